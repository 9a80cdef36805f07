/* Tables of words: options, roles, endings, forms; notation; the names of things. */
#include "games/twilight/state.h"

#define TS_ROW(NAME, RULE, EN, FR) [TS_##NAME] = {RULE, {EN, FR}},
const struct pl_phrase ts_phrases[TS_PHRASE_COUNT + 1] = {TS_PHRASES(TS_ROW)};
#undef TS_ROW

static const char *const off_on[] = {"off", "on", NULL};
static const char *const no_yes[] = {"no", "yes", NULL};
static const char *const setups[] = {"deluxe", "french", NULL};
static const char *const scenarios[] = {"standard", "late_war", NULL};
static const char *const readings[] = {"literal", "attempts", NULL};
static const char *const moments[] = {"needed", "at_once", NULL};
static const char *const values[] = {"printed", "modified", NULL};

/* As people read them. */
static const struct pl_text setup_words[] = {PL_TEXT("deluxe", "deluxe"),
                                             PL_TEXT("French edition", "édition française")};
static const struct pl_text reading_words[] = {PL_TEXT("every die", "tout dé"),
                                               PL_TEXT("attempts only", "tentatives seules")};
static const struct pl_text value_words[] = {PL_TEXT("printed", "imprimés"), PL_TEXT("modified", "modifiés")};
static const struct pl_text moment_words[] = {PL_TEXT("when needed", "au besoin"), PL_TEXT("at once", "aussitôt")};
static const struct pl_text scenario_words[] = {PL_TEXT("standard", "normal"), PL_TEXT("late war", "fin de guerre")};

const struct pl_option ts_options[] = {
    [TS_OPT_OPTIONAL] = {"optional", PL_TEXT("Optional cards", "Cartes facultatives"),
                         PL_TEXT("with the seven cards 104 to 110 (TS-2.6)", "avec les sept cartes 104 à 110 (TS-2.6)"),
                         0, 1, 1, off_on, NULL},
    [TS_OPT_SETUP] = {"setup", PL_TEXT("Setup", "Mise en place"),
                      PL_TEXT("deluxe: the US has 25 influence; French edition: 23, none in Canada (TS-2.3, TS-2.7)",
                              "deluxe : les États-Unis ont 25 marqueurs d'Influence ; édition française : 23, aucun au "
                              "Canada (TS-2.3, TS-2.7)"),
                      0, 1, 0, setups, setup_words},
    [TS_OPT_HANDICAP] = {"handicap", PL_TEXT("Handicap", "Handicap"),
                         PL_TEXT(
                             "more influence at the start for the US, below 0 for the USSR; in tournaments usually "
                             "2 (TS-2.4)",
                             "influence en plus au départ pour les États-Unis, ou pour l'URSS sous 0 ; en tournoi 2, "
                             "d'ordinaire (TS-2.4)"),
                         -5, 5, 0, NULL, NULL},
    [TS_OPT_IRAN_CONTRA] =
        {"iran_contra", PL_TEXT("Iran-Contra Scandal", "Affaire Iran-Contra"),
         PL_TEXT("-1 to every US die of a realignment, or only to those of US attempts (TS-12.1)",
                 "-1 à tout dé américain de Réalignement, ou seulement à ceux des tentatives américaines (TS-12.1)"),
         0, 1, 0, readings, reading_words},
    [TS_OPT_ENVY_VALUE] = {"envy_value",
                           PL_TEXT("Missile Envy: highest card", "Envie du missile : carte la plus forte"),
                           PL_TEXT("by the printed or by the modified Operations (TS-12.2)",
                                   "par les Points Opérationnels imprimés ou modifiés (TS-12.2)"),
                           0, 1, 0, values, value_words},
    [TS_OPT_ENVY_SPACE] = {"envy_space", PL_TEXT("Missile Envy in space", "Envie du missile dans l'espace"),
                           PL_TEXT("an owed Missile Envy, or the card it took, may go to the Space Race (TS-12.3)",
                                   "Envie du missile, si elle est due, ou la carte qu'elle a prise, peut aller à la "
                                   "course à l'espace (TS-12.3)"),
                           0, 1, 0, no_yes, NULL},
    [TS_OPT_SUMMIT_FORMOSAN] = {"summit_formosan", PL_TEXT("Formosan at Summit", "Formose au Sommet"),
                                PL_TEXT("Taiwan counts as a battleground for Summit, too (TS-12.4)",
                                        "Taïwan compte aussi comme Pays d'Affrontement pour le Sommet (TS-12.4)"),
                                0, 1, 0, no_yes, NULL},
    [TS_OPT_SCENARIO] =
        {"scenario", PL_TEXT("Scenario", "Scénario"),
         PL_TEXT("standard: ten turns; late war: from turn 8 on, and the US needs 20 VP at the end "
                 "(TS-2.9 to TS-2.13)",
                 "normal : dix tours ; fin de guerre : à partir du tour 8, et il faut 20 PV aux États-Unis à la "
                 "fin (TS-2.9 à TS-2.13)"),
         0, 1, 0, scenarios, scenario_words},
    [TS_OPT_RESHUFFLE] = {"reshuffle", PL_TEXT("Reshuffle", "Nouvelle pioche"),
                          PL_TEXT("when a card is needed, or at once when the last one has been drawn (TS-12.5)",
                                  "quand il faut une carte, ou dès que la dernière est piochée (TS-12.5)"),
                          0, 1, 0, moments, moment_words},
    {0}};

/* Words of other editions and of everyday speech (core/game.h). */
const struct pl_synonym ts_synonyms[] = {{"champ", "pays d'affrontement"},
                                         {"bataille", "pays d'affrontement"},
                                         {"operation", "operationnel"},
                                         {"ops", "operationnel"},
                                         {"stabilite", "chiffre de stabilite"},
                                         {"point", "marqueur"},
                                         {"round", "phase"},
                                         {"piste", "echelle"},
                                         {"usa", "etats-unis"},
                                         {"americain", "etats-unis"},
                                         {"sovietique", "urss"},
                                         {0}};

const struct pl_role ts_roles[] = {
    [TS_SU] = {.key = "ussr",
               .name = PL_TEXT("USSR", "URSS"),
               .called = PL_TEXT("the USSR", "l'URSS"),
               .help = PL_TEXT("begins every action round, strong in the early years",
                               "commence chaque phase d'action, forte au début")},
    [TS_US] = {.key = "us",
               .name = PL_TEXT("US", "États-Unis"),
               .called = PL_TEXT("the US", "les États-Unis"),
               .help = PL_TEXT("plays second, strong in the late years", "jouent en second, forts vers la fin")},
    {0}};

/* Red and blue on any seat, not quite as on the map: dark writing can be read on them. */
const char *const ts_colours[] = {[TS_SU] = "#e8604c", [TS_US] = "#56b4e9", NULL};

const struct pl_ending ts_endings[] = {
    [TS_END_VP] = {"vp", "TS-9.5", PL_TEXT("20 victory points", "20 points de victoire")},
    [TS_END_EUROPE] = {"europe", "TS-9.6", PL_TEXT("control of Europe", "Contrôle de l'Europe")},
    [TS_END_DEFCON] = {"defcon", "TS-7.2", PL_TEXT("nuclear war: DEFCON 1", "guerre nucléaire : DEFCON 1")},
    [TS_END_MISSILES] = {"missile_crisis", "TS-13.14",
                         PL_TEXT("a coup in the Cuban Missile Crisis", "un coup d'État pendant la crise de Cuba")},
    [TS_END_HELD] = {"held_scoring", "TS-3.8",
                     PL_TEXT("a scoring card kept in hand", "une carte de décompte gardée en main")},
    [TS_END_WARGAMES] = {"wargames", "TS-13.35", PL_TEXT("Wargames", "Wargames")},
    [TS_END_FINAL] = {"final_scoring", "TS-9.8", PL_TEXT("final scoring", "décompte final")},
    {0}};

const struct pl_form ts_forms[] = {
    {"draw CARD", "TS-3.2", PL_TEXT("chance: this card is drawn", "hasard : cette carte est piochée")},
    {"random CARD", "TS-5.7", PL_TEXT("chance: this card of a hand", "hasard : cette carte d'une main")},
    {"die N", "TS-6.8", PL_TEXT("chance: a die", "hasard : un dé")},
    {"dice N N", "TS-6.6",
     PL_TEXT("chance: the dice of the USSR and of the US", "hasard : les dés de l'URSS et des États-Unis")},
    {"headline CARD", "TS-4.1", PL_TEXT("pick a headline", "choisir son gros titre")},
    {"play CARD event|ops|event_first|space", "TS-5.1",
     PL_TEXT("play a card: for its event, for Operations (an opponent's event follows), the opponent's event first, or "
             "on the Space Race",
             "jouer une carte : pour l'événement, pour les Points Opérationnels (l'événement adverse suit), "
             "l'événement adverse "
             "d'abord, ou dans la course à l'espace")},
    {"un CARD", "TS-5.5", PL_TEXT("UN Intervention with this card", "Intervention de l'ONU avec cette carte")},
    {"pass", "TS-3.7", PL_TEXT("play no card", "ne pas jouer de carte")},
    {"cancel COUNTRY", "TS-13.14",
     PL_TEXT("end the Cuban Missile Crisis by giving up 2 influence there",
             "mettre fin à la crise des missiles de Cuba en y retirant 2 marqueurs d'Influence")},
    {"influence COUNTRY", "TS-6.1", PL_TEXT("place influence", "placer de l'influence")},
    {"coup COUNTRY", "TS-6.7", PL_TEXT("attempt a coup", "tenter un coup d'État")},
    {"realign COUNTRY", "TS-6.5", PL_TEXT("attempt a realignment", "tenter un Réalignement")},
    {"pick COUNTRY", "TS-5.7",
     PL_TEXT("a country for an event, or for the setup", "un pays pour un événement ou la mise en place")},
    {"choose BRANCH", "TS-5.7", PL_TEXT("one way of an event", "une branche d'un événement")},
    {"discard CARD", "TS-5.7", PL_TEXT("discard a card", "défausser une carte")},
    {"take CARD", "TS-20.43", PL_TEXT("take a card of the discard pile", "prendre une carte de la défausse")},
    {"give CARD", "TS-20.49", PL_TEXT("hand a card over for Missile Envy", "remettre une carte pour Envie du missile")},
    {"return", "TS-20.67", PL_TEXT("Grain Sales: give the card back", "Vente de céréales : rendre la carte")},
    {"stop", "TS-6.3", PL_TEXT("no more, or nothing at all", "en rester là, ou ne rien faire")},
    {0}};

/* ---- Notation --------------------------------------------------------------------------------------------------- */

static const char *const verbs[TS_KINDS] = {[TS_M_DRAW] = "draw ",
                                            [TS_M_RANDOM] = "random ",
                                            [TS_M_DIE] = "die ",
                                            [TS_M_DICE] = "dice ",
                                            [TS_M_HEADLINE] = "headline ",
                                            [TS_M_PLAY] = "play ",
                                            [TS_M_UN] = "un ",
                                            [TS_M_PASS] = "pass",
                                            [TS_M_CANCEL] = "cancel ",
                                            [TS_M_INFLUENCE] = "influence ",
                                            [TS_M_COUP] = "coup ",
                                            [TS_M_REALIGN] = "realign ",
                                            [TS_M_PICK] = "pick ",
                                            [TS_M_CHOOSE] = "choose ",
                                            [TS_M_DISCARD] = "discard ",
                                            [TS_M_TAKE] = "take ",
                                            [TS_M_GIVE] = "give ",
                                            [TS_M_RETURN] = "return",
                                            [TS_M_STOP] = "stop"};
static const char *const modes[TS_MODES] = {"event", "ops", "event_first", "space"};

void ts_notate(const void *state, pl_move move, struct pl_out *out) {
    const struct ts_state *s = state;
    int a = pl_a(move), b = pl_b(move);
    pl_put(out, verbs[pl_kind(move)]);
    switch (pl_kind(move)) {
    case TS_M_DIE:
        pl_put_int(out, a);
        break;
    case TS_M_DICE:
        pl_putf(out, "%d %d", a, b);
        break;
    case TS_M_PLAY:
        pl_putf(out, "%s %s", ts_cards[a].key, modes[b]);
        break;
    case TS_M_DRAW:
    case TS_M_RANDOM:
    case TS_M_HEADLINE:
    case TS_M_UN:
    case TS_M_DISCARD:
    case TS_M_TAKE:
    case TS_M_GIVE:
        pl_put(out, a ? ts_cards[a].key : "none");
        break;
    case TS_M_CANCEL:
    case TS_M_INFLUENCE:
    case TS_M_COUP:
    case TS_M_REALIGN:
    case TS_M_PICK:
        pl_put(out, ts_lands[a].key);
        break;
    case TS_M_CHOOSE:
        pl_put(out, ts_choice_key(pl_peek(&s->frames)->v[0], a));
        break;
    default:
        break;
    }
}

/* ---- Names ------------------------------------------------------------------------------------------------------ */

/* A side as sentences need it: bare, as what does something, of it, to it. */
enum { SIDE_LABEL, SIDE_NAME, SIDE_OF, SIDE_TO, SIDE_FORMS };
static const struct pl_text sides[TS_SIDES][SIDE_FORMS] = {
    [TS_SU] = {PL_TEXT("USSR", "URSS"), PL_TEXT("USSR", "l'URSS"), PL_TEXT("USSR", "de l'URSS"),
               PL_TEXT("USSR", "à l'URSS")},
    [TS_US] = {PL_TEXT("US", "États-Unis"), PL_TEXT("US", "les États-Unis"), PL_TEXT("US", "des États-Unis"),
               PL_TEXT("US", "aux États-Unis")}};
static const struct pl_text levels[] = {[TS_ABSENT] = PL_TEXT("nothing", "rien"),
                                        [TS_PRESENCE] = PL_TEXT("presence", "Présence"),
                                        [TS_DOMINATION] = PL_TEXT("domination", "Domination"),
                                        [TS_CONTROL] = PL_TEXT("control", "Contrôle")};
static const struct pl_text eras[] = {[TS_EARLY] = PL_TEXT("early war", "début de guerre"),
                                      [TS_MID] = PL_TEXT("mid war", "milieu de guerre"),
                                      [TS_LATE] = PL_TEXT("late war", "fin de guerre")};
static const struct pl_text boxes[] = {PL_TEXT("the start", "le départ"),
                                       PL_TEXT("Earth Satellite", "Satellite artificiel"),
                                       PL_TEXT("Animal in Space", "Animal dans l'espace"),
                                       PL_TEXT("Man in Space", "Homme dans l'espace"),
                                       PL_TEXT("Man in Earth Orbit", "Homme en orbite terrestre"),
                                       PL_TEXT("Lunar Orbit", "Orbite lunaire"),
                                       PL_TEXT("Eagle/Bear has Landed", "L'Aigle/l'Ours a aluni"),
                                       PL_TEXT("Space Shuttle", "Navette spatiale"),
                                       PL_TEXT("Space Station", "Station spatiale")};

static bool in_range(int value, int from, int to) {
    return value >= from && value < to;
}

/* The branches of events, in the order of their moves. */
static const struct pl_text warsaw[] = {
    PL_TEXT("remove all US influence from up to four countries",
            "retirer toute l'influence américaine de quatre pays au plus"),
    PL_TEXT("add 5 influence, at most 2 in a country", "ajouter 5 marqueurs d'Influence, 2 au plus par pays")};
static const struct pl_text south_africa[] = {
    PL_TEXT("2 influence in South Africa", "2 marqueurs d'Influence en Afrique du Sud"),
    PL_TEXT("1 in South Africa and 2 in its neighbours", "1 en Afrique du Sud et 2 chez ses voisins")};
static const struct pl_text olympics[] = {
    PL_TEXT("take part: both roll, the sponsor adds 2", "participer : chacun lance un dé, l'organisateur ajoute 2"),
    PL_TEXT("boycott: DEFCON degrades, the sponsor has 4 Operations points",
            "boycotter : le DEFCON se dégrade, l'organisateur a 4 Points Opérationnels")};
static const struct pl_text summit[] = {PL_TEXT("degrade DEFCON by 1", "dégrader le DEFCON de 1"),
                                        PL_TEXT("improve DEFCON by 1", "améliorer le DEFCON de 1"),
                                        PL_TEXT("leave DEFCON as it is", "laisser le DEFCON tel quel")};
static const struct pl_text wargames[] = {
    PL_TEXT("give 6 VP away and end the game", "céder 6 PV et mettre fin à la partie"),
    PL_TEXT("go on playing", "continuer la partie")};

static const struct {
    const struct pl_text *branch;
    int count;
} branches[TS_CARDS] = {
    [TS_WARSAW_PACT_FORMED] = {warsaw, 2}, [TS_SOUTH_AFRICAN_UNREST] = {south_africa, 2},
    [TS_OLYMPIC_GAMES] = {olympics, 2},    [TS_SUMMIT] = {summit, 3},
    [TS_WARGAMES] = {wargames, 2},         [TS_CHERNOBYL] = {ts_region_names, TS_REGIONS},
};

/* Of How I Learned to Stop Worrying it is a level. */
static void name_branch(const struct ts_state *s, int branch, enum pl_lang lang, struct pl_out *out) {
    int card = s->frames.depth ? pl_peek(&s->frames)->v[0] : TS_NO_CARD;
    int count = in_range(card, 0, TS_CARDS) ? branches[card].count : 0;
    if (count)
        pl_put(out, branches[card].branch[branch % count].in[lang]);
    else
        pl_putf(out, "DEFCON %d", branch + 1);
}

/* The card an effect comes from, and the side it hits or serves where it may be either. */
static const struct {
    uint8_t card;
    int8_t side;
} sources[TS_EFFECTS] = {
    [TS_FX_VIETNAM] = {TS_VIETNAM_REVOLTS, -1},
    [TS_FX_CONTAINMENT] = {TS_CONTAINMENT, -1},
    [TS_FX_BREZHNEV] = {TS_BREZHNEV_DOCTRINE, -1},
    [TS_FX_SCARE_SU] = {TS_RED_SCARE_PURGE, TS_SU},
    [TS_FX_SCARE_US] = {TS_RED_SCARE_PURGE, TS_US},
    [TS_FX_MISSILES_SU] = {TS_CUBAN_MISSILE_CRISIS, TS_SU},
    [TS_FX_MISSILES_US] = {TS_CUBAN_MISSILE_CRISIS, TS_US},
    [TS_FX_SUBS] = {TS_NUCLEAR_SUBS, -1},
    [TS_FX_SALT] = {TS_SALT_NEGOTIATIONS, -1},
    [TS_FX_SQUADS_SU] = {TS_LATIN_AMERICAN_DEATH_SQUADS, TS_SU},
    [TS_FX_SQUADS_US] = {TS_LATIN_AMERICAN_DEATH_SQUADS, TS_US},
    [TS_FX_U2] = {TS_U2_INCIDENT, -1},
    [TS_FX_IRAN_CONTRA] = {TS_IRAN_CONTRA_SCANDAL, -1},
    [TS_FX_YURI] = {TS_YURI_AND_SAMANTHA, -1},
    [TS_FX_NORTH_SEA_ROUND] = {TS_NORTH_SEA_OIL, TS_US},
    [TS_FX_AMES] = {TS_ALDRICH_AMES_REMIX, -1},
    [TS_FX_QUAGMIRE] = {TS_QUAGMIRE, -1},
    [TS_FX_BEAR_TRAP] = {TS_BEAR_TRAP, -1},
    [TS_FX_NORAD] = {TS_NORAD, -1},
    [TS_FX_FORMOSAN] = {TS_FORMOSAN_RESOLUTION, -1},
    [TS_FX_SHUTTLE] = {TS_SHUTTLE_DIPLOMACY, -1},
    [TS_FX_BURY] = {TS_WE_WILL_BURY_YOU, -1},
    [TS_FX_ENVY_SU] = {TS_MISSILE_ENVY, TS_SU},
    [TS_FX_ENVY_US] = {TS_MISSILE_ENVY, TS_US},
    [TS_FX_FLOWER] = {TS_FLOWER_POWER, -1},
    [TS_FX_BRANDT] = {TS_WILLY_BRANDT, -1},
    [TS_FX_NATO_READY] = {TS_WARSAW_PACT_FORMED, -1},
    [TS_FX_DE_GAULLE] = {TS_DE_GAULLE_LEADS_FRANCE, -1},
    [TS_FX_NATO] = {TS_NATO, -1},
    [TS_FX_US_JAPAN] = {TS_US_JAPAN_MUTUAL_DEFENSE_PACT, -1},
    [TS_FX_CAMP_DAVID] = {TS_CAMP_DAVID_ACCORDS, -1},
    [TS_FX_JOHN_PAUL] = {TS_JOHN_PAUL_II_ELECTED_POPE, -1},
    [TS_FX_IRON_LADY] = {TS_THE_IRON_LADY, -1},
    [TS_FX_NORTH_SEA] = {TS_NORTH_SEA_OIL, -1},
    [TS_FX_REFORMER] = {TS_THE_REFORMER, -1},
    [TS_FX_HOSTAGES] = {TS_IRANIAN_HOSTAGE_CRISIS, -1},
    [TS_FX_TEAR_DOWN] = {TS_TEAR_DOWN_THIS_WALL, -1},
    [TS_FX_EVIL_EMPIRE] = {TS_AN_EVIL_EMPIRE, -1},
    [TS_FX_AWACS] = {TS_AWACS_SALE_TO_SAUDIS, -1},
};

int ts_effect_card(int effect) {
    return sources[effect].card;
}

static void name_effect(int effect, enum pl_lang lang, struct pl_out *out) {
    if (effect == TS_FX_NATO_READY) {
        pl_put(out, lang == PL_FR ? "OTAN permise" : "NATO allowed");
        return;
    }
    pl_put(out, ts_cards[sources[effect].card].name.in[lang]);
    if (sources[effect].side >= 0)
        pl_putf(out, " (%s)", sides[sources[effect].side][SIDE_LABEL].in[lang]);
}

static void name_score(int vp, enum pl_lang lang, struct pl_out *out) {
    if (vp)
        pl_putf(out, "%s %d", sides[vp > 0][SIDE_LABEL].in[lang], vp > 0 ? vp : -vp);
    else
        pl_put(out, lang == PL_FR ? "égalité" : "even");
}

/* "la Pologne" and "en Pologne"; "le Canada" and "au Canada"; "Cuba" and "à Cuba". English does without. */
static void name_country(int country, bool place, enum pl_lang lang, struct pl_out *out) {
    static const char *const articles[] = {"la ", "le ", "l'", "les ", "les ", "", ""};
    static const char *const places[] = {"en ", "au ", "en ", "aux ", "dans les ", "à ", "en "};
    const struct ts_land *land = &ts_lands[country];
    if (lang == PL_FR)
        pl_put(out, (place ? places : articles)[land->article]);
    pl_put(out, land->name.in[lang]);
}

static void name_region(int region, bool place, enum pl_lang lang, struct pl_out *out) {
    if (lang == PL_FR && place)
        pl_put(out, region == TS_MIDDLE_EAST ? "au " : "en ");
    pl_put(out, ts_region_names[region].in[lang]);
}

static bool name_side(const struct ts_state *s, const char *type, int value, enum pl_lang lang, struct pl_out *out) {
    static const char *const forms[SIDE_FORMS] = {"label", "side", "of", "to"};
    if (strcmp(type, "seat") == 0) {
        pl_put(out, sides[ts_side(s, value) & 1][SIDE_LABEL].in[lang]);
        return true;
    }
    if (strcmp(type, "plural") == 0) {
        pl_put(out, lang == PL_FR && value == TS_US ? "ils" : "");
        return true;
    }
    for (int form = 0; form < SIDE_FORMS; form++)
        if (strcmp(type, forms[form]) == 0) {
            pl_put(out, sides[value][form].in[lang]);
            return true;
        }
    return false;
}

void ts_name(const void *state, const char *type, int32_t value, enum pl_lang lang, struct pl_out *out) {
    const struct ts_state *s = state;
    if (in_range(value, 0, TS_SIDES) && name_side(s, type, value, lang, out))
        return;
    if (strcmp(type, "mark") == 0 && in_range(value, 0, TS_SIDES))
        pl_put(out, (ts_side(s, value) & 1) == TS_US ? "A" : "S");
    else if (strcmp(type, "country") == 0 && in_range(value, 0, TS_NODES))
        pl_put(out, ts_lands[value].name.in[lang]);
    else if ((strcmp(type, "in") == 0 || strcmp(type, "the") == 0) && in_range(value, 0, TS_NODES))
        name_country(value, *type == 'i', lang, out);
    else if (strcmp(type, "card") == 0 && in_range(value, 1, TS_CARDS))
        pl_put(out, ts_cards[value].name.in[lang]);
    else if (strcmp(type, "card") == 0)
        pl_put(out, lang == PL_FR ? "mise en place" : "setup");
    else if (strcmp(type, "cardtext") == 0 && in_range(value, 1, TS_CARDS))
        pl_put(out, ts_cards[value].text.in[lang]);
    else if ((strcmp(type, "region") == 0 || strcmp(type, "in_region") == 0) && in_range(value, 0, TS_REGIONS + 1))
        name_region(value, *type == 'i', lang, out);
    else if (strcmp(type, "box") == 0 && in_range(value, 0, 9))
        pl_put(out, boxes[value].in[lang]);
    else if (strcmp(type, "level") == 0 && in_range(value, 0, 4))
        pl_put(out, levels[value].in[lang]);
    else if (strcmp(type, "era") == 0 && in_range(value, 0, 3))
        pl_put(out, eras[value].in[lang]);
    else if (strcmp(type, "ending") == 0 && in_range(value, 0, TS_ENDINGS))
        pl_put(out, ts_endings[value].name.in[lang]);
    else if (strcmp(type, "branch") == 0)
        name_branch(s, value, lang, out);
    else if (strcmp(type, "score") == 0)
        name_score(value, lang, out);
    else if (strcmp(type, "effect") == 0 && in_range(value, 0, TS_EFFECTS))
        name_effect(value, lang, out);
    else if (strcmp(type, "effecttext") == 0 && in_range(value, 0, TS_EFFECTS))
        pl_put(out, ts_cards[sources[value].card].text.in[lang]);
}
