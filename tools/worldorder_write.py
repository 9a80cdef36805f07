"""Writes what tools/worldorder_cards.py has read as rows of C."""
# Number and count of the cards of an era.
ERAS = {"I": (1, 22), "II": (2, 22), "T": (3, 16)}


def c_text(text):
    return '"%s"' % " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')


def c_pair(row, one, other):
    return "PL_TEXT(%s, %s)" % (c_text(row.text(one)), c_text(row.text(other)))


def bits(names, prefix="WO_"):
    return " | ".join("1 << %s%s" % (prefix, name) for name in names) or "0"


def shown(row, names):
    """Where a card has no text of its own, what its cells say."""
    if row.text("text"):
        return c_pair(row, "text", "text_fr")
    said = c_text(" · ".join(row.text(name) for name in names if row.text(name)))
    return "PL_TEXT(%s, %s)" % (said, said)


def c_event(e):
    row, item = e["row"], "{WO_ITEM_%s, %s, %d, %d}"
    fields = [".key = %s" % c_text(e["id"]), ".name = " + c_pair(row, "title", "title_fr"),
              ".text = " + shown(row, ("cost", "elements", "opposed", "modifiers", "outcome")),
              ".years = " + c_pair(row, "years", "years"), ".era = %d" % ERAS[row.text("era")][0],
              ".type = WO_" + e["kind"].upper(), ".camps = %d" % len(e["camps"]),
              ".target = %s" % ("WO_" + e["target"] if e["target"] else "-1"), ".regions = " + bits(e["regions"]),
              ".fixed = %d" % bool(row.text("np")), ".repeat = %d" % e["repeat"], ".alternatives = %d" % len(e["alternatives"]),
              ".elements = %d" % len(e["elements"]), ".fail_on_zero = %d" % (row.text("on_zero") == "failure"),
              ".tie = %s" % ("WO_" + e["tie"] if e["tie"] else "-1"), ".outcome = WO_SCRIPT_" + e["id"],
              ".ours = %s" % ("true" if row.text("source") == "authored" else "false")]
    if e["camps"]:
        fields.append(".camp = {%s}" % ", ".join(bits(camp) for camp in e["camps"]))
    if e["alternatives"]:
        fields.append(".alternative = {%s}" % ", ".join("{%s, %d, {%s}}" % (
            bits(powers or e["powers"]), len(items), ", ".join(item % one for one in items)) for powers, items in e["alternatives"]))
    if e["elements"]:
        good = {"$10": "WO_MONEY, 10", "army": "WO_A, 1"}
        fields.append(".element = {%s}" % ", ".join("{%s, %d}" % (good.get(name, "WO_%s, 1" % name), most) for name, most in e["elements"]))
    if e["opposed"]:
        fields.append(".lo = %d, .hi = %d, .add = %d" % e["opposed"])
    counter = "{WO_COUNT_%s, %s, %s, %d}"
    if e["modifier"]:
        power, add, times, left, compare, right = e["modifier"]
        fields.append(".modifier = {WO_%s, %d, %s, %s, %s, %s}" % (power, add, counter % times, counter % left, counter % right, compare))
    else:
        fields.append(".modifier = {.power = -1}")
    if e["npc"]:
        fields.append(".npc = {%s}" % ", ".join("[WO_%s] = {%d, %d, %d, %d}" % (power, *line) for power, line in e["npc"].items()))
    return "{%s}" % ", ".join(fields)


def c_effect(e):
    row = e["row"]
    hooks = ", ".join("{WO_HOOK_%s, %s, %s, %s}" % (name.upper(), *slots, n) for name, slots, n in e["hooks"])
    return "{.key = %s, .name = %s, .text = %s, .duration = WO_LASTS_%s, .rounds = %d, .hooks = %d, .hook = {%s}, .ours = %s}" % (
        c_text(e["id"]), c_pair(row, "title", "title_fr"), shown(row, ("hooks", "duration")), *e["duration"], len(e["hooks"]), hooks,
        "true" if row.text("source") == "authored" else "false")


def c_relief(r):
    row = r["row"]
    counts = [", ".join("[WO_%s] = %d" % (good, r[name].count(good)) for good in dict.fromkeys(r[name])) or "0" for name in ("sell", "buy")]
    return ("{.key = %s, .name = %s, .region = WO_%s, .value = %d, .sell = {%s}, .buy = {%s}, .refuses = %s, .base = %s, .starts = -1, "
            ".twin = -1, .instead = WO_C_%s}" % (c_text(r["id"].lower()), c_pair(row, "title", "title_fr"), r["region"], r["value"], *counts,
                                                 bits(r["refuses"]), bits(r["bases"]), r["replaces"]))


def header(events, effects, reliefs, card_set):
    masks = {}
    for number, effect in enumerate(effects):
        for name, _, _ in effect["hooks"]:
            masks[name] = masks.get(name, 0) | 1 << number
    tables = (("WO_EVENT_ROWS", map(c_event, events)), ("WO_EFFECT_ROWS", map(c_effect, effects)),
              ("WO_RELIEF_ROWS", map(c_relief, reliefs)),
              ("WO_HOOK_MASKS", ("[WO_HOOK_%s] = 0x%04x" % (name.upper(), mask) for name, mask in masks.items())))
    out = ["/* Made by the build of events.csv, effect_cards.csv and replacement_countries.csv (tools/worldorder_cards.py). */"]
    for name, rows in tables:
        out.append("#define %s%s" % (name, "".join(" \\\n    %s," % row for row in rows)))
    out += ["#define WO_RELIEF_REGION_%d WO_%s" % (i, r["region"]) for i, r in enumerate(reliefs)]
    out.append("#define WO_CARD_SET 0x%08xu" % card_set)
    return "\n".join(out) + "\n"
