import { WEAK_WORDS } from '#domain/search/stop-words.ts';
import { costKindsIn } from '#domain/projects/cost-kinds.ts';
import { tokenize } from '#domain/search/tokens.ts';

/** Words of asking that name no subject. */
const ASKING = new RegExp(
  `^(?:${[
    'trov|cerc|ricerc|adatt|mostra|vedi|veder|apert|aziend|elenc|list[ae]$|consigli|suggeri|propon|aiut|compil|domand|candidatur|pratic',
    'scad|quand|temp[oi]$|termin|bozz|prepar|scriv|spieg|parl|racconta|dimmi|dirmi|dire$|dici|dice|dett|inform|mi$',
    'funzion|dann?o$|prend|ottien|ottener|vale$|valga|pena$|convien|requisit|partecip|ammiss|ammess|document|serv[ei]|servono|import|massim|percentual|copr',
    'signific|vuol$|intend|chius|ancora|present|invi[aio]|confront|paragon|megli|miglior|differenz|sapere|sai$|puo|puoi|potrest|riesc|scus|gentil|cortesia|esist|disponib',
    'attual|solit|normalment|generalment|esattament|praticament|precisament|semplicement|prossim|mes[ei]$|settiman|giorn|ogg[ia]$|doman|qualcos|rob[ae]$|fors|capi[rtv]|capisc|piac|interess|vojo|sord[io]$|sta$|stann|pe$|er$|quer$|nun$|agg?io$|tene|vulesse|ghe$|xe$|nu$|famm|facc',
    'buon|salve|ciao|salut|prim[oa]$|second[oa]$|terz[oa]$|quart[oa]$|ultim|perdut|agevolat|contribut|incentiv|agevolazion|finanziament|finanzi(?:a|ano|are|arl\\w+)$|perch|com[eo]$|dove$|chi$|favor|bisogn|necess|vorrei|vorremm|volev|voglio|posso|possiam|devo|dobbiam|uso$|usar|utilizz|merit|richied|chied|dirit|rientr|ecc|e?ccetera|special|particolar|tipo$|genere$|qualsias|va$|bene$|entramb|spend[oie]|spendiam|nient|cominci|aspettiam|cambia$|magari|filo$|bandolo$|ok$|okay$|date$|mila$|toccan?o?$|tornan?o?$|becc(?:o|hi)|mano$|foll[ei]',
  ].join('|')})`,
);

export const isAsking = (word: string): boolean => ASKING.test(word);

const REFUSED =
  /\b(?:non|niente|nessun[oa]?|senza) (?:voglio|vogliamo|vorrei|vorremmo|mi (?:serv\w+|interess\w+)|ci (?:serv\w+|interess\w+)|cerco|cerchiamo)\b[^,.;:]*?(?=[,.;:]|\b(?:ma|va bene|solo|solamente|soltanto|bensi|invece|voglio|vogliamo|cerco)\b|$)|\b(?:(?:senza|niente|no|nessun[ao]?|non|ma non)|(?:che non (?:sia|siano)|al posto (?:di|de\w+)|invece (?:di|de\w+)|divers[oaie] da\w*|a parte|tranne|oltre (?:a\w*)?|che non passi da\w*) ?(?:un |il |i |la |le |l')?(?:solit[oiae] |classic[oiahe]+ |ennesim[oa] )?) ?(?:banc\w+|prestit\w+|mutu\w+|debit\w+|finanziament\w+ bancar\w+)\b(?: per favore)?/g;

/** "Non voglio prestiti, solo fondo perduto": what is refused is not looked for. `text` is folded. */
export const refusedIn = (text: string): string => (text.match(REFUSED) ?? []).join(' ');
export const withoutRefused = (text: string): string => text.replace(REFUSED, ' ');

/** "Ok, torniamo seri:", "no scusa, mi sono spiegato male": what is said before what is asked. */
const ASIDE =
  /^(?:(?:ok|okay|vabbe|bene|dai|no|scusa|scusami|aspetta|anzi|senti)[ ,.]+)*(?:torniamo (?:seri|a noi)|scherzi a parte|detto questo|mi sono (?:spiegat|sbagliat)[oa](?: male)?|ho sbagliato)[ ,:.]+/i;
const INTRODUCES =
  /^(?:(?:ciao|salve|buongiorno|buonasera|buon giorno)[ ,!]+)?(?:(?:sono|mi chiamo) [a-z]+)(?=,| e (?:avrei|vorrei|cerco|ho))/;

/** "Quanto recupero?" asks how much; "recupero" alone may be a subject. */
const HOW_MUCH = /\bquanto (?:ci |mi |ne )?recuper\w+/gi;

/** What the message is about, without the words of asking; empty when it only asks. */
export function subjectWords(message: string): string {
  const asked = withoutRefused(message).replace(ASIDE, ' ').replace(INTRODUCES, ' ').replace(HOW_MUCH, ' ');
  return tokenize(asked)
    .filter(({ role, word }) => role === 'content' && !WEAK_WORDS.has(word) && !ASKING.test(word))
    .map(({ start, end }) => asked.slice(start, end))
    .join(' ')
    .slice(0, 120);
}

const WANTING =
  /\b(?:trova\w*|cerc\w+|ricerca|mostra\w*|elenc\w+|ci sono|ce ne sono|c'e qualcosa|ce sta|(?:un|uno|qualche) (?:bando|contributo|incentivo|bonus|finanziamento|aiuto)|esistono|esiste|quali (?:sono (?:i|gli|le) )?(?:bandi|contributi|incentivi|agevolazioni|finanziamenti|aiuti)|che bandi|bandi|contributi|contributti|incentivi|agevolazioni|finanziamenti|bonus|sovvenzioni|aiuti|fondi (?:per|ue|europei)|fondo perdut\w+|soldi per|sordi pe\w*|vorrei|vorremmo|voglio|vogliamo|devo|dobbiamo|mi serv\w+|ci serv\w+|ho bisogno|abbiamo bisogno|posso finanziare|qualcosa per|opportunita)\b/;

const LOOKING =
  /\b(?:(?:che|cosa) c'e|trova\w*|cerc\w+|mostra\w*|elenc\w+|ci sono|ce ne sono|c'e qualcosa|esistono|esiste|bandi|contributi|contributti|incentivi|agevolazioni|finanziamenti|sovvenzioni|aiuti|fondi (?:per|ue|europei)|fondo perdut\w+|soldi per|(?<!\b(?:cosa|che|documenti) )(?:mi|ci) serv\w+|ho bisogno|abbiamo bisogno|qualcosa per|opportunita)\b/;

/** Somebody looks for several grants: a word that one of them is called by is a subject, not its name. */
export const isLooking = (text: string): boolean => LOOKING.test(text);

/** Somebody looks for grants, whatever they are about. `text` is folded. */
export const isWanting = (text: string): boolean => WANTING.test(text);

const THING_WISHED =
  /\b(?:vorre\w+|vogli\w+|devo|dobbiamo|pens\w+ di|intend\w+) (?:(?:fare|far) |(?:mettere|installare|montare|comprare|acquistare|realizzare) (?:il |l'|i |gli |le |la )?)(?:un |un'|una |uno |del |dell'|dei |delle |degli |impiant\w+ (?:di )?)?([a-z]{5,})/;
/** "Vorrei fare fotovoltaico sul capannone": what somebody wants to have is no grant's name, even where one begins so. */
export function thingWished(text: string): string | undefined {
  const told = THING_WISHED.exec(text)?.[1];
  if (told !== undefined) return told;
  // "Voglio il fotovoltaico sul tetto", not "voglio la Sabatini".
  const named = NAMED_WISH.exec(text)?.[1];
  return named !== undefined && costKindsIn(named).length > 0 ? named : undefined;
}
const NAMED_WISH = /\b(?:vorre\w+|vogli\w+|(?:mi|ci) serv\w+) (?:il |lo |la |l'|i |gli |le )([a-z]{5,})/;
