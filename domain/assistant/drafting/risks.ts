import { sentencesOf } from '#domain/assistant/sentences.ts';
import { LISTED } from './grammar/plain-speech.ts';
import { sharedStems, stemsOf } from './links.ts';

/** Something that may go wrong, and what is done about it where that is said. */
export type Risk = {
  what: string;
  remedy: string;
  /** Named by a noun ("il rischio è la consegna"), not told by a sentence. */
  isNoun?: true;
};

const NAMES =
  '(?:rischi\\p{L}*|criticità|imprevist\\p{L}*|ostacol\\p{L}+|punto debole|paur[ae]|timor[ei]|incognit[ae]|preoccupazion[ei]|pericol[oi])';
const SPEAKS = new RegExp(
  `(?<!\\p{L})(?:${NAMES}|(?:ci|mi) preoccupa(?:no)?|temiamo|temo|può andare (?:male|storto)|in (?:quel|tal) caso)(?!\\p{L})`,
  'iu',
);
const KINDS = '(?:principal[ei]|maggior[ei]|ver[oa]|altr[oa]|unic[oa]|prim[oa]|second[oa]|nostr[oa]|sol[oa]|grande)';
const WHICH =
  '(?:maggior[ei]|principal[ei]|ulterior[ei]|più \\p{L}+|del progetto|da gestire|da governare|è già considerato|va governato)';
const OPENING = new RegExp(
  `^(?:(?:i|il|un|una|l['’]|la|le|di)\\s?)?(?:${KINDS}\\s+)?(?:${KINDS}\\s+)?${NAMES}(?:\\s+${WHICH})*\\s*(?::|(?:è|sono)(?: (?:una|uno|un['’]altra)(?: sol[oa])?)?(?:\\s*:|(?!\\p{L}))|riguarda(?:no)?)\\s*`,
  'iu',
);
/** "Rischio consegne: …", "Quello che ci preoccupa di più è …", "Temiamo che …". */
const OTHER_OPENINGS =
  /^(?:rischio(?:\s+\p{L}+){1,3}:\s*|(?:quello|ciò|la cosa|l[’']unica cosa|un[’']altra cosa|una cosa) che (?:ci|mi) preoccupa(?: di più)?(?:,)? (?:è|sono) |(?:ci|mi) preoccupa(?:no)? |(?:abbiamo|ho) paura (?:solo |soprattutto )?d[^:]{2,30}: |tem(?:iamo|o)(?: (?:solo|soprattutto))? (?:che )?)/iu;
const THEREFORE = /[,:;]?\s+(?:quindi|allora|perciò|per questo|pertanto|e per questo|di conseguenza)\s+/iu;

/** What goes wrong, in a sentence that begins with "se" and says what is done then. */
const GOES_WRONG =
  /(?<!\p{L})(?:non|oltre|lung[oahi]+|poc[oahi]+|tropp[oaie]|meno|male|peggio|tardi?|ritard\p{L}*|slitt\p{L}*|salt\p{L}+|manc\p{L}+|romp\p{L}+|ferm[ai]\p{L}*|blocc\p{L}*|fall\p{L}+|cal[ai](?:no)?|scars\p{L}+|grandin\p{L}*|gel[ao]|siccità|piov\p{L}+|rincar\p{L}*|lasci\p{L}*|rifiut\p{L}*|perd\p{L}+|chiud\p{L}+|esaur\p{L}+|sfor\p{L}+)(?!\p{L})/iu;
const WE_DO =
  /\s(?=(?:(?:non|ci|lo|la|li|le|ne) )*\p{L}{2,}(?:iamo|remo)(?!\p{L})|si (?:usa|fa|fanno|passa|torna|compra|chiede|ricorre|lavora|sposta)(?!\p{L})|c[’']è |abbiamo )/iu;

/** "Se il pozzo rende poco usiamo il lago": what may happen, and what is done then. */
function conditionOf(sentence: string): Risk | null {
  const text = sentence.replace(LISTED, '').replace(/[.!;\s]+$/, '');
  if (!/^se\s/iu.test(text)) return null;
  const comma = /, (?!(?:e|o|che|con|per) )/u.exec(text);
  const doing = WE_DO.exec(text)?.index ?? Infinity;
  const isByComma = (comma?.index ?? Infinity) < doing;
  const cut = Math.min(comma?.index ?? Infinity, doing);
  const [what, remedy] = [text.slice(0, cut), text.slice(cut + (isByComma ? 2 : 1))];
  return cut < text.length && GOES_WRONG.test(what) && remedy.length > MIN_CHARS
    ? { what, remedy: remedy.replace(/^allora /iu, '') }
    : null;
}
const MIN_CHARS = 5;

/** What is done only if it happens: no decision of the plan. */
const IN_CASE = /[,:;]\s+(?:nel caso|in quel caso|in tal caso|eventualmente),?\s+/iu;

export const speaksOfRisk = (sentence: string): boolean => SPEAKS.test(sentence) || conditionOf(sentence) !== null;

/**
 * The risks that a description names, each with its remedy; of the sections already written only those told as a risk,
 * since our own drafts tell again those of the description.
 */
export function risksIn(description: string, written: readonly string[] = []): Risk[] {
  const told = [
    ...sentencesOf(description).filter(speaksOfRisk),
    ...written.flatMap((text) => sentencesOf(text).filter((sentence) => OPENING.test(sentence))),
  ];
  const risks: Risk[] = [];
  for (const risk of told.flatMap(risksOf)) if (!risks.some((known) => isSame(known, risk))) risks.push(risk);
  return risks.slice(0, MAX_RISKS);
}
const MAX_RISKS = 4;

function risksOf(listed: string): Risk[] {
  const sentence = listed.replace(LISTED, '');
  const condition = conditionOf(sentence);
  if (condition) return [condition];
  const opening = OPENING.exec(sentence)?.[0].trim() ?? '';
  const found = sentence
    .replace(/[.!\s]+$/, '')
    .replace(opening === '' ? OTHER_OPENINGS : OPENING, '')
    .split(/\s*;(?!\s*(?:perciò|di conseguenza|per questo))\s*/u)
    .flatMap(riskOf);
  return opening.endsWith('è')
    ? found.map((risk, at) => (at === 0 && !/^che\s/iu.test(risk.what) ? { ...risk, isNoun: true as const } : risk))
    : found;
}

/** Two ways of telling one danger: the words of the shorter stand in the other. */
function isSame(one: Risk, other: Risk): boolean {
  const [a, b] = [stemsOf(one.what), stemsOf(other.what)].sort((x, y) => x.size - y.size) as [Set<string>, Set<string>];
  return a.size === 0 ? one.what === other.what : sharedStems(a, b) === a.size;
}

function riskOf(told: string): Risk[] {
  const text = told.trim();
  if (text.length < 6) return [];
  const then = IN_CASE.exec(text);
  if (then)
    return [{ what: text.slice(0, then.index), remedy: `in quel caso ${text.slice(then.index + then[0].length)}` }];
  const [what = '', ...rest] = text.split(THEREFORE);
  if (rest.length > 0) return [{ what, remedy: rest.join(' e ') }];
  const colon = text.indexOf(': ');
  if (colon > 0) return [{ what: text.slice(0, colon), remedy: text.slice(colon + 2) }];
  return [conditionOf(text) ?? ifElse(text)];
}

/** Told as a risk already: whatever stands before the comma may happen. */
function ifElse(text: string): Risk {
  const comma = /^se\s/iu.test(text) ? text.indexOf(', ') : -1;
  return comma > 0 ? { what: text.slice(0, comma), remedy: text.slice(comma + 2) } : { what: text, remedy: '' };
}
