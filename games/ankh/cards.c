/* The 101 action cards as data (section 20 of rules.md: AM-20.N is card N): symbols in their order, the money of the
 * money symbol, and the text. The same text on several cards is one entry of the table of texts, and one function. */
#include "games/ankh/state.h"

/* French names: 'r' stands in the French rulebook or on a picture of the card; 'n' the novels in French have it; 'm'
 * believed to be that of the novels, from memory, looked up nowhere; 'o' of our own making, where nothing gives one. */
#define CARD(KEY, EN, FR, NAMED, TEXT, MONEY, ...)                                                                     \
    {                                                                                                                  \
        KEY, PL_TEXT(EN, FR), NAMED, AM_T_##TEXT, MONEY, {                                                             \
            __VA_ARGS__                                                                                                \
        }                                                                                                              \
    }

const struct am_card am_cards[AM_CARDS] = {
    [AM_MR_BOGGIS] = CARD("mr_boggis", "Mr Boggis", "M. Boggis", 'm', LEVY, 0, AM_SCROLL, AM_MINION),
    [AM_MR_BENT] = CARD("mr_bent", "Mr Bent", "M. Fripon", 'r', LOAN, 0, AM_SCROLL, AM_AGAIN),
    [AM_THE_BEGGARS_GUILD] =
        CARD("the_beggars_guild", "The Beggars' Guild", "La Guilde des Mendiants", 'n', BEG, 0, AM_SCROLL, AM_MINION),
    [AM_THE_BANK_OF_ANKH_MORPORK] = CARD("the_bank_of_ankh_morpork", "The Bank of Ankh-Morpork",
                                         "La Banque d'Ankh-Morpork", 'r', LOAN, 0, AM_SCROLL, AM_AGAIN),
    [AM_THE_ANKH_MORPORK_SUNSHINE_DRAGON_SANCTUARY] =
        CARD("the_ankh_morpork_sunshine_dragon_sanctuary", "The Ankh-Morpork Sunshine Dragon Sanctuary",
             "Le Refuge du Soleil pour Dragons", 'o', SANCTUARY, 0, AM_SCROLL, AM_AGAIN),
    [AM_SERGEANT_ANGUA] = CARD("sergeant_angua", "Sergeant Angua", "Sergent Angua", 'n', NONE, 0, AM_CALM, AM_AGAIN),
    [AM_THE_AGONY_AUNTS] =
        CARD("the_agony_aunts", "The Agony Aunts", "Les Tantes Supplice", 'o', NONE, 2, AM_KILL, AM_MONEY, AM_MINION),
    [AM_THE_DYSK] = CARD("the_dysk", "The Dysk", "Le Théâtre du Disque", 'o', ISLE, 0, AM_BUILDING, AM_SCROLL),
    [AM_THE_DUCKMAN] = CARD("the_duckman", "The Duckman", "L'Homme au Canard", 'o', SHOVE, 0, AM_SCROLL),
    [AM_DRUMKNOTT] = CARD("drumknott", "Drumknott", "Tambourinoeud", 'r', DOUBLE, 0, AM_SCROLL),
    [AM_CMOT_DIBBLER] = CARD("cmot_dibbler", "CMOT Dibbler", "Planteur JMTLG", 'n', DIBBLER, 0, AM_SCROLL, AM_AGAIN),
    [AM_DR_CRUCES] = CARD("dr_cruces", "Dr Cruces", "Dr Cruces", 'm', NONE, 3, AM_KILL, AM_MONEY),
    [AM_CAPTAIN_CARROT] =
        CARD("captain_carrot", "Captain Carrot", "Capitaine Carotte", 'n', NONE, 1, AM_MINION, AM_CALM, AM_MONEY),
    [AM_MRS_CAKE] = CARD("mrs_cake", "Mrs Cake", "Mme Cake", 'm', CAKE, 2, AM_SCROLL, AM_MONEY, AM_BUILDING),
    [AM_GROAT] = CARD("groat", "Groat", "Liard", 'n', NONE, 0, AM_MINION),
    [AM_GIMLETS_DWARF_DELICATESSEN] = CARD("gimlets_dwarf_delicatessen", "Gimlet's Dwarf Delicatessen",
                                           "Chez Gimlet, Épicerie Naine", 'o', NONE, 3, AM_MONEY, AM_MINION),
    [AM_GASPODE] = CARD("gaspode", "Gaspode", "Gaspode", 'r', GASPODE, 0, AM_INTERRUPT),
    [AM_FRESH_START_CLUB] =
        CARD("fresh_start_club", "Fresh Start Club", "Le Club du Nouveau Départ", 'o', RELOCATE, 0, AM_INTERRUPT),
    [AM_FOUL_OLE_RON] = CARD("foul_ole_ron", "Foul Ole Ron", "Ron l'Infect", 'n', SHOVE, 0, AM_SCROLL, AM_AGAIN),
    [AM_THE_FOOLS_GUILD] =
        CARD("the_fools_guild", "The Fools' Guild", "La Guilde des Fous", 'r', FOOL, 0, AM_SCROLL, AM_MINION),
    [AM_THE_FIRE_BRIGADE] =
        CARD("the_fire_brigade", "The Fire Brigade", "Les Pompiers", 'o', BRIGADE, 0, AM_SCROLL, AM_AGAIN),
    [AM_INIGO_SKIMMER] = CARD("inigo_skimmer", "Inigo Skimmer", "Inigo Skimmer", 'o', NONE, 2, AM_KILL, AM_MONEY),
    [AM_HISTORY_MONKS] =
        CARD("history_monks", "History Monks", "Les Moines de l'Histoire", 'm', MONKS, 0, AM_SCROLL, AM_MINION),
    [AM_HEX] = CARD("hex", "Hex", "Sort", 'n', DRAW3, 0, AM_SCROLL, AM_BUILDING),
    [AM_HERE_N_NOW] = CARD("here_n_now", "Here'o'Now", "Séance-Tenante", 'o', HERENOW, 0, AM_SCROLL, AM_AGAIN),
    [AM_HARRY_KING] = CARD("harry_king", "Harry King", "Harry King", 'o', SELL2, 0, AM_MINION, AM_SCROLL),
    [AM_HARGAS_HOUSE_OF_RIBS] = CARD("hargas_house_of_ribs", "Harga's House of Ribs", "La Maison des Côtes de Harga",
                                     'o', NONE, 3, AM_MONEY, AM_MINION),
    [AM_MR_GRYLE] = CARD("mr_gryle", "Mr Gryle", "M. Gryle", 'm', NONE, 1, AM_KILL, AM_MONEY),
    [AM_THE_PEELED_NUTS] = CARD("the_peeled_nuts", "The Peeled Nuts", "Les Noix Épluchées", 'o', NONE, 0, AM_NO_SYMBOL),
    [AM_THE_OPERA_HOUSE] = CARD("the_opera_house", "The Opera House", "L'Opéra", 'm', ISLE, 0, AM_BUILDING, AM_SCROLL),
    [AM_NOBBY_NOBBS] = CARD("nobby_nobbs", "Nobby Nobbs", "Chicard Chicque", 'n', ROB, 0, AM_SCROLL, AM_AGAIN),
    [AM_MODO] = CARD("modo", "Modo", "Modo", 'm', DISCARD, 0, AM_SCROLL, AM_MINION),
    [AM_THE_MENDED_DRUM] =
        CARD("the_mended_drum", "The Mended Drum", "Le Tambour Rafistolé", 'm', NONE, 2, AM_BUILDING, AM_MONEY),
    [AM_LIBRARIAN] = CARD("librarian", "Librarian", "Le Bibliothécaire", 'n', DRAW4, 0, AM_SCROLL),
    [AM_LEONARD_OF_QUIRM] = CARD("leonard_of_quirm", "Leonard of Quirm", "Léonard de Quirm", 'n', DRAW4, 0, AM_SCROLL),
    [AM_SHONKY_SHOP] = CARD("shonky_shop", "Shonky Shop", "La Friperie", 'o', SELL1, 0, AM_SCROLL, AM_BUILDING),
    [AM_SACHARISSA_CRIPSLOCK] = CARD("sacharissa_cripslock", "Sacharissa Cripslock", "Sacharissa Cripslock", 'o', NEWS,
                                     0, AM_SCROLL, AM_MINION),
    [AM_ROSIE_PALM] = CARD("rosie_palm", "Rosie Palm", "Rosie Paluche", 'm', ROSIE, 0, AM_MINION, AM_SCROLL),
    [AM_RINCEWIND] = CARD("rincewind", "Rincewind", "Rincevent", 'n', FLEE, 0, AM_EVENT, AM_SCROLL, AM_AGAIN),
    [AM_THE_ROYAL_MINT] =
        CARD("the_royal_mint", "The Royal Mint", "L'Hôtel de la Monnaie", 'o', NONE, 5, AM_BUILDING, AM_MONEY),
    [AM_QUEEN_MOLLY] = CARD("queen_molly", "Queen Molly", "La Reine Molly", 'm', BEG, 0, AM_MINION, AM_SCROLL),
    [AM_PINK_PUSSYCAT_CLUB] =
        CARD("pink_pussycat_club", "Pink PussyCat Club", "Le Club du Minou Rose", 'o', NONE, 3, AM_MONEY, AM_AGAIN),
    [AM_ZORGO_THE_RETRO_PHRENOLOGIST] = CARD("zorgo_the_retro_phrenologist", "Zorgo the Retro-phrenologist",
                                             "Zorgo le Rétrophrénologue", 'o', ZORGO, 0, AM_SCROLL, AM_BUILDING),
    [AM_DR_WHITEFACE] = CARD("dr_whiteface", "Dr Whiteface", "Dr. Leblanc", 'r', FOOL, 0, AM_SCROLL, AM_MINION),
    [AM_WALLACE_SONKY] = CARD("wallace_sonky", "Wallace Sonky", "Wallace Sonky", 'o', SONKY, 0, AM_INTERRUPT),
    [AM_THE_SEAMSTRESSES_GUILD] = CARD("the_seamstresses_guild", "The Seamstresses' Guild", "La Guilde des Couturières",
                                       'm', ROSIE, 0, AM_SCROLL, AM_MINION),
    [AM_MR_PIN_AND_MR_TULIP] =
        CARD("mr_pin_and_mr_tulip", "Mr Pin & Mr Tulip", "M. L'épingle & M. Tulipe", 'n', NONE, 1, AM_KILL, AM_MONEY),
    [AM_THE_THIEVES_GUILD] =
        CARD("the_thieves_guild", "The Thieves' Guild", "La Guilde des Voleurs", 'n', LEVY, 0, AM_SCROLL, AM_MINION),
    [AM_SERGEANT_CHEERY_LITTLEBOTTOM] = CARD("sergeant_cheery_littlebottom", "Sergeant Cheery Littlebottom",
                                             "Sergent Hilare Petitcul", 'n', DRAW2, 0, AM_SCROLL, AM_CALM),
    [AM_OTTO_CHRIEK] = CARD("otto_chriek", "Otto Chriek", "Otto Chriek", 'm', NEWS, 0, AM_SCROLL, AM_BUILDING),
    [AM_THE_CLACKS] = CARD("the_clacks", "The Clacks", "Les Clic-clac", 'n', DRAW2, 2, AM_SCROLL, AM_MONEY, AM_AGAIN),
    [AM_SERGEANT_COLON] = CARD("sergeant_colon", "Sergeant Colon", "Sergent Côlon", 'n', NONE, 0, AM_CALM, AM_MINION),
    [AM_COSMO_LAVISH] = CARD("cosmo_lavish", "Cosmo Lavish", "Cosmo Prodiges", 'r', COSMO, 0, AM_SCROLL, AM_AGAIN),
    [AM_THE_DEAN] = CARD("the_dean", "The Dean", "Le Doyen", 'm', DEAN, 0, AM_EVENT, AM_SCROLL, AM_AGAIN),
    [AM_DEATH] = CARD("death", "HELLO (Death)", "SALUT (la Mort)", 'n', NONE, 0, AM_KILL, AM_KILL, AM_BUILDING),
    [AM_BURLEIGH_AND_STRONGINTHEARM] = CARD("burleigh_and_stronginthearm", "Burleigh & Stronginthearm",
                                            "Burleigh & Fortdubras", 'o', BURLEIGH, 0, AM_SCROLL, AM_BUILDING),
    [AM_THE_BURSAR] = CARD("the_bursar", "The Bursar", "L'Économiste", 'r', BURSAR, 0, AM_EVENT, AM_SCROLL, AM_AGAIN),
    [AM_CABLE_STREET_PARTICULARS] = CARD("cable_street_particulars", "Cable Street Particulars",
                                         "Les Particuliers de la rue du Câble", 'o', CABLE, 0, AM_SCROLL, AM_MINION),
    [AM_CANTING_CREW] =
        CARD("canting_crew", "Canting Crew", "La Clique des Gueux", 'o', SHOVE, 0, AM_SCROLL, AM_MINION),
    [AM_CARCER] = CARD("carcer", "Carcer", "Carcer", 'r', CARCER, 0, AM_SCROLL, AM_AGAIN),
    [AM_THE_CHAIR_OF_INDEFINITE_STUDIES] =
        CARD("the_chair_of_indefinite_studies", "The Chair of Indefinite Studies", "La Chaire des Études Indéfinies",
             'o', CHAIR, 0, AM_EVENT, AM_SCROLL, AM_AGAIN),
    [AM_SIR_CHARLES_LAVATORY] = CARD("sir_charles_lavatory", "Sir Charles Lavatory", "Sire Charles Latrine", 'o', RATES,
                                     0, AM_SCROLL, AM_BUILDING),
    [AM_DORFL] = CARD("dorfl", "Dorfl", "Dorfl", 'm', CARRY, 0, AM_SCROLL, AM_AGAIN),
    [AM_SERGEANT_DETRITUS] =
        CARD("sergeant_detritus", "Sergeant Detritus", "Sergent Détritus", 'n', NONE, 0, AM_CALM, AM_CALM),
    [AM_DEEP_DWARVES] =
        CARD("deep_dwarves", "Deep Dwarves", "Les Nains des Profondeurs", 'o', TUNNEL, 0, AM_SCROLL, AM_AGAIN),
    [AM_ADORA_BELLE_DEARHEART] = CARD("adora_belle_dearheart", "Adora Belle Dearheart", "Adora Belle Chercœur", 'n',
                                      CARRY, 0, AM_SCROLL, AM_MINION, AM_BUILDING),
    [AM_THE_ALCHEMISTS_GUILD] = CARD("the_alchemists_guild", "The Alchemists' Guild", "La Guilde des Alchimistes", 'n',
                                     ALCHEMY, 0, AM_SCROLL, AM_BUILDING),
    [AM_THE_AUDITORS] = CARD("the_auditors", "The Auditors", "Les Contrôleurs", 'n', AUDIT, 0, AM_SCROLL),
    [AM_BUGGY_SWIRES] = CARD("buggy_swires", "Buggy Swires", "Buggy Swires", 'o', NONE, 0, AM_CALM),
    [AM_SUSAN] = CARD("susan", "Susan", "Suzanne", 'n', SUSAN, 0, AM_INTERRUPT),
    [AM_SYBIL_VIMES] = CARD("sybil_vimes", "Sybil Vimes", "Dame Sybil Vimaire", 'm', BUY, 3, AM_MONEY, AM_SCROLL),
    [AM_MR_TEATIME] = CARD("mr_teatime", "Mr Teatime", "M. Leureduthé", 'n', NONE, 3, AM_MONEY, AM_KILL, AM_AGAIN),
    [AM_THE_WATCH] = CARD("the_watch", "The Watch", "Le Guet", 'n', NONE, 0, AM_BUILDING, AM_CALM),
    [AM_WEE_MAD_ARTHUR] = CARD("wee_mad_arthur", "Wee Mad Arthur", "P'tit Arthur le Dingue", 'n', HALF, 0, AM_SCROLL),
    [AM_WILLIAM_DE_WORDE] =
        CARD("william_de_worde", "William de Worde", "Guillaume des Mots", 'r', NEWS, 0, AM_MINION, AM_SCROLL),
    [AM_WILLIKINS] = CARD("willikins", "Willikins", "Willikins", 'm', VALET, 0, AM_SCROLL),
    [AM_ARCHCHANCELLOR_RIDCULLY] = CARD("archchancellor_ridcully", "Archchancellor Ridcully",
                                        "L'Archichancelier Ridculle", 'n', WIZARDS, 0, AM_EVENT, AM_SCROLL),
    [AM_RUBY] = CARD("ruby", "Ruby", "Rubis", 'm', NONE, 0, AM_MINION, AM_BUILDING),
    [AM_THE_SENIOR_WRANGLER] = CARD("the_senior_wrangler", "The Senior Wrangler", "Le Major de Promo", 'm', WIZARD, 0,
                                    AM_EVENT, AM_SCROLL, AM_AGAIN),
    [AM_MR_SHINE] = CARD("mr_shine", "Mr Shine", "M. Brillant", 'o', TUNNEL, 0, AM_SCROLL),
    [AM_MR_SLANT] = CARD("mr_slant", "Mr Slant", "M. Oblique", 'o', SLANT, 0, AM_SCROLL, AM_BUILDING),
    [AM_THE_SMOKING_GNU] =
        CARD("the_smoking_gnu", "The Smoking Gnu", "Le Gnou Fumant", 'o', GNU, 0, AM_SCROLL, AM_AGAIN),
    [AM_STANLEY] = CARD("stanley", "Stanley", "Yves", 'n', STANLEY, 0, AM_SCROLL, AM_MINION),
    [AM_MOIST_VON_LIPWIG] = CARD("moist_von_lipwig", "Moist von Lipwig", "Moite von Lipwig", 'n', DRAW2, 3, AM_MINION,
                                 AM_MONEY, AM_SCROLL, AM_AGAIN),
    [AM_DOCTOR_MOSSY_LAWN] =
        CARD("doctor_mossy_lawn", "Doctor Mossy Lawn", "Docteur Gazon", 'o', MOSSY, 0, AM_INTERRUPT),
    [AM_PATRICIANS_PALACE] = CARD("patricians_palace", "Patrician's Palace", "Le Palais du Patricien", 'm', NONE, 4,
                                  AM_BUILDING, AM_MONEY, AM_MINION),
    [AM_PONDER_STIBBONS] =
        CARD("ponder_stibbons", "Ponder Stibbons", "Cogite Stibon", 'r', DOUBLE, 0, AM_EVENT, AM_SCROLL),
    [AM_THE_POST_OFFICE] = CARD("the_post_office", "The Post Office", "La Poste", 'm', RATES, 0, AM_SCROLL, AM_MINION),
    [AM_REACHER_GILT] = CARD("reacher_gilt", "Reacher Gilt", "Jeanlon Sylvère", 'm', GRAB, 0, AM_SCROLL),
    [AM_PROFESSOR_OF_RECENT_RUNES] =
        CARD("professor_of_recent_runes", "Professor of Recent Runes", "L'Assistant des Runes Modernes", 'm', DRAW2, 0,
             AM_EVENT, AM_SCROLL, AM_AGAIN),
    [AM_DOCTOR_HIX] = CARD("doctor_hix", "Doctor Hix", "Docteur Hix", 'o', HIX, 0, AM_EVENT, AM_SCROLL, AM_AGAIN),
    [AM_HOBSONS_LIVERY_STABLE] = CARD("hobsons_livery_stable", "Hobson's Livery Stable", "Les Écuries Hobson", 'o',
                                      HOBSON, 0, AM_SCROLL, AM_BUILDING),
    [AM_HUBERT] = CARD("hubert", "Hubert", "Hubert", 'r', HUBERT, 0, AM_SCROLL, AM_MINION),
    [AM_IGOR] = CARD("igor", "Igor", "Igor", 'm', RELOCATE, 0, AM_INTERRUPT),
    [AM_THE_LUGGAGE] = CARD("the_luggage", "The Luggage", "Le Bagage", 'n', DISCARD, 0, AM_KILL, AM_SCROLL),
    [AM_THE_MOB] = CARD("the_mob", "The Mob", "La Foule", 'o', MOB, 0, AM_SCROLL, AM_MINION, AM_AGAIN),
    [AM_LORD_DOWNEY] =
        CARD("lord_downey", "Lord Downey", "Seigneur Sédatiphe", 'n', NONE, 3, AM_KILL, AM_MONEY, AM_BUILDING),
    [AM_DWARVES] = CARD("dwarves", "Dwarves", "Les Nains", 'm', NONE, 0, AM_MINION, AM_MINION),
    [AM_EDWARD_DEATH] =
        CARD("edward_death", "Edward d'Eath", "Edward d'Eath", 'o', NONE, 3, AM_KILL, AM_MONEY, AM_BUILDING),
    [AM_ERROL] = CARD("errol", "Errol", "Errol", 'm', ERROL, 0, AM_SCROLL, AM_AGAIN),
    [AM_GARGOYLES] = CARD("gargoyles", "Gargoyles", "Les Gargouilles", 'm', GARGOYLES, 0, AM_SCROLL, AM_BUILDING),
};
#undef CARD

/* ---- Texts: what the scroll of a card says, in our own words ------------------------------------------------------
 */

const struct pl_text am_texts[AM_TEXTS] = {
    [AM_T_LEVY] = PL_TEXT("Every other player gives you $2, or all they have if that is less.",
                          "Chaque autre joueur vous donne 2 $, ou tout ce qu'il a s'il a moins."),
    [AM_T_LOAN] = PL_TEXT("Take $10 from the bank and keep this card before you as a loan. At the end it costs $12, or "
                          "15 points if you cannot pay in full.",
                          "Prenez 10 $ à la banque et gardez cette carte devant vous : c'est un prêt. À la fin il "
                          "coûte 12 $, ou 15 points si vous ne pouvez pas tout payer."),
    [AM_T_BEG] = PL_TEXT("Choose a player. That player picks two cards of their own hand and gives them to you.",
                         "Désignez un joueur. Il choisit deux cartes de sa main et vous les donne."),
    [AM_T_SANCTUARY] =
        PL_TEXT("Every other player in turn gives you $1 or one card of their hand, as they like.",
                "Dans l'ordre du tour, chaque autre joueur vous donne 1 $ ou une carte de sa main, à son "
                "choix."),
    [AM_T_ISLE] = PL_TEXT(
        "Take $1 from the bank for each minion in the Isle of Gods, whoever owns it.",
        "Prenez 1 $ à la banque pour chaque agent présent sur l'Île des Dieux, quel que soit son propriétaire."),
    [AM_T_SHOVE] = PL_TEXT("Move a minion that is not yours into an area adjacent to its own.",
                           "Déplacez un agent qui n'est pas à vous vers un quartier adjacent au sien."),
    [AM_T_DOUBLE] = PL_TEXT(
        "Choose two more cards of your hand and play them one after the other; each is finished before the next "
        "begins.",
        "Choisissez dans votre main deux autres cartes et jouez-les l'une après l'autre ; chacune est terminée avant "
        "que la suivante commence."),
    [AM_T_DIBBLER] = PL_TEXT("Roll the die. 7 or more: take $4 from the bank. 1: pay $2 to the bank or remove one of "
                             "your minions. Anything else: nothing.",
                             "Lancez le dé. 7 ou plus : prenez 4 $ à la banque. 1 : payez 2 $ à la banque ou retirez "
                             "un de vos agents. Sinon : rien."),
    [AM_T_CAKE] = PL_TEXT("Look at all unused personalities but one, left out at random.",
                          "Regardez tous les Personnages inutilisés sauf un, laissé de côté au hasard."),
    [AM_T_FOOL] =
        PL_TEXT("Choose a player. They give you $5 or keep this card for good: it fills one place of their hand.",
                "Désignez un joueur. Il vous donne 5 $ ou garde cette carte jusqu'à la fin : elle occupe une place de "
                "sa main."),
    [AM_T_BRIGADE] = PL_TEXT(
        "Choose a player who has a building. If they do not give you $5, you may remove one of their buildings.",
        "Désignez un joueur qui possède un bâtiment. S'il ne vous donne pas 5 $, vous pouvez retirer un de ses "
        "bâtiments."),
    [AM_T_MONKS] = PL_TEXT("Shuffle the discard pile and take four cards of it at random into your hand.",
                           "Mélangez la défausse et prenez-y quatre cartes au hasard."),
    [AM_T_DRAW2] = PL_TEXT("Draw two cards.", "Piochez deux cartes."),
    [AM_T_DRAW3] = PL_TEXT("Draw three cards.", "Piochez trois cartes."),
    [AM_T_DRAW4] = PL_TEXT("Draw four cards.", "Piochez quatre cartes."),
    [AM_T_HERENOW] = PL_TEXT(
        "Roll the die. 7 or more: take $3 from a player of your choice. 1: remove one of your minions. Anything else: "
        "nothing.",
        "Lancez le dé. 7 ou plus : prenez 3 $ à un joueur de votre choix. 1 : retirez un de vos agents. Sinon : rien."),
    [AM_T_SELL2] = PL_TEXT("Discard as many cards as you like; take $2 from the bank for each.",
                           "Défaussez autant de cartes que vous voulez ; prenez 2 $ à la banque pour chacune."),
    [AM_T_SELL1] = PL_TEXT("Discard as many cards as you like; take $1 from the bank for each.",
                           "Défaussez autant de cartes que vous voulez ; prenez 1 $ à la banque pour chacune."),
    [AM_T_ROB] = PL_TEXT("Take $3 from a player of your choice, or all they have if that is less.",
                         "Prenez 3 $ à un joueur de votre choix, ou tout ce qu'il a s'il a moins."),
    [AM_T_DISCARD] =
        PL_TEXT("Discard one card of your hand if you like.", "Défaussez une carte de votre main si vous le voulez."),
    [AM_T_NEWS] = PL_TEXT("Take $1 from the bank for each trouble marker on the board.",
                          "Prenez 1 $ à la banque pour chaque jeton Chaos sur le plateau."),
    [AM_T_ROSIE] = PL_TEXT(
        "Choose a player and give them one card of your hand; they give you $2, or all they have if that is less.",
        "Désignez un joueur et donnez-lui une carte de votre main ; il vous donne 2 $, ou tout ce qu'il a s'il a "
        "moins."),
    [AM_T_FLEE] =
        PL_TEXT("Move one of your minions from an area with a trouble marker to an adjacent area.",
                "Déplacez un de vos agents d'un quartier où il y a un jeton Chaos vers un quartier adjacent."),
    [AM_T_ZORGO] = PL_TEXT("Exchange your personality for one drawn at random from the unused ones.",
                           "Échangez votre Personnage contre un autre, tiré au hasard parmi les inutilisés."),
    [AM_T_COSMO] = PL_TEXT(
        "Pay $2 to another player. They must remove a minion that is not yours from an area with a trouble marker.",
        "Payez 2 $ à un autre joueur. Il doit retirer un agent qui n'est pas à vous d'un quartier où il y a un "
        "jeton Chaos."),
    [AM_T_DEAN] = PL_TEXT("Remove one minion from Unreal Estate, trouble or not.",
                          "Retirez un agent du Terrain Forcier, qu'il y ait du Chaos ou non."),
    [AM_T_BURLEIGH] = PL_TEXT("Pay $2 to another player, then assassinate a minion.",
                              "Payez 2 $ à un autre joueur, puis assassinez un agent."),
    [AM_T_BURSAR] = PL_TEXT(
        "Swap two minions that stand in different areas, whoever owns them.",
        "Échangez deux agents qui se trouvent dans des quartiers différents, quels que soient leurs propriétaires."),
    [AM_T_CABLE] = PL_TEXT("Choose a player, look at their hand and discard one card of it.",
                           "Désignez un joueur, regardez sa main et défaussez-en une carte."),
    [AM_T_CARCER] =
        PL_TEXT("Roll the die twice. For each roll, remove one minion of your choice from the area of that number.",
                "Lancez le dé deux fois. Pour chaque jet, retirez un agent de votre choix du quartier de ce numéro."),
    [AM_T_CHAIR] =
        PL_TEXT("Exchange your hand with that of another player.", "Échangez votre main avec celle d'un autre joueur."),
    [AM_T_RATES] = PL_TEXT("Take $1 from the bank for each building on the board.",
                           "Prenez 1 $ à la banque pour chaque bâtiment sur le plateau."),
    [AM_T_CARRY] = PL_TEXT("Move one of your minions to any other area.",
                           "Déplacez un de vos agents vers n'importe quel autre quartier."),
    [AM_T_TUNNEL] = PL_TEXT("Place a minion in any area; it adds no trouble marker.",
                            "Placez un agent dans n'importe quel quartier ; il n'ajoute pas de jeton Chaos."),
    [AM_T_ALCHEMY] = PL_TEXT("Discard up to three cards, then refill your hand to five.",
                             "Défaussez jusqu'à trois cartes, puis complétez votre main à cinq."),
    [AM_T_AUDIT] = PL_TEXT("Every other player must remove one of their minions.",
                           "Chaque autre joueur doit retirer un de ses agents."),
    [AM_T_BUY] = PL_TEXT(
        "Buy another player's building in an area without trouble: pay them its cost; your building "
        "replaces theirs and its card is yours.",
        "Achetez le bâtiment d'un autre joueur dans un quartier sans Chaos : payez-lui son Coût de Construction ; "
        "votre bâtiment remplace le sien et sa carte est à vous."),
    [AM_T_GRAB] = PL_TEXT("Buy another player's building in an area with trouble: pay them its cost; your building "
                          "replaces theirs and its card is yours.",
                          "Achetez le bâtiment d'un autre joueur dans un quartier où il y a du Chaos : payez-lui son "
                          "Coût de Construction ; votre bâtiment remplace le sien et sa carte est à vous."),
    [AM_T_HALF] = PL_TEXT("Place a building at half its cost.",
                          "Construisez un bâtiment à la moitié de son Coût de Construction."),
    [AM_T_VALET] = PL_TEXT("Place a minion in an area where you have a building.",
                           "Placez un agent dans un quartier où vous avez un bâtiment."),
    [AM_T_WIZARDS] = PL_TEXT("Place up to two minions, each in Unreal Estate or in an adjacent area.",
                             "Placez jusqu'à deux agents, chacun au Terrain Forcier ou dans un quartier adjacent."),
    [AM_T_WIZARD] = PL_TEXT("Place a minion in Unreal Estate or in an adjacent area.",
                            "Placez un agent au Terrain Forcier ou dans un quartier adjacent."),
    [AM_T_SLANT] =
        PL_TEXT("Choose an area with a trouble marker; take $2 from the bank for each minion there, whoever owns it.",
                "Désignez un quartier où il y a un jeton Chaos ; prenez 2 $ à la banque pour chaque agent "
                "présent, quel que soit son propriétaire."),
    [AM_T_GNU] = PL_TEXT("Place a minion in an area with a trouble marker.",
                         "Placez un agent dans un quartier où il y a un jeton Chaos."),
    [AM_T_STANLEY] =
        PL_TEXT("Take two cards at random from another player's hand, keep one and give the other back.",
                "Prenez deux cartes au hasard dans la main d'un autre joueur, gardez-en une et rendez l'autre."),
    [AM_T_HIX] = PL_TEXT("Put a trouble marker in an area that has none.",
                         "Posez un jeton Chaos dans un quartier qui n'en a pas."),
    [AM_T_MOB] = PL_TEXT("Put a trouble marker in an area that has none, adjacent to one that has.",
                         "Posez un jeton Chaos dans un quartier qui n'en a pas, adjacent à un quartier qui en a un."),
    [AM_T_HOBSON] =
        PL_TEXT("Pay $2 to another player, then move one of your minions to any other area.",
                "Payez 2 $ à un autre joueur, puis déplacez un de vos agents vers n'importe quel autre quartier."),
    [AM_T_HUBERT] =
        PL_TEXT("Choose a player, who gives $3 to another player of your choice; neither is you.",
                "Désignez un joueur, qui donne 3 $ à un autre joueur de votre choix ; vous n'êtes ni l'un ni l'autre."),
    [AM_T_ERROL] = PL_TEXT("Roll the die. 7 or more: remove a minion of your choice from an area with a trouble "
                           "marker. 1: remove one of your minions. Anything else: nothing.",
                           "Lancez le dé. 7 ou plus : retirez un agent de votre choix d'un quartier où il y a un "
                           "jeton Chaos. 1 : retirez un de vos agents. Sinon : rien."),
    [AM_T_GARGOYLES] = PL_TEXT("Draw one card for each building you have on the board.",
                               "Piochez une carte par bâtiment que vous avez sur le plateau."),
    [AM_T_GASPODE] =
        PL_TEXT("Interrupt: a player is about to move or remove one of your minions; nothing happens to it.",
                "Interruption : un joueur va déplacer ou retirer un de vos agents ; il ne lui arrive rien."),
    [AM_T_RELOCATE] =
        PL_TEXT("Interrupt: one of your minions is removed; place it again in another area.",
                "Interruption : un de vos agents est retiré ; placez-le de nouveau dans un autre quartier."),
    [AM_T_SONKY] = PL_TEXT("Interrupt: the text of a card another player plays does not affect you.",
                           "Interruption : le Parchemin d'une carte jouée par un autre joueur ne vous concerne pas."),
    [AM_T_SUSAN] = PL_TEXT("Interrupt: one of your minions is about to be removed, whatever the cause; it stays.",
                           "Interruption : un de vos agents va être retiré, quelle que soit la cause ; il reste."),
    [AM_T_MOSSY] =
        PL_TEXT("Interrupt, in your own turn: your turn ends and the last card you played returns to your hand.",
                "Interruption, à votre tour : votre tour prend fin et la dernière carte que vous avez jouée revient "
                "dans votre main."),
};

/* ---- Sets of cards ------------------------------------------------------------------------------------------------
 */

#define LOW(CARD) ((CARD) < 64 ? UINT64_C(1) << ((CARD)&63) : 0)
#define HIGH(CARD) ((CARD) < 64 ? 0 : UINT64_C(1) << ((CARD)&63))
const struct pl_set am_interrupts = {{LOW(AM_GASPODE) | LOW(AM_FRESH_START_CLUB) | LOW(AM_WALLACE_SONKY) |
                                          LOW(AM_SUSAN) | LOW(AM_DOCTOR_MOSSY_LAWN) | LOW(AM_IGOR),
                                      HIGH(AM_GASPODE) | HIGH(AM_FRESH_START_CLUB) | HIGH(AM_WALLACE_SONKY) |
                                          HIGH(AM_SUSAN) | HIGH(AM_DOCTOR_MOSSY_LAWN) | HIGH(AM_IGOR)}};

const uint8_t am_stay[4] = {AM_MR_BENT, AM_THE_BANK_OF_ANKH_MORPORK, AM_THE_FOOLS_GUILD, AM_DR_WHITEFACE};
