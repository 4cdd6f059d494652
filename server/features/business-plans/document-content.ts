import { gridOf } from '#domain/business-plans/model/grid.ts';
import type { RichBlock } from '#domain/business-plans/rich-text.ts';
import { PLAN_SECTIONS, type PlanSection } from '#domain/business-plans/sections.ts';
import type { PlanFacts, PlanFigures } from '#domain/business-plans/writing/plan-facts.ts';
import type { DocumentBlock } from '#domain/documents/document-block.ts';
import { MONTHS } from '#domain/numbers/months.ts';
import { capital } from '#domain/writing/phrases.ts';
import { PLAN_DOCUMENT as WORDS } from '#messages/business-plans/document.ts';
import { amount, inMonth, money, percent, SECTION_TITLES, wholeMoney } from '#messages/business-plans/labels.ts';
import { needOf } from '#messages/business-plans/writing/need.ts';
import { balanceTable, cashTable, incomeTable, ratiosTable, sensitivityTable, worthRows } from './statements.ts';
import { timelineChart } from './timeline-chart.ts';

const T = WORDS.tables;
type Texts = ReadonlyMap<PlanSection, RichBlock[]>;

/** What the document says, once for PDF, Word and the pages on the screen: texts as they stand, figures of the model. */
export function planDocument(facts: PlanFacts, texts: Texts, { version, day }: { version: number; day: string }) {
  const { company, figures, grant } = facts;
  const years = figures?.result.years ?? [];
  const [from, to] = [years[0]?.year ?? Number(day.slice(0, 4)) + 1, years.at(-1)?.year];
  const all: [string, string][] = [
    [WORDS.facts.company, [company.companyName, company.city ?? company.location].filter(Boolean).join(', ')],
    [WORDS.facts.vat, company.vatNumber ?? ''],
    [WORDS.facts.preparedFor, (facts.answers.texts.preparedFor ?? '').slice(0, 160)],
    [WORDS.facts.grant, grant?.name ?? ''],
    [WORDS.facts.version, WORDS.version(day, version)],
  ];
  return {
    title: facts.title,
    subtitle: to === undefined ? WORDS.eyebrow : WORDS.period(String(from), String(to)),
    facts: all.filter(([, value]) => value !== ''),
    blocks: PLAN_SECTIONS.flatMap((section, at): DocumentBlock[] => [
      { kind: 'part', id: section, text: `${String(at + 1)}. ${SECTION_TITLES[section]}` },
      ...textBlocks(texts.get(section) ?? []),
      ...(EXHIBITS[section]?.(facts) ?? []),
    ]),
  };
}

function textBlocks(blocks: RichBlock[]): DocumentBlock[] {
  if (blocks.length === 0) return [{ kind: 'paragraph', text: WORDS.empty }];
  return blocks.map((block): DocumentBlock => {
    const plain = (runs: { text: string }[]) => runs.map(({ text }) => text).join('');
    switch (block.type) {
      case 'heading':
        return { kind: 'heading', text: plain(block.runs) };
      case 'paragraph':
        return { kind: 'paragraph', text: block.runs };
      case 'list':
        return { kind: 'list', items: block.items, isOrdered: block.isOrdered };
      case 'table': {
        const [head = [], ...rows] = block.rows;
        const share = 1 / Math.max(1, head.length);
        const columns = head.map((cell) => ({ label: plain(cell), share }));
        return { kind: 'table', columns, rows: rows.map((row) => row.map(plain)) };
      }
    }
  });
}

/** Tables and charts that follow the text of a part. */
const EXHIBITS: Partial<Record<PlanSection, (facts: PlanFacts) => DocumentBlock[]>> = {
  managementTeam: staff,
  financialProjections: ({ figures }) => (figures ? projections(figures) : []),
  fundingRequest: (facts) => [...need(facts), ...loans(facts)],
  timeline: timelineChart,
  riskAnalysis: ({ figures }) => (figures ? [{ kind: 'heading', text: T.sensitivity }, sensitivityTable(figures)] : []),
};

function projections(figures: NonNullable<PlanFigures>): DocumentBlock[] {
  const { result } = figures;
  const titled = (text: string, table: DocumentBlock): DocumentBlock[] => [{ kind: 'heading', text }, table];
  return [
    revenueChart(figures),
    ...titled(T.income, incomeTable(result)),
    cashChart(figures),
    ...titled(T.cash, cashTable(result)),
    ...titled(T.balance, balanceTable(result)),
    ...titled(T.ratios, ratiosTable(result)),
    { kind: 'list', items: worthRows(result) },
  ];
}

function revenueChart({ result }: NonNullable<PlanFigures>): DocumentBlock {
  const groups = result.years.map(({ year, incomeStatement: { revenue, netProfit } }) => ({
    label: String(year),
    values: [revenue, Math.round((revenue - netProfit) * 100) / 100],
    top: wholeMoney(revenue),
  }));
  const alt = groups
    .map(({ label, values }) => `${label}: ${wholeMoney(values[0]!)}, ${wholeMoney(values[1]!)}`)
    .join('; ');
  const names = [...WORDS.charts.revenueNames];
  return {
    kind: 'chart',
    title: WORDS.charts.revenue,
    alt: `${names.join(', ')}. ${alt}.`,
    chart: { type: 'bars', names, groups },
  };
}

function cashChart({ input, result }: NonNullable<PlanFigures>): DocumentBlock {
  const grid = gridOf(input.start, input.months);
  const points = result.monthlyCash.map((value, at) => ({
    label: `${MONTHS[grid.monthOf(at) - 1]!.slice(0, 3)} ${String(grid.yearOf(at) % 100)}`,
    value,
  }));
  const { amount: lowest, month } = result.lowestCash;
  const values = [...result.monthlyCash, 0];
  const step = niceStep((Math.max(...values) - Math.min(...values)) / 4);
  const first = Math.floor(Math.min(...values) / step);
  const ticks = Array.from(
    { length: Math.ceil(Math.max(...values) / step) - first + 1 },
    (_, at) => (first + at) * step,
  );
  const words = `${inMonth(month).replace(/^ad? /, '')}: ${wholeMoney(lowest)}`;
  return {
    kind: 'chart',
    title: WORDS.charts.cash,
    alt: WORDS.charts.cashAlt(
      inMonth(input.start).replace(/^ad? /, 'da '),
      words,
      wholeMoney(result.monthlyCash.at(-1) ?? 0),
    ),
    chart: {
      type: 'line',
      points,
      ticks: ticks.map((value) => ({ value, label: wholeMoney(value) })),
      low: { at: result.monthlyCash.indexOf(lowest), label: words },
    },
  };
}

/** 1, 2 or 5 of its order. */
function niceStep(rough: number): number {
  const order = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  return order * ([1, 2, 5, 10].find((each) => each * order >= rough) ?? 10);
}

function staff({ answers }: PlanFacts): DocumentBlock[] {
  const rows = answers.finance.jobs
    .filter(({ name, heads, pay }) => name !== '' && heads !== null && pay !== null)
    .map(({ name, heads, pay }) => [name, String(heads).replace('.', ','), amount(pay)]);
  if (rows.length === 0) return [];
  return [
    { kind: 'heading', text: T.staff },
    {
      kind: 'table',
      columns: [
        { label: T.job, share: 0.5 },
        { label: T.heads, share: 0.2, isNumber: true },
        { label: T.pay, share: 0.3, isNumber: true },
      ],
      rows,
    },
  ];
}

function need(facts: PlanFacts): DocumentBlock[] {
  const { uses, vat, total, sources, covered, ownCash, open } = needOf(facts);
  if (total === 0) return [];
  const rows = [
    ...uses.map(({ name, amount: cost }) => [name, amount(cost)]),
    [T.vatOnUses, amount(vat)],
    [T.totalUses, amount(total)],
    ...sources.map(({ name, amount: given }) => [capital(name), amount(given)]),
    ...(ownCash > 0 ? [[T.ownCash, amount(ownCash)]] : []),
    [T.totalSources, amount(covered + ownCash)],
    ...(open > 0 ? [[T.uncovered, amount(open)]] : []),
  ];
  return [
    { kind: 'heading', text: T.need },
    {
      kind: 'table',
      caption: T.source,
      columns: [
        { label: T.line, share: 0.7 },
        { label: T.amount, share: 0.3, isNumber: true },
      ],
      rows,
      strong: [uses.length + 1, rows.length - (open > 0 ? 2 : 1)],
    },
  ];
}

function loans({ answers, figures }: PlanFacts): DocumentBlock[] {
  const rows = answers.finance.loans
    .filter(({ amount: lent, ratePct, instalments }) => lent !== null && ratePct !== null && instalments !== null)
    .map(({ id, name, amount: lent, ratePct, instalments }) => [
      name,
      amount(lent),
      percent(ratePct),
      String(instalments),
      money(figures?.result.instalments[id] ?? null),
    ]);
  if (rows.length === 0) return [];
  return [
    { kind: 'heading', text: T.loans },
    {
      kind: 'table',
      columns: [
        { label: T.loan, share: 0.32 },
        { label: T.amount, share: 0.18, isNumber: true },
        { label: T.rate, share: 0.14, isNumber: true },
        { label: T.instalments, share: 0.14, isNumber: true },
        { label: T.instalment, share: 0.22, isNumber: true },
      ],
      rows,
    },
  ];
}
