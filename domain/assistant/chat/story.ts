const STORY_WORDS = 30;
const isStory = (text: string): boolean => text.split(' ').length > STORY_WORDS;

const EXISTS = "(?:esist(?:e|ono)|c'e|ci sono|ci sarebbe(?:ro)?|avete|si trova|conosc(?:i|ete)|mi sapete dire se c'e)";
const AID =
  '(?:qualcosa|qualche \\w+|altro|niente|alternativ\\w+|un modo|(?:un |dei |altri )?(?:band[oi]|contribut[oi]|aiut[oi]|incentiv[oi]|fond[oi]|finanziament[oi])|(?:delle )?agevolazion[ei])';
const WISH_CLAUSE = new RegExp(`\\b${EXISTS} ${AID} (?:per|a favore di) ([^?]{12,})\\?+\\s*$`);
const ASKS_WHAT_EXISTS = new RegExp(`\\b${EXISTS} (?:\\w+ )?${AID}\\b[^.?!]*\\?+\\s*$`);

/** "… Esiste qualcosa che non sia il solito prestito?": whatever was told before, grants are looked for. */
export const asksWhatExists = (text: string): boolean => ASKS_WHAT_EXISTS.test(text);

const WISHES =
  /\b(?:vorre\w+|vogli\w+|volevamo|dobbiamo|devo|pens\w+ di|intend\w+|(?:ci|mi) (?:piacerebbe|serve|servirebbe|serv\w+)|l'idea (?:e|sarebbe))\b/;
/** "Il geometra parla di 600mila", "la banca ci guarda male": of others, not of what is wanted. */
const OF_OTHERS =
  /\b(?:banc(?:a|he)|geometr[ai]|architett[oi]|ingegnere|commercialista|ragionier[ae]|fornitore|impresa edile)\b|^(?:buon\w+|ciao|salve)\b.{0,30}\b(?:spiego|racconto)$|^(?:vi|ti) (?:spiego|racconto)$/;

/** Who else is there, and how it is told: no subject to look for. */
const TELLING =
  /\b(?:vi|ti|le) (?:spiego|racconto)(?: la situazione| tutto)?\b|\bl'idea (?:e|sarebbe)\b|\b(?:rilevat|ereditat)[oaie]\b|\b(?:con |io e |d[aei]l?(?:la|lo)? |dei |di )?(?:mi[oaei]i? |nostr[oaie] )?(?:moglie|marito|fratell[oi]|sorell[ae]|suocer[oaie]|padre|madre|papa|mamma|nonn[oaie]|zi[oaie]|genitori|figli[oaie]?|cugin[oaie])\b|\bda cima a fondo\b|\bcad(?:e|ono) a pezzi\b|\b(?:ho|abbiamo) (?:pres[oaie] (?:in mano)?|rilevat\w|ereditat\w)\b/g;

/**
 * What a long story ends by looking for: "… esiste qualcosa per i giovani che subentrano in agricoltura?"; where the
 * question says nothing of that, what the story wants before what else it tells.
 */
export function wishOfStory(text: string): string | null {
  if (!isStory(text)) return null;
  const asked = WISH_CLAUSE.exec(text)?.[1];
  if (asked || !asksWhatExists(text)) return asked ?? null;
  const clauses = text
    .replace(ASKS_WHAT_EXISTS, '')
    .split(/[.;!?]\s|,\s/)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '' && !OF_OTHERS.test(clause));
  const wishes = clauses.filter((clause) => WISHES.test(clause));
  return wishes.length === 0
    ? null
    : [...wishes, ...clauses.filter((clause) => !wishes.includes(clause))].join('. ').replace(TELLING, ' ');
}
