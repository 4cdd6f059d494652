import { and, asc, count, desc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import { checksAfter, withProposal } from '#domain/consultants/profile-changes.ts';
import type { ReviewedProfile, ReviewQuery } from '#domain/consultants/profile-review.ts';
import type { ReviewOrder } from '#domain/consultants/review-search.ts';
import { AppError } from '#domain/errors.ts';
import { REVIEW_EXPORT, STATUS_LABELS } from '#messages/consultants/review.ts';
import type { UserContext } from '#server/context.ts';
import { people as profiles } from '#server/features/accounts/service.ts';
import { writeAudit } from '#server/features/audit/service.ts';
import { filesOfMany } from '#server/features/files/service.ts';
import { csvOf } from '#server/platform/csv.ts';
import type { Db } from '#server/platform/db/db.ts';
import { contains } from '#server/platform/db/like.ts';
import { waitsForReview } from './store.ts';
import { consultantDecisions as decisions, consultantProfiles as consultants } from './tables.ts';

const PAGE_SIZE = 20;
const EXPORT_MAX = 10_000;

const filtered = ({ q, stato }: ReviewQuery): SQL | undefined =>
  and(
    stato === undefined ? or(waitsForReview, eq(consultants.status, 'da_modificare')) : undefined,
    stato === undefined || stato === 'tutti' ? undefined : eq(consultants.status, stato),
    q === ''
      ? undefined
      : or(
          ilike(sql`${profiles.firstName} || ' ' || ${profiles.lastName}`, contains(q)),
          ilike(profiles.email, contains(q)),
          eq(profiles.id, q),
        ),
  );
const ORDERS: Record<ReviewOrder, SQL[]> = {
  // Who was asked for changes is not waiting for us.
  attesa: [desc(waitsForReview), asc(consultants.submittedAt)],
  recenti: [desc(consultants.submittedAt)],
  nome: [asc(profiles.lastName), asc(profiles.firstName)],
};

const joined = (db: Db) =>
  db
    .select({ profile: consultants, person: profiles })
    .from(consultants)
    .innerJoin(profiles, eq(profiles.id, consultants.userId));
type Row = Awaited<ReturnType<typeof joined>>[number];

/** Who waits longest comes first, unless another view is asked for. */
export async function listReviewed({ db }: UserContext, query: ReviewQuery) {
  const rows = await joined(db)
    .where(filtered(query))
    .orderBy(...ORDERS[query.ordine], asc(consultants.userId))
    .limit(PAGE_SIZE)
    .offset((query.pagina - 1) * PAGE_SIZE);
  const [all] = await db
    .select({ count: count() })
    .from(consultants)
    .innerJoin(profiles, eq(profiles.id, consultants.userId))
    .where(filtered(query));
  const total = all?.count ?? 0;
  return {
    profiles: await reviewedOf(db, rows),
    total,
    page: query.pagina,
    pageSize: PAGE_SIZE,
    pages: Math.ceil(total / PAGE_SIZE),
  };
}

export async function readReviewed({ db }: UserContext, id: string): Promise<ReviewedProfile> {
  const [reviewed] = await reviewedOf(db, await joined(db).where(eq(consultants.userId, id)));
  if (!reviewed) throw new AppError('not_found');
  return reviewed;
}

export async function exportReviewed(ctx: UserContext, query: ReviewQuery): Promise<string> {
  const rows = await joined(ctx.db)
    .where(filtered(query))
    .orderBy(...ORDERS[query.ordine], asc(consultants.userId))
    .limit(EXPORT_MAX);
  const detail = { righe: rows.length };
  await writeAudit(ctx, ctx.db, { action: 'elenco_esportato', subject: 'registro', id: 'consulenti', detail });
  return csvOf([
    [...REVIEW_EXPORT.columns],
    ...rows.map(({ profile, person }) => [
      `${person.firstName} ${person.lastName}`,
      person.email,
      STATUS_LABELS[profile.status as ReviewedProfile['status']],
      profile.region,
      profile.submittedAt.toISOString(),
      profile.decidedAt?.toISOString() ?? null,
      profile.decisionReason,
    ]),
  ]);
}

async function reviewedOf(db: Db, rows: Row[]): Promise<ReviewedProfile[]> {
  const ids = rows.map(({ person }) => person.id);
  if (ids.length === 0) return [];
  const documents = Map.groupBy(await filesOfMany(db, ids, 'consultant_document'), ({ ownerId }) => ownerId);
  const history = Map.groupBy(await decisionsOf(db, ids), ({ consultantId }) => consultantId);
  return rows.map(({ profile: stored, person }) => {
    const profile = withProposal(stored);
    return {
      ...(profile as unknown as ReviewedProfile),
      id: person.id,
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      checks: checksAfter(profile.checks, profile.proposal),
      seenChecks: profile.checks,
      isApproved: profile.status === 'approvato',
      updatedAt: profile.updatedAt.toISOString(),
      submittedAt: profile.submittedAt.toISOString(),
      decidedAt: profile.decidedAt?.toISOString() ?? null,
      documents: (documents.get(person.id) ?? []).map(({ createdAt, ownerId: _, ...file }) => ({
        ...file,
        createdAt: createdAt.toISOString(),
      })),
      history: (history.get(person.id) ?? []).map(({ consultantId: _, at, ...each }) => ({
        ...each,
        at: at.toISOString(),
      })),
    };
  });
}

const decisionsOf = (db: Db, ids: string[]) =>
  db
    .select({
      id: decisions.id,
      consultantId: decisions.consultantId,
      decision: decisions.decision,
      reason: decisions.reason,
      by: sql<string | null>`${profiles.firstName} || ' ' || ${profiles.lastName}`,
      at: decisions.at,
    })
    .from(decisions)
    .leftJoin(profiles, eq(profiles.id, decisions.decidedBy))
    .where(inArray(decisions.consultantId, ids))
    .orderBy(desc(decisions.at), desc(decisions.id));
