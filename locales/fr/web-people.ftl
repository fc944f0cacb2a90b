### Qui est qui, et les parties de chacun.

games-title = Mes parties
games-search = Chercher par joueur
games-yours = À vous de jouer
games-theirs = Aux autres de jouer
games-done = Finies
games-none = Aucune.
games-more = En montrer plus
games-review = Analyser
games-nobody = Vos parties seront ici, sur tous vos appareils. Vous n'en avez pas encore.
games-failed = Vos parties n'ont pas pu être chargées : { $reason }
account-title = Compte
account-sign-in = Se connecter
account-guest = Vous jouez sous le nom « { $name } », en invité : vos parties restent dans ce navigateur. Un compte les emporte sur tous vos appareils.
account-nobody = Rien n'est nécessaire pour jouer. Un compte retrouve vos parties sur tous vos appareils.
account-ways = Que voulez-vous faire ?
account-door-up = Nouveau compte
account-door-in = Se connecter
account-door-lost = Mot de passe perdu
account-do-up = Créer le compte
account-do-in = Se connecter
account-do-lost = Changer le mot de passe
account-name = Nom
account-name-note = De 3 à 24 caractères. Les autres le voient.
account-password = Mot de passe
account-password-new = Nouveau mot de passe
account-password-note = Au moins 8 caractères.
account-password-proof = Demandé pour changer le mot de passe, pour de nouveaux codes et pour supprimer le compte.
account-password-change = Changer le mot de passe
account-code = Code de secours
account-code-note = L'un des huit que vous avez reçus. Il ne sert qu'une fois.
account-called = Votre nom d'invité
account-rename = Changer le nom
account-forget-guest = Oublier cet invité
account-codes = Codes de secours
account-codes-text = Si vous perdez votre mot de passe, chacun de ces codes permet d'en choisir un autre, une fois. Ils ne sont montrés que maintenant : gardez-les en lieu sûr.
account-codes-save = Enregistrer dans un fichier
account-codes-done = Je les ai gardés
account-codes-left =
    { $codes ->
        [one] Il reste un code de secours.
       *[other] Il reste { $codes } codes de secours.
    }
account-codes-new = Nouveaux codes de secours
account-devices = Où vous êtes connecté
account-device-unknown = Un appareil
account-here = ici
account-sign-out = Se déconnecter
account-sign-out-everywhere = Se déconnecter partout
account-secure = Mot de passe et codes
account-mail = Courriel
account-mail-address = Adresse électronique
account-mail-note = Facultative. Laissez vide pour la faire oublier.
account-save = Enregistrer
account-saved = Enregistré.
account-bots = Bots
account-bots-text = Un bot est un programme à vous, qui joue avec un jeton à lui.
account-bot-name = Nom du bot
account-bot-add = Ajouter un bot
account-bot-remove = Retirer
account-token = Son jeton, montré maintenant seulement :
account-data = Vos données
account-data-text = Vous pouvez emporter tout ce qui est gardé de vous. Supprimer le compte laisse les parties entières pour les autres.
account-export = Enregistrer mes données
account-delete = Supprimer le compte
account-order = Veiller à l'ordre
