### Ceux qui sont à une table : qui est là, ce qu'ils conviennent hors du jeu et ce qu'ils disent.

company-label = À la table
company-here = est là
company-thinks = réfléchit
company-away = est absent
company-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
company-follow = Les joueurs continuent à une autre table : les suivre
company-vacant = Envoyez ce lien à qui prendra la place libre :

## Ce qui est proposé

company-asks-draw = { $player } propose la nulle.
company-asks-back = { $player } demande à reprendre son dernier choix, avec tout ce qui en a suivi.
company-asks-again = { $player } demande une revanche.
company-asks-swap = { $player } demande une revanche en changeant de camp.
company-asks-computer = { $whose ->
    [own] { $player } doit partir : l'ordinateur jouerait la suite.
   *[other] { $player } propose que l'ordinateur joue la suite à la place { DE($other) }.
}
company-asks-person = { $whose ->
    [own] { $player } doit partir : quelqu'un d'autre jouerait la suite.
   *[other] { $player } propose d'inviter quelqu'un d'autre à la place { DE($other) }.
}
company-asks-pause = { $player } demande une pause : les horloges s'arrêtent et personne ne joue.
company-asks-resume = { $player } veut reprendre.
company-asks-pace = { $player } demande une autre cadence, toutes les horloges à neuf : { $pace }.
company-agree = Accepter
company-agree-as = Accepter pour { $player }
company-decline = Refuser
company-awaits = Les autres sont consultés.
company-withdraw = Retirer
company-let-computer = Laisser jouer l'ordinateur
company-let-person = Inviter quelqu'un d'autre

## Ce qu'on peut faire

company-draw = Proposer la nulle
company-back = Demander à reprendre
company-back-alone = Reprendre, même au-delà des dés
company-abort = Arrêter avant le début
company-leave-computer = Laisser la place à l'ordinateur
company-leave-person = Laisser la place à quelqu'un
company-resign = Abandonner
company-sure = Oui
company-stay = Non, continuer
company-sure-resign = Abandonner cette partie ? On ne peut pas revenir là-dessus.
company-sure-leave = Quitter cette place ? Les autres sont d'abord consultés ; ensuite elle n'est plus à vous.
company-watch = Lien pour regarder
company-watch-text = Qui l'a voit ce que tout le monde peut voir, et aucune main.
company-report = Signaler quelqu'un

## Comment elle a fini

ended-resigned = { $player } a abandonné.
ended-out-of-time = Le temps de { $player } était écoulé.
ended-agreed = D'un commun accord.
ended-aborted = Arrêtée avant le début
ended-aborted-text = { $player } a arrêté la partie avant que chacun ait joué : personne n'a gagné ni perdu.
ended-again = Demander une revanche
ended-swap = Demander à changer de camp

## Conversation

talk-none = Personne n'a encore rien dit.
talk-none-watching = Personne n'a encore rien dit. Les joueurs verront ce que vous dites à la fin de la partie.
talk-nobody = Spectateur
talk-words = Dire quelque chose
talk-send = Envoyer
talk-phrases = Phrases toutes faites
talk-report = signaler
talk-mute = masquer
talk-muted = Vous n'entendez plus { $player }.
talk-hear = entendre à nouveau

phrase-hello = Bonjour !
phrase-good_game = Bonne partie !
phrase-well_played = Bien joué !
phrase-thanks = Merci.
phrase-sorry = Pardon.
phrase-take_your_time = Prenez votre temps.
phrase-thinking = Je dois réfléchir.
phrase-back_soon = Je reviens tout de suite.
phrase-back = Me revoilà.
phrase-slip = C'était une erreur de main.
phrase-again = Encore une ?
phrase-goodbye = Au revoir.
