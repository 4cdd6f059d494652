import { and, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type {
  ConsultantFit,
  ProgrammeRecord,
  Recommendation,
  TrackRecord,
} from '#domain/consultancies/track-record.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import type { Context, UserContext } from '#server/context.ts';
import { activeCompanyOf } from '#server/features/companies/service.ts';
import { verificationOf } from '#server/features/consultants/service.ts';
import { leadingIds, listedConsultants, listedIds, readConsultant } from '#server/features/directory/service.ts';
import { openCatalogue } from '#server/features/grants/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { measuredOf } from './measured.ts';
import { consultancies, reviews } from './tables.ts';

const MAX_WORKS = 500;
const MAX_REVIEWS = 200;
const WORKS_SHOWN = 3;

/** Outcomes by programme and the reviews that can be read: no client is named. */
export async function readTrackRecord(ctx: Context, id: string): Promise<TrackRecord> {
  await readConsultant(ctx, id); // not listed: not found
  const works = await ctx.db
    .select()
    .from(consultancies)
    .where(and(eq(consultancies.consultantId, id), isNotNull(consultancies.closedAt)))
    .orderBy(desc(consultancies.closedAt), consultancies.id)
    .limit(MAX_WORKS);
  const written = await ctx.db
    .select({ review: reviews, work: consultancies })
    .from(reviews)
    .innerJoin(consultancies, eq(consultancies.id, reviews.consultancyId))
    .where(and(eq(reviews.consultantId, id), eq(reviews.side, 'impresa'), lte(reviews.visibleFrom, ctx.now())))
    .orderBy(desc(reviews.createdAt), reviews.id)
    .limit(MAX_REVIEWS);
  const closed = works.filter(({ outcome }) => outcome === 'approvata' || outcome === 'non_concessa');
  const stars = [0, 0, 0, 0, 0];
  for (const { review } of written) stars[review.stars - 1]! += 1;
  const first = closed.at(-1)?.closedAt;
  return {
    amount: closed.reduce((sum, work) => sum + (work.grantedAmount ?? 0), 0),
    since: first ? first.getFullYear() : null,
    programmes: byProgramme(closed, await openCatalogue(ctx), ctx.now()),
    stars,
    verified: await verificationOf(ctx.db, id),
    ...(await measuredOf(ctx.db, id, closed)),
    reviews: withACritic(
      written.map(({ review, work }) => ({
        id: review.id,
        stars: review.stars,
        text: review.text,
        reply: review.reply,
        sector: work.sector,
        region: work.region,
        grantName: work.grantName,
        outcome: work.outcome,
        day: romeMoment(review.createdAt).day,
      })),
    ),
  };
}

const FIRST_SHOWN = 3;
/** Where somebody was unhappy, that too is among the first to be read. */
function withACritic(all: TrackRecord['reviews']): TrackRecord['reviews'] {
  const at = all.findIndex(({ stars }) => stars <= 3);
  if (at < FIRST_SHOWN) return all;
  const critic = all[at]!;
  const rest = all.filter((each) => each !== critic);
  return [...rest.slice(0, FIRST_SHOWN - 1), critic, ...rest.slice(FIRST_SHOWN - 1)];
}

type Work = typeof consultancies.$inferSelect;

type Catalogue = Pick<Awaited<ReturnType<typeof openCatalogue>>, 'find' | 'statusOf'>;

function byProgramme(works: readonly Work[], catalogue: Catalogue, now: Date): ProgrammeRecord[] {
  const programmes = new Map<string, Work[]>();
  for (const work of works) {
    if (!work.grantName) continue;
    programmes.set(work.grantName, [...(programmes.get(work.grantName) ?? []), work]);
  }
  const entryOf = (id: string | null) => (id === null ? undefined : catalogue.find(id));
  return [...programmes]
    .map(([name, all]) => ({ name, all, entry: entryOf(all[0]!.grantId) }))
    .map(({ name, all, entry }) => ({
      grantId: all[0]!.grantId,
      name,
      aidForm: entry?.grant.aidForm ?? null,
      isClosed: entry !== undefined && catalogue.statusOf(entry, now).status === 'chiuso',
      closed: all.length,
      granted: all.filter(({ outcome }) => outcome === 'approvata').length,
      amount: all.reduce((sum, { grantedAmount }) => sum + (grantedAmount ?? 0), 0),
      works: all.slice(0, WORKS_SHOWN).map(({ closedAt, sector, region, outcome, grantedAmount, cor }) => ({
        day: romeMoment(closedAt!).day,
        sector,
        region,
        outcome: outcome!,
        amount: grantedAmount,
        cor,
      })),
    }))
    .toSorted((a, b) => b.closed - a.closed || a.name.localeCompare(b.name, 'it'));
}

/** Under so few results nobody is put before the others. */
const MIN_RESULTS = 3;

/**
 * One person for the active company: of those whom the list puts first, who has won most with this grant, in this region
 * and sector. Nobody pays to be here; without enough results there is no banner.
 */
export async function recommendConsultant(
  ctx: UserContext,
  grantId: string | undefined,
): Promise<Recommendation | null> {
  const company = await activeCompanyOf(ctx.db, ctx.user.id);
  if (!company?.region) return null;
  const entry = grantId === undefined ? undefined : (await openCatalogue(ctx)).find(grantId);
  const grant = entry ? { id: entry.grant.id, name: entry.grant.name } : null;
  const region = company.region;
  const { sector } = company;
  const leading = await leadingIds(ctx.db, { region, sector });
  if (leading.length === 0) return null;
  const [best] = await candidates(ctx.db, leading, { grantId: grant?.id ?? null, region, sector });
  if (!best || (grant !== null && best.subject === 0)) return null;
  const [consultant] = await listedConsultants(ctx.db, [best.id]);
  if (!consultant) return null;
  return {
    consultant,
    grant,
    subject: { count: best.subject, of: best.subjectClosed },
    territory: { count: best.territory, of: best.closed, region },
    sector: { count: best.sector, of: best.closed, sector },
    results: { count: best.granted, of: best.closed },
  };
}

type Wanted = { grantId: string | null; region: string; sector: string };

/** What is counted of closed work, for one company. */
function tallies({ grantId, region, sector }: Wanted) {
  const tally = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const isSubject = grantId === null ? sql`true` : sql`${consultancies.grantId} = ${grantId}`;
  const granted = sql`${consultancies.outcome} = 'approvata'`;
  return {
    id: consultancies.consultantId,
    subject: tally(sql`${isSubject} and ${granted}`),
    subjectClosed: tally(isSubject),
    territory: tally(sql`${consultancies.region} = ${region}`),
    sector: tally(sql`${consultancies.sector} = ${sector}`),
    closed: sql<number>`count(*)::int`,
    granted: tally(granted),
  };
}

const isClosed = () =>
  and(inArray(consultancies.outcome, ['approvata', 'non_concessa']), isNotNull(consultancies.closedAt));

function candidates(db: Db, leading: string[], wanted: Wanted) {
  const counted = tallies(wanted);
  const { subject, territory, sector, granted } = counted;
  return db
    .select(counted)
    .from(consultancies)
    .where(and(inArray(consultancies.consultantId, leading), isClosed()))
    .groupBy(consultancies.consultantId)
    .having(sql`count(*) >= ${MIN_RESULTS} and ${granted} > 0`)
    .orderBy(
      sql`${subject}::float * 2 + ${territory}::float + ${sector}::float + 4 * ${granted}::float / count(*) desc`,
      consultancies.consultantId,
    )
    .limit(1);
}

/** Of each of these people what the foot of a card says; without a company in a region there is nothing to say. */
export async function consultantFits(
  ctx: UserContext,
  ids: readonly string[],
  grantId: string | undefined,
): Promise<ConsultantFit[]> {
  const company = await activeCompanyOf(ctx.db, ctx.user.id);
  if (!company?.region || ids.length === 0) return [];
  const { region, sector } = company;
  const grant = grantId === undefined ? undefined : (await openCatalogue(ctx)).find(grantId)?.grant.id;
  const rows = await ctx.db
    .select(tallies({ grantId: grant ?? null, region, sector }))
    .from(consultancies)
    .where(
      and(
        inArray(consultancies.consultantId, listedIds(ctx.db)),
        inArray(consultancies.consultantId, [...ids]),
        isClosed(),
      ),
    )
    .groupBy(consultancies.consultantId);
  const counted = new Map(rows.map((row) => [row.id, row]));
  const listed = await listedConsultants(ctx.db, [...ids]);
  return listed.map(({ id }) => {
    const row = counted.get(id);
    const of = row?.closed ?? 0;
    return {
      id,
      subject: grant === undefined ? null : { count: row?.subject ?? 0, of: row?.subjectClosed ?? 0 },
      territory: { count: row?.territory ?? 0, of, region },
      sector: { count: row?.sector ?? 0, of },
    };
  });
}
