import { z } from 'zod';
import { consultantDetails, vatNumber } from '#domain/accounts/registration.ts';
import { CALL_TIMES, CALL_WEEKDAYS, CALLS_A_DAY } from '#domain/consultancies/first-call.ts';
import { TAX_REGIMES } from '#domain/consultancies/invoice.ts';
import { hasPromise, promiseIn } from '#domain/consultancies/red-flags.ts';
import { MARKETPLACE } from '#domain/constants.ts';
import { CONSULTANT_STATUSES } from '#domain/vocabulary.ts';
import { MAX_FREE_SLOTS } from './free-slots.ts';
import { proposalView } from './profile-changes.ts';

/** What a consultant tells the marketplace: the details of the registration, and what is asked only afterwards. */
export const consultantProfile = consultantDetails.extend({
  topics: z.array(z.enum(MARKETPLACE.topics)).max(MARKETPLACE.topics.length),
  city: z.string().trim().max(80).optional(),
  title: z.string().trim().max(120).optional(),
  /** Free words: languages and certifications are too many for a closed list. */
  languages: z.array(z.string().trim().min(1).max(40)).max(10),
  certifications: z.array(z.string().trim().min(1).max(120)).max(10),
  projectRate: z.number().min(0).max(1_000_000).multipleOf(0.01).nullable(),
  /** Of the aid, once it is granted; and at most so many euro. */
  successPercent: z.number().min(0).max(30).multipleOf(0.1).nullable(),
  successCap: z.number().min(0).max(1_000_000).multipleOf(0.01).nullable(),
  taxRegime: z.enum(TAX_REGIMES).nullable(),
  /** How many new works can still be taken, and until when that holds. */
  freeSlots: z.number().int().min(0).max(MAX_FREE_SLOTS).nullable(),
  freeUntil: z.iso.date().nullable(),
  /** When free first calls are taken, every week. */
  callDays: z.array(z.enum(CALL_WEEKDAYS)).max(CALL_WEEKDAYS.length),
  callTimes: z.array(z.enum(CALL_TIMES)).max(CALLS_A_DAY, 'Scegli al massimo otto orari'),
  /** For the review only: nobody else reads them. */
  register: z.string().trim().max(120).optional(),
  vatNumber: z.string().trim().max(20).optional(),
  insuredUntil: z.iso.date().nullable(),
  availableForConsultation: z.boolean(),
  /** The last day away from work: who writes meanwhile is told. */
  absentUntil: z.iso.date().nullable(),
});

/** Words that are read under "Profilo verificato" promise no outcome (CON-14). */
const promisingNothing = <Schema extends z.ZodString>(schema: Schema) =>
  schema.refine((text) => !hasPromise(text), {
    error: ({ input }) =>
      `«${promiseIn(String(input)) ?? ''}» promette un esito, e nessuno può garantire un contributo: scrivilo in un altro modo`,
  });
const { bio, title, pricingInfo } = consultantProfile.shape;
/** As it may be written; what was written before these rules can still be read. */
const written = consultantProfile.extend({
  bio: promisingNothing(bio),
  title: promisingNothing(title.unwrap()).optional(),
  pricingInfo: promisingNothing(pricingInfo.unwrap()).optional(),
  vatNumber: vatNumber.optional(),
});

/** Changed at once, apart from the form, and without a new review. */
export const AVAILABILITY = { availableForConsultation: true, absentUntil: true } as const;
export const consultantProfileForm = written.omit(AVAILABILITY);
export type ConsultantProfileForm = z.infer<typeof consultantProfileForm>;

/** Whether the profile is approved is for an administrator to say: it is not among what can be changed here. */
export const consultantProfileChanges = written.partial();
export type ConsultantProfileChanges = z.infer<typeof consultantProfileChanges>;

export const ownDocument = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.number(),
  createdAt: z.iso.datetime(),
});

/** The whole screen in one answer. */
export const consultantProfileView = consultantProfile.extend({
  pricingInfo: z.string().nullable(),
  city: z.string().nullable(),
  title: z.string().nullable(),
  register: z.string().nullable(),
  vatNumber: z.string().nullable(),
  photoId: z.string().nullable(),
  status: z.enum(CONSULTANT_STATUSES),
  decisionReason: z.string().nullable(),
  isApproved: z.boolean(),
  updatedAt: z.iso.datetime(),
  documents: z.array(ownDocument),
  /** Of an approved profile: changes that are shown here and wait for the review. */
  proposal: proposalView.nullable(),
});
export type ConsultantProfileView = z.infer<typeof consultantProfileView>;
