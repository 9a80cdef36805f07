/* The scenario runner: what passes, what fails and what is said then. Most of it on the template's game. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "match/scenario_run.h"
#include <stdlib.h>

/* ---- Help ------------------------------------------------------------------------------------------------------ */

struct heard {
    int passed, failed, rules;
    char name[128], failure[8192], rule[256];
};

static void hear_report(void *context, const char *name, const char *failure) {
    struct heard *heard = context;
    heard->passed += !failure;
    heard->failed += failure != NULL;
    snprintf(heard->name, sizeof heard->name, "%s", name);
    snprintf(heard->failure, sizeof heard->failure, "%s", failure ? failure : "");
}

static void hear_rule(void *context, const struct pl_game *game, const char *rule) {
    struct heard *heard = context;
    assert_non_null(pl_rule_find(game, rule));
    heard->rules++;
    size_t used = strlen(heard->rule);
    snprintf(heard->rule + used, sizeof heard->rule - used, " %s", rule);
}

static bool run_text(const char *text, size_t length, enum pl_lang lang, struct heard *heard, char *error, size_t cap) {
    *heard = (struct heard){0};
    struct pl_scenario_listener listener = {.context = heard, .report = hear_report, .rule = hear_rule};
    struct pl_out out = pl_out_to(error, cap);
    return pl_scenario_run(text, length, lang, &listener, &out);
}

/* Runs one scenario of the template's game, given without its braces. */
static void run_one(const char *scenario, enum pl_lang lang, struct heard *heard) {
    static char text[20000];
    char error[1024];
    int n = snprintf(text, sizeof text, "{\"game\": \"template\", \"scenarios\": [{%s}]}", scenario);
    assert_in_range(n, 1, sizeof text - 1);
    if (!run_text(text, (size_t)n, lang, heard, error, sizeof error))
        fail_msg("no scenario file: %s\n%s", error, text);
    assert_int_equal(heard->passed + heard->failed, 1);
}

/* The start most tests use: two players, cards 5 and 1 dealt, seat 1 to keep or swap. */
#define START                                                                                                          \
    "\"name\": \"n\", \"rules\": [\"TP-2.2\"], \"players\": 2, \"steps\": [{\"chance\": \"card 5\"}, {\"chance\": "    \
    "\"card 1\"}"
/* The same up to the bids: seat 1 to bid. */
#define BIDS START ", {\"play\": \"keep\"}, {\"play\": \"keep\", \"seat\": 2}"

static void passes(const char *scenario) {
    struct heard heard;
    run_one(scenario, PL_EN, &heard);
    if (heard.failed)
        fail_msg("%s\n%s", heard.failure, scenario);
}

static void fails(const char *scenario, const char *en, const char *fr) {
    struct heard heard;
    run_one(scenario, PL_EN, &heard);
    if (!heard.failed || !strstr(heard.failure, en))
        fail_msg("%s\nsaid: %s\nwanted: %s", scenario, heard.failure, en);
    assert_int_equal(heard.rules, 0);
    run_one(scenario, PL_FR, &heard);
    if (!heard.failed || !strstr(heard.failure, fr))
        fail_msg("%s\nsaid: %s\nwanted: %s", scenario, heard.failure, fr);
}

/* ---- Steps that hold ------------------------------------------------------------------------------------------- */

static void each_kind_of_step_holds(void **context) {
    (void)context;
    passes(START "]");
    passes(START ", {\"actor\": 1}, {\"play\": \"keep\", \"seat\": 1}, {\"actor\": 2}, {\"play\": \"SWAP \"}, "
                 "{\"actor\": \"chance\"}]");
    passes(START ", {\"legal\": [\"keep\"]}, {\"moves\": [\"swap\", \"keep\"]}]");
    passes(BIDS ", {\"legal\": [\"bid 0\", \"bid 4\"]}]");
    passes(START ", {\"refused\": \"bid 1\", \"rule\": \"TP-3.1\"}]");
    passes(START ", {\"refused\": \"keep\", \"rule\": \"tp-2.3\", \"seat\": 2}]");
    passes(START ", {\"refused\": \"dance\", \"rule\": \"\"}]");
    passes(START ", {\"play\": \"swap\"}, {\"chances\": {\"card 9\": 1, \"card 5\": 0, \"card 1\": 0}}]");
    passes(START ", {\"expect\": {\"/seat/0/card\": 5, \"/seat/1/card\": 1, \"/pot\": 2, \"/seat/4\": null}}]");
    passes(START ", {\"view\": 1, \"expect\": {\"/seat/0/card\": 5, \"/seat/1/card\": 0}}]");
    passes(START ", {\"view\": 2, \"expect\": {\"/seat/0/card\": 0, \"/seat/1/card\": 1}}]");
    passes(START ", {\"view\": \"spectator\", \"expect\": {\"/seat/0/card\": 0, \"/seat/1/card\": 0}}]");
    passes(BIDS ", {\"play\": \"bid 1\"}, {\"play\": \"bid 0\"}, {\"expect_rules\": [\"TP-4.1\"]}, "
                "{\"refused\": \"keep\", \"rule\": \"TP-2.3\", \"seat\": 1}, {\"expect_rules\": [\"TP-4.1\"]}]");
    passes(
        "\"name\": \"short\", \"rules\": [\"TP-5.1\"], \"players\": 2, \"options\": {\"rounds\": 1, \"chips\": \"5\"}, "
        "\"steps\": [{\"chance\": \"card 5\"}, {\"chance\": \"card 1\"}, {\"play\": \"keep\"}, {\"play\": \"keep\"}, "
        "{\"play\": \"bid 2\"}, {\"play\": \"bid 1\"}, {\"actor\": \"over\"}, "
        "{\"result\": {\"ending\": \"rounds\", \"winners\": [1], \"scores\": [7, 3]}}, {\"result\": {\"winners\": "
        "[1]}}]");
}

static void position_is_a_patch(void **context) {
    (void)context;
    passes("\"name\": \"p\", \"rules\": [\"TP-2.2\"], \"players\": 3, \"position\": {\"seat\": {\"0\": {\"chips\": 6}, "
           "\"1\": {\"chips\": 8}}}, \"steps\": [{\"expect\": {\"/seat/0/chips\": 6, \"/seat/1/chips\": 8, "
           "\"/seat/2/chips\": 7}}]");
    fails("\"name\": \"p\", \"rules\": [\"TP-2.2\"], \"position\": {\"seat\": {\"0\": {\"chips\": 9}}}, "
          "\"steps\": [{\"actor\": \"chance\"}]",
          "position: ", "position : ");
    fails("\"name\": \"p\", \"rules\": [\"TP-2.2\"], \"position\": {\"weather\": 1}, \"steps\": [{\"actor\": "
          "\"chance\"}]",
          "weather", "weather");
    fails("\"name\": \"p\", \"rules\": [\"TP-2.2\"], \"position\": 4, \"steps\": [{\"actor\": \"chance\"}]",
          "position: must be an object", "position : doit être un objet");
}

static void rules_are_told_when_it_passed(void **context) {
    (void)context;
    struct heard heard;
    run_one("\"name\": \"a name\", \"rules\": [\"tp-2.2\", \"TP-2.1\"], \"steps\": [{\"actor\": \"chance\"}]", PL_EN,
            &heard);
    assert_string_equal(heard.name, "a name");
    assert_int_equal(heard.passed, 1);
    assert_string_equal(heard.rule, " TP-2.2 TP-2.1");
}

/* ---- Steps that do not ----------------------------------------------------------------------------------------- */

static void each_kind_of_step_can_fail(void **context) {
    (void)context;
    fails(START ", {\"chance\": \"card 7\"}]", "step 3 (chance): it is the turn of seat 1, not of chance",
          "étape 3 (chance) : ");
    fails("\"name\": \"n\", \"rules\": [\"TP-2.2\"], \"steps\": [{\"chance\": \"card 13\"}]",
          "step 1 (chance): \"card 13\" is not a possible outcome", "« card 13 » n'est pas un résultat possible");
    fails("\"name\": \"n\", \"rules\": [\"TP-2.2\"], \"steps\": [{\"play\": \"keep\"}]",
          "step 1 (play): it is the turn of chance, not of a seat", "au hasard de jouer, et non à un siège");
    fails(START ", {\"play\": \"bid 1\"}]",
          "\"bid 1\" is not legal for seat 1: TP-3.1: ", "« bid 1 » n'est pas légal pour le siège 1 : TP-3.1 : ");
    fails(START ", {\"play\": \"keep\", \"seat\": 2}]", "it is the turn of seat 1, not of seat 2",
          "c'est au siège 1 de jouer, et non au siège 2");
    fails(START ", {\"play\": \"keep\", \"seat\": 3}]", "\"seat\" must be a seat from 1 to 2, not 3",
          "« seat » doit être un siège de 1 à 2, et non 3");
    fails(START ", {\"play\": \"keep\", \"seat\": \"one\"}]", "not \"one\"", "et non \"one\"");
    fails(START ", {\"play\": 5}]", "\"play\" must be a string", "« play » doit être une chaîne");
    fails(START ", {\"legal\": [\"keep\", \"bid 1\"]}]", "\"bid 1\" is not legal", "« bid 1 » n'est pas légal");
    fails(START ", {\"legal\": []}]", "\"legal\" must be a list", "« legal » doit être une liste");
    fails(START ", {\"legal\": \"keep\"}]", "\"legal\" must be a list", "« legal » doit être une liste");
    fails(START ", {\"moves\": [\"keep\"]}]", "legal too: \"swap\"", "légaux aussi : \"swap\"");
    fails(START ", {\"moves\": [\"keep\", \"keep\"]}]", "\"keep\" stands twice", "« keep » y est deux fois");
    fails(START ", {\"refused\": \"keep\", \"rule\": \"TP-2.3\"}]", "\"keep\" is legal for seat 1",
          "« keep » est légal pour le siège 1");
    fails(START ", {\"refused\": \"bid 1\", \"rule\": \"TP-3.2\"}]", "is refused by \"TP-3.1\"",
          "« bid 1 » est refusé par « TP-3.1 »");
    fails(START ", {\"refused\": \"bid 1\", \"rule\": \"\"}]", "is refused by \"TP-3.1\"", "est refusé par « TP-3.1 »");
    fails(START ", {\"refused\": \"bid 1\", \"rule\": \"TP-99\"}]", "template has no rule \"TP-99\"",
          "template n'a pas de règle « TP-99 »");
    fails(START ", {\"refused\": \"bid 1\"}]", "\"rule\" must be a string", "« rule » doit être une chaîne");
    fails("\"name\": \"n\", \"rules\": [\"TP-2.2\"], \"steps\": [{\"refused\": \"keep\", \"rule\": \"TP-2.3\"}]",
          "it is the turn of chance, not of a seat", "au hasard de jouer");
    fails(START ", {\"chances\": {\"card 9\": 1}}]", "it is the turn of seat 1, not of chance",
          "c'est au siège 1 de jouer, et non au hasard");
    fails(START ", {\"play\": \"swap\"}, {\"chances\": {\"card 9\": 2}}]", "\"card 9\": expected weight 2, found 1",
          "« card 9 » : poids attendu 2, trouvé 1");
    fails(START ", {\"play\": \"swap\"}, {\"chances\": {\"card 9\": 0}}]", "expected weight 0, found 1", "trouvé 1");
    fails(START ", {\"play\": \"swap\"}, {\"chances\": {\"card 5\": 1}}]", "expected weight 1, found 0", "trouvé 0");
    fails(START ", {\"play\": \"swap\"}, {\"chances\": {\"card 5\": -1}}]", "must be a whole number",
          "un nombre entier");
    fails(START ", {\"actor\": 2}]", "step 3 (actor): it is the turn of seat 1, not of seat 2",
          "c'est au siège 1 de jouer, et non au siège 2");
    fails(START ", {\"actor\": \"me\"}]", "\"actor\" must be a seat, \"chance\" or \"over\"", "« actor » doit être");
    fails(START ", {\"expect_rules\": [\"TP-5.1\"]}]", "no note of the last move cites TP-5.1", "ne cite TP-5.1");
    fails(START ", {\"expect_rules\": [\"TP-99\"]}]", "no rule \"TP-99\"", "pas de règle « TP-99 »");
    fails("\"name\": \"n\", \"rules\": [\"TP-2.2\"], \"steps\": [{\"expect_rules\": [\"TP-2.1\"]}]",
          "no move has been made yet", "aucun coup n'a encore été joué");
    fails(START ", {\"view\": 1, \"expect\": {\"/seat/1/card\": 1}}]", "/seat/1/card: expected 1, found 0",
          "/seat/1/card : attendu 1, trouvé 0");
    fails(START ", {\"view\": 3, \"expect\": {\"/pot\": 2}}]", "\"view\" must be a seat from 1 to 2",
          "« view » doit être");
    fails(START ", {\"view\": \"nobody\", \"expect\": {\"/pot\": 2}}]", "not \"nobody\"", "et non \"nobody\"");
    fails(START ", {\"result\": {\"winners\": [1]}}]", "the game is not over: it is the turn of seat 1",
          "la partie n'est pas finie : c'est au siège 1");
}

static void results_can_fail(void **context) {
    (void)context;
#define OVER(RESULT)                                                                                                   \
    "\"name\": \"short\", \"rules\": [\"TP-5.1\"], \"options\": {\"rounds\": 1}, \"steps\": [{\"chance\": \"card "     \
    "5\"}, "                                                                                                           \
    "{\"chance\": \"card 1\"}, {\"play\": \"keep\"}, {\"play\": \"keep\"}, {\"play\": \"bid 2\"}, {\"play\": \"bid "   \
    "1\"}, "                                                                                                           \
    "{\"result\": " RESULT "}]"
    passes(OVER("{\"ending\": \"rounds\", \"winners\": [1], \"scores\": [10, 6]}"));
    fails(OVER("{\"ending\": \"broke\"}"), "ending: expected \"broke\", found \"rounds\"", "fin : attendu « broke »");
    fails(OVER("{\"ending\": 1}"), "\"ending\" must be a string", "« ending » doit être une chaîne");
    fails(OVER("{\"winners\": [1, 2]}"), "winners: expected [1,2], found [1]", "gagnants : attendu [1,2], trouvé [1]");
    fails(OVER("{\"winners\": 1}"), "\"winners\" must be a list", "« winners » doit être une liste");
    fails(OVER("{\"scores\": [10, 7]}"), "score of seat 2: expected 7, found 6",
          "points du siège 2 : attendu 7, trouvé 6");
    fails(OVER("{\"scores\": [10]}"), "a list of 2 numbers", "une liste de 2 nombres");
    fails(OVER("{\"score\": [10]}"), "unknown key \"score\"; the keys are ending, winners, scores",
          "clé inconnue « score »");
    fails(OVER("{}"), "\"result\" must be an object", "« result » doit être un objet");
#undef OVER
}

static void pointers_follow_the_rfc(void **context) {
    (void)context;
    fails(START ", {\"expect\": {\"/seat/0/card\": 6}}]", "step 3 (expect): /seat/0/card: expected 6, found 5",
          "étape 3 (expect) : /seat/0/card : attendu 6, trouvé 5");
    fails(START ", {\"expect\": {\"/seat/0/card\": \"5\"}}]", "expected \"5\", found 5", "attendu \"5\", trouvé 5");
    fails(START ", {\"expect\": {\"/seat/0/card\": null}}]", "expected nothing, found 5", "attendu rien, trouvé 5");
    fails(START ", {\"expect\": {\"/seat/0/colour\": 1}}]", "/seat/0/colour: expected 1, found nothing", "trouvé rien");
    fails(START ", {\"expect\": {\"/seta/0/card\": null}}]", "there is nothing at /seta", "il n'y a rien à /seta");
    fails(START ", {\"expect\": {\"/seat/00/card\": 5}}]", "there is nothing at /seat/00", "rien à /seat/00");
    fails(START ", {\"expect\": {\"/seat/-/card\": 5}}]", "there is nothing at /seat/-", "rien à /seat/-");
    fails(START ", {\"expect\": {\"/seat/0/card/x\": 5}}]", "found nothing", "trouvé rien");
    fails(START ", {\"expect\": {\"/seat/99999999999999999999\": 5}}]", "found nothing", "trouvé rien");
    fails(START ", {\"expect\": {\"seat/0/card\": 5}}]", "is no JSON pointer: it must be empty or start",
          "doit être vide");
    fails(START ", {\"expect\": {\"/seat~2\": 5}}]", "after '~' comes 0 or 1", "après « ~ » vient 0 ou 1");
    fails(START ", {\"expect\": {\"/seat~\": 5}}]", "after '~' comes 0 or 1", "après « ~ » vient 0 ou 1");
    fails(START ", {\"expect\": {\"/a~1b~0c\": 5}}]", "/a~1b~0c: expected 5, found nothing", "trouvé rien");
    fails(START ", {\"expect\": {\"\": 5}}]", ": expected 5, found {", " : attendu 5, trouvé {");
    fails(START ", {\"expect\": {}}]", "\"expect\" must be an object of JSON pointers",
          "« expect » doit être un objet");
    fails(START ", {\"expect\": 5}]", "\"expect\" must be an object of JSON pointers", "« expect » doit être un objet");
}

static void unknown_keys_are_named(void **context) {
    (void)context;
    fails(START ", {\"play\": \"keep\", \"sit\": 1}]", "step 3 (play): unknown key \"sit\"; the keys are play, seat",
          "clé inconnue « sit » ; les clés sont play, seat");
    fails(START ", {\"play\": \"keep\", \"expect\": {\"/pot\": 2}}]", "unknown key \"expect\"",
          "clé inconnue « expect »");
    fails(START ", {\"jump\": 1}]", "step 3: a step must have one of the keys chance, play", "étape 3 : ");
    fails(START ", {\"view\": 1}]", "a step must have one of the keys", "l'une des clés");
    fails(START ", 7]", "step 3: a step must be an object", "une étape doit être un objet");
    fails(START "], \"mood\": 1", "unknown key \"mood\"; the keys are name, rules, players", "clé inconnue « mood »");
    fails("\"name\": \"n\", \"rules\": [\"TP-2.2\"], \"steps\": []", "\"steps\" must be a list", "« steps » doit être");
    fails("\"name\": \"n\", \"rules\": [\"TP-2.2\"]", "\"steps\" must be a list", "« steps » doit être");
#define STEPS "\"steps\": [{\"actor\": \"chance\"}]"
    fails("\"name\": \"n\", \"rules\": [], " STEPS, "\"rules\" must be a list of the rules it shows",
          "« rules » doit être");
    fails("\"name\": \"n\", " STEPS, "\"rules\" must be a list of the rules it shows", "« rules » doit être");
    fails("\"name\": \"n\", \"rules\": [\"TD-1.1\"], " STEPS, "template has no rule \"TD-1.1\"",
          "pas de règle « TD-1.1 »");
    fails("\"name\": \"n\", \"rules\": [\"TP-2.2\", \"tp-2.2\"], " STEPS, "TP-2.2 is named twice", "nommée deux fois");
    fails("\"name\": \"n\", \"rules\": [7], " STEPS, "\"rules\" must be a string", "« rules » doit être une chaîne");
    fails("\"name\": \"n\", \"rules\": [\"TP-2.2\"], \"players\": 5, " STEPS, "a number from 2 to 4",
          "un nombre de 2 à 4");
    fails("\"name\": \"n\", \"rules\": [\"TP-2.2\"], \"players\": \"two\", " STEPS, "a number from 2",
          "un nombre de 2");
    fails("\"name\": \"n\", \"rules\": [\"TP-2.2\"], \"options\": {\"rounds\": 7}, " STEPS, "from 1 to 6", "de 1 à 6");
    fails("\"name\": \"n\", \"rules\": [\"TP-2.2\"], \"options\": {\"wind\": 7}, " STEPS, "wind", "wind");
    fails("\"name\": \"n\", \"rules\": [\"TP-2.2\"], \"options\": {\"rounds\": []}, " STEPS, "a number or a name",
          "un nom");
    fails("\"name\": \"n\", \"rules\": [\"TP-2.2\"], \"options\": [], " STEPS, "\"options\" must be",
          "« options » doit être");
    fails("\"name\": \"n\", \"rules\": [\"TP-2.2\"], \"roles\": [\"any\", \"any\", \"any\"], " STEPS, "at most 2",
          "2 rôles");
    fails("\"name\": \"n\", \"rules\": [\"TP-2.2\"], \"roles\": [\"a,b\"], " STEPS, "\"a,b\" is no role", "« a,b »");
    fails("\"name\": \"n\", \"rules\": [\"TP-2.2\"], \"roles\": [\"zeus\"], " STEPS, "zeus", "zeus");
#undef STEPS
}

/* ---- Files ----------------------------------------------------------------------------------------------------- */

static void what_is_no_scenario_file(void **context) {
    (void)context;
    static const struct {
        const char *text, *en, *fr;
    } files[] = {
        {"", "line 1, column 0: not JSON", "ligne 1, colonne 0 : JSON incorrect"},
        {"{\n  \"game\": template\n}", "line 2, column ", "ligne 2, colonne "},
        {"{\"game\": \"template\", \"game\": \"template\", \"scenarios\": []}", "line 1", "ligne 1"},
        {"[]", "must be an object with the keys game, scenarios", "doit être un objet"},
        {"{\"game\": \"template\", \"scenarios\": [], \"author\": \"me\"}", "unknown key \"author\"",
         "inconnue « author »"},
        {"{\"scenarios\": [{\"name\": \"n\"}]}",
         "\"game\" must be the id of a game:", "« game » doit être le nom d'un jeu :"},
        {"{\"game\": 5, \"scenarios\": [{\"name\": \"n\"}]}", "\"game\" must be the id", "« game » doit être"},
        {"{\"game\": \"go\", \"scenarios\": [{\"name\": \"n\"}]}", "template", "template"},
        {"{\"game\": \"template\"}", "\"scenarios\" must be a list", "« scenarios » doit être une liste"},
        {"{\"game\": \"template\", \"scenarios\": []}", "\"scenarios\" must be a list",
         "« scenarios » doit être une liste"},
        {"{\"game\": \"template\", \"scenarios\": [{\"name\": \"n\"}, {}]}", "scenario 2 must be",
         "le scénario 2 doit être"},
        {"{\"game\": \"template\", \"scenarios\": [5]}", "scenario 1 must be", "le scénario 1 doit être"},
    };
    struct heard heard;
    char error[1024];
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        assert_false(run_text(files[i].text, strlen(files[i].text), PL_EN, &heard, error, sizeof error));
        if (!strstr(error, files[i].en))
            fail_msg("%s\nsaid: %s", files[i].text, error);
        assert_false(run_text(files[i].text, strlen(files[i].text), PL_FR, &heard, error, sizeof error));
        if (!strstr(error, files[i].fr))
            fail_msg("%s\nsaid: %s", files[i].text, error);
        assert_int_equal(heard.passed + heard.failed, 0);
    }
}

/* One that fails does not keep the others from being run. */
static void every_scenario_is_run(void **context) {
    (void)context;
    static const char text[] =
        "{\"game\": \"template\", \"scenarios\": ["
        "{\"name\": \"a\", \"rules\": [\"TP-2.2\"], \"steps\": [{\"actor\": \"chance\"}]},"
        "{\"name\": \"b\", \"rules\": [\"TP-2.1\"], \"steps\": [{\"actor\": 1}]},"
        "{\"name\": \"c\", \"rules\": [\"TP-2.3\"], \"steps\": [{\"chance\": \"card 3\"}, {\"actor\": \"chance\"}]}]}";
    struct heard heard;
    char error[1024];
    assert_true(run_text(text, strlen(text), PL_EN, &heard, error, sizeof error));
    assert_int_equal(heard.passed, 2);
    assert_int_equal(heard.failed, 1);
    assert_string_equal(heard.rule, " TP-2.2 TP-2.3");
    struct pl_scenario_listener deaf = {.context = &heard, .report = hear_report};
    struct pl_out out = PL_OUT(error);
    assert_true(pl_scenario_run(text, strlen(text), PL_EN, &deaf, &out));
}

static void deep_and_long_texts_are_safe(void **context) {
    (void)context;
    enum { DEEP = 100000 };
    struct heard heard;
    char error[1024], *text = malloc(DEEP + 500);
    assert_non_null(text);
    memset(text, '[', DEEP);
    assert_false(run_text(text, DEEP, PL_EN, &heard, error, sizeof error));
    /* As deep as the parser allows, where a value is compared and shown; and names too long to be quoted in full. */
    int n =
        sprintf(text, "{\"game\": \"template\", \"scenarios\": [{\"name\": \"n\", \"rules\": [\"TP-2.2\"], \"steps\": "
                      "[{\"expect\": {\"/pot\": ");
    for (int i = 0; i < 1500; i++)
        text[n++] = '[';
    for (int i = 0; i < 1500; i++)
        text[n++] = ']';
    n += sprintf(text + n, "}}]}]}");
    assert_true(run_text(text, (size_t)n, PL_EN, &heard, error, sizeof error));
    assert_non_null(strstr(heard.failure, "/pot: expected [[[["));
    static const char *const around[][2] = {{"{\"play\": \"", "\"}"},
                                            {"{\"chance\": \"", "\"}"},
                                            {"{\"expect\": {\"/", "\": 1}}"},
                                            {"{\"", "\": 1}"},
                                            {"{\"expect\": {\"/pot\": \"", "\"}}"}};
    for (size_t k = 0; k < sizeof around / sizeof *around; k++) {
        n = sprintf(
            text, "{\"game\": \"template\", \"scenarios\": [{\"name\": \"n\", \"rules\": [\"TP-2.2\"], \"steps\": [%s",
            around[k][0]);
        memset(text + n, 'x', 50000);
        n += 50000;
        n += sprintf(text + n, "%s]}]}", around[k][1]);
        assert_true(run_text(text, (size_t)n, PL_FR, &heard, error, sizeof error));
        assert_int_equal(heard.failed, 1);
        assert_in_range(strlen(heard.failure), 10, 1000);
    }
    free(text);
}

/* ---- Any game -------------------------------------------------------------------------------------------------- */

/* A random game told as a scenario: forced chance, moves with their seats, and the whole dump at the end. */
static json_t *told(const struct pl_game *game, int players, uint64_t seed, const char *pot) {
    static char dump[PL_MAX_JSON];
    union pl_any_state state;
    struct pl_setup setup = pl_setup_default(game, players);
    struct pl_rng rng = pl_rng_seed(seed, 0);
    json_t *steps = json_array();
    assert_true(pl_new(game, &setup, &state));
    for (int i = 0; i < 150 && game->actor(&state) != PL_OVER; i++) {
        int actor = game->actor(&state);
        pl_move moves[PL_MAX_MOVES], move;
        if (actor == PL_CHANCE)
            move = pl_draw(game, &state, &rng);
        else
            move = moves[pl_rng_below(&rng, (uint32_t)game->moves(&state, moves))];
        char notation[PL_MAX_NOTATION] = "";
        struct pl_out out = PL_OUT(notation);
        game->notate(&state, move, &out);
        json_array_append_new(steps, actor == PL_CHANCE ? json_pack("{s:s}", "chance", notation)
                                                        : json_pack("{s:s, s:i}", "play", notation, "seat", actor + 1));
        assert_true(pl_play(game, &state, actor, move, NULL));
    }
    struct pl_out out = PL_OUT(dump);
    pl_dump(game, &state, &out);
    json_array_append_new(steps, json_pack("{s:{s:o}}", "expect", "", json_loads(dump, 0, NULL)));
    if (pot)
        json_array_append_new(steps, json_pack("{s:{s:i}}", "expect", pot, 1));
    return json_pack("{s:s, s:[{s:s, s:[s], s:i, s:o}]}", "game", game->id, "scenarios", "name", "random", "rules",
                     game->rules[0].id, "players", players, "steps", steps);
}

static void any_game_can_be_told(void **context) {
    (void)context;
    for (int g = 0; pl_games[g]; g++)
        for (int players = pl_games[g]->min_players; players <= pl_games[g]->max_players; players++)
            for (uint64_t seed = 0; seed < 6; seed++) {
                bool wrong = seed % 2;
                json_t *file = told(pl_games[g], players, seed, wrong ? "/no such thing" : NULL);
                assert_non_null(file);
                char *text = json_dumps(file, 0), error[1024];
                struct heard heard;
                assert_true(run_text(text, strlen(text), PL_EN, &heard, error, sizeof error));
                if (heard.failed != wrong)
                    fail_msg("%s: %s", pl_games[g]->id, heard.failure);
                if (wrong)
                    assert_non_null(strstr(heard.failure, "/no such thing: expected 1, found nothing"));
                free(text);
                json_decref(file);
            }
}

#ifndef NDEBUG
static int patience = 1; /* in such a build the gate asks first, and would not go on */
#else
static int patience = 0;
#endif

static struct pl_said complain(const void *state) {
    static const struct pl_phrase phrase = {NULL, {"the moon is missing", "la lune manque"}};
    (void)state;
    return patience-- > 0 ? PL_NOTHING : PL_SAY(&phrase);
}

/* The game's own check is heard after each move. */
static void an_inconsistent_position_fails(void **context) {
    (void)context;
    struct pl_game game = *pl_game_find("template");
    struct pl_run *run = calloc(1, sizeof *run);
    struct pl_setup setup = pl_setup_default(&game, 2);
    json_t *step = json_pack("{s:s}", "chance", "card 4");
    assert_non_null(run);
    assert_non_null(step);
    assert_true(pl_new(&game, &setup, &run->state));
    game.check = complain;
    run->game = &game;
    run->lang = PL_FR;
    run->out = PL_OUT(run->failure);
    assert_false(pl_run_step(run, step, 1));
    assert_string_equal(run->failure, "étape 1 (chance) : la position qui suit n'est pas cohérente : la lune manque");
    json_decref(step);
    free(run);
}

/* "~1" is '/' and "~0" is '~', and "~01" is "~1": no game has such names, so one is made up. */
static void pointers_are_unescaped(void **context) {
    (void)context;
    static const struct pl_field fields[] = {
        {.name = "a/b~c", .kind = PL_U8, .offset = 0}, {.name = "~1", .kind = PL_U8, .offset = 1}, {0}};
    struct pl_game game = *pl_game_find("template");
    struct pl_run *run = calloc(1, sizeof *run);
    json_t *step = json_pack("{s:{s:i, s:i}}", "expect", "/a~1b~0c", 3, "/~01", 4);
    assert_non_null(run);
    assert_non_null(step);
    game.fields = fields;
    run->game = &game;
    run->out = PL_OUT(run->failure);
    run->state.bytes[0] = 3;
    run->state.bytes[1] = 4;
    if (!pl_run_step(run, step, 1))
        fail_msg("%s", run->failure);
    run->state.bytes[1] = 5;
    assert_false(pl_run_step(run, step, 1));
    json_decref(step);
    free(run);
}

/* ---- Memory ---------------------------------------------------------------------------------------------------- */

static int left;
static void *scarce(size_t size) {
    return left-- > 0 ? malloc(size) : NULL;
}

/* Wherever the parser runs out of memory, the answer is a failure, not a crash. */
static void survives_memory_running_out(void **context) {
    (void)context;
    static const char text[] = "{\"game\": \"template\", \"scenarios\": [{\"name\": \"n\", \"rules\": [\"TP-2.2\"], "
                               "\"steps\": [{\"chance\": \"card 4\"}, {\"expect\": {\"/seat/0/card\": 4}}]}]}";
    struct heard heard;
    char error[1024];
    int tries = 0;
    json_set_alloc_funcs(scarce, free);
    do {
        left = tries;
        if (!run_text(text, strlen(text), PL_EN, &heard, error, sizeof error))
            assert_true(error[0]);
        assert_true(++tries < 5000);
    } while (!heard.passed);
    json_set_alloc_funcs(malloc, free);
    assert_true(tries > 20);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_kind_of_step_holds),
        cmocka_unit_test(position_is_a_patch),
        cmocka_unit_test(rules_are_told_when_it_passed),
        cmocka_unit_test(each_kind_of_step_can_fail),
        cmocka_unit_test(results_can_fail),
        cmocka_unit_test(pointers_follow_the_rfc),
        cmocka_unit_test(unknown_keys_are_named),
        cmocka_unit_test(what_is_no_scenario_file),
        cmocka_unit_test(every_scenario_is_run),
        cmocka_unit_test(deep_and_long_texts_are_safe),
        cmocka_unit_test(any_game_can_be_told),
        cmocka_unit_test(an_inconsistent_position_fails),
        cmocka_unit_test(pointers_are_unescaped),
        cmocka_unit_test(survives_memory_running_out),
    };
    return cmocka_run_group_tests_name("scenario", tests, NULL, NULL);
}
