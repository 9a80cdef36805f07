/* All text of the game: tables, notation, names, and which phrase goes with what. */
#include "games/tempete/state.h"

#define TD_ROW(NAME, RULE, EN, FR) [TD_##NAME] = {RULE, {EN, FR}},
const struct pl_phrase td_phrases[TD_PHRASE_COUNT + 1] = {TD_PHRASES(TD_ROW)};
#undef TD_ROW

static const char *const off_on[] = {"off", "on", NULL};
static const char *const shamash_names[] = {"limbo", "recruit", NULL};
static const char *const ialda_names[] = {"city", "building", NULL};
static const struct pl_text shamash_words[] = {PL_TEXT("to Limbo", "va dans les Limbes"),
                                               PL_TEXT("and Shamash gains one", "et Shamash en gagne un")};
static const struct pl_text ialda_words[] = {PL_TEXT("the city counts 1", "la ville compte pour 1"),
                                             PL_TEXT("the building counts 1", "la construction compte pour 1")};

const struct pl_option td_options[] = {
    [TD_OPT_RADIUS] = {"radius", PL_TEXT("Size of the land", "Taille du plateau"),
                       PL_TEXT("cells from the Rose to the edge", "nombre de cases de la Rose des Vents au bord"), 3,
                       PL_HEX_RADIUS, 4, NULL, NULL},
    [TD_OPT_SEA] = {"sea", PL_TEXT("Sea", "Mer"),
                    PL_TEXT("10 of the 59 tiles are sea, where only Ysthma builds",
                            "10 des 59 tuiles sont des tuiles mer, où seule Ysthma construit"),
                    0, 1, 0, off_on, NULL},
    [TD_OPT_POWERS] = {"powers", PL_TEXT("Powers", "Pouvoirs"),
                       PL_TEXT("each god has a power of its own", "chaque dieu a son propre pouvoir"), 0, 1, 0, off_on,
                       NULL},
    [TD_OPT_SHAMASH] = {"shamash", PL_TEXT("Shamash's power", "Pouvoir de Shamash"),
                        PL_TEXT("with powers: where a converted worshipper goes (TD-7.8)",
                                "avec les pouvoirs : où va l'adorateur converti (TD-7.8)"),
                        TD_SHAMASH_LIMBO, TD_SHAMASH_RECRUITS, TD_SHAMASH_LIMBO, shamash_names, shamash_words},
    [TD_OPT_IALDA] = {"ialda", PL_TEXT("Ialda Baoth's power", "Pouvoir d'Ialda Baoth"),
                      PL_TEXT("with powers: what counts as 1 in defence (TD-7.5)",
                              "avec les pouvoirs : ce qui compte pour 1 en défense (TD-7.5)"),
                      TD_IALDA_CITY, TD_IALDA_BUILDING, TD_IALDA_CITY, ialda_names, ialda_words},
    {0}};

/* Words of other editions and of everyday speech (core/game.h). */
const struct pl_synonym td_synonyms[] = {{"vent", "vaal er num"},
                                         {"sac", "pioche"},
                                         {"tirer", "pioche"},
                                         {"tire", "pioche"},
                                         {"territoire", "plateau"},
                                         {"croissance", "renforcement"},
                                         {"croit", "renforcement"},
                                         {"raser", "detruire sa propre"},
                                         {"rase", "detruire sa propre"},
                                         {"elever", "construire"},
                                         {"ennemi", "adverse"},
                                         {"savoir", "connaissance"},
                                         {0}};

const struct pl_role td_roles[] = {
#define GOD(NAME, KEY, TITLE, OF, LETTER, HELP_EN, HELP_FR, ...)                                                       \
    [TD_##NAME] = {.key = KEY, .name = PL_TEXT(TITLE, TITLE), .help = PL_TEXT(HELP_EN, HELP_FR)},
#include "games/tempete/gods.def"
    {0}};

const struct pl_ending td_endings[] = {
    [TD_END_ENCIRCLED] = {"encircled", "TD-6.3", PL_TEXT("the wind encircled", "Vaal Er Num encerclé")},
    [TD_END_SANCTUARY] = {"sanctuary", "TD-6.4",
                          PL_TEXT("sanctuary and two buildings", "sanctuaire et deux constructions")},
    [TD_END_EXHAUSTION] = {"exhaustion", "TD-6.5", PL_TEXT("tiles exhausted", "tuiles épuisées")},
    {0}};

const struct pl_form td_forms[] = {
    {"god GOD", "TD-1.1", PL_TEXT("chance: the god a seat receives", "hasard : le dieu que reçoit un siège")},
    {"die FACE", "TD-1.8", PL_TEXT("chance: the roll for the first turn", "hasard : le jet pour le premier tour")},
    {"roll FACE N", "TD-3.1", PL_TEXT("chance: the wind's dice", "hasard : les dés de Vaal Er Num")},
    {"draw landN|seaN", "TD-3.2", PL_TEXT("chance: a tile from the bag", "hasard : une tuile de la pioche")},
    {"wind DIR", "TD-3.1",
     PL_TEXT("the wind's direction: N NE SE S SW NW", "direction de Vaal Er Num : N NE SE S SO NO")},
    {"convert CELL", "TD-3.8",
     PL_TEXT("step A: an empty tile of the wind's move; step C (TD-5.3): a tile of another god",
             "étape A : une tuile vide du déplacement de Vaal Er Num ; étape C (TD-5.3) : une tuile d'un autre dieu")},
    {"occupy CELL", "TD-3.9", PL_TEXT("the tile emptied by the attack", "la tuile vidée par l'attaque")},
    {"done", "TD-3.10", PL_TEXT("end of step A", "fin de l'étape A")},
    {"build CELL keep=N", "TD-5.4", PL_TEXT("build; N worshippers stay", "construire ; N adorateurs restent")},
    {"destroy CELL", "TD-5.5", PL_TEXT("destroy another god's building", "détruire la construction d'un autre dieu")},
    {"raze CELL", "TD-5.7", PL_TEXT("raze an own building", "détruire sa propre construction")},
    {"explore CELL from CELL", "TD-5.8", PL_TEXT("explore an empty cell", "explorer une case vide")},
    {"settle", "TD-5.8", PL_TEXT("convert the explored tile", "convertir la tuile explorée")},
    {"leave", "TD-5.8", PL_TEXT("let the explored tile disappear", "laisser disparaître la tuile explorée")},
    {"sanctuary CELL", "TD-5.9", PL_TEXT("raise the sanctuary", "construire le sanctuaire")},
#define MOVE(NAME, VERB, FORM, RULE, EN, FR) {FORM, RULE, PL_TEXT(EN, FR)},
#include "games/tempete/gods.def"
    {"end", "TD-5.1", PL_TEXT("end of the turn", "fin du tour")},
    {0}};

/* Letters of the compass. Files and programs have the rulebook's (SO, O, NO: south-west, west, north-west) and a sign '
 * for the hex directions; people read those of their language, and no sign: what is a direction and what is a face of
 * the die is told by the words around it. */
static const struct pl_text faces[TD_FACES] = {PL_TEXT("N", "N"),   PL_TEXT("NE", "NE"), PL_TEXT("E", "E"),
                                               PL_TEXT("SE", "SE"), PL_TEXT("S", "S"),   PL_TEXT("SW", "SO"),
                                               PL_TEXT("W", "O"),   PL_TEXT("NW", "NO")};
static const struct pl_text directions[PL_HEX_DIRS] = {PL_TEXT("N", "N"), PL_TEXT("NE", "NE"), PL_TEXT("SE", "SE"),
                                                       PL_TEXT("S", "S"), PL_TEXT("SW", "SO"), PL_TEXT("NW", "NO")};
static const char *const file_directions[PL_HEX_DIRS] = {"N", "NE'", "SE'", "S", "SO'", "NO'"};
/* As in "it blows north-east" and « vers le nord-est ». */
static const struct pl_text towards[PL_HEX_DIRS] = {
    PL_TEXT("north", "le nord"), PL_TEXT("north-east", "le nord-est"),  PL_TEXT("south-east", "le sud-est"),
    PL_TEXT("south", "le sud"),  PL_TEXT("south-west", "le sud-ouest"), PL_TEXT("north-west", "le nord-ouest")};
static const struct pl_text buildings[TD_GODS] = {
#define GOD(NAME, KEY, TITLE, OF, LETTER, HELP_EN, HELP_FR, LOOK, EN, FR) [TD_##NAME] = PL_TEXT(EN, FR),
#include "games/tempete/gods.def"
};
static const char *const of_in_french[TD_GODS] = {
#define GOD(NAME, KEY, TITLE, OF, ...) [TD_##NAME] = OF,
#include "games/tempete/gods.def"
};
static const char letters_of_gods[TD_GODS] = {
#define GOD(NAME, KEY, TITLE, OF, LETTER, ...) [TD_##NAME] = LETTER,
#include "games/tempete/gods.def"
};

/* ---- Notation --------------------------------------------------------------------------------------------------- */

static void put_axial(struct pl_out *out, int cell) {
    pl_put_int(out, pl_hex[cell].q);
    pl_put_char(out, ',');
    pl_put_int(out, pl_hex[cell].r);
}

/* TD-1.5: columns have letters from west to east, cells of a column numbers from north to south. */
void td_put_cell(const struct td_state *s, int cell, struct pl_out *out) {
    int q = pl_hex[cell].q, r = pl_hex[cell].r, radius = s ? s->radius : PL_HEX_RADIUS;
    int first = q < 0 ? -radius - q : -radius;
    pl_putf(out, "%c%d", 'A' + q + radius, r - first + 1);
}

/* The first word; what follows depends on the kind. Notation is the same in all languages. */
static const char *const verbs[TD_KINDS] = {
    [TD_M_GOD] = "god ",      [TD_M_DIE] = "die ",         [TD_M_ROLL] = "roll ",           [TD_M_DRAW] = "draw ",
    [TD_M_WIND] = "wind ",    [TD_M_CONVERT] = "convert ", [TD_M_OCCUPY] = "occupy ",       [TD_M_DONE] = "done",
    [TD_M_BUILD] = "build ",  [TD_M_DESTROY] = "destroy ", [TD_M_RAZE] = "raze ",           [TD_M_EXPLORE] = "explore ",
    [TD_M_SETTLE] = "settle", [TD_M_LEAVE] = "leave",      [TD_M_SANCTUARY] = "sanctuary ", [TD_M_END] = "end",
#define MOVE(NAME, VERB, ...) [TD_M_##NAME] = VERB,
#include "games/tempete/gods.def"
};

enum { FOR_FILES = PL_LANGS }; /* or for people of a language */

static void put_cell(const struct td_state *s, int cell, int reader, struct pl_out *out) {
    if (reader == FOR_FILES)
        put_axial(out, cell);
    else
        td_put_cell(s, cell, out);
}

static void write_move(const struct td_state *s, pl_move move, int reader, struct pl_out *out) {
    int a = pl_a(move), b = pl_b(move), letters = reader == FOR_FILES ? PL_FR : reader;
    pl_put(out, verbs[pl_kind(move)]);
    switch (pl_kind(move)) {
    case TD_M_GOD:
        pl_put(out, td_roles[a].key);
        break;
    case TD_M_DIE:
        pl_put(out, faces[a].in[letters]);
        break;
    case TD_M_ROLL:
        pl_putf(out, "%s %d", faces[a].in[letters], b);
        break;
    case TD_M_DRAW:
        pl_putf(out, "%s%d", a >= TD_SEA ? "sea" : "land", (a - 1) % 6);
        break;
    case TD_M_WIND:
        pl_put(out, reader == FOR_FILES ? file_directions[a] : directions[a].in[letters]);
        break;
    case TD_M_BUILD:
        put_cell(s, a, reader, out);
        pl_putf(out, " keep=%d", b);
        break;
    case TD_M_EXPLORE:
        put_cell(s, a, reader, out);
        pl_put(out, " from ");
        put_cell(s, b, reader, out);
        break;
    case TD_M_DONE:
    case TD_M_SETTLE:
    case TD_M_LEAVE:
    case TD_M_END:
        break;
    default:
        put_cell(s, a, reader, out);
        break;
    }
}

void td_notate(const void *state, pl_move move, struct pl_out *out) {
    write_move(state, move, FOR_FILES, out);
}

void td_spell(const void *state, pl_move move, enum pl_lang lang, struct pl_out *out) {
    write_move(state, move, (int)lang, out);
}

/* ---- Names ------------------------------------------------------------------------------------------------------ */

/* "une tuile terre de population 2", or bare, as in brackets: "terre de population 2". */
static void put_ground(int ground, bool bare, enum pl_lang lang, struct pl_out *out) {
    bool sea = ground >= TD_SEA;
    if (lang == PL_FR)
        pl_putf(out, "%s%s de population ", bare ? "" : "une tuile ", sea ? "mer" : "terre");
    else
        pl_put(out, sea ? "sea of population " : "land of population ");
    pl_put_int(out, (ground - 1) % 6);
}

static void put_god(int god, bool of, enum pl_lang lang, struct pl_out *out) {
    if (of)
        pl_put(out, lang == PL_EN ? "of " : of_in_french[god]);
    pl_put(out, td_roles[god].name.in[lang]);
}

/* A seat by its god, "of" it with its preposition; before gods are dealt by its number. */
static void put_seat(const struct td_state *s, int seat, bool of, enum pl_lang lang, struct pl_out *out) {
    if (s && seat >= 0 && seat < TD_SEATS && s->god[seat].god) {
        put_god(s->god[seat].god - 1, of, lang, out);
        return;
    }
    if (of)
        pl_put(out, lang == PL_EN ? "of " : seat < 0 ? "de " : "du ");
    if (seat < 0) /* a tile that is nobody's, in a wish */
        pl_put(out, lang == PL_FR ? "personne" : "nobody");
    else
        pl_putf(out, lang == PL_FR ? "joueur %d" : "player %d", seat + 1);
}

void td_name(const void *state, const char *type, int32_t value, enum pl_lang lang, struct pl_out *out) {
    const struct td_state *s = state;
    bool direction = value >= 0 && value < PL_HEX_DIRS;
    if (strcmp(type, "cell") == 0 && value >= 0 && value < PL_HEX_CELLS)
        td_put_cell(s, value, out);
    else if (strcmp(type, "seat") == 0 || strcmp(type, "of") == 0)
        put_seat(s, value, *type == 'o', lang, out);
    else if (strcmp(type, "mark") == 0 && s && value >= 0 && value < TD_SEATS && s->god[value].god)
        pl_put_char(out, letters_of_gods[s->god[value].god - 1]);
    else if (strcmp(type, "mark") == 0)
        pl_put_int(out, value + 1);
    else if (strcmp(type, "player") == 0)
        put_seat(NULL, value, false, lang, out);
    else if (strcmp(type, "god") == 0 && value >= 0 && value < TD_GODS)
        put_god(value, false, lang, out);
    else if (strcmp(type, "building") == 0 && value >= 0 && value < TD_GODS)
        pl_put(out, buildings[value].in[lang]);
    else if (strcmp(type, "face") == 0 && value >= 0 && value < TD_FACES)
        pl_put(out, faces[value].in[lang]);
    else if (strcmp(type, "dir") == 0 && direction)
        pl_put(out, directions[value].in[lang]);
    else if (strcmp(type, "toward") == 0 && direction)
        pl_put(out, towards[value].in[lang]);
    else if ((strcmp(type, "ground") == 0 || strcmp(type, "bare") == 0) && value >= 1 && value <= TD_GROUNDS)
        put_ground(value, *type == 'b', lang, out);
    else if (strcmp(type, "ground") == 0 || strcmp(type, "bare") == 0)
        pl_put(out, lang == PL_FR ? "pas de tuile" : "no tile");
    else
        pl_put_int(out, value);
}

/* ---- Sentences -------------------------------------------------------------------------------------------------- */

static const uint16_t powers[TD_KINDS] = {
#define MOVE(NAME, ...) [TD_M_##NAME] = TD_D_##NAME,
#include "games/tempete/gods.def"
};

struct pl_said td_describe(const void *state, pl_move move, int viewer) {
    (void)viewer; /* nothing is hidden */
    const struct td_state *s = state;
    const struct pl_frame *frame = pl_peek(&s->frames);
    int a = pl_a(move), b = pl_b(move), seat = s->seat;
    const struct td_tile *tile = a < PL_HEX_CELLS ? &s->tile[a] : &s->tile[0];
    switch (pl_kind(move)) {
    case TD_M_GOD:
        return SAY(D_GOD, frame->v[0], a);
    case TD_M_DIE:
        return SAY(D_DIE, frame->v[0], a);
    case TD_M_ROLL:
        return SAY(D_ROLL, seat, a, b);
    case TD_M_DRAW:
        return SAY(D_DRAW, a);
    case TD_M_WIND:
        return SAY(D_WIND, a, frame->left);
    case TD_M_CONVERT:
        if (frame->what == TD_F_SETTLE)
            return SAY(D_CONVERT_EMPTY, a, tile->ground, td_population(tile) + 1);
        return SAY(D_CONVERT, a, tile->owner - 1, tile->worshippers + 1);
    case TD_M_OCCUPY:
        return SAY(D_OCCUPY, a, tile->ground, td_population(tile) + 1);
    case TD_M_DONE:
        return SAY(D_DONE, 0);
    case TD_M_BUILD:
        return SAY(D_BUILD, a, b, s->god[seat].god - 1);
    case TD_M_DESTROY:
        return SAY(D_DESTROY, a, tile->owner - 1, tile->worshippers + 3);
    case TD_M_RAZE:
        return SAY(D_RAZE, a);
    case TD_M_EXPLORE:
        return SAY(D_EXPLORE, a, b);
    case TD_M_SETTLE:
        return SAY(D_SETTLE, frame->v[0], s->tile[frame->v[0]].ground, td_population(&s->tile[frame->v[0]]) + 1);
    case TD_M_LEAVE:
        return SAY(D_LEAVE, frame->v[0]);
    case TD_M_SANCTUARY:
        return SAY(D_SANCTUARY, a);
    case TD_M_END:
        return SAY(D_END, 0);
    default:
        return PL_SAY(&td_phrases[powers[pl_kind(move)]], a, tile->owner - 1, td_storm_force(s, a));
    }
}
