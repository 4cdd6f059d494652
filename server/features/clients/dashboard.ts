import { isActive, SILENCE_HOURS } from '#domain/consultancies/vocabulary.ts';
import { progressOf } from '#domain/consultancies/consultancy-view.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { priorityOf, type ConsultantDashboard } from '#domain/sharing/consultant-dashboard.ts';
import { KIND_LABELS } from '#messages/consultancies/consultancies.ts';
import type { UserContext } from '#server/context.ts';
import { readStoredDay, type DeskRow, type StoredDay } from './day-store.ts';
import { portfolioTableOf } from './who-can.ts';

const HOUR_MS = 3_600_000;
const MONTHS = 6;
const CONTACTS = 8;

const aboutOf = ({ grantName, kind }: DeskRow): string => grantName ?? KIND_LABELS[kind];

/** One reading of the day and three about the clients, however many: nothing is asked per client. */
export async function readConsultantDashboard(ctx: UserContext): Promise<ConsultantDashboard> {
  const now = ctx.now();
  const today = romeMoment(now).day;
  const stored = await readStoredDay(ctx.db, ctx.user.id, CONTACTS);
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
  return {
    stats: { activeClients: active.length, watchedGrants: watched.size, ...resultsOf(rows, today) },
    next:
      clients
        .flatMap(({ id, name, about, deadline, missing }) =>
          deadline !== null && deadline >= today ? [{ id, name, about, deadline, missing }] : [],
        )
        .sort((one, other) => one.deadline.localeCompare(other.deadline))[0] ?? null,
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
      })),
    interactions: contactsOf(stored, now),
    portfolio: await portfolioTableOf(ctx, watched, stored.firms, stored.applications),
    unreadMessages: stored.said.reduce((sum, { unread }) => sum + unread, 0),
  };
}

/** What closed consultancies brought: outcomes of all time, earnings of the last months. */
function resultsOf(rows: readonly DeskRow[], today: string) {
  const judged = rows.filter(({ outcome }) => outcome === 'approvata' || outcome === 'non_concessa');
  const earned = new Map<string, number>();
  for (const { closedAt, earnings } of rows) {
    if (!closedAt || earnings === null) continue;
    const month = romeMoment(new Date(closedAt)).day.slice(0, 7);
    earned.set(month, (earned.get(month) ?? 0) + earnings);
  }
  const months = lastMonths(today).map((month) => ({ month, amount: earned.get(month) ?? 0 }));
  return {
    submitted: judged.length,
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

const moment = (stored: string): string => new Date(stored).toISOString();

/** The last words, changes and meetings, whatever they were. */
function contactsOf({ desk, said, events, mails }: StoredDay, now: Date): ConsultantDashboard['interactions'] {
  const names = new Map(desk.map(({ id, clientName }) => [id, clientName]));
  const all: ConsultantDashboard['interactions'] = [
    ...said.map(({ id, text, at }) => ({
      id: `m:${id}`,
      kind: 'messaggio' as const,
      consultancyId: id,
      name: names.get(id) ?? '',
      what: text,
      at: moment(at),
    })),
    ...mails.map(({ id, clientName, subject, sentAt }) => ({
      id: `e:${id}`,
      kind: 'mail' as const,
      consultancyId: null,
      name: clientName,
      what: subject,
      at: moment(sentAt),
    })),
    ...events.map(({ id, consultancyId, kind, at }) => ({
      id,
      kind: 'aggiornamento' as const,
      consultancyId,
      name: names.get(consultancyId) ?? '',
      what: kind,
      at: moment(at),
    })),
    ...desk.flatMap(({ id, clientName, nextMeetingAt }) =>
      nextMeetingAt && Date.parse(nextMeetingAt) <= now.getTime()
        ? [
            {
              id: `i:${id}`,
              kind: 'incontro' as const,
              consultancyId: id,
              name: clientName,
              what: '',
              at: moment(nextMeetingAt),
            },
          ]
        : [],
    ),
  ];
  return all.sort((one, other) => other.at.localeCompare(one.at)).slice(0, CONTACTS);
}
