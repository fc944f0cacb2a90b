### What is said around any game.

play-player = Player { $number }
play-detail = – { $label }: { $parts }
reason-forbidden = Not possible: { $text } ({ $rule })
reason-forbidden-bare = Not possible: rule { $rule }
reason-rule = Rule { $rule }: { $text }
reason-bare-rule = Rule { $rule }
reason-percent = { $value }%
