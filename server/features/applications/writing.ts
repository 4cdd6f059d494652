import type { Contents, StoredText } from '#domain/applications/contents.ts';
import { backwardPhases, plainTexts } from '#domain/applications/plain-texts.ts';
import { statusAfter } from '#domain/applications/application-status.ts';
import { hasContent, unfinishedSections, type TextId } from '#domain/applications/sections.ts';
import { AppError } from '#domain/errors.ts';
import { BACKWARD_PHASE } from '#messages/applications/applications.ts';
import type { UserContext } from '#server/context.ts';
import type { Db } from '#server/platform/db/db.ts';
import { lockedDraft } from './admitted.ts';
import * as store from './store.ts';
import { actOf, actorId, actorName, type ApplicationAct } from './trail.ts';

/** A text changed by somebody else in between: both are shown, neither is lost. */
type TextOutcome = { isSaved: true; text: StoredText } | { isSaved: false; theirs: StoredText };
export type SavedText = TextOutcome & { version: number; status: string };

export type TextChange = {
  text: string;
  seenRevision: number;
  isFromAssistant: boolean;
  /** Chosen over another text that was shown beside it: that one stays among the versions. */
  isChosen?: boolean;
};

/** Whoever writes says which revision they saw; an older one changes nothing and gets the newer text back. */
export async function saveText(ctx: UserContext, id: string, section: TextId, change: TextChange): Promise<SavedText> {
  const saved = await changeDraft<TextOutcome>(ctx, id, { act: 'testo', detail: section }, (contents) => {
    const before = contents.texts[section];
    if (before?.text === change.text) return { outcome: { isSaved: true, text: before } };
    if (before && before.revision !== change.seenRevision) return { outcome: { isSaved: false, theirs: before } };
    const text: StoredText = {
      text: change.text,
      revision: (before?.revision ?? 0) + 1,
      by: actorName(ctx),
      byId: actorId(ctx),
      at: ctx.now().toISOString(),
    };
    return {
      outcome: { isSaved: true, text },
      contents: { ...contents, texts: { ...contents.texts, [section]: text } },
      usesAssistant: change.isFromAssistant,
      keepsBefore: change.isChosen === true || (before !== undefined && before.by !== text.by),
    };
  });
  return { ...saved.outcome, version: saved.version, status: saved.status };
}

export type Planning = Partial<Pick<Contents, 'phases' | 'sector' | 'settledDocuments' | 'limits' | 'readiness'>>;

/** Sector, phases, ticks: small parts that are written whole, against the revision that was seen. */
export async function savePlanning(ctx: UserContext, id: string, seenRevision: number, planning: Planning) {
  const backward = backwardPhases(planning.phases ?? []);
  if (backward.length > 0) {
    const fields = backward.map((phase) => ({ field: `phases.${phase}`, message: BACKWARD_PHASE }));
    throw new AppError('invalid_input', { fields });
  }
  const act = planning.phases ? 'fasi' : 'piano';
  await changeDraft(ctx, id, { act, detail: null }, (contents) => ({
    outcome: null,
    contents: nextPlan(contents, seenRevision, planning),
  }));
}

export function nextPlan(contents: Contents, seenRevision: number, changes: Partial<Contents>): Contents {
  if (contents.planRevision !== seenRevision) throw new AppError('conflict');
  return { ...contents, ...changes, planRevision: contents.planRevision + 1 };
}

type Act = { act: ApplicationAct; detail: string | null };
/** Without `contents` nothing is written. */
type Change<Outcome> = { outcome: Outcome; contents?: Contents; usesAssistant?: boolean; keepsBefore?: boolean };

/** One change at a time; its status follows from its content; a person coming back leaves a version behind. */
export function changeDraft<Outcome>(
  ctx: UserContext,
  id: string,
  { act, detail }: Act,
  change: (
    contents: Contents,
    own: UserContext,
    draft: store.StoredApplication,
  ) => Change<Outcome> | Promise<Change<Outcome>>,
): Promise<{ outcome: Outcome; version: number; status: string }> {
  return ctx.db.transaction(async (tx) => {
    const { ctx: own, row: draft } = await lockedDraft({ ...ctx, db: tx }, id, 'write');
    const { outcome, contents, usesAssistant, keepsBefore = false } = await change(draft.contents, own, draft);
    if (!contents) return { outcome, version: draft.version, status: draft.status };
    if (keepsBefore || isQuiet(ctx, draft)) await keepVersion(ctx, tx, draft);
    const texts = plainTexts(contents);
    const status = statusAfter({ hasContent: hasContent(texts), isComplete: unfinishedSections(texts).length === 0 });
    await store.updateContents(tx, draft.userId, id, {
      contents,
      status,
      updatedAt: ctx.now(),
      ...(usesAssistant ? { usesAssistant } : {}),
    });
    if (await isNewAct(tx, id, act, detail, ctx.now())) await store.insertEvent(tx, id, actOf(ctx, act, detail));
    return { outcome, version: draft.version + 1, status };
  });
}

const QUIET_MS = 10 * 60_000;

/** The state before a new spell of work, or before somebody else's hand: not one row per key pressed. */
const isQuiet = (ctx: UserContext, { updatedAt }: store.StoredApplication): boolean =>
  ctx.now().getTime() - updatedAt.getTime() >= QUIET_MS;

async function keepVersion(ctx: UserContext, tx: Db, draft: store.StoredApplication): Promise<void> {
  await store.insertVersion(tx, {
    applicationId: draft.id,
    number: draft.version,
    contents: draft.contents,
    actorId: actorId(ctx),
    actorName: actorName(ctx),
    at: draft.updatedAt,
  });
}

async function isNewAct(tx: Db, id: string, act: string, detail: string | null, now: Date): Promise<boolean> {
  const [last] = await store.listEvents(tx, id, 1);
  if (!last) return true;
  const isSame = last.kind === act && last.detail === detail;
  return !isSame || now.getTime() - last.at.getTime() > QUIET_MS;
}
