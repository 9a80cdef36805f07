/* All text of the game but cards.c and city.c: tables, notation, names, and which phrase goes with what. */
#include "games/ankh/scene.h"

#define AM_ROW(NAME, RULE, EN, FR) [AM_##NAME] = {RULE, {EN, FR}},
const struct pl_phrase am_phrases[AM_PHRASE_COUNT + 1] = {AM_PHRASES(AM_ROW) AM_SCENE_PHRASES(AM_ROW)};
#undef AM_ROW

/* ---- Tables ----------------------------------------------------------------------------------------------------- */

static const char *const no_yes[] = {"no", "yes", NULL};
static const char *const yes_no[] = {"yes", "no", NULL};
static const char *const ask_names[] = {"fast", "discreet", NULL};
static const char *const relocate_names[] = {"normal", "anywhere", NULL};
static const char *const commit_names[] = {"early", "late", NULL};
static const char *const gaspode_names[] = {"murders", "no", "yes", NULL};
static const char *const lift_names[] = {"after", "before", NULL};
static const char *const carcer_names[] = {"per_roll", "one", NULL};
static const char *const exhaustion_names[] = {"last_card", "unmet_draw", NULL};
static const char *const subsidence_names[] = {"forced", "choice", NULL};
static const char *const bank_names[] = {"unlimited", "130", "120", NULL};

/* As people read them. */
static const struct pl_text ask_words[] = {PL_TEXT("fast", "rapide"), PL_TEXT("discreet", "discret")};
static const struct pl_text relocate_words[] = {PL_TEXT("as usual", "comme d'habitude"),
                                                PL_TEXT("anywhere", "n'importe où")};
static const struct pl_text commit_words[] = {PL_TEXT("with the first", "avec la première"),
                                              PL_TEXT("when its turn comes", "quand vient son tour")};
static const struct pl_text gaspode_words[] = {PL_TEXT("murders only", "meurtres seulement"), PL_TEXT("none", "aucun"),
                                               PL_TEXT("all", "tous")};
static const struct pl_text lift_words[] = {PL_TEXT("after", "après"), PL_TEXT("before", "avant")};
static const struct pl_text carcer_words[] = {PL_TEXT("one per roll", "un par jet"),
                                              PL_TEXT("one in all", "un en tout")};
static const struct pl_text exhaustion_words[] = {PL_TEXT("the last card", "la dernière carte"),
                                                  PL_TEXT("the first that is missing", "la première qui manque")};
static const struct pl_text subsidence_words[] = {PL_TEXT("compulsory", "obligatoire"),
                                                  PL_TEXT("a choice", "au choix")};
static const struct pl_text bank_words[] = {PL_TEXT("unlimited", "sans limite"), PL_TEXT("$130", "130 $"),
                                            PL_TEXT("$120", "120 $")};

/* Words of other editions and of everyday speech (core/game.h). */
const struct pl_synonym am_synonyms[] = {{"marqueur", "jeton"},
                                         {"emprunt", "pret"},
                                         {"personnalite", "personnage"},
                                         {"pouvoir", "capacite speciale"},
                                         {"texte", "parchemin"},
                                         {"oter", "retir"},
                                         {"ote", "retir"},
                                         {"cout", "cout de construction"},
                                         {"prix", "cout de construction"},
                                         {"brun", "marron"},
                                         {"lever", "deplac"},
                                         {"leve", "deplac"},
                                         {"etalage", "bord du plateau"},
                                         {"hors", "boite"},
                                         {0}};

const struct pl_option am_options[] = {
    [AM_OPT_ASK] = {"ask", PL_TEXT("Who is asked", "Qui est interrogé"),
                    PL_TEXT("who may interrupt: only who can, or everybody who might (AM-14.15)",
                            "qui peut interrompre : seulement qui le peut, ou tous ceux qui le pourraient (AM-14.15)"),
                    0, 1, 0, ask_names, ask_words},
    [AM_OPT_GASPODE] = {"gaspode_vs_events", PL_TEXT("Gaspode against events", "Gaspode et les Événements"),
                        PL_TEXT("which random events Gaspode answers (AM-14.1)",
                                "à quels Événements Aléatoires Gaspode répond (AM-14.1)"),
                        0, 2, 0, gaspode_names, gaspode_words},
    [AM_OPT_RELOCATE] = {"relocate_rule", PL_TEXT("Fresh Start Club and Igor", "Nouveau Départ et Igor"),
                         PL_TEXT("where the minion reappears (AM-14.2)", "où l'agent reparaît (AM-14.2)"), 0, 1, 0,
                         relocate_names, relocate_words},
    [AM_OPT_MOSSY] = {"mossy_refill", PL_TEXT("Refill after Mossy Lawn", "Compléter après Gazon"),
                      PL_TEXT("the hand is refilled after Doctor Mossy Lawn (AM-14.3)",
                              "on complète sa main après Docteur Gazon (AM-14.3)"),
                      0, 1, 0, yes_no, NULL},
    [AM_OPT_COMMIT] = {"double_play_commit", PL_TEXT("Double plays", "Coups doubles"),
                       PL_TEXT("when the second card is chosen (AM-14.4)",
                               "quand la seconde carte est choisie (AM-14.4)"),
                       0, 1, 0, commit_names, commit_words},
    [AM_OPT_LIFT] = {"lift_legality", PL_TEXT("Lifting a minion", "Déplacer faute de réserve"),
                     PL_TEXT("legal areas after lifting, or before (AM-14.5)",
                             "quartiers permis une fois l'agent pris, ou avant (AM-14.5)"),
                     0, 1, 0, lift_names, lift_words},
    [AM_OPT_CARCER] = {"carcer_removals", PL_TEXT("Carcer", "Carcer"),
                       PL_TEXT("one minion per roll, or one in all (AM-14.6)",
                               "un agent par jet, ou un seul en tout (AM-14.6)"),
                       0, 1, 0, carcer_names, carcer_words},
    [AM_OPT_TROUBLE] = {"trouble_needs_minion", PL_TEXT("Doctor Hix and The Mob", "Docteur Hix et La Foule"),
                        PL_TEXT("their trouble needs a minion (AM-14.7)", "leur Chaos exige un agent (AM-14.7)"), 0, 1,
                        0, no_yes, NULL},
    [AM_OPT_EXHAUSTION] = {"exhaustion", PL_TEXT("Exhaustion", "Épuisement"),
                           PL_TEXT("with the last card, or with the first that is missing (AM-14.8)",
                                   "à la dernière carte, ou à la première qui manque (AM-14.8)"),
                           0, 1, 0, exhaustion_names, exhaustion_words},
    [AM_OPT_SUBSIDENCE] = {"subsidence", PL_TEXT("Subsidence", "Affaissement"),
                           PL_TEXT("paying is compulsory, or a choice (AM-14.9)",
                                   "payer est obligatoire, ou au choix (AM-14.9)"),
                           0, 1, 0, subsidence_names, subsidence_words},
    [AM_OPT_TROLLS] = {"troll_trouble_on_building", PL_TEXT("Trolls and buildings", "Trolls et bâtiments"),
                       PL_TEXT("a troll brings trouble to a building (AM-14.10)",
                               "un troll amène le Chaos là où il y a un bâtiment (AM-14.10)"),
                       0, 1, 0, no_yes, NULL},
    [AM_OPT_SMALL_GODS] = {"small_gods_trolls", PL_TEXT("Small Gods and trolls", "Petits-Dieux et trolls"),
                           PL_TEXT("Small Gods keeps trolls away (AM-14.11)",
                                   "Les Petits-Dieux écartent les trolls (AM-14.11)"),
                           0, 1, 0, yes_no, NULL},
    [AM_OPT_CLACKS] = {"clacks_money", PL_TEXT("Money of The Clacks", "Argent des Clic-clac"),
                       PL_TEXT("dollars on the card (AM-14.12)", "dollars sur la carte (AM-14.12)"), 2, 3, 2, NULL,
                       NULL},
    [AM_OPT_COSTS] = {"costs18", PL_TEXT("Dearest areas", "Quartiers les plus chers"),
                      PL_TEXT("cost of the three dearest areas (AM-14.13)",
                              "Coût de Construction des trois quartiers les plus chers (AM-14.13)"),
                      17, 18, 18, NULL, NULL},
    [AM_OPT_BANK] = {"bank", PL_TEXT("Bank", "Banque"),
                     PL_TEXT("dollars there are in all (AM-14.14)", "dollars qu'il y a en tout (AM-14.14)"), 0, 2, 0,
                     bank_names, bank_words},
    [AM_OPT_MOSSY_EVENT] = {"mossy_skips_event", PL_TEXT("Mossy Lawn and events", "Gazon et les Événements"),
                            PL_TEXT("Doctor Mossy Lawn can end the turn before a random event (AM-14.16)",
                                    "Docteur Gazon peut finir le tour avant un Événement Aléatoire (AM-14.16)"),
                            0, 1, 0, no_yes, NULL},
    {0}};

const struct pl_ending am_endings[] = {
    [AM_END_VETINARI] = {"vetinari", "AM-22.1", PL_TEXT("minions all over the city", "des agents partout en ville")},
    [AM_END_LORD] = {"lord", "AM-22.2", PL_TEXT("areas controlled", "quartiers contrôlés")},
    [AM_END_DRAGON_KING] = {"dragon_king", "AM-22.5", PL_TEXT("trouble enough", "assez de Chaos")},
    [AM_END_CHRYSOPRASE] = {"chrysoprase", "AM-22.6", PL_TEXT("rich enough", "assez de richesses")},
    [AM_END_VIMES] = {"vimes", "AM-22.7", PL_TEXT("draw pile exhausted: Vimes", "pioche épuisée : Vimaire")},
    [AM_END_EXHAUSTION] = {"exhaustion", "AM-11.3", PL_TEXT("draw pile exhausted: points", "pioche épuisée : points")},
    [AM_END_RIOTS] = {"riots", "AM-11.4", PL_TEXT("riots", "émeutes")},
    {0}};

/* Areas are written by their number, seats p1 to p4, cards by their key. */
const struct pl_form am_forms[] = {
    {"starts SEAT", "AM-2.8", PL_TEXT("chance: who starts", "hasard : qui commence")},
    {"person KEY", "AM-2.4", PL_TEXT("chance: a personality", "hasard : un Personnage")},
    {"draw CARD", "AM-3.6", PL_TEXT("chance: a card", "hasard : une carte")},
    {"happens EVENT", "AM-10.1", PL_TEXT("chance: an event", "hasard : un Événement Aléatoire")},
    {"roll AREA", "AM-1.4", PL_TEXT("chance: the die", "hasard : le dé")},
    {"play CARD", "AM-3.2", PL_TEXT("play a card", "jouer une carte")},
    {"name CARD", "AM-13.18", PL_TEXT("choose a card to play later", "choisir une carte à jouer plus tard")},
    {"skip", "AM-3.3", PL_TEXT("do without", "renoncer")},
    {"end", "AM-3.6", PL_TEXT("end the turn", "finir le tour")},
    {"event", "AM-4.9", PL_TEXT("let the random event happen", "laisser l'Événement Aléatoire se produire")},
    {"power AREA [at AREA [from AREA]] | [CARD]", "AM-6.5",
     PL_TEXT("use a City Area card", "utiliser une carte Quartier")},
    {"take", "AM-4.7", PL_TEXT("take the money", "prendre l'argent")},
    {"use", "AM-4.8", PL_TEXT("use the text of the card", "utiliser le Parchemin de la carte")},
    {"place AREA [from AREA]", "AM-4.1", PL_TEXT("place a minion", "placer un agent")},
    {"build AREA [from AREA]", "AM-6.1", PL_TEXT("build", "construire")},
    {"buy AREA [from AREA]", "AM-13.21", PL_TEXT("buy a building", "acheter un bâtiment")},
    {"remove AREA pN|troll|demon", "AM-4.5",
     PL_TEXT("assassinate or remove a minion", "assassiner ou retirer un agent")},
    {"calm AREA", "AM-4.6", PL_TEXT("remove trouble", "retirer un jeton Chaos")},
    {"stir AREA", "AM-13.22", PL_TEXT("put trouble", "poser un jeton Chaos")},
    {"count AREA", "AM-20.81", PL_TEXT("Mr Slant's area", "le quartier de M. Oblique")},
    {"move pN|troll|demon AREA AREA", "AM-13.3", PL_TEXT("move a minion", "déplacer un agent")},
    {"swap AREA pN|troll|demon", "AM-13.24", PL_TEXT("a minion to swap", "un agent à échanger")},
    {"raze AREA", "AM-6.4", PL_TEXT("a building goes", "un bâtiment disparaît")},
    {"target pN [pN]", "AM-4.8",
     PL_TEXT("choose a player (Hubert: who gives, who receives)",
             "désigner un joueur (Hubert : qui donne, qui reçoit)")},
    {"give CARD", "AM-12.2", PL_TEXT("give a card", "donner une carte")},
    {"discard CARD", "AM-4.8", PL_TEXT("discard a card", "défausser une carte")},
    {"choose CARD", "AM-4.8", PL_TEXT("choose a card of another hand", "choisir une carte d'une autre main")},
    {"pay [AREA]", "AM-1.8", PL_TEXT("pay", "payer")},
    {"refuse", "AM-9.2", PL_TEXT("do not pay", "ne pas payer")},
    {"interrupt CARD [AREA]", "AM-8.1", PL_TEXT("play an interrupt", "jouer une interruption")},
    {"protect [AREA]", "AM-23.4", PL_TEXT("pay $3 to Small Gods", "payer 3 $ aux Petits-Dieux")},
    {"let", "AM-8.2", PL_TEXT("let it happen", "laisser faire")},
    {0}};

/* ---- Notation --------------------------------------------------------------------------------------------------- */

/* The first word, and what its bytes are: a area, c card, s seat, o owner, m number (area + 1, left out if 0), p
 * personality, e event. The order is that of `letters`; "f" stands for " from " before a number that may be 0. */
static const struct {
    const char *verb, *a, *b, *c;
} forms[AM_KINDS] = {
    [AM_M_FIRST] = {"starts", "s", "", ""},    [AM_M_PERSON] = {"person", "p", "", ""},
    [AM_M_DRAW] = {"draw", "c", "", ""},       [AM_M_HAPPENS] = {"happens", "e", "", ""},
    [AM_M_ROLL] = {"roll", "a", "", ""},       [AM_M_PLAY] = {"play", "c", "", ""},
    [AM_M_NAME] = {"name", "c", "", ""},       [AM_M_SKIP] = {"skip", "", "", ""},
    [AM_M_END] = {"end", "", "", ""},          [AM_M_EVENT] = {"event", "", "", ""},
    [AM_M_TAKE] = {"take", "", "", ""},        [AM_M_USE] = {"use", "", "", ""},
    [AM_M_PLACE] = {"place", "a", "f", ""},    [AM_M_BUILD] = {"build", "a", "f", ""},
    [AM_M_BUY] = {"buy", "a", "f", ""},        [AM_M_REMOVE] = {"remove", "a", "o", ""},
    [AM_M_CALM] = {"calm", "a", "", ""},       [AM_M_STIR] = {"stir", "a", "", ""},
    [AM_M_COUNT] = {"count", "a", "", ""},     [AM_M_MOVE] = {"move", "a", "a", "o"},
    [AM_M_SWAP] = {"swap", "a", "o", ""},      [AM_M_RAZE] = {"raze", "a", "", ""},
    [AM_M_TARGET] = {"target", "s", "t", ""},  [AM_M_GIVE] = {"give", "c", "", ""},
    [AM_M_DISCARD] = {"discard", "c", "", ""}, [AM_M_CHOOSE] = {"choose", "c", "", ""},
    [AM_M_PAY] = {"pay", "m", "", ""},         [AM_M_REFUSE] = {"refuse", "", "", ""},
    [AM_M_LET] = {"let", "", "", ""},          [AM_M_INTERRUPT] = {"interrupt", "c", "m", ""},
    [AM_M_PROTECT] = {"protect", "m", "", ""}, [AM_M_POWER] = {"power", "a", "", ""},
};

static void put_owner(int owner, struct pl_out *out) {
    if (owner < AM_SEATS)
        pl_putf(out, "p%d", owner + 1);
    else
        pl_put(out, owner == AM_TROLL ? "troll" : "demon");
}

static void put_part(char what, int value, struct pl_out *out) {
    if ((what == 'f' || what == 'm' || what == 't') && !value)
        return;
    pl_put(out, what == 'f' ? " from " : " ");
    switch (what) {
    case 'a':
        pl_put_int(out, value + 1);
        break;
    case 'f':
    case 'm':
        pl_put_int(out, value);
        break;
    case 'c':
        pl_put(out, value < AM_CARDS ? am_cards[value].key : "?");
        break;
    case 'p':
        pl_put(out, am_roles[value].key);
        break;
    case 'e':
        pl_put(out, am_event_rows[value].key);
        break;
    case 't':
        put_owner(value - 1, out);
        break;
    default:
        put_owner(value, out);
        break;
    }
}

static void notate_power(int area, int what, int from, struct pl_out *out) {
    bool elsewhere = area == AM_DOLLY_SISTERS || area == AM_DIMWELL || area == AM_THE_SHADES || area == AM_ISLE_OF_GODS;
    if (area == AM_THE_SCOURS)
        put_part('c', what, out);
    else if (elsewhere)
        pl_putf(out, " at %d", what + 1);
    put_part('f', from, out);
}

void am_notate(const void *state, pl_move move, struct pl_out *out) {
    (void)state;
    int kind = pl_kind(move), a = pl_a(move), b = pl_b(move), c = pl_c(move);
    pl_put(out, forms[kind].verb);
    if (kind == AM_M_MOVE) { /* who comes first */
        put_part('o', c, out);
        put_part('a', a, out);
        put_part('a', b, out);
        return;
    }
    if (forms[kind].a[0])
        put_part(forms[kind].a[0], a, out);
    if (forms[kind].b[0])
        put_part(forms[kind].b[0], b, out);
    if (kind == AM_M_POWER)
        notate_power(a, b, c, out);
}

/* ---- Names ------------------------------------------------------------------------------------------------------ */

static const struct pl_text symbol_names[] = {[AM_NO_SYMBOL] = PL_TEXT("nothing", "rien"),
                                              [AM_MINION] = PL_TEXT("place a minion", "placer un agent"),
                                              [AM_BUILDING] = PL_TEXT("build", "construire"),
                                              [AM_KILL] = PL_TEXT("assassinate", "assassiner"),
                                              [AM_CALM] = PL_TEXT("remove trouble", "retirer un jeton Chaos"),
                                              [AM_MONEY] = PL_TEXT("take money", "prendre de l'argent"),
                                              [AM_SCROLL] = PL_TEXT("the text", "le Parchemin"),
                                              [AM_EVENT] = PL_TEXT("random event", "Événement Aléatoire"),
                                              [AM_AGAIN] = PL_TEXT("play another card", "Rejouer"),
                                              [AM_INTERRUPT] = PL_TEXT("interrupt", "interruption")};

/* The same after "renounces to", "cannot": all of it something one does. */
static void name_act(int symbol, enum pl_lang lang, struct pl_out *out) {
    static const struct pl_text text = PL_TEXT("use the text", "utiliser le Parchemin");
    pl_put(out, symbol == AM_SCROLL ? text.in[lang] : symbol_names[symbol].in[lang]);
}

static void name_seat(int seat, enum pl_lang lang, struct pl_out *out) {
    pl_putf(out, lang == PL_FR ? "Joueur %d" : "Player %d", seat + 1);
}

static void name_minion(int owner, enum pl_lang lang, struct pl_out *out) {
    if (owner >= AM_SEATS) {
        bool troll = owner == AM_TROLL;
        pl_put(out, lang == PL_FR ? (troll ? "un troll" : "un démon") : troll ? "a troll" : "a demon");
        return;
    }
    pl_put(out, lang == PL_FR ? "un agent de " : "a minion of ");
    name_seat(owner, lang, out);
}

/* AM-2.4: at the end everybody learns who was who, and so does whoever reads the result only. */
static void name_revealed(const struct am_state *s, int seat, enum pl_lang lang, struct pl_out *out) {
    name_seat(seat, lang, out);
    if (s && s->ending && seat >= 0 && seat < s->players && s->seat[seat].person)
        pl_putf(out, " (%s)", am_roles[s->seat[seat].person - 1].name.in[lang]);
}

/* Whose minions they are. */
static void name_owner(int owner, enum pl_lang lang, struct pl_out *out) {
    if (owner >= AM_SEATS)
        pl_put(out, owner == AM_TROLL ? "trolls" : lang == PL_FR ? "démons" : "demons");
    else
        name_seat(owner, lang, out);
}

/* Where French sentences need more than the name: the area with its article, "in" it and "of" it. */
enum { THE, IN, OF };
static const char *const in_french[AM_AREAS][3] = {
    [AM_DOLLY_SISTERS] = {"les Sœurs-Étienne", "chez les Sœurs-Étienne", "des Sœurs-Étienne"},
    [AM_UNREAL_ESTATE] = {"le Terrain Forcier", "au Terrain Forcier", "du Terrain Forcier"},
    [AM_DRAGONS_LANDING] = {"l'Atterrissage-du-Dragon", "à l'Atterrissage-du-Dragon", "de l'Atterrissage-du-Dragon"},
    [AM_SMALL_GODS] = {"les Petits-Dieux", "aux Petits-Dieux", "des Petits-Dieux"},
    [AM_THE_SCOURS] = {"les Décapes", "aux Décapes", "des Décapes"},
    [AM_THE_HIPPO] = {"l'Hippo", "à l'Hippo", "de l'Hippo"},
    [AM_THE_SHADES] = {"les Ombres", "aux Ombres", "des Ombres"},
    [AM_DIMWELL] = {"Sombrepuits", "à Sombrepuits", "de Sombrepuits"},
    [AM_LONGWALL] = {"Grand-Mur", "à Grand-Mur", "de Grand-Mur"},
    [AM_ISLE_OF_GODS] = {"l'Île des Dieux", "sur l'Île des Dieux", "de l'Île des Dieux"},
    [AM_SEVEN_SLEEPERS] = {"les Sept-Dormants", "aux Sept-Dormants", "des Sept-Dormants"},
    [AM_NAP_HILL] = {"Mont-Roupillon", "à Mont-Roupillon", "de Mont-Roupillon"},
};
static bool name_area(const char *type, int area, enum pl_lang lang, struct pl_out *out) {
    int form = strcmp(type, "the") == 0 ? THE : strcmp(type, "in") == 0 ? IN : strcmp(type, "of") == 0 ? OF : -1;
    if (form < 0 && strcmp(type, "area") != 0)
        return false;
    pl_put(out, form >= 0 && lang == PL_FR ? in_french[area][form] : am_places[area].name.in[lang]);
    return true;
}

/* A personality with its article; as the first word of a sentence the article is a capital. */
static bool name_role(const char *type, int person, enum pl_lang lang, struct pl_out *out) {
    bool first = strcmp(type, "role_first") == 0;
    if (!first && strcmp(type, "role") != 0)
        return false;
    const char *name = am_roles[person].called.in[lang];
    pl_putf(out, "%c%s", first && *name == 'l' ? 'L' : *name, name + 1);
    return true;
}

void am_name(const void *state, const char *type, int32_t value, enum pl_lang lang, struct pl_out *out) {
    bool area = value >= 0 && value < AM_AREAS, card = value >= 0 && value < AM_CARDS;
    if (strcmp(type, "mark") == 0)
        pl_put_int(out, value + 1);
    else if (strcmp(type, "seat") == 0)
        name_revealed(state, value, lang, out);
    else if (strcmp(type, "player") == 0)
        name_seat(value, lang, out);
    else if (strcmp(type, "minion") == 0)
        name_minion(value, lang, out);
    else if (strcmp(type, "owner") == 0)
        name_owner(value, lang, out);
    else if (area && name_area(type, value, lang, out))
        return;
    else if (strcmp(type, "power") == 0 && area)
        pl_put(out, am_places[value].power.in[lang]);
    else if (strcmp(type, "card") == 0 && card)
        pl_put(out, am_cards[value].name.in[lang]);
    else if (strcmp(type, "text") == 0 && card && am_cards[value].text)
        pl_put(out, am_texts[am_cards[value].text].in[lang]);
    else if (strcmp(type, "event") == 0 && value >= 0 && value < AM_EVENTS)
        pl_put(out, am_event_rows[value].name.in[lang]);
    else if (strcmp(type, "happens") == 0 && value >= 0 && value < AM_EVENTS)
        pl_put(out, am_event_rows[value].text.in[lang]);
    else if (strcmp(type, "person") == 0 && value >= 0 && value < AM_PERSONS)
        pl_put(out, am_roles[value].name.in[lang]);
    else if (value >= 0 && value < AM_PERSONS && name_role(type, value, lang, out))
        return;
    else if (strcmp(type, "goal") == 0 && value >= 0 && value < AM_PERSONS)
        pl_put(out, am_roles[value].help.in[lang]);
    else if (strcmp(type, "act") == 0 && value >= 0 && value <= AM_INTERRUPT)
        name_act(value, lang, out);
    else if (strcmp(type, "symbol") == 0 && value >= 0 && value <= AM_INTERRUPT)
        pl_put(out, symbol_names[value].in[lang]);
    else if (!am_scene_name(state, type, value, lang, out))
        pl_put_int(out, value);
}
