### Pourquoi une chose est impossible, dans les mots du moment. Les variantes portent les noms des règles.

con-moment-refused =
    { $rule ->
        [CON_3_4] Vous n'avez pas encore de { $figure } : la maison de guilde engage des assistants.
        [CON_6_4] Votre { $figure } est déjà en place ce tour.
        [CON_5_2] Votre { $figure } ne travaille pas là : un assistant va aux actions de sa spécialité, le conjureur partout.
        [CON_5_6] Votre { $figure } ne défie personne : seul le conjureur se bat en duel.
        [CON_14_3] La taverne donne le bouton d'initiative, et vous l'avez.
        [CON_19_1] Impossible de défier cette maison : c'est la vôtre, ou personne n'y habite.
        [CON_R22] Cette maison est déjà défiée ce tour.
        [CON_R20] Il n'y a plus de place là ce tour.
        [CON_4_13] L'étang est fermé à deux joueurs.
        [CON_4_14] La mine de saphir est fermée à deux joueurs.
        [CON_4_15] L'entrepôt de saphir est fermé à deux joueurs.
        [CON_4_2] Ce champ de bataille est fermé dans cette partie : sa mythologie a été écartée au début.
        [CON_4_7] Ce champ de bataille est fermé dans cette partie : sa mythologie a été écartée au début.
        [CON_9_9] Cela ne donne encore rien : le fer et le bronze viennent avec la phase II.
        [CON_9_10] Cela ne donne encore rien : le saphir et le diamant viennent avec la phase III.
        [CON_7_4] Les combats viennent en dernier, après tout le reste en ville.
        [CON_R32] Votre { $figure } vient d'être engagé et travaille dès le prochain tour.
        [CON_R25] Votre { $figure } reste à la maison ce tour : il n'y avait pas de place.
        [CON_R45] La nourriture ne s'échange pas.
        [CON_R42] Une ressource ne s'échange pas contre elle-même.
        [CON_R15] Il n'y a pas de saphir à deux joueurs : le diamant le remplace.
        [CON_4_16] Il n'y a pas de saphir à deux joueurs : prenez du diamant.
        [CON_13_14] En phase I, le marché ne donne que du bois et de la pierre.
        [CON_13_15] En phase II, le marché ne donne ni saphir ni diamant.
        [CON_13_2] Pour cet échange il faut 3 × { $pay } : vous en avez { $held }.
        [CON_13_3] Pour cet échange il faut 3 × { $pay } : vous en avez { $held }.
        [CON_13_4] Pour cet échange il faut 6 × { $pay } : vous en avez { $held }.
        [CON_13_5] Pour cet échange il faut 2 × { $pay } : vous en avez { $held }.
        [CON_13_6] Pour cet échange il faut 3 × { $pay } : vous en avez { $held }.
        [CON_13_7] Pour cet échange il faut 3 × { $pay } : vous en avez { $held }.
        [CON_13_8] Pour cet échange il faut 1 × { $pay } : vous en avez { $held }.
        [CON_13_9] Pour cet échange il faut 2 × { $pay } : vous en avez { $held }.
        [CON_13_10] Pour cet échange il faut 3 × { $pay } : vous en avez { $held }.
        [CON_5_3] On n'engage que des assistants.
        [CON_R31] Vous avez déjà un { $figure } : un seul de chaque spécialité.
        [CON_15_4] Vous avez trois assistants : il n'y en a pas plus.
        [CON_15_2] Impossible de payer le { $figure } : le deuxième assistant coûte 4 bois et 4 pierres.
        [CON_15_3] Impossible de payer le { $figure } : le troisième assistant coûte 4 fers et 4 bronzes.
        [CON_16_1] { $creature } n'est pas à vous.
        [CON_16_11] { $creature } vient trop tard : après un niveau plus haut, on ne sacrifie plus de niveau plus bas.
        [CON_16_3] Une créature de niveau 1 donne de la pierre et du bois, ou de la nourriture.
        [CON_16_4] Une créature de ce niveau donne d'autres ressources.
        [CON_17_2] Le forgeron vend des objets ; { $card } est un artefact.
        [CON_17_3] L'artificier vend des artefacts ; { $card } est un objet.
        [CON_17_4] { $card } : il n'y en a plus à vendre.
        [CON_4_3] { $card } n'est pas à vendre dans cette partie : sa mythologie a été écartée.
        [CON_4_8] { $card } n'est pas à vendre dans cette partie : sa mythologie a été écartée.
        [CON_29_12] Impossible de payer { $card } : la remise valait pour le premier achat.
        [CON_4_17] Impossible de payer { $card } : à deux joueurs, ses saphirs se paient en diamants.
        [CON_32_3] Impossible de payer { $card } : le prix est { $price }.
        [CON_18_2] { $creature } n'est pas à gagner sur ce champ de bataille.
        [CON_R69] { $creature } n'est plus à gagner.
        [CON_28_8] { $creature } est au fond d'un gosier et ne peut que s'en libérer.
        [CON_R137] { $creature } digère et attend.
        [CON_28_6] Cet emplacement attend une créature qui digère.
        [CON_23_9] Impossible d'invoquer { $creature } là : déjà sur le terrain, ou emplacement occupé.
        [CON_22_7] { $creature } n'a pas été tiré pour ce combat.
        [CON_23_6] { $creature } n'est pas dans votre main.
        [CON_27_4] { $creature } ne bouge pas, à cause du givre.
        [CON_33_12] { $creature } est sous une entrave : ni déplacement, ni attaque.
        [CON_33_10] { $creature } ne bouge pas : son équipement est trop lourd.
        [CON_23_10] { $creature } ne va que vers un emplacement libre juste à côté.
        [CON_23_16] { $creature } a bougé deux fois de suite : il faut autre chose d'abord.
        [CON_28_1] { $creature } n'attaque pas : son action est de dévorer.
        [CON_23_11] { $creature } ne peut pas attaquer sans être de votre côté du terrain.
        [CON_23_15] { $creature } ne peut pas attaquer : personne en face.
        [CON_26_13] { $creature } ne peut pas attaquer : la créature d'en face vole, et il faut voler pour l'atteindre.
        [CON_28_4] { $creature } ne peut pas dévorer : il faut la capacité, et quelqu'un en face.
        [CON_28_13] { $creature } ne peut pas dévorer, à cause du givre.
        [CON_28_12] { $creature } revient à l'instant et dévore dès son prochain tour.
        [CON_R127] { $creature } ne peut pas dévorer : la créature d'en face vole.
        [CON_33_16] { $creature } a déjà entravé quelqu'un dans ce combat.
        [CON_R141] On n'entrave qu'une créature de l'autre camp.
        [CON_R157] { $card } est déjà à l'usage d'une créature.
        [CON_32_1] { $card } n'est pas à vous.
        [CON_R88] Il reste quelque chose à faire : agir est obligatoire.
       *[other] { "" }
    }
