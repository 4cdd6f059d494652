import { readNumber } from '#domain/numbers/read-number.ts';

/** Rates of a call for several cases, with what they are a share of: "circa 7,7% (ordinari) e 10,1% (4.0) del finanziamento". */
export type RateCases = { isAbout: boolean; cases: { percent: number; of: string }[]; base: string };

const CASE = /(\d{1,3}(?:,\d+)?) ?% \(([^()]{2,60})\)/gu;

/** Null where the words do not tell two cases or more. */
export function rateCasesIn(text: string): RateCases | null {
  const found = [...text.matchAll(CASE)];
  if (found.length < 2) return null;
  const cases = found.map(([, percent = '', of = '']) => ({ percent: readNumber(percent) ?? 0, of: of.trim() }));
  const base = /\) (d(?:el|ella|ell[’']|ei|egli|elle) ?[\p{L} ]+)$/u.exec(text.trim())?.[1] ?? '';
  return { isAbout: /^\s*circa\b/iu.test(text), cases, base };
}

/** What the cases are cases of, as the call itself names it; empty where it does not. */
export function casesNoun(texts: readonly string[]): '' | 'beni' | 'investimenti' {
  const told = texts.join(' ');
  return /\bbeni\b/iu.test(told) ? 'beni' : /\binvestimenti\b/iu.test(told) ? 'investimenti' : '';
}
