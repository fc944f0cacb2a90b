### Qui est qui : pourquoi une demande est refusée.

person-unknown = Vous n'êtes pas connecté, ou ne l'êtes plus.
person-no-origin = La demande ne dit pas de quelle page elle vient.
person-no-device = Vous n'êtes pas connecté sur cet appareil, ou ne l'êtes plus.
