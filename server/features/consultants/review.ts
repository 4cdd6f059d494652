import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { openChecks } from '#domain/consultants/profile-checks.ts';
import type { Decision, DecisionInput } from '#domain/consultants/profile-review.ts';
import { AppError } from '#domain/errors.ts';
import { PATHS } from '#domain/paths.ts';
import type { ConsultantStatus } from '#domain/vocabulary.ts';
import { REVIEW_MESSAGES } from '#messages/consultants/review.ts';
import { decisionMail } from '#messages/mails/consultants.ts';
import type { UserContext } from '#server/context.ts';
import { people as profiles } from '#server/features/accounts/service.ts';
import { writeAudit } from '#server/features/audit/service.ts';
import { readFileOf } from '#server/features/files/service.ts';
import { enqueueMail } from '#server/features/mails/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { newId } from '#server/platform/tokens.ts';
import { readReviewed } from './review-list.ts';
import { consultantDecisions, consultantProfiles as consultants } from './tables.ts';

/**
 * Approval needs every check; every other decision, and the end of a suspension, needs a reason. It is kept with those
 * before it, and told by mail and notification.
 */
export async function decideProfile(ctx: UserContext, id: string, input: DecisionInput) {
  const { decision, checks, reason } = input;
  const isApproval = decision === 'approvato';
  if (isApproval && openChecks(checks).length > 0) throw refused('checks', REVIEW_MESSAGES.openChecks);
  const now = ctx.now();
  await ctx.db.transaction(async (tx) => {
    const [known] = await tx.select().from(consultants).where(eq(consultants.userId, id)).for('update');
    if (!known) throw new AppError('not_found');
    if (isSaidAlready(known, input)) return;
    const before = known.status as ConsultantStatus;
    const isLift = isApproval && before === 'sospeso';
    if (decision === 'sospeso' && before !== 'approvato') throw refused('decision', REVIEW_MESSAGES.notListed);
    if ((!isApproval || isLift) && reason === '') throw refused('reason', REVIEW_MESSAGES.reasonMissing);
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
    await tx.insert(consultantDecisions).values({
      id: newId(),
      consultantId: id,
      decision,
      reason: reason || null,
      decidedBy: ctx.user.id,
      at: now,
    });
    const detail = { prima: before, dopo: decision };
    await writeAudit(ctx, tx, { action: 'consulente_deciso', subject: 'consulente', id, detail });
    await tell(ctx, tx, id, isLift ? 'riammesso' : decision, reason);
  });
  return readReviewed(ctx, id);
}

/** Decided so already, word for word: it is not told twice. */
const isSaidAlready = (known: typeof consultants.$inferSelect, { decision, checks, reason }: DecisionInput): boolean =>
  known.status === decision && (known.decisionReason ?? '') === reason && isDeepStrictEqual(known.checks, checks);

async function tell(ctx: UserContext, tx: Db, id: string, news: Decision | 'riammesso', reason: string) {
  const [person] = await tx.select().from(profiles).where(eq(profiles.id, id));
  if (!person) return;
  const mail = decisionMail(person.firstName, news, reason || null, ctx.env.publicUrl + PATHS.profile);
  await enqueueMail(ctx, tx, person.email, mail);
  await notify(ctx, tx, id, {
    kind: 'account',
    title: mail.subject,
    text: reason || REVIEW_MESSAGES.approvedText,
    href: PATHS.profile,
    key: `profilo:${ctx.now().toISOString()}`,
  });
}

const refused = (field: string, message: string) => new AppError('invalid_input', { fields: [{ field, message }] });

/** Documents of a consultant are seen by that person and by who reviews. */
export async function readReviewedFile(ctx: UserContext, id: string, fileId: string) {
  await readReviewed(ctx, id);
  return readFileOf(ctx, id, fileId);
}
