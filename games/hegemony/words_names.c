/* The names of what is printed, as sentences need them: hg_name calls hg_name_data for every type it does not know
 * itself.
 *
 * Types of names, in a phrase {0:role_of}; of any of them the first letter is a capital if that of the type is:
 * {0:Good}.
 *
 *   role             Working Class · Classe Ouvrière, bare: a heading, "{0:role}: …"
 *   Role, role_the   The Working Class · La Classe Ouvrière: the subject of a sentence; inside one role_the
 *   role_of, role_to of the State · de l'État; to the State · à l'État
 *   role_short       W M C S · CO CM CC É
 *   roles            of a bit per role: the Working Class and the State · la Classe Ouvrière et l'État
 *   company          Supermarket · Supermarché, a row of hg_companies; company_the, company_of, company_to. Of a place
 *                    hg_name says the same with place, place_the …: the company that stands there
 *   good             Food · Nourriture, as it stands behind a number (both languages: no plural); goods is the same;
 *                    good_the, good_of: of Food · de Nourriture, d'Éducation; good_short: F L H E I · N L S É I
 *   item             as good, and what else is provided or spent: Media Influence, Personal Influence, cubes, money
 *   amount           a number and its item, from HG_AMOUNT(item, n): 3 Food, 2 cubes, $10 · 3 Nourriture, 2 cubes, 10
 * $; item 4 is plain Influence here. money: $10 · 10 $. n: a number trade            unskilled, Healthcare · non
 * qualifié, de Santé: "a {0:trade} worker", "un Travailleur {0:trade}" worker           Healthcare worker · Travailleur
 * de Santé; workers; trade_short: · A L H E M · A L S É M industry         Healthcare · Santé; industry_the: la Santé;
 * industry_of: of Healthcare · de la Santé; industry_company: Healthcare company · Entreprise de Santé policy Labor
 * Market · Marché du Travail (0-6); policy_the: policy 2 · la Politique 2; policy_of section          2B, from
 * HG_A_SECTION(policy, section); letter: A B C level            L2 · N2, of a wage (0-2) card, card_text  an action
 * card, from HG_A_CARD(role, type) event, event_task, event_advantage     crisis, crisis_text     goal, goal_text
 * instruction, instruction_text agenda           Political Agenda no. 3 · Agenda Politique n° 3; so export, deal,
 * immigrant ai, ai_bonus, ai_special               an AI card, from HG_AN_AI(class, card): AI card 7 · carte IA 7
 *   symbol, symbol_short                   an automa's action: Buy Goods & Services; Buy
 *   basic, free      actions: Build Company · Construire une Entreprise
 *   from, source     a source of goods (enum hg_from): from the State · à l'État (acheter à …); the State · l'État
 *   phase            Production Phase · Phase de Production
 *
 * How phrases write a verb: every role is singular in both languages ({0:Role} pays · {0:Role} paie), so no forms of
 * verbs are needed. What else agrees in French is written around: la Classe Ouvrière is feminine and l'État masculine,
 * so there is no adjective or participle of a role (auxiliaries are avoir, "doit", "reçoit"), no "il" or "elle";
 * possessives "son", "sa", "ses" agree with what is owned. Companies have both genders: "dans {0:company_the}", no
 * adjective. "de" and "à" before a role, company, good, industry or policy are part of its form (_of, _to), never of
 * the phrase; "avec", "pour", "contre", "dans" stand before _the. A good behind a number is bare (3 {0:good}). Titles
 * of cards and events stand in quotation marks in French (la carte « {0:card} ») and plain in English. */
#include "games/hegemony/state.h"
#include <string.h>

/* A thing with what stands before it. */
enum form { BARE, THE, OF, TO, FORM_COUNT };
static const char *const form_names[FORM_COUNT] = {"", "_the", "_of", "_to"};

static const char *const roles[HG_ROLES][PL_LANGS][FORM_COUNT] = {
    {{"Working Class", "the Working Class", "of the Working Class", "to the Working Class"},
     {"Classe Ouvrière", "la Classe Ouvrière", "de la Classe Ouvrière", "à la Classe Ouvrière"}},
    {{"Middle Class", "the Middle Class", "of the Middle Class", "to the Middle Class"},
     {"Classe Moyenne", "la Classe Moyenne", "de la Classe Moyenne", "à la Classe Moyenne"}},
    {{"Capitalist Class", "the Capitalist Class", "of the Capitalist Class", "to the Capitalist Class"},
     {"Classe Capitaliste", "la Classe Capitaliste", "de la Classe Capitaliste", "à la Classe Capitaliste"}},
    {{"State", "the State", "of the State", "to the State"}, {"État", "l'État", "de l'État", "à l'État"}},
};
static const struct pl_text role_short[HG_ROLES] = {PL_TEXT("W", "CO"), PL_TEXT("M", "CM"), PL_TEXT("C", "CC"),
                                                    PL_TEXT("S", "É")};

static const char *const companies[HG_TYPES][FORM_COUNT] = {
/* French; English is made of the name */
#define FORMS(...)                                                                                                     \
    { __VA_ARGS__ }
#define COMPANY(NAME, KEY, OWNER, INDUSTRY, COST, COPIES, SLOT, OUTPUT, MACHINE, EMPLOYEE, WAGE, AUTOMATED, EN, FR)    \
    [HG_CO_##NAME] = FR,
#include "games/hegemony/companies.def"
};

static const char *const items[HG_ITEMS][PL_LANGS][FORM_COUNT] = {
    [HG_ITEM_FOOD] = {{"Food", "Food", "of Food"}, {"Nourriture", "la Nourriture", "de Nourriture"}},
    [HG_ITEM_LUXURY] = {{"Luxury", "Luxury", "of Luxury"}, {"Luxe", "le Luxe", "de Luxe"}},
    [HG_ITEM_HEALTH] = {{"Health", "Health", "of Health"}, {"Santé", "la Santé", "de Santé"}},
    [HG_ITEM_EDUCATION] = {{"Education", "Education", "of Education"}, {"Éducation", "l'Éducation", "d'Éducation"}},
    [HG_ITEM_MEDIA] = {{"Media Influence", "Media Influence", "of Media Influence"},
                       {"Influence Médiatique", "l'Influence Médiatique", "d'Influence Médiatique"}},
    [HG_ITEM_PERSONAL] = {{"Personal Influence", "Personal Influence", "of Personal Influence"},
                          {"Influence Personnelle", "l'Influence Personnelle", "d'Influence Personnelle"}},
    [HG_ITEM_EITHER] = {{"Influence", "Influence", "of Influence"}, {"Influence", "l'Influence", "d'Influence"}},
    [HG_ITEM_CUBES] = {{"cubes", "the cubes", "of cubes"}, {"cubes Vote", "les cubes Vote", "de cubes Vote"}},
    [HG_ITEM_MONEY] = {{"money", "the money", "of money"}, {"argent", "l'argent", "d'argent"}},
};
static const char *const one_cube[PL_LANGS] = {"cube", "cube Vote"};
static const struct pl_text good_short[HG_GOODS] = {PL_TEXT("F", "N"), PL_TEXT("L", "L"), PL_TEXT("H", "S"),
                                                    PL_TEXT("E", "É"), PL_TEXT("I", "I")};

static const char *const industries[HG_INDUSTRIES][PL_LANGS][FORM_COUNT] = {
    {{"Agriculture", "Agriculture", "of Agriculture"}, {"Agriculture", "l'Agriculture", "de l'Agriculture"}},
    {{"Luxury", "Luxury", "of Luxury"}, {"Luxe", "le Luxe", "du Luxe"}},
    {{"Healthcare", "Healthcare", "of Healthcare"}, {"Santé", "la Santé", "de la Santé"}},
    {{"Education", "Education", "of Education"}, {"Éducation", "l'Éducation", "de l'Éducation"}},
    {{"Media", "Media", "of Media"}, {"Média", "le Média", "du Média"}},
};
static const struct pl_text industry_company[HG_INDUSTRIES] = {
    PL_TEXT("Agriculture company", "Entreprise Agricole"), PL_TEXT("Luxury company", "Entreprise de Luxe"),
    PL_TEXT("Healthcare company", "Entreprise de Santé"), PL_TEXT("Education company", "Entreprise Éducative"),
    PL_TEXT("Media company", "Entreprise Médiatique")};

static const struct pl_text trades[HG_TRADES] = {
    PL_TEXT("unskilled", "non qualifié"), PL_TEXT("Agriculture", "Agricole"), PL_TEXT("Luxury", "du Luxe"),
    PL_TEXT("Healthcare", "de Santé"),    PL_TEXT("Education", "Éducatif"),   PL_TEXT("Media", "Médiatique")};
static const struct pl_text many_trades[HG_TRADES] = {/* behind "Travailleurs" */
                                                      PL_TEXT("unskilled", "non qualifiés"),
                                                      PL_TEXT("Agriculture", "Agricoles"),
                                                      PL_TEXT("Luxury", "du Luxe"),
                                                      PL_TEXT("Healthcare", "de Santé"),
                                                      PL_TEXT("Education", "Éducatifs"),
                                                      PL_TEXT("Media", "Médiatiques")};
static const struct pl_text trade_short[HG_TRADES] = {PL_TEXT("·", "·"), PL_TEXT("A", "A"), PL_TEXT("L", "L"),
                                                      PL_TEXT("H", "S"), PL_TEXT("E", "É"), PL_TEXT("M", "M")};

const struct pl_text hg_policy_names[HG_POLICIES] = {
    PL_TEXT("Fiscal Policy", "Politique Fiscale"),
    PL_TEXT("Labor Market", "Marché du Travail"),
    PL_TEXT("Taxation", "Imposition"),
    PL_TEXT("Welfare State: Healthcare & Benefits", "Aides Sociales : Santé et Allocations"),
    PL_TEXT("Welfare State: Education", "Aides Sociales : Éducation"),
    PL_TEXT("Foreign Trade", "Commerce Extérieur"),
    PL_TEXT("Immigration", "Immigration"),
};
static const struct pl_text policy_forms[FORM_COUNT] = {
    [THE] = PL_TEXT("policy ", "la Politique "), [OF] = PL_TEXT("of policy ", "de la Politique ")};
static const struct pl_text letters[HG_SECTIONS] = {PL_TEXT("A", "A"), PL_TEXT("B", "B"), PL_TEXT("C", "C")};
static const struct pl_text levels[HG_LEVELS] = {PL_TEXT("L1", "N1"), PL_TEXT("L2", "N2"), PL_TEXT("L3", "N3")};

static const struct pl_text basics[HG_BASICS] = {
    [HG_DO_BILL] = PL_TEXT("Propose Bill", "Proposer un Projet de Loi"),
    [HG_DO_ASSIGN] = PL_TEXT("Assign Workers", "Assigner des Travailleurs"),
    [HG_DO_BUY] = PL_TEXT("Buy Goods & Services", "Acheter des Biens et des Services"),
    [HG_DO_STRIKE] = PL_TEXT("Strike", "Grève"),
    [HG_DO_DEMONSTRATE] = PL_TEXT("Demonstration", "Manifestation"),
    [HG_DO_PRESSURE] = PL_TEXT("Apply Political Pressure", "Exercer une Pression Politique"),
    [HG_DO_BUILD] = PL_TEXT("Build Company", "Construire une Entreprise"),
    [HG_DO_SELL] = PL_TEXT("Sell Company", "Vendre une Entreprise"),
    [HG_DO_EXPORT] = PL_TEXT("Sell to the Foreign Market", "Vendre sur le Marché Étranger"),
    [HG_DO_DEAL] = PL_TEXT("Make Business Deal", "Conclure un Accord Commercial"),
    [HG_DO_LOBBY] = PL_TEXT("Lobby", "Lobbying"),
    [HG_DO_SHIFT] = PL_TEXT("Extra Shift", "Heures Supplémentaires"),
    [HG_DO_EVENT] = PL_TEXT("Event Action", "Action Événement"),
    [HG_DO_MEET] = PL_TEXT("Meet with a Party's MPs", "Rencontrer les Députés d'un Parti"),
    [HG_DO_EXTRA_TAX] = PL_TEXT("Extra Tax", "Taxe d'Urgence"),
    [HG_DO_CAMPAIGN] = PL_TEXT("Campaign", "Faire Campagne"),
    [HG_DO_PASS] = PL_TEXT("Pass", "Passer"),
};
static const struct pl_text frees[HG_FREES] = {
    [HG_USE_HEALTH] = PL_TEXT("Use Healthcare", "Recourir aux Services de Santé"),
    [HG_USE_EDUCATION] = PL_TEXT("Use Education", "Formation et Éducation"),
    [HG_USE_LUXURY] = PL_TEXT("Use Luxury", "Utiliser le Luxe"),
    [HG_FREE_SWAP] = PL_TEXT("Swap Workers", "Muter des Travailleurs"),
    [HG_FREE_PRICES] = PL_TEXT("Adjust Prices", "Ajuster les Prix"),
    [HG_FREE_WAGES] = PL_TEXT("Adjust Wages", "Ajuster les Salaires"),
    [HG_FREE_BONUS] = PL_TEXT("Give Bonus", "Accorder une Prime"),
    [HG_FREE_STORAGE] = PL_TEXT("Buy Storage", "Acheter un Entrepôt"),
    [HG_FREE_BENEFITS] = PL_TEXT("Receive Benefits", "Percevoir des Allocations"),
    [HG_FREE_LOAN] = PL_TEXT("Pay Off Loan", "Rembourser un Emprunt"),
};
static const struct pl_text sources[HG_SOURCES_OF_GOODS] = {
    [HG_FROM_C] = PL_TEXT("the Capitalist Class", "la Classe Capitaliste"),
    [HG_FROM_M] = PL_TEXT("the Middle Class", "la Classe Moyenne"),
    [HG_FROM_AREA] = PL_TEXT("the own Goods & Services", "ses propres Biens et Services"),
    [HG_FROM_ABROAD] = PL_TEXT("the Foreign Market", "le Marché Étranger"),
    [HG_FROM_STATE] = PL_TEXT("the State", "l'État")};
static const struct pl_text sellers[HG_SOURCES_OF_GOODS] = {
    [HG_FROM_C] = PL_TEXT("from the Capitalist Class", "à la Classe Capitaliste"),
    [HG_FROM_M] = PL_TEXT("from the Middle Class", "à la Classe Moyenne"),
    [HG_FROM_AREA] = PL_TEXT("from its own Goods & Services", "de ses propres Biens et Services"),
    [HG_FROM_ABROAD] = PL_TEXT("from the Foreign Market", "sur le Marché Étranger"),
    [HG_FROM_STATE] = PL_TEXT("from the State", "à l'État")};
static const struct pl_text phases[HG_OVER + 1] = {
    [HG_SETUP] = PL_TEXT("Setup", "Mise en Place"),
    [HG_PREPARATION] = PL_TEXT("Preparation Phase", "Phase de Préparation"),
    [HG_ACTION] = PL_TEXT("Action Phase", "Phase d'Action"),
    [HG_PRODUCTION] = PL_TEXT("Production Phase", "Phase de Production"),
    [HG_ELECTIONS] = PL_TEXT("Elections Phase", "Phase d'Élections"),
    [HG_SCORING] = PL_TEXT("Scoring Phase", "Phase de Décompte des Points"),
    [HG_OVER] = PL_TEXT("End of the game", "Fin de la Partie")};

/* ---- Texts that stand in tables ---------------------------------------------------------------------------------- */

static const struct table {
    const char *type;
    const struct pl_text *first;
    size_t stride;
    int count;
} tables[] = {
#define LIST(TYPE, ARRAY)                                                                                              \
    { TYPE, ARRAY, sizeof *(ARRAY), (int)(sizeof(ARRAY) / sizeof *(ARRAY)) }
#define ROWS(TYPE, ARRAY, FIELD, COUNT)                                                                                \
    { TYPE, &(ARRAY)[0].FIELD, sizeof *(ARRAY), COUNT }
    LIST("role_short", role_short),
    LIST("good_short", good_short),
    LIST("trade", trades),
    LIST("trade_short", trade_short),
    LIST("industry_company", industry_company),
    LIST("policy", hg_policy_names),
    LIST("letter", letters),
    LIST("level", levels),
    LIST("basic", basics),
    LIST("free", frees),
    LIST("source", sources),
    LIST("from", sellers),
    LIST("phase", phases),
    LIST("symbol", hg_symbol_names),
    LIST("symbol_short", hg_symbol_short),
    ROWS("event", hg_events, name, HG_EVENTS + HG_ALT_EVENTS),
    ROWS("event_task", hg_events, task, HG_EVENTS + HG_ALT_EVENTS),
    ROWS("event_advantage", hg_events, advantage, HG_EVENTS + HG_ALT_EVENTS),
    ROWS("crisis", hg_crises, name, HG_CRISES),
    ROWS("crisis_text", hg_crises, text, HG_CRISES),
    ROWS("goal", hg_goals, name, HG_GOALS),
    ROWS("goal_text", hg_goals, text, HG_GOALS),
    ROWS("instruction", hg_instructions, name, HG_INSTRUCTIONS),
    ROWS("instruction_text", hg_instructions, text, HG_INSTRUCTIONS),
};

static const char *name_text(const char *type, int value, enum pl_lang lang) {
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
        const struct table *table = &tables[i];
        if (strcmp(table->type, type) != 0)
            continue;
        if (value < 0 || value >= table->count)
            return NULL;
        const struct pl_text *text = (const void *)((const char *)table->first + table->stride * (size_t)value);
        return text->in[lang];
    }
    return NULL;
}

/* An action card or an AI card: of a role, which one. */
static const char *name_card(const char *type, int value, enum pl_lang lang) {
    int role = value >> 8, which = value & 0xFF;
    if (value < 0 || role >= HG_ROLES)
        return NULL;
    bool name = strcmp(type, "card") == 0;
    if (name || strcmp(type, "card_text") == 0) {
        if (which >= hg_packs[role].count)
            return NULL;
        const struct hg_card *card = &hg_packs[role].card[which];
        return (name ? &card->name : &card->text)->in[lang];
    }
    bool bonus = strcmp(type, "ai_bonus") == 0;
    if ((!bonus && strcmp(type, "ai_special") != 0) || role >= HG_CLASSES || which >= HG_AI_CARDS)
        return NULL;
    const struct hg_ai_card *card = &hg_ai_cards[role][which];
    return (bonus ? &card->bonus_text : &card->special_text)->in[lang];
}

/* ---- Things with articles ---------------------------------------------------------------------------------------- */

/* "role_of" begins with "role": the form behind it, or -1. */
static int form_of(const char *type, const char *thing) {
    size_t n = strlen(thing);
    if (strncmp(type, thing, n) != 0)
        return -1;
    for (int form = 0; form < FORM_COUNT; form++)
        if (strcmp(type + n, form_names[form]) == 0)
            return form;
    return -1;
}

static const char *name_role(const char *type, int value, enum pl_lang lang) {
    int form = form_of(type, "role");
    return form < 0 || value < 0 || value >= HG_ROLES ? NULL : roles[value][lang][form];
}

static const char *name_good(const char *type, int value, enum pl_lang lang) {
    int form = strcmp(type, "goods") == 0 ? BARE : form_of(type, "good");
    if (form >= 0 && value >= 0 && value < HG_GOODS)
        return items[value == HG_INF ? HG_ITEM_EITHER : value][lang][form];
    form = form_of(type, "item");
    return form < 0 || value < 0 || value >= HG_ITEMS ? NULL : items[value][lang][form];
}

static const char *name_industry(const char *type, int value, enum pl_lang lang) {
    int form = form_of(type, "industry");
    return form < 0 || value < 0 || value >= HG_INDUSTRIES ? NULL : industries[value][lang][form];
}

static bool put(const char *text, struct pl_out *out) {
    if (text)
        pl_put(out, text);
    return text;
}

static bool name_company(const char *type, int value, enum pl_lang lang, struct pl_out *out) {
    static const char *const before[FORM_COUNT] = {"", "the ", "of the ", "to the "};
    int form = form_of(type, "company");
    if (form < 0 || value < 0 || value >= HG_TYPES)
        return false;
    if (lang == PL_FR)
        return put(companies[value][form], out);
    pl_put(out, before[form]);
    return put(hg_companies[value].name.in[lang], out);
}

static bool name_policy(const char *type, int value, enum pl_lang lang, struct pl_out *out) {
    if (strcmp(type, "section") == 0) {
        if (value < 0 || value >= HG_POLICIES * HG_SECTIONS)
            return false;
        pl_put_int(out, value / HG_SECTIONS + 1);
        return put(letters[value % HG_SECTIONS].in[lang], out);
    }
    int form = form_of(type, "policy");
    if ((form != THE && form != OF) || value < 0 || value >= HG_POLICIES)
        return false;
    pl_put(out, policy_forms[form].in[lang]);
    pl_put_int(out, value + 1);
    return true;
}

static bool name_worker(const char *type, int value, enum pl_lang lang, struct pl_out *out) {
    bool many = strcmp(type, "workers") == 0;
    if ((!many && strcmp(type, "worker") != 0) || value < 0 || value >= HG_TRADES)
        return false;
    const char *trade = (many ? many_trades : trades)[value].in[lang];
    if (lang == PL_EN)
        pl_putf(out, many ? "%s workers" : "%s worker", trade);
    else
        pl_putf(out, many ? "Travailleurs %s" : "Travailleur %s", trade);
    return true;
}

/* ---- Numbers ----------------------------------------------------------------------------------------------------- */

static void put_money(int n, enum pl_lang lang, struct pl_out *out) {
    if (lang == PL_EN)
        pl_put(out, n < 0 ? "-$" : "$");
    pl_put_int(out, lang == PL_EN && n < 0 ? -n : n);
    if (lang == PL_FR)
        pl_put(out, " $");
}

static bool name_amount(int32_t value, enum pl_lang lang, struct pl_out *out) {
    int item = value >> 16, n = (int16_t)(value & 0xFFFF);
    if (item < 0 || item >= HG_ITEMS)
        return false;
    if (item == HG_ITEM_MONEY) {
        put_money(n, lang, out);
        return true;
    }
    bool one = n == 1 || (lang == PL_FR && n == 0);
    pl_put_int(out, n);
    pl_put_char(out, ' ');
    return put(item == HG_ITEM_CUBES && one ? one_cube[lang]
                                            : items[item == HG_ITEM_MEDIA ? HG_ITEM_EITHER : item][lang][BARE],
               out);
}

/* Cards without a title have their number. */
static bool name_numbered(const char *type, int value, enum pl_lang lang, struct pl_out *out) {
    static const struct {
        const char *type;
        struct pl_text text;
        int count;
    } rows[] = {{"agenda", PL_TEXT("Political Agenda no. ", "Agenda Politique n° "), HG_AGENDAS},
                {"export", PL_TEXT("Export card no. ", "carte Export n° "), HG_EXPORTS},
                {"deal", PL_TEXT("Business Deal no. ", "Accord Commercial n° "), HG_DEALS},
                {"immigrant", PL_TEXT("Immigration card no. ", "carte Immigration n° "), HG_IMMIGRANTS},
                {"ai", PL_TEXT("AI card ", "carte IA "), HG_AI_CARDS}};
    if (strcmp(type, "ai") == 0)
        value &= 0xFF;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (strcmp(rows[i].type, type) == 0 && value >= 0 && value < rows[i].count) {
            pl_put(out, rows[i].text.in[lang]);
            pl_put_int(out, value + 1);
            return true;
        }
    return false;
}

/* A bit per role: all of them, in their order. */
static bool name_roles(int32_t value, enum pl_lang lang, struct pl_out *out) {
    for (int role = 0, left = value & ((1 << HG_ROLES) - 1); left; role++) {
        if (!(left >> role & 1))
            continue;
        left &= ~(1 << role);
        pl_put(out, roles[role][lang][THE]);
        if (left)
            pl_put(out, left & (left - 1) ? ", " : lang == PL_FR ? " et " : " and ");
    }
    return true;
}

/* ---- All of them ------------------------------------------------------------------------------------------------- */

static bool name_lower(const char *type, int32_t value, enum pl_lang lang, struct pl_out *out) {
    if (strcmp(type, "amount") == 0)
        return name_amount(value, lang, out);
    if (strcmp(type, "roles") == 0)
        return name_roles(value, lang, out);
    if (strcmp(type, "n") == 0) {
        pl_put_int(out, value);
        return true;
    }
    if (strcmp(type, "money") == 0) {
        put_money(value, lang, out);
        return true;
    }
    return put(name_role(type, value, lang), out) || put(name_good(type, value, lang), out) ||
           put(name_industry(type, value, lang), out) || put(name_text(type, value, lang), out) ||
           put(name_card(type, value, lang), out) || name_company(type, value, lang, out) ||
           name_policy(type, value, lang, out) || name_worker(type, value, lang, out) ||
           name_numbered(type, value, lang, out);
}

bool hg_name_data(const char *type, int32_t value, enum pl_lang lang, struct pl_out *out) {
    char lower[24];
    if (!PL_FIT(lower, type))
        return false;
    bool capital = *lower >= 'A' && *lower <= 'Z';
    if (capital)
        *lower += 'a' - 'A';
    if (capital && strcmp(lower, "role") == 0)
        strcat(lower, "_the");
    size_t start = out->len;
    if (!name_lower(lower, value, lang, out))
        return false;
    if (capital && out->len > start && out->text[start] >= 'a' && out->text[start] <= 'z')
        out->text[start] += 'A' - 'a';
    return true;
}
