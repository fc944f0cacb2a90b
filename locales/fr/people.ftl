### Qui est qui : pourquoi une demande est refusée.

person-unknown = Vous n'êtes pas connecté, ou ne l'êtes plus.
person-no-origin = La demande ne dit pas de quelle page elle vient.
person-no-device = Vous n'êtes pas connecté sur cet appareil, ou ne l'êtes plus.
person-no-account = Seuls les comptes peuvent faire cela.
person-no-guest = Un compte garde son nom.
person-name = Un nom compte de 3 à 24 caractères visibles.
person-name-taken = Quelqu'un porte déjà ce nom, ou un nom qui lui ressemble.
person-password = Un mot de passe compte de 8 à 128 caractères, et n'est pas le nom.
person-wrong = Le nom, le mot de passe ou le code est faux.
person-mail = Ce n'est pas une adresse électronique.
person-bots = Un compte a 8 bots au plus.
person-no-bot = Il n'y a pas de tel bot.
person-no-person = Personne avec un compte ne s'appelle ainsi.
rated-no-person = Une partie n'est classée que si une personne y joue contre quelqu'un.
rated-unmeasured = On ne connaît pas la force de ce joueur automatique à ce jeu : la partie ne peut pas être classée.
rated-no-account = Cette partie est classée : seuls ceux qui ont un compte y jouent. Connectez-vous d'abord.
rated-alone = Cette partie est classée, et vous y avez déjà une place.
