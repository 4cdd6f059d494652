import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Pattern } from './collect.ts';
import { isRefused, judge, type Verdict } from './judge.ts';

const FILE = resolve(import.meta.dirname, 'verdicts.json');

/** What was found of each pattern when it was new: characters of the longest text, its milliseconds, and the growth. */
type Row = [chars: number, ms: number, growth: string];
export type Judged = { pattern: Pattern; verdict: Verdict };

const rows = (): Record<string, Row> => JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Row>;

/** Each pattern with its verdict; analysed is only what is new, or takes longer texts than it did. */
export function judgeAll(patterns: readonly Pattern[], onJudged: (judged: Judged) => void = () => {}): Judged[] {
  const known = rows();
  return patterns.map((pattern) => {
    const row = known[pattern.hash];
    if (row && row[0] >= pattern.chars) return { pattern, verdict: { chars: row[0], ms: row[1], growth: row[2] } };
    const judged = { pattern, verdict: judge(pattern.source, pattern.flags, pattern.chars) };
    onJudged(judged);
    return judged;
  });
}

export const refusedOf = (all: readonly Judged[]): Judged[] => all.filter(({ verdict }) => isRefused(verdict));

/** Only what may stay is written: what is refused is judged again until it is mended. */
export function writeVerdicts(all: readonly Judged[]): void {
  const lines = all
    .filter(({ verdict }) => !isRefused(verdict))
    .map(
      ({ pattern: { hash, chars }, verdict: { ms, growth } }) => `  "${hash}": ${JSON.stringify([chars, ms, growth])}`,
    );
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
}

export const sentenceOf = ({ pattern, verdict }: Judged): string =>
  `${[...new Set(pattern.sites)].join(', ')}: /${pattern.source.slice(0, 160)}/${pattern.flags}: growth ${verdict.growth}, ` +
  `${String(verdict.ms)} ms for ${verdict.worst ?? 'the longest text'}`;
