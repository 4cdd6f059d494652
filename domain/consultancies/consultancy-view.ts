import { z } from 'zod';
import { SECTORS } from '#domain/vocabulary.ts';
import { TAX_REGIMES } from './invoice.ts';
import { quoteInput } from './quote.ts';
import { RED_FLAGS } from './red-flags.ts';
import { statedOutcome } from './stated-outcome.ts';
import { CONSULTANCY_OUTCOMES, CONSULTANCY_STATUSES, REQUEST_KINDS, SIDES, URGENCIES } from './vocabulary.ts';

const moment = z.iso.datetime();

export const QUOTE_STATUSES = ['inviato', 'accettato', 'rifiutato', 'superato', 'scaduto'] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

export const quoteView = quoteInput.extend({
  id: z.string(),
  status: z.enum(QUOTE_STATUSES),
  sentAt: moment,
  reason: z.string().nullable(),
  flags: z.array(z.enum(RED_FLAGS)),
});
export type QuoteView = z.infer<typeof quoteView>;

export const taskView = z.object({
  id: z.string(),
  title: z.string(),
  side: z.enum(SIDES),
  isDocument: z.boolean(),
  dueOn: z.iso.date().nullable(),
  isDone: z.boolean(),
});
export type TaskView = z.infer<typeof taskView>;

const reviewView = z.object({
  stars: z.number(),
  text: z.string(),
  createdAt: moment,
  /** The consultant's, under what the client wrote. */
  reply: z.string().nullable(),
});

/** The client's company as it is shared: only with consent, only while the consultancy lasts. */
const sharedCompany = z.object({
  companyName: z.string(),
  sector: z.enum(SECTORS),
  legalForm: z.string().nullable(),
  region: z.string().nullable(),
  city: z.string().nullable(),
  employees: z.string().nullable(),
  revenue: z.string().nullable(),
  description: z.string().nullable(),
});

/** One consultancy as one of its two sides sees it. */
export const consultancyView = z.object({
  id: z.string(),
  side: z.enum(SIDES),
  status: z.enum(CONSULTANCY_STATUSES),
  consultantId: z.string(),
  consultantName: z.string(),
  /** As the consultant's profile declares it: an offer begins with it. */
  taxRegime: z.enum(TAX_REGIMES).nullable(),
  clientName: z.string(),
  clientPerson: z.string().nullable(),
  kind: z.enum(REQUEST_KINDS),
  grantId: z.string().nullable(),
  grantName: z.string().nullable(),
  description: z.string(),
  budget: z.number().nullable(),
  urgency: z.enum(URGENCIES),
  sector: z.enum(SECTORS),
  sharesCompany: z.boolean(),
  company: sharedCompany.nullable(),
  /** Of a request: what else would be shared once the work begins, counted. */
  offered: z.object({ applications: z.number(), documents: z.number() }),
  reason: z.string().nullable(),
  createdAt: moment,
  /** When a request without any answer goes back to its sender. */
  releasesAt: moment.nullable(),
  /** The consultant's first answer of whatever kind: a question, an offer, a yes or a no. */
  answeredAt: moment.nullable(),
  acceptedAt: moment.nullable(),
  deadline: z.iso.date().nullable(),
  nextMeetingAt: moment.nullable(),
  /** The free first call that was asked for. */
  callAt: moment.nullable(),
  closedAt: moment.nullable(),
  /** As the client recorded or confirmed it. */
  outcome: z.enum(CONSULTANCY_OUTCOMES).nullable(),
  /** What the consultant says of the end, while the client has not said anything. */
  stated: statedOutcome.nullable(),
  grantedAmount: z.number().nullable(),
  cor: z.string().nullable(),
  /** The consultant's own figure: never shown to the client. */
  earnings: z.number().nullable(),
  progress: z.number(),
  tasks: z.array(taskView),
  quote: quoteView.nullable(),
  ownReview: reviewView.nullable(),
  /** Null while it is covered, or not written. */
  otherReview: reviewView.nullable(),
  hasOtherReview: z.boolean(),
  coveredUntil: moment.nullable(),
});
export type ConsultancyView = z.infer<typeof consultancyView>;

/** Done tasks of all; what is closed is done. */
export const progressOf = (tasks: readonly { isDone: boolean }[], isClosed: boolean): number =>
  isClosed
    ? 100
    : tasks.length === 0
      ? 0
      : Math.round((tasks.filter(({ isDone }) => isDone).length / tasks.length) * 100);
