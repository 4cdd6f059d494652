import { z } from 'zod';
import { consultancyView } from '#domain/consultancies/consultancy-view.ts';
import { isActive, SIDES, type ConsultancyStatus } from '#domain/consultancies/vocabulary.ts';

const moment = z.iso.datetime();

export const CHAT = {
  textMax: 4_000,
  /** Messages of one page; older ones come as one scrolls up. */
  page: 30,
  /** The typing line leaves by itself. */
  typingMs: 6_000,
  /** Said at most this often while somebody types. */
  typingEveryMs: 3_000,
  reasonMin: 10,
  reasonMax: 1_000,
} as const;

/** Before an answer and while it lasts; what is over can be read and no longer written in. */
export const canWrite = (status: ConsultancyStatus): boolean => status === 'nuova' || isActive(status);

/** The sender's own id makes a message one, however often it is sent. */
export const messageInput = z.object({
  clientId: z.uuid(),
  text: z.string().trim().max(CHAT.textMax),
  /** The document that this file answers. */
  taskId: z.string().min(1).max(100).nullable().default(null),
});
export type MessageInput = z.infer<typeof messageInput>;

export const reportInput = z.object({ reason: z.string().trim().min(CHAT.reasonMin).max(CHAT.reasonMax) });

export const messageView = z.object({
  id: z.string(),
  clientId: z.string(),
  /** Its place in the conversation, from 1, without gaps. */
  number: z.number(),
  side: z.enum(SIDES),
  text: z.string(),
  file: z.object({ id: z.string(), name: z.string(), bytes: z.number(), isVisible: z.boolean() }).nullable(),
  taskId: z.string().nullable(),
  at: moment,
});
export type MessageView = z.infer<typeof messageView>;

/** Up to which message the other side has received and read, and up to which one oneself has read. */
const marks = z.object({ own: z.number(), delivered: z.number(), read: z.number() });
export type ReadMarks = z.infer<typeof marks>;

/** What happened to the consultancy, among the words. */
const fact = z.object({
  id: z.string(),
  kind: z.string(),
  by: z.enum(SIDES).nullable(),
  /** What was shared, or no longer is. */
  what: z.string().nullable(),
  at: moment,
});
export type ChatFact = z.infer<typeof fact>;

/** One conversation with its newest messages. */
export const chatView = z.object({
  consultancy: consultancyView,
  messages: z.array(messageView),
  hasOlder: z.boolean(),
  marks,
  facts: z.array(fact),
  /** Usual minutes to the first answer of the consultant, where they can be said. */
  responseMinutes: z.number().nullable(),
  /** The last day that the consultant is away, while it is not over. */
  absentUntil: z.iso.date().nullable(),
  isReported: z.boolean(),
});
export type ChatView = z.infer<typeof chatView>;

export const messagePage = z.object({ messages: z.array(messageView), hasOlder: z.boolean(), marks });
export type MessagePage = z.infer<typeof messagePage>;

/** One line of the list of conversations. */
export const chatLine = z.object({
  id: z.string(),
  name: z.string(),
  about: z.string(),
  status: consultancyView.shape.status,
  last: z.object({ text: z.string(), isOwn: z.boolean(), at: moment }).nullable(),
  unread: z.number(),
});
export type ChatLine = z.infer<typeof chatLine>;

/** What a stream tells: never words, only what to read again. */
export type ChatEvent =
  | { kind: 'messaggio' | 'letto' | 'incarico'; chat: string }
  | { kind: 'scrive'; chat: string; until: string };
