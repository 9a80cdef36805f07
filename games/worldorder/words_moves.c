/* Moves as they are written, and the forms that help lists; as sentences: words_said.c. */
#include "games/worldorder/words.h"

/* ---- Notation ---------------------------------------------------------------------------------------------------- */

/* The first word, and what its bytes a, b and c are, by letters that put_part knows. */
static const struct {
    const char *verb, *bytes;
} written[WO_MOVES] = {
    [WO_M_POWER] = {"power", "w"},
    [WO_M_ASSET] = {"deal", "A"},
    [WO_M_DRAW] = {"draw", "k"},
    [WO_M_COUNTRY] = {"country", "c"},
    [WO_M_MARKET] = {"market", "k"},
    [WO_M_AUTO] = {"region", "N"},
    [WO_M_DECISION] = {"decision", "N"},
    [WO_M_EVENT] = {"event", "e"},
    [WO_M_BIDCARD] = {"bidcard", "n"},
    [WO_M_LOT] = {"lot", "L"},
    [WO_M_GIVE_BACK] = {"back", "A"},
    [WO_M_PLACE] = {"place", "N"},
    [WO_M_FOCUS] = {"focus", "F"},
    [WO_M_READY] = {"ready", "c"},
    [WO_M_RAISE] = {"raise", "g"},
    [WO_M_MAKE] = {"make", "gn"},
    [WO_M_DONE] = {"done", ""},
    [WO_M_PLAY] = {"play", "f"},
    [WO_M_SELL] = {"sell", "f"},
    [WO_M_USE_ASSET] = {"asset", "a"},
    [WO_M_ORDER] = {"order", ""},
    [WO_M_ABILITY] = {"ability", "G"},
    [WO_M_PASS] = {"pass", ""},
    [WO_M_DOWN] = {"down", "f"},
    [WO_M_BRANCH] = {"choose", "B"},
    [WO_M_SKIP] = {"skip", ""},
    [WO_M_IMPROVE] = {"improve", "c"},
    [WO_M_EXHAUST] = {"exhaust", "c"},
    [WO_M_SPEND_SP] = {"sp", ""},
    [WO_M_MONEY] = {"money", "n"},
    [WO_M_PAY] = {"pay", ""},
    [WO_M_ENGAGE] = {"engage", "r"},
    [WO_M_TOKEN] = {"token", "r"},
    [WO_M_OPEN] = {"open", "r"},
    [WO_M_DOUBLE] = {"double", "g"},
    [WO_M_EXPORT] = {"export", "gn"},
    [WO_M_IMPORT] = {"import", "gSn"},
    [WO_M_INVEST] = {"invest", "c"},
    [WO_M_ARMY] = {"army", "RT"},
    [WO_M_BASE] = {"base", "c"},
    [WO_M_SLOT] = {"slot", "p"},
    [WO_M_CONVERT] = {"convert", "r"},
    [WO_M_GROWTH] = {"growth", "G"},
    [WO_M_PICK] = {"pick", "P"},
    [WO_M_DISCARD] = {"discard", "f"},
    [WO_M_TRASH] = {"trash", "fd"},
    [WO_M_TAKE] = {"take", "s"},
    [WO_M_OFFER] = {"offer", "y"},
    [WO_M_SPLIT] = {"split", "n"},
    [WO_M_COUNT] = {"count", "n"},
    [WO_M_BUY] = {"buy", "s"},
    [WO_M_FLUSH] = {"flush", ""},
    [WO_M_KEEP] = {"keep", "e"},
    [WO_M_POSTPONE] = {"postpone", ""},
    [WO_M_RESOLVE] = {"resolve", ""},
    [WO_M_ANSWER] = {"answer", "ul"},
    [WO_M_BID] = {"bid", "n"},
    [WO_M_MIX] = {"mix", "in"},
    [WO_M_LOSE] = {"lose", "g"},
    [WO_M_CUBE] = {"cube", "b"},
    [WO_M_CASH] = {"cash", "r"},
    [WO_M_DEFEND] = {"defend", "r"},
    [WO_M_PROSPER] = {"prosper", ""},
    [WO_M_ACT] = {"act", "xt"},
};

static const struct pl_frame *top_of(const struct wo_state *s) {
    static const struct pl_frame none;
    return s->frames.depth ? pl_peek(&s->frames) : &none;
}

static void put_key(const struct pl_keys *keys, int index, struct pl_out *out) {
    if (index < keys->count)
        pl_key_write(keys, index, out);
    else
        pl_put_int(out, index);
}

/* Whose assets these are: the power that is dealt them, or asked to give one back. */
int wo_asset_of(const struct pl_frame *f, int asset) {
    int power = f->seat >= 0 ? f->seat : f->v[0];
    return power >= 0 && power < WO_POWERS && asset < WO_ASSETS_EACH ? power * WO_ASSETS_EACH + asset : -1;
}

static void put_asset(int asset, struct pl_out *out) {
    if (asset >= 0 && asset < WO_ASSETS)
        pl_put(out, wo_assets[asset].key);
    else
        pl_put(out, "?");
}

/* A card of the row; the second copy in the row is "key 2". */
static void put_slot(const struct wo_state *s, int slot, struct pl_out *out) {
    if (slot >= WO_ROW || !s->row[slot]) {
        pl_putf(out, "slot%d", slot + 1);
        return;
    }
    int face = wo_face_of[s->row[slot] - 1], copy = 1;
    for (int i = 0; i < slot; i++)
        copy += s->row[i] && wo_face_of[s->row[i] - 1] == face;
    pl_put(out, wo_faces[face].key);
    if (copy > 1)
        pl_putf(out, " %d", copy);
}

/* An element of the auction at hand. */
int wo_element_good(const struct wo_state *s, int element) {
    if (!s->ev_now || element >= 4)
        return WO_MONEY;
    return wo_events[s->ev_now - 1].element[element].good;
}

static void put_good(int good, struct pl_out *out) {
    if (good == WO_MONEY || good == WO_SP)
        pl_put(out, good == WO_MONEY ? "$" : "SP");
    else
        put_key(&wo_good_keys, good, out);
}

static void put_lot(int value, enum wo_lot what, struct pl_out *out) {
    static const char *const types[] = {"domestic", "diplomatic", "economic", "military"};
    switch (what) {
    case WO_LOT_REGION:
        put_key(&wo_region_keys, value, out);
        break;
    case WO_LOT_COUNTRY:
        put_key(&wo_country_keys, value, out);
        break;
    case WO_LOT_GROWTH:
        pl_put(out, value < WO_GROWTHS ? wo_growths[value].key : "?");
        break;
    case WO_LOT_TYPE:
        pl_put(out, value < WO_CARD_TYPES ? types[value] : "?");
        break;
    case WO_LOT_POWER:
        put_key(&wo_power_keys, value, out);
        break;
    default:
        pl_put_int(out, value + 1);
        break;
    }
}

/* What stands in a place of the board's own: the region, or the words for 7 and 8. */
static void put_place(int value, const char *seven, const char *eight, struct pl_out *out) {
    if (value == WO_FROM_BOARD || value == WO_FROM_SUPPLY)
        pl_put(out, value == WO_FROM_BOARD ? seven : eight);
    else
        put_key(&wo_region_keys, value, out);
}

/* Letters of what is told apart by a word from a short list. */
static const char *word_of(char what, int value) {
    static const char *const foci[] = {"domestic", "diplomatic", "military"};
    static const char *const slots[] = {"perm", "temp", "beyond"};
    static const char *const cubes[] = {"printed", "beyond"};
    static const char *const acts[WO_ACTS] = {"improve", "engage", "trade",  "invest",
                                              "move",    "base",   "growth", "produce"};
    switch (what) {
    case 'F':
        return value < 3 ? foci[value] : "?";
    case 'p':
        return value < 3 ? slots[value] : "?";
    case 'b':
        return value < 2 ? cubes[value] : "?";
    case 'x':
        return value < WO_ACTS ? acts[value] : "money";
    default:
        return value ? "yes" : "no";
    }
}

/* What an automa acts on: a country, a region, a level of growth. */
static void put_target(int act, int value, struct pl_out *out) {
    if (act == WO_ACT_IMPROVE)
        put_key(&wo_country_keys, value, out);
    else if (act == WO_ACT_GROWTH)
        pl_put_int(out, value < WO_GROWTHS ? wo_growths[value].level : 0);
    else
        put_key(&wo_region_keys, value, out);
}

static void put_branch(const struct pl_frame *f, int branch, struct pl_out *out) {
    const char *key = wo_branch_key(f, branch);
    if (key)
        pl_put(out, key);
    else
        pl_put_int(out, branch + 1);
}

static void put_part(const struct wo_state *s, pl_move move, char what, int value, struct pl_out *out) {
    switch (what) {
    case 'c': /* country */
        put_key(&wo_country_keys, value, out);
        break;
    case 'r': /* region */
        put_key(&wo_region_keys, value, out);
        break;
    case 'R': /* where an army comes from, and goes to */
        put_place(value, "board", "supply", out);
        break;
    case 'T':
        put_place(value, "card", "paid", out);
        break;
    case 'f': /* face */
        put_key(&wo_face_keys, value, out);
        break;
    case 'k': /* card: copies of a face are drawn with the lowest number first */
        put_key(&wo_face_keys, value < WO_CARDS ? wo_face_of[value] : WO_FACES, out);
        break;
    case 'g': /* good */
        put_good(value, out);
        break;
    case 'i': /* element of an auction */
        put_good(wo_element_good(s, value), out);
        break;
    case 'w': /* power */
        put_key(&wo_power_keys, value, out);
        break;
    case 'e': /* event */
        put_key(&wo_event_keys, value, out);
        break;
    case 'a': /* asset of all, and of a power */
        put_asset(value, out);
        break;
    case 'A':
        put_asset(wo_asset_of(top_of(s), value), out);
        break;
    case 'G': /* growth card */
        pl_put(out, value < WO_GROWTHS ? wo_growths[value].key : "?");
        break;
    case 't':
        put_target(pl_a(move), value, out);
        break;
    case 'B': /* branch of a choice: its word if it has one */
        put_branch(top_of(s), value, out);
        break;
    case 'P': /* region or good picked */
        if (pl_b(move))
            put_good(value, out);
        else
            put_key(&wo_region_keys, value, out);
        break;
    case 'L': /* lot */
        put_lot(value, pl_b(move), out);
        break;
    case 's': /* slot of the market row */
        put_slot(s, value, out);
        break;
    case 'S': /* whom it is imported from */
        pl_put(out, value && value <= WO_POWERS ? wo_powers[value - 1].key : "ally");
        break;
    case 'u': /* no, or yes and how much */
        pl_put(out, value ? "yes " : "no");
        if (value)
            pl_put_int(out, value);
        break;
    case 'N': /* number counted from 1, and from 0 */
        pl_put_int(out, value + 1);
        break;
    case 'n':
        pl_put_int(out, value);
        break;
    default:
        pl_put(out, word_of(what, value));
        break;
    }
}

void wo_notate(const void *state, pl_move move, struct pl_out *out) {
    const struct wo_state *s = state;
    int kind = pl_kind(move);
    if (kind >= WO_MOVES || !written[kind].verb)
        return;
    pl_put(out, written[kind].verb);
    for (int i = 0; written[kind].bytes[i]; i++) {
        char what = written[kind].bytes[i];
        int value = (int)(move >> (8 + 8 * i) & 255);
        if (what == 'l' || what == 'd') { /* left out where there is nothing to tell apart */
            if (value)
                pl_put(out, what == 'd' ? " discarded" : value == 1 ? " b" : " c");
            continue;
        }
        if (what == 't' && (pl_a(move) == WO_ACT_TRADE || pl_a(move) >= WO_ACTS))
            continue;
        pl_put_char(out, kind == WO_M_ARMY && i == 1 ? '>' : ' ');
        put_part(s, move, what, value, out);
    }
}

/* ---- Forms ------------------------------------------------------------------------------------------------------- */

const struct pl_form wo_forms[] = {
    {"power POWER", "WO-12.1", PL_TEXT("chance: a power for a seat", "hasard : une puissance")},
    {"deal ASSET", "WO-3.8", PL_TEXT("chance: a strategic asset to look at", "hasard : un atout stratégique")},
    {"draw CARD", "WO-4.1", PL_TEXT("chance: a card", "hasard : une carte")},
    {"country COUNTRY", "WO-4.3", PL_TEXT("chance: a country is shown", "hasard : un pays disponible")},
    {"market CARD", "WO-8.5", PL_TEXT("chance: a market card", "hasard : une carte Marché")},
    {"region N", "WO-9.6", PL_TEXT("chance: an auto-influence card", "hasard : une carte Influence PNJ")},
    {"decision N", "WO-37.3", PL_TEXT("chance: a decision card", "hasard : une carte Décision")},
    {"event EVENT", "WO-14.1", PL_TEXT("chance: an event", "hasard : un événement")},
    {"bidcard N", "WO-37.1", PL_TEXT("chance: a bid card or a number", "hasard : une carte Enchère ou un nombre")},
    {"lot N", "WO-22.21", PL_TEXT("chance: one of equals", "hasard : l'un de plusieurs égaux")},
    {"back ASSET", "WO-3.8", PL_TEXT("give a strategic asset back", "rendre un atout stratégique")},
    {"place N", "WO-4.4", PL_TEXT("take a place in the turn order", "prendre une place de l'ordre du tour")},
    {"focus domestic|diplomatic|military", "WO-4.7", PL_TEXT("choose a Focus", "choisir une orientation")},
    {"ready COUNTRY", "WO-4.8", PL_TEXT("ready an ally", "activer un allié")},
    {"raise GOOD", "WO-4.9", PL_TEXT("raise a production", "augmenter une production")},
    {"make GOOD N", "WO-6.8.2", PL_TEXT("produce", "produire")},
    {"done", "WO-5.1", PL_TEXT("that is all", "c'est tout")},
    {"play CARD", "WO-5.2", PL_TEXT("play a card face up", "jouer une carte face visible")},
    {"sell CARD", "WO-5.3", PL_TEXT("a card face down for $10", "une carte face cachée pour 10 $")},
    {"asset ASSET", "WO-5.4", PL_TEXT("use a strategic asset", "utiliser un atout stratégique")},
    {"order", "WO-34.1", PL_TEXT("use the executive order", "utiliser le décret")},
    {"ability CARD", "WO-6.7.4", PL_TEXT("use a growth card", "utiliser une carte Croissance")},
    {"pass", "WO-5.7", PL_TEXT("pass", "passer")},
    {"down CARD", "WO-5.4", PL_TEXT("put a card face down as the price", "poser une carte face cachée comme prix")},
    {"choose BRANCH", "WO-6.9.1", PL_TEXT("one of the ways a text offers", "l'une des possibilités d'un texte")},
    {"skip", "WO-6.9.3", PL_TEXT("do without", "renoncer")},
    {"improve COUNTRY", "WO-6.1.1", PL_TEXT("improve relations", "améliorer ses relations")},
    {"exhaust COUNTRY", "WO-6.1.2", PL_TEXT("exhaust an ally", "épuiser un allié")},
    {"sp", "WO-13.2", PL_TEXT("spend smart power", "dépenser de la puissance intelligente")},
    {"money N", "WO-30.13", PL_TEXT("pay part of it in money", "en payer une partie en argent")},
    {"pay", "WO-6.1.2", PL_TEXT("pay the rest", "payer le reste")},
    {"engage REGION", "WO-6.2.1", PL_TEXT("engage", "soutenir")},
    {"token REGION", "WO-6.2.4", PL_TEXT("take an engage token from there", "reprendre un jeton Soutien")},
    {"open REGION", "WO-13.5", PL_TEXT("open a region to a Trade", "ouvrir une région au commerce")},
    {"double GOOD", "WO-30.26", PL_TEXT("double the symbols of a good", "doubler les symboles d'une ressource")},
    {"export GOOD N", "WO-6.3.3", PL_TEXT("export", "exporter")},
    {"import GOOD ally|POWER N", "WO-6.3.5", PL_TEXT("import", "importer")},
    {"invest COUNTRY", "WO-6.4.1", PL_TEXT("invest", "investir")},
    {"army REGION|board|supply>REGION|card|paid", "WO-6.5.1",
     PL_TEXT("move an army: from the board or supply, too, or to the event card; or pay it",
             "déplacer une armée, aussi de son plateau, de la réserve ou vers la carte, ou la payer")},
    {"base COUNTRY", "WO-6.6.1", PL_TEXT("build a base", "construire une base")},
    {"slot perm|temp|beyond", "WO-7.1", PL_TEXT("where the cube goes", "où va le cube")},
    {"convert REGION", "WO-7.8", PL_TEXT("make a temporary cube permanent", "rendre permanent un cube temporaire")},
    {"growth CARD", "WO-6.7.1", PL_TEXT("get a growth card", "obtenir une carte Croissance")},
    {"pick REGION|GOOD", "WO-6.9.1", PL_TEXT("choose what a text asks for", "choisir ce que demande un texte")},
    {"discard CARD", "WO-31.17", PL_TEXT("discard a card", "défausser une carte")},
    {"trash CARD [discarded]", "WO-31.33", PL_TEXT("remove a card from the game", "retirer une carte de la partie")},
    {"take CARD", "WO-31.8", PL_TEXT("take a market card", "prendre une carte Marché")},
    {"offer yes|no", "WO-33.16", PL_TEXT("answer to an offer", "répondre à une offre")},
    {"split N", "WO-6.3.13", PL_TEXT("how many the first region took", "combien en a pris la première région")},
    {"count N", "WO-32.4", PL_TEXT("how many cards to draw", "combien de cartes piocher")},
    {"buy CARD", "WO-8.4", PL_TEXT("buy a market card", "acheter une carte Marché")},
    {"flush", "WO-8.6", PL_TEXT("discard three market cards", "défausser trois cartes Marché")},
    {"keep EVENT", "WO-14.3", PL_TEXT("keep one of two events", "garder l'un de deux événements")},
    {"postpone", "WO-14.8", PL_TEXT("postpone an event", "reporter un événement")},
    {"resolve", "WO-14.8", PL_TEXT("resolve an event", "résoudre un événement")},
    {"answer no|yes N", "WO-15.1", PL_TEXT("take part in an event, or not", "participer ou non à un événement")},
    {"bid N", "WO-15.6", PL_TEXT("bid", "miser")},
    {"mix GOOD N", "WO-15.8", PL_TEXT("pay a part of a bid", "payer une part de sa mise")},
    {"lose GOOD", "WO-18.1", PL_TEXT("what is lost", "ce qui est perdu")},
    {"cube printed|beyond", "WO-19.1", PL_TEXT("which cube goes", "quel cube est retiré")},
    {"cash REGION", "WO-10.2", PL_TEXT("an engage token for money", "un jeton Soutien contre de l'argent")},
    {"defend REGION", "WO-10.5", PL_TEXT("an engage token for Defense", "un jeton Soutien pour la Défense")},
    {"prosper", "WO-10.4", PL_TEXT("take a step of prosperity", "avancer d'un palier de Prospérité")},
    {"act ACTION [COUNTRY|REGION|LEVEL]", "WO-22.3", PL_TEXT("an automa's move", "le coup d'un Automa")},
    {0}};
