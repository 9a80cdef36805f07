/* As in phrases.h: name, rule, English, French; PL_QUESTION rows have both voices (core/phrases.h). */
#ifndef PLATEAU_HEGEMONY_PHRASES_POLITICS_H
#define PLATEAU_HEGEMONY_PHRASES_POLITICS_H

#define HG_POLITICS_PHRASES(X)                                                                                         \
    /* Policies (policy.c) and Public companies (public.c) */                                                          \
    X(N_POLICY, "HG-9.{2}", "{1:section} is in force now: {0:policy}", "{1:section} est en vigueur : {0:policy}")      \
    X(N_WAGES_RISE, "HG-9.2a", "{0} {0?wage rises|wages rise} to the new minimum, L{1}",                               \
      "{0} {0?Salaire passe|Salaires passent} au nouveau minimum, N{1}")                                               \
    X(N_OPENS, "HG-9.1", "Public company opened: {0:place}", "ouverture d'une Entreprise Publique : {0:place}")        \
    X(N_CLOSES, "HG-9.1d", "Public company closed: {0:place}", "fermeture d'une Entreprise Publique : {0:place}")      \
    PL_QUESTION(X, OPEN, "HG-9.1a", "Which Public company opens, at what wage? ({1} to go)",                           \
                "Quelle Entreprise Publique ouvre, à quel Salaire ? (encore {1})",                                     \
                "{0:Role} must open Public companies ({1} to go)",                                                     \
                "{0:Role} doit ouvrir des Entreprises Publiques (encore {1})")                                         \
    PL_QUESTION(X, CLOSE, "HG-9.1d", "Which Public company closes? ({1} to go)",                                       \
                "Quelle Entreprise Publique ferme ? (encore {1})", "{0:Role} must close Public companies ({1} to go)", \
                "{0:Role} doit fermer des Entreprises Publiques (encore {1})")                                         \
    PL_QUESTION(X, STAFF, "HG-9.1c", "Who works in the new Public companies?",                                         \
                "Qui travaille dans les nouvelles Entreprises Publiques ?",                                            \
                "{0:Role} must fill the new Public companies",                                                         \
                "{0:Role} doit pourvoir les nouvelles Entreprises Publiques")                                          \
    X(W_NOT_PUBLIC, "HG-9.1", "No Public company lies there", "Aucune Entreprise Publique à cet endroit")              \
    X(W_IS_OPEN, "HG-9.1", "{0:place}: open already", "{0:place} : déjà en activité")                                  \
    X(W_IS_CLOSED, "HG-9.1d", "{0:place}: closed already", "{0:place} : déjà face cachée")                             \
    X(W_WAGE_TOO_LOW, "HG-9.2", "The minimum wage is L{0}", "Le Salaire minimum est N{0}")                             \
    X(W_CANNOT_FILL, "HG-9.1c", "The unemployed {1:role_of} cannot fill {0:place_the}",                                \
      "Les Travailleurs Inactifs {1:role_of} ne suffisent pas pour {0:place_the}")                                     \
    X(W_NOT_NEW, "HG-9.1c", "Only companies that have just opened are filled",                                         \
      "Seules les Entreprises qui viennent d'ouvrir sont à pourvoir")                                                  \
    X(W_NO_OPENING, "HG-9.1", "Public companies open and close when policy 1 changes",                                 \
      "Les Entreprises Publiques ouvrent et ferment quand la Politique 1 change")                                      \
    /* Bills (bill.c) */                                                                                               \
    X(N_BILL, "HG-5.1.1", "{0:Role} proposes {1:section}", "{0:Role} propose {1:section}")                             \
    X(N_BILL_GONE, "HG-5.1.1", "the bill {0:role_of} on {1:policy_the} is withdrawn",                                  \
      "le Projet de Loi {0:role_of} sur {1:policy_the} est retiré")                                                    \
    X(N_CALLS_VOTE, "HG-5.1.2", "{0:Role} calls an Immediate Vote on {1:policy_the} for {2} Influence",                \
      "{0:Role} demande un Vote Immédiat sur {1:policy_the} pour {2} Influence")                                       \
    PL_QUESTION(X, BILL, "HG-5.1", "Which bill?", "Quel Projet de Loi ?", "{0:Role} must propose a bill",              \
                "{0:Role} doit proposer un Projet de Loi")                                                             \
    PL_QUESTION(X, BILL_ON, "HG-5.1", "Which bill on {1:policy_the}?", "Quel Projet de Loi sur {1:policy_the} ?",      \
                "{0:Role} must propose a bill on {1:policy_the}",                                                      \
                "{0:Role} doit proposer un Projet de Loi sur {1:policy_the}")                                          \
    PL_QUESTION(X, NAME_BILL, "HG-50.22", "Which bill must {1:role_the} propose?",                                     \
                "Quel Projet de Loi {1:role_the} doit-il proposer ?",                                                  \
                "{0:Role} must name a bill that {1:role_the} proposes",                                                \
                "{0:Role} doit nommer un Projet de Loi que propose {1:role_the}")                                      \
    PL_QUESTION(X, CALL, "HG-5.1.2", "An Immediate Vote on {1:section} for {2} Influence?",                            \
                "Un Vote Immédiat sur {1:section} pour {2} Influence ?",                                               \
                "{0:Role} must decide on an Immediate Vote on {1:section}",                                            \
                "{0:Role} doit décider d'un Vote Immédiat sur {1:section}")                                            \
    PL_QUESTION(X, CALL_FREE, "HG-5.1.2", "An Immediate Vote on {1:section}, without paying Influence?",               \
                "Un Vote Immédiat sur {1:section}, sans payer d'Influence ?",                                          \
                "{0:Role} must decide on a free Immediate Vote on {1:section}",                                        \
                "{0:Role} doit décider d'un Vote Immédiat gratuit sur {1:section}")                                    \
    X(W_NO_MARKER, "HG-5.1.1", "{0:Role} has no free bill marker", "{0:Role} n'a plus de pion Projet de Loi libre")    \
    X(W_BILL_THERE, "HG-5.1.1", "There is a bill on {0:policy_the} already",                                           \
      "Il y a déjà un Projet de Loi sur {0:policy_the}")                                                               \
    X(W_LOCKED, "HG-15.3", "A Lock token forbids bills on {0:policy_the}",                                             \
      "Un jeton Verrou interdit les Projets de Loi sur {0:policy_the}")                                                \
    X(W_BLOCKED, "HG-5.1.1", "{1:Role} protects {0:policy_the} this round",                                            \
      "{1:Role} protège {0:policy_the} pour cette manche")                                                             \
    X(W_IN_FORCE, "HG-5.1.1", "{1:section} is in force already", "{1:section} est déjà en vigueur")                    \
    X(W_NOT_ADJACENT, "HG-5.1.1", "A bill stands on a section next to the one in force, {1:section}",                  \
      "Un Projet de Loi porte sur une section voisine de celle en vigueur, {1:section}")                               \
    X(W_OTHER_POLICY, "HG-5.1", "The bill may not be on {0:policy_the}",                                               \
      "Le Projet de Loi ne peut pas porter sur {0:policy_the}")                                                        \
    X(W_NO_BILL_NOW, "HG-5.1", "To propose a bill choose this action, or a card that allows it",                       \
      "Pour proposer un Projet de Loi, choisissez cette action ou une carte qui le permet")                            \
    X(W_NO_CALL_NOW, "HG-5.1.2", "An Immediate Vote is called right after the bill was proposed",                      \
      "Un Vote Immédiat se demande aussitôt après la proposition")                                                     \
    /* Votes and elections (vote.c, elections.c) */                                                                    \
    X(N_REFILL, "HG-8.2a", "cubes into the bag: Working Class {0}, Middle Class {1}, Capitalist Class {2}",            \
      "cubes mis dans le sac : Classe Ouvrière {0}, Classe Moyenne {1}, Classe Capitaliste {2}")                       \
    X(N_STATE_INFLUENCE, "HG-8.2b", "State: +{0} Personal Influence for its lowest Legitimacy, {1}",                   \
      "État : +{0} Influence Personnelle pour sa plus basse Légitimité, {1}")                                          \
    X(N_VOTE, "HG-8.3", "vote on {1:section}, proposed by {0:role_the}",                                               \
      "vote sur {1:section}, proposition {0:role_of}")                                                                 \
    X(N_FOR, "HG-8.3a", "{0:Role} votes for", "{0:Role} vote pour")                                                    \
    X(N_AGAINST, "HG-8.3a", "{0:Role} votes against", "{0:Role} vote contre")                                          \
    X(N_NO_SIDE, "HG-8.3a", "{0:Role} has no Personal Influence and takes no part",                                    \
      "{0:Role} n'a pas d'Influence Personnelle et ne participe pas")                                                  \
    X(N_CUBE, "HG-8.3b", "a cube {0:role_of} is drawn", "un cube {0:role_of} est tiré")                                \
    X(N_SEALED, "HG-8.3c", "{0:Role} has committed its Influence in secret",                                           \
      "{0:Role} a engagé son Influence en secret")                                                                     \
    X(N_OWN_SEAL, "HG-8.3c", "you commit {0} Influence", "vous engagez {0} Influence")                                 \
    X(N_COMMITTED, "HG-8.3c", "{0:Role} spends {1} Influence", "{0:Role} dépense {1} Influence")                       \
    X(N_PASSES, "HG-8.3d", "{0:section} passes, {1} to {2}", "{0:section} : Projet de Loi accepté, {1} contre {2}")    \
    X(N_FAILS, "HG-8.3d", "{0:section} is rejected, {1} to {2}", "{0:section} : Projet de Loi refusé, {1} contre {2}") \
    X(P_CUBES, "HG-8.3b", "A cube is drawn from the bag", "Un cube est tiré du sac")                                   \
    PL_QUESTION(X, SIDE, "HG-8.3a", "{1:section}, proposed by {2:role_the}: for or against?",                          \
                "{1:section}, proposition {2:role_of} : pour ou contre ?", "{0:Role} must take a side on {1:section}", \
                "{0:Role} doit se déclarer sur {1:section}")                                                           \
    PL_QUESTION(X, SEAL, "HG-8.3c", "How much Influence for your side on {1:section}? (at most {2})",                  \
                "Combien d'Influence pour votre camp sur {1:section} ? (au plus {2})",                                 \
                "{0:Role} must commit Influence in secret on {1:section}",                                             \
                "{0:Role} doit engager de l'Influence en secret sur {1:section}")                                      \
    X(TELLS_SEALS, "HG-8.3c", "Influence is committed in secret on {1:section}",                                       \
      "L'Influence est engagée en secret sur {1:section}")                                                             \
    X(W_INFLUENCE, "HG-8.3c", "{0:Role} has {1} Influence", "{0:Role} a {1} Influence")                                \
    X(W_NO_VOTE_NOW, "HG-8.3", "There is no vote now", "Il n'y a pas de vote en ce moment")                            \
    /* IMF (imf.c) and crisis cards (crisis.c, crisis_steps.c) */                                                      \
    X(N_IMF_CONTENT, "HG-10.4", "the IMF does not intervene ({0} {0?Loan|Loans})",                                     \
      "le FMI n'intervient pas ({0} {0?Emprunt|Emprunts})")                                                            \
    X(N_IMF_PAID, "HG-10.4", "the State pays ${1} for {0} {0?Loan|Loans} and keeps the IMF away",                      \
      "l'État paie {1} $ pour {0} {0?Emprunt|Emprunts} et évite le FMI")                                               \
    X(N_IMF_COMES, "HG-10.4", "the IMF intervenes: {0} {0?Loan|Loans}",                                                \
      "le FMI intervient : {0} {0?Emprunt|Emprunts}")                                                                  \
    X(N_IMF_CLEARS, "HG-10.4c", "the State pays ${0} and has no Loan left", "l'État paie {0} $ et n'a plus d'Emprunt") \
    X(N_GAINS_INFLUENCE, "HG-2.3", "{0:role}: +{1} Influence", "{0:role} : +{1} Influence")                            \
    X(N_ADDS_CUBES, "HG-2.3", "{0:Role} adds {1} {1?cube|cubes} to the bag",                                           \
      "{0:Role} met {1} {1?cube|cubes} dans le sac")                                                                   \
    X(N_CRISIS_USED, "HG-53.{0+1}", "{0:crisis}", "« {0:crisis} »")                                                    \
    X(N_CRISIS_PASSED_OVER, "HG-15.7", "{0:crisis} does not apply; the next card is used",                             \
      "« {0:crisis} » ne s'applique pas ; la carte suivante s'applique")                                               \
    X(N_WORKER_LEAVES, "HG-15.5.2", "{0:Role} removes an unemployed worker ({1:trade})",                               \
      "{0:Role} retire un Travailleur Inactif ({1:trade})")                                                            \
    X(N_LENDS, "HG-15.4", "{0:Role} offers to lend the State ${1} for ${2}",                                           \
      "{0:Role} offre de prêter {1} $ à l'État contre {2} $")                                                          \
    X(N_LENDS_NOT, "HG-15.4", "{0:Role} lends nothing", "{0:Role} ne prête rien")                                      \
    X(N_BONDS_FAIL, "HG-53.8", "${0} is less than ${1}: nothing is lent",                                              \
      "{0} $ sur {1} $ nécessaires : rien n'est prêté")                                                                \
    X(N_BOND_REPAID, "HG-15.4a", "the State repays a bond {0:role_of}: ${1}",                                          \
      "l'État rembourse une obligation {0:role_of} : {1} $")                                                           \
    X(P_REMOVE, "HG-15.5", "An unemployed worker {0:role_of} leaves", "Un Travailleur Inactif {0:role_of} part")       \
    PL_QUESTION(X, REMOVE, "HG-15.5.2", "Which unemployed worker leaves? ({1} to go)",                                 \
                "Quel Travailleur Inactif part ? (encore {1})", "{0:Role} must remove unemployed workers ({1} to go)", \
                "{0:Role} doit retirer des Travailleurs Inactifs (encore {1})")                                        \
    PL_QUESTION(X, LEND, "HG-53.8",                                                                                    \
                "Lend the State $30 or $50, to get $40 or $70 back? ({1} {1?Loan|Loans} to clear)",                    \
                "Prêter 30 ou 50 $ à l'État, contre 40 ou 70 $ ? ({1} {1?Emprunt|Emprunts} à solder)",                 \
                "{0:Role} must decide what to lend the State", "{0:Role} doit décider de prêter ou non à l'État")      \
    X(W_NONE_IDLE, "HG-15.5.2", "No such worker {0:role_of} is unemployed ({1:trade})",                                \
      "Aucun Travailleur Inactif de ce métier {0:role_of} ({1:trade})")                                                \
    X(W_LEND, "HG-53.8", "You have ${0}", "Vous avez {0} $")                                                           \
    X(W_NOBODY_LEAVES, "HG-15.5.2", "No worker leaves now", "Aucun Travailleur ne part maintenant")                    \
    X(W_NOTHING_TO_LEND, "HG-53.8", "The State asks for no money now", "L'État ne demande pas d'argent maintenant")    \
    /* The State's own actions (act_state.c, provide.c) */                                                             \
    X(N_MEETS, "HG-5.15", "the State gives {1} Personal Influence {0:role_to}",                                        \
      "l'État donne {1} Influence Personnelle {0:role_to}")                                                            \
    X(N_CAMPAIGN, "HG-5.17", "the State moves {0} Media Influence to Personal",                                        \
      "l'État change {0} Influence Médiatique en Personnelle")                                                         \
    X(N_STATE_SPENDS, "HG-5.14b", "the State spends {0:amount}", "l'État dépense {0:amount}")                          \
    X(N_STATE_SPENDS_MEDIA, "HG-5.14b", "the State spends {0} Media Influence",                                        \
      "l'État dépense {0} Influence Médiatique")                                                                       \
    X(N_STATE_BUYS, "HG-7.6a", "the State buys {0:amount} {1:from}: ${2}",                                             \
      "l'État achète {0:amount} {1:from} : {2} $")                                                                     \
    X(N_PROVIDES, "HG-7.6", "the State provides {1:amount} {0:role_to}", "l'État fournit {1:amount} {0:role_to}")      \
    X(N_BENEFITS_LOST, "HG-7.6", "what lay in the State Benefits area {0:role_of} goes to the supply",                 \
      "ce qui attendait dans les Allocations {0:role_of} retourne à la Réserve")                                       \
    PL_QUESTION(X, MEET, "HG-5.15", "Who gets 2 Personal Influence?", "Qui reçoit 2 Influence Personnelle ?",          \
                "{0:Role} must choose who gets 2 Influence", "{0:Role} doit choisir qui reçoit 2 Influence")           \
    PL_QUESTION(X, CAMPAIGN, "HG-5.17", "How much Media Influence becomes Personal?",                                  \
                "Combien d'Influence Médiatique devient Personnelle ?",                                                \
                "{0:Role} must choose how much Media Influence becomes Personal",                                      \
                "{0:Role} doit choisir combien d'Influence Médiatique devient Personnelle")                            \
    PL_QUESTION(X, SPARE, "HG-5.16", "With which class does Legitimacy not fall?",                                     \
                "Auprès de quelle Classe la Légitimité ne baisse-t-elle pas ?",                                        \
                "{0:Role} must choose which class the Extra Tax does not anger",                                       \
                "{0:Role} doit choisir quelle Classe épargne la Taxe d'Urgence")                                       \
    PL_QUESTION(X, PROVIDE, "HG-7.6a", "{2:amount} {1:role_to}: how much to take {3:from}?",                           \
                "{2:amount} {1:role_to} : combien prendre {3:from} ?",                                                 \
                "{0:Role} must choose where {2:amount} {1:role_to} comes from",                                        \
                "{0:Role} doit choisir d'où vient ce qui va {1:role_to} : {2:amount}")                                 \
    X(W_NOT_SPARED, "HG-5.16", "Legitimacy with {0:role_the} is among the two lowest",                                 \
      "La Légitimité auprès {0:role_of} est une des deux plus basses")                                                 \
    X(W_CAMPAIGN, "HG-5.17", "From 1 to {0}", "De 1 à {0}")                                                            \
    X(W_PROVIDE_LESS, "HG-7.6", "There is only {0:amount} to provide", "Il ne reste à fournir que {0:amount}")         \
    X(W_SOURCE_HAS, "HG-7.6a", "{0:source}: {1:amount}", "{0:source} : {1:amount}")                                    \
    X(W_PROVIDE_REST, "HG-7.6b", "The rest could not be had, or not be paid",                                          \
      "Le reste ne pourrait pas être fourni, ou pas être payé")                                                        \
    /* Events (events.c, event_asks.c) */                                                                              \
    X(N_EVENT_TASK, "HG-5.14", "the State deals with {0:event}", "l'État répond à « {0:event} »")                      \
    X(N_CHOOSES_CLASS, "HG-5.14", "the State chooses {0:role_the}", "l'État choisit {0:role_the}")                     \
    PL_QUESTION(X, EVENT, "HG-5.14", "Which Event?", "Quel Événement ?", "{0:Role} must choose an Event",              \
                "{0:Role} doit choisir un Événement")                                                                  \
    PL_QUESTION(X, EVENT_CARD, "HG-50.17", "Which company is built for {1:role_the}?",                                 \
                "Quelle Entreprise est construite pour {1:role_the} ?",                                                \
                "{0:Role} must choose a company for {1:role_the}",                                                     \
                "{0:Role} doit choisir une Entreprise pour {1:role_the}")                                              \
    PL_QUESTION(X, CLASS, "HG-5.14", "{1:event}: which class?", "« {1:event} » : quelle Classe ?",                     \
                "{0:Role} must choose a class for {1:event}", "{0:Role} doit choisir une Classe pour « {1:event} »")   \
    PL_QUESTION(X, AMOUNT, "HG-5.14", "{1:event}: how much?", "« {1:event} » : combien ?",                             \
                "{0:Role} must choose an amount for {1:event}", "{0:Role} doit choisir un montant pour « {1:event} »") \
    PL_QUESTION(X, AMOUNT_FOR, "HG-5.14", "{1:event}: how much {2:role_to}?", "« {1:event} » : combien {2:role_to} ?", \
                "{0:Role} must choose an amount for {1:event}", "{0:Role} doit choisir un montant pour « {1:event} »") \
    PL_QUESTION(X, AMOUNT_FROM, "HG-5.14", "{1:event}: how much to buy {2:from}?",                                     \
                "« {1:event} » : combien acheter {2:from} ?", "{0:Role} must choose an amount for {1:event}",          \
                "{0:Role} doit choisir un montant pour « {1:event} »")                                                 \
    PL_QUESTION(X, MIX, "HG-5.14", "{1:event}: {2} in all, how much {3:item} and {4:item}?",                           \
                "« {1:event} » : {2} en tout, combien {3:item_of} et {4:item_of} ?",                                   \
                "{0:Role} must choose what makes up {2} items for {1:event}",                                          \
                "{0:Role} doit choisir comment former {2} unités pour « {1:event} »")                                  \
    X(W_EVENT_CARD, "HG-50.17",                                                                                        \
      "A company of the Market that costs at least ${0}, that the Treasury can pay and that can be laid out",          \
      "Une Entreprise du Marché d'au moins {0} $, que le Trésor Public peut payer et qui peut être posée")             \
    X(W_TASK, "HG-5.14a", "The task of {0:event} cannot be done in full",                                              \
      "La tâche de « {0:event} » ne peut pas être accomplie en entier")                                                \
    X(W_NO_EVENT, "HG-5.14", "No Event lies there", "Aucun Événement à cet endroit")                                   \
    X(W_NO_EVENT_NOW, "HG-5.14", "An Event needs the Event Action", "Un Événement demande l'Action Événement")         \
    X(W_TASK_NOT_CLASS, "HG-5.14a", "{1:event} cannot be done for {0:role_the}",                                       \
      "« {1:event} » n'est pas possible pour {0:role_the}")                                                            \
    X(W_AMOUNT, "HG-5.14a", "The State does not have that, or the task does not offer it",                             \
      "L'État ne l'a pas, ou la tâche ne le propose pas")                                                              \
    X(W_AMOUNT_RANGE, "HG-5.14a", "From {0} to {1}", "De {0} à {1}")                                                   \
    X(W_MIX, "HG-5.14a", "{0} in all, at least 1 of each, {1:item} and {2:item}, as far as they can be had",           \
      "{0} en tout, au moins 1 de chaque, {1:item} et {2:item}, si c'est possible")                                    \
    /* Alternative Events (alt_events.c) and hidden agendas (goals.c) */                                               \
    X(N_KEEPS_EVENT, "HG-16.2", "{0:Role} keeps {1:event}", "{0:Role} garde « {1:event} »")                            \
    X(N_TAKES_POINT, "HG-16.2", "{0:Role} discards {1:event} for 1 VP", "{0:Role} défausse « {1:event} » pour 1 PV")   \
    X(N_USES_ADVANTAGE, "HG-16.3", "{0:Role} uses {1:event}", "{0:Role} utilise « {1:event} »")                        \
    X(N_SELLS_STATE, "HG-16.3", "{0:Role} sells {1:amount} to the State", "{0:Role} vend {1:amount} à l'État")         \
    X(N_SHIFTS_WAGE, "HG-52.25", "{0:Role} shifts the wage: {1:place}, {2:level} for this phase",                      \
      "{0:Role} décale le Salaire : {1:place}, {2:level} pour cette Phase")                                            \
    X(N_PRESSES, "HG-52.11", "Public Pressure: {0:role_the} makes the State support {1:section}",                      \
      "« Pression Populaire » : {0:role_the} oblige l'État à soutenir {1:section}")                                    \
    X(N_GOAL, "HG-17.3.1", "{0:Role} has reached its Hidden Agenda {1:goal}",                                          \
      "{0:Role} atteint son Objectif Caché « {1:goal} »")                                                              \
    PL_QUESTION(X, KEEP_EVENT, "HG-16.2", "{1:event}: keep it with its advantage, or 1 VP?",                           \
                "« {1:event} » : garder la carte et son avantage, ou 1 PV ?",                                          \
                "{0:Role} must keep {1:event} or take 1 VP", "{0:Role} doit garder « {1:event} » ou prendre 1 PV")     \
    PL_QUESTION(X, ADVANTAGE, "HG-16.3", "Which advantage do you use?", "Quel avantage utilisez-vous ?",               \
                "{0:Role} may use advantages", "{0:Role} peut utiliser des avantages")                                 \
    PL_QUESTION(X, PRESS, "HG-52.11", "Public Pressure: must the State support {1:section}?",                          \
                "« Pression Populaire » : l'État doit-il soutenir {1:section} ?",                                      \
                "{0:Role} may use Public Pressure on {1:section}",                                                     \
                "{0:Role} peut utiliser « Pression Populaire » sur {1:section}")                                       \
    X(W_NOT_HELD, "HG-16.2", "You do not hold {0:event}", "Vous n'avez pas « {0:event} »")                             \
    X(W_NOT_THIS_PHASE, "HG-16.3", "{0:event} cannot be used now", "« {0:event} » n'est pas utilisable maintenant")    \
    X(W_NO_ADVANTAGE_NOW, "HG-16.3", "Advantages are used at the start of their phase",                                \
      "Les avantages s'utilisent au début de leur Phase")                                                              \
    /* Moves (words_politics.c) */                                                                                     \
    X(D_BILL, "HG-5.1.1", "a bill: {0:section}, {1:policy}", "Projet de Loi : {0:section}, {1:policy}")                \
    X(D_CALL, "HG-5.1.2", "call an Immediate Vote", "demander un Vote Immédiat")                                       \
    X(D_CALL_NOT, "HG-5.1.2", "no Immediate Vote", "pas de Vote Immédiat")                                             \
    X(D_FOR, "HG-8.3a", "vote for", "voter pour")                                                                      \
    X(D_AGAINST, "HG-8.3a", "vote against", "voter contre")                                                            \
    X(D_INFLUENCE, "HG-8.3c", "commit {0} Influence", "engager {0} Influence")                                         \
    X(D_CUBE, "HG-8.3b", "a cube {0:role_of}", "un cube {0:role_of}")                                                  \
    X(D_OPEN, "HG-9.1a", "open {0:place_the}, {1:level}", "ouvrir {0:place_the}, {1:level}")                           \
    X(D_CLOSE, "HG-9.1d", "close {0:place_the}", "fermer {0:place_the}")                                               \
    X(D_STAFF, "HG-9.1c", "unemployed workers {0:role_of} move into {1:place_the}",                                    \
      "des Travailleurs Inactifs {0:role_of} entrent dans {1:place_the}")                                              \
    X(D_REMOVE, "HG-15.5.2", "remove: {0:worker}", "retirer : {0:worker}")                                             \
    X(D_LEND, "HG-53.8", "lend ${0}", "prêter {0} $")                                                                  \
    X(D_LEND_NOT, "HG-53.8", "lend nothing", "ne rien prêter")                                                         \
    X(D_TASK, "HG-5.14", "{0:event}", "{0:event}")                                                                     \
    X(D_CLASS, "HG-5.14", "{0:role_the}", "{0:role_the}")                                                              \
    X(D_SPARE, "HG-5.16", "spare {0:role_the}", "épargner {0:role_the}")                                               \
    X(D_MEET, "HG-5.15", "2 Influence {0:role_to}", "2 Influence {0:role_to}")                                         \
    X(D_CAMPAIGN, "HG-5.17", "{0} Media Influence becomes Personal", "{0} Influence Médiatique devient Personnelle")   \
    X(D_PROVIDE, "HG-7.6a", "{0:amount} {1:from}", "{0:amount} {1:from}")                                              \
    X(D_NONE_FROM, "HG-7.6a", "nothing {0:from}", "rien {0:from}")                                                     \
    X(D_AMOUNT_TO, "HG-5.14", "{0:amount} {1:role_to}", "{0:amount} {1:role_to}")                                      \
    X(D_AMOUNT_EACH, "HG-50.9", "{0:amount} to every class", "{0:amount} à chaque Classe")                             \
    X(D_SPEND, "HG-5.14b", "spend {0:amount}", "dépenser {0:amount}")                                                  \
    X(D_SPEND_MEDIA, "HG-5.14b", "spend {0} Media Influence", "dépenser {0} Influence Médiatique")                     \
    X(D_MIX, "HG-5.14", "{0:amount} and {1:amount}", "{0:amount} et {1:amount}")                                       \
    X(D_EVENT_CARD, "HG-50.17", "build {0:company_the} for ${1}", "construire {0:company_the} pour {1} $")             \
    X(D_KEEP_EVENT, "HG-16.2", "keep the card", "garder la carte")                                                     \
    X(D_TAKE_POINT, "HG-16.2", "take 1 VP", "prendre 1 PV")                                                            \
    X(D_ADVANTAGE, "HG-16.3", "use {0:event}", "utiliser « {0:event} »")                                               \
    X(D_ADVANTAGE_SELL, "HG-16.3", "{0:event}: sell {1:amount}", "« {0:event} » : vendre {1:amount}")                  \
    X(D_ADVANTAGE_SHIFT, "HG-52.25", "{0:event}: {1:place}, {2:level}", "« {0:event} » : {1:place}, {2:level}")        \
    X(D_ADVANTAGE_STAFF, "HG-52.10", "use {0:event} and fill a company",                                               \
      "utiliser « {0:event} » et pourvoir une Entreprise")

#endif
