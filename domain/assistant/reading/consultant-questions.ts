import { HELP, isNeed } from './told-need.ts';

/** What people ask about consultants and those who call themselves so. Text as read aloud. */
const WHO =
  '(?:consulen\\w+|espert\\w+|commercialist\\w+|professionist\\w+|intermediari\\w+|agenzi\\w+|societa|studio|uno|tizio|tipo|signore|azienda|persona|qualcuno|call center)';
const FEE =
  '(?:parcell\\w+|compens\\w+|onorari\\w+|fee|tariff\\w+|percentual\\w+|provvigion\\w+|cost\\w+ del consulente)';

const PATTERNS = {
  /** Said of one of whom the talk is already. */
  anticipo:
    /^(?!.*\b(?:garant|promett|assicur)).*\b(?:(?:vuole|vogliono|chiede|chiedono|pretend\w+) (?:tutt[oiae]|subito|i soldi)|(?:tutt[oiae] )?alla firma|gliel[ao] (?:do|pago|devo dare) (?:solo )?quando|(?:do|pago|pagare) quando|(?:paga\w*|versa\w*) tutto (?:subito|prima))\b/,
  truffa: new RegExp(
    `\\b(?:mail|email|sms|messaggio|chiamata|telefonata|tizio|tipo)\\b.{0,90}\\b(?:se pago|pagando|da pagare|iban|spese di pratica|di pratica)|\\b(?:truff\\w+|fregatur\\w+|raggir\\w+|imbrogli\\w+|bufal\\w+|mi (?:posso )?fid\\w+|affidabil\\w+|attendibil\\w+|e seri[oa]\\b|sospett\\w+)|\\b${WHO}\\b.{0,90}\\b(?:garant\\w+|assicur\\w+|promett\\w+|sicur\\w+|certo|al 100)|\\briconosc\\w+|\\b(?:garant\\w+|assicur\\w+|promett\\w+)\\b.{0,40}\\b(?:contribut\\w|vinc\\w+|ottener\\w+|approvazion\\w+|risultat\\w|soldi)\\b.{0,40}\\b(?:anticip\\w+|subito|prima|pag\\w+)|\\b(?:chiede|chiedono|chiest[oi]|vuole|vogliono|pretend\\w+)\\b.{0,30}\\b(?:in anticipo|anticipat\\w+|subito|prima di|prima della|prima ancora)\\b|\\b(?:chiede|chiedono|vuole|vogliono|pretend\\w+)\\b.{0,60}\\bgarantit\\w+`,
  ),
  parcella_ammessa: new RegExp(
    `\\b(?:${FEE}|consulen\\w+|consulenz\\w+ per la domanda)\\b.{0,50}\\b(?:tra le spese|fra le spese|nelle spese|ammess\\w+|ammissibil\\w+|rimbors\\w+|finanziat\\w+|finanziabil\\w+|rendicont\\w+|mettere nel|coperta?|copre|contributo anche)|\\b(?:rimbors\\w+|finanzi\\w+|copr\\w+|ammett\\w+|ammess\\w+|rientr\\w+)\\b.{0,30}\\b(?:${FEE}|la consulenza per|il consulente)\\b`,
  ),
  compenso: new RegExp(
    `\\b(?:quanto|che percentuale|prezz\\w|cost\\w+|tariff\\w+)\\b.{0,40}\\b(?:consulen\\w+|espert\\w+|commercialist\\w+|professionist\\w+|uno serio|uno bravo|onest\\w+)|\\b(?:consulen\\w+|espert\\w+|commercialist\\w+|professionist\\w+|uno serio|uno bravo)\\b.{0,40}\\b(?:quanto|cost\\w+|prezz\\w|tariff\\w|percentual\\w+|chiede|chiedono|chiest\\w|\\be car[oi]\\b|prende|si fa pagare|pag(?:a\\w*|o)|fiss\\w|\\d+ ?%)|\\bchiest\\w (?:il |l')?\\d+ ?%|\\d+ ?% (?:su|di|del) (?:quello|cio|quanto|contribut\\w).{0,40}\\b(?:car[oi]|tant[oi]|troppo|giusto|normale|onesto)|\\b${FEE}\\b|\\bse non (?:vinc\\w+|prend\\w+|otten\\w+|pass\\w+|va a buon fine)|\\bpagarl[oa]\\b|\\bpag\\w+ lo stesso\\b|\\bfars\\w+ (?:fare|scriver\\w+|preparar\\w+|seguir\\w+)\\b|\\b(?:success fee|a successo|solo se vinc\\w+|a risultato|(?:a|in) percentuale|senza fisso|prezzo fisso)\\b`,
  ),
  /** Said of one of whom the talk is already. */
  iscritto:
    /\b(?:per iscritto|mett\w+ (?:nero su bianco|per scritto)|scritt[oa]|contratto|preventivo|lettera d'incarico|mandato)\b/,
  economico:
    /\b(?:non cost\w+ troppo|cost\w+ (?:poco|meno)|(?:piu |meno )?(?:economic|car)[oaie]|a buon prezzo|risparmi\w+|tariffa (?:bassa|massima)|budget)\b|\b(?:sotto|entro|fino a|non piu di|massimo|meno di)\b.{0,16}\beuro (?:l'ora|all'ora)/,
  scelta:
    /\b(?:cosa|cose|quali|lista|elenco|domande|checklist)\b.{0,40}\b(?:chied\w+|domandar\w+|fare|far[gl]\w+)\b.{0,20}\b(?:consulen\w+|espert\w+|professionist\w+)|\b(?:come|cosa|da (?:che )?cosa)\b.{0,40}\b(?:sapere|so|capi\w+|scegl\w+|riconosc\w+|valut\w+|guard\w+)\b.{0,30}\b(?:consulen\w+|espert\w+|professionist\w+|bravo|serio|in gamba|capace|all'altezza)\b/,
  trova: new RegExp(
    "\\b(?:uno|una|qualcuno) (?:pratic[oa]|espert[oa]|brav[oa] (?:coi|con i|in|nei)|che sappia|che capisca|capace)\\b|\\b(?:trov\\w+|cerc\\w+|parlar\\w+|sentir\\w+|contatt\\w+|consigli\\w*|suggeri\\w+|serve|servirebbe|vorrei|voglio|bisogno|dove|esiste|esistono|avete|c'e|chi)\\b.{0,40}\\b(?:consulen\\w+|espert\\w+|commercialist\\w+|professionist\\w+ (?:che|per|di))|^(?:uno|una|qualcuno) che\\b|^(?:un |il |i |la )?consulen\\w+\\b|" +
      HELP,
  ),
  ruolo:
    /\b(?:serve|conviene|vale la pena|devo|bisogna|obbligator\w+|posso fare)\b.{0,30}\b(?:consulent\w+|da solo|da soli|per forza)\b/,
} as const satisfies Record<string, RegExp>;

/** Where nobody spoke of consultants these words mean something else. */
const OF_ONE: readonly string[] = ['anticipo', 'iscritto', 'economico'];
const OF_HELP = new RegExp(HELP);
export type ConsultantQuestion = keyof typeof PATTERNS;
export const CONSULTANT_QUESTIONS = Object.keys(PATTERNS) as ConsultantQuestion[];

const ABOUT =
  /\b(?:(?:uno|una|qualcuno) (?:pratic[oa]|espert[oa]|brav[oa] (?:coi|con i|in|nei)|che sappia|che capisca|capace)|euro (?:l'ora|all'ora)|studio (?:mi|ci) (?:ha|hanno) chiest\w|(?:mi|ci) (?:ha|hanno) chiest\w (?:il |l')?\d+ ?%|quanto\b.{0,20}\bfars\w+ (?:fare|scriver\w+|preparar\w+|seguir\w+)|(?:mail|email|sms|messaggio|chiamata|telefonata)\b.{0,60}\b(?:se pago|pagando|pagare|in cambio|iban)|consulen\w+|espert\w+|commercialist\w+|professionist\w+|parcell\w+|compens\w+|success fee|truff\w+|(?:uno|tizio|tipo|signore) mi ha dett\w+|mi (?:ha|hanno) (?:chiamat|telefonat|contattat|scritt|propost|offert)\w+|(?:uno|una|tizio|tipo|signore|ditta|agenzia) che (?:mi )?(?:dice|garantisce|promette|assicura)|a successo|(?:chiedere|far pagare|fatturare) al cliente|intermediari\w+|societa mi|azienda mi|uno serio|uno bravo|onorari\w+|provvigion\w+|mi (?:assicura|garantisce|promette)\w*|mi (?:chiede|chiedono|vuole far|vogliono far)\b.{0,25}\b(?:euro|soldi|iscrizione|quota))\b/;

const BY_HOUR = /\beuro (?:l'ora|all'ora)\b/;

const ITS_PRICE =
  /\bquant[oi]\b.{0,20}\b(?:cost\w+|prend\w+|chied\w+|si paga\w*|pag\w+|spend\w+|vogliono|vuole|viene|verrebbe)\b|\b(?:il costo|i costi|il prezzo|i prezzi|car[oi])\b/;

/** `isFollowing`: consultants were the subject just before, so that "quanto costano?" is about them. */
export function consultantQuestionIn(text: string, isFollowing: boolean): ConsultantQuestion | null {
  // "Vogliamo rifare le camere: chi ci dà una mano?" looks for who pays.
  const isHelp = OF_HELP.test(text) && !isNeed(text);
  if (!ABOUT.test(text) && !isHelp && !isFollowing) return null;
  const found = CONSULTANT_QUESTIONS.find(
    (each) => (!OF_ONE.includes(each) || isFollowing || BY_HOUR.test(text)) && PATTERNS[each].test(text),
  );
  return (
    found ??
    (isFollowing && (ITS_PRICE.test(text) || /\bse\b.{0,20}\bfoss\w+ \d|^e per un credito d'imposta\b/.test(text))
      ? 'compenso'
      : null)
  );
}
