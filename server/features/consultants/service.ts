import { eq } from 'drizzle-orm';
import type { ConsultantDetails } from '#domain/accounts/registration.ts';
import type { CallHours } from '#domain/consultancies/first-call.ts';
import type { Verification } from '#domain/consultancies/track-record.ts';
import { AVAILABILITY, type ConsultantProfileChanges } from '#domain/consultants/consultant-profile.ts';
import { absenceOn } from '#domain/consultants/absence.ts';
import { proposalAfter, splitChanges, withProposal } from '#domain/consultants/profile-changes.ts';
import { seenChecks } from '#domain/consultants/profile-checks.ts';
import { AppError } from '#domain/errors.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import type { Day } from '#domain/rules/day.ts';
import type { UserContext } from '#server/context.ts';
import { filesOf } from '#server/features/files/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import * as store from './store.ts';
import { consultantFigures, consultantProfiles } from './tables.ts';

/** For joins: what the directory reads of a profile. */
export { consultantFigures, consultantProfiles as consultants } from './tables.ts';
export { writeFigures } from './figures.ts';
export { readPhoto } from './photo.ts';

/** Waits for an administrator before it shows in the marketplace (CON-2). */
export async function addConsultantProfile(
  tx: Db,
  userId: string,
  details: ConsultantDetails,
  now: Date,
): Promise<void> {
  const { bio, specializations, sectors, region, yearsExperience, hourlyRate, pricingInfo } = details;
  await tx.insert(consultantProfiles).values({
    userId,
    bio,
    specializations,
    sectors,
    region,
    yearsExperience,
    hourlyRate,
    pricingInfo: pricingInfo || null,
    createdAt: now,
    updatedAt: now,
  });
}

/** The consultant's own profile with the documents sent for its review: one read for the whole section. */
export async function readConsultantProfile({ db, user }: UserContext) {
  const profile = await store.readConsultantProfile(db, user.id);
  if (!profile) throw new AppError('not_found');
  const documents = await filesOf(db, user.id, 'consultant_document');
  return {
    ...withProposal(profile),
    isApproved: profile.status === 'approvato',
    updatedAt: profile.updatedAt.toISOString(),
    documents: documents.map(({ createdAt, ...file }) => ({ ...file, createdAt: createdAt.toISOString() })),
  };
}

/**
 * Approval stays as it is: only an administrator moves it. Of an approved profile, what the review answers for waits
 * for the next one, and everybody reads the approved version meanwhile (CON-2).
 */
export async function updateConsultantProfile(ctx: UserContext, input: ConsultantProfileChanges) {
  const { id } = ctx.user;
  const now = ctx.now();
  const changes = store.storedChanges(input);
  await ctx.db.transaction(async (tx) => {
    const known = await store.lockConsultantProfile(tx, id);
    if (!known) throw new AppError('not_found');
    if (known.status === 'approvato') {
      const { atOnce, reviewed } = splitChanges(changes);
      const proposal = proposalAfter(known, known.proposal, reviewed, now.toISOString());
      const submittedAt = proposal && proposal !== known.proposal ? now : known.submittedAt;
      await store.updateConsultantProfile(tx, id, { ...atOnce, proposal, submittedAt }, now);
      return;
    }
    await store.updateConsultantProfile(tx, id, changes, now);
    const isOnlyAvailability = Object.keys(changes).every((name) => name in AVAILABILITY);
    if (!isOnlyAvailability) await store.submitAgain(tx, id, now);
  });
  return readConsultantProfile(ctx);
}

/** When free first calls are taken. */
export async function callHoursOf(db: Db, userId: string): Promise<CallHours> {
  const profile = await store.readConsultantProfile(db, userId);
  return { callDays: profile?.callDays ?? [], callTimes: profile?.callTimes ?? [] };
}

/** The last day that a consultant is away, while it is not over. */
export async function absenceOf(db: Db, userId: string, today: Day): Promise<Day | null> {
  const profile = await store.readConsultantProfile(db, userId);
  return absenceOn(profile?.absentUntil ?? null, today);
}

/** Which checks were fine when a person of ours looked, and when; of what is there, nothing else. */
export async function verificationOf(db: Db, userId: string): Promise<Verification> {
  const profile = await store.readConsultantProfile(db, userId);
  const seenAt = profile?.verifiedAt ?? null;
  if (!profile || !seenAt) return { on: null, checks: [] };
  const on = romeMoment(seenAt).day;
  return { on, checks: seenChecks(profile.checks, { ...profile, documents: 0, seen: profile.checks }, on) };
}

/** Usual wait for the first answer, once enough were counted. */
export async function responseMinutesOf(db: Db, userId: string): Promise<number | null> {
  const [row] = await db
    .select({ minutes: consultantFigures.responseMinutes })
    .from(consultantFigures)
    .where(eq(consultantFigures.userId, userId));
  return row?.minutes ?? null;
}
