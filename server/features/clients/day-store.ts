import { sql } from 'drizzle-orm';
import type {
  ConsultancyOutcome,
  ConsultancyStatus,
  RequestKind,
  Side,
  Urgency,
} from '#domain/consultancies/vocabulary.ts';
import type { Day } from '#domain/rules/day.ts';
import type { RecordedKind } from '#domain/sharing/contacts.ts';
import { rowsOf, type Db } from '#server/platform/db/db.ts';

/** Moments are as the database writes them in JSON. */
export type DeskRow = {
  id: string;
  clientName: string;
  grantId: string | null;
  grantName: string | null;
  kind: RequestKind;
  status: ConsultancyStatus;
  urgency: Urgency;
  deadline: Day | null;
  nextMeetingAt: string | null;
  outcome: ConsultancyOutcome | null;
  closedAt: string | null;
  earnings: number | null;
  createdAt: string;
  answeredAt: string | null;
};
type Task = {
  id: string;
  consultancyId: string;
  title: string;
  side: Side;
  isDocument: boolean;
  isDone: boolean;
  dueOn: Day | null;
};
export type StoredDay = {
  desk: DeskRow[];
  tasks: Task[];
  /** The last word of each conversation, and how many are unread. */
  said: { id: string; text: string; at: string; unread: number }[];
  events: { id: string; consultancyId: string; kind: string; at: string }[];
  mails: { id: string; clientName: string; subject: string; sentAt: string }[];
  contacts: {
    id: string;
    consultancyId: string | null;
    clientName: string;
    kind: RecordedKind;
    minutes: number | null;
    note: string;
    at: string;
  }[];
  saved: string[];
  /** The companies to act for, by name. */
  firms: {
    companyId: string;
    version: number;
    name: string;
    place: string | null;
    consultancyId: string | null;
    kind: 'mandato' | 'condivisa';
    /** Marks of the active project and of the aid written down: another mark, other facts; null without any. */
    project: string | null;
    aid: string | null;
  }[];
  /** Own and shared ones, the last changed first. */
  applications: { id: string; companyId: string; grantId: string; status: string; sentAt: string | null }[];
};

/** How many of the last contacts are shown, whatever their kind. */
export const CONTACTS = 8;

/**
 * All that the consultant's home is made of, in one reading: the function `consultant_day` of the migrations, whose plan
 * each connection makes once. As a statement it cost twice as much, as a dozen readings six times.
 */
export async function readStoredDay(db: Db, userId: string): Promise<StoredDay> {
  const [row] = await rowsOf<{ day: StoredDay }>(db, sql`select consultant_day(${userId}, ${CONTACTS}) as day`);
  return row!.day;
}
