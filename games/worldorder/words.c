/* Tables of words: options, roles, levels, endings, forms of notation. Moves are written and described in
 * words_moves.c, things are named in words_names.c. */
#include "games/worldorder/decide.h"

#define WO_ROW_OF(NAME, RULE, EN, FR) [WO_##NAME] = {RULE, {EN, FR}},
const struct pl_phrase wo_phrases[WO_PHRASE_COUNT + 1] = {WO_PHRASES(WO_ROW_OF)};
#undef WO_ROW_OF

/* ---- Options (WO-25) --------------------------------------------------------------------------------------------- */

static const char *const no_yes[] = {"no", "yes", NULL};
static const char *const play_names[] = {"any", "face_up", NULL};
static const char *const gift_names[] = {"whole_card", "any_purchase", NULL};
static const char *const push_names[] = {"nothing", "last_slot", NULL};
static const char *const nato_names[] = {"always", "both_played", NULL};
static const char *const growth_names[] = {"at_once", "at_level", NULL};
static const char *const majority_names[] = {"first", "second", NULL};
static const char *const navy_names[] = {"anywhere", "zone", NULL};
static const char *const stack_names[] = {"ready", "kept", NULL};
static const char *const invest_names[] = {"one_more", "allies", NULL};
static const char *const priority_names[] = {"printed", "picture", NULL};

/* As people read them. */
static const struct pl_text play_words[] = {PL_TEXT("any card", "n'importe quelle carte"),
                                            PL_TEXT("face up only", "face visible seulement")};
static const struct pl_text gift_words[] = {PL_TEXT("whole card", "carte entière"),
                                            PL_TEXT("any purchase", "tout achat")};
static const struct pl_text push_words[] = {PL_TEXT("0 VP", "0 PV"), PL_TEXT("last slot's VP", "PV du dernier")};
static const struct pl_text nato_words[] = {PL_TEXT("always", "toujours"),
                                            PL_TEXT("both played", "si les deux jouent")};
static const struct pl_text growth_words[] = {PL_TEXT("at once", "aussitôt"),
                                              PL_TEXT("from that round", "à partir de la manche")};
static const struct pl_text majority_words[] = {PL_TEXT("of first place", "de la première place"),
                                                PL_TEXT("of second place", "de la deuxième place")};
static const struct pl_text navy_words[] = {PL_TEXT("any but CAS", "toutes sauf ASC"),
                                            PL_TEXT("zone and bases", "zone et bases")};
static const struct pl_text stack_words[] = {PL_TEXT("ready", "actif"), PL_TEXT("as it was", "comme avant")};
static const struct pl_text invest_words[] = {PL_TEXT("1 + allies", "1 + alliés"), PL_TEXT("allies", "alliés")};
static const struct pl_text priority_words[] = {PL_TEXT("printed", "imprimé"), PL_TEXT("rulebook", "livret")};

const struct pl_option wo_options[] = {
    [WO_OPT_TOURMENTE] = {"tourmente", PL_TEXT("Dans la tourmente", "Dans la tourmente"),
                          PL_TEXT("with the expansion: events and smart power (WO-25.1)",
                                  "avec l'extension : événements et puissance intelligente (WO-25.1)"),
                          0, 1, 1, no_yes, NULL},
    [WO_OPT_ORDERS] = {"orders", PL_TEXT("Executive orders", "Décrets"),
                       PL_TEXT("each person has an executive order (WO-25.2)", "chaque personne a un décret (WO-25.2)"),
                       0, 1, 0, no_yes, NULL},
    [WO_OPT_FIRST_HAND] = {"first_hand", PL_TEXT("Suggested first hand", "Première main conseillée"),
                           PL_TEXT("the six marked cards are the first hand (WO-25.3)",
                                   "les six cartes marquées forment la première main (WO-25.3)"),
                           0, 1, 0, no_yes, NULL},
    [WO_OPT_EXTRA_PLAY] = {"extra_play", PL_TEXT("One more card", "Une carte de plus"),
                           PL_TEXT("how one more card may be played (WO-25.4)",
                                   "comment une carte de plus peut être jouée (WO-25.4)"),
                           0, 1, 0, play_names, play_words},
    [WO_OPT_DIPLOMACY] = {"gift", PL_TEXT("Diplomacy for buyers", "Diplomatie pour l'acheteur"),
                          PL_TEXT("what brings a buyer 1 diplomacy (WO-25.5)",
                                  "ce qui vaut 1 diplomatie à l'acheteur (WO-25.5)"),
                          0, 1, 0, gift_names, gift_words},
    [WO_OPT_GIFT] = {"seller_gift", PL_TEXT("Service for sellers", "Service pour le vendeur"),
                     PL_TEXT("the player who sells gains 1 service (WO-25.6)", "qui vend gagne 1 service (WO-25.6)"), 0,
                     1, 0, no_yes, NULL},
    [WO_OPT_PUSH] = {"push", PL_TEXT("A cube that pushes", "Un cube qui pousse"),
                     PL_TEXT("what it gains in a full temporary row (WO-25.7)",
                             "ce qu'il rapporte dans une ligne temporaire pleine (WO-25.7)"),
                     0, 1, 0, push_names, push_words},
    [WO_OPT_NATO] = {"nato", PL_TEXT("NATO", "OTAN"),
                     PL_TEXT("whether it holds with an NPC partner (WO-25.8)",
                             "si elle tient avec un partenaire PNJ (WO-25.8)"),
                     0, 1, 0, nato_names, nato_words},
    [WO_OPT_ABILITY] = {"growth_start", PL_TEXT("Growth abilities", "Capacités de croissance"),
                        PL_TEXT("from when they work: at once, or from the round equal to the level (WO-25.9)",
                                "quand elles agissent : aussitôt, ou à partir de la manche égale au niveau (WO-25.9)"),
                        0, 1, 0, growth_names, growth_words},
    [WO_OPT_LEADER] = {"two_majority", PL_TEXT("Majorities of two", "Majorités à deux"),
                       PL_TEXT("what a sole leader gains with two players (WO-25.10)",
                               "ce que gagne un premier seul à deux joueurs (WO-25.10)"),
                       0, 1, 0, majority_names, majority_words},
    [WO_OPT_NAVY] = {"navy", PL_TEXT("US Navy", "US Navy"),
                     PL_TEXT("the regions it reaches (WO-25.11)", "les régions qu'elle atteint (WO-25.11)"), 0, 1, 0,
                     navy_names, navy_words},
    [WO_OPT_STACKED] = {"stack", PL_TEXT("Stacked allies", "Alliés empilés"),
                        PL_TEXT("a stacked pair is ready, or keeps its state (WO-25.12)",
                                "une paire empilée est active, ou garde son état (WO-25.12)"),
                        0, 1, 0, stack_names, stack_words},
    [WO_OPT_AUTOMA_INVEST] = {"automa_invest", PL_TEXT("Automa: investments", "Automa : investissements"),
                              PL_TEXT("how many FDI tokens in a region (WO-25.13)",
                                      "combien de jetons IDE dans une région (WO-25.13)"),
                              0, 1, 0, invest_names, invest_words},
    [WO_OPT_AUTOMA_USA] = {"us_priority", PL_TEXT("Automa: order of the USA", "Automa : ordre des États-Unis"),
                           PL_TEXT("which cards it prefers, as printed or as the rulebook shows (WO-25.14)",
                                   "quelles cartes il préfère : imprimé, ou image du livret (WO-25.14)"),
                           0, 1, 0, priority_names, priority_words},
    {0}};

/* ---- Powers, automas, endings ------------------------------------------------------------------------------------ */

const struct pl_role wo_roles[] = {
    [WO_USA] = {.key = "usa",
                .name = PL_TEXT("United States", "États-Unis"),
                .called = PL_TEXT("the United States", "les États-Unis"),
                .help = PL_TEXT("armies everywhere; must lead in three regions (WO-11.13)",
                                "des armées partout ; doivent dominer trois régions (WO-11.13)")},
    [WO_EU] = {.key = "eu",
               .name = PL_TEXT("European Union", "Union européenne"),
               .called = PL_TEXT("the European Union", "l'Union européenne"),
               .help = PL_TEXT("diplomacy: readies more allies in Focus (WO-4.8)",
                               "la diplomatie : active plus d'alliés à l'orientation (WO-4.8)")},
    [WO_RUS] = {.key = "rus",
                .name = PL_TEXT("Russia", "Russie"),
                .called = PL_TEXT("Russia", "la Russie"),
                .help = PL_TEXT("energy and armies in its zone (WO-11.14)",
                                "l'énergie et des armées dans sa zone (WO-11.14)")},
    [WO_CHN] = {.key = "chn",
                .name = PL_TEXT("China", "Chine"),
                .called = PL_TEXT("China", "la Chine"),
                .help = PL_TEXT("trade, and investments in many regions (WO-11.15)",
                                "le commerce et des investissements dans maintes régions (WO-11.15)")},
    {0}};

/* As the boxes of the powers, light enough for dark writing. */
const char *const wo_colours[] = {
    [WO_USA] = "#56a5e9", [WO_EU] = "#e8c33c", [WO_RUS] = "#c3ccd9", [WO_CHN] = "#ee6a5a", NULL};

const struct pl_level wo_levels[] = {
    {.key = "normal",
     .name = PL_TEXT("Automa (normal)", "Automa (normal)"),
     .help = PL_TEXT("plays by the automa's rules (WO-21)", "joue selon les règles de l'automa (WO-21)")},
    {.key = "hard",
     .name = PL_TEXT("Automa (hard)", "Automa (difficile)"),
     .help = PL_TEXT("has more cubes and acts more often (WO-21.8, WO-22.6)",
                     "a plus de cubes et agit plus souvent (WO-21.8, WO-22.6)")},
    {0}};

const struct pl_ending wo_endings[] = {
    [WO_END_SIX] = {"six_rounds", "WO-11.17", PL_TEXT("six rounds played", "six manches jouées")}, {0}};

/* Words of other editions and of everyday speech (core/game.h). */
const struct pl_synonym wo_synonyms[] = {{"marqueur", "jeton"},
                                         {"engage", "souten"},
                                         {"pnj", "pnj"},
                                         {"investissement", "ide"},
                                         {"soft power", "puissance intelligente"},
                                         {"otan", "otan"},
                                         {"points", "pv"},
                                         {"tour", "manche"},
                                         {0}};
