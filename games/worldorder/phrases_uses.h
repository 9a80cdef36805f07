/* The effects that reports of what players use speak of (uses.c). Nothing here is shown at a table. */
/* clang-format off */
#define WO_USE_PHRASES(X)                                                                                              \
    X(E_CARD, "WO-5.2", "{0:card}", "{0:card}")                                                                        \
    X(E_PART, "WO-6.9.3", "{0:card}, what it offers besides", "{0:card}, ce qu'elle offre en plus")                     \
    X(E_ASSET, "WO-5.4", "Strategic asset: {0:asset}", "Atout stratégique : {0:asset}")                                \
    X(E_ORDER, "WO-34.1", "Executive order", "Décret")                                                                 \
    X(E_GROWTH, "WO-6.7.4", "Growth ability: {0:growth}", "Capacité de croissance : {0:growth}")                       \
    X(E_PROSPER, "WO-10.4", "Prosperity", "Prospérité")                                                                \
    X(E_EVENT, "WO-15.3", "Event: {0:event}", "Événement : {0:event}")                                                 \
    X(E_BID, "WO-15.10", "Bid: {0:event}", "Enchère : {0:event}")
/* clang-format on */
