import { eq } from 'drizzle-orm';
import type { ConsultantDetails } from '#domain/accounts/registration.ts';
import type { CallHours } from '#domain/consultancies/first-call.ts';
import type { Verification } from '#domain/consultancies/track-record.ts';
import { AVAILABILITY, type ConsultantProfileChanges } from '#domain/consultants/consultant-profile.ts';
import { absenceOn } from '#domain/consultants/absence.ts';
import { PUBLIC_CHECKS } from '#domain/consultants/profile-checks.ts';
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
    ...profile,
    isApproved: profile.status === 'approvato',
    updatedAt: profile.updatedAt.toISOString(),
    documents: documents.map(({ createdAt, ...file }) => ({ ...file, createdAt: createdAt.toISOString() })),
  };
}

/** Approval stays as it is: only an administrator moves it. */
export async function updateConsultantProfile(ctx: UserContext, changes: ConsultantProfileChanges) {
  await store.updateConsultantProfile(ctx.db, ctx.user.id, changes, ctx.now());
  const isOnlyAvailability = Object.keys(changes).every((name) => name in AVAILABILITY);
  if (!isOnlyAvailability) await store.submitAgain(ctx.db, ctx.user.id, ctx.now());
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

/** Which checks were fine when a person of ours looked, and when. */
export async function verificationOf(db: Db, userId: string): Promise<Verification> {
  const profile = await store.readConsultantProfile(db, userId);
  const seenAt = profile?.verifiedAt ?? null;
  if (!profile || !seenAt) return { on: null, checks: [] };
  return { on: romeMoment(seenAt).day, checks: PUBLIC_CHECKS.filter((check) => profile.checks[check] === 'ok') };
}

/** Usual wait for the first answer, once enough were counted. */
export async function responseMinutesOf(db: Db, userId: string): Promise<number | null> {
  const [row] = await db
    .select({ minutes: consultantFigures.responseMinutes })
    .from(consultantFigures)
    .where(eq(consultantFigures.userId, userId));
  return row?.minutes ?? null;
}
