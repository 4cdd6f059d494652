import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { ASSETS } from '#domain/business-plans/model/balance-sheet.ts';
import { INCOME_LINES } from '#domain/business-plans/model/ledger.ts';
import { planInput } from '#domain/business-plans/model/plan-input.ts';
import { planResult } from '#domain/business-plans/model/plan-result.ts';
import file from '#domain/business-plans/testing/worked-cases.json' with { type: 'json' };
import { INCOME_LABELS } from '#messages/business-plans/labels.ts';
import { PLAN_DOCUMENT as WORDS } from '#messages/business-plans/document.ts';
import { PLAN_WORKBOOK as SHEETS } from '#messages/business-plans/workbook.ts';
import { planWorkbook } from './workbook.ts';

const DAY = '2026-11-15';
const { cases } = file as { cases: { title: string; input: unknown }[] };
const CENT = 0.005;

type Sheets = Map<string, Map<string, string | number>>;

/** The cells of each sheet as they are stored: a number, a word, or "=" and a formula. */
function cellsOf(bytes: Uint8Array): Sheets {
  const parts = Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, data]) => [name, strFromU8(data)]));
  const words = [...parts['xl/sharedStrings.xml']!.matchAll(/<si>.*?<t[^>]*>(.*?)<\/t>.*?<\/si>/gs)].map(
    ([, text]) => text!,
  );
  const names = [...parts['xl/workbook.xml']!.matchAll(/<sheet [^>]*name="([^"]+)"/g)].map(([, name]) => name!);
  return new Map(
    names.map((name, at) => {
      const xml = parts[`xl/worksheets/sheet${String(at + 1)}.xml`]!;
      const cells = [...xml.matchAll(/<c r="([A-Z]+\d+)"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)];
      return [
        name,
        new Map(
          cells.map(([, at2, about, inner = '']) => {
            const formula = /<f>(.*?)<\/f>/s.exec(inner)?.[1]?.replaceAll('&apos;', "'");
            const value = /<v>(.*?)<\/v>/s.exec(inner)?.[1] ?? '';
            return [at2!, formula ? `=${formula}` : about!.includes('t="s"') ? words[Number(value)]! : Number(value)];
          }),
        ),
      ];
    }),
  );
}

/** A small reading of formulas, apart from the code that writes them: + and -, SUM, MIN, MAX, ROUND, ranges, sheets. */
function evaluate(sheets: Sheets, sheet: string, at: string, known: Map<string, number>): number {
  const key = `${sheet}!${at}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const cell = sheets.get(sheet)?.get(at) ?? 0;
  const value = typeof cell === 'number' ? cell : cell.startsWith('=') ? sumOf(cell.slice(1)) : 0;
  known.set(key, value);
  return value;

  function sumOf(text: string): number {
    const term = /^([+-]?)(?:(SUM|MIN|MAX|ROUND)\(([^()]*)\)|('[^']+'!)?([A-Z]+\d+)|(\d+(?:\.\d+)?))/;
    let [rest, total] = [text, 0];
    while (rest !== '') {
      const found = term.exec(rest);
      if (!found) throw new Error(`not read: ${rest}`);
      const [whole, sign, name, inside, where, ref, literal] = found;
      const one = name ? called(name, inside!) : ref ? of(where, ref) : Number(literal);
      total += sign === '-' ? -one : one;
      rest = rest.slice(whole.length);
    }
    return total;
  }
  function of(where: string | undefined, ref: string): number {
    return evaluate(sheets, where ? where.slice(1, -2) : sheet, ref, known);
  }
  function called(name: string, inside: string): number {
    const [, where, first, last] = /^('[^']+'!)?([A-Z]+\d+):([A-Z]+\d+)$/.exec(inside) ?? [];
    const values = first && last ? range(first, last).map((ref) => of(where, ref)) : inside.split(',').map(sumOf);
    if (name === 'SUM') return values.reduce((one, other) => one + other, 0);
    if (name === 'ROUND') return Math.round(values[0]! * 100) / 100;
    return name === 'MIN' ? Math.min(...values) : Math.max(...values);
  }
}

const columnOf = (letters: string): number => [...letters].reduce((sum, sign) => sum * 26 + sign.charCodeAt(0) - 64, 0);
const lettersOf = (at: number): string =>
  at === 0 ? '' : lettersOf(Math.floor((at - 1) / 26)) + String.fromCharCode(65 + ((at - 1) % 26));
function range(first: string, last: string): string[] {
  const split = (ref: string) => /^([A-Z]+)(\d+)$/.exec(ref)!.slice(1) as [string, string];
  const [[fromColumn, fromRow], [toColumn, toRow]] = [split(first), split(last)];
  const all: string[] = [];
  for (let column = columnOf(fromColumn); column <= columnOf(toColumn); column += 1)
    for (let row = Number(fromRow); row <= Number(toRow); row += 1) all.push(`${lettersOf(column)}${String(row)}`);
  return all;
}

test('months and years are named as people write them, above their figures', async () => {
  const input = planInput.parse(cases[0]!.input);
  const sheets = cellsOf(await planWorkbook({ input, result: planResult(input, DAY), remarks: [] }, DAY));
  expect(sheets.get(SHEETS.income)!.get('B1')).toMatch(/^[a-z]{3} 20\d\d$/);
});

describe('the formulas of the workbook give the figures of the model, to the cent', () => {
  test.each(cases.map((each) => [each.title, each] as const))('%s', async (_, { input: told }) => {
    const input = planInput.parse(told);
    const result = planResult(input, DAY);
    const sheets = cellsOf(await planWorkbook({ input, result, remarks: [] }, DAY));
    const known = new Map<string, number>();
    const summary = sheets.get(SHEETS.summary)!;
    const rowOf = (label: string) =>
      [...summary].find(([at, value]) => at.startsWith('A') && value === label)![0].slice(1);
    const value = (label: string, year: number) =>
      evaluate(sheets, SHEETS.summary, `${lettersOf(year + 2)}${rowOf(label)}`, known);
    result.years.forEach(({ incomeStatement, cashFlow, balanceSheet }, at) => {
      for (const line of INCOME_LINES)
        expect(Math.abs(value(INCOME_LABELS[line], at) - incomeStatement[line]), line).toBeLessThan(CENT);
      expect(Math.abs(value('Variazione della cassa', at) - cashFlow.net)).toBeLessThan(CENT);
      const assets = ASSETS.reduce((sum, line) => sum + balanceSheet[line], 0);
      expect(Math.abs(value(WORDS.tables.assets, at) - assets)).toBeLessThan(CENT);
      expect(Math.abs(value(WORDS.tables.liabilities, at) - assets)).toBeLessThan(CENT);
    });
    expect(Math.abs(value(SHEETS.lowest, 0) - result.lowestCash.amount)).toBeLessThan(CENT);
    const balance = sheets.get(SHEETS.balance)!;
    const check = [...balance].find(([at, label]) => at.startsWith('A') && label === SHEETS.check)![0].slice(1);
    for (let month = 0; month < input.months; month += 1)
      expect(evaluate(sheets, SHEETS.balance, `${lettersOf(month + 2)}${check}`, known)).toBe(0);
  });
});
