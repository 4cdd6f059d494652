import { TOLD_KINDS, type EventKind } from '#domain/activity/event-kinds.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';

/** The badges of the recent activities (ANA-1): view, ai, application, save. */
export const BADGES = ['view', 'ai', 'application', 'save'] as const;
export type ActivityBadge = (typeof BADGES)[number];

export const badgeOf = (kind: EventKind): ActivityBadge => {
  switch (kind) {
    case 'bando_visto':
      return 'view';
    case 'bando_salvato':
      return 'save';
    case 'candidatura_inviata':
      return 'application';
    case 'ricerca_ai':
    case 'sessione_ai':
    case 'compilazione':
    case 'analisi_ai':
    case 'conversazione':
      return 'ai';
  }
};

/** What counts as a use of the assistant, wherever it is counted: the told ones that carry its badge. */
export const isAiUse = (kind: EventKind): boolean =>
  badgeOf(kind) === 'ai' && (TOLD_KINDS as readonly EventKind[]).includes(kind);

/** The columns of the monthly table. */
export const MONTHLY_KINDS = ['bando_visto', 'bando_salvato', 'ricerca_ai', 'candidatura_inviata'] as const;
export type MonthlyKind = (typeof MONTHLY_KINDS)[number];
export type MonthRow = { month: string } & Record<MonthlyKind, number>;

type Dated = { kind: EventKind; at: Date };

/** How much of each in each month of Rome; months without events are rows of zeros. */
export function monthlyRows(events: readonly Dated[], months: readonly string[]): MonthRow[] {
  const rows = months.map((month) => ({
    month,
    bando_visto: 0,
    bando_salvato: 0,
    ricerca_ai: 0,
    candidatura_inviata: 0,
  }));
  for (const { kind, at } of events) {
    const counted = isAiUse(kind) ? 'ricerca_ai' : MONTHLY_KINDS.find((each) => each === kind);
    const row = rows.find(({ month }) => month === romeMoment(at).day.slice(0, 7));
    if (row && counted) row[counted] += 1;
  }
  return rows;
}

/** What the last thirty days say, each with where it leads. */
export type Insight =
  | { kind: 'trend'; last: number; previous: number }
  | { kind: 'settore'; sector: string; count: number }
  | { kind: 'senza_salvare'; grantId: string; title: string; times: number }
  | { kind: 'non_candidato'; saved: number }
  | { kind: 'ricerche_senza_visite'; searches: number };

/** Each thing once, however often it was met. */
export const subjectsOf = (events: readonly { subjectId: string | null }[]): string[] => [
  ...new Set(events.flatMap(({ subjectId }) => subjectId ?? [])),
];

type Seen = Dated & { subjectId: string | null; title: string };
const DAY_MS = 86_400_000;
export const INSIGHT_DAYS = 30;
/** Opened so often it is no accident. */
const OFTEN = 2;

/** Only what the person's own events say; nothing happened, nothing is said. */
export function insightsOf(
  events: readonly Seen[],
  now: Date,
  sectorOf: (grantId: string) => readonly string[],
): Insight[] {
  const ageDays = ({ at }: Dated) => (now.getTime() - at.getTime()) / DAY_MS;
  const recent = events.filter((event) => ageDays(event) < INSIGHT_DAYS);
  const before = events.filter((event) => ageDays(event) >= INSIGHT_DAYS && ageDays(event) < 2 * INSIGHT_DAYS);
  const of = (list: readonly Seen[], kind: EventKind) => list.filter((event) => event.kind === kind);
  const views = of(recent, 'bando_visto');
  const saved = new Set(of(events, 'bando_salvato').map(({ subjectId }) => subjectId));
  const found: Insight[] = [];
  if (views.length > 0 || before.length > 0) {
    found.push({ kind: 'trend', last: views.length, previous: of(before, 'bando_visto').length });
  }
  const [top] = tally(subjectsOf(views).flatMap(sectorOf));
  if (top && top.count >= OFTEN) found.push({ kind: 'settore', sector: top.name, count: top.count });
  const unsaved = views.filter(({ subjectId }) => subjectId !== null && !saved.has(subjectId));
  const [often] = tally(unsaved.map(({ subjectId }) => subjectId!));
  if (often && often.count >= OFTEN) {
    const title = unsaved.find(({ subjectId }) => subjectId === often.name)?.title ?? '';
    found.push({ kind: 'senza_salvare', grantId: often.name, title, times: often.count });
  }
  const savedLately = of(recent, 'bando_salvato').length;
  if (savedLately > 0 && of(recent, 'candidatura_inviata').length === 0) {
    found.push({ kind: 'non_candidato', saved: savedLately });
  }
  const searches = of(recent, 'ricerca_ai').length;
  if (searches > 0 && views.length === 0) found.push({ kind: 'ricerche_senza_visite', searches });
  return found;
}

/** The most frequent first; of two the one that came first. */
export function tally(names: readonly string[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}
