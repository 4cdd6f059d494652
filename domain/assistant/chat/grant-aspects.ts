import { fold } from '#domain/search/fold.ts';

/** What somebody wants to know of one grant. In this order: the first that fits is the answer. */
const PATTERNS = {
  confronto:
    /\bconfront\w+|\bparagon\w+|\b(?:meglio|differenz\w+|conviene di piu)\b.{0,60}\b(?:o|e|tra)\b|\bversus\b|\bvs\b/,
  esclusione:
    /\bperche (?:non|sono esclus\w)|\bnon (?:sono|siamo|e|risult\w+) ammissibil\w|\bcosa (?:mi )?manca\b|\bmotivo (?:dell')?esclusion\w+|\bcosa (?:devo|posso) (?:fare|cambiare) per (?:essere|diventare)/,
  convenienza: /\b(?:vale|varra) la pena\b|\bconvien\w+|\bne vale\b|\bquanto (?:ci )?guadagn\w+/,
  documenti: /\bdocument\w+|\ballegat\w+|\bcart[ae] (?:servono|serve|devo)|\bche carte\b|\bmodulistic\w+/,
  stato:
    /\b(?:ancora|gia|e|sono) (?:apert\w|chius\w|attiv\w|disponibil\w|sospes\w|finit\w|valid\w)\b|\bquando (?:apre|aprono|apriva|parte|riapre|esce)\b|\bapertura\b|\bstato del bando\b/,
  scadenza:
    /\bscad\w+|\bquando (?:chiude|finisce|termina)\b|\bfino a quando\b|\bentro (?:quando|che data|quanto)\b|\b(?:quanto tempo|quanti giorni) (?:ho|manc\w+|rest\w+|c'e)\b|\btermine\b|\bdata (?:di chiusura|ultima)\b|^quando$/,
  tempi:
    /\b(?:tempi|quanto tempo)\b.{0,30}\b(?:istruttoria|risposta|valutazion\w+|esito|risul\w+|approv\w+)\b|\bquanto (?:dura|durano)\b|\bquando (?:so|sapro|rispondono|esce la graduatoria)\b/,
  importo:
    /\bquant[oi] (?:mi |ci |si )?(?:dann?o|da|prend\w+|ottien\w+|vale|copr\w+|finanzia\w*|soldi|e(?: il)? (?:contribut\w|massim\w|import\w))|\bimport[oi]\b|\bmassimal\w+|\bpercentual\w+|\bche percentuale\b|\bquanto (?:posso|potrei|possiamo) (?:chiedere|ottenere|avere|ricevere|prendere)\b|\bcontributo massimo\b|\bintensita\b|^(?:e )?quanto$|\btass[oi] (?:di )?(?:interesse|applicat)/,
  spese:
    /\bspes[ae] (?:ammess\w|ammissibil\w|finanziat\w|copert\w)|\b(?:cosa|che cosa|quali (?:spese|costi|cose)) (?:finanzia|copr\w+|posso (?:comprare|acquistare|finanziare)|rientra\w*|e ammess\w|sono ammess\w)|\bposso (?:comprar\w+|acquistar\w+|finanziar\w+)\b.{0,30}\b(?:con|col)\b|\bcosa (?:ci )?(?:posso )?compr\w+/,
  requisiti:
    /\brequisit\w+|\bposso (?:partecipar\w+|accedere|richiederl\w|chiederl\w|candidarm\w+|aderire|fare domanda)|\bpossiamo (?:partecipar\w+|accedere|aderire)|\bammissibil\w+|\bsono idone\w|\bfa (?:per|al caso) (?:me|noi|nostro|mio)\b|\bva bene per (?:me|noi)\b|\bcondizioni\b|\bho diritto\b|\brientro\b/,
  beneficiari: /\b(?:chi|a chi) (?:puo|possono|e rivolto|si rivolge|spetta)\b|\bbeneficiar\w+|\bper chi e\b/,
  regime: /\b(?:e in|in) (?:regime )?de minimis\b|\bche regime\b|\bregime di aiuto\b/,
  domanda:
    /\bcome (?:si )?(?:fa\w*|faccio|posso fare|richied\w+|chied\w+|present\w+|partecip\w+|compil\w+|mi candido|accedo|si accede)\b|\bfare (?:la )?domanda\b|\bdove (?:si )?(?:fa|presento|invio|mando|trovo)\b|\bprocedura\b|\blink\b|\bsito ufficiale\b|\bmodul[oi]\b|\bcompil\w+|\bbozza\b/,
  descrizione:
    /\b(?:cos'e|cosa e|che e|che cos'e|di cosa (?:si )?tratta|parlami|dimmi|spieg\w+|descriv\w+|raccontami|informazion\w+|info|dettagli|come funziona|approfond\w+|di piu|riassum\w+|in breve|sintesi)\b/,
} as const satisfies Record<string, RegExp>;

export type GrantAspect = keyof typeof PATTERNS;
const GRANT_ASPECTS = Object.keys(PATTERNS) as GrantAspect[];

const clean = (message: string): string =>
  fold(message)
    .replace(/[?!.…,;:]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

export function grantAspectIn(message: string): GrantAspect | null {
  const text = clean(message);
  return GRANT_ASPECTS.find((aspect) => PATTERNS[aspect].test(text)) ?? null;
}

const BACK =
  /\b(?:quest[oai]|quell[oai]|quel|quei|stess[oa]|suddett[oa]|sopra|precedente|di prima|appena (?:detto|citato)|l'altr[oa]|il (?:primo|secondo|terzo|quarto|quinto)|la (?:prima|seconda|terza)|l'ultim[oa]|ne parli|lo (?:posso|voglio)|ci (?:posso|rientro))\b/;
const CARRIES_ON =
  /^(?:e|ma|ok|allora|quindi|e poi|invece|anche)\b|^(?:perche|quanto|quando|come|dove|chi|in che senso|cioe|tipo|ad esempio|dimmi di piu|di piu|altro|continua|spiega(?:ti)? meglio|approfondisci|dettagli)$/;

/** The message leans on what was said before. */
export const isFollowUp = (message: string): boolean => BACK.test(clean(message)) || CARRIES_ON.test(clean(message));

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:prim[oa]|1|numero uno)\b/, 0],
  [/\b(?:second[oa]|2|numero due)\b/, 1],
  [/\b(?:terz[oa]|3|numero tre)\b/, 2],
  [/\b(?:quart[oa]|4)\b/, 3],
  [/\b(?:quint[oa]|5)\b/, 4],
  [/\bultim[oa]\b/, -1],
];

/** "Il secondo" of the grants named before: its place, -1 for the last, null for none. */
export function ordinalIn(message: string): number | null {
  const text = clean(message);
  return ORDINALS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
