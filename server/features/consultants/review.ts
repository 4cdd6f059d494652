import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { withProposal } from '#domain/consultants/profile-changes.ts';
import { openChecks, unfoundedChecks, type ProfileChecks } from '#domain/consultants/profile-checks.ts';
import type { Decision, DecisionInput } from '#domain/consultants/profile-review.ts';
import { AppError } from '#domain/errors.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { PATHS } from '#domain/paths.ts';
import type { ConsultantStatus } from '#domain/vocabulary.ts';
import { REVIEW_MESSAGES } from '#messages/consultants/review.ts';
import { decisionMail, type DecisionNews } from '#messages/mails/consultants.ts';
import type { UserContext } from '#server/context.ts';
import { people as profiles } from '#server/features/accounts/service.ts';
import { writeAudit } from '#server/features/audit/service.ts';
import { countFiles, readFileOf } from '#server/features/files/service.ts';
import { enqueueMail } from '#server/features/mails/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { newId } from '#server/platform/tokens.ts';
import { readReviewed } from './review-list.ts';
import { lockConsultantProfile } from './store.ts';
import { consultantDecisions, consultantProfiles as consultants } from './tables.ts';

type Known = typeof consultants.$inferSelect;

/**
 * Approval needs every check, each about a datum that is there; every other decision, and the end of a suspension,
 * needs a reason. It is kept with those before it, and told by mail and notification. Changes of an approved profile
 * are approved or sent back: meanwhile the approved version stays (CON-2).
 */
export async function decideProfile(ctx: UserContext, id: string, input: DecisionInput) {
  const { decision, checks, reason } = input;
  const isApproval = decision === 'approvato';
  if (isApproval && openChecks(checks).length > 0) throw refused('checks', REVIEW_MESSAGES.openChecks);
  await ctx.db.transaction(async (tx) => {
    const known = await lockConsultantProfile(tx, id);
    if (!known) throw new AppError('not_found');
    if (isSaidAlready(known, input)) return;
    const before = known.status as ConsultantStatus;
    const isLift = isApproval && before === 'sospeso';
    if (decision === 'sospeso' && before !== 'approvato') throw refused('decision', REVIEW_MESSAGES.notListed);
    if ((!isApproval || isLift) && reason === '') throw refused('reason', REVIEW_MESSAGES.reasonMissing);
    if (isApproval) await refuseUnfounded(ctx, tx, known, checks);
    const isSentBack = known.proposal !== null && decision === 'da_modificare';
    await tx
      .update(consultants)
      .set(isSentBack ? sentBack(known, reason) : decided(ctx, known, input))
      .where(eq(consultants.userId, id));
    await tx.insert(consultantDecisions).values({
      id: newId(),
      consultantId: id,
      decision,
      reason: reason || null,
      decidedBy: ctx.user.id,
      at: ctx.now(),
    });
    const detail = { prima: before, dopo: isSentBack ? before : decision };
    await writeAudit(ctx, tx, { action: 'consulente_deciso', subject: 'consulente', id, detail });
    await tell(ctx, tx, id, newsOf(known, decision), reason);
  });
  return readReviewed(ctx, id);
}

/** Nobody can have seen what is not there (CON-15). */
async function refuseUnfounded(ctx: UserContext, tx: Db, known: Known, checks: ProfileChecks): Promise<void> {
  const profile = withProposal(known);
  const documents = await countFiles(tx, known.userId, 'consultant_document');
  const unfounded = unfoundedChecks(checks, { ...profile, documents, seen: known.checks }, romeMoment(ctx.now()).day);
  if (unfounded.length > 0) throw refused('checks', REVIEW_MESSAGES.unfounded(unfounded));
}

/** Whatever is decided about the whole profile is decided about it as its owner left it. */
const decided = (ctx: UserContext, known: Known, { decision, checks, reason }: DecisionInput) => ({
  ...(known.proposal?.changes as Partial<Known> | undefined),
  proposal: null,
  status: decision,
  checks,
  decisionReason: reason || null,
  decidedAt: ctx.now(),
  decidedBy: ctx.user.id,
  verifiedAt: decision === 'approvato' ? ctx.now() : null,
});

const sentBack = ({ proposal }: Known, reason: string) => ({
  proposal: proposal && { ...proposal, isSentBack: true },
  decisionReason: reason,
});

/** Decided so already, word for word: it is not told twice. */
function isSaidAlready(known: Known, { decision, checks, reason }: DecisionInput): boolean {
  if ((known.decisionReason ?? '') !== reason) return false;
  if (known.proposal) return decision === 'da_modificare' && known.proposal.isSentBack;
  return known.status === decision && isDeepStrictEqual(known.checks, checks);
}

function newsOf({ status, proposal }: Known, decision: Decision): DecisionNews {
  if (proposal && decision === 'approvato') return 'modifiche_approvate';
  if (proposal && decision === 'da_modificare') return 'modifiche_da_rivedere';
  return decision === 'approvato' && status === 'sospeso' ? 'riammesso' : decision;
}

async function tell(ctx: UserContext, tx: Db, id: string, news: DecisionNews, reason: string) {
  const [person] = await tx.select().from(profiles).where(eq(profiles.id, id));
  if (!person) return;
  const mail = decisionMail(person.firstName, news, reason || null, ctx.env.publicUrl + PATHS.profile);
  await enqueueMail(ctx, tx, person.email, mail);
  await notify(ctx, tx, id, {
    kind: 'account',
    title: mail.subject,
    text: reason || REVIEW_MESSAGES.approvedText[news === 'modifiche_approvate' ? 'changes' : 'profile'],
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
