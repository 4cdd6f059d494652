import { z } from 'zod';
import { CONSULTANCY_OUTCOMES, REQUEST_KINDS, REQUEST_LIMITS, SIDES, URGENCIES } from './vocabulary.ts';

const { descriptionMin, descriptionMax, budgetMax, reasonMax } = REQUEST_LIMITS;

export const requestInput = z.object({
  consultantId: z.string().min(1).max(100),
  kind: z.enum(REQUEST_KINDS),
  grantId: z.string().max(200).nullable(),
  description: z.string().trim().min(descriptionMin).max(descriptionMax),
  budget: z.number().min(0).max(budgetMax).nullable(),
  urgency: z.enum(URGENCIES),
  sharesCompany: z.boolean(),
  /** A free first call, at one of the times that the consultant offers. */
  callAt: z.iso.datetime().nullable().default(null),
});

/** The form: with the request also what the consultant sees once the work begins. */
export const sharingRequestInput = requestInput.extend({
  shares: z
    .array(z.object({ kind: z.enum(['candidatura', 'documento']), targetId: z.string().min(1).max(100) }))
    .max(100)
    .default([]),
  /** An application of one's own that the request is about: its grant is the request's, and it goes along. */
  applicationId: z.string().min(1).max(100).nullable().default(null),
});
export type SharingRequestInput = z.infer<typeof sharingRequestInput>;
export type RequestInput = z.infer<typeof requestInput>;

/** What is written so far, as a browser keeps it: nothing in it has to be whole. */
export const requestDraft = requestInput.pick({ kind: true, grantId: true, budget: true, urgency: true }).extend({
  description: z.string().max(descriptionMax),
  applicationId: sharingRequestInput.shape.applicationId,
  at: z.iso.datetime(),
});
export type RequestDraft = z.infer<typeof requestDraft>;

export const reasonInput = z.object({ reason: z.string().trim().min(1).max(reasonMax) });

export const quoteAnswerInput = z.object({
  quoteId: z.string().min(1).max(100),
  isAccepted: z.boolean(),
  reason: z.string().trim().max(reasonMax).default(''),
});

export const planInput = z.object({ deadline: z.iso.date().nullable(), nextMeetingAt: z.iso.datetime().nullable() });

export const taskInput = z.object({
  title: z.string().trim().min(1).max(160),
  side: z.enum(SIDES),
  isDocument: z.boolean(),
  dueOn: z.iso.date().nullable(),
});
export type TaskInput = z.infer<typeof taskInput>;

/** What a consultant writes down to do for one of the consultancies under way. */
export const ownTaskInput = z.object({
  consultancyId: z.string().min(1).max(100),
  title: taskInput.shape.title,
  dueOn: z
    .literal('')
    .transform(() => null)
    .or(taskInput.shape.dueOn),
});
export type OwnTaskInput = z.infer<typeof ownTaskInput>;

export const completionInput = z.object({
  outcome: z.enum(CONSULTANCY_OUTCOMES),
  grantedAmount: z.number().min(0).max(100_000_000).nullable(),
  cor: z
    .string()
    .trim()
    .regex(/^\d{4,12}$/)
    .nullable(),
  earnings: z.number().min(0).max(10_000_000).nullable(),
});
export type CompletionInput = z.infer<typeof completionInput>;

/** Confirmed as it was stated, or contested with a reason. */
export const outcomeAnswerInput = z.union([
  z.object({ isConfirmed: z.literal(true), reason: z.literal('').default('') }),
  z.object({ isConfirmed: z.literal(false), reason: reasonInput.shape.reason }),
]);
export type OutcomeAnswerInput = z.input<typeof outcomeAnswerInput>;

export const reviewInput = z.object({
  stars: z.number().int().min(1).max(5),
  text: z.string().trim().min(10).max(1_000),
});
export type ReviewInput = z.infer<typeof reviewInput>;

export const replyInput = z.object({ text: reviewInput.shape.text });
