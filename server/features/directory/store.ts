import {
  and,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNotNull,
  lte,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { MARKETPLACE } from '#domain/constants.ts';
import { DIRECTORY_PAGE, type DirectorySearch } from '#domain/consultants/directory-search.ts';
import type { DirectoryStats } from '#domain/consultants/consultant-card.ts';
import { SECTOR_LABELS, SPECIALIZATION_LABELS } from '#messages/sectors.ts';
import { people as profiles } from '#server/features/accounts/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { consultantFigures as figures, consultants } from '#server/features/consultants/service.ts';

/** Whose account is closed is nowhere any more (SET-6). */
const isLeaving = sql`exists (select 1 from ${profiles} as leaving where leaving.id = ${consultants.userId} and leaving.erase_after is not null)`;
/** Approved, available and staying, nobody else (CON-3). */
const listed = and(eq(consultants.status, 'approvato'), eq(consultants.availableForConsultation, true), not(isLeaving));

/** Whom the one who asks would suit: a region and a sector. */
export type Fit = { region: string | null; sector: string | null };

const fields = {
  id: consultants.userId,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
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
  verifiedAt: consultants.verifiedAt,
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
export type ListedRow = Awaited<ReturnType<typeof listConsultants>>[number];

export async function findListed(db: Db, id: string) {
  const [row] = await joined(db).where(and(listed, eq(consultants.userId, id)));
  return row ?? null;
}

export const listedByIds = (db: Db, ids: readonly string[]) =>
  joined(db).where(and(listed, inArray(consultants.userId, [...ids])));

/** For the queries of other features. */
export const listedIds = (db: Db) => db.select({ id: consultants.userId }).from(consultants).where(listed);

export const listConsultants = (db: Db, search: DirectorySearch, fit: Fit) =>
  joined(db)
    .where(matching(search))
    .orderBy(...orderOf(search.sort ?? 'valutazione', fit), asc(profiles.lastName), asc(consultants.userId))
    .limit(search.limit ?? DIRECTORY_PAGE.size);

export async function countConsultants(db: Db, search: DirectorySearch): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(consultants)
    .innerJoin(profiles, eq(profiles.id, consultants.userId))
    .leftJoin(figures, eq(figures.userId, consultants.userId))
    .where(matching(search));
  return row?.total ?? 0;
}

/** Of all that are listed: reviews weigh alike, whoever they are about. */
export async function directoryStats(db: Db): Promise<DirectoryStats> {
  const [row] = await db
    .select({
      consultants: count(),
      rating: sql<
        number | null
      >`sum(${figures.rating} * ${figures.reviewsCount}) / nullif(sum(${figures.reviewsCount}), 0)`,
      projects: sql<number>`coalesce(sum(${figures.closed}), 0)`,
      granted: sql<number>`coalesce(sum(${figures.granted}), 0)`,
    })
    .from(consultants)
    .leftJoin(figures, eq(figures.userId, consultants.userId))
    .where(listed);
  const { consultants: total = 0, rating = null, projects = 0, granted = 0 } = row ?? {};
  return {
    consultants: total,
    rating: rating === null ? null : Number(rating),
    projects: Number(projects),
    granted: Number(granted),
  };
}

/** How many each topic would leave, with the other filters as they are. */
export async function countByTopic(db: Db, search: DirectorySearch) {
  const topic = sql<string>`unnest(${consultants.topics})`;
  const rows = await db
    .select({ topic, total: count() })
    .from(consultants)
    .innerJoin(profiles, eq(profiles.id, consultants.userId))
    .leftJoin(figures, eq(figures.userId, consultants.userId))
    .where(matching({ ...search, topics: undefined }))
    .groupBy(sql`1`);
  return MARKETPLACE.topics.map((value) => ({ value, count: rows.find((row) => row.topic === value)?.total ?? 0 }));
}

/** The histogram behind the price: tens of euro, the last from 200 up. */
export async function countByRate(db: Db, search: DirectorySearch): Promise<number[]> {
  const { min, max, step } = MARKETPLACE.priceSlider;
  const bucket = sql<number>`least(floor(${consultants.hourlyRate} / ${sql.raw(String(step))}), ${sql.raw(String(max / step))})::int`;
  const rows = await db
    .select({ bucket, total: count() })
    .from(consultants)
    .innerJoin(profiles, eq(profiles.id, consultants.userId))
    .leftJoin(figures, eq(figures.userId, consultants.userId))
    .where(matching({ ...search, minHourlyRate: undefined, maxHourlyRate: undefined }))
    .groupBy(sql`1`);
  const bars = Array.from({ length: (max - min) / step + 1 }, () => 0);
  for (const row of rows) bars[row.bucket] = row.total;
  return bars;
}

function matching(search: DirectorySearch): SQL | undefined {
  const { specializations, sectors, regions, topics, minExperience, minHourlyRate, maxHourlyRate, minRating } = search;
  return and(
    listed,
    search.q ? wordsIn(search.q) : undefined,
    specializations && arrayOverlaps(consultants.specializations, specializations),
    sectors && arrayOverlaps(consultants.sectors, sectors),
    topics && arrayOverlaps(consultants.topics, topics),
    regions && inArray(consultants.region, regions),
    minExperience === undefined ? undefined : gte(consultants.yearsExperience, minExperience),
    minHourlyRate === undefined ? undefined : gte(consultants.hourlyRate, minHourlyRate),
    maxHourlyRate === undefined ? undefined : lte(consultants.hourlyRate, maxHourlyRate),
    minRating === undefined ? undefined : gte(shownRating, String(minRating)),
    search.city ? ilike(consultants.city, search.city) : undefined,
    search.verified ? isNotNull(consultants.verifiedAt) : undefined,
  );
}

/** To one decimal, as the card shows it. */
const shownRating = sql<string>`round(${figures.rating}, 1)`;

/** First and last name, bio, specializations, sectors, whatever the case; codes are found by their words (CON-9). */
function wordsIn(q: string): SQL | undefined {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const sought = q.toLocaleLowerCase('it-IT');
  const codesOf = (labels: Record<string, string>) =>
    Object.entries(labels).flatMap(([code, label]) =>
      label.toLocaleLowerCase('it-IT').includes(sought) ? [code] : [],
    );
  const overlapping = (column: typeof consultants.sectors | typeof consultants.specializations, codes: string[]) =>
    codes.length > 0 ? arrayOverlaps(column, codes) : undefined;
  return or(
    ilike(sql`${profiles.firstName} || ' ' || ${profiles.lastName}`, pattern),
    ilike(consultants.bio, pattern),
    ilike(consultants.title, pattern),
    overlapping(consultants.specializations, codesOf(SPECIALIZATION_LABELS)),
    overlapping(consultants.sectors, codesOf(SECTOR_LABELS)),
    ilike(sql`array_to_string(${consultants.topics}, ' ')`, pattern),
  );
}

/** A few good reviews weigh less than many: ten at the average stand beside everybody's own. */
const weighted = sql`(coalesce(${figures.rating} * ${figures.reviewsCount}, 0) + 40) / (coalesce(${figures.reviewsCount}, 0) + 10)`;

function orderOf(sort: NonNullable<DirectorySearch['sort']>, fit: Fit): SQL[] {
  const byRating = [sql`${figures.rating} desc nulls last`, sql`${figures.reviewsCount} desc nulls last`];
  switch (sort) {
    case 'rilevanza':
      return [
        sql`(${consultants.region} = ${fit.region ?? ''})::int + (${fit.sector ?? ''} = any(${consultants.sectors}))::int desc`,
        sql`${weighted} desc`,
      ];
    case 'valutazione':
      return byRating;
    case 'prezzo':
      return [asc(consultants.hourlyRate), ...byRating];
    case 'esperienza':
      return [desc(consultants.yearsExperience), ...byRating];
  }
}
