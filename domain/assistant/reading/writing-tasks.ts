/** Texts that people ask Filo to write, and works that it does not do. Text as read aloud. */
export type Recipient = 'commercialista' | 'consulente' | 'banca' | 'fornitore' | 'ente' | 'socio' | 'altri';
export type LetterMatter =
  | 'documenti'
  | 'preventivo'
  | 'proroga'
  | 'variazione'
  | 'pagamento'
  | 'chiarimenti'
  | 'finanziamento'
  | 'bando';
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
export type WritingTask =
  | { form: 'lettera'; to: Recipient | null; matter: LetterMatter }
  | { form: 'domande'; to: 'banca' | 'fornitore' | 'commercialista' | 'ente' }
  | { form: 'fuori_portata'; work: OutOfReach };

const ORDER =
  '(?:scriv\\w+|prepar\\w+|redig\\w+|abbozz\\w+|butt\\w+ giu|fammi|fai|facci|crea\\w*|genera\\w*|formul\\w+|compon\\w+|dammi|(?:serve|servirebbe|vorrei|voglio) (?:una|un|il testo)|bozza)';
const LETTER =
  '(?:(?:e ?-?)?mail|pec|lettera|letterina|messaggi[oi]|messaggino|testo (?:per (?:il|la|un|l)|da (?:mandare|inviare)|di (?:una )?(?:mail|pec|lettera))|due righe|poche righe|qualche riga|whatsapp|comunicazione)';
const IS_LETTER = new RegExp(`\\b${ORDER}\\b.{0,40}\\b${LETTER}\\b`);
/** "Scrivi al mio socio che…": to whom, and nothing of the form. */
const WRITES_TO =
  /\b(?:scriv(?:i|imi|igli|ile|ere|eresti|iamo)|prepar\w+)\b.{0,12}\b(?:al|alla|all'|allo|ai|agli|per il|per la|per l') ?(?:mi[oa]|nostr[oa]|miei)? ?(?:commercialist|consulent|banc|fornitor|ent[ei]|region|minister|invitalia|soci|collega|client|ufficio)/;

const RECIPIENTS: readonly (readonly [Recipient, RegExp])[] = [
  ['commercialista', /\b(?:commercialist\w+|ragionier\w+|contabil[ei])\b/],
  ['consulente', /\b(?:consulent\w+|espert[oi] di)\b/],
  ['banca', /\b(?:banc(?:a|he)|direttore di filiale|confidi)\b/],
  ['fornitore', /\b(?:fornitor\w+|venditor\w+|rivenditor\w+|installator\w+)\b/],
  [
    'ente',
    /\b(?:ente|enti|regione|ministero|mimit|invitalia|camera di commercio|gse|simest|ufficio|responsabile (?:del|di) (?:procedimento|bando))\b/,
  ],
  ['socio', /\b(?:soci[oa]?|amministrator[ei]|titolare|capo|collega|colleghi|cda)\b/],
  ['altri', /\b(?:clienti?|dipendent[ei]|moglie|marito)\b/],
];
const MATTERS: readonly (readonly [LetterMatter, RegExp])[] = [
  ['proroga', /\b(?:prorog\w+|piu tempo|rinvi\w+|slitta\w+|allungar\w+)\b/],
  ['variazione', /\b(?:variazion\w+|cambi\w+ (?:di )?(?:fornitore|progetto|spes\w|sede|macchin\w+)|modific\w+)\b/],
  [
    'pagamento',
    /\b(?:sollecit\w+|quando (?:paga\w*|arriva\w*)|pagamento|erogazion\w+|saldo|a che punto|stato della (?:domanda|pratica))\b/,
  ],
  ['documenti', /\b(?:document\w+|carte|visura|bilanci\w*|durc|dichiarazion\w+)\b/],
  ['finanziamento', /\b(?:prefinanziament\w+|finanziament\w+|prestit\w+|mutuo|anticip\w+|fideiussion\w+|fido)\b/],
  ['preventivo', /\b(?:preventiv\w+|offert[ae]|quotazion\w+)\b/],
  ['chiarimenti', /\b(?:chiariment\w+|informazion\w+|info|dubbi\w*|quesit\w+|domand\w+ su)\b/],
];
const USUAL: Record<Recipient, LetterMatter> = {
  commercialista: 'documenti',
  consulente: 'preventivo',
  banca: 'finanziamento',
  fornitore: 'preventivo',
  ente: 'chiarimenti',
  socio: 'bando',
  altri: 'bando',
};

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

export function writingTaskIn(text: string): WritingTask | null {
  const bare = text.replace(/[?!.]+$/, '').trim();
  const about = QUESTIONS_FOR.exec(bare)?.[1];
  if (about) {
    const to = about.startsWith('fornitor') ? 'fornitore' : about === 'regione' ? 'ente' : about;
    return { form: 'domande', to: to as 'banca' | 'fornitore' | 'commercialista' | 'ente' };
  }
  if (isLetter(bare) && OTHER_LIFE.test(bare)) return { form: 'fuori_portata', work: 'altro_testo' };
  if (isLetter(bare)) {
    const to = RECIPIENTS.find(([, pattern]) => pattern.test(bare))?.[0] ?? null;
    const told = MATTERS.find(([, pattern]) => pattern.test(bare))?.[0];
    return { form: 'lettera', to, matter: told ?? (to ? USUAL[to] : 'bando') };
  }
  // "Il consulente usa l'AI per scrivere la relazione, è tenuto a dircelo?" orders nothing.
  const work = OF_OTHERS.test(bare) ? undefined : OUT.find(([, pattern]) => pattern.test(bare))?.[0];
  return work ? { form: 'fuori_portata', work } : null;
}

/** A text to send to somebody; not a text of the application, nor a question about one's own mail. */
const isLetter = (text: string): boolean =>
  (IS_LETTER.test(text) || WRITES_TO.test(text)) &&
  !/\b(?:come|dove|posso|devo|perche|quando|mi (?:ha|hanno)|ho (?:ricevut|mandat|inviat)\w+|e arrivat\w+|(?:mail|pec) (?:aziendale|certificata)|serve (?:la|una|avere) (?:la )?pec)\b/.test(
    text,
  );

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
