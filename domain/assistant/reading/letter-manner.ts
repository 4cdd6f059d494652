/** How a letter is wanted: short or long, with "tu" or with "lei". Text as read aloud. */
export type Tone = 'tu' | 'lei';

const AS_TU =
  /\b(?:(?:del|col|con il|il) tu|piu (?:informal\w+|amichevol\w+|colloquial\w+|confidenzial\w+|alla mano)|meno (?:formal\w+|impostat\w+|rigid\w+))\b/g;
const AS_LEI =
  /\b(?:(?:del|col|con il|il) (?:lei|voi)|piu (?:formal\w+|profession\w+|distaccat\w+|seri[oa]|cortes\w+|educat\w+|istituzional\w+)|meno (?:informal\w+|confidenzial\w+|amichevol\w+))\b/g;
const SHORTER =
  /\b(?:piu (?:cort|brev|sintetic|stringat|asciutt|concis|strett|snell)\w*|accorci\w*|meno (?:lung|proliss)\w+|(?:troppo|un po'?) lung\w+|lunghett\w+|sintetizz\w+|tagliala)/g;
const LONGER = /\b(?:(?:un po'? )?piu (?:lung|complet|dettagliat|estes)\w*|allung\w+|troppo (?:cort|brev)\w*)/g;

const has = (pattern: RegExp, text: string): boolean => text.search(pattern) !== -1;

export const toneIn = (text: string): Tone | null => (has(AS_TU, text) ? 'tu' : has(AS_LEI, text) ? 'lei' : null);

export const mannerOf = (text: string): { tone: Tone | null; isShort: boolean | null } => ({
  tone: toneIn(text),
  isShort: has(SHORTER, text) ? true : has(LONGER, text) ? false : null,
});

/** Words of asking for a text once more, which name no other matter. */
const AGAIN = new RegExp(
  `^(?:${[
    "e|ed|ma|anzi|un|una|po|po'|pure|anche|molto|ancora|cosi|la|lo|l|me|mi|ci|il|le|gli|in|di|da|a|al|alla|per|con|modo|tono|piu|meno|troppo|meglio|non|si|no|ok|va|bene|perfetto|grazie|favore|poi|se|pero|ora|adesso|scusa|questa|questo|e'|deve|essere|dovrebbe|sia",
    'fai|fare|fa|fal[ao]|far[lt][ao]|fammel[ao]|puoi|potresti|riesci|vuoi|voglio|vorrei|preferisco|dai|dagli|dalle|dargli|darle|dando\\w+|diamo\\w*|dare|usa|usare|usando|rend\\w+|rif\\w+|riscriv\\w+|scriv\\w+|mett\\w+|serve',
    'mail|e-mail|email|pec|lettera|messaggio|testo|bozza|versione|stess[ao]|commercialista|banca|ente|regione|consulente|fornitore|socio',
  ].join('|')})$`,
);

/** "Me la rifai più corta e dandole del tu?": nothing but how it is wanted. */
export function isMannerAlone(text: string): boolean {
  const rest = [AS_TU, AS_LEI, SHORTER, LONGER].reduce((left, pattern) => left.replace(pattern, ' '), text);
  return rest !== text && rest.split(/[\s,.;:?!']+/).every((word) => word === '' || AGAIN.test(word));
}
