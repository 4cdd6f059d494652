import { isWanting } from '#domain/assistant/chat/subject-words.ts';
import type { Draft } from './chat-question.ts';
import type { Memory } from './memory.ts';

export const ACTION =
  /\b(?:assum\w+|apr(?:o|ire|iamo|isse|ono|e)|compr\w+|acquist\w+|install\w+|rifa\w*|rinnov\w+|ristruttur\w+|export\w*|esport\w+|formar\w+|digitalizz\w+|isol\w+|costru\w+|ampli\w+|invest\w+|brevettar\w*|partecip\w+ a (?:una )?fier\w+|cambiar\w+|sostitu\w+|mettere|mandar\w+)\b/;
export const LOOKING =
  /\bse (?:mi|ci) serv(?:isse|isser\w|ono|e)\b|\bla regione\b.{0,24}\b(?:da|danno|aiuta|finanzia|paga|puo|offre|sostiene)\b|\b(?:bandi|aiuti|contributi|incentivi|agevolazioni|qualcosa|opportunita|(?:soldi|prestiti|mutui|finanziamenti) per|fondo perdut\w+|(?:un|uno|una|dei|degli|delle|qualche) (?:contribut|incentiv|band|bonus|agevolazion|aiut|sgravi|prestit|finanziament)\w*)\b/;

/** "Contributi per assumere un apprendista": a wish, though a rule goes by its words. */
export const WISHED =
  /\b(?:esiste|c'e|ci sarebbe|avete) qualcosa (?:per|a favore|che)\b|\b(?:esiste|esistono|c'e|ci sono)\b.{0,12}\b(?:un|uno|una|qualche|dei) (?:finanziament|contribut|band|aiut|bonus|prestit|incentiv)\w*|\b(?:band\w|contributi|incentivi|agevolazioni|aiuti|bonus|finanziamenti|prestiti|mutui|fondo perduto|qualcosa)\b.{0,14}\bper (?:un |una |un'|uno |[a-z]+[aei]re\b)|\b(?:vorre\w+|vogli\w+|devo|dobbiamo) (?:comprar|acquistar|prender)\w*\b.{0,80}\b(?:c'e|esiste|qualcosa|contribut\w+|bando)\b/;
/** Who somebody is: asked with a wish, it narrows the wish. */
export const OF_WHOM: readonly Draft['concepts'][number][] = [
  'da_costituire',
  'libero_professionista',
  'startup_innovativa',
  'impresa_femminile',
  'impresa_giovanile',
];
export const isLookingFor = ({ text, subject }: Draft): boolean =>
  subject !== '' &&
  (COULD_HAVE.test(text) ||
    WISHED.test(text) ||
    (/\b(?:ci sono|c'e|esist\w+|che|quali|cerc\w+|trov\w+|qualcosa)\b/.test(text) && LOOKING.test(`${text} `)));
export const COULD_HAVE =
  /\b(?:cosa|che) (?:potrei|posso|potremmo|possiamo) (?:avere|chiedere|ottenere|prendere|fare)\b|\b(?:cosa|che|che cosa|cos) c'e (?:per|di|su|in giro)\b/;

/** After a search "e per il fotovoltaico?" is the next wish, even where a grant is called so. */
export const isNextWish = ({ text, aspects, isElliptic }: Draft, { last }: Memory): boolean =>
  (last === null || ['ricerca', 'prodotto', 'regola'].includes(last.kind)) &&
  isElliptic &&
  aspects.length === 0 &&
  /^(?:(?:ok|bene|e|ma|invece|anche|allora) )+per\b/.test(text);

/** "Invece per abbassare la bolletta?": something to do, whatever rule goes by one of its words. */
export const isNextAim = ({ text, aspects, origin }: Draft): boolean =>
  origin === null &&
  aspects.length === 0 &&
  /^(?:(?:ok|bene|e|ma|invece|poi|allora) )+per [a-z]+[aei]r(?:e|ci|mi)\b/.test(text);

/** "Abbiamo una cantina, vogliamo esportare": a firm and what it wants, though a word of it is in the name of a grant. */
export const isWishOfFirm = ({ text, aspects, isOther, isSelfTold }: Draft): boolean =>
  (isOther || isSelfTold) &&
  aspects.length === 0 &&
  /\b(?:vuole|vorre\w+|vogli\w+|deve|devo|dobbiamo|intende\w*|cerc\w+) (?:\w+ )?(?:assum|apr|compr|acquist|install|rifa|rinnov|ristruttur|esport|digitalizz|costru|ampli|invest|brevett|cambi|sostitu|mett)\w+/.test(
    text,
  );

/** "Va bene lo stesso?", "dobbiamo già essere una srl?": how things stand with the grant at hand. */
const OF_SAME =
  /\b(?:va bene|vale|funziona|si puo|posso|possiamo|puo|spetta|rientr\w+) (?:lo stesso|comunque|uguale|ugualmente)\b|\b(?:devo|dobbiamo|bisogna|serve|occorre) (?:gia |per forza |prima |anche ){0,2}(?:essere|avere|averl\w|esserl\w)\b/;
const TAX = /\b(?:ires|irpef|irap|tasse|imposte|fisco)\b/;

/** Looks for grants: says so, names a thing to do, or narrows the search before. */
export function isSearch(draft: Draft, { last }: Memory): boolean {
  const { text, aspects, isElliptic, subject, origin } = draft;
  if (TAX.test(text) && origin) return false;
  // "E mio fratello che ne ha 30?", "e se la aprissi a Modena?" go on about the grant in hand.
  const isGoingOn = isElliptic || (draft.isOther && draft.ages.length > 0);
  const wasOfGrant = last?.kind === 'bando' || (last?.kind === 'regola' && last.grants.length > 0);
  if (origin && wasOfGrant && aspects.includes('requisiti') && isGoingOn) return false;
  const asked = aspects.filter((aspect) => !['descrizione', 'confronto', 'requisiti', 'convenienza'].includes(aspect));
  if (origin && OF_SAME.test(text)) return false;
  if (
    last?.kind === 'ricerca' &&
    isElliptic &&
    asked.length === 0 &&
    !/\b(?:primo|secondo|terzo|ultimo|quest[oa]|quell[oa])\b/.test(text)
  )
    return true;
  const isKeptSum = last?.kind === 'bando' && last.aspects.includes('importo') && isElliptic;
  if (isKeptSum && aspects.length === 0 && draft.places.length === 0) return false;
  // "Un'azienda agricola può?" on a grant's page asks of that grant.
  const isVerdict = origin !== null && aspects.includes('requisiti');
  if (draft.isOther && subject !== '' && asked.length === 0 && !isVerdict) return true;
  const isPlaced = draft.places.length + draft.areas.length > 0;
  const isPlaceOnly =
    isElliptic && isPlaced && asked.length === 0 && subject.split(' ').length <= 2 + draft.places.length;
  if (isPlaceOnly && (last?.kind === 'bando' || last?.kind === 'ricerca')) return true;
  if (origin && isElliptic)
    return ACTION.test(text) && asked.length === 0 && /\b(?:se|per)\b/.test(text) && subject.split(' ').length > 1;
  return isWanting(text) && subject !== '' && asked.length === 0;
}

/** "E allora per i pannelli?" */
export const NEXT_WISH = /^(?:[a-z']+[,.]? ){0,3}per (?:il|lo|la|i|gli|le|l'|un|una|chi)\b/;
