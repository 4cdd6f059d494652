import { and, asc, eq, inArray } from 'drizzle-orm';
import { openChecks } from '#domain/consultants/profile-checks.ts';
import type { DecisionInput, ReviewedProfile } from '#domain/consultants/profile-review.ts';
import { AppError } from '#domain/errors.ts';
import { PATHS } from '#domain/paths.ts';
import { REVIEW_MESSAGES } from '#messages/consultants/review.ts';
import { decisionMail } from '#messages/mails/consultants.ts';
import type { UserContext } from '#server/context.ts';
import { people as profiles } from '#server/features/accounts/service.ts';
import { writeAudit } from '#server/features/audit/service.ts';
import { filesOf, readFileOf } from '#server/features/files/service.ts';
import { enqueueMail } from '#server/features/mails/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { consultantProfiles as consultants } from './tables.ts';

const WAITING = ['in_attesa', 'da_modificare'];

/** Who waits longest comes first. */
export async function listWaiting({ db }: UserContext): Promise<ReviewedProfile[]> {
  const rows = await joined(db)
    .where(inArray(consultants.status, WAITING))
    .orderBy(asc(consultants.submittedAt), asc(consultants.userId));
  const all: ReviewedProfile[] = [];
  for (const row of rows) all.push(await reviewedOf(db, row));
  return all;
}

export async function readReviewed({ db }: UserContext, id: string): Promise<ReviewedProfile> {
  const [row] = await joined(db).where(eq(consultants.userId, id));
  if (!row) throw new AppError('not_found');
  return reviewedOf(db, row);
}

/** Approval needs every check; the other decisions need a reason. Mail and notification go with it. */
export async function decideProfile(ctx: UserContext, id: string, { decision, checks, reason }: DecisionInput) {
  const isApproval = decision === 'approvato';
  if (isApproval && openChecks(checks).length > 0) throw refused('checks', REVIEW_MESSAGES.openChecks);
  if (!isApproval && reason === '') throw refused('reason', REVIEW_MESSAGES.reasonMissing);
  const now = ctx.now();
  await ctx.db.transaction(async (tx) => {
    const [known] = await tx.select().from(consultants).where(eq(consultants.userId, id)).for('update');
    if (!known) throw new AppError('not_found');
    await tx
      .update(consultants)
      .set({
        status: decision,
        checks,
        decisionReason: reason || null,
        decidedAt: now,
        decidedBy: ctx.user.id,
        verifiedAt: isApproval ? now : null,
      })
      .where(eq(consultants.userId, id));
    const detail = { prima: known.status, dopo: decision };
    await writeAudit(ctx, tx, { action: 'consulente_deciso', subject: 'consulente', id, detail });
    const [person] = await tx
      .select()
      .from(profiles)
      .where(and(eq(profiles.id, id)));
    if (!person) return;
    const mail = decisionMail(person.firstName, decision, reason || null, ctx.env.publicUrl + PATHS.profile);
    await enqueueMail(ctx, tx, person.email, mail);
    await notify(ctx, tx, id, {
      kind: 'account',
      title: mail.subject,
      text: reason || REVIEW_MESSAGES.approvedText,
      href: PATHS.profile,
      key: `profilo:${now.toISOString()}`,
    });
  });
  return readReviewed(ctx, id);
}

const refused = (field: string, message: string) => new AppError('invalid_input', { fields: [{ field, message }] });

/** Documents of a consultant are seen by that person and by who reviews. */
export async function readReviewedFile(ctx: UserContext, id: string, fileId: string) {
  await readReviewed(ctx, id);
  return readFileOf(ctx, id, fileId);
}

const joined = (db: Db) =>
  db
    .select({ profile: consultants, person: profiles })
    .from(consultants)
    .innerJoin(profiles, eq(profiles.id, consultants.userId));
type Row = Awaited<ReturnType<typeof joined>>[number];

async function reviewedOf(db: Db, { profile, person }: Row): Promise<ReviewedProfile> {
  const documents = await filesOf(db, person.id, 'consultant_document');
  return {
    ...(profile as unknown as ReviewedProfile),
    id: person.id,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    isApproved: profile.status === 'approvato',
    updatedAt: profile.updatedAt.toISOString(),
    submittedAt: profile.submittedAt.toISOString(),
    decidedAt: profile.decidedAt?.toISOString() ?? null,
    documents: documents.map(({ createdAt, ...file }) => ({ ...file, createdAt: createdAt.toISOString() })),
  };
}
