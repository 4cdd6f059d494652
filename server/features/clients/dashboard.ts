import { isActive, SILENCE_HOURS } from '#domain/consultancies/vocabulary.ts';
import { progressOf } from '#domain/consultancies/consultancy-view.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { priorityOf, type ConsultantDashboard } from '#domain/sharing/consultant-dashboard.ts';
import { KIND_LABELS } from '#messages/consultancies/consultancies.ts';
import type { UserContext } from '#server/context.ts';
import { CONTACTS, readStoredDay, type DeskRow, type StoredDay } from './day-store.ts';
import { weekOf } from './week.ts';
import { portfolioTableOf } from './who-can.ts';

const HOUR_MS = 3_600_000;
const MONTHS = 6;

const aboutOf = ({ grantName, kind }: DeskRow): string => grantName ?? KIND_LABELS[kind];

/** One reading, however many clients; companies are read only where something changed since they were judged. */
export async function readConsultantDashboard(ctx: UserContext): Promise<ConsultantDashboard> {
  const now = ctx.now();
  const today = romeMoment(now).day;
  const stored = await readStoredDay(ctx.db, ctx.user.id);
  const { desk: rows, tasks } = stored;
  const said = new Map(stored.said.map((each) => [each.id, each]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const active = rows.filter(({ status }) => isActive(status));
  const byConsultancy = Map.groupBy(tasks, ({ consultancyId }) => consultancyId);
  const tasksOf = (id: string) => byConsultancy.get(id) ?? [];
  const missingIn = (id: string) =>
    tasksOf(id).filter(({ isDocument, side, isDone }) => isDocument && side === 'impresa' && !isDone).length;

  const clients = active.map((row) => ({
    id: row.id,
    name: row.clientName,
    about: aboutOf(row),
    status: missingIn(row.id) > 0 ? ('in_attesa_documenti' as const) : ('in_corso' as const),
    urgency: row.urgency,
    progress: progressOf(tasksOf(row.id), false),
    deadline: row.deadline,
    missing: missingIn(row.id),
    unread: said.get(row.id)?.unread ?? 0,
  }));
  const openTasks = tasks.flatMap(({ id, consultancyId, title, side, isDone, dueOn }) => {
    const row = byId.get(consultancyId);
    if (!row || !isActive(row.status) || side !== 'consulente' || isDone) return [];
    const about = [row.grantName, row.clientName].filter(Boolean).join(' · ');
    return [{ id, consultancyId, title, about, dueOn, priority: priorityOf(dueOn, row.urgency, today) }];
  });
  const watched = new Set([...stored.saved, ...active.flatMap(({ grantId }) => (grantId === null ? [] : [grantId]))]);
  const portfolio = await portfolioTableOf(ctx, watched, stored);
  const { firms } = stored;
  return {
    stats: {
      // A client has one name in the consultancy and in the portfolio, and may be in both.
      activeClients: new Set([...firms, ...clients].map(({ name }) => name)).size,
      mandated: firms.filter(({ kind }) => kind === 'mandato').length,
      watchedGrants: watched.size,
      ...resultsOf(stored, today),
    },
    next:
      clients
        .flatMap(({ id, name, about, deadline, missing }) =>
          deadline !== null && deadline >= today ? [{ id, name, about, deadline, missing }] : [],
        )
        .sort((one, other) => one.deadline.localeCompare(other.deadline))[0] ?? null,
    week: weekOf(stored, portfolio.grants, today),
    tasks: openTasks.sort((one, other) => (one.dueOn ?? '9').localeCompare(other.dueOn ?? '9')).slice(0, 60),
    clients: clients.sort((one, other) => (one.deadline ?? '9').localeCompare(other.deadline ?? '9')),
    requests: rows
      .filter(({ status }) => status === 'nuova')
      .map((row) => ({
        id: row.id,
        name: row.clientName,
        about: aboutOf(row),
        urgency: row.urgency,
        releasesAt: row.answeredAt ? null : new Date(Date.parse(row.createdAt) + SILENCE_HOURS * HOUR_MS).toISOString(),
      }))
      .sort((one, other) => (one.releasesAt ?? '9').localeCompare(other.releasesAt ?? '9')),
    interactions: contactsOf(stored, now),
    portfolio,
    unreadMessages: stored.said.reduce((sum, { unread }) => sum + unread, 0),
  };
}

/** What the work brought: applications sent now and judged before, outcomes of all time, earnings of the last months. */
function resultsOf({ desk: rows, applications }: StoredDay, today: string) {
  const judged = rows.filter(({ outcome }) => outcome === 'approvata' || outcome === 'non_concessa');
  const earned = new Map<string, number>();
  for (const { closedAt, earnings } of rows) {
    if (!closedAt || earnings === null) continue;
    const month = romeMoment(new Date(closedAt)).day.slice(0, 7);
    earned.set(month, (earned.get(month) ?? 0) + earnings);
  }
  const months = lastMonths(today).map((month) => ({ month, amount: earned.get(month) ?? 0 }));
  return {
    submitted: judged.length + applications.filter(({ sentAt }) => sentAt !== null).length,
    judged: judged.length,
    granted: judged.filter(({ outcome }) => outcome === 'approvata').length,
    revenue: months.at(-1)?.amount ?? 0,
    months,
  };
}

function lastMonths(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) => {
    const at = year * 12 + (month - 1) - (MONTHS - 1 - index);
    return `${String(Math.floor(at / 12))}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}

/** The last words, changes, meetings, mails and what the consultant wrote down. */
function contactsOf({ desk, said, events, mails, contacts }: StoredDay, now: Date): Interaction[] {
  const names = new Map(desk.map(({ id, clientName }) => [id, clientName]));
  const nameOf = (consultancyId: string) => names.get(consultancyId) ?? '';
  const all: Interaction[] = [
    ...said.map(({ id, text, at }) =>
      contact(`m:${id}`, 'messaggio', at, nameOf(id), { consultancyId: id, what: text }),
    ),
    ...mails.map(({ id, clientName, subject, sentAt }) =>
      contact(`e:${id}`, 'mail', sentAt, clientName, { what: subject }),
    ),
    ...events.map(({ id, consultancyId, kind, at }) =>
      contact(id, 'aggiornamento', at, nameOf(consultancyId), { consultancyId, what: kind }),
    ),
    ...contacts.map(({ id, consultancyId, clientName, kind, minutes, note, at }) =>
      contact(`c:${id}`, kind, at, clientName, { consultancyId, what: note, minutes, recordedId: id }),
    ),
    ...desk.flatMap(({ id, clientName, nextMeetingAt }) =>
      nextMeetingAt && Date.parse(nextMeetingAt) <= now.getTime()
        ? [contact(`i:${id}`, 'incontro', nextMeetingAt, clientName, { consultancyId: id })]
        : [],
    ),
  ];
  return all.sort((one, other) => other.at.localeCompare(one.at)).slice(0, CONTACTS);
}

type Interaction = ConsultantDashboard['interactions'][number];
const contact = (
  id: string,
  kind: Interaction['kind'],
  at: string,
  name: string,
  rest: Partial<Interaction>,
): Interaction => ({
  ...{ id, kind, name, at: new Date(at).toISOString() },
  ...{ consultancyId: null, what: '', minutes: null, recordedId: null },
  ...rest,
});
