import { aidOn } from '#domain/applications/budget.ts';
import { plainTexts } from '#domain/applications/plain-texts.ts';
import { euroText, percentText } from '#domain/numbers/write-number.ts';
import { DOSSIER as WORDS } from '#messages/applications/dossier.ts';
import { paragraph, paragraphs, part, type Block } from './dossier-blocks.ts';
import type { DossierView } from './reading.ts';

export function budget({ application, budget: sums, terms }: DossierView): Block[] {
  const text = plainTexts(application.contents)['budget_breakdown'] ?? '';
  const { cover } = application.contents;
  const W = WORDS.budget;
  if (!sums) return [part(WORDS.parts.budget), ...paragraphs(text)];
  const why = { ok: '', outside: '', not_paid: W.notPaid, unknown: W.unknown };
  const inside = sums.lines.filter(({ why }) => why !== 'outside');
  const rows = inside.map((line) => [
    why[line.why] === '' ? line.name : `${line.name} (${why[line.why]})`,
    euroText(line.amount),
    euroText(line.eligible),
    line.hasQuote ? W.hasQuote : terms?.asksQuotes === false ? W.quoteNotAsked : W.noQuote,
  ]);
  const table: Block = {
    kind: 'table',
    hasTotal: true,
    columns: [
      { label: W.line, share: 0.46 },
      { label: W.amount, share: 0.19, isNumber: true },
      { label: W.eligible, share: 0.19, isNumber: true },
      { label: W.quote, share: 0.16 },
    ],
    rows: [...rows, [W.total, euroText(sums.spend), euroText(sums.eligible), '']],
  };
  return [
    part(WORDS.parts.budget),
    ...paragraphs(text),
    ...(rows.length === 0 ? [paragraph(W.none)] : [table]),
    ...(sums.spend > 0 ? asked(sums, terms) : []),
    ...(cover.length === 0 ? [] : coverTable(cover)),
  ];
}

type Sums = NonNullable<DossierView['budget']>;
type Terms = DossierView['terms'];

function asked(sums: Sums, terms: Terms): Block[] {
  const { own, ownAtLeast } = WORDS.budget;
  const request = paragraph(askedText(sums, terms), true);
  if (sums.ownShare === null) return [request];
  return [request, paragraph((isCaseOpen(sums, terms) ? ownAtLeast : own)(sums.ownShare), true)];
}

function askedText(sums: Sums, terms: Terms): string {
  const W = WORDS.budget;
  if (sums.aid === null) return W.noRate;
  const kind = terms?.kind ?? 'contributo';
  const counted = Math.min(sums.eligible, terms?.spendMax ?? Infinity);
  if (terms && isCaseOpen(sums, terms))
    return W.askedUpTo(kind, sums.aid, leastAid(sums, terms), terms.ratePct ?? 0, counted);
  return W.asked(kind, sums.aid, terms ?? { ratePct: null, aidMax: null, room: null }, counted);
}

/** The sum rests on the highest of several shares, and in another case it would be less. */
const isCaseOpen = (sums: Sums, terms: Terms): boolean =>
  terms !== null && terms.isRateMax && leastAid(sums, terms) !== sums.aid;

const leastAid = ({ eligible }: Sums, terms: NonNullable<Terms>): number | null =>
  terms.rates.length === 0
    ? null
    : aidOn(eligible, { ...terms, ratePct: Math.min(...terms.rates.map(({ percent }) => percent)) });

function coverTable(cover: { name: string; amount: number }[]): Block[] {
  const W = WORDS.budget;
  const total = cover.reduce((sum, { amount }) => sum + amount, 0);
  return [
    { kind: 'heading', text: W.cover },
    {
      kind: 'table',
      hasTotal: true,
      columns: [
        { label: W.source, share: 0.7 },
        { label: W.amount, share: 0.3, isNumber: true },
      ],
      rows: [...cover.map(({ name, amount }) => [name, euroText(amount)]), [W.total, euroText(total)]],
    },
  ];
}

export function plan({ aidPlan }: DossierView): Block[] {
  if (!aidPlan || aidPlan.totals.length === 0) return [];
  const { rows, totals, measures } = aidPlan;
  const shown = measures.filter(({ id }) => totals.some(({ measureId }) => measureId === id));
  const aidOf = (cells: { measureId: string; aid: number }[], id: string) => {
    const cell = cells.find(({ measureId }) => measureId === id);
    return cell ? euroText(cell.aid) : '–';
  };
  const share = 0.5 / shown.length;
  return [
    part(WORDS.parts.plan),
    paragraph(WORDS.plan.note),
    {
      kind: 'table',
      hasTotal: true,
      columns: [
        { label: WORDS.plan.line, share: 0.32 },
        ...shown.map(({ name }) => ({ label: name, share, isNumber: true })),
        { label: WORDS.plan.share, share: 0.18 },
      ],
      rows: [
        ...rows.map((row) => [
          row.line.name,
          ...shown.map(({ id }) => aidOf(row.cells, id)),
          `${percentText(row.sharePct)}${row.isToVerify ? WORDS.plan.verify : ''}`,
        ]),
        [WORDS.plan.total(aidPlan.spend), ...shown.map(({ id }) => aidOf(totals, id)), euroText(aidPlan.aid)],
      ],
    },
  ];
}
