import { plainTexts } from '#domain/applications/plain-texts.ts';
import type { TextId } from '#domain/applications/sections.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { dayText } from '#domain/numbers/write-day.ts';
import { euroText, integerText, percentText } from '#domain/numbers/write-number.ts';
import { SECTION_TITLES } from '#messages/applications/applications.ts';
import { DOSSIER as WORDS } from '#messages/applications/dossier.ts';
import type { ApplicationView } from './reading.ts';

type Column = { label: string; share: number; isNumber?: boolean };
export type Block =
  | { kind: 'part'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string; isStrong?: boolean }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; columns: Column[]; rows: string[][]; hasTotal?: boolean }
  | { kind: 'gantt'; phases: ApplicationView['application']['contents']['phases'] };
export type DossierContent = {
  title: string;
  facts: [string, string][];
  blocks: Block[];
};

/** What the dossier says, once for the PDF and for the Word document. */
export function dossierContent(view: ApplicationView): DossierContent {
  return {
    title: view.application.grantTitle,
    facts: facts(view),
    blocks: [
      ...company(view),
      ...project(view),
      ...budget(view),
      ...plan(view),
      ...time(view),
      ...verdict(view),
      ...checklist(view),
      ...attachments(view),
    ],
  };
}

const dayOf = (moment: string) => romeMoment(new Date(moment)).day;

function facts({ application }: ApplicationView): [string, string][] {
  const { version, sentAt, protocol, deadline, updatedAt } = application;
  const title = plainTexts(application.contents)['project_title'] ?? '';
  const state = sentAt ? WORDS.sent(version, dayOf(sentAt), protocol) : WORDS.draft(version, dayOf(updatedAt));
  const all: [string, string][] = [
    [WORDS.facts.project, title],
    [WORDS.facts.company, application.companyName],
    [WORDS.facts.body, application.grantEntity],
    [WORDS.facts.deadline, deadline?.length === 10 ? dayText(deadline) : WORDS.noDeadline],
    [WORDS.facts.state, state],
  ];
  return all.filter(([, value]) => value !== '');
}

const part = (text: string): Block => ({ kind: 'part', text });
const paragraph = (text: string, isStrong = false): Block => ({ kind: 'paragraph', text, isStrong });
const paragraphs = (text: string): Block[] => {
  const pieces = text
    .split(/\n+/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  return pieces.length === 0 ? [paragraph(WORDS.empty)] : pieces.map((piece) => paragraph(piece));
};

function company({ application }: ApplicationView): Block[] {
  return [part(WORDS.parts.company), ...paragraphs(plainTexts(application.contents)['company_description'] ?? '')];
}

const TOLD: TextId[] = ['project_summary', 'project_objectives', 'innovation_aspects', 'expected_results'];

function project({ application }: ApplicationView): Block[] {
  const texts = plainTexts(application.contents);
  const told = TOLD.filter((id) => id !== 'project_summary' || (texts[id] ?? '').trim() !== '');
  return [
    part(WORDS.parts.project),
    ...told.flatMap((id): Block[] => [{ kind: 'heading', text: SECTION_TITLES[id] }, ...paragraphs(texts[id] ?? '')]),
  ];
}

function budget({ application, budget: sums, terms }: ApplicationView): Block[] {
  const text = plainTexts(application.contents)['budget_breakdown'] ?? '';
  const { cover } = application.contents;
  const W = WORDS.budget;
  if (!sums) return [part(WORDS.parts.budget), ...paragraphs(text)];
  const why = { ok: '', outside: W.outside, not_paid: W.notPaid, unknown: W.unknown };
  const rows = sums.lines.map((line) => [
    why[line.why] === '' ? line.name : `${line.name} (${why[line.why]})`,
    euroText(line.amount),
    euroText(line.eligible),
    line.hasQuote ? W.hasQuote : W.noQuote,
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
    paragraph(sums.aid === null ? W.noRate : W.asked(sums.aid, terms?.ratePct ?? null, sums.eligible), true),
    ...(sums.ownShare === null ? [] : [paragraph(W.own(sums.ownShare), true)]),
    ...(cover.length === 0 ? [] : coverTable(cover)),
  ];
}

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

function plan({ aidPlan }: ApplicationView): Block[] {
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
        [euroText(aidPlan.spend), ...shown.map(({ id }) => aidOf(totals, id)), euroText(aidPlan.aid)],
      ],
    },
  ];
}

function time({ application }: ApplicationView): Block[] {
  const { phases } = application.contents;
  const text = plainTexts(application.contents).timeline ?? '';
  if (phases.length === 0 && text.trim() === '') return [];
  const table: Block = {
    kind: 'table',
    columns: [
      { label: WORDS.phase.name, share: 0.56 },
      { label: WORDS.phase.from, share: 0.22 },
      { label: WORDS.phase.to, share: 0.22 },
    ],
    rows: phases.map(({ name, startsOn, endsOn }) => [name, dayText(startsOn), dayText(endsOn)]),
  };
  return [
    part(WORDS.parts.time),
    ...(text.trim() === '' ? [] : paragraphs(text)),
    ...(phases.length === 0 ? [] : [table, { kind: 'gantt' as const, phases }]),
  ];
}

function verdict({ verdict: { frozen, now } }: ApplicationView): Block[] {
  const shown = now ?? frozen;
  if (!shown) return [];
  const W = WORDS.verdict;
  return [
    part(WORDS.parts.verdict),
    paragraph(W.at(shown.text, dayOf(shown.at)), true),
    {
      kind: 'table',
      columns: [
        { label: W.requirement, share: 0.36 },
        { label: W.outcome, share: 0.2 },
        { label: W.found, share: 0.44 },
      ],
      rows: shown.checks.map(({ requirement, outcome, found }) => [
        requirement,
        WORDS.outcomes[outcome] ?? outcome,
        found,
      ]),
    },
  ];
}

function checklist({ application, grant, attachments: files }: ApplicationView): Block[] {
  const W = WORDS.checklist;
  const ways = (grant?.access ?? []).map((way) => WORDS.ways[way] ?? way).join(', ');
  const documents = grant?.documents ?? [];
  const stateOf = (document: string) => {
    if (files.some((file) => file.document === document)) return W.attached;
    return application.contents.settledDocuments.includes(document) ? W.settled : W.missing;
  };
  return [
    part(WORDS.parts.checklist),
    {
      kind: 'list',
      items: [
        ...(grant?.portal ? [grant.portal] : []),
        ...(grant?.link ? [W.link(grant.link)] : []),
        ...(ways ? [W.access(ways)] : []),
        ...(grant?.signature ? [W.signature] : []),
        W.pec,
        W.declarations,
        ...(grant?.procedure ?? []),
      ],
    },
    { kind: 'heading', text: W.documents },
    ...(documents.length === 0
      ? [paragraph(W.unknown)]
      : [
          {
            kind: 'table' as const,
            columns: [
              { label: W.document, share: 0.72 },
              { label: W.state, share: 0.28 },
            ],
            rows: documents.map((document) => [document, stateOf(document)]),
          },
        ]),
  ];
}

function attachments({ attachments: files }: ApplicationView): Block[] {
  const W = WORDS.attachments;
  if (files.length === 0) return [part(WORDS.parts.attachments), paragraph(W.none)];
  return [
    part(WORDS.parts.attachments),
    {
      kind: 'table',
      columns: [
        { label: W.name, share: 0.3 },
        { label: W.kind, share: 0.15 },
        { label: W.size, share: 0.12, isNumber: true },
        { label: W.hash, share: 0.43 },
      ],
      rows: files.map(({ name, kind, bytes, sha256 }) => [name, WORDS.kinds[kind], integerText(bytes), sha256]),
    },
  ];
}
