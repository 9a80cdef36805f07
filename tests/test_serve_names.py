#!/usr/bin/env python3
"""Names that others could not see or that would turn their lines around are refused wherever one gives a name."""
import json
import unicodedata

from driver import main
from web import Page, Server

HIDDEN = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
WRONG = ["\u202eAnna", "An\u2028na", "\u200b", "\u200b\u200d", "An\u200bna", "\u2066Anna\u2069", "\u00ad", "\u3164",
         "\u2800", "\u00a0", "\u3000\u2003", "\u0301", "\u0301\u0302", "a \u0301", "A\ufeff", "Z" + "\u0301" * 5, "A\u0085",
         "Anna\u200d", "\ufe0f", "a\ufe0f", "\U000e0041", "\ue000", "two\nlines", "\u180e", "\U0001f600\u200d"]
RIGHT = ["Anna", "Éloïse", "E\u0301loi\u0308se", "Jean-Luc d'Arc", "O’Neill", "Nguyễn", "Łukasz", "Ольга", "דָּוִד", "محمد",
         "明", "たけし", "김", "देवी", "❤\ufe0f", "\U0001f469\u200d\U0001f680", "x²", "a\u00a0b", "L'Ours \U0001f43b"]


def post(server, cookie, **body):
    headers = {"Origin": f"http://localhost:{server.port}", "Cookie": "plateau=" + cookie}
    return json.loads(server.request("POST", "/session", json.dumps(body), headers).text)


def test_names_that_do_not_show():
    with Server() as server, Page(server) as page, Page(server) as friend, Page(server, lang="fr") as marie:
        for name in WRONG:
            seats = {"game": "template", "seats": ["me", "friend"]}
            made = page.ask("create", **seats)
            secret = made["links"]["1"].removeprefix("/i/")
            no = [page.ask("name", name=name), page.ask("create", **seats, name=name),
                  page.ask("create", game="template", seats=["me", "me"], names=["", name]),
                  friend.ask("accept", secret=secret, name=name)]
            for answer in no:
                assert answer["is"] == "no" and answer["code"] == "bad", (name, answer)
                assert answer["text"].startswith("A name stands on one line and shows"), (name, answer)
            refused = post(server, page.cookie, do="register", name=name, password="a long secret")
            assert refused == {**refused, "is": "no", "code": "bad"} and "shows" in refused["text"], (name, refused)
            page.ask("leave", table=made["table"])
        assert marie.ask("name", name="\u202eAnna")["text"].startswith("Un nom tient sur une ligne et se voit")
        for name in RIGHT:
            assert page.ask("name", name=name)["is"] == "ok", name


def test_every_character():
    """What Unicode calls a control or a format character shows nowhere; letters, figures and signs do."""
    with Server() as server, Page(server) as page:
        wrong = [code for code in range(0x80, 0x30000) if unicodedata.category(chr(code)) in HIDDEN - {"Cs"}]
        right = [code for code in range(0x21, 0x30000)
                 if unicodedata.category(chr(code))[0] in "LNSP" and code not in (0x115F, 0x1160, 0x3164, 0xFFA0, 0x2800)]
        assert len(wrong) > 150 and len(right) > 100000
        # Of those that are fine some at once: a name has room for 15.
        fine = [right[i:i + 15] for i in range(0, len(right), 15)][::97]
        for code in wrong[:80] + wrong[80::101]:
            assert page.ask("name", name="A" + chr(code) + "b")["is"] == "no", hex(code)
        for group in fine:
            answer = page.ask("name", name="".join(map(chr, group)))
            assert answer["is"] == "ok", (list(map(hex, group)), answer)


if __name__ == "__main__":
    main(globals())
