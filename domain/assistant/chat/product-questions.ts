import { fold } from '#domain/search/fold.ts';

/** How the product works, as people ask it. */
const PATTERNS = {
  password: /\bpassword\b|\bpasword\b|\bnon riesco (?:ad |a )?(?:entrare|accedere)\b/,
  elimina_account:
    /\b(?:elimin\w+|cancell\w+|tolg\w+|toglier\w+|chiud\w+|rimuov\w+|disiscriv\w+)\b.{0,25}\b(?:account|profilo utente|mio profilo|iscrizione|registrazione)\b|\bmi (?:cancell\w+|disiscriv\w+|tolg\w+|elimin\w+)(?: (?:dal|da|da questo|dalla))?(?: (?:bandolo|sito|qui|qua|piattaforma|portale))?$|\b(?:cancellarmi|disiscrivermi|eliminarmi)\b/,
  cronologia:
    /\b(?:cancell\w+|elimin\w+|dimentic\w+|svuot\w+)\b.{0,25}\b(?:cronologia|conversazion\w+|chat|messaggi)\b/,
  altra_azienda:
    /\b(?:aggiung\w+|inserisc\w+|inserire|cre\w+|registr\w+|nuova)\b.{0,20}\b(?:un'altra |altra |altre |nuova |seconda |una |un')(?:azienda|impresa|societa|ditta)\b|\b(?:piu|due|altre|quante) (?:aziende|imprese|societa)\b(?=.{0,30}\b(?:account|gestir\w+|gestisc\w+|aggiung\w+|seguir\w+|inserir\w+|profilo|posso avere)\b|$)/,
  cambia_azienda: /\bcambi\w+ (?:l')?azienda\b|\bazienda attiva\b|\bpassare (?:a un'|all')altra azienda\b/,
  salva_bando: /\b(?:come|dove|posso)\b.{0,15}\bsalv\w+\b|\bmettere da parte\b/,
  nascondi_bando: /\b(?:nascond\w+|non mi interessa questo|togliere dai suggerimenti)\b/,
  avvisi:
    /\b(?:avvisam\w+|avvisar\w*|avvisat\w|avvertim\w+|notific\w+|allert\w*|alert|newsletter|ricordam\w+|ricordar\w+|promemoria)\b|\bmi (?:avvis[ai]|avverti|ricordi)\b|\b(?:mandat\w+|mandar\w+|invi\w+|ricever\w+|ricevo|arriva\w*)\b.{0,15}\bavvis[oi]\b(?! pubblic)/,
  prezzo:
    /\b(?:voi|filo|bandolo) quanto (?:prend|cost|chied)\w+|\bquanto (?:prendete|chiedete|vi fate pagare)\b|\b(?:quanto (?:mi |ci |vi )?(?:costa|costi|si paga|devo pagare)|prezz[oi]|abbonament\w+|tariff[ae]|e gratis|gratuit[oa]|a pagamento|costa (?:qualcosa|molto|tanto)|si paga (?:qualcosa|per))\b(?!.{0,25}\b(?:consulent\w|espert\w|commercialist\w|macchin\w+|tornio)\b)/,
  invio:
    /\b(?:invi\w+|present\w+|mand\w+|spedi\w+|sped\w+|trasmett\w+)\b.{0,12}\b(?:voi|tu|bandolo|filo)\b|\b(?:voi|tu|bandolo|filo|al posto mio)\b.{0,20}\b(?:invi\w+|present\w+|mand\w+|spedi\w+|trasmett\w+)\b.{0,25}\b(?:domand\w|candidatur\w|richiest\w|pratic\w+)|\bdove (?:si )?(?:invi\w|present\w)\w* la domanda\b/,
  dati: /\bti ricordi\b|\bhai memoria\b|\bconversazion\w+ (?:di ieri|precedent\w+|passat\w+)\b|\b(?:dove|a chi)\b.{0,20}\b(?:finiscono|vanno|mandi|mandate|invii|inviate|conserv\w+|salvat\w)\b.{0,20}\bdati\b|\bmiei dati\b.{0,30}\b(?:sicur\w+|privac\w+|vanno|finiscono|vend\w+|condivi\w+)|\bprivacy\b|\bgdpr\b|\bchat ?gpt\b|\bopen ?ai\b|\b(?:quale|che) (?:modello|ia|intelligenza)\b.{0,15}\b(?:usi|usate|sei)\b|\busi (?:l'|un')?(?:ia|ai|intelligenza artificiale)\b/,
  assistenza:
    /\b(?:puoi|potete|mi) (?:chiam|telefon|richiam)\w+|\b(?:parlare|contattare|sentire|telefonare)\b.{0,20}\b(?:persona|umano|operatore|qualcuno|assistenza|supporto)\b|\b(?:assistenza|servizio clienti|numero di telefono|operatore|supporto tecnico)\b|\b(?:errore|bug|non funziona)\b.{0,20}\b(?:sito|pagina|app|bandolo)\b|\b(?:segnal\w+)\b.{0,20}\b(?:errore|problema)\b/,
  come_funziona:
    /\bcome (?:funziona|si usa|uso|lavora)\b.{0,12}\b(?:bandolo|il sito|la piattaforma|questo sito|l'app|tutto|qui)\b|\b(?:cos'e|cosa e|che cos'e|cosa fa)\b.{0,6}\bbandolo\b|\bda dove (?:comincio|inizio|parto)\b|\bcosa devo fare(?: adesso| ora)?$/,
  affinita:
    /^(?![^]*\b(?:minim\w+|soglia|graduatori\w+|criteri\w*|bando)\b)[^]*?(?:\b(?:affinita|percentuale|punteggio|match)\b.{0,30}\b(?:cos'e|significa|vuol dire|calcol\w+|come)\b|\b(?:cos'e|significa|vuol dire|come (?:calcol\w+|funziona))\b.{0,25}\b(?:affinita|punteggio|percentuale di|match)\b)/,
  fonti:
    /\b(?:sei|siete) (?:affidabil\w|sicur[oa] (?:di quello|che))|\bti (?:stai )?invent\w+|\b(?:da )?dove (?:l'|le |lo |li |te l')?(?:hai|avete) (?:lett|pres|trovat|sentit)\w+\b|\b(?:posso|possiamo) fidar\w+ (?:di te|delle tue)|\b(?:da dove|come) (?:le |lo )?(?:prendi|sai)\b.{0,20}\b(?:cose|rispost\w+|informazion\w+|queste)|\b(?:da dove|quali fonti|fonte|fonti|aggiornat\w|affidabil\w|fidar\w+|sicuro che)\b.{0,30}\b(?:bandi|dati|informazion\w+|prend\w+|catalogo|sia|siano)\b|\b(?:quanto|come) (?:sono|e) aggiornat\w\b|\b(?:dati|bandi|informazioni)\b.{0,15}\baggiornat\w\b/,
  limite: /\bquante (?:domande|richieste) posso\b|\blimite (?:di|delle) (?:domande|richieste)\b/,
} as const satisfies Record<string, RegExp>;

export type ProductQuestion = keyof typeof PATTERNS;
export const PRODUCT_QUESTIONS = Object.keys(PATTERNS) as ProductQuestion[];

export function productQuestionIn(message: string): ProductQuestion | null {
  const text = fold(message)
    .replace(/(?<![?!.])[?!.]+$/, '')
    .trim();
  return PRODUCT_QUESTIONS.find((question) => PATTERNS[question].test(text)) ?? null;
}
