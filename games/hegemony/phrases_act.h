/* As in phrases.h: name, rule, English, French; PL_QUESTION rows have both voices (core/phrases.h). Here: workers,
 * money, goods, Basic and Free Actions.
 *
 * Types of names used: role (and role_the, _of, _to), place (a company on its place, place_the, _of), company (a row of
 * hg_companies, company_the), good, trade (bare: unskilled, healthcare), worker (unskilled worker, healthcare worker;
 * in French masculine, for "un", "le" and "du"), industry, source_from ("from the Foreign Market", "au Marché
 * Étranger"; M's own Storage too). A capital at the beginning of the type makes one of the first letter. */
#ifndef PLATEAU_HEGEMONY_PHRASES_ACT_H
#define PLATEAU_HEGEMONY_PHRASES_ACT_H

/* clang-format off */
#define HG_ACT_PHRASES(X) \
    /* Companies and workers (places.c) */ \
    X(N_NO_WORKER, "HG-2.4a", "No worker {0:role_of} is left in the supply.", "La réserve ne contient plus de Travailleur {0:role_of}.") \
    X(N_NEW_WORKER, "HG-2.4", "{0:Role_the} gains an unemployed worker ({1:trade}).", "{0:Role_the} reçoit un Travailleur Inactif ({1:trade}).") \
    X(N_STAFFED, "HG-5.8.1", "Workers {1:role_of} move into {0:place_the}.", "Des Travailleurs {1:role_of} prennent les postes {0:place_of}.") \
    X(N_UNION, "HG-5.3.1", "A Trade Union is founded ({0:industry}).", "Un Syndicat est fondé ({0:industry}).") \
    X(N_UNION_ENDS, "HG-5.3.2", "The Trade Union is dissolved ({0:industry}).", "Le Syndicat est dissous ({0:industry}).") \
    X(N_DEMONSTRATION_ENDS, "HG-5.6.2", "The Demonstration ends without effect.", "La Manifestation prend fin sans effet.") \
    /* Money (money.c) and goods (goods.c) */ \
    X(N_EARNS, "HG-7.1", "{0:Role_the} receives ${1}.", "{0:Role_the} reçoit {1} $.") \
    X(N_PAYS, "HG-7.1", "{0:Role_the} pays ${1}.", "{0:Role_the} paie {1} $.") \
    X(N_PAYS_TO, "HG-7.1", "{0:Role_the} pays ${1} {2:role_to}.", "{0:Role_the} paie {1} $ {2:role_to}.") \
    X(N_LOAN, "HG-10.1", "{0:Role_the} takes a Loan of ${1}.", "{0:Role_the} fait un Emprunt de {1} $.") \
    X(N_REPAYS, "HG-6.11", "{0:Role_the} pays off a Loan: ${1}.", "{0:Role_the} rembourse un Emprunt : {1} $.") \
    X(N_GAINS_VP, "HG-1.10", "{0:Role_the}: +{1} VP.", "{0:Role_the} : +{1} PV.") \
    X(N_LOSES_VP, "HG-1.10", "{0:Role_the}: -{1} VP.", "{0:Role_the} : -{1} PV.") \
    X(N_PROSPERITY, "HG-6.4", "{0:Role_the}: Prosperity moves to space {1}.", "{0:Role_the} : la Prospérité passe à la case {1}.") \
    X(N_LEGITIMACY, "HG-7.8", "Legitimacy with {0:role_the}: {1}.", "Légitimité auprès {0:role_of} : {1}.") \
    X(N_LEGITIMACY_TOKEN, "HG-7.8a", "Legitimacy tokens {0:role_of}: {1}.", "Jetons Légitimité {0:role_of} : {1}.") \
    X(N_OVERFLOW, "HG-7.2", "{0:Role_the} has no room for {1} {2:good}: lost.", "{0:Role_the} n'a pas de place pour {1} {2:good} : c'est perdu.") \
    X(N_RECEIVES, "HG-6.10a", "{0:Role_the} receives {1} {2:good}.", "{0:Role_the} reçoit {1} {2:good}.") \
    /* Assign Workers */ \
    PL_QUESTION(X, TARGET, "HG-5.2.1", "Assign Workers: choose what to fill, or finish. {1} moved, {3} left to move.", "Assignez des Travailleurs : choisissez quoi remplir, ou terminez. {1|déplacé|déplacés}, encore {3} au plus.", "{0:Role_the} assigns workers {2:role_of}: {1} moved so far.", "{0:Role_the} assigne des Travailleurs {2:role_of} : {1|déplacé|déplacés} jusqu'ici.") \
    PL_QUESTION(X, TARGET_ANY, "HG-5.2.1", "Assign Workers: choose what to fill, or finish. {1} moved, without a limit.", "Assignez des Travailleurs : choisissez quoi remplir, ou terminez. {1|déplacé|déplacés}, sans limite.", "{0:Role_the} assigns workers {2:role_of}: {1} moved so far.", "{0:Role_the} assigne des Travailleurs {2:role_of} : {1|déplacé|déplacés} jusqu'ici.") \
    PL_QUESTION(X, WORKER, "HG-5.2.1a", "Fill {1:place_the}: choose a worker of any trade, {2} to go.", "Remplissez les postes {1:place_of} : choisissez un Travailleur de n'importe quel métier, encore {2}.", "{0:Role_the} fills {1:place_the}.", "{0:Role_the} remplit les postes {1:place_of}.") \
    PL_QUESTION(X, SKILLED_WORKER, "HG-5.2.1a", "Fill {1:place_the}, {2} to go: where does the {3:worker} come from?", "Remplissez les postes {1:place_of}, encore {2} : d'où vient le {3:worker} ?", "{0:Role_the} fills {1:place_the}.", "{0:Role_the} remplit les postes {1:place_of}.") \
    PL_QUESTION(X, UNION_WORKER, "HG-5.3.1", "Found the Trade Union ({1:industry}): where does its worker come from?", "Fondez le Syndicat ({1:industry}) : d'où vient son Travailleur ?", "{0:Role_the} founds a Trade Union ({1:industry}).", "{0:Role_the} fonde un Syndicat ({1:industry}).") \
    X(N_FILLS, "HG-5.2.1", "{1|worker|workers} {0:role_of} {1?moves|move} into {2:place_the}.", "{1|Travailleur|Travailleurs} {0:role_of} {1?entre|entrent} : {2:place}.") \
    X(N_STANDS_STILL, "HG-5.2.2", "{0:Place_the} is short of workers: the other {1} {1?becomes|become} unemployed.", "Il manque des Travailleurs : {0:place}. {1|autre devient inactif|autres deviennent inactifs}.") \
    X(W_NO_ASSIGN_NOW, "HG-5.2", "you are not assigning workers now", "vous n'assignez pas de Travailleurs en ce moment") \
    X(W_NO_WORKER_NOW, "HG-5.2.1", "you are not choosing a worker now", "vous ne choisissez pas de Travailleur en ce moment") \
    X(W_ASSIGN_ONE, "HG-5.2.1", "at least one worker must be assigned", "il faut assigner au moins un Travailleur") \
    X(W_NO_COMPANY, "HG-5.2.1b", "there is no open company in that place", "il n'y a pas d'Entreprise ouverte à cet endroit") \
    X(W_FILLED_ALREADY, "HG-5.2.1d", "{0:place_the} was filled in this action: its workers stay", "{0:place} : remplie pendant cette action, ses Travailleurs y restent") \
    X(W_NOT_THAT_TARGET, "HG-4.5", "what you are doing is not about {0:place_the}", "ce que vous faites ne concerne pas cette Entreprise : {0:place}") \
    X(W_UNIONS_LAST, "HG-5.3.1b", "Trade Unions are founded last: now only other unions and companies left short can be filled", "les Syndicats sont fondés en dernier : il ne reste que d'autres Syndicats et les Entreprises incomplètes") \
    X(W_EMPLOYEE_ALONE, "HG-5.2.1b", "{0:place_the} has no Middle Class worker: nobody can be employed there", "aucun Travailleur de la Classe Moyenne n'y est : {0:place}. On ne peut y employer personne") \
    X(W_OTHER_CLASS, "HG-1.8", "workers {1:role_of} cannot go to {0:place_the}: all of its workers are of one class", "{0:place} : tous les Travailleurs sont d'une même Classe, ceux {1:role_of} ne peuvent pas y aller") \
    X(W_COMPANY_FULL, "HG-5.2.4", "{0:place_the} has no open slot", "aucun poste n'est libre : {0:place}") \
    X(W_ASSIGN_LIMIT, "HG-5.2.1", "that takes {0|worker|workers}, and you may still move {1}", "il y faut {0|Travailleur|Travailleurs}, et vous pouvez encore en déplacer {1}") \
    X(W_NO_TRADE, "HG-5.2.1a", "{1:place_the} needs one {0:worker}: none is at hand", "il faut un {0:worker} : aucun n'est disponible ({1:place})") \
    X(W_NOT_ENOUGH_WORKERS, "HG-5.2.2", "{1:place_the} needs {0|worker|workers}: so many are not at hand", "il y faut {0|Travailleur|Travailleurs} : il n'y en a pas autant de disponibles ({1:place})") \
    X(W_NO_UNIONS_NOW, "HG-5.3", "no Trade Union can be founded by this", "cela ne permet pas de fonder un Syndicat") \
    X(W_UNION_THERE, "HG-5.3.1", "this Trade Union exists ({0:industry})", "ce Syndicat existe déjà ({0:industry})") \
    X(W_UNION_FOUR, "HG-5.3.1", "a Trade Union needs 4 other workers in companies of the industry ({0:industry}): there would be {1}", "un Syndicat exige 4 autres Travailleurs dans les Entreprises du secteur ({0:industry}) : il y en aurait {1}") \
    X(W_UNION_WORKER, "HG-5.3.1", "no {0:worker} is free for it", "aucun {0:worker} n'est disponible pour cela") \
    X(W_FILL_FIRST, "HG-5.2.2", "first fill what you have begun", "remplissez d'abord ce que vous avez commencé") \
    X(W_NO_SUCH_WORKER, "HG-5.2.1", "no such worker is there", "aucun Travailleur de ce genre n'est là") \
    X(W_SLOT_TRADE, "HG-5.2.1a", "this slot needs one {0:worker}", "ce poste exige un {0:worker}") \
    X(W_IDLE_ONLY, "HG-4.5", "only unemployed workers can be assigned by this", "cela n'assigne que des Travailleurs Inactifs") \
    X(W_COMMITTED, "HG-1.9", "workers are committed there: {0:place}", "des Travailleurs y sont sous contrat : {0:place}") \
    X(W_SOURCES_IN_ORDER, "HG-5.2.1", "workers are named from left to right, unemployed ones first: this one would have come before, or too few would follow", "les Travailleurs se choisissent de gauche à droite, les Inactifs d'abord : celui-ci venait avant, ou trop peu suivraient") \
    /* Buy Goods & Services */ \
    PL_QUESTION(X, BUY, "HG-5.4.1", "Buy one resource: from which source, and how much? You have ${1}; {2|source|sources} at most.", "Achetez une ressource : de quelle source, et combien ? Vous avez {1} $ ; {2|source|sources} au plus.", "{0:Role_the} buys Goods & Services.", "{0:Role_the} achète des Biens et des Services.") \
    PL_QUESTION(X, BUY_MORE, "HG-5.4.1", "You have bought {1} {2:good} for ${3} and have ${4} left: buy from another source ({5} more at most), or finish.", "Vous avez acheté {1} {2:good} pour {3} $, il vous reste {4} $ : achetez à une autre source (encore {5} au plus), ou terminez.", "{0:Role_the} has bought {1} {2:good} for ${3} and may buy more.", "{0:Role_the} a acheté {1} {2:good} pour {3} $ et peut en acheter encore.") \
    X(N_BUYS, "HG-5.4.1", "{0:Role_the} buys {1} {2:good} {3:source_from}, for ${4}.", "{0:Role_the} achète {1} {2:good} {3:source_from}, pour {4} $.") \
    X(W_NO_BUYING_NOW, "HG-5.4", "you are not buying now", "vous n'achetez pas en ce moment") \
    X(W_BUY_SOMETHING, "HG-5.4.1", "something must be bought", "il faut acheter quelque chose") \
    X(W_NOT_SOLD_THERE, "HG-5.4.2", "{0:good} cannot be had {1:source_from}", "on ne peut pas acheter {1:source_from} : {0:good}") \
    X(W_ONE_RESOURCE, "HG-5.4.1", "only one resource is bought in an action: {0:good}", "on n'achète qu'une ressource par action : {0:good}") \
    X(W_NOT_THAT_GOOD, "HG-4.5", "this is not about {0:good}", "cela ne concerne pas cette ressource : {0:good}") \
    X(W_SOURCE_USED, "HG-5.4.1", "you have bought {0:source_from} in this action", "vous avez déjà acheté {0:source_from} pendant cette action") \
    X(W_NOT_THAT_SOURCE, "HG-5.4.1", "you cannot buy {0:source_from} now", "vous ne pouvez pas acheter {0:source_from} maintenant") \
    X(W_BUY_EXACTLY, "HG-4.5", "exactly {0} must be bought", "il faut en acheter exactement {0}") \
    X(W_STOCK_SHORT, "HG-5.4.2", "only {0} {1:good} can be had {2:source_from}", "on ne peut acheter que {0} {1:good} {2:source_from}") \
    X(W_BUY_LIMIT, "HG-4.5", "at most {0} can be bought from one source", "on en achète {0} au plus à une même source") \
    X(W_BUY_POPULATION, "HG-5.4.1", "at most your Population can be bought from one source: {0}", "on achète au plus sa Population à une même source : {0}") \
    X(W_MONEY, "HG-10.1", "that costs ${0}, and you have ${1}", "cela coûte {0} $, et vous avez {1} $") \
    X(W_NO_ROOM, "HG-7.2", "there is no room for so much {0:good}", "il n'y a pas de place pour autant : {0:good}") \
    /* Strike */ \
    PL_QUESTION(X, STRIKE, "HG-5.5.1", "Strike: choose a company, {1} on strike so far, {2|token|tokens} left.", "Grève : choisissez une Entreprise, {1} en Grève jusqu'ici, encore {2|jeton|jetons}.", "{0:Role_the} calls strikes: {1} so far.", "{0:Role_the} fait grève : {1} jusqu'ici.") \
    X(N_STRIKE, "HG-5.5.1", "A Strike token is put on {0:place_the}.", "Un jeton Grève est posé : {0:place}.") \
    X(W_NO_STRIKE_NOW, "HG-5.5", "you are not calling a Strike now", "vous n'appelez pas à la Grève en ce moment") \
    X(W_STRIKE_ONE, "HG-5.5.1", "at least one Strike token must be put out", "il faut poser au moins un jeton Grève") \
    X(W_NO_STRIKE_TOKEN, "HG-2.2", "no Strike token is left", "il ne reste pas de jeton Grève") \
    X(W_STRUCK_ALREADY, "HG-5.5.1", "{0:place_the} has a Strike token", "il y a déjà un jeton Grève : {0:place}") \
    X(W_STRIKE_PUBLIC, "HG-5.5.1", "Public companies are struck only with four players", "les Entreprises Publiques ne font grève qu'à quatre joueurs") \
    X(W_STRIKE_NOBODY, "HG-5.5.1", "you have no workers there: {0:place}", "vous n'y avez pas de Travailleurs : {0:place}") \
    X(W_STRIKE_WAGE, "HG-5.5.1", "{0:place_the} pays L3", "le Salaire y est sur N3 : {0:place}") \
    /* Demonstration, Political Pressure, pass, Lobby */ \
    X(N_DEMONSTRATES, "HG-5.6.1", "{0:Role_the} calls a Demonstration.", "{0:Role_the} appelle à la Manifestation.") \
    X(N_PRESSURE, "HG-5.7", "{0:Role_the} adds {1|cube|cubes} to the bag.", "{0:Role_the} ajoute {1|cube|cubes} dans le sac.") \
    X(N_NO_ACTION, "HG-4.5.1", "{0:Role_the} has no possible action and passes.", "{0:Role_the} n'a aucune action possible et passe.") \
    X(N_LOBBY, "HG-5.12", "{0:Role_the} gains {1} Influence by Lobbying.", "{0:Role_the} gagne {1} Influence par Lobbying.") \
    /* Build Company */ \
    PL_QUESTION(X, BUILD, "HG-5.8", "Build which company of your Market? You have ${1}.", "Quelle Entreprise de votre Marché construisez-vous ? Vous avez {1} $.", "{0:Role_the} builds a company.", "{0:Role_the} construit une Entreprise.") \
    PL_QUESTION(X, BUILD_DECK, "HG-4.5", "Build which company of your deck, for ${2} more than its cost? You have ${1}.", "Quelle Entreprise de votre pioche construisez-vous, pour {2} $ de plus que son coût ? Vous avez {1} $.", "{0:Role_the} builds a company of the deck.", "{0:Role_the} construit une Entreprise de sa pioche.") \
    PL_QUESTION(X, HIRE, "HG-5.8.1", "Who moves into {1:place_the}: workers of which class, or nobody?", "Qui prend les postes {1:place_of} : les Travailleurs de quelle Classe, ou personne ?", "{0:Role_the} chooses who moves into {1:place_the}.", "{0:Role_the} choisit qui prend les postes {1:place_of}.") \
    PL_QUESTION(X, HIRE_EMPLOYEE, "HG-5.8.2a", "Does an unemployed worker of the Working Class take the employee slot of {1:place_the}?", "Un Travailleur Inactif de la Classe Ouvrière prend-il le poste d'employé ({1:place}) ?", "{0:Role_the} decides on an employee for {1:place_the}.", "{0:Role_the} choisit d'employer quelqu'un ou non : {1:place}.") \
    PL_QUESTION(X, HIRE_TRADE, "HG-5.8.1a", "Which skilled worker takes an unskilled slot of {1:place_the}? {2} to go.", "Quel Travailleur qualifié prend un poste non qualifié ({1:place}) ? Encore {2}.", "{0:Role_the} chooses who moves into {1:place_the}.", "{0:Role_the} choisit qui prend les postes {1:place_of}.") \
    PL_QUESTION(X, STAFF_COMPANY, "HG-4.5", "Which company is filled with unemployed workers, and of which class?", "Quelle Entreprise remplissez-vous avec des Travailleurs Inactifs, et de quelle Classe ?", "{0:Role_the} fills a company with unemployed workers.", "{0:Role_the} remplit une Entreprise avec des Travailleurs Inactifs.") \
    X(P_HIRE, "HG-5.8.1a", "Chance decides which skilled worker moves into {0:place_the}.", "Le hasard décide quel Travailleur qualifié prend un poste {0:place_of}.") \
    X(N_BUILDS, "HG-5.8", "{0:Role_the} builds {1:company_the} for ${2}.", "{0:Role_the} construit {1:company_the} pour {2} $.") \
    X(W_NO_BUILDING_NOW, "HG-5.8", "you are not building now", "vous ne construisez pas en ce moment") \
    X(W_BUILD_NOW, "HG-5.8", "a company must be built", "il faut construire une Entreprise") \
    X(W_NOT_IN_DECK, "HG-4.5", "that company is not in your deck", "cette Entreprise n'est pas dans votre pioche") \
    X(W_NOT_IN_MARKET, "HG-5.8", "that company is not in your Market", "cette Entreprise n'est pas dans votre Marché") \
    X(W_NO_SPACE, "HG-5.8", "all {0} spaces for your companies are taken", "vos {0} emplacements d'Entreprise sont tous pris") \
    X(W_NOT_THAT_INDUSTRY, "HG-4.5", "no company of that industry can be built by this: {0:industry}", "cela ne permet pas de construire dans ce secteur : {0:industry}") \
    X(W_NO_OWN_WORKERS, "HG-5.8.2", "its workers are not at hand, one of them a {0:worker}: {1:company}", "ses Travailleurs ne sont pas disponibles, dont un {0:worker} : {1:company}") \
    X(W_NO_HIRING_NOW, "HG-5.8.1", "you are not filling a company now", "vous ne remplissez pas d'Entreprise en ce moment") \
    X(W_STAFF_NOW, "HG-4.5", "a company must be filled", "il faut remplir une Entreprise") \
    X(W_NOT_THAT_CLASS, "HG-5.8.1", "workers of that class are not in question", "il ne s'agit pas des Travailleurs de cette Classe") \
    X(W_CANNOT_STAFF, "HG-5.8.1", "the unemployed workers {1:role_of} cannot fill {0:place_the}", "les Travailleurs Inactifs {1:role_of} ne suffisent pas : {0:place}") \
    /* Machinery and Storage tiles */ \
    PL_QUESTION(X, MACHINE, "HG-7.4", "Put Machinery on one of your companies, {1|token|tokens} to go.", "Placez un Engrenage sur une de vos Entreprises, encore {1|jeton|jetons}.", "{0:Role_the} places Machinery.", "{0:Role_the} place un Engrenage.") \
    X(N_MACHINERY, "HG-7.4", "{0:Place_the} gets Machinery.", "Un Engrenage est placé : {0:place}.") \
    X(N_NO_MACHINERY, "HG-7.4", "{0:Role_the} has no company for the Machinery: it is lost.", "{0:Role_the} n'a pas d'Entreprise pour l'Engrenage : il est perdu.") \
    X(W_NO_MACHINE_NOW, "HG-7.4", "you are not placing Machinery now", "vous ne placez pas d'Engrenage en ce moment") \
    X(W_NOT_YOUR_COMPANY, "HG-2.5", "that is none of your companies", "ce n'est pas une de vos Entreprises") \
    X(W_MACHINE_THERE, "HG-7.4", "{0:place_the} has Machinery", "il y a déjà un Engrenage : {0:place}") \
    X(W_NO_MACHINE_BONUS, "HG-7.4", "the card shows no Machinery bonus: {0:place}", "la carte n'indique pas de bonus d'Engrenage : {0:place}") \
    PL_QUESTION(X, TILE, "HG-6.9", "For which resource is the Storage tile?", "Pour quelle ressource est la tuile Entrepôt ?", "{0:Role_the} places a Storage tile.", "{0:Role_the} place une tuile Entrepôt.") \
    PL_QUESTION(X, TILE_BOUGHT, "HG-6.9", "For which resource do you buy a Storage tile for ${1}?", "Pour quelle ressource achetez-vous une tuile Entrepôt à {1} $ ?", "{0:Role_the} buys a Storage tile for ${1}.", "{0:Role_the} achète une tuile Entrepôt à {1} $.") \
    X(N_TILE, "HG-6.9", "{0:Role_the} places a Storage tile: {1:good}.", "{0:Role_the} place une tuile Entrepôt : {1:good}.") \
    X(W_NO_TILE_NOW, "HG-6.9", "you are not placing a Storage tile now", "vous ne placez pas de tuile Entrepôt en ce moment") \
    X(W_TILE_THERE, "HG-6.9", "you have a Storage tile for that: {0:good}", "vous avez déjà une tuile Entrepôt pour cela : {0:good}") \
    X(W_NO_TILES, "HG-6.9a", "no Storage tile is left for you", "il ne reste pas de tuile Entrepôt pour vous") \
    /* Sell Company */ \
    PL_QUESTION(X, SELL, "HG-5.9", "Sell which of your companies, for its cost?", "Laquelle de vos Entreprises vendez-vous, à son coût ?", "{0:Role_the} sells a company.", "{0:Role_the} vend une Entreprise.") \
    PL_QUESTION(X, SELL_TWICE, "HG-4.5", "Sell which of your companies, for twice its cost?", "Laquelle de vos Entreprises vendez-vous, au double de son coût ?", "{0:Role_the} sells a company for twice its cost.", "{0:Role_the} vend une Entreprise au double de son coût.") \
    X(N_SELLS_COMPANY, "HG-5.9", "{0:Role_the} sells {1:company_the} for ${2}.", "{0:Role_the} vend {1:company_the} pour {2} $.") \
    X(W_NO_SELLING_NOW, "HG-5.9", "you are not selling a company now", "vous ne vendez pas d'Entreprise en ce moment") \
    /* Sell to the Foreign Market, Business Deals */ \
    PL_QUESTION(X, EXPORT, "HG-5.10.1", "Sell to the Foreign Market: choose a transaction of the Export card.", "Vendez sur le Marché Étranger : choisissez une transaction de la carte Exportation.", "{0:Role_the} sells to the Foreign Market.", "{0:Role_the} vend sur le Marché Étranger.") \
    PL_QUESTION(X, EXPORT_MORE, "HG-5.10.1", "{1|transaction|transactions} made for ${2}: choose another one, or finish.", "{1|transaction|transactions} pour {2} $ : choisissez-en une autre, ou terminez.", "{0:Role_the} sells to the Foreign Market: {1|transaction|transactions}, ${2}.", "{0:Role_the} vend sur le Marché Étranger : {1|transaction|transactions}, {2} $.") \
    X(N_EXPORTS, "HG-5.10.1", "{0:Role_the} sells {1} {2:good} to the Foreign Market for ${3}.", "{0:Role_the} vend {1} {2:good} sur le Marché Étranger pour {3} $.") \
    X(W_NO_EXPORT_NOW, "HG-5.10", "you are not selling to the Foreign Market now", "vous ne vendez pas sur le Marché Étranger en ce moment") \
    X(W_EXPORT_ONE, "HG-5.10.1", "at least one transaction must be made", "il faut faire au moins une transaction") \
    X(W_TRANSACTED, "HG-5.10.1", "this transaction was made already", "cette transaction a déjà été faite") \
    X(W_EXPORT_SHORT, "HG-5.10.1", "it takes {0} {1:good}, and you have {2} to sell", "il faut {0} {1:good}, et vous en avez {2} à vendre") \
    PL_QUESTION(X, DEAL, "HG-5.11", "Make which Business Deal? You have ${1}.", "Quel Accord Commercial concluez-vous ? Vous avez {1} $.", "{0:Role_the} makes a Business Deal.", "{0:Role_the} conclut un Accord Commercial.") \
    PL_QUESTION(X, STORE, "HG-5.11a", "{1} {2:good}: how much goes into your Storages? If anything does, the tariff is ${3}; the rest goes to the Free Trade Zone.", "{1} {2:good} : combien en placez-vous dans vos Entrepôts ? S'il y en a, les droits de douane sont de {3} $ ; le reste va dans la Zone de Libre-Échange.", "{0:Role_the} stores what the Business Deal brings.", "{0:Role_the} range ce que l'Accord Commercial apporte.") \
    X(N_MAKES_DEAL, "HG-5.11", "{0:Role_the} makes a Business Deal: {1} Food and {2} Luxury.", "{0:Role_the} conclut un Accord Commercial : {1} Nourriture et {2} Luxe.") \
    X(W_NO_DEAL_NOW, "HG-5.11", "you are not making a Business Deal now", "vous ne concluez pas d'Accord Commercial en ce moment") \
    X(W_NO_DEAL, "HG-5.11", "no Business Deal is on show there", "aucun Accord Commercial n'est visible là") \
    X(W_STORE_AMOUNT, "HG-5.11a", "the question is how many of {0} {1:good} are stored", "la question est combien on range de {0} {1:good}") \
    X(W_TARIFF, "HG-5.11a", "cost and tariff are ${0} together, and you have ${1}: nothing can go into a Storage", "coût et droits de douane font {0} $ ensemble, et vous avez {1} $ : rien ne peut aller dans un Entrepôt") \
    /* Extra Shift and production by cards */ \
    PL_QUESTION(X, SHIFT, "HG-5.13", "Extra Shift: which of your companies produces now?", "Heures Supplémentaires : laquelle de vos Entreprises produit maintenant ?", "{0:Role_the} does an Extra Shift.", "{0:Role_the} fait des Heures Supplémentaires.") \
    PL_QUESTION(X, PRODUCE_NOW, "HG-4.5", "Which company produces now? Its wage is paid by {1:role_the}.", "Quelle Entreprise produit maintenant ? {1:Role_the} paie le Salaire.", "{0:Role_the} chooses a company that produces now.", "{0:Role_the} choisit une Entreprise qui produit maintenant.") \
    X(N_SHIFT, "HG-5.13", "Extra Shift in {0:place_the}: {1} {2:good}.", "Heures Supplémentaires ({0:place}) : {1} {2:good}.") \
    X(N_PRODUCES_NOW, "HG-4.5", "{0:Place_the} produces now.", "{0:Place_the} produit maintenant.") \
    X(W_NO_SHIFT_NOW, "HG-5.13", "you are not choosing a company that produces", "vous ne choisissez pas d'Entreprise qui produit") \
    X(W_SHIFT_ONE, "HG-5.13", "a company must be chosen", "il faut choisir une Entreprise") \
    X(W_NOT_OPERATIONAL, "HG-1.7", "{0:place_the} is not operational with workers", "cette Entreprise n'est pas opérationnelle avec des Travailleurs : {0:place}") \
    X(W_STRUCK, "HG-5.5.2", "{0:place_the} is on Strike", "cette Entreprise est en Grève : {0:place}") \
    X(W_AUTOMATED, "HG-7.4a", "{0:place_the} is automated", "cette Entreprise est automatisée : {0:place}") \
    X(W_WAGE_SHORT, "HG-5.13b", "its wage is ${0}, and you have ${1}", "son Salaire est de {0} $, et vous avez {1} $") \
    /* Which Basic Action is possible */ \
    X(W_NOT_OF_ROLE, "HG-4.3", "that is no action {0:role_of}", "ce n'est pas une action {0:role_of}") \
    X(W_NOBODY_FREE, "HG-1.9", "you have no worker that could be moved", "vous n'avez aucun Travailleur à déplacer") \
    X(W_NOTHING_TO_FILL, "HG-5.2.2", "with 3 workers of yours nothing can be filled", "3 de vos Travailleurs ne peuvent rien remplir") \
    X(W_NOTHING_TO_BUY, "HG-5.4.2", "with your ${0} nothing can be bought", "vos {0} $ ne permettent de rien acheter") \
    X(W_NOTHING_TO_STRIKE, "HG-5.5.1", "no company with uncommitted workers of yours pays L1 or L2", "aucune Entreprise où vos Travailleurs sont libres n'a un Salaire sur N1 ou N2") \
    X(W_TOKEN_OUT, "HG-5.6.1", "the Demonstration token is out", "le jeton Manifestation est déjà posé") \
    X(W_DEMONSTRATION, "HG-5.6.1", "you need 2 unemployed workers more than open slots: you have {0}, and {1} {1?slot is|slots are} open", "il faut 2 Travailleurs Inactifs de plus que de postes libres : vous en avez {0}, et {1|poste est libre|postes sont libres}") \
    X(W_NOTHING_TO_BUILD, "HG-5.8", "no company of your Market can be paid for and filled as it must be", "aucune Entreprise de votre Marché ne peut être payée et remplie comme il faut") \
    X(W_NOTHING_TO_SELL, "HG-5.9", "you have no company without committed workers", "vous n'avez aucune Entreprise sans Travailleurs sous contrat") \
    X(W_NOTHING_TO_EXPORT, "HG-5.10.1", "you have not enough for any transaction of the Export card", "vous n'avez assez pour aucune transaction de la carte Exportation") \
    X(W_DEAL_MONEY, "HG-5.11", "you have ${0}: too little for a Business Deal", "vous avez {0} $ : trop peu pour un Accord Commercial") \
    X(W_NOTHING_TO_SHIFT, "HG-5.13", "no operational company of yours with uncommitted workers can be paid", "aucune de vos Entreprises opérationnelles aux Travailleurs libres ne peut être payée") \
    X(W_MUST_ACT, "HG-4.5.1", "you pass only if nothing else is possible", "on ne passe que si rien d'autre n'est possible") \
    /* Free Actions */ \
    X(N_USES, "HG-6.{3}", "{0:Role_the} uses {1} {2:good}.", "{0:Role_the} utilise {1} {2:good}.") \
    X(N_BENEFITS, "HG-6.10", "{0:Role_the} receives its State Benefits.", "{0:Role_the} perçoit ses Allocations.") \
    X(N_BENEFITS_POLITICS, "HG-6.10", "{0:Role_the} receives {1} Influence, and {2|cube goes|cubes go} into the bag.", "{0:Role_the} reçoit {1} Influence, et {2|cube va|cubes vont} dans le sac.") \
    X(W_NOT_FREE_OF_ROLE, "HG-4.3a", "that is no Free Action {0:role_of}", "ce n'est pas une Action Bonus {0:role_of}") \
    X(W_USE_SHORT, "HG-6.{3}", "it takes {0} {1:good}, your Population, and you have {2}", "il faut {0} {1:good}, votre Population, et vous en avez {2}") \
    X(W_NO_BENEFITS, "HG-6.10", "nothing waits in your State Benefits area", "rien n'attend dans votre zone des Allocations de l'État") \
    X(W_NO_STATE, "HG-1.3", "nobody plays the State", "personne ne joue l'État") \
    X(W_NOTHING_LENT, "HG-6.11", "you have no Loan", "vous n'avez pas d'Emprunt") \
    PL_QUESTION(X, BONUS, "HG-6.8", "Give a bonus of ${1} to the workers of which company? They are committed by it.", "À quelle Entreprise accordez-vous une Prime de {1} $ ? Ses Travailleurs passent sous contrat.", "{0:Role_the} gives a bonus of ${1}.", "{0:Role_the} accorde une Prime de {1} $.") \
    X(N_BONUS, "HG-6.8", "The workers of {0:place_the} are committed by a bonus.", "Une Prime met des Travailleurs sous contrat : {0:place}.") \
    X(W_NO_BONUS, "HG-6.8", "no company of yours works with workers", "aucune de vos Entreprises n'a de Travailleurs") \
    X(W_NO_BONUS_NOW, "HG-6.8", "you are not giving a bonus now", "vous n'accordez pas de Prime en ce moment") \
    PL_QUESTION(X, SWAP, "HG-6.5", "Swap Workers: which skilled worker leaves an unskilled slot? {1|swap|swaps} so far.", "Mutez des Travailleurs : quel Travailleur qualifié quitte un poste non qualifié ? {1|mutation|mutations} jusqu'ici.", "{0:Role_the} swaps workers: {1} so far.", "{0:Role_the} mute des Travailleurs : {1} jusqu'ici.") \
    PL_QUESTION(X, SWAP_IN, "HG-6.5", "Who takes the slot of the {1:worker} in {2:place_the}?", "Qui prend le poste du {1:worker} ({2:place}) ?", "{0:Role_the} swaps workers in {2:place_the}.", "{0:Role_the} mute des Travailleurs ({2:place}).") \
    X(N_SWAPS, "HG-6.5", "{0:Role_the} swaps: {1:worker} for {2:worker} in {3:place_the}.", "{0:Role_the} mute : {1:worker} pour {2:worker} ({3:place}).") \
    X(W_NO_SWAP_NOW, "HG-6.5", "you are not swapping workers now", "vous ne mutez pas de Travailleurs en ce moment") \
    X(W_SWAP_ONE, "HG-6.5", "at least one worker must be swapped", "il faut muter au moins un Travailleur") \
    X(W_NOT_SWAPPED, "HG-6.5", "no such worker of yours stands in an unskilled slot there", "aucun de vos Travailleurs de ce genre n'y occupe un poste non qualifié") \
    X(W_NOBODY_ELSE, "HG-6.5", "nobody of another trade is unemployed than {0:worker}", "aucun autre métier n'est inactif que {0:worker}") \
    X(W_SWAPPED_ONCE, "HG-6.5a", "each slot is swapped once, one company after the other: {0:place}", "chaque poste n'est muté qu'une fois, une Entreprise après l'autre : {0:place}") \
    X(W_SAME_TRADE, "HG-6.5", "it must be another trade", "il faut un autre métier") \
    X(W_NOTHING_TO_SWAP, "HG-6.5", "no skilled worker of yours in an unskilled slot can be swapped for an unemployed one", "aucun de vos Travailleurs qualifiés à un poste non qualifié ne peut être muté contre un Inactif") \
    PL_QUESTION(X, RETRAIN, "HG-6.2", "Which of your workers is retrained?", "Lequel de vos Travailleurs formez-vous ?", "{0:Role_the} retrains a worker.", "{0:Role_the} forme un Travailleur.") \
    PL_QUESTION(X, RETRAIN_TO, "HG-6.2", "Retrain the {1:worker}: to which trade?", "Formez le {1:worker} : à quel métier ?", "{0:Role_the} retrains the {1:worker}.", "{0:Role_the} forme un Travailleur ({1:worker}).") \
    X(N_RETRAINS, "HG-6.2", "{0:Role_the} retrains: {1:worker} to {2:worker}.", "{0:Role_the} forme un Travailleur : {1:worker}, désormais {2:worker}.") \
    X(N_NO_RETRAINING, "HG-6.2", "{0:Role_the} has no worker that could be retrained.", "{0:Role_the} n'a pas de Travailleur à former.") \
    X(W_NO_RETRAIN_NOW, "HG-6.2", "you are not retraining a worker now", "vous ne formez pas de Travailleur en ce moment") \
    X(W_SKILLED_SLOT, "HG-6.2a", "a worker in a skilled slot cannot be retrained", "un Travailleur à un poste qualifié ne peut pas être formé") \
    PL_QUESTION(X, PRICES, "HG-6.6", "Set your prices: choose a resource and its price, or finish.", "Ajustez vos Prix : choisissez une ressource et son prix, ou terminez.", "{0:Role_the} sets prices.", "{0:Role_the} ajuste ses Prix.") \
    X(N_PRICE, "HG-6.6", "{0:Role_the}: price of {1:good} ${2}.", "{0:Role_the} : prix fixé à {2} $ ({1:good}).") \
    X(W_NO_PRICES_NOW, "HG-6.6", "you are not setting prices now", "vous n'ajustez pas de Prix en ce moment") \
    X(W_PRICE_ONE, "HG-6.6", "a price must be changed", "il faut changer un prix") \
    X(W_PRICE_SET, "HG-6.6", "that price was set already: {0:good}", "ce prix a déjà été fixé : {0:good}") \
    X(W_PRICE_SAME, "HG-6.6", "the price is ${1} now: {0:good}", "le prix est déjà de {1} $ : {0:good}") \
    PL_QUESTION(X, WAGES, "HG-6.7", "Adjust Wages: choose a company and its level, or finish. Raising commits the workers.", "Ajustez les Salaires : choisissez une Entreprise et son niveau, ou terminez. Une hausse met les Travailleurs sous contrat.", "{0:Role_the} adjusts wages.", "{0:Role_the} ajuste des Salaires.") \
    PL_QUESTION(X, WAGES_POLICY, "HG-9.2b", "The minimum wage has changed: you may change wages of yours; nobody is committed by it.", "Le Salaire minimum a changé : vous pouvez ajuster vos Salaires ; personne ne passe sous contrat.", "{0:Role_the} may change wages.", "{0:Role_the} peut ajuster ses Salaires.") \
    PL_QUESTION(X, WAGE_NEW, "HG-5.8.1", "Which wage does {1:place_the} pay?", "Quel Salaire fixez-vous pour la nouvelle Entreprise ({1:place}) ?", "{0:Role_the} sets the wage of {1:place_the}.", "{0:Role_the} fixe le Salaire de la nouvelle Entreprise ({1:place}).") \
    X(N_WAGE, "HG-6.7", "The wage of {0:place_the} is L{1}: ${2}.", "Le Salaire {0:place_of} est sur N{1} : {2} $.") \
    X(W_NO_WAGES_NOW, "HG-6.7", "you are not setting wages now", "vous n'ajustez pas de Salaires en ce moment") \
    X(W_NO_WAGES, "HG-6.7", "no wage of yours can be changed", "aucun de vos Salaires ne peut changer") \
    X(W_WAGE_ONE, "HG-6.7", "a wage must be changed", "il faut changer un Salaire") \
    X(W_PAYS_NO_WAGE, "HG-6.7b", "{0:place_the} pays no wage", "cette Entreprise ne paie pas de Salaire : {0:place}") \
    X(W_MINIMUM_WAGE, "HG-9.2", "the minimum wage is L{0}", "le Salaire minimum est sur N{0}") \
    X(W_WAGE_SET, "HG-6.7b", "each wage changes once per action: {0:place}", "chaque Salaire ne change qu'une fois par action : {0:place}") \
    X(W_WAGE_SAME, "HG-6.7", "the wage of {0:place_the} is L{1} now", "le Salaire {0:place_of} est déjà sur N{1}")
/* clang-format on */

#endif
