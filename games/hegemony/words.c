/* Tables of words: options, roles, levels, endings. Moves are written in words_moves.c and described in words_said.c,
 * things are named in words_names.c. */
#include "games/hegemony/words.h"
#include "games/hegemony/decide.h"

#define HG_ROW_OF(NAME, RULE, EN, FR) [HG_##NAME] = {RULE, {EN, FR}},
const struct pl_phrase hg_phrases[HG_PHRASE_COUNT + 1] = {HG_PHRASES(HG_ROW_OF)};
#undef HG_ROW_OF

/* ---- Options (HG-29) --------------------------------------------------------------------------------------------- */

static const char *const no_yes[] = {"no", "yes", NULL};
static const char *const start_names[] = {"standard", "text", NULL};
static const char *const vote_names[] = {"tested", "always", NULL};
static const char *const imf_names[] = {"at_least", "more_than", NULL};
static const char *const raise_names[] = {"any", "level3", NULL};
static const char *const refill_names[] = {"below5", "empty", NULL};
static const char *const wage_names[] = {"yes", "no", NULL};
static const char *const floor_names[] = {"none", "zero", NULL};
static const char *const down_names[] = {"land0", "below", NULL};
static const char *const reveal_names[] = {"auto", "own", NULL};

/* As people read them. */
static const struct pl_text start_words[] = {PL_TEXT("6B 7B", "6B 7B"), PL_TEXT("6A or 7A", "6A ou 7A")};
static const struct pl_text vote_words[] = {PL_TEXT("tested", "examiné"), PL_TEXT("always", "toujours")};
static const struct pl_text imf_words[] = {PL_TEXT("at the number", "au nombre imprimé"),
                                           PL_TEXT("above it", "au-dessus")};
static const struct pl_text raise_words[] = {PL_TEXT("any raise", "toute hausse"),
                                             PL_TEXT("to L3 only", "jusqu'en N3 seulement")};
static const struct pl_text refill_words[] = {PL_TEXT("below 5 cubes", "sous 5 cubes"), PL_TEXT("empty", "sac vide")};
static const struct pl_text wage_words[] = {PL_TEXT("the State pays", "l'État paie"),
                                            PL_TEXT("nobody pays", "personne ne paie")};
static const struct pl_text floor_words[] = {PL_TEXT("no limit", "sans limite"), PL_TEXT("stop at 0", "arrêt à 0")};
static const struct pl_text down_words[] = {PL_TEXT("lowest row", "rangée du bas"),
                                            PL_TEXT("rows below", "nouvelles rangées")};
static const struct pl_text reveal_words[] = {PL_TEXT("by themselves", "d'eux-mêmes"),
                                              PL_TEXT("by their owner", "par leur propriétaire")};

const struct pl_option hg_options[] = {
    [HG_OPT_CARDS] = {"cards", PL_TEXT("Action cards of the expansion", "Cartes Action de l'extension"),
                      PL_TEXT("the 20 action cards of Crises & Contrôle are in the decks (HG-29.1)",
                              "les 20 cartes Action de Crises & Contrôle sont dans les pioches (HG-29.1)"),
                      0, 1, 1, no_yes, NULL},
    [HG_OPT_CRISIS] = {"crisis", PL_TEXT("Crisis Room", "Cellule de Crise"),
                       PL_TEXT("a crisis card says what the IMF does (HG-29.2)",
                               "une carte Cellule de Crise dit ce que fait le FMI (HG-29.2)"),
                       0, 1, 0, no_yes, NULL},
    [HG_OPT_ALT_EVENTS] = {"alt_events", PL_TEXT("Alternative Events", "Événements Alternatifs"),
                           PL_TEXT("other Events, with advantages for classes; four players (HG-29.3)",
                                   "d'autres Événements, avec des avantages pour les Classes ; à quatre (HG-29.3)"),
                           0, 1, 0, no_yes, NULL},
    [HG_OPT_GOALS] = {"goals", PL_TEXT("Hidden Agendas", "Objectifs Cachés"),
                      PL_TEXT("everybody has a Hidden Agenda (HG-29.4)", "chacun a un Objectif Caché (HG-29.4)"), 0, 1,
                      0, no_yes, NULL},
    [HG_OPT_START67] = {"start67", PL_TEXT("Start of policies 6 and 7", "Départ des Politiques 6 et 7"),
                        PL_TEXT("6B 7B, or 6A with four players and 7A with fewer (HG-29.5)",
                                "6B 7B, ou 6A à quatre joueurs et 7A à moins (HG-29.5)"),
                        0, 1, 0, start_names, start_words},
    [HG_OPT_FREE_VOTE] = {"free_vote", PL_TEXT("Automa: free votes", "Automatisation : votes gratuits"),
                          PL_TEXT("a free Immediate Vote is tested, or always called (HG-29.6)",
                                  "un Vote Immédiat gratuit est examiné, ou toujours demandé (HG-29.6)"),
                          0, 1, 0, vote_names, vote_words},
    [HG_OPT_IMF] = {"imf", PL_TEXT("IMF", "FMI"),
                    PL_TEXT("it comes at the printed number of Loans, or above it (HG-29.7)",
                            "il vient au nombre d'Emprunts imprimé, ou au-dessus (HG-29.7)"),
                    0, 1, 0, imf_names, imf_words},
    [HG_OPT_RAISE_COMMITS] = {"raise_commits", PL_TEXT("Raising a wage", "Hausse de Salaire"),
                              PL_TEXT("which raises commit the workers (HG-29.8)",
                                      "quelles hausses mettent les Travailleurs sous contrat (HG-29.8)"),
                              0, 1, 0, raise_names, raise_words},
    [HG_OPT_REFILL] = {"bag_refill", PL_TEXT("Refill of the bag", "Remplissage du sac"),
                       PL_TEXT("when the bag is refilled for a vote (HG-29.9)",
                               "quand le sac est rempli pour un vote (HG-29.9)"),
                       0, 1, 0, refill_names, refill_words},
    [HG_OPT_FIRST_WAGE] = {"produce_first_wage", PL_TEXT("Automa: first production", "Automatisation : production"),
                           PL_TEXT("who pays the wage when its bonus lets a Public company produce (HG-29.10)",
                                   "qui paie le Salaire quand son Bonus fait produire une Entreprise Publique "
                                   "(HG-29.10)"),
                           0, 1, 0, wage_names, wage_words},
    [HG_OPT_FLOOR] = {"vp_floor", PL_TEXT("VP below 0", "PV sous 0"),
                      PL_TEXT("whether VP may fall below 0 (HG-29.11)", "si l'on peut descendre sous 0 PV (HG-29.11)"),
                      0, 1, 0, floor_names, floor_words},
    [HG_OPT_DOWN_ROWS] = {"down_rows", PL_TEXT("Automa: cards moved down", "Automatisation : cartes descendues"),
                          PL_TEXT("where an action moved down from the two lowest rows lands (HG-29.12)",
                                  "où arrive une action qui descend des deux rangées les plus basses (HG-29.12)"),
                          0, 1, 0, down_names, down_words},
    [HG_OPT_REVEAL] = {"reveal", PL_TEXT("Showing Hidden Agendas", "Révéler les Objectifs Cachés"),
                       PL_TEXT("by themselves, or when their owner chooses to (HG-29.13)",
                               "d'eux-mêmes, ou quand leur propriétaire le veut (HG-29.13)"),
                       0, 1, 0, reveal_names, reveal_words},
    {0}};

/* ---- Roles, automas, endings ------------------------------------------------------------------------------------- */

const struct pl_role hg_roles[] = {
    [HG_W] = {.key = "working",
              .name = PL_TEXT("Working Class", "Classe Ouvrière"),
              .called = PL_TEXT("the Working Class", "la Classe Ouvrière"),
              .help = PL_TEXT("jobs, wages, Trade Unions and Prosperity (HG-11.1)",
                              "emplois, Salaires, Syndicats et Prospérité (HG-11.1)")},
    [HG_M] = {.key = "middle",
              .name = PL_TEXT("Middle Class", "Classe Moyenne"),
              .called = PL_TEXT("the Middle Class", "la Classe Moyenne"),
              .help = PL_TEXT("works and owns companies; three players or more (HG-11.2)",
                              "travaille et possède des Entreprises ; dès trois joueurs (HG-11.2)")},
    [HG_C] = {.key = "capitalist",
              .name = PL_TEXT("Capitalist Class", "Classe Capitaliste"),
              .called = PL_TEXT("the Capitalist Class", "la Classe Capitaliste"),
              .help = PL_TEXT("companies, exports and Capital (HG-11.3)",
                              "Entreprises, exportations et Capital (HG-11.3)")},
    [HG_S] = {.key = "state",
              .name = PL_TEXT("State", "État"),
              .called = PL_TEXT("the State", "l'État"),
              .help = PL_TEXT("Legitimacy with all classes, Events; four players (HG-11.6)",
                              "Légitimité auprès de toutes les Classes, Événements ; à quatre (HG-11.6)")},
    {0}};

/* As the components, light enough for dark writing. */
const char *const hg_colours[] = {[HG_W] = "#ec6a5e", [HG_M] = "#e8c33c", [HG_C] = "#5fa3e6", [HG_S] = "#c3ccd9", NULL};

enum { CLASSES_ONLY = 7 };
const struct pl_level hg_levels[] = {
    {.key = "easy",
     .name = PL_TEXT("Automa (easy)", "Automatisation (facile)"),
     .help = PL_TEXT("does what its AI card shows (HG-22.1)", "fait ce que montre sa carte IA (HG-22.1)"),
     .roles = CLASSES_ONLY},
    {.key = "advanced",
     .name = PL_TEXT("Automa (advanced)", "Automatisation (avancée)"),
     .help = PL_TEXT("weighs its actions in rows (HG-23.1)", "range ses actions par priorité (HG-23.1)"),
     .roles = CLASSES_ONLY},
    {0}};

const struct pl_ending hg_endings[] = {{"five_rounds", "HG-12.5", PL_TEXT("five rounds played", "cinq manches jouées")},
                                       {0}};

/* Words of other editions and of everyday speech (core/game.h). */
const struct pl_synonym hg_synonyms[] = {
    {"ouvrier", "travailleur"}, {"loi", "projet de loi"}, {"automa", "automatisation"},
    {"prêt", "emprunt"},        {"impôt", "taxe"},        {"points", "pv"},
    {"tour", "manche"},         {"usine", "entreprise"},  {0}};
