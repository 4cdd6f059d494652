import writeXlsxFile, { type Row } from 'write-excel-file/node';
import { ASSETS, balanceSheetOf, LIABILITIES } from '#domain/business-plans/model/balance-sheet.ts';
import { toEuro } from '#domain/business-plans/model/cents.ts';
import { CASH_LINES, INCOME_LINES, type IncomeLine } from '#domain/business-plans/model/ledger.ts';
import { planRulesAt } from '#domain/business-plans/model/plan-rules.ts';
import { runModel } from '#domain/business-plans/model/run-model.ts';
import { MONTHS } from '#domain/numbers/months.ts';
import type { PlanFigures } from '#domain/business-plans/writing/plan-facts.ts';
import { PLAN_DOCUMENT as WORDS } from '#messages/business-plans/document.ts';
import { BALANCE_LABELS, CASH_LABELS, INCOME_LABELS } from '#messages/business-plans/labels.ts';
import { PLAN_WORKBOOK as SHEETS } from '#messages/business-plans/workbook.ts';
import { WORKBOOK_FONT } from '#server/platform/workbook.ts';

type Cell = NonNullable<Row[number]>;
const MONEY = '#,##0.00;[Red]-#,##0.00';
const number = (value: number): Cell => ({ value, type: Number, format: MONEY });
const formula = (value: string, isStrong = false): Cell => ({
  value,
  type: 'Formula',
  format: MONEY,
  ...(isStrong ? { fontWeight: 'bold' as const } : {}),
});
const head = (value: string): Cell => ({ value, type: String, fontWeight: 'bold' });
/** Above figures. */
const columnHead = (value: string): Cell => ({ ...head(value), align: 'right' });
/** "2027-03" as "mar 2027". */
const shortMonth = (month: string): string =>
  `${(MONTHS[Number(month.slice(5)) - 1] ?? '').slice(0, 3)} ${month.slice(0, 4)}`;
const word = (value: string): Cell => ({ value, type: String });

/** 0 → A, 25 → Z, 26 → AA. */
const letter = (at: number): string =>
  (at < 26 ? '' : letter(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

/** What each result of the income statement is made of. */
const SUMS: Partial<Record<IncomeLine, { plus: IncomeLine[]; minus: IncomeLine[] }>> = {
  ebitda: { plus: ['revenue'], minus: ['variableCosts', 'fixedCosts', 'staffCosts'] },
  ebit: { plus: ['ebitda', 'grantIncome'], minus: ['depreciation'] },
  ebt: { plus: ['ebit', 'interestGrants'], minus: ['loanInterest', 'loanFees', 'overdraftInterest', 'vatInterest'] },
  netProfit: { plus: ['ebt'], minus: ['incomeTaxes', 'ownerContributions'] },
};

/**
 * Every posting of the model by month; sums, results, balances and years are formulas over them, so that a figure that
 * is changed here moves all that follows from it.
 */
export async function planWorkbook({ input }: NonNullable<PlanFigures>, day: string): Promise<Uint8Array> {
  const run = runModel(input, planRulesAt(day));
  const { grid } = run.ledger;
  const months = Array.from({ length: grid.months }, (_, at) => at);
  const column = (at: number) => letter(at + 1);
  const lastMonth = column(grid.months - 1);
  const monthHead: Row = [head(SHEETS.line), ...months.map((at) => columnHead(shortMonth(grid.label(at))))];
  const years = run.years.map(({ year, months: own }) => ({ year, from: column(own[0]!), to: column(own.at(-1)!) }));
  const yearHead: Row = [head(SHEETS.line), ...years.map(({ year }) => columnHead(String(year)))];
  const values = (row: number[]) => months.map((at) => number(toEuro(row[at] ?? 0)));

  const incomeRow = (line: IncomeLine) => INCOME_LINES.indexOf(line) + 2;
  const income: Row[] = INCOME_LINES.map((line) => {
    const made = SUMS[line];
    const cells = made
      ? months.map((at) => {
          const at2 = (each: IncomeLine) => `${column(at)}${String(incomeRow(each))}`;
          return formula(
            [...made.plus.map(at2).join('+'), ...made.minus.map((each) => `-${at2(each)}`)].join(''),
            true,
          );
        })
      : values(run.ledger.income[line]);
    return [made ? head(INCOME_LABELS[line]) : word(INCOME_LABELS[line]), ...cells];
  });

  const cashLast = CASH_LINES.length + 2;
  const cash: Row[] = [
    [
      head(WORDS.tables.openingCash),
      ...months.map((at) =>
        at === 0 ? number(toEuro(run.openingCash)) : formula(`${column(at - 1)}${String(cashLast + 2)}`),
      ),
    ],
    ...CASH_LINES.map((line): Row => [word(CASH_LABELS[line]), ...values(run.ledger.cash[line])]),
    [
      head(CASH_LABELS.net),
      ...months.map((at) => formula(`SUM(${column(at)}3:${column(at)}${String(cashLast)})`, true)),
    ],
    [
      head(WORDS.tables.closingCash),
      ...months.map((at) => formula(`${column(at)}2+${column(at)}${String(cashLast + 1)}`, true)),
    ],
  ];

  const sheet = balanceSheetOf(run);
  const total = (at: number, from: number, to: number) =>
    formula(`SUM(${column(at)}${String(from)}:${column(at)}${String(to)})`, true);
  const cashOf = (at: number) => `${quote(SHEETS.cash)}!${column(at)}${String(cashLast + 2)}`;
  const balanceCell = (line: (typeof ASSETS)[number] | (typeof LIABILITIES)[number], at: number): Cell => {
    if (line === 'cash') return formula(`MAX(0,${cashOf(at)})`);
    if (line === 'overdraft') return formula(`MAX(0,-${cashOf(at)})`);
    if (line !== 'equity') return number(toEuro(sheet[line][at] ?? 0));
    const before = at === 0 ? String(toEuro(sheet.openingEquity)) : `${column(at - 1)}${String(equityRow)}`;
    const [equity, drawings] = (['equity', 'drawings'] as const).map(
      (each) => `${quote(SHEETS.cash)}!${column(at)}${String(CASH_LINES.indexOf(each) + 3)}`,
    );
    return formula(
      `${before}+${quote(SHEETS.income)}!${column(at)}${String(incomeRow('netProfit'))}+${equity!}+${drawings!}`,
    );
  };
  const firstLiability = ASSETS.length + 3;
  const equityRow = firstLiability + LIABILITIES.indexOf('equity');
  const lastLiability = firstLiability + LIABILITIES.length - 1;
  const balance: Row[] = [
    ...ASSETS.map((line): Row => [word(BALANCE_LABELS[line]), ...months.map((at) => balanceCell(line, at))]),
    [head(WORDS.tables.assets), ...months.map((at) => total(at, 2, ASSETS.length + 1))],
    ...LIABILITIES.map((line): Row => [word(BALANCE_LABELS[line]), ...months.map((at) => balanceCell(line, at))]),
    [head(WORDS.tables.liabilities), ...months.map((at) => total(at, firstLiability, lastLiability))],
    [
      head(SHEETS.check),
      ...months.map((at) =>
        formula(`ROUND(${column(at)}${String(ASSETS.length + 2)}-${column(at)}${String(lastLiability + 1)},2)`, true),
      ),
    ],
  ];

  const yearly = (name: string, row: number) =>
    years.map(({ from, to }) => formula(`SUM(${quote(name)}!${from}${String(row)}:${to}${String(row)})`));
  const atEnd = (name: string, row: number) => years.map(({ to }) => formula(`${quote(name)}!${to}${String(row)}`));
  const summary: Row[] = [
    yearHead,
    ...INCOME_LINES.map((line): Row => [word(INCOME_LABELS[line]), ...yearly(SHEETS.income, incomeRow(line))]),
    [head(CASH_LABELS.net), ...yearly(SHEETS.cash, cashLast + 1)],
    [head(WORDS.tables.closingCash), ...atEnd(SHEETS.cash, cashLast + 2)],
    [head(WORDS.tables.assets), ...atEnd(SHEETS.balance, ASSETS.length + 2)],
    [head(WORDS.tables.liabilities), ...atEnd(SHEETS.balance, lastLiability + 1)],
    [
      head(SHEETS.lowest),
      formula(`MIN(${quote(SHEETS.cash)}!B${String(cashLast + 2)}:${lastMonth}${String(cashLast + 2)})`, true),
    ],
    [],
    [word(SHEETS.note)],
  ];
  const wide = [{ width: 36 }, ...months.map(() => ({ width: 13 }))];
  const of = (name: string, data: Row[]) => ({
    sheet: name,
    data,
    columns: wide,
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
    orientation: 'landscape' as const,
  });
  const book = [
    of(SHEETS.summary, summary),
    of(SHEETS.income, [monthHead, ...income]),
    of(SHEETS.cash, [monthHead, ...cash]),
    of(SHEETS.balance, [monthHead, ...balance]),
  ];
  return new Uint8Array(await writeXlsxFile(book, WORKBOOK_FONT).toBuffer());
}

const quote = (name: string): string => `'${name}'`;
