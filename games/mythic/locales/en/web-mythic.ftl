### What the browser says at a table of Mythic Battles 2012 only.

mythic-title = Mythic Battles (2012)
mythic-field = Battlefield
mythic-space = { $space }, { $terrain }
mythic-space-unit = { $space }, { $terrain }: { $unit } of { $player }, Vitality { $vitality }
mythic-no-board = no board yet

mythic-turn = Turn { $turn }
mythic-stage-start = Starting roll
mythic-stage-boards = Laying the boards
mythic-stage-zones = Deployment zones
mythic-stage-deploy = Deployment
mythic-quiet = ({ $turns } turns without a wound)
mythic-quiet-why = After { $limit } turns in a row without a wound the battle is a draw.

# Characteristics and cards
mythic-vitality = Vitality
mythic-vitality-of = Vitality { $vitality } of { $max }
mythic-move = Movement (combat / free)
mythic-cc = Close combat
mythic-ranged = Ranged (range)
mythic-defence = Defense
mythic-leadership = Leadership
mythic-talents = Talents
mythic-flying = flying
mythic-legendary = legendary
mythic-power = Power points
mythic-pp = PP
mythic-points =
    { $points ->
        [one] 1 power point
       *[other] { $points } power points
    }
mythic-cost-aow = Costs an Art of War card.
mythic-aow = Art of War
mythic-aow-up = Art of War cards face up: { $cards }
mythic-aow-line = { $up } face up, { $total } in all
mythic-hand = Hand
mythic-known = known: { $cards }
mythic-deck = Deck
mythic-under =
    { $count ->
        [one] 1 card put under it
       *[other] { $count } cards put under it
    }
mythic-discard = Discard pile
mythic-front = Played this turn
mythic-standing = Units left: { $units }. With 3 the battle is lost.
mythic-team-mate = your team mate
mythic-destroyed = Destroyed

# Unit sheet
mythic-sheet = sheet
mythic-sheet-of = Sheet of { $unit }
mythic-sheet-cost = { $cost } points, { $maneuvers } Maneuver cards
mythic-sheet-owner = Led by { $player }
mythic-sheet-rows = The Unit cards, highest Vitality first
mythic-sheet-now = in force
mythic-sheet-note = [+] marks a characteristic that can be raised by 1 for 1 PP. The number after a talent is its cost in PP.
mythic-dice-short =
    { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
mythic-mark-activated = activated this turn
mythic-mark-countered = has counterattacked this turn
mythic-mark-retreated = has retreated this turn
mythic-mark-aura = Aura of Strength at work
mythic-mark-child = Child of Arachne at work
mythic-mark-rage = fights with its top card
mythic-mark-sentenced = may shoot, move and strike
mythic-mark-webbed = caught in a web
mythic-army-of = Army of { $player }
mythic-army-line = { $faction }, { $cost } points

# Cards in hand
mythic-short-activate = Activate
mythic-short-activate-aow = Activate: Art of War
mythic-short-activate-leader = Activate: 1 PP
mythic-short-convert = +{ $points } PP
mythic-short-search = Search
mythic-short-under = Under the deck
mythic-short-discard = Discard
mythic-pick-token = Choose a token below, then a space of your zone.
mythic-pick-space = Click a lit space to move there.
mythic-pick-space-far = Click a lit space to move there. From the dotted ones the unit cannot attack this turn.
mythic-plan-move = { $unit }: move to { $area }
mythic-with-cards = Decide with your cards.

# Attacks and dice
mythic-dice = Dice
mythic-difficulty = Difficulty
mythic-defends = { $by } defends { $unit }
mythic-successes =
    { $count ->
        [one] 1 success
       *[other] { $count } successes
    }
mythic-wounds =
    { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }
mythic-chain = { $before }+ = { $value }
mythic-marked = again
mythic-dice-tip = Click fives to throw them again; give up a 1–4 to raise another 1–4 by 1.
mythic-best = Best play
mythic-unanswered = It cannot strike back:
mythic-answered = { $on } may counterattack with its Maneuver card, at the same time.
mythic-forecast-talents = What talents would change
mythic-use-plus = { $unit }: +1 { $stat }
mythic-plus-cc = close combat
mythic-plus-ranged = ranged
mythic-plus-defence = Defense
mythic-use-cost = ({ $points } PP)
mythic-use-cards = cards have to be turned into PP first
mythic-webs = Nobody is wounded.
mythic-web-chance = { $chance } to web the target

# Standing orders
mythic-orders-always-text = For every reaction, and whenever cards could be turned into power points.
mythic-orders-reactions = For reactions
mythic-orders-reactions-text = When a unit of mine can harass, defend, strike back or use a talent.
mythic-orders-points = Moments to turn cards into power points
mythic-order-harass = Harass a unit that is activated
mythic-order-evade = Evade a close combat attack
mythic-order-defend = Defend a unit that is attacked
mythic-order-counterattack = Counterattack
mythic-order-talents = Talents of a unit that is attacked
mythic-order-cancel = Cancel wounds
mythic-order-turn-start = At the start of a turn
mythic-order-activation-end = After an activation
mythic-order-turn-end = At the end of a turn

# The field in words
mythic-text-unit = { $space }: { $unit }, { $vitality }/{ $max }, { $terrain }
mythic-text-nobody = Nobody on the battlefield.
mythic-text-spaces = Spaces

# A new battle
mythic-recruit = Recruit an army
mythic-deck-building = Deck building variant
mythic-deck-building-text = Armies mix units of all factions; no unit stands in two of them.
mythic-battlefield = Battlefield
mythic-laying-chosen = As the rules have it
mythic-laying-chosen-text = Whoever wins the starting roll lays the boards.
mythic-laying-first = First games
mythic-laying-first-text = A fixed battlefield, ready at once.
mythic-laying-laid = My own
mythic-laying-laid-text = Choose and turn the boards here.
mythic-place = Board { $place }
mythic-turn-board = Turn board { $place }
mythic-first = Who begins
mythic-quiet-turns = Draw after quiet turns
mythic-quiet-turns-note = So many turns in a row without a wound end the battle.
mythic-faction = Faction
mythic-army-name = Name of the army
mythic-army-mine = My army
mythic-keep = Keep and use
mythic-chosen = Recruited units
mythic-dismiss = dismiss
mythic-cost-of = { $cost } points ({ $least } to { $points })
mythic-units-of =
    { $units ->
        [one] 1 unit (5 to 10)
       *[other] { $units } units (5 to 10)
    }
mythic-begin-power = begins with { $points } PP
mythic-deck-size = { $cards } cards
