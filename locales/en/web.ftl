### What the browser client says of its own.

## Everywhere

close = Close
skip-to-content = Skip to the content
page-failed = This page could not be fetched. Is the server still running? Reload to try again.
back-to-start = Back to the start
language = Language
nav-label = Pages
nav-new = New game
nav-learn = Learn
nav-army = Armies
nav-rules = Rules
nav-settings = Settings
missing-title = No such page
missing-text = The address leads nowhere here.
seat-number = Player { $number }

## Credits

credits-title = Credits
credits-unofficial = Omphalos is an unofficial work of people who like the game. It is not connected with its authors or publishers, and none of their texts or pictures are in it.
credits-icons-title = Icons
credits-icons = The icons are by Lorc, Delapouite and other contributors of game-icons.net, under the licence Creative Commons Attribution 3.0. Their colours were changed.
credits-fonts-title = Typefaces
credits-fonts = Titles are set in Cinzel by Natanael Gama, text in Source Sans 3 by Paul D. Hunt for Adobe, both under the SIL Open Font License 1.1.

## Rules reference

rules-title = Rules
rule-link = Rule { $rule }
rules-search = Search the rules
rules-none = No rule has these words.
rules-ruling = Ruling of this project

## Cards

card-aow = Art of war
card-omphalos = Omphalos
card-back = Card
card-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

## Board

board-label = Board: { $board }
board-help = Arrow keys move from place to place, Enter chooses. Page Down and Page Up go through what may be chosen. Plus, minus and zero zoom, Shift with arrow keys moves the picture.
board-area = { $tag }, { $terrain }, { $used } of { $capacity } places taken
board-unit = { $name } of { $owner }, vitality { $vitality } of { $max }, in { $area }
board-lit = { $label }, may be chosen
zoom-label = Zoom
zoom-in = Closer
zoom-out = Farther
zoom-fit = Show the whole board

## Start

start-tagline = Mythological battles on a board, by the rules
start-play = Play now
start-failed = The game could not be started: { $reason }
start-you = You
start-computer = Computer
