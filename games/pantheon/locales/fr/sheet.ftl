### Fiches et tableaux d'unités.

sheet-name = { $name } ({ $kind })
sheet-cost = { $points } PR
sheet-mythology = mythologie { $mythology }
sheet-cards = { $cards ->
    [one] { $cards } carte activation
   *[other] { $cards } cartes activation
}
sheet-strategic-value = valeur stratégique { $cards }
sheet-veteran = une version { DE($unit) } : un camp a l'une ou l'autre
sheet-designed = Les nombres sans source ont été conçus pour ce projet.
sheet-vitality = vitalité
sheet-miniatures = figurines
sheet-available = oui
sheet-unavailable = -
sheet-talents = Talents
sheet-powers = Pouvoirs
sheet-entry = { $name } : { $text }
sheet-power = { $name } ({ $terms }) : { $text }

table-id = id
table-name = nom
table-type = type
table-cost = PR
table-vitality = vit
table-offence = com
table-defence = déf
table-range = por
table-movement = dép
table-class-and-talents = trait, talents
