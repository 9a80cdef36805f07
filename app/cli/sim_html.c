/* The page of a simulation: complete in itself (no other file, no script), the same bytes for the same run. */
#include "app/cli/report.h"
#include "app/cli/sim.h"

/* Blue and orange are told apart by every kind of colour vision, and both stand out on white and on black. */
static const char style[] =
    ":root{color-scheme:light dark;--page:#fff;--card:#f6f7f9;--ink:#1a1c20;--soft:#555b66;--rule:#d5d9e0;"
    "--fill:#8fbfe0;--mark:#00558c;--even:#b34700}\n"
    "@media (prefers-color-scheme:dark){:root{--page:#121418;--card:#1c2026;--ink:#eceef1;--soft:#a9b0bb;"
    "--rule:#3a404a;--fill:#2f6f9f;--mark:#9fd3f5;--even:#ffb04d}}\n"
    "*{box-sizing:border-box}\n"
    "body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,-apple-system,\"Segoe UI\","
    "\"DejaVu Sans\",sans-serif}\n"
    "main{max-width:1180px;margin:0 auto;padding:24px 16px 48px}\n"
    "h1{font-size:1.7rem;line-height:1.2;margin:0 0 4px}h2{font-size:1.25rem;margin:36px 0 12px}"
    "h3{font-size:1rem;margin:0 0 6px}\n"
    "p{margin:0 0 10px;max-width:75ch}.soft{color:var(--soft)}\n"
    ".warn{border-left:4px solid var(--even);padding:6px 12px;background:var(--card)}\n"
    "dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,200px),1fr));gap:8px 24px;margin:16px 0}\n"
    "dt{color:var(--soft);font-size:.85rem}dd{margin:0;overflow-wrap:anywhere}\n"
    ".plots{columns:340px 3;column-gap:16px}\n"
    "figure{margin:0 0 16px;padding:14px 12px;background:var(--card);border:1px solid var(--rule);border-radius:8px;"
    "break-inside:avoid}\n"
    "figcaption{color:var(--soft);font-size:.82rem;line-height:1.4;margin-top:4px}\n"
    "svg{display:block;width:100%;height:auto;font:12px system-ui,-apple-system,\"Segoe UI\",\"DejaVu Sans\","
    "sans-serif}\n"
    "svg text{fill:var(--ink);paint-order:stroke;stroke:var(--card);stroke-width:4px;stroke-linejoin:round}"
    "svg .name{font-weight:600}svg .end{text-anchor:end}"
    "svg .tick{fill:var(--soft);font-size:11px;text-anchor:middle}svg .tick.start{text-anchor:start}"
    "svg .tick.end{text-anchor:end}\n"
    ".grid{stroke:var(--rule)}.axis{stroke:var(--soft)}.bar{stroke:var(--mark);stroke-width:2}"
    ".middle{stroke:var(--ink);stroke-width:4}.dot{fill:var(--mark)}.far{fill:var(--soft)}.fill{fill:var(--fill)}"
    ".even{stroke:var(--even);stroke-width:2;stroke-dasharray:5 4}\n"
    ".wide{overflow-x:auto;margin:0 0 20px;max-width:900px}\n"
    "table{border-collapse:collapse;font-size:.9rem;font-variant-numeric:tabular-nums;min-width:100%}\n"
    "caption{text-align:left;font-weight:600;padding:4px 0}\n"
    "th,td{padding:5px 12px 5px 0;text-align:right;white-space:nowrap;border-bottom:1px solid var(--rule)}\n"
    "th{font-weight:600;color:var(--soft)}th:first-child,tbody th{text-align:left;color:var(--ink)}"
    "tbody th{font-weight:400}\n"
    "pre{background:var(--card);border:1px solid var(--rule);border-radius:8px;padding:12px;margin:0 0 10px;"
    "white-space:pre-wrap;overflow-wrap:anywhere}\n"
    "ul{padding-left:20px;max-width:75ch}li{margin-bottom:6px}\n";

struct page {
    FILE *file;
    const struct sim_plan *plan;
    const struct sim_summary *summary;
    enum pl_lang lang;
};

static void element(const struct page *page, const char *tag, const char *text) {
    fprintf(page->file, "<%s>", tag);
    sim_escape(page->file, text);
    fprintf(page->file, "</%.*s>", (int)strcspn(tag, " "), tag);
}

static void fact(const struct page *page, const char *what, const char *value) {
    fputs("<div>", page->file);
    element(page, "dt", what);
    element(page, "dd", value);
    fputs("</div>\n", page->file);
}

/* ---- Head ------------------------------------------------------------------------------------------------------ */

static void write_facts(const struct page *page) {
    const struct sim_plan *plan = page->plan;
    const struct pl_game *game = plan->game;
    enum pl_lang lang = page->lang;
    char text[1024];
    fputs("<dl>\n", page->file);
    struct pl_out out = PL_OUT(text);
    for (int p = 0; p < plan->setup.players; p++)
        pl_putf(&out, "%s%s", p ? ", " : "", sim_called(plan, p));
    fact(page, TR(page->lang, "Players", "Joueurs"), text);
    fact(page, TR(page->lang, "Seats", "Sièges"),
         plan->fixed ? TR(page->lang, "players keep their seats", "les joueurs gardent leur siège")
                     : TR(page->lang, "players move on by one seat every game",
                          "les joueurs avancent d'un siège à chaque partie"));
    for (int i = 0; game->options && game->options[i].key; i++) {
        out = PL_OUT(text);
        pl_option_write(&game->options[i], plan->setup.option[i], &out);
        pl_putf(&out, " (%s)", game->options[i].key);
        fact(page, game->options[i].label.in[lang], text);
    }
    out = PL_OUT(text);
    bool chosen = false;
    for (int seat = 0; seat < plan->setup.players; seat++) {
        int8_t role = plan->setup.role[seat];
        chosen |= role != PL_ANY_ROLE;
        pl_putf(&out, "%s%s", seat ? ", " : "",
                role == PL_ANY_ROLE ? TR(page->lang, "any", "au choix") : game->roles[role].name.in[lang]);
    }
    if (chosen)
        fact(page, TR(page->lang, "Roles by seat", "Rôles par siège"), text);
    out = PL_OUT(text);
    pl_putf(&out, "%llu", (unsigned long long)plan->seed);
    fact(page, TR(page->lang, "Seed", "Graine"), text);
    out = PL_OUT(text);
    pl_putf(&out, "%s %s", cli_number_real(lang, page->summary->turns.mean, 1).text, TR(page->lang, "turns", "tours"));
    fact(page, TR(page->lang, "Mean length", "Durée moyenne"), text);
    fputs("</dl>\n", page->file);
}

static void write_head(const struct page *page) {
    const struct sim_summary *summary = page->summary;
    char title[256];
    snprintf(title, sizeof title, TR(page->lang, "%s: %s games simulated", "%s\u00a0: %s parties simulées"),
             page->plan->game->name.in[page->lang], cli_number_count(page->lang, summary->games).text);
    fprintf(page->file,
            "<!DOCTYPE html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n"
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
            "<meta name=\"generator\" content=\"plateau sim\">\n",
            TR(page->lang, "en", "fr"));
    element(page, "title", title);
    fprintf(page->file, "\n<style>\n%s</style>\n</head>\n<body>\n<main>\n", style);
    element(page, "h1", title);
    snprintf(title, sizeof title,
             TR(page->lang, "%d players; every number comes with its 95%% interval.",
                "%d joueurs\u00a0; chaque nombre est donné avec son intervalle à 95\u00a0%%."),
             page->plan->setup.players);
    fputc('\n', page->file);
    element(page, "p", title);
    fputc('\n', page->file);
    if (summary->interrupted) {
        snprintf(title, sizeof title,
                 TR(page->lang, "Interrupted: %s of the %s games asked for were finished. The results below are those.",
                    "Interrompu\u00a0: %s des %s parties demandées étaient finies. Les résultats ci-dessous "
                    "sont les leurs."),
                 cli_number_count(page->lang, summary->games).text, cli_number_count(page->lang, summary->asked).text);
        fputs("<p class=\"warn\">", page->file);
        sim_escape(page->file, title);
        fputs("</p>\n", page->file);
    }
    write_facts(page);
}

/* ---- Plots ----------------------------------------------------------------------------------------------------- */

static const char *player_name(const struct page *page, int player, char *buffer, size_t cap) {
    snprintf(buffer, cap, "%d · %s", player + 1, sim_called(page->plan, player));
    return buffer;
}

static const char *seat_name(const struct page *page, int seat, char *buffer, size_t cap) {
    snprintf(buffer, cap, "%s %d", TR(page->lang, "seat", "siège"), seat + 1);
    return buffer;
}

static void set_bar(struct sim_bar *bar, const char *name, const struct sim_group *group) {
    snprintf(bar->name, sizeof bar->name, "%s", name);
    bar->value = group->rate;
    bar->interval = group->rate95;
}

static void write_plots(const struct page *page) {
    const struct sim_summary *summary = page->summary;
    const struct pl_game *game = page->plan->game;
    enum pl_lang lang = page->lang;
    int players = page->plan->setup.players;
    double even = 1.0 / players;
    struct sim_bar bars[SIM_MAX_ROLES];
    struct sim_box boxes[SIM_MAX_ROLES];
    char name[CLI_MAX_WORDS];
    fprintf(page->file, "<h2>%s</h2>\n<div class=\"plots\">\n", TR(page->lang, "Plots", "Graphiques"));
    for (int p = 0; p < players; p++)
        set_bar(&bars[p], player_name(page, p, name, sizeof name), &summary->player[p]);
    sim_plot_rates(page->file, lang, TR(page->lang, "Wins by player", "Victoires par joueur"), bars, players, even);
    for (int seat = 0; seat < players; seat++)
        set_bar(&bars[seat], seat_name(page, seat, name, sizeof name), &summary->seat[seat]);
    sim_plot_rates(page->file, lang, TR(page->lang, "Wins by seat", "Victoires par siège"), bars, players, even);
    int roles = 0;
    for (int role = 0; role < summary->roles; role++)
        if (summary->role[role].games) {
            set_bar(&bars[roles], game->roles[role].name.in[lang], &summary->role[role]);
            snprintf(boxes[roles].name, sizeof boxes[roles].name, "%s", game->roles[role].name.in[lang]);
            boxes[roles++].spread = &summary->role[role].score;
        }
    if (roles) {
        sim_plot_rates(page->file, lang, TR(page->lang, "Wins by role", "Victoires par rôle"), bars, roles, even);
        sim_plot_boxes(page->file, lang, TR(page->lang, "Scores by role", "Scores par rôle"), boxes, roles);
    }
    for (int p = 0; p < players; p++) {
        player_name(page, p, boxes[p].name, sizeof boxes[p].name);
        boxes[p].spread = &summary->player[p].score;
    }
    sim_plot_boxes(page->file, lang, TR(page->lang, "Scores by player", "Scores par joueur"), boxes, players);
    sim_plot_histogram(page->file, lang, TR(page->lang, "Length of a game", "Durée d'une partie"),
                       TR(page->lang, "turns", "tours"), &summary->turns_histogram, &summary->turns);
    for (int i = 0; i < summary->endings; i++) {
        snprintf(bars[i].name, sizeof bars[i].name, "%s", game->endings[i].name.in[lang]);
        bars[i].value = (double)summary->ending[i] / (double)summary->games;
        bars[i].interval = sim_wilson((double)summary->ending[i], summary->games);
    }
    sim_plot_shares(page->file, lang, TR(page->lang, "How games end", "Comment finissent les parties"), bars,
                    summary->endings);
    fputs("</div>\n", page->file);
}

/* ---- Tables ---------------------------------------------------------------------------------------------------- */

static void open_table(const struct page *page, const char *caption, const char *const *columns) {
    fputs("<div class=\"wide\"><table>\n", page->file);
    element(page, "caption", caption);
    fputs("\n<thead><tr>", page->file);
    for (; *columns; columns++)
        element(page, "th scope=\"col\"", *columns);
    fputs("</tr></thead>\n<tbody>\n", page->file);
}

static void close_table(const struct page *page) {
    fputs("</tbody></table></div>\n", page->file);
}

static void group_row(const struct page *page, const char *name, const struct sim_group *group) {
    enum pl_lang lang = page->lang;
    fputs("<tr>", page->file);
    element(page, "th scope=\"row\"", name);
    element(page, "td", cli_number_percent(lang, group->rate, 1).text);
    element(page, "td", cli_number_percents(lang, group->rate95.low, group->rate95.high, 1).text);
    element(page, "td", cli_number_real(lang, group->score.mean, 2).text);
    element(page, "td", cli_number_range(lang, group->score.mean95.low, group->score.mean95.high, 2).text);
    element(page, "td", cli_number_count(lang, group->games).text);
    fputs("</tr>\n", page->file);
}

static void length_row(const struct page *page, const char *name, const struct sim_spread *spread) {
    enum pl_lang lang = page->lang;
    fputs("<tr>", page->file);
    element(page, "th scope=\"row\"", name);
    element(page, "td", cli_number_real(lang, spread->mean, 1).text);
    element(page, "td", cli_number_range(lang, spread->mean95.low, spread->mean95.high, 1).text);
    element(page, "td", cli_number_real(lang, spread->median, 0).text);
    element(page, "td", cli_number_count(lang, spread->min).text);
    element(page, "td", cli_number_count(lang, spread->max).text);
    fputs("</tr>\n", page->file);
}

static void write_tables(const struct page *page) {
    static const char *const fared[PL_LANGS][7] = {
        {"", "wins", "95% interval", "mean score", "95% interval", "games", NULL},
        {"", "victoires", "intervalle à 95\u00a0%", "score moyen", "intervalle à 95\u00a0%", "parties", NULL}};
    static const char *const ended[PL_LANGS][6] = {{"", "rule", "share", "95% interval", "games", NULL},
                                                   {"", "règle", "part", "intervalle à 95\u00a0%", "parties", NULL}};
    static const char *const lasted[PL_LANGS][7] = {
        {"", "mean", "95% interval", "median", "min", "max", NULL},
        {"", "moyenne", "intervalle à 95\u00a0%", "médiane", "min", "max", NULL}};
    const struct sim_summary *summary = page->summary;
    const struct pl_game *game = page->plan->game;
    enum pl_lang lang = page->lang;
    char name[CLI_MAX_WORDS];
    element(page, "h2", TR(page->lang, "Numbers", "Chiffres"));
    open_table(page, TR(page->lang, "By player", "Par joueur"), fared[lang]);
    for (int p = 0; p < page->plan->setup.players; p++)
        group_row(page, player_name(page, p, name, sizeof name), &summary->player[p]);
    close_table(page);
    open_table(page, TR(page->lang, "By seat", "Par siège"), fared[lang]);
    for (int seat = 0; seat < page->plan->setup.players; seat++)
        group_row(page, seat_name(page, seat, name, sizeof name), &summary->seat[seat]);
    close_table(page);
    if (summary->roles) {
        open_table(page, TR(page->lang, "By role", "Par rôle"), fared[lang]);
        for (int role = 0; role < summary->roles; role++)
            if (summary->role[role].games)
                group_row(page, game->roles[role].name.in[lang], &summary->role[role]);
        close_table(page);
    }
    open_table(page, TR(page->lang, "Endings", "Fins"), ended[lang]);
    for (int i = 0; i < summary->endings; i++) {
        struct sim_interval interval = sim_wilson((double)summary->ending[i], summary->games);
        fputs("<tr>", page->file);
        element(page, "th scope=\"row\"", game->endings[i].name.in[lang]);
        element(page, "td", game->endings[i].rule ? game->endings[i].rule : "");
        element(page, "td", cli_number_percent(lang, (double)summary->ending[i] / (double)summary->games, 1).text);
        element(page, "td", cli_number_percents(lang, interval.low, interval.high, 1).text);
        element(page, "td", cli_number_count(lang, summary->ending[i]).text);
        fputs("</tr>\n", page->file);
    }
    close_table(page);
    open_table(page, TR(page->lang, "Length of a game", "Durée d'une partie"), lasted[lang]);
    length_row(page, TR(page->lang, "turns", "tours"), &summary->turns);
    length_row(page, TR(page->lang, "decisions", "décisions"), &summary->decisions);
    length_row(page, TR(page->lang, "forced moves", "coups forcés"), &summary->forced);
    length_row(page, TR(page->lang, "chance", "hasard"), &summary->chances);
    close_table(page);
}

/* ---- Foot ------------------------------------------------------------------------------------------------------ */

static void write_foot(const struct page *page) {
    const struct sim_summary *summary = page->summary;
    char command[SIM_MAX_COMMAND], text[512];
    struct pl_out out = PL_OUT(command);
    sim_command(page->plan, summary->games, &out);
    element(page, "h2", TR(page->lang, "To repeat this run", "Pour refaire cette série"));
    fputs("\n<pre><code>", page->file);
    sim_escape(page->file, command);
    fputs("</code></pre>\n", page->file);
    element(page, "p class=\"soft\"",
            page->plan->repeatable
                ? TR(page->lang,
                     "The same command gives the same games on every machine and with any number of threads.",
                     "La même commande donne les mêmes parties sur toute machine et avec tout nombre de fils.")
                : TR(page->lang,
                     "A player of this run thinks by the clock, on several threads or in an outside program: the dice "
                     "will be the same, its choices may differ.",
                     "Un joueur de cette série réfléchit un temps donné, sur plusieurs fils ou dans un programme "
                     "extérieur\u00a0: les dés seront les mêmes, ses choix peuvent différer."));
    element(page, "h2", TR(page->lang, "How to read it", "Comment lire"));
    fputs("\n<ul>\n", page->file);
    element(page, "li",
            TR(page->lang,
               "A win shared by several counts as a share for each of them; rates have Wilson's 95% interval.",
               "Une victoire partagée compte pour sa part à chacun\u00a0; les taux ont l'intervalle à 95\u00a0% de "
               "Wilson."));
    snprintf(text, sizeof text,
             TR(page->lang, "Games with a shared win: %s; without a winner: %s.",
                "Parties à victoire partagée\u00a0: %s\u00a0; sans vainqueur\u00a0: %s."),
             cli_number_count(page->lang, summary->shared).text, cli_number_count(page->lang, summary->drawn).text);
    element(page, "li", text);
    element(page, "li",
            TR(page->lang,
               "Means have Student's 95% interval: it says how sure the mean is, not how far scores lie apart.",
               "Les moyennes ont l'intervalle à 95\u00a0% de Student\u00a0: il dit la sûreté de la moyenne, pas "
               "l'écart des "
               "scores."));
    element(
        page, "li",
        TR(page->lang, "A decision has more than one possible move; forced moves have one; chance is dice and draws.",
           "Une décision a plus d'un coup possible\u00a0; un coup forcé n'en a qu'un\u00a0; le hasard, ce sont dés et "
           "tirages."));
    fputs("\n</ul>\n", page->file);
}

void sim_write_html(const struct sim_plan *plan, const struct sim_summary *summary, FILE *file) {
    struct page page = {.file = file, .plan = plan, .summary = summary, .lang = plan->lang};
    write_head(&page);
    write_plots(&page);
    write_tables(&page);
    write_foot(&page);
    fputs("</main>\n</body>\n</html>\n", file);
}
