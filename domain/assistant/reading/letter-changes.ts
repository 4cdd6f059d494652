import { fold } from '#domain/search/fold.ts';
import { asFirm } from './as-firm.ts';
import { isMannerAlone, mannerOf } from './letter-manner.ts';
import type { Letter } from './letter-tasks.ts';
import { papersIn, wishIn } from './letter-told.ts';
import type { WritingTask } from './writing-tasks.ts';

/** What is asked of the letter just written: "più corta", "dalle del tu", "mettici anche che siamo di Andria". */

const LEADING =
  '(?:(?:e|ed|ok|okay|poi|anche|perfetto|bene|s[iì]|ora|adesso|ma|pero|però|va bene|grazie|per favore|puoi|potresti|mi|ci)[ ,.!]+)*';
/** Orders to Filo alone: "aggiungo che", "aggiungendo" and "di che si tratta" are none. */
const ADD =
  "mett(?:i|ici|erci|ere|ete|iamoci)|aggiung(?:i|ici|erci|ere|iamo|iamoci|ete|imi|igli)|scriv(?:i|ici|erci|ere|igli|ile)|inseri(?:sci|scici|re|rci|amo)|inclu(?:di|dere|dici)|specifica(?:re|gli|le)?|precisa(?:re|gli|le)?|ricorda(?:gli|le| loro)|digli|dille|d[iì]['’]? loro|fai presente|fagli sapere|falle sapere|accenna(?:re)?|chiedi(?:gli|le)?|chiedere|domanda(?:gli|le)";
const ADVERBS = '(?:\\s+(?:anche|pure|dentro|in fondo|alla fine|all.inizio|poi|inoltre|magari))*';
const ADDS = new RegExp(`^${LEADING}(?:${ADD})(?![\\p{L}])${ADVERBS}(?:\\s*[:,])?\\s+(\\S.*)$`, 'iu');
/** "Scrivi" and "metti" begin other requests too, "metti che" a supposition. */
const BARELY = new RegExp(`^${LEADING}(?:scrivi|scrivere|metti|mettere|chiedi|chiedere)\\s`, 'iu');
const SUPPOSES = new RegExp(`^${LEADING}metti(?:amo)? che\\s`, 'iu');
const ALSO = /(?<!\p{L})(?:anche|pure|in fondo|alla fine|dentro|mettici|mettiamoci|scrivici)(?!\p{L})/iu;
const REMOVE =
  'togl(?:i|ila|ilo|iere|iamo|ici|imi)|lev(?:a|are|iamo|aci)|elimin(?:a|are|iamo)|cancell(?:a|are|iamo)|rimuov(?:i|ere|iamo)|non (?:mettere|scrivere|mettiamo)';
const PART =
  "(?:via\\s+)?(?:(?:la parte|il pezzo|la frase|il riferimento|la riga|i riferimenti)\\s+)?(?:(?:(?:su|sul|sulla|sui|sulle|sullo|di|del|della|dei|delle|al|alla|ai)\\s|(?:sull|dell|all)['’])|(?:dove|in cui|che)\\s+(?:dic\\p{L}+|parl\\p{L}+|chied\\p{L}+)\\s+)?";
const REMOVES = new RegExp(`^${LEADING}(?:${REMOVE})\\s+${PART}(.+)$`, 'iu');
const WITHOUT = new RegExp(`^${LEADING}senza\\s+${PART}(\\S+(?:\\s\\S+){0,3})$`, 'iu');
/** What is added to, or taken from, another thing of the product or of the talk. */
const ELSEWHERE =
  /(?<!\p{L})(?:salvati|preferiti|(?:mia|tua) lista|dall.elenco|all.elenco|consigliati|candidatura|pratica|account|profilo|calendario|notific\p{L}+|home|catalogo|chat|quell[io]|quant[oaie] \p{L}+|rifai|ricalcola|aziend[ae]$|impres[ae]$)(?!\p{L})/iu;
const MANNER_FIRST = /^(?:\p{L}+ )?(?:pi[uù]|meno) \p{L}+,? (?:e |ma |poi )*(?=\p{L})/iu;
const THEN_MANNER =
  /,? (?:e|ed|ma|poi) (?:(?:fa|rendi|accorcia|scrivi)l\p{L}+|accorcia\p{L}*|dagli|dalle|dandol\p{L}+|pi[uù] \p{L}+$|togli|leva).*$/iu;
const STOP =
  /^(?:il|lo|la|i|gli|le|un|una|di|del|della|dei|delle|su|che|per|con|anche|parte|quella|quel|riga|siamo|sono|abbiamo)$/iu;

/** "Rifai la mail più corta" is the same letter; "scrivi anche alla banca" is another. */
export function letterAgain(text: string, message: string, letter: Letter, fresh: WritingTask | null): Letter | null {
  if (fresh !== null && (fresh.form !== 'lettera' || (fresh.to !== null && fresh.to !== letter.to))) return null;
  const isOther = fresh !== null && (fresh.papers.length > 0 || fresh.wishes.length > 0);
  return isOther ? null : changedLetter(text, inOneSpace(message.trim()), letter);
}

/** Blank between two words is one sign: the patterns of orders need not try each way to share a row of them. */
const inOneSpace = (text: string): string => text.replace(/\s+/g, (blank) => (blank.includes('\n') ? '\n' : ' '));

/** The letter as it is wanted now; null where the message asks nothing of it. */
function changedLetter(text: string, message: string, letter: Letter): Letter | null {
  const order = message.replace(MANNER_FIRST, (first) => (ADDS.test(message.slice(first.length)) ? '' : first));
  const read = toldIn(order);
  const isOfElse = ELSEWHERE.test(message.replace(/(?<![?!.])[?!.]+$/, '')) && !/^che\s/i.test(read?.words ?? '');
  const told = isOfElse ? null : read;
  if (told === null) return isMannerAlone(text) ? withManner(letter, text) : null;
  const manner = withManner(letter, fold(message.replace(told.words, ' ')));
  if (told.isRemoved) return { ...manner, isCut: true, left: [...letter.left, contentWords(told.words)] };
  // What is told again is no longer left out.
  const left = letter.left.map((words) => words.filter((word) => !fold(told.words).includes(fold(word))));
  return { ...manner, left, ...withAdded(letter, told.words) };
}

function withManner(letter: Letter, text: string): Letter {
  const { tone, isShort } = mannerOf(text);
  return { ...letter, tone: tone ?? letter.tone, isShort: isShort ?? letter.isShort, isCut: false };
}

function toldIn(order: string): { words: string; isRemoved: boolean } | null {
  const bare = order.replace(/(?<![?!.\s])[?!.\s]+$/, '');
  const removed = (REMOVES.exec(bare) ?? (order.includes('?') ? null : WITHOUT.exec(bare)))?.[1];
  if (removed !== undefined) return { words: removed.replace(THEN_MANNER, ''), isRemoved: true };
  const added = ADDS.exec(bare)?.[1]?.replace(THEN_MANNER, '').trim();
  if (!added || SUPPOSES.test(bare)) return null;
  const isTold = /^che\s/i.test(added) || bare.includes(':') || IS_ASKED.test(added);
  return isTold || !BARELY.test(bare) || ALSO.test(bare) ? { words: added, isRemoved: false } : null;
}

const contentWords = (told: string): string[] =>
  told.split(/[^\p{L}\p{N}]+/u).filter((word) => (word.length > 2 || /\d/.test(word)) && !STOP.test(word));

const IS_ASKED = /^(?:se|quando|quanto|quanti|quante|come|dove|cosa|chi|quale?|quali|entro quando|a che punto)\s/i;

function withAdded(letter: Letter, added: string): Partial<Letter> {
  const wish = wishIn(IS_ASKED.test(added) ? `chiedere ${added}` : added);
  if (wish !== null) return { wishes: [...letter.wishes, wish] };
  const clause = /^che\s+(\S.*)$/iu.exec(added)?.[1];
  const papers = clause === undefined && letter.matter === 'documenti' ? papersIn(added) : [];
  if (papers.length > 0) return { papers: [...new Set([...letter.papers, ...papers])] };
  const told = (clause ?? added).replace(/(?<!\p{L})(e|ed|,) che(?!\p{L})/giu, '$1');
  // "Aggiungi la partita IVA": what it is only the person knows.
  const isSentence = clause !== undefined || SAYS.test(told);
  return { added: [...letter.added, isSentence ? asFirm(told) : `[${told}]`] };
}
const SAYS =
  /(?<!\p{L})(?:siamo|sono|abbiamo|ho|facciamo|faccio|vogliamo|voglio|vorremmo|vorrei|possiamo|posso|dobbiamo|devo|è|ha|hanno|\p{L}+iamo|serve|servono|grazie)(?!\p{L})/iu;
