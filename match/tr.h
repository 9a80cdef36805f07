/* Shared by match/ and app/, no part of the library's interface: TR(lang, en, fr) is the text in the language
 * asked for. Both are literals, so the compiler checks both as formats. */
#ifndef PLATEAU_MATCH_TR_H
#define PLATEAU_MATCH_TR_H

#define TR(LANG, EN, FR) ((LANG) == PL_FR ? (FR) : (EN))

#endif
