/* The names of what is printed, as sentences need them: wo_name calls wo_name_data for every type it does not know
 * itself.
 *
 * Types of names, in a phrase {0:power_of}; of any of them the first letter is a capital if that of the type is:
 * {0:Power}.
 *
 *   power           the United States · les États-Unis          power_of  of the United States · des États-Unis
 *   power_to        to the United States · aux États-Unis       power_in  in the United States · aux États-Unis
 *   power_name      United States · États-Unis, as a heading    power_short  USA · É.-U.
 *   powers          of a bit per power: the United States and the EU · les États-Unis et l'UE
 *   owner …         owner, owner_of, owner_name: a power or, as WO_NEUTRAL, neutral influence
 *   region          Europe; region_the (l'Europe), region_in (en Europe), region_of (de l'Europe), region_to (vers
 * l'Europe); region_short (EUR) country         Ukraine, as a heading; in a sentence country_the, _in, _of, _to, as for
 * regions good            energy · Énergie, bare and singular; goods: raw materials · Matières premières, bare and
 * plural; good_of: of raw materials · de Matières premières (a production of …); good_short: E R F C S D A $ SP amount
 * a number and its good, from WO_AMOUNT(good, n): 3 raw materials, 1 army, $10 · 3 Matières premières, 1 armée, 10 $
 *   card, card_text          a face, what it does            growth, growth_text, asset, asset_text
 *   event, event_text, event_years, effect, effect_text      event_type   Decision, Mutual agreement …
 *   focus           Domestic · intérieure; focus_name: Domestic Focus · orientation intérieure
 *   type            of a card: domestic · intérieure (une carte intérieure)
 *   space           of an automa's board: Engage · Soutenir
 *   place           what a script calls "there": a region's name, or that of a country's region
 *   plural          for the verbs, see below
 *
 * How phrases write a verb. {0/gagne|gagnent} is the form that goes with the power in argument 0: the second one in
 * French for the United States, the first one for all others. In English every power is singular (the United States
 * gains), so an English phrase needs no forms:
 *
 *   X(GAINS, "WO-7.1", "{0:Power} gains {1:amount}.", "{0:Power} {0/gagne|gagnent} {1:amount}.")
 *   X(SENDS, "WO-6.5", "{0:Power} moves an army {1:region_to}.", "{0:Power} {0/déplace|déplacent} une armée
 * {1:region_to}.") X(TAKES, "WO-6.1", "{0:Power} allies with {1:country_the}.", "{0:Power} {0/s'allie|s'allient} avec
 * {1:country_the}.")
 *
 * {n/…} may only stand with an argument that is a power. What else agrees in French is written around: no adjective or
 * participle of a power (l'UE est prête, les États-Unis sont prêts); auxiliaries are avoir; possessives are plain where
 * the owner is one power: "{0/son|leur} argent", "{0/ses|leurs} alliés". "de" and "à" before a power, region, country
 * or good are part of its form (_of, _to, _in), never of the phrase; "contre", "avec", "par", "pour" stand before
 * {0:power}. Titles of cards, events and assets stand in quotation marks in French (la carte « {1:card} ») and plain in
 * English. */
#include "games/worldorder/phrases.h"
#include "games/worldorder/state.h"
#include <string.h>

/* A thing with what stands before it. */
enum form { BARE, THE, IN, OF, TO, FORMS };
static const char *const form_names[FORMS] = {"", "_the", "_in", "_of", "_to"};

static const char *const powers[WO_POWERS][PL_LANGS][FORMS] = {
    {{"United States", "the United States", "in the United States", "of the United States", "to the United States"},
     {"États-Unis", "les États-Unis", "aux États-Unis", "des États-Unis", "aux États-Unis"}},
    {{"European Union", "the EU", "in the EU", "of the EU", "to the EU"},
     {"Union européenne", "l'UE", "dans l'UE", "de l'UE", "à l'UE"}},
    {{"Russia", "Russia", "in Russia", "of Russia", "to Russia"},
     {"Russie", "la Russie", "en Russie", "de la Russie", "à la Russie"}},
    {{"China", "China", "in China", "of China", "to China"},
     {"Chine", "la Chine", "en Chine", "de la Chine", "à la Chine"}},
};
static const struct pl_text short_powers[WO_POWERS] = {PL_TEXT("USA", "É.-U."), PL_TEXT("EU", "UE"),
                                                       PL_TEXT("Russia", "Russie"), PL_TEXT("China", "Chine")};
static const char *const neutral[PL_LANGS][FORMS] = {
    {"neutral influence", "neutral influence", "", "of neutral influence", ""},
    {"Influence neutre", "l'Influence neutre", "", "de l'Influence neutre", ""},
};

static const char *const regions[WO_REGIONS][PL_LANGS][FORMS] = {
    {{"Europe", "Europe", "in Europe", "of Europe", "to Europe"},
     {"Europe", "l'Europe", "en Europe", "de l'Europe", "vers l'Europe"}},
    {{"Central Asia", "Central Asia", "in Central Asia", "of Central Asia", "to Central Asia"},
     {"Asie centrale", "l'Asie centrale", "en Asie centrale", "de l'Asie centrale", "vers l'Asie centrale"}},
    {{"Americas", "the Americas", "in the Americas", "of the Americas", "to the Americas"},
     {"Amériques", "les Amériques", "dans les Amériques", "des Amériques", "vers les Amériques"}},
    {{"Middle East - North Africa", "the Middle East - North Africa", "in the Middle East - North Africa",
      "of the Middle East - North Africa", "to the Middle East - North Africa"},
     {"Moyen-Orient - Afrique du Nord", "le Moyen-Orient - Afrique du Nord", "au Moyen-Orient - Afrique du Nord",
      "du Moyen-Orient - Afrique du Nord", "vers le Moyen-Orient - Afrique du Nord"}},
    {{"Africa", "Africa", "in Africa", "of Africa", "to Africa"},
     {"Afrique", "l'Afrique", "en Afrique", "de l'Afrique", "vers l'Afrique"}},
    {{"South Asia", "South Asia", "in South Asia", "of South Asia", "to South Asia"},
     {"Asie du Sud", "l'Asie du Sud", "en Asie du Sud", "de l'Asie du Sud", "vers l'Asie du Sud"}},
    {{"East Asia - Pacific", "East Asia - Pacific", "in East Asia - Pacific", "of East Asia - Pacific",
      "to East Asia - Pacific"},
     {"Asie de l'Est - Pacifique", "l'Asie de l'Est - Pacifique", "en Asie de l'Est - Pacifique",
      "de l'Asie de l'Est - Pacifique", "vers l'Asie de l'Est - Pacifique"}},
};
static const struct pl_text short_regions[WO_REGIONS] = {
    PL_TEXT("EUR", "EUR"), PL_TEXT("CAS", "ASC"),  PL_TEXT("AME", "AME"), PL_TEXT("MENA", "MOAN"),
    PL_TEXT("AFR", "AFR"), PL_TEXT("SAS", "ASUD"), PL_TEXT("EAP", "AEST")};

/* Of the regional and the starting cards, from countries.def; English: only what it is called in a sentence. */
static const char *const countries[WO_C_REPLACEMENT][1 + FORMS] = {
#define FORMS(EN, THE_EN, FR, THE_FR, IN_FR, OF_FR, TO_FR)                                                             \
    { THE_EN, FR, THE_FR, IN_FR, OF_FR, TO_FR }
#define COUNTRY(NAME, KEY, REGION, VALUE, SELLS, BUYS, REFUSES, BASES, STARTING, NAMES) [WO_C_##NAME] = NAMES,
#define START(NAME, KEY, POWER, REGION, VALUE, SELLS, BUYS, REFUSES, BASES, REGIONAL, NAMES)                           \
    [WO_C_START_##NAME] = NAMES,
#include "games/worldorder/countries.def"
#undef FORMS
};

/* Bare singular, bare plural, "of" it. */
static const char *const goods[WO_SP + 1][PL_LANGS][3] = {
    [WO_E] = {{"energy", "energy", "of energy"}, {"Énergie", "Énergie", "d'Énergie"}},
    [WO_R] = {{"raw material", "raw materials", "of raw materials"},
              {"Matière première", "Matières premières", "de Matières premières"}},
    [WO_F] = {{"food", "food", "of food"}, {"Nourriture", "Nourriture", "de Nourriture"}},
    [WO_C] = {{"consumer good", "consumer goods", "of consumer goods"},
              {"Bien de consommation", "Biens de consommation", "de Biens de consommation"}},
    [WO_S] = {{"service", "services", "of services"}, {"Service", "Services", "de Services"}},
    [WO_D] = {{"diplomacy", "diplomacy", "of diplomacy"}, {"Diplomatie", "Diplomatie", "de Diplomatie"}},
    [WO_A] = {{"army", "armies", "of armies"}, {"armée", "armées", "d'armées"}},
    [WO_MONEY] = {{"money", "money", "of money"}, {"argent", "argent", "d'argent"}},
    [WO_SP] = {{"smart power", "smart power", "of smart power"},
               {"point de puissance intelligente", "points de puissance intelligente", "de puissance intelligente"}},
};
static const char *const good_letters[WO_SP + 1] = {"E", "R", "F", "C", "S", "D", "A", "$", "SP"};

static const struct pl_text foci[3] = {PL_TEXT("Domestic", "intérieure"), PL_TEXT("Diplomatic", "diplomatique"),
                                       PL_TEXT("Military", "militaire")};
static const struct pl_text card_types[WO_CARD_TYPES] = {
    PL_TEXT("domestic", "intérieure"), PL_TEXT("diplomatic", "diplomatique"), PL_TEXT("economic", "économique"),
    PL_TEXT("military", "militaire")};
static const struct pl_text automa_spaces[WO_SPACES] = {
    [WO_SP_ENGAGE] = PL_TEXT("Engage", "Soutenir"), [WO_SP_IMPROVE] = PL_TEXT("Improve", "Améliorer"),
    [WO_SP_INVEST] = PL_TEXT("Invest", "Investir"), [WO_SP_TRADE] = PL_TEXT("Trade", "Commercer"),
    [WO_SP_BASE] = PL_TEXT("Base", "Base"),         [WO_SP_MOVE] = PL_TEXT("Move", "Déplacer")};
static const struct pl_text event_types[] = {
    [WO_DECISION] = PL_TEXT("Decision", "Décision"), [WO_AGREEMENT] = PL_TEXT("Mutual agreement", "Accord mutuel"),
    [WO_AUCTION] = PL_TEXT("Auction", "Enchères"),   [WO_OPPOSED] = PL_TEXT("Opposed auction", "Enchères opposées"),
    [WO_CHECK] = PL_TEXT("Check", "Vérification"),   [WO_TURNING] = PL_TEXT("Turning point", "Moment décisif")};

/* ---- Finding the form ------------------------------------------------------------------------------------------- */

/* "region_in" begins with "region": the form behind it, or -1. */
static int form_of(const char *type, const char *thing) {
    size_t n = strlen(thing);
    if (strncmp(type, thing, n) != 0)
        return -1;
    for (int form = 0; form < FORMS; form++)
        if (strcmp(type + n, form_names[form]) == 0)
            return form;
    return -1;
}

static const char *power_form(const char *type, const char *const forms[FORMS]) {
    int form = form_of(type, "");
    if (!*type)
        form = THE;
    else if (strcmp(type, "_name") == 0)
        form = BARE;
    return form < 0 ? NULL : forms[form];
}

static const char *name_power(const char *type, int value, enum pl_lang lang) {
    if (value < 0 || value > WO_NEUTRAL)
        return NULL;
    bool owner = strncmp(type, "owner", 5) == 0;
    if (value == WO_NEUTRAL)
        return owner ? power_form(type + 5, neutral[lang]) : NULL;
    if (strcmp(type, "plural") == 0)
        return lang == PL_FR && value == WO_USA ? "s" : "";
    if (strcmp(type, "power_short") == 0)
        return short_powers[value].in[lang];
    return owner || strncmp(type, "power", 5) == 0 ? power_form(type + 5, powers[value][lang]) : NULL;
}

static const char *name_region(const char *type, int value, enum pl_lang lang) {
    if (value < 0 || value >= WO_REGIONS)
        return NULL;
    if (strcmp(type, "region_short") == 0)
        return short_regions[value].in[lang];
    int form = form_of(type, "region");
    return form < 0 ? NULL : regions[value][lang][form];
}

/* A replacement is called what it replaces, but on its own card. */
static bool name_country(const char *type, int value, enum pl_lang lang, struct pl_out *out) {
    static const char *const before[FORMS] = {"", "", "in ", "of ", "to "};
    int form = form_of(type, "country");
    if (form < 0 || value < 0 || value >= WO_COUNTRIES)
        return false;
    if (form == BARE) {
        pl_put(out, wo_countries[value].name.in[lang]);
        return true;
    }
    const char *const *forms = countries[value < WO_C_REPLACEMENT ? value : wo_countries[value].instead];
    if (lang == PL_EN)
        pl_put(out, before[form]);
    pl_put(out, lang == PL_EN ? forms[0] : forms[1 + form]);
    return true;
}

static bool name_amount(int32_t value, enum pl_lang lang, struct pl_out *out) {
    int good = value >> 16, n = (int16_t)(value & 0xFFFF);
    if (good < 0 || good > WO_SP)
        return false;
    bool one = n == 1 || (lang == PL_FR && n >= -1 && n <= 1);
    if (good == WO_MONEY && lang == PL_EN) {
        pl_put(out, n < 0 ? "-$" : "$");
        pl_put_int(out, n < 0 ? -n : n);
        return true;
    }
    pl_put_int(out, n);
    pl_put_char(out, ' ');
    pl_put(out, good == WO_MONEY ? "$" : goods[good][lang][one ? 0 : 1]);
    return true;
}

static const char *name_good(const char *type, int value, enum pl_lang lang) {
    static const char *const forms[] = {"good", "goods", "good_of"};
    if (value < 0 || value > WO_SP)
        return NULL;
    if (strcmp(type, "good_short") == 0)
        return good_letters[value];
    for (int form = 0; form < 3; form++)
        if (strcmp(type, forms[form]) == 0)
            return goods[value][lang][form];
    return NULL;
}

/* ---- Cards ------------------------------------------------------------------------------------------------------ */

enum {
    CARD,
    CARD_TEXT,
    GROWTH,
    GROWTH_TEXT,
    ASSET,
    ASSET_TEXT,
    EVENT,
    EVENT_TEXT,
    EVENT_YEARS,
    EFFECT,
    EFFECT_TEXT,
    EVENT_TYPE,
    FOCUS,
    CARD_TYPE,
    SPACE,
    TEXTS
};
static const struct {
    const char *type;
    int count;
} texts[TEXTS] = {
    [CARD] = {"card", WO_FACES},
    [CARD_TEXT] = {"card_text", WO_FACES},
    [GROWTH] = {"growth", WO_GROWTHS},
    [GROWTH_TEXT] = {"growth_text", WO_GROWTHS},
    [ASSET] = {"asset", WO_ASSETS},
    [ASSET_TEXT] = {"asset_text", WO_ASSETS},
    [EVENT] = {"event", WO_EVENTS},
    [EVENT_TEXT] = {"event_text", WO_EVENTS},
    [EVENT_YEARS] = {"event_years", WO_EVENTS},
    [EFFECT] = {"effect", WO_EFFECTS},
    [EFFECT_TEXT] = {"effect_text", WO_EFFECTS},
    [EVENT_TYPE] = {"event_type", WO_TURNING + 1},
    [FOCUS] = {"focus", 3},
    [CARD_TYPE] = {"type", WO_CARD_TYPES},
    [SPACE] = {"space", WO_SPACES},
};

static const struct pl_text *text_of(const char *type, int value) {
    int at = 0;
    while (at < TEXTS && strcmp(texts[at].type, type) != 0)
        at++;
    if (at == TEXTS || value < 0 || value >= texts[at].count)
        return NULL;
    switch (at) {
    case CARD:
        return &wo_faces[value].name;
    case CARD_TEXT:
        return &wo_faces[value].text;
    case GROWTH:
        return &wo_growths[value].name;
    case GROWTH_TEXT:
        return &wo_growths[value].text;
    case ASSET:
        return &wo_assets[value].name;
    case ASSET_TEXT:
        return &wo_assets[value].text;
    case EVENT:
        return &wo_events[value].name;
    case EVENT_TEXT:
        return &wo_events[value].text;
    case EVENT_YEARS:
        return &wo_events[value].years;
    case EFFECT:
        return &wo_effect_cards[value].name;
    case EFFECT_TEXT:
        return &wo_effect_cards[value].text;
    case EVENT_TYPE:
        return &event_types[value];
    case FOCUS:
        return &foci[value];
    case SPACE:
        return &automa_spaces[value];
    default:
        return &card_types[value];
    }
}

/* A bit per power: all of them, in their order. */
static void name_powers(int32_t value, enum pl_lang lang, struct pl_out *out) {
    for (int power = 0, left = value & ((1 << WO_POWERS) - 1); left; power++) {
        if (!(left >> power & 1))
            continue;
        left &= ~(1 << power);
        pl_put(out, powers[power][lang][THE]);
        if (left)
            pl_put(out, left & (left - 1) ? ", " : lang == PL_FR ? " et " : " and ");
    }
}

static bool put(const char *text, struct pl_out *out) {
    if (text)
        pl_put(out, text);
    return text;
}

static bool name_lower(const char *type, int32_t value, enum pl_lang lang, struct pl_out *out) {
    if (strcmp(type, "amount") == 0)
        return name_amount(value, lang, out);
    if (strcmp(type, "powers") == 0) {
        name_powers(value, lang, out);
        return true;
    }
    if (strcmp(type, "place") == 0)
        return put(name_region("region",
                               value >= WO_PLACE_COUNTRY && value < WO_PLACE_COUNTRY + WO_COUNTRIES
                                   ? wo_countries[value - WO_PLACE_COUNTRY].region
                                   : value,
                               lang),
                   out);
    if (strcmp(type, "focus_name") == 0 && value >= 0 && value < 3) {
        pl_putf(out, lang == PL_FR ? "orientation %s" : "%s Focus", foci[value].in[lang]);
        return true;
    }
    const struct pl_text *text = text_of(type, value);
    return put(text ? text->in[lang] : NULL, out) || put(name_power(type, value, lang), out) ||
           put(name_region(type, value, lang), out) || put(name_good(type, value, lang), out) ||
           name_country(type, value, lang, out);
}

bool wo_name_data(const char *type, int32_t value, enum pl_lang lang, struct pl_out *out) {
    char lower[24];
    if (!PL_FIT(lower, type))
        return false;
    bool capital = *lower >= 'A' && *lower <= 'Z';
    if (capital)
        *lower += 'a' - 'A';
    size_t start = out->len;
    if (!name_lower(lower, value, lang, out))
        return false;
    if (capital && out->len > start && out->text[start] >= 'a' && out->text[start] <= 'z')
        out->text[start] += 'A' - 'a';
    return true;
}
