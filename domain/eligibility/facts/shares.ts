import { NUMBER } from '#domain/numbers/numbers-in.ts';
import { readNumber } from '#domain/numbers/read-number.ts';

/** What part of a company some people have, in percent, as far as a text says. */
export type ToldShare = { members: number | null; capital: number | null };
/** A part of the capital and the age of who has it. */
export type HeldByAge = { age: number; percent: number };

const WOMEN = String.raw`(?<!\bda )(?:donn[ae]|soci[ae]|ragazz[ae]|sorell[ae]|amica|amiche|(?:co-?)?fondatric[ei]|moglie|figlia|figlie|madre|mamma|imprenditric[ei])\b`;
const MEN = String.raw`(?<!\bda )(?:uom(?:o|ini)|ragazz[oi]|fratell[oi]|amic[oi]|socio|(?:co-?)?fondator[ei]|marito|figlio|padre)\b`;
const PERCENT = String.raw`(\d{1,3}(?:[.,]\d+)?) ?(?:%|per cento)`;

const PEOPLE = { women: new RegExp(`\\b${WOMEN}`, 'g'), men: new RegExp(`\\b${MEN}`, 'g') };
/** Those who are to be hired, or who buy, own nothing. */
const NOT_OWNERS = /\b(?:assum\w+|dipendent\w+|commess\w+|client\w+|operai\w*|collaborator\w+)/;
/** "Due soci su tre sono donne", "due dei tre soci sono donne". */
const OF_ALL = new RegExp(
  String.raw`\b(${NUMBER}) (?:soci )?(?:su|dei|degli|delle) (${NUMBER})(?: soci)? (?:sono|e una) donn[ae]\b`,
);
const OWNED_BY = new RegExp(
  String.raw`\b${WOMEN}[^.;%\d]{0,45}?\b(?:al|con il|ha il|hanno il|detien\w+ il|detengono il|possied\w+ il|possiedono il|il) ${PERCENT}(?! (?:dei|del|delle|degli) (?:dipendent|personale|addett|lavorat|client|fatturato|posti))`,
  'g',
);
const OWNED = new RegExp(
  String.raw`${PERCENT}(?: (?:del capitale|delle quote|delle azioni))?(?:,| e)? (?:di|a|alla|alle|della|delle|e di|e della|in mano a|appartiene a) (?:\w+ )?${WOMEN}`,
  'g',
);
const EQUAL = /\b(?:quote|parti|azioni) (?:uguali|eguali|paritarie)\b|\bin parti uguali\b|\bstess[ae] quot[ae]\b/;
/** "… delle socie, esportiamo il 70%". */
const OF_SALES = /\b(?:esport|vend|fattur|client|ester|sconto|contribut)/;
/** A share without a word of owning may be of anything. */
const OWNING = /\b(?:soci[oae]?\b|quot[ae]|capitale|azion[ei]|fondat\w+|cofondat\w+|titolar\w+|detien\w+|possied\w+)/;

export function womenShare(text: string): ToldShare {
  const members = womenAmong(text);
  const capital = OWNING.test(text) ? womenCapital(text) : null;
  return { members, capital: capital ?? (EQUAL.test(text) ? members : null) };
}

function womenAmong(text: string): number | null {
  const part = OF_ALL.exec(text);
  if (part) return share(part[1]!, readNumber(part[2]!));
  for (const sentence of text.split(/[.;]/)) {
    if (NOT_OWNERS.test(sentence)) continue;
    const [women, men] = [countIn(sentence, PEOPLE.women), countIn(sentence, PEOPLE.men)];
    if (women > 0 && men > 0) return (100 * women) / (women + men);
  }
  return null;
}

const countIn = (sentence: string, people: RegExp): number =>
  [...sentence.matchAll(people)].reduce((sum, { index }) => sum + (countBefore(sentence, index) ?? 0), 0);

/** "Due donne", "due giovani donne"; what ends a sentence, and what stands before an article, counts nobody. */
function countBefore(text: string, at: number): number | null {
  const [last = '', second = ''] = text
    .slice(Math.max(0, at - LOOK_BACK), at)
    .trim()
    .split(' ')
    .toReversed();
  if (/[.;:]$/.test(last)) return null;
  const isApart = ARTICLE.test(last) || /[.;:]$/.test(second);
  return readNumber(last) ?? (isApart ? null : readNumber(second));
}
const ARTICLE = /^(?:il|lo|la|i|gli|le|una?|mi[oa]|nostr[oa])$/;
const LOOK_BACK = 30;

function share(part: string, all: number | null): number | null {
  const count = readNumber(part);
  return count === null || all === null || all <= 0 || count > all ? null : (100 * count) / all;
}

/** "Due socie al 50%" have all of it; more than all is a misreading. */
function womenCapital(text: string): number | null {
  const owned = [...text.matchAll(OWNED_BY)].filter(([words]) => !OF_SALES.test(words));
  const owners = owned.map(({ index, 1: percent }) => {
    const each = readNumber(percent!) ?? 0;
    const all = each * (countBefore(text, index) ?? 1);
    return all <= 100 ? all : each;
  });
  const told = owners.length > 0 ? owners : [...text.matchAll(OWNED)].map(([, percent]) => readNumber(percent!) ?? 0);
  const sum = told.reduce((total, each) => total + each, 0);
  return told.length === 0 || sum > 100 ? null : sum;
}

const SHARE = new RegExp(PERCENT);
const AGE_THEN_SHARE = new RegExp(String.raw`\b(\d{2}) anni[^.;%\d]{0,25}?\b${PERCENT}`, 'g');
const SHARE_THEN_AGE = new RegExp(String.raw`\b${PERCENT}[^.;%\d]{0,25}?\b(\d{2}) anni\b`, 'g');

/** "Io, 28 anni, ho il 60%, mio padre, 61 anni, il 40%", in the order that the text begins with; only where it is all told. */
export function heldByAge(text: string): HeldByAge[] {
  const isShareFirst = text.search(SHARE) < text.search(/\b\d{2} anni\b/);
  const found = [...text.matchAll(isShareFirst ? SHARE_THEN_AGE : AGE_THEN_SHARE)].map(([, first, second]) => {
    const [age, percent] = isShareFirst ? [second!, first!] : [first!, second!];
    return { age: Number(age), percent: readNumber(percent) ?? 0 };
  });
  return Math.round(found.reduce((sum, { percent }) => sum + percent, 0)) === 100 ? found : [];
}
