import { toneIn, type Tone } from './letter-manner.ts';
import { addresseeIn, byIn, IS_BODY, papersIn, reasonIn, wishIn } from './letter-told.ts';

/** A short text to send to somebody: to whom, about what, and what the person said to put in it. */
export type Recipient = 'commercialista' | 'consulente' | 'banca' | 'fornitore' | 'ente' | 'socio' | 'altri';
export type LetterMatter =
  | 'documenti'
  | 'preventivo'
  | 'proroga'
  | 'variazione'
  | 'pagamento'
  | 'chiarimenti'
  | 'finanziamento'
  | 'domanda'
  | 'bando';
export type Letter = {
  form: 'lettera';
  to: Recipient | null;
  matter: LetterMatter;
  /** The body's name, where it was told. */
  addressee: string | null;
  papers: string[];
  /** What is to be asked, as indirect questions. */
  wishes: string[];
  by: string | null;
  reason: string | null;
  tone: Tone | null;
  isShort: boolean;
  /** Told to be added, and to be left out, since. */
  added: string[];
  left: string[][];
  /** The last thing asked was to leave something out. */
  isCut: boolean;
};

const ORDER =
  '(?:scriv\\w+|prepar\\w+|redig\\w+|abbozz\\w+|butt\\w+ giu|mett\\w+ giu|fammi|fai|facci|crea\\w*|genera\\w*|formul\\w+|compon\\w+|dammi|(?:serve|servirebbe|vorrei|voglio) (?:una|un|il testo)|bozza)';
const LETTER =
  '(?:(?:e ?-?)?mail|pec|lettera|letterina|messaggi[oi]|messaggino|testo (?:per (?:il|la|un|l)|da (?:mandare|inviare)|di (?:una )?(?:mail|pec|lettera))|(?<!\\bin )(?:due righe|poche righe)|qualche riga|whatsapp|comunicazione)';
const IS_LETTER = new RegExp(`\\b${ORDER}\\b.{0,40}\\b${LETTER}\\b`);
/** "Scrivi al mio socio che…": to whom, and nothing of the form. */
const WRITES_TO =
  /\b(?:scriv(?:i|imi|igli|ile|ere|eresti|iamo)|prepar\w+)\b.{0,12}\b(?:al|alla|all'|allo|ai|agli|per il|per la|per l') ?(?:mi[oa]|nostr[oa]|miei)? ?(?:commercialist|consulent|banc|fornitor|ent[ei]|region|minister|invitalia|soci|collega|client|ufficio)\w*/;

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
/** Letters that ask what their kind always asks: another question in them is one of theirs. */
const OWN_QUESTIONS: readonly LetterMatter[] = ['proroga', 'variazione', 'pagamento', 'finanziamento', 'preventivo'];

/** The letter that a message orders; `text` as read aloud, `message` as written. */
export function letterIn(text: string, message: string): Letter | null {
  if (!isLetter(text)) return null;
  const wish = wishIn(message);
  const papers = papersIn(message);
  const addressee = addresseeIn(message);
  const isToBody = addressee !== null || IS_BODY.test(text);
  const to = RECIPIENTS.find(([, pattern]) => pattern.test(addressed(text)))?.[0] ?? (isToBody ? 'ente' : null);
  const told = MATTERS.find(([, pattern]) => pattern.test(text))?.[0];
  const isOwnQuestion = wish !== null && !(told && OWN_QUESTIONS.includes(told));
  const isOfPapers = papers.length > 0 && (told === undefined || told === 'chiarimenti');
  return {
    form: 'lettera',
    to,
    matter: isOwnQuestion ? 'domanda' : isOfPapers ? 'documenti' : (told ?? (to ? USUAL[to] : 'bando')),
    addressee: to === 'ente' ? addressee : null,
    papers,
    wishes: wish !== null && (isOwnQuestion || told === 'finanziamento') ? [wish] : [],
    by: byIn(message),
    reason: reasonIn(message),
    tone: toneIn(text),
    isShort: false,
    added: [],
    left: [],
    isCut: false,
  };
}

/** "Per il commercialista, che il consulente vuole la visura": whom the text itself goes to comes before others. */
function addressed(text: string): string {
  const to = /\b(?:al|alla|all'|allo|ai|agli|per il|per la|per l'|a|per) ?(?:mi[oa]|nostr[oa]|miei)? ?(\w+)/g;
  for (const [, word = ''] of text.matchAll(to)) if (RECIPIENTS.some(([, pattern]) => pattern.test(word))) return word;
  return text;
}

const BEFORE_ORDER =
  /\b(?:come|dove|posso|devo|perche|quando|mi (?:ha|hanno)|ho (?:ricevut|mandat|inviat)\w+|e arrivat\w+|serve (?:la|una|avere) (?:la )?pec)\b/;
/** "La mail della Regione" is an address; "una mail certificata" is a service. */
const OF_OWN_MAIL = /^ (?:aziendale|certificata)\b/;
const ADDRESS = /\bla (?:(?:e ?-?)?mail|pec)$/;
const OF_WHOM = /^ (?:di|del|della|dell'|dei)\b/;

/** A text to send to somebody; not a text of the application, nor a question about one's own mail. */
export function isLetter(text: string): boolean {
  const found = IS_LETTER.exec(text) ?? WRITES_TO.exec(text);
  if (!found) return false;
  const upTo = text.slice(0, found.index + found[0].length);
  const after = text.slice(upTo.length);
  return !BEFORE_ORDER.test(upTo) && !OF_OWN_MAIL.test(after) && !(ADDRESS.test(upTo) && OF_WHOM.test(after));
}
