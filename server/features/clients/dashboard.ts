import { isActive, SILENCE_HOURS } from '#domain/consultancies/vocabulary.ts';
import { progressOf } from '#domain/consultancies/consultancy-view.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { priorityOf, type ConsultantDashboard } from '#domain/sharing/consultant-dashboard.ts';
import { KIND_LABELS } from '#messages/consultancies/consultancies.ts';
import type { UserContext } from '#server/context.ts';
import { overviewOf } from '#server/features/chat/service.ts';
import { deskOf, recentEvents, type Consultancy } from '#server/features/consultancies/service.ts';
import { openCatalogue } from '#server/features/grants/service.ts';
import { marksOf } from '#server/features/saved-grants/service.ts';
import { recentMails } from './client-mails.ts';
import { dayStamp } from './day-stamp.ts';
import { portfolioTableOf } from './who-can.ts';

const HOUR_MS = 3_600_000;
const MONTHS = 6;
const CONTACTS = 8;

const aboutOf = ({ grantName, kind }: Consultancy): string => grantName ?? KIND_LABELS[kind];

type Known = { stamp: string; day: ConsultantDashboard };
const REMEMBERED = 200;
/** By database: a process of tests has several. */
const remembered = new WeakMap<object, Map<string, Known>>();

/** As long as nothing of it was written, nor the catalogue changed, nor a day passed, the home is the one made before. */
export async function readConsultantDashboard(ctx: UserContext): Promise<ConsultantDashboard> {
  const { revision } = await openCatalogue(ctx);
  const written = await dayStamp(ctx.db, ctx.user.id, ctx.now());
  const stamp = `${String(revision)} ${romeMoment(ctx.now()).day} ${written}`;
  const days = remembered.get(ctx.db) ?? new Map<string, Known>();
  remembered.set(ctx.db, days);
  const known = days.get(ctx.user.id);
  if (known?.stamp === stamp) return known.day;
  const day = await makeDashboard(ctx);
  days.delete(ctx.user.id);
  days.set(ctx.user.id, { stamp, day });
  if (days.size > REMEMBERED) days.delete(days.keys().next().value!);
  return day;
}

/** A dozen readings, however many clients: nothing is asked per client. */
async function makeDashboard(ctx: UserContext): Promise<ConsultantDashboard> {
  const now = ctx.now();
  const today = romeMoment(now).day;
  const { rows, tasks } = await deskOf(ctx.db, ctx.user);
  const said = await overviewOf(ctx, rows);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const active = rows.filter(({ status }) => isActive(status));
  const tasksOf = (id: string) => tasks.filter(({ consultancyId }) => consultancyId === id);
  const missingIn = (id: string) =>
    tasksOf(id).filter(({ isDocument, side, doneAt }) => isDocument && side === 'impresa' && doneAt === null).length;

  const clients = active.map((row) => ({
    id: row.id,
    name: row.clientName,
    about: aboutOf(row),
    status: missingIn(row.id) > 0 ? ('in_attesa_documenti' as const) : ('in_corso' as const),
    urgency: row.urgency,
    progress: progressOf(
      tasksOf(row.id).map(({ doneAt }) => ({ isDone: doneAt !== null })),
      false,
    ),
    deadline: row.deadline,
    missing: missingIn(row.id),
    unread: said.get(row.id)?.unread ?? 0,
  }));
  const openTasks = tasks.flatMap(({ id, consultancyId, title, side, doneAt, dueOn }) => {
    const row = byId.get(consultancyId);
    if (!row || !isActive(row.status) || side !== 'consulente' || doneAt !== null) return [];
    const about = [row.grantName, row.clientName].filter(Boolean).join(' · ');
    return [{ id, consultancyId, title, about, dueOn, priority: priorityOf(dueOn, row.urgency, today) }];
  });
  const watched = new Set([
    ...(await marksOf(ctx, ctx.user)).saved,
    ...active.flatMap(({ grantId }) => (grantId === null ? [] : [grantId])),
  ]);
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
        releasesAt: row.answeredAt ? null : new Date(row.createdAt.getTime() + SILENCE_HOURS * HOUR_MS).toISOString(),
      })),
    interactions: await contactsOf(ctx, rows, said, now),
    portfolio: await portfolioTableOf(ctx, watched),
    unreadMessages: [...said.values()].reduce((sum, { unread }) => sum + unread, 0),
  };
}

/** What closed consultancies brought: outcomes of all time, earnings of the last months. */
function resultsOf(rows: readonly Consultancy[], today: string) {
  const judged = rows.filter(({ outcome }) => outcome === 'approvata' || outcome === 'non_concessa');
  const earned = new Map<string, number>();
  for (const { closedAt, earnings } of rows) {
    if (!closedAt || earnings === null) continue;
    const month = romeMoment(closedAt).day.slice(0, 7);
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

type Said = Awaited<ReturnType<typeof overviewOf>>;

/** The last words, changes and meetings, whatever they were. */
async function contactsOf(ctx: UserContext, rows: readonly Consultancy[], said: Said, now: Date) {
  const names = new Map(rows.map(({ id, clientName }) => [id, clientName]));
  const events = await recentEvents(ctx.db, ctx.user, CONTACTS);
  const mails = await recentMails(ctx.db, ctx.user.id, CONTACTS);
  const all: ConsultantDashboard['interactions'] = [
    ...[...said.values()].map(({ id, text, at }) => ({
      id: `m:${id}`,
      kind: 'messaggio' as const,
      consultancyId: id,
      name: names.get(id) ?? '',
      what: text,
      at: at.toISOString(),
    })),
    ...mails.map(({ id, clientName, subject, sentAt }) => ({
      id: `e:${id}`,
      kind: 'mail' as const,
      consultancyId: null,
      name: clientName,
      what: subject,
      at: sentAt.toISOString(),
    })),
    ...events.map(({ id, consultancyId, kind, at }) => ({
      id,
      kind: 'aggiornamento' as const,
      consultancyId,
      name: names.get(consultancyId) ?? '',
      what: kind,
      at: at.toISOString(),
    })),
    ...rows.flatMap(({ id, clientName, nextMeetingAt }) =>
      nextMeetingAt && nextMeetingAt <= now
        ? [
            {
              id: `i:${id}`,
              kind: 'incontro' as const,
              consultancyId: id,
              name: clientName,
              what: '',
              at: nextMeetingAt.toISOString(),
            },
          ]
        : [],
    ),
  ];
  return all.sort((one, other) => other.at.localeCompare(one.at)).slice(0, CONTACTS);
}
