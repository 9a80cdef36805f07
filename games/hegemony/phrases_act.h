/* As in phrases.h: name, rule, English, French; PL_QUESTION rows have both voices (core/phrases.h). */
#ifndef PLATEAU_HEGEMONY_PHRASES_ACT_H
#define PLATEAU_HEGEMONY_PHRASES_ACT_H

#define HG_ACT_PHRASES(X)                                                                                              \
    /* Companies and workers (places.c) */                                                                             \
    X(N_NO_WORKER, "HG-2.4", "no worker of {0:role_the} is left in the supply",                                        \
      "la réserve ne contient plus de Travailleur {0:role_of}")                                                        \
    X(N_NEW_WORKER, "HG-2.4", "{0:role}: a new unemployed worker ({1:trade})",                                         \
      "{0:role} : un nouveau Travailleur au chômage ({1:trade})")                                                      \
    X(N_STAFFED, "HG-5.8", "workers of {1:role_the} move into {0:place}",                                              \
      "des Travailleurs {1:role_of} entrent dans {0:place}")                                                           \
    X(N_UNION, "HG-5.3.1", "a Trade Union is founded: {0:industry}", "un Syndicat est fondé : {0:industry}")           \
    X(N_UNION_ENDS, "HG-5.3.2", "the Trade Union {0:industry} is dissolved", "le Syndicat {0:industry} est dissous")   \
    X(N_DEMONSTRATION_ENDS, "HG-5.6.2", "the Demonstration ends without effect",                                       \
      "la Manifestation prend fin sans effet")                                                                         \
    /* Money (money.c) and goods (goods.c) */                                                                          \
    X(N_EARNS, "HG-7.1", "{0:role} receives ${1}", "{0:role} reçoit {1} $")                                            \
    X(N_PAYS, "HG-7.1", "{0:role} pays ${1}", "{0:role} paie {1} $")                                                   \
    X(N_PAYS_TO, "HG-7.1", "{0:role} pays ${1} to {2:role_the}", "{0:role} paie {1} $ {2:role_to}")                    \
    X(N_LOAN, "HG-10.1", "{0:role} takes a Loan of ${1}", "{0:role} contracte un Emprunt de {1} $")                    \
    X(N_REPAYS, "HG-6.11", "{0:role} pays off a Loan: ${1}", "{0:role} rembourse un Emprunt : {1} $")                  \
    X(N_GAINS_VP, "HG-1.10", "{0:role}: +{1} VP", "{0:role} : +{1} PV")                                                \
    X(N_LOSES_VP, "HG-1.10", "{0:role}: -{1} VP", "{0:role} : -{1} PV")                                                \
    X(N_PROSPERITY, "HG-6.4", "{0:role}: Prosperity moves to space {1}",                                               \
      "{0:role} : la Prospérité passe à la case {1}")                                                                  \
    X(N_LEGITIMACY, "HG-7.8", "Legitimacy with {0:role_the}: {1}", "Légitimité auprès {0:role_of} : {1}")              \
    X(N_LEGITIMACY_TOKEN, "HG-7.8", "a Legitimacy token of {0:role_the}: {1}",                                         \
      "un jeton Légitimité {0:role_of} : {1}")                                                                         \
    X(N_OVERFLOW, "HG-7.2", "{0:role} loses {1:n} {2:goods}: no room",                                                 \
      "{0:role} perd {1:n} {2:goods} : plus de place")                                                                 \
    X(N_RECEIVES, "HG-6.10", "{0:role} receives {1:n} {2:goods}", "{0:role} reçoit {1:n} {2:goods}")

#endif
