import { numbersIn, type FoundNumber } from '#domain/numbers/numbers-in.ts';
import { withoutLeadIn } from '#domain/projects/asides.ts';
import { costName, isNamedWork } from '#domain/projects/wanting-words.ts';
import type { DraftProject } from './draft-project.ts';
import { hasVerb, isTalk, plainSpeech } from './grammar/plain-speech.ts';
import { speaksOfUs } from './grammar/third-person.ts';

type Cost = DraftProject['costs'][number];

/** "Settecento al mese", "9,50 al chilo": no sum of a budget. */
const IS_RATE =
  /^\s*(?:euro\s+)?(?:al?|all[’']|alla|ogni|per|l[’'])\s?(?:mes|ann|giorn|settiman|or[ae]|chil|kg|litr|quintal|tonnell|pezz|metr|test|person|client|nott|kwh)/iu;
/** Sums of other years, of sales, or that the person leaves out. */
const IS_OTHER =
  /(?<!\p{L})(?:fattur\p{L}*|ricav\p{L}*|incass\p{L}*|guadagn\p{L}*|affitto|mutuo|costat[oaie]|pagat[oaie]|spes[oi] (?:nel|l[’']anno)|perdiamo|persi|risparmi\p{L}*|all[’']anno|l[’']anno scorso|non l[oaie] mett\p{L}+|a parte)(?!\p{L})/iu;
const IS_TOTAL =
  /(?<!\p{L})(?:in tutto|in totale|totale|complessiv\p{L}+|fa|fanno|somma\p{L}*|budget|spend\p{L}+|invest\p{L}+)[\s,:]*$/iu;
const ALSO_TOTAL = /^[\s,]*(?:euro\s+)?(?:in tutto|in totale|giusti|tondi|complessiv\p{L}+)(?!\p{L})/iu;
const MAX_NAME = 90;

/**
 * The lines of a budget that somebody tells in words: "impastatrice 30.000, il banco novemilacinquecento". None where
 * they are fewer than two or more than the whole: such sums are something else.
 */
export function costsTold(description: string, spend: number | null): Cost[] {
  const lines = plainSpeech(description)
    .split(/\n|(?<=[.!?;])\s+(?=\p{L})/u)
    .flatMap(linesIn);
  const sum = lines.reduce((all, { amount }) => all + amount!, 0);
  return lines.length < 2 || (spend !== null && sum > spend) ? [] : lines;
}

/** "31.500" alone in a list of sums is one of them; "900 kg" is not. */
const isSum = ({ unit, isScaled, value, text, at }: FoundNumber, sentence: string): boolean =>
  value >= 100 &&
  (unit === 'euro' ||
    (unit === null &&
      (isScaled ||
        (/^\d{1,3}(?:\.\d{3})+$/u.test(text) && /^\s*(?:[,;.)]|$|ed? )/u.test(sentence.slice(at + text.length))))));

function linesIn(sentence: string): Cost[] {
  const sums = numbersIn(sentence).filter((found) => isSum(found, sentence));
  return sums.flatMap(({ at, text, value }, order) => {
    const last = sums[order - 1];
    const before = sentence.slice(last ? last.at + last.text.length : 0, at);
    const after = sentence.slice(at + text.length, sums[order + 1]?.at);
    if (IS_RATE.test(after) || IS_OTHER.test(before) || IS_TOTAL.test(before) || ALSO_TOTAL.test(after)) return [];
    const name = nameIn(before);
    const told = /^rest(?:o|ante|anti)$/iu.test(name) ? (WHAT_IT_IS.exec(after)?.[1] ?? name) : name;
    return told === '' ? [] : [{ category: '', amount: value, description: costName(told) }];
  });
}
/** "Il resto, 4.000 euro, è la formazione". */
const WHAT_IT_IS = /^,? (?:è|sono|va|vanno) (?:per |in |alla? |al )?([^,.;:]{3,80})/iu;
const BRINGS_IN =
  /^(?:poi |inoltre |infine |e )*(?:ci sono|c[’']è|ci vuole|ci vogliono|ci servono|ci serve|servono|serve|più)\s+/iu;

/** "Isoliamo il tetto": the work by its name, else the thing alone. */
const WE_DO = /^(\p{L}{2,})iamo (?=(?:il|lo|la|i|gli|le|un|una|due|tre|quattro|\d+) |(?:l|un)[’'])/iu;
function workOf(_all: string, stem: string): string {
  const verb = ['are', 'ire', 'ere'].map((ending) => `${stem.toLowerCase()}${ending}`).find(isNamedWork);
  return verb === undefined ? '' : `${verb} `;
}

/** What a sum is for: the things named before it, without how they are brought in. */
function nameIn(before: string): string {
  const told = withoutLeadIn(before).split(/:\s+/u).at(-1)!;
  const parts = told.split(/,\s+/u).map((part) =>
    part
      .replace(/^[)\s]*(?:(?:e|ed|poi|più|inoltre|infine)\s+)?/iu, '')
      .trim()
      .replace(BRINGS_IN, '')
      .replace(WE_DO, workOf),
  );
  const from = parts.findLastIndex((part) => isTalk(part) || speaksOfUs(part) || hasVerb(part)) + 1;
  const name = costName(parts.slice(from).filter(Boolean).join(', '))
    .replace(/^(?:da preventivo|circa)[\s,]*/iu, '')
    .replace(/( ed? |, )(?:(?:il|lo|la|i|gli|le) |l[’'])/giu, '$1')
    .replace(/\s+(?:altr[ie]|circa|sui|fanno|fa)$/iu, '');
  return /^\p{L}[^:]{2,}$/u.test(name) && name.length <= MAX_NAME ? name : '';
}
