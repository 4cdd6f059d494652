import { isLetter, letterIn, type Letter } from './letter-tasks.ts';

/** Where the product has another way, or none. */
export type OutOfReach =
  | 'relazione'
  | 'compilare'
  | 'traduzione'
  | 'telefono'
  | 'promemoria'
  | 'tabella'
  | 'altro_testo'
  | 'riassunto_chat';
/** Texts that people ask Filo to write, and works that it does not do. Text as read aloud. */
export type WritingTask =
  | Letter
  | { form: 'domande'; to: 'banca' | 'fornitore' | 'commercialista' | 'ente' }
  | { form: 'fuori_portata'; work: OutOfReach };

const QUESTIONS_FOR =
  /\b(?:lista|elenco|checklist|check list|cosa|cose|domande|quali)\b.{0,30}\b(?:chied\w+|domandar\w+|fare|dire)\b.{0,20}\b(?:al|alla|all'|in|ai) ?(?:mi[oa] |nostr[oa] )?(banca|fornitor[ei]|commercialista|ente|regione)\b/;

const OUT: readonly (readonly [OutOfReach, RegExp])[] = [
  [
    'riassunto_chat',
    /\b(?:riassun|riepilog)\w*\b.{0,20}\b(?:ci siamo detti|conversazion\w+|chat|abbiamo detto|mi hai detto)\b/,
  ],
  ['traduzione', /\b(?:traduc\w+|traduzion\w+ (?:di|del|in)|in inglese|in tedesco|in francese)\b/],
  [
    'telefono',
    /^(?:(?:puoi|potresti|mi|ci|per favore) )*(?:chiama(?:re|mi)?|telefona(?:re)?|contatta(?:re)?|fissa(?:re|mi)?|prenota(?:re|mi)?)\b.{0,20}\b(?:commercialist\w+|consulent\w+|banca|ente|regione|fornitor\w+|appuntament\w+|incontro)\b/,
  ],
  [
    'promemoria',
    /\b(?:mandami|inviami|metti(?:mi)?|crea(?:mi)?|imposta(?:mi)?|segna(?:mi)?|ricordami)\b.{0,15}\b(?:promemoria|memo|sveglia|evento|appuntamento)\b|\bricord(?:ami|armi|are|i)\b.{0,30}\b(?:il \d|(?:tra|fra) \w+ (?:giorn|settiman|mes|or)|domani|lunedi)/,
  ],
  [
    'relazione',
    /\b(?:scriv\w+|prepar\w+|redig\w+|fammi|fai|crea\w*|genera\w*)\b.{0,15}\b(?:relazione|business ?plan|piano (?:d'|di )impresa|progetto|descrizione del progetto|cronoprogramma)\b/,
  ],
  [
    'compilare',
    /\b(?:mi |ci |puoi |potresti |me la |la )*(?:compil(?:i|a|are|armi|ami)|fai|prepari|scrivi)\b (?:tu |voi |per me )*(?:tutt[ao] )?(?:la |l'|il |una )?(?:domanda|candidatura|modulo|pratica)(?: (?:per me|al posto mio|tu|voi))?$|\bfai tutto tu\b|\bci pensi tu\b/,
  ],
  [
    'altro_testo',
    /\b(?:scriv\w+|prepar\w+|fammi|(?:mi|ci) fai|crea\w*|genera\w*)\b.{0,15}\b(?:post|articolo|slogan|volantino|curriculum|cv|730|isee|f24|dichiarazione dei redditi|busta paga|discorso|presentazione|contratto|comunicato|sito)\b/,
  ],
  ['tabella', /\b(?:tabella|foglio excel|excel|csv|foglio di calcolo)\b/],
];

/** Letters of other matters. */
const OTHER_LIFE =
  /\b(?:licenzia\w+|dimission\w+|disdett\w+|sfratt\w+|condoglian\w+|multa|divorzi\w+|testament\w+|amor\w+|auguri)\b/;
const OF_OTHERS =
  /\b(?:consulente|commercialista|studio|lui|lei)\b.{0,40}\b(?:usa|usano|utilizza|scrive|fa|tenut[oa])\b/;

export function writingTaskIn(text: string, message: string): WritingTask | null {
  const bare = text.replace(/(?<![?!.])[?!.]+$/, '').trim();
  const about = QUESTIONS_FOR.exec(bare)?.[1];
  if (about) {
    const to = about.startsWith('fornitor') ? 'fornitore' : about === 'regione' ? 'ente' : about;
    return { form: 'domande', to: to as 'banca' | 'fornitore' | 'commercialista' | 'ente' };
  }
  if (isLetter(bare) && OTHER_LIFE.test(bare)) return { form: 'fuori_portata', work: 'altro_testo' };
  const letter = letterIn(bare, message);
  if (letter) return letter;
  // "Il consulente usa l'AI per scrivere la relazione, è tenuto a dircelo?" orders nothing.
  const work = OF_OTHERS.test(bare) ? undefined : OUT.find(([, pattern]) => pattern.test(bare))?.[0];
  return work ? { form: 'fuori_portata', work } : null;
}

/** How an explanation is wanted. */
export type Manner = 'semplice' | 'esempio' | 'breve';
const MANNERS: readonly (readonly [Manner, RegExp])[] = [
  [
    'esempio',
    /\b(?:fa(?:mmi|i|cci)|dammi|dimmi|mi fai|hai|con|puoi far\w+|qualche|un) (?:un |qualche |degli )?esempi\w*\b|^(?:ad |per |un )?esempio$/,
  ],
  [
    'semplice',
    /\bsemplic\w+\b|\bparole (?:povere|semplici|chiare)\b|\bterra terra\b|\bcome (?:se|a un|fossi|a uno)\b.{0,20}\b(?:anni|bambin\w+|ignorant\w+|capisc\w+|sa niente)|\b(?:piu )?facile da capire\b|\b(?:me l[ao]|ce l[ao]) (?:fai|spieghi|dici) (?:piu )?facile\b|\bin italiano\b|\b(?:ri)?spieg\w+\b.{0,12}\bmeglio\b|\brispieg\w+/,
  ],
  [
    'breve',
    /\b(?:riassun\w+|riassum\w+|riepilog\w+|sintesi|sintetizz\w+)\b|\bin (?:breve|poche parole|(?:due|tre|poche|quattro|3|2) (?:righe|parole|punti))\b/,
  ],
];
export const mannerIn = (text: string): Manner | null => MANNERS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** The same without the words of the manner, which name no subject. */
export const withoutManner = (text: string): string =>
  mannerIn(text) === null
    ? text
    : text
        .replace(
          /\b(?:in )?(?:parole (?:povere|semplici|chiare)|poche parole|breve|sintesi|(?:due|tre|poche|quattro|3|2) (?:righe|parole|punti))\b|\b(?:fammi|mi fai|dammi|fai) (?:un |una |una )?(?:riassunto|sintesi|riepilogo|esempio)(?: (?:pratico|concreto))?(?: (?:di|su|del|della|dello))?\b|\b(?:ri)?spieg\w+(?: meglio)?|\bsemplic\w+|\bcome se (?:avessi|fossi)\b.*$|\bterra terra\b|\b(?:riassum\w+|sintetizz\w+)\b/g,
          ' ',
        )
        .replace(/\s+/g, ' ')
        .trim();
