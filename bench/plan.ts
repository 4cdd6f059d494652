/**
 * The financial model against plans worked out elsewhere: `node bench/plan.ts <cases.json>`.
 * Each case holds an `input` and what is `expected`; a line that is missing there is zero.
 */
import { readFileSync } from 'node:fs';
import { planInput } from '#domain/business-plans/model/plan-input.ts';
import { planResult } from '#domain/business-plans/model/plan-result.ts';

type Case = { id: string; title?: string; input: unknown; expected: unknown };
type Difference = { path: string; got: unknown; wanted: unknown };

const EURO = 1;
const RATIO = 0.01;
const RATIOS = new Set(['dscr', 'dscrCash', 'breakEvenPct', 'breakEvenUnits', 'irrPct']);
const DAY = '2026-11-15';

const [path] = process.argv.slice(2);
if (!path) throw new Error('which file of cases? node bench/plan.ts <cases.json>');
const { cases } = JSON.parse(readFileSync(path, 'utf8')) as { cases: Case[] };

let lines = 0;
let toTheCent = 0;
let failed = 0;
for (const { id, input, expected } of cases) {
  const startedAt = performance.now();
  const found = differences(planResult(planInput.parse(input), DAY), expected, '', '');
  const ms = Math.round(performance.now() - startedAt);
  if (found.length > 0) failed += 1;
  console.log(`${found.length === 0 ? 'ok     ' : 'DIFFERS'} ${id} (${String(ms)} ms)`);
  for (const { path: at, got, wanted } of found.slice(0, 20))
    console.log(`  ${at}: ${String(got)}, not ${String(wanted)}`);
}
console.log(
  `${String(cases.length - failed)} of ${String(cases.length)} plans agree; ${String(lines)} lines, ${String(toTheCent)} to the cent`,
);
process.exitCode = failed === 0 ? 0 : 1;

function differences(got: unknown, wanted: unknown, at: string, name: string): Difference[] {
  if (wanted !== null && typeof wanted === 'object') {
    const [found, given] = [(got ?? {}) as Record<string, unknown>, wanted as Record<string, unknown>];
    const names = new Set([...Object.keys(given), ...(Array.isArray(wanted) ? [] : Object.keys(found))]);
    return [...names].flatMap((each) =>
      differences(found[each], given[each], `${at}/${each}`, each === '0' || Number(each) ? name : each),
    );
  }
  lines += 1;
  if (wanted === null || got === null || typeof wanted === 'string') {
    if ((got ?? null) === wanted || (wanted === undefined && got === null)) toTheCent += 1;
    else return [{ path: at, got, wanted }];
    return [];
  }
  const away = Math.abs(Number(got ?? 0) - Number(wanted ?? 0));
  if (away <= 0.005) toTheCent += 1;
  return away <= (RATIOS.has(name) ? RATIO : EURO) ? [] : [{ path: at, got, wanted }];
}
