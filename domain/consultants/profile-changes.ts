import { z } from 'zod';
import type { ProfileCheck, ProfileChecks } from './profile-checks.ts';

/**
 * What the review answers for (CON-2): words, competences, place and the data behind the checks. Once a profile is
 * approved, a change of these waits for the next review; prices, hours and absences hold at once.
 */
export const REVIEWED_FIELDS = [
  'title',
  'bio',
  'specializations',
  'sectors',
  'topics',
  'languages',
  'certifications',
  'region',
  'city',
  'yearsExperience',
  'pricingInfo',
  'register',
  'vatNumber',
  'insuredUntil',
] as const;
export type ReviewedField = (typeof REVIEWED_FIELDS)[number];

const reviewedValue = z.union([z.string(), z.number(), z.array(z.string()), z.null()]);
export type ReviewedValue = z.infer<typeof reviewedValue>;
export type ReviewedValues = Partial<Record<ReviewedField, ReviewedValue>>;

/** Changes of an approved profile that nobody has reviewed yet, or that were sent back. */
export type Proposal = { changes: ReviewedValues; sentAt: string; isSentBack: boolean };

/** The same beside a profile that shows them already: what everybody else still reads. */
export const proposalView = z.object({
  sentAt: z.iso.datetime(),
  isSentBack: z.boolean(),
  approved: z.partialRecord(z.enum(REVIEWED_FIELDS), reviewedValue),
});
export type ProposalView = z.infer<typeof proposalView>;

/** Lists are chosen from others: their order says nothing. */
const written = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? [...(value as string[])].sort() : (value ?? null));

const isReviewed = (name: string): name is ReviewedField => (REVIEWED_FIELDS as readonly string[]).includes(name);

/** What of a change holds at once, and what waits. */
export function splitChanges<Changes extends object>(changes: Changes) {
  const entries = Object.entries(changes).filter(([, value]) => value !== undefined);
  return {
    atOnce: Object.fromEntries(entries.filter(([name]) => !isReviewed(name))) as Partial<Changes>,
    reviewed: Object.fromEntries(entries.filter(([name]) => isReviewed(name))) as ReviewedValues,
  };
}

/** What waits after a change: only what differs from the approved version; the same words again send nothing anew. */
export function proposalAfter(
  approved: object,
  waiting: Proposal | null,
  reviewed: ReviewedValues,
  sentAt: string,
): Proposal | null {
  const said = approved as ReviewedValues;
  const all = { ...waiting?.changes, ...reviewed };
  const names = REVIEWED_FIELDS.filter((name) => name in all && written(all[name]) !== written(said[name]));
  if (names.length === 0) return null;
  const changes = Object.fromEntries(names.map((name) => [name, all[name]])) as ReviewedValues;
  const isNews =
    names.length !== Object.keys(waiting?.changes ?? {}).length ||
    names.some((name) => written(changes[name]) !== written(waiting?.changes[name]));
  return waiting && !isNews ? waiting : { changes, sentAt, isSentBack: false };
}

/** The profile as its owner left it, and what everybody else reads of it until the review. */
export function withProposal<Profile extends { proposal: Proposal | null }>(profile: Profile) {
  const { proposal, ...approved } = profile;
  if (!proposal) return { ...approved, proposal: null };
  const { changes, sentAt, isSentBack } = proposal;
  const names = REVIEWED_FIELDS.filter((name) => name in changes);
  const before = Object.fromEntries(names.map((name) => [name, (approved as ReviewedValues)[name] ?? null]));
  const view: ProposalView = { sentAt, isSentBack, approved: before };
  return { ...approved, ...changes, proposal: view };
}

const CHECK_OF: Record<ReviewedField, ProfileCheck> = {
  title: 'nessuna_promessa',
  bio: 'nessuna_promessa',
  pricingInfo: 'nessuna_promessa',
  specializations: 'nessuna_promessa',
  sectors: 'nessuna_promessa',
  topics: 'nessuna_promessa',
  languages: 'nessuna_promessa',
  certifications: 'nessuna_promessa',
  yearsExperience: 'tariffa',
  region: 'tariffa',
  city: 'tariffa',
  register: 'albo',
  vatNumber: 'partita_iva',
  insuredUntil: 'polizza',
};

/** The answers that the changes leave standing: the others are given again. */
export function checksAfter(checks: ProfileChecks, proposal: ProposalView | null): ProfileChecks {
  const open = new Set(Object.keys(proposal?.approved ?? {}).map((name) => CHECK_OF[name as ReviewedField]));
  return Object.fromEntries(Object.entries(checks).filter(([check]) => !open.has(check as ProfileCheck)));
}
