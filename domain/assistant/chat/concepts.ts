import { fold } from '#domain/search/fold.ts';

/** Rules and words of Italian grants that people ask about; what to say of each is in messages. */
const PATTERNS = {
  de_minimis: /\bde ?minimis\b|\bdeminimis\b|\bde minimus\b|\bregola dei 300/,
  impresa_unica: /\bimpresa unica\b/,
  rna: /\baiuti\b.{0,25}\b(?:risultano|registrati|a (?:mio|nostro) nome|ho ricevuto finora)\b|\baiuti\b.{0,40}\bnon e (?:un dato )?pubblic[oi]\b|\bchi (?:altro )?ha (?:preso|ricevuto|avuto) (?:gli )?aiuti\b|\brna\b|\bregistro (?:nazionale )?(?:degli )?aiuti\b/,
  durc: /\bdurc\b|\bregolarita contributiva\b|\bdebit\w* (?:con |verso )?(?:l'|la )?(?:inps|inail|cassa edile)|\b(?:contributi|inps|inail) (?:non pagat|arretrat)\w*|\brateizzazion\w*/,
  pmi: /\b(?:sono|siamo|essere|e|cos'e|cosa e|definizione di|requisiti|vuol dire|significa|intende per) (?:una |un'|la |le )?(?:mpmi|pmi|micro ?impresa|piccola impresa|media impresa|grande impresa)\b(?! innovativ)|\b(?:micro|piccola|media) o (?:una )?(?:piccola|media|grande)\b|\b(?:dimensione|classe dimensionale) (?:d'|della |dell'|di )?(?:impresa|azienda|pmi)|\bdimensione (?:pmi|aziendale)|\bpmi\b.{0,12}\b(?:significa|vuol dire|definizione|limiti|soglie)|^(?:la )?pmi$|\bquando (?:si e|sono) (?:una )?pmi\b/,
  ula: /\b\d+ (?:\w+ )?(?:a )?(?:tempo pieno|full[ -]?time)\b.{0,40}\bpart[ -]?time\b|\bpart[ -]?time\b.{0,30}\bcont(?:a|ano)\b|\bcome (?:si )?cont\w+ i part[ -]?time\b|\bula\b|\bunita lavorativ\w+/,
  click_day: /\bchi clicca (?:prima|per primo)\b|\bclick[ -]?day\b|\bclic day\b/,
  sportello: /\b(?:a|procedura a|bando a|valutativ\w+ a) sportello\b|\bsportello\b/,
  graduatoria: /\bgraduatori[ae]\b/,
  differenza_aiuti:
    /\b(?:differenz\w+|diversit\w+|meglio)\b.{0,40}\b(?:fondo perduto|contributo|finanziamento|prestito|credito d'imposta|garanzia)\b|\bfondo perduto o\b/,
  fondo_perduto:
    /\b(?:cos'e|cosa (?:e|vuol dire|significa|intende)|significato|che vuol dire|va restituit\w|devo restituir\w+|si restituisc\w+)\b.{0,30}\bfondo perduto\b|\bfondo perduto\b.{0,30}\b(?:cos'e|significa|vuol dire|restituir\w+|restituit\w)/,
  finanziamento_agevolato:
    /\b(?:cos'e|cosa (?:e|vuol dire|significa)|significato)\b.{0,30}\b(?:finanziamento agevolato|tasso (?:zero|agevolato)|conto interessi)\b/,
  credito_imposta:
    /\b(?:cos'e|cosa (?:e|vuol dire|significa)|come funziona|significato)\b.{0,20}\bcredit\w (?:d'|di )imposta\b(?! (?:zes|r&s|ricerca|formazione|design|transizione|per|su|sull\w*|sui|sugli|mezzogiorno|alle|agli)\b)/,
  garanzia:
    /\b(?:cos'e|cosa (?:e|vuol dire|significa)|come funziona)\b.{0,15}\b(?:una |la )garanzia(?: pubblica)?\b(?! pmi)/,
  cumulo:
    /(?<!\bperdite )\bcumul\w+|\b(?:sommare|combinare|insieme) (?:due|piu|altri|i) (?:bandi|aiuti|contributi|incentivi)|\b(?:due|piu) (?:bandi|contributi|incentivi) (?:insieme|contemporaneamente|per la stessa)/,
  effetto_incentivo:
    /\beffetto (?:di )?incentiv\w+|\b(?:avvio|inizio) (?:dei |dell'|del )?(?:lavori|investimento|progetto)\b|\b(?:compr\w+|acquist\w+|ordin\w+|pag\w+|firm\w+|iniziar\w+|cominciar\w+|partire)\b.{0,50}\bprima (?:di|della|del|che|dell')\b.{0,25}\b(?:domand\w|richiest\w|fare|presentar\w+|bando|approvazione|contributo|inviar\w+)|\b(?:ho|abbiamo) gia (?:comprat|acquistat|ordinat|pagat|firmat|iniziat|cominciat|speso|sottoscritt)\w*|\bspes[ae] (?:gia )?(?:sostenut|fatt|retroattiv)\w*|\bretroattiv\w+/,
  ateco: /\bateco\b/,
  gber: /\bgber\b|\b651\/?2014\b|\besenzione per categoria\b|\b(?:regime|aiut[oi]|bando|in) (?:di |in )?esenzione\b(?! (?:iva|dall|fiscal|contributiv))/,
  regime_aiuto: /\bregim[ei] (?:di |d')aiuto\b|\baiuti di stato\b/,
  pec: /\bpec\b|\bposta (?:elettronica )?certificata\b/,
  spid: /\bspid\b|\bcie\b|\bcns\b|\bcarta d'identita elettronica\b/,
  firma_digitale: /\bfirma (?:digitale|elettronica|remota)\b/,
  visura: /\bvisur[ae]\b/,
  polizza:
    /\b(?:polizz\w+|assicurazion\w+)\b.{0,30}\b(?:catastrof\w+|calamita\w*|cat ?-?nat|terremot\w+|alluvion\w+)\b|\bcat ?-?nat\b|\bpolizz\w+ (?:obbligator\w+)\b/,
  difficolta:
    /\bimpres[ae] in (?:difficolta|crisi)\b|\b(?:impresa|azienda|societa)\b.{0,12}\bin difficolta\b|\bperdit[ae] (?:di bilancio|d'esercizio)\b|\b(?:bilanci\w*|siamo|sono|chius\w+|andat\w+) in (?:perdita|rosso)\b|\bpers\w* (?:piu di )?(?:meta|meta') (?:de|il)\w* capitale\b|\b(?:concordato|liquidazione|fallimento|procedura concorsuale)\b|\bpatrimonio netto\b|\bcapitale sociale\b.{0,30}\bperdit\w+/,
  antimafia: /\bantimafia\b/,
  rendicontazione:
    /\bper far(?:me|ce)l[oai] pagare\b|\bper (?:avere|ricevere|incassare|farmi dare) (?:davvero )?(?:i soldi|il contributo|il saldo)\b.{0,25}\b(?:mand|present|invi|serv|alleg)\w+|\brendicont\w+/,
  pagamento:
    /\b(?:quando|quanto tempo|tempi|dopo quanto|entro quanto)\b.{0,45}\b(?:soldi|denaro|contribut\w|erogazion\w+|pagat\w|pagano|pagamento|liquid\w+|accredit\w+|incass\w+|eroga\w*|ricev\w+|arriva\w*)\b|\b(?:soldi|contribut\w) (?:quando|subito|in anticipo)\b|\banticip[oi]\b|\bsal\b|\bstato (?:di )?avanzamento\b/,
  intensita: /\bintensita (?:d'|di |dell')aiuto\b|\bcosa (?:e|vuol dire|significa) (?:l')?intensita\b/,
  iva: /\b(?:l'|con |senza )?(?<!partit[ae] )iva\b.{0,25}\b(?:ammess\w|ammissibil\w|finanziat\w|rimbors\w+|rid(?:a|anno|are|atta)|restitu\w+|recuper\w+|detra\w+|paga(?:no|ta|te)?|compres\w|inclus\w|copert\w|rientra)|\biva ammissibile\b/,
  tasse:
    /\b(?:tass\w+|imposte|irpef|ires)\b.{0,30}\b(?:contribut\w|fondo perduto|sovvenzion\w+)|\b(?:contribut\w|fondo perduto)\b.{0,30}\b(?:tassat\w|tassazione|tasse|imponibil\w+)/,
  startup_innovativa:
    /\b(?:cos'e|cosa (?:e|vuol dire|significa|serve)|requisiti|definizione|quando|come (?:si )?divent\w+|sono|siamo)\b.{0,25}\bstart ?-?up innovativ\w/,
  impresa_femminile:
    /\b(?:cos'e|cosa (?:e|vuol dire|significa|intende)|requisiti|definizione|quando|sono|siamo|essere)\b.{0,25}\bimpres[ae] femminil\w/,
  impresa_giovanile:
    /\b(?:cos'e|cosa (?:e|vuol dire|significa|intende)|requisiti|definizione|quando|sono|siamo|essere)\b.{0,25}\bimpres[ae] giovanil\w/,
  da_costituire:
    /\b(?:serve|servono|devo (?:avere|aprire)|bisogna avere|ci vuole|mi serve|occorre)\b.{0,12}\b(?:la |gia )*(?:p\.? ?iva|partita iva|piva)\b|\b(?:senza|non ho|non abbiamo)(?: ancora)? (?:la |una )?(?:p\.? ?iva|partita iva|piva|impresa|azienda|societa)\b|\b(?:aprire|avviare|costituire|mettere su|fondare|creare)\b.{0,12}\b(?:un'?|una|la mia|l') ?(?:azienda|impresa|attivita|societa|startup|start-up|ditta|partita iva|p\.? ?iva)\b|\bimpres[ae] da costituire\b|\baspirant\w imprendit\w+|\bmettermi in proprio\b/,
  libero_professionista: /\b(?:liber\w|sono un|da) (?:professionist\w)\b|\bfreelance\b|\blavorator\w autonom\w\b/,
  mantenimento:
    /\b(?:vendere|cedere|spostare|delocalizz\w+)\b.{0,30}\b(?:macchin\w+|ben[ei]|attrezzatur\w+|sede|investiment\w)\b|\b(?:vincolo|obbligo) di mantenimento\b|\bquanto (?:tempo )?devo (?:tenere|mantenere)\b/,
  trasparenza: /\b(?:obbligh\w+ di )?(?:trasparenza|pubblicare) (?:gli )?(?:aiuti|contribut\w)\b|\bnota integrativa\b/,
  gulpease: /\bgulpease\b/,
  esl: /\b(?:prestit|mutu|garan|finanziament)\w*\b.{0,120}\b(?:mangiat|consumat|esaurit|bruciat)\w+\b.{0,40}\bde ?minimis\b|\b(?:prestit\w|mutu[oi]|garanzi[ae]|finanziament\w)\b.{0,80}\bde ?minimis\b.{0,20}\b(?:cont\w+|pes\w+|val(?:e|gono))\b|\bde ?minimis\b.{0,20}\b(?:cont\w+|pes\w+)\b.{0,40}\b(?:prestit\w|mutu[oi]|garanzi[ae]|finanziament\w)\b|\besl\b|\bequivalente sovvenzione\b/,
  probabilita:
    /\b(?:probabilita|possibilita|chance|speranz\w)\b.{0,25}\b(?:vincer\w+|ottener\w+|success\w|farcela|prender\w+|approva\w+)|\b(?:difficile|facile) (?:vincere|ottener\w+)|\btasso di successo\b/,
  business_plan: /\bbusiness ?plan\b|\bpiano (?:d'|di )impresa\b|\bpiano economico\b/,
  pnrr: /\bpnrr\b|\bnext ?generation\b/,
  fondi_europei:
    /\b(?:cosa sono|cos'e|come funzionano|che sono)\b.{0,15}\bfond[oi] (?:europe[oi]|ue|strutturali|diretti|indiretti)\b|\bfesr\b|\bfse\b/,
  bando: /^(?:che )?cos(?:'e|a e|a sono|a vuol dire|a significa) (?:un|i|il) band[oi]$/,
  cup: /\bcodice unico (?:di )?progetto\b|\b(?:il|un|codice) cup\b/,
} as const satisfies Record<string, RegExp>;

export type Concept = keyof typeof PATTERNS;
export const CONCEPTS = Object.keys(PATTERNS) as Concept[];

/** In the order in which they are asked about most precisely; a word inside another counts once. */
export function conceptsIn(message: string): Concept[] {
  const text = fold(message)
    .replace(/["“”«»?!]/g, ' ')
    .trim();
  return CONCEPTS.filter((concept) => PATTERNS[concept].test(text));
}
