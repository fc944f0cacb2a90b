### Unit sheets and tables of units.

sheet-name = { $name } ({ $kind })
sheet-cost = { $points } RP
sheet-mythology = { $mythology } mythology
sheet-cards = { $cards ->
    [one] 1 activation card
   *[other] { $cards } activation cards
}
sheet-strategic-value = strategic value { $cards }
sheet-veteran = a version of { $unit }: a side has one or the other
sheet-designed = Numbers without a source were designed for this project.
sheet-vitality = vitality
sheet-miniatures = miniatures
sheet-available = yes
sheet-unavailable = -
sheet-talents = Talents
sheet-powers = Powers
sheet-entry = { $name }: { $text }
sheet-power = { $name } ({ $terms }): { $text }

table-id = id
table-name = name
table-type = type
table-cost = RP
table-vitality = vit
table-offence = off
table-defence = def
table-range = rng
table-movement = mov
table-class-and-talents = class, talents
