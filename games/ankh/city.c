/* The city as data: areas and their neighbours (AM-1.2, AM-1.3, AM-6.2, section 23), events (section 21),
 * personalities (section 22). */
#include "games/ankh/decide.h"

#define AREA(KEY, EN, FR, COST, WET, POWER_EN, POWER_FR, ADJACENT)                                                     \
    { KEY, PL_TEXT(EN, FR), PL_TEXT(POWER_EN, POWER_FR), COST, WET, ADJACENT }
/* Neighbours as bits, by the numbers on the board. */
#define N(NUMBER) (1u << ((NUMBER)-1))

const struct am_place am_places[AM_AREAS] = {
    [AM_DOLLY_SISTERS] = AREA("dolly_sisters", "Dolly Sisters", "Les Sœurs-Étienne", 6, 1,
                              "For $3, place a minion here or in an adjacent area.",
                              "Pour 3 $, placez un agent ici ou dans un quartier adjacent.", N(2) | N(3) | N(12)),
    [AM_UNREAL_ESTATE] =
        AREA("unreal_estate", "Unreal Estate", "Le Terrain Forcier", 18, 1, "Draw a card, then discard a card.",
             "Piochez une carte, puis défaussez une carte.", N(1) | N(3) | N(4) | N(10) | N(11) | N(12)),
    [AM_DRAGONS_LANDING] = AREA("dragons_landing", "Dragon's Landing", "L'Atterrissage-du-Dragon", 12, 0, "Take $2.",
                                "Prenez 2 $.", N(1) | N(2) | N(4)),
    [AM_SMALL_GODS] =
        AREA("small_gods", "Small Gods", "Les Petits-Dieux", 18, 1,
             "Whenever a random event would affect one of your pieces, $3 keeps that piece from harm; at "
             "any player's turn, as often as you can pay.",
             "Chaque fois qu'un Événement Aléatoire va toucher un de vos pions, 3 $ l'en préservent ; au tour de "
             "n'importe qui, aussi souvent que vous pouvez payer.",
             N(2) | N(3) | N(5) | N(6) | N(10)),
    [AM_THE_SCOURS] = AREA("the_scours", "The Scours", "Les Décapes", 6, 1, "Discard a card to take $2.",
                           "Défaussez une carte pour prendre 2 $.", N(4) | N(6) | N(7) | N(8) | N(10)),
    [AM_THE_HIPPO] = AREA("the_hippo", "The Hippo", "L'Hippo", 12, 0, "Take $2.", "Prenez 2 $.", N(4) | N(5) | N(7)),
    [AM_THE_SHADES] =
        AREA("the_shades", "The Shades", "Les Ombres", 6, 1,
             "Put a trouble marker here or in an adjacent area that holds a minion and no marker.",
             "Posez un jeton Chaos ici ou dans un quartier adjacent où se trouve un agent et pas de jeton.",
             N(5) | N(6) | N(8)),
    [AM_DIMWELL] =
        AREA("dimwell", "Dimwell", "Sombrepuits", 6, 1, "For $3, place a minion here or in an adjacent area.",
             "Pour 3 $, placez un agent ici ou dans un quartier adjacent.", N(5) | N(7) | N(9)),
    [AM_LONGWALL] = AREA("longwall", "Longwall", "Grand-Mur", 12, 1, "Take $1.", "Prenez 1 $.", N(8) | N(10) | N(11)),
    [AM_ISLE_OF_GODS] =
        AREA("isle_of_gods", "Isle of Gods", "Île des Dieux", 12, 1, "For $2, remove a trouble marker from any area.",
             "Pour 2 $, retirez un jeton Chaos de n'importe quel quartier.", N(2) | N(4) | N(5) | N(9) | N(11)),
    [AM_SEVEN_SLEEPERS] = AREA("seven_sleepers", "Seven Sleepers", "Les Sept-Dormants", 18, 1, "Take $3.",
                               "Prenez 3 $.", N(2) | N(9) | N(10) | N(12)),
    [AM_NAP_HILL] =
        AREA("nap_hill", "Nap Hill", "Mont-Roupillon", 12, 1, "Take $1.", "Prenez 1 $.", N(1) | N(2) | N(11)),
};
#undef AREA
#undef N

const struct am_event_row am_event_rows[AM_EVENTS] = {
    [AM_EV_DRAGON] =
        {"the_dragon", PL_TEXT("The Dragon", "Le Dragon"),
         PL_TEXT(
             "One roll. All minions of that area, trolls and demons included, its building and its trouble marker go.",
             "Un jet. Tous les agents de ce quartier, trolls et démons compris, son bâtiment et son jeton Chaos "
             "disparaissent."),
         1, &am_event_dragon},
    [AM_EV_FLOOD] = {"flood", PL_TEXT("Flood", "Inondation"),
                     PL_TEXT("Two rolls; of the areas rolled, those that touch the river are flooded. In turn order "
                             "each player moves every own minion standing there, one by one, to an adjacent area that "
                             "is not flooded. Buildings, trolls and demons stay.",
                             "Deux jets ; parmi les quartiers tirés, ceux qui touchent le fleuve sont inondés. Dans "
                             "l'ordre du tour, chaque joueur déplace chacun de ses agents qui s'y trouvent, un par un, "
                             "vers un quartier adjacent non inondé. Bâtiments, trolls et démons restent."),
                     2, &am_event_flood},
    [AM_EV_FIRE] = {"fire", PL_TEXT("Fire", "Incendie"),
                    PL_TEXT("One roll. If a building stands there it goes, and the die is rolled again: while the new "
                            "area is adjacent to the last one and has a building, that one goes too.",
                            "Un jet. S'il y a là un bâtiment, il disparaît et l'on relance : tant que le nouveau "
                            "quartier est adjacent au dernier et a un bâtiment, celui-ci disparaît aussi."),
                    1, &am_event_fire},
    [AM_EV_FOG] = {"fog", PL_TEXT("Fog", "Brouillard"),
                   PL_TEXT("The top five cards of the draw pile are shown and discarded.",
                           "Les cinq premières cartes de la pioche sont montrées et défaussées."),
                   0, &am_event_fog},
    [AM_EV_RIOTS] =
        {"riots", PL_TEXT("Riots", "Émeutes"),
         PL_TEXT("With eight or more trouble markers on the board the game ends (AM-11.4); otherwise nothing happens.",
                 "Avec huit jetons Chaos ou plus sur le plateau, la partie finit (AM-11.4) ; sinon il ne se "
                 "passe rien."),
         0, &am_event_riots},
    [AM_EV_EXPLOSION] = {"explosion", PL_TEXT("Explosion", "Explosion"),
                         PL_TEXT("One roll; the building of that area goes.",
                                 "Un jet ; le bâtiment de ce quartier disparaît."),
                         1, &am_event_quake},
    [AM_EV_MURDERS] = {"mysterious_murders", PL_TEXT("Mysterious Murders!", "Meurtres Mystérieux !"),
                       PL_TEXT("From the player whose turn it is, each player in turn rolls and removes a minion of "
                               "their choice, troll or demon included, from that area; their own if only their own are "
                               "there; a trouble marker there goes too.",
                               "À partir du joueur dont c'est le tour, chacun lance le dé et retire un agent de son "
                               "choix, troll ou démon compris, de ce quartier ; un des siens s'il n'y a que les siens "
                               "; le jeton Chaos part aussi."),
                       0, &am_event_murders},
    [AM_EV_DEMONS] =
        {"demons_from_the_dungeon_dimensions",
         PL_TEXT("Demons from the Dungeon Dimensions", "Démons des Dimensions de la Basse-Fosse"),
         PL_TEXT("Four rolls; a demon enters each area rolled, and each gets a trouble marker, even if it was empty.",
                 "Quatre jets ; un démon entre dans chaque quartier tiré, et chacun reçoit un jeton Chaos, même "
                 "vide."),
         4, &am_event_arrivals},
    [AM_EV_SUBSIDENCE] = {"subsidence", PL_TEXT("Subsidence", "Affaissement"),
                          PL_TEXT(
                              "Each player pays the bank $2 for each own building; those that cannot be paid for go.",
                              "Chaque joueur paie à la banque 2 $ pour chacun de ses bâtiments ; ceux qu'il ne peut "
                              "payer disparaissent."),
                          0, &am_event_subsidence},
    [AM_EV_JOHNSON] =
        {"bloody_stupid_johnson", PL_TEXT("Bloody Stupid Johnson", "Bougre-de-Sagouin Jeanson"),
         PL_TEXT("One roll. If a player holds the City Area card of that area, the card leaves the game "
                 "and its holder removes one own minion from there, if there is one. The building stays.",
                 "Un jet. Si un joueur détient la carte Quartier de ce numéro, elle retourne dans la boîte et son "
                 "détenteur y retire un de ses agents, s'il y en a. Le bâtiment reste."),
         1, &am_event_johnson},
    [AM_EV_TROLLS] =
        {"trolls", PL_TEXT("Trolls", "Trolls"),
         PL_TEXT(
             "Three rolls; a troll enters each area rolled, with trouble where another minion stands.",
             "Trois jets ; un troll entre dans chaque quartier tiré, avec le Chaos là où se trouve un autre agent."),
         3, &am_event_arrivals},
    [AM_EV_EARTHQUAKE] = {"earthquake", PL_TEXT("Earthquake", "Tremblement de terre"),
                          PL_TEXT("Two rolls; the building of each area rolled goes.",
                                  "Deux jets ; le bâtiment de chaque quartier tiré disparaît."),
                          2, &am_event_quake},
};

const struct pl_role am_roles[] = {
    [AM_VETINARI] = {"lord_vetinari", PL_TEXT("Lord Vetinari", "Lord Vétérini"),
                     PL_TEXT(
                         "wins with a minion in 11, 10 or 9 different areas without demons (with 2, 3 or 4 players)",
                         "gagne avec un agent dans 11, 10 ou 9 quartiers différents sans démon (à 2, 3 ou 4 joueurs)"),
                     PL_TEXT("Lord Vetinari", "Lord Vétérini")},
    [AM_SELACHII] = {"lord_selachii", PL_TEXT("Lord Selachii", "Seigneur Selachii"),
                     PL_TEXT("wins with control of 7, 5 or 4 areas (with 2, 3 or 4 players)",
                             "gagne en contrôlant 7, 5 ou 4 quartiers (à 2, 3 ou 4 joueurs)"),
                     PL_TEXT("Lord Selachii", "le Seigneur Selachii")},
    [AM_RUST] = {"lord_rust", PL_TEXT("Lord Rust", "Seigneur Rouille"),
                 PL_TEXT("wins with control of 7, 5 or 4 areas (with 2, 3 or 4 players)",
                         "gagne en contrôlant 7, 5 ou 4 quartiers (à 2, 3 ou 4 joueurs)"),
                 PL_TEXT("Lord Rust", "le Seigneur Rouille")},
    [AM_DE_WORDE] = {"lord_de_worde", PL_TEXT("Lord de Worde", "Seigneur des Mots"),
                     PL_TEXT("wins with control of 7, 5 or 4 areas (with 2, 3 or 4 players)",
                             "gagne en contrôlant 7, 5 ou 4 quartiers (à 2, 3 ou 4 joueurs)"),
                     PL_TEXT("Lord de Worde", "le Seigneur des Mots")},
    [AM_DRAGON_KING] = {"dragon_king_of_arms", PL_TEXT("Dragon King of Arms", "Dragon Roi d'Armes"),
                        PL_TEXT("wins with eight or more trouble markers on the board, whoever caused them",
                                "gagne avec huit jetons Chaos ou plus sur le plateau, quelle qu'en soit la cause"),
                        PL_TEXT("Dragon King of Arms", "le Dragon Roi d'Armes")},
    [AM_CHRYSOPRASE] = {"chrysoprase", PL_TEXT("Chrysoprase", "Chrysoprase"),
                        PL_TEXT("wins with 50 in money and cost of buildings (none for those in areas with a demon), "
                                "less 12 per loan. Not with two players",
                                "gagne avec 50 $ en argent et en Coûts de Construction (rien pour les bâtiments des "
                                "quartiers où se trouve un démon), moins 12 $ par prêt. Pas à deux joueurs"),
                        PL_TEXT("Chrysoprase", "Chrysoprase")},
    [AM_VIMES] = {"commander_vimes", PL_TEXT("Commander Vimes", "Commissaire Divisionnaire Vimaire"),
                  PL_TEXT("wins when the draw pile is exhausted and nobody has won before",
                          "gagne quand la pioche est épuisée et que personne n'a gagné avant"),
                  PL_TEXT("Commander Vimes", "le Commissaire Divisionnaire Vimaire")},
    {0}};

const uint8_t am_goals[AM_PERSONS][3] = {
    [AM_VETINARI] = {11, 10, 9},  [AM_SELACHII] = {7, 5, 4},      [AM_RUST] = {7, 5, 4},  [AM_DE_WORDE] = {7, 5, 4},
    [AM_DRAGON_KING] = {8, 8, 8}, [AM_CHRYSOPRASE] = {0, 50, 50}, [AM_VIMES] = {0, 0, 0},
};
