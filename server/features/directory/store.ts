import { and, asc, eq, gt, inArray, not, sql } from 'drizzle-orm';
import { people as profiles } from '#server/features/accounts/service.ts';
import { consultantFigures as figures, consultants } from '#server/features/consultants/service.ts';
import { rowsOf, type Db } from '#server/platform/db/db.ts';

/** Whose account is closed is nowhere any more (SET-6). */
const isLeaving = sql`exists (select 1 from ${profiles} as leaving where leaving.id = ${consultants.userId} and leaving.erase_after is not null)`;
/** Approved, available and staying, nobody else (CON-3). */
const listed = and(eq(consultants.status, 'approvato'), eq(consultants.availableForConsultation, true), not(isLeaving));

const fields = {
  id: consultants.userId,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  photoId: consultants.photoId,
  title: consultants.title,
  bio: consultants.bio,
  specializations: consultants.specializations,
  sectors: consultants.sectors,
  topics: consultants.topics,
  languages: consultants.languages,
  certifications: consultants.certifications,
  region: consultants.region,
  city: consultants.city,
  yearsExperience: consultants.yearsExperience,
  hourlyRate: consultants.hourlyRate,
  projectRate: consultants.projectRate,
  pricingInfo: consultants.pricingInfo,
  successPercent: consultants.successPercent,
  successCap: consultants.successCap,
  taxRegime: consultants.taxRegime,
  freeSlots: consultants.freeSlots,
  freeUntil: consultants.freeUntil,
  absentUntil: consultants.absentUntil,
  /** Seen by a person of ours, and about data that are there. */
  isVerified: sql<boolean>`(${consultants.verifiedAt} is not null and ${consultants.vatNumber} is not null and ${consultants.insuredUntil} is not null)`,
  rating: figures.rating,
  reviewsCount: figures.reviewsCount,
  closed: figures.closed,
  granted: figures.granted,
  requests: figures.requests,
  accepted: figures.accepted,
  responseMinutes: figures.responseMinutes,
};

const joined = (db: Db) =>
  db
    .select(fields)
    .from(consultants)
    .innerJoin(profiles, eq(profiles.id, consultants.userId))
    .leftJoin(figures, eq(figures.userId, consultants.userId));
export type ListedRow = Awaited<ReturnType<typeof listedByIds>>[number];

export async function findListed(db: Db, id: string) {
  const [row] = await joined(db).where(and(listed, eq(consultants.userId, id)));
  return row ?? null;
}

export const listedByIds = (db: Db, ids: readonly string[]) =>
  joined(db).where(and(listed, inArray(consultants.userId, [...ids])));

/** For the queries of other features. */
export const listedIds = (db: Db) => db.select({ id: consultants.userId }).from(consultants).where(listed);

/** All of them, a page at a time. */
export const listedAfter = (db: Db, id: string, size: number) =>
  joined(db)
    .where(and(listed, gt(consultants.userId, id)))
    .orderBy(asc(consultants.userId))
    .limit(size);

/**
 * Who changed in transactions that were not over at `since`, and the oldest one that is not over now: what was written
 * before that is in what is read from here on. Null `since`: nobody is asked for.
 */
export async function changedSince(db: Db, since: bigint | null): Promise<{ ids: string[]; upTo: bigint }> {
  const rows = await rowsOf<{ up_to: string; id: string | null }>(
    db,
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as up_to, change.consultant_id as id
      from (select) as one left join consultant_changes change on change.tx >= ${since === null ? null : String(since)}::bigint`,
  );
  return { ids: rows.flatMap(({ id }) => id ?? []), upTo: BigInt(rows[0]!.up_to) };
}

/** Every process has read them long ago, or begins again. */
export async function forgetChanges(db: Db): Promise<void> {
  await db.execute(sql`delete from consultant_changes where at < now() - interval '1 day'`);
}
