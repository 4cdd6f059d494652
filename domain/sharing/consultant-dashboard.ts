import { z } from 'zod';
import { CONSULTANCY_STATUSES, URGENCIES, type Urgency } from '#domain/consultancies/vocabulary.ts';
import { daysBetween } from '#domain/grants/rome-time.ts';
import type { Day } from '#domain/rules/day.ts';
import { RECORDED_KINDS } from './contacts.ts';
import { weekEntry } from './week.ts';
import { portfolioTable } from './who-can.ts';

const moment = z.iso.datetime();
const day = z.iso.date();

export const PRIORITIES = ['alta', 'media', 'bassa'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Overdue or due in three days is high, within two weeks at least medium; without a day the client's urgency decides. */
export function priorityOf(dueOn: Day | null, urgency: Urgency, today: Day): Priority {
  if (dueOn === null) return urgency;
  const days = daysBetween(today, dueOn);
  return days <= 3 ? 'alta' : days <= 14 ? 'media' : 'bassa';
}

const ownTask = z.object({
  id: z.string(),
  consultancyId: z.string(),
  title: z.string(),
  about: z.string(),
  dueOn: day.nullable(),
  priority: z.enum(PRIORITIES),
});
const client = z.object({
  id: z.string(),
  name: z.string(),
  about: z.string(),
  status: z.enum(CONSULTANCY_STATUSES),
  urgency: z.enum(URGENCIES),
  progress: z.number(),
  deadline: day.nullable(),
  missing: z.number(),
  unread: z.number(),
});
const waitingRequest = z.object({
  id: z.string(),
  name: z.string(),
  about: z.string(),
  urgency: z.enum(URGENCIES),
  releasesAt: moment.nullable(),
});
const interaction = z.object({
  /** Of one that the consultant wrote down: the id to take it away by, else null. */
  recordedId: z.string().nullable(),
  id: z.string(),
  kind: z.enum(['messaggio', 'aggiornamento', ...RECORDED_KINDS]),
  /** Null for a client without an account. */
  consultancyId: z.string().nullable(),
  name: z.string(),
  /** Of a message its words, of an update its code. */
  what: z.string(),
  minutes: z.number().nullable(),
  at: moment,
});

/** The consultant's home, in one answer, all of it counted. */
export const consultantDashboard = z.object({
  stats: z.object({
    activeClients: z.number(),
    /** Of these, companies without an account, followed under a mandate. */
    mandated: z.number(),
    watchedGrants: z.number(),
    submitted: z.number(),
    /** Of these, those with a known outcome. */
    judged: z.number(),
    granted: z.number(),
    revenue: z.number(),
    months: z.array(z.object({ month: z.string(), amount: z.number() })),
  }),
  /** The nearest deadline with something missing. */
  next: z
    .object({ id: z.string(), name: z.string(), about: z.string(), deadline: day, missing: z.number() })
    .nullable(),
  week: z.array(weekEntry),
  tasks: z.array(ownTask),
  clients: z.array(client),
  requests: z.array(waitingRequest),
  interactions: z.array(interaction),
  portfolio: portfolioTable,
  unreadMessages: z.number(),
});
export type ConsultantDashboard = z.infer<typeof consultantDashboard>;
