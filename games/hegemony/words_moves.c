/* Moves as they are written, and the forms that help lists; as sentences: words_said.c. */
#include "games/hegemony/cards.h"
#include "games/hegemony/words.h"

/* ---- Notation ---------------------------------------------------------------------------------------------------- */

/* The first word, and what its bytes a, b and c are, by letters that put_part knows. */
static const struct {
    const char *verb, *bytes;
} written[HG_MOVES] = {
    [HG_M_ROLE] = {"role", "r"},
    [HG_M_CARD] = {"card", "k"},
    [HG_M_COMPANY] = {"company", "o"},
    [HG_M_DEAL] = {"deal", "N"},
    [HG_M_EXPORT] = {"export", "N"},
    [HG_M_IMMIGRANT] = {"immigrant", "N"},
    [HG_M_EVENT] = {"event", "E"},
    [HG_M_AGENDA] = {"agenda", "N"},
    [HG_M_GOAL] = {"goal", "N"},
    [HG_M_CRISIS] = {"crisis", "x"},
    [HG_M_CUBE] = {"cube", "r"},
    [HG_M_AI] = {"ai", "N"},
    [HG_M_TIE] = {"tie", "N"},
    [HG_M_PLAY] = {"play", "k"},
    [HG_M_BASIC] = {"discard", "k"},
    [HG_M_ACTION] = {"basic", "A"},
    [HG_M_FREE] = {"free", "F"},
    [HG_M_REPAY_BOND] = {"bond", "r"},
    [HG_M_END] = {"end", ""},
    [HG_M_DONE] = {"done", ""},
    [HG_M_SKIP] = {"skip", ""},
    [HG_M_BRANCH] = {"choose", "N"},
    [HG_M_BACK] = {"back", ""},
    [HG_M_BILL] = {"bill", "P"},
    [HG_M_VOTE] = {"vote", "y"},
    [HG_M_SIDE] = {"side", "S"},
    [HG_M_INFLUENCE] = {"influence", "n"},
    [HG_M_POLICY] = {"policy", "Q"},
    [HG_M_OPEN] = {"open", "pol"},
    [HG_M_STAFF] = {"staff", "pR"},
    [HG_M_TARGET] = {"target", "T"},
    [HG_M_WORKER] = {"worker", "qt"},
    [HG_M_SWAP] = {"swap", "pt"},
    [HG_M_TRADE] = {"trade", "t"},
    [HG_M_REMOVE] = {"remove", "t"},
    [HG_M_BUY] = {"buy", "gfn"},
    [HG_M_NEEDS] = {"needs", "fn"},
    [HG_M_SELL] = {"sell", "p"},
    [HG_M_BUILD] = {"build", "odu"},
    [HG_M_WAGE] = {"wage", "pN"},
    [HG_M_PRICE] = {"price", "gN"},
    [HG_M_TRANSACT] = {"transact", "XM"},
    [HG_M_BUSINESS] = {"business", "N"},
    [HG_M_STORE] = {"store", "gn"},
    [HG_M_TILE] = {"tile", "g"},
    [HG_M_MACHINE] = {"machinery", "p"},
    [HG_M_SHIFT] = {"shift", "p"},
    [HG_M_STRIKE] = {"strike", "p"},
    [HG_M_LOSS] = {"loss", "rn"},
    [HG_M_BONUS] = {"bonus", "p"},
    [HG_M_LEND] = {"lend", "n"},
    [HG_M_PICK] = {"pick", "nmm"},
    [HG_M_DISCARD] = {"out", "s"},
    [HG_M_CUBES] = {"cubes", "rn"},
    [HG_M_TASK] = {"task", "e"},
    [HG_M_CLASS] = {"class", "r"},
    [HG_M_AMOUNT] = {"amount", "nmm"},
    [HG_M_MIX] = {"mix", "inn"},
    [HG_M_PLACE_EVENT] = {"place", "En"},
    [HG_M_PENALTY] = {"penalty", "r"},
    [HG_M_KEEP] = {"keep", "K"},
    [HG_M_REVEAL] = {"reveal", ""},
    [HG_M_ADVANTAGE] = {"advantage", "amm"},
    [HG_M_STEP] = {"step", "nmm"},
};

static const struct pl_frame *top_of(const struct hg_state *s) {
    static const struct pl_frame none;
    return s->frames.depth ? pl_peek(&s->frames) : &none;
}

static void put_key(const struct pl_keys *keys, int index, struct pl_out *out) {
    if (index >= 0 && index < keys->count)
        pl_key_write(keys, index, out);
    else
        pl_put_int(out, index);
}

/* Whose pack a card is of: a wish of somebody who does not decide says so in its second byte. */
int hg_pack_of(const struct hg_state *s, pl_move move) {
    const struct pl_frame *f = top_of(s);
    int role = pl_b(move) && pl_kind(move) != HG_M_CARD ? pl_b(move) - 1 : f->seat >= 0 ? f->seat : f->v[0];
    return role >= 0 && role < HG_ROLES ? role : HG_W;
}

static void put_card(const struct hg_state *s, pl_move move, struct pl_out *out) {
    const struct hg_pack *pack = &hg_packs[hg_pack_of(s, move)];
    if (pl_a(move) < pack->count)
        pl_put(out, pack->card[pl_a(move)].key);
    else
        pl_put_int(out, pl_a(move));
}

static void put_event(int event, struct pl_out *out) {
    put_key(&hg_event_keys, event, out);
}

/* A card of the Market of whoever decides. */
static void put_slot(const struct hg_state *s, pl_move move, struct pl_out *out) {
    int role = hg_pack_of(s, move), slot = pl_a(move);
    int row = slot < hg_market_room(role) ? hg_market_of(s, role)[slot] : 0;
    if (row)
        pl_put(out, hg_companies[row - 1].key);
    else
        pl_put_int(out, slot + 1);
}

static const char *word_of(char what, int value) {
    static const char *const basics[HG_BASICS] = {"bill",  "assign", "buy",       "strike",   "demonstrate", "pressure",
                                                  "build", "sell",   "export",    "deal",     "lobby",       "shift",
                                                  "event", "meet",   "extra-tax", "campaign", "pass"};
    static const char *const frees[HG_FREES] = {"health", "education", "luxury",  "swap",     "prices",
                                                "wages",  "bonus",     "storage", "benefits", "loan"};
    static const char *const sources[HG_SOURCES_OF_GOODS] = {"C", "M", "own", "abroad", "state"};
    static const char *const transactions[HG_TRANSACTIONS] = {"food-a",   "food-b",   "luxury-a",    "luxury-b",
                                                              "health-a", "health-b", "education-a", "education-b"};
    static const char *const items[HG_ITEMS] = {"food",     "luxury",    "health", "education", "media",
                                                "personal", "influence", "cubes",  "money"};
    switch (what) {
    case 'A':
        return value < HG_BASICS ? basics[value] : "?";
    case 'F':
        return value < HG_FREES ? frees[value] : "?";
    case 'f':
        return value < HG_SOURCES_OF_GOODS ? sources[value] : "?";
    case 'X':
        return value < HG_TRANSACTIONS ? transactions[value] : "?";
    case 'i':
        return value < HG_ITEMS ? items[value] : "?";
    case 'S':
        return value == 1 ? "for" : "against";
    default:
        return value ? "yes" : "no";
    }
}

static void put_target(int value, struct pl_out *out) {
    if (value >= 32) {
        pl_put(out, "union ");
        put_key(&hg_trade_keys, value - 32 + 1, out);
    } else
        put_key(&hg_place_keys, value, out);
}

static void put_part(const struct hg_state *s, pl_move move, char what, int value, struct pl_out *out) {
    switch (what) {
    case 'r': /* role */
        put_key(&hg_role_keys, value, out);
        break;
    case 'R': /* class + 1, 0: nobody */
        if (value)
            put_key(&hg_role_keys, value - 1, out);
        else
            pl_put(out, "nobody");
        break;
    case 'k': /* action card of the role */
        put_card(s, move, out);
        break;
    case 'o': /* company */
        put_key(&hg_company_keys, value, out);
        break;
    case 'E': /* Event of the deck in use */
        put_event(value + (s->option[HG_OPT_ALT_EVENTS] && value < HG_EVENTS ? HG_EVENTS : 0), out);
        break;
    case 'e': /* Event on the board */
        if (value < 2 && s->event[value])
            put_event(s->event[value] - 1, out);
        else
            pl_put_int(out, value + 1);
        break;
    case 'a': /* Alternative Event */
        put_event(HG_EVENTS + value, out);
        break;
    case 'x': /* crisis card */
        pl_put(out, value < HG_CRISES ? hg_crises[value].key : "?");
        break;
    case 'P': /* section of a policy */
        pl_putf(out, "%d%c", value + 1, 'A' + pl_b(move));
        break;
    case 'Q': /* policy, and its new section where one is chosen */
        pl_put_int(out, value + 1);
        if (top_of(s)->what == HG_F_PICK && top_of(s)->v[0] == HG_PICK_MOVE)
            pl_put_char(out, (char)('A' + pl_b(move)));
        break;
    case 'p': /* place */
        put_key(&hg_place_keys, value, out);
        break;
    case 'q': /* place, or the unemployed */
        if (value == HG_NO_PLACE)
            pl_put(out, "idle");
        else
            put_key(&hg_place_keys, value, out);
        break;
    case 'T': /* place, or union */
        put_target(value, out);
        break;
    case 't': /* trade */
        put_key(&hg_trade_keys, value, out);
        break;
    case 'g': /* good */
        put_key(&hg_good_keys, value, out);
        break;
    case 's': /* slot of the Market */
        put_slot(s, move, out);
        break;
    case 'K': /* Hidden Agenda kept, by its number; or an Alternative Event */
        if (top_of(s)->what == HG_F_KEEP_EVENT)
            pl_put(out, word_of('y', value));
        else
            pl_put_int(out, value + 1);
        break;
    case 'N': /* counted from 1 */
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

/* Parts that are left out where there is nothing to tell apart; true: nothing more is to be written of this one. */
static bool put_rare(pl_move move, char what, int value, struct pl_out *out) {
    switch (what) {
    case 'd': /* of the own deck */
        pl_put(out, value ? " deck" : "");
        return true;
    case 'u': /* without the advantage */
        pl_put(out, value ? " alone" : "");
        return true;
    case 'l': /* wage of a Public company */
        if (value)
            pl_putf(out, " %d", value + 1);
        return true;
    case 'M': /* units of bonus sales */
        if (value)
            pl_putf(out, " %d", value);
        return true;
    case 'm': /* more of it, told by what the frame asks */
        if (value || move >> 24)
            pl_putf(out, " %d", value);
        return true;
    default:
        return false;
    }
}

void hg_notate(const void *state, pl_move move, struct pl_out *out) {
    const struct hg_state *s = state;
    int kind = pl_kind(move);
    if (kind >= HG_MOVES || !written[kind].verb)
        return;
    pl_put(out, written[kind].verb);
    for (int i = 0; written[kind].bytes[i]; i++) {
        char what = written[kind].bytes[i];
        int value = (int)(move >> (8 + 8 * i) & 255);
        if (put_rare(move, what, value, out))
            continue;
        pl_put_char(out, ' ');
        put_part(s, move, what, value, out);
    }
}

/* ---- Forms ------------------------------------------------------------------------------------------------------- */

const struct pl_form hg_forms[] = {
    {"role ROLE", "HG-1.1", PL_TEXT("chance: a role for a seat", "hasard : un rôle")},
    {"card CARD", "HG-4.2e", PL_TEXT("chance: an action card", "hasard : une carte Action")},
    {"company COMPANY", "HG-4.2f", PL_TEXT("chance: a company for a Market", "hasard : une Entreprise")},
    {"deal N", "HG-4.2g", PL_TEXT("chance: a Business Deal", "hasard : un Accord Commercial")},
    {"export N", "HG-4.2g", PL_TEXT("chance: an Export card", "hasard : une carte Export")},
    {"immigrant N", "HG-4.2h", PL_TEXT("chance: an Immigration card", "hasard : une carte Immigration")},
    {"event EVENT", "HG-4.2d", PL_TEXT("chance: an Event", "hasard : un Événement")},
    {"agenda N", "HG-4.2d", PL_TEXT("chance: a Political Agenda", "hasard : un Agenda Politique")},
    {"goal N", "HG-17.1", PL_TEXT("chance: a Hidden Agenda", "hasard : un Objectif Caché")},
    {"crisis CARD", "HG-15.1", PL_TEXT("chance: a crisis card", "hasard : une carte Cellule de Crise")},
    {"cube CLASS", "HG-8.3b", PL_TEXT("chance: a cube", "hasard : un cube")},
    {"ai N", "HG-21.1", PL_TEXT("chance: an AI card", "hasard : une carte IA")},
    {"tie N", "HG-24.1", PL_TEXT("chance: one of equals", "hasard : l'un de plusieurs égaux")},
    {"play CARD", "HG-4.3", PL_TEXT("play a card for its effect", "jouer une carte pour son effet")},
    {"discard CARD", "HG-4.3", PL_TEXT("discard a card for a Basic Action", "défausser pour une Action de Base")},
    {"basic ACTION", "HG-4.3", PL_TEXT("choose a Basic Action", "choisir une Action de Base")},
    {"free ACTION", "HG-4.3a", PL_TEXT("do a Free Action", "faire une Action Bonus")},
    {"bond CLASS", "HG-15.4a", PL_TEXT("repay a bond", "rembourser une Obligation")},
    {"end", "HG-4.3a", PL_TEXT("end the turn", "terminer le tour")},
    {"done", "HG-4.3", PL_TEXT("that is all", "c'est tout")},
    {"skip", "HG-4.3", PL_TEXT("do without", "renoncer")},
    {"choose N", "HG-4.3", PL_TEXT("one of the ways a text offers", "l'une des possibilités d'un texte")},
    {"bill SECTION", "HG-5.1.1", PL_TEXT("propose a bill", "proposer un Projet de Loi")},
    {"vote yes|no", "HG-5.1.2", PL_TEXT("call an Immediate Vote, or not", "demander un Vote Immédiat, ou non")},
    {"side for|against", "HG-8.3a", PL_TEXT("choose a side", "choisir son camp")},
    {"influence N", "HG-8.3c", PL_TEXT("commit Influence", "engager de l'Influence")},
    {"policy N", "HG-9.1", PL_TEXT("choose a policy", "choisir une Politique")},
    {"open PLACE COMPANY [N]", "HG-9.1a",
     PL_TEXT("a Public company opens or closes", "une Entreprise Publique ouvre ou ferme")},
    {"staff PLACE CLASS|nobody", "HG-5.8.1", PL_TEXT("who moves in", "qui y travaille")},
    {"target PLACE|union INDUSTRY", "HG-5.2.2", PL_TEXT("what to fill", "ce que l'on remplit")},
    {"worker PLACE|idle TRADE", "HG-5.2", PL_TEXT("which worker", "quel Travailleur")},
    {"swap PLACE TRADE", "HG-6.5", PL_TEXT("who leaves a slot", "qui quitte un poste")},
    {"trade TRADE", "HG-4.2h", PL_TEXT("choose a trade", "choisir un métier")},
    {"remove TRADE", "HG-15.5.2", PL_TEXT("remove a worker", "retirer un Travailleur")},
    {"buy GOOD SOURCE N", "HG-5.4", PL_TEXT("buy", "acheter")},
    {"needs SOURCE N", "HG-8.1c", PL_TEXT("buy Food for needs", "acheter de la Nourriture")},
    {"sell PLACE", "HG-5.9", PL_TEXT("sell a company", "vendre une Entreprise")},
    {"build COMPANY [deck] [alone]", "HG-5.8", PL_TEXT("build a company", "construire une Entreprise")},
    {"wage PLACE N", "HG-6.7", PL_TEXT("set a wage", "fixer un Salaire")},
    {"price GOOD N", "HG-6.6", PL_TEXT("set a price", "fixer un prix")},
    {"transact TRANSACTION [N]", "HG-5.10.1", PL_TEXT("sell abroad", "vendre à l'étranger")},
    {"business N", "HG-5.11", PL_TEXT("make a Business Deal", "conclure un Accord Commercial")},
    {"store GOOD N", "HG-5.11a", PL_TEXT("how much goes into the Storage", "combien on range")},
    {"tile GOOD", "HG-6.9", PL_TEXT("place a Storage tile", "placer une tuile Entrepôt")},
    {"machinery PLACE", "HG-7.4", PL_TEXT("place Machinery", "placer un Engrenage")},
    {"shift PLACE", "HG-5.13", PL_TEXT("a company produces", "une Entreprise produit")},
    {"strike PLACE", "HG-5.5.1", PL_TEXT("strike", "faire Grève")},
    {"loss ROLE N", "HG-5.6.3", PL_TEXT("deal out losses", "répartir les pertes")},
    {"bonus PLACE", "HG-6.8", PL_TEXT("give a bonus", "accorder une Prime")},
    {"lend N", "HG-53.8", PL_TEXT("lend to the State", "prêter à l'État")},
    {"pick N", "HG-4.3", PL_TEXT("choose what a text asks for", "choisir ce que demande un texte")},
    {"out COMPANY", "HG-4.2f", PL_TEXT("discard from the Market", "défausser du Marché")},
    {"cubes CLASS N", "HG-8.2a", PL_TEXT("choose cubes", "choisir des cubes")},
    {"task EVENT", "HG-5.14", PL_TEXT("do an Event", "accomplir un Événement")},
    {"class CLASS", "HG-5.14", PL_TEXT("choose a class", "choisir une Classe")},
    {"amount N", "HG-5.14", PL_TEXT("choose an amount", "choisir une quantité")},
    {"mix ITEM N N", "HG-5.14", PL_TEXT("so much of each", "combien de chaque")},
    {"place EVENT N", "HG-5.14", PL_TEXT("where an Event goes", "où va un Événement")},
    {"penalty CLASS", "HG-11.4", PL_TEXT("a class for a penalty", "une Classe pour une pénalité")},
    {"keep N|yes|no", "HG-17.1", PL_TEXT("keep a card", "garder une carte")},
    {"reveal", "HG-29.13", PL_TEXT("show your Hidden Agenda", "révéler votre Objectif Caché")},
    {"advantage EVENT", "HG-16.3", PL_TEXT("use an advantage", "utiliser un avantage")},
    {"step N", "HG-21.1", PL_TEXT("an automa's step", "une étape d'Automatisation")},
    {0}};
