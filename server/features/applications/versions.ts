import type { Contents } from '#domain/applications/contents.ts';
import { plainTexts } from '#domain/applications/plain-texts.ts';
import { TEXT_IDS } from '#domain/applications/sections.ts';
import { AppError } from '#domain/errors.ts';
import type { UserContext } from '#server/context.ts';
import { lockedDraft, openedApplication } from './admitted.ts';
import * as store from './store.ts';
import { actorId, actorName } from './trail.ts';
import { changeDraft } from './writing.ts';

/** The texts as they were in one kept version. */
export async function readVersion(ctx: UserContext, id: string, number: number) {
  const version = await ctx.db.transaction(async (tx) => {
    await openedApplication({ ...ctx, db: tx }, id, 'read');
    const found = await store.findVersion(tx, id, number);
    if (!found) throw new AppError('not_found');
    return found;
  });
  return {
    number,
    actorName: version.actorName,
    at: version.at.toISOString(),
    texts: plainTexts(version.contents),
  };
}

/** "Salva i progressi": the state of this moment among the versions, to compare with and to come back to. */
export async function keepVersionNow(ctx: UserContext, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { row: draft } = await lockedDraft({ ...ctx, db: tx }, id, 'write');
    await store.insertVersion(tx, {
      applicationId: id,
      number: draft.version,
      contents: draft.contents,
      actorId: actorId(ctx),
      actorName: actorName(ctx),
      at: ctx.now(),
    });
  });
}

/** The texts of an older version once more, as a new one: what they replace stays among the versions. */
export async function bringBackVersion(ctx: UserContext, id: string, number: number): Promise<void> {
  await changeDraft(ctx, id, { act: 'riportata', detail: String(number) }, async (contents, { db: tx }, draft) => {
    const version = await store.findVersion(tx, id, number);
    if (!version) throw new AppError('not_found');
    await store.insertVersion(tx, {
      applicationId: id,
      number: draft.version,
      contents,
      actorId: actorId(ctx),
      actorName: actorName(ctx),
      at: ctx.now(),
    });
    return { outcome: null, contents: withTexts(ctx, contents, plainTexts(version.contents)) };
  });
}

function withTexts(ctx: UserContext, contents: Contents, texts: ReturnType<typeof plainTexts>): Contents {
  const next = { ...contents.texts };
  for (const id of TEXT_IDS) {
    const [before, text] = [contents.texts[id], texts[id] ?? ''];
    if ((before?.text ?? '') === text) continue;
    const revision = (before?.revision ?? 0) + 1;
    next[id] = { text, revision, by: actorName(ctx), byId: actorId(ctx), at: ctx.now().toISOString() };
  }
  return { ...contents, texts: next };
}
