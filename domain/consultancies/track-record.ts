import { z } from 'zod';
import { consultantCard } from '#domain/consultants/consultant-card.ts';
import { PUBLIC_CHECKS } from '#domain/consultants/profile-checks.ts';
import { AID_FORMS } from '#domain/vocabulary.ts';
import { CONSULTANCY_OUTCOMES } from './vocabulary.ts';

/** One closed application, without the name of the client. */
const closedWork = z.object({
  day: z.iso.date(),
  sector: z.string(),
  region: z.string().nullable(),
  outcome: z.enum(CONSULTANCY_OUTCOMES),
  amount: z.number().nullable(),
  cor: z.string().nullable(),
});

const programme = z.object({
  grantId: z.string().nullable(),
  name: z.string(),
  closed: z.number(),
  granted: z.number(),
  amount: z.number(),
  /** Null: of a grant that is in no catalogue. */
  aidForm: z.enum(AID_FORMS).nullable(),
  /** Nobody can ask for it any more; false where nobody knows. */
  isClosed: z.boolean(),
  works: z.array(closedWork),
});
export type ProgrammeRecord = z.infer<typeof programme>;

const publicReview = z.object({
  id: z.string(),
  stars: z.number(),
  text: z.string(),
  /** "Officina meccanica, Veneto": who wrote, as far as everybody may know. */
  sector: z.string(),
  region: z.string().nullable(),
  grantName: z.string().nullable(),
  outcome: z.enum(CONSULTANCY_OUTCOMES).nullable(),
  day: z.iso.date(),
  reply: z.string().nullable(),
});
export type PublicReview = z.infer<typeof publicReview>;

/** What a person of ours has seen, and when; never the papers themselves. */
const verification = z.object({ on: z.iso.date().nullable(), checks: z.array(z.enum(PUBLIC_CHECKS)) });
export type Verification = z.infer<typeof verification>;

/** What a public profile shows of the past. */
export const trackRecord = z.object({
  amount: z.number(),
  since: z.number().nullable(),
  programmes: z.array(programme),
  reviews: z.array(publicReview),
  /** From one to five stars: how many gave them. */
  stars: z.array(z.number()).length(5),
  verified: verification,
  /** Usual days to a written offer, and from the yes to the outcome; null while too few were counted. */
  quoteDays: z.number().nullable(),
  workDays: z.number().nullable(),
  /** Works under way, which are in none of the figures above. */
  underWay: z.number(),
  /** Works whose client reported the conversation, and rightly so. */
  reports: z.number(),
});
export type TrackRecord = z.infer<typeof trackRecord>;

const share = z.object({ of: z.number(), count: z.number() });

/** Subject, territory, sector, results: four reasons, all counted, for the recommended banner (CON-10). */
export const recommendation = z.object({
  consultant: consultantCard,
  grant: z.object({ id: z.string(), name: z.string() }).nullable(),
  subject: share,
  territory: share.extend({ region: z.string() }),
  sector: share.extend({ sector: z.string() }),
  results: share,
});
export type Recommendation = z.infer<typeof recommendation>;

/** What the closed work of one person says to the active company, and to a grant where one was chosen. */
export const consultantFit = z.object({
  id: z.string(),
  /** Null: no grant was chosen. */
  subject: share.nullable(),
  territory: share.extend({ region: z.string() }),
  sector: share,
});
export type ConsultantFit = z.infer<typeof consultantFit>;
