import { APPLICATION_CAPS, type Contents } from '#domain/applications/contents.ts';
import { plainTexts } from '#domain/applications/plain-texts.ts';
import { AppError } from '#domain/errors.ts';
import { NO_PROJECT, spendAfter } from '#domain/projects/project.ts';
import { SAME_LINE_TWICE } from '#messages/applications/applications.ts';
import type { UserContext } from '#server/context.ts';
import { addProjectOf, changeProjectOf, projectOf } from '#server/features/projects/service.ts';
import { attachedIds } from './attachments.ts';
import * as store from './store.ts';
import { changeDraft, nextPlan } from './writing.ts';

export type BudgetInput = {
  planRevision: number;
  /** The version of the project that was seen; null where there was none. */
  projectVersion: number | null;
  lines: { name: string; amount: number; isOutside: boolean; quoteFileId: string | null }[];
  cover: Contents['cover'];
  ratePct: number | null;
};

/** The lines are the project's, edited in one place; what this application adds to them is its own. */
export async function saveBudget(ctx: UserContext, id: string, input: BudgetInput): Promise<void> {
  refuseSameNames(input.lines);
  await changeDraft(ctx, id, { act: 'budget', detail: null }, async (contents, own, draft) => {
    const files = await attachedIds(own.db, id);
    const lineNotes = Object.fromEntries(
      input.lines.map(({ name, isOutside, quoteFileId }) => [
        name,
        { isOutside, quoteFileId: quoteFileId !== null && files.has(quoteFileId) ? quoteFileId : null },
      ]),
    );
    const next = nextPlan(contents, input.planRevision, { lineNotes, cover: input.cover, ratePct: input.ratePct });
    await saveLines(own, draft, input);
    return { outcome: null, contents: next };
  });
}

async function saveLines(ctx: UserContext, draft: store.StoredApplication, input: BudgetInput): Promise<void> {
  const costs = input.lines.map(({ name, amount }) => ({ category: name, amount }));
  const key = { userId: draft.userId, companyId: draft.companyId };
  const before = draft.projectId === null ? null : await projectOf(ctx.db, draft.userId, draft.projectId);
  if (before && !before.isDeleted) {
    // Somebody else's first lines have made it: they are read before these replace them.
    if (input.projectVersion === null) throw new AppError('conflict');
    const spend = spendAfter(before.fields, costs);
    await changeProjectOf(ctx, key, before.id, { version: input.projectVersion, costs, spend });
    return;
  }
  const title = (plainTexts(draft.contents)['project_title'] ?? draft.grantTitle).slice(0, APPLICATION_CAPS.name);
  const projectId = await addProjectOf(ctx, key, { title, costs, spend: spendAfter(NO_PROJECT, costs) });
  await store.updateApplication(ctx.db, draft.userId, draft.id, { projectId });
}

/** What is said of a line is kept under its name. */
function refuseSameNames(lines: BudgetInput['lines']): void {
  const names = lines.map(({ name }) => name.trim());
  const twice = names.findIndex((name, at) => names.indexOf(name) !== at);
  if (twice < 0) return;
  throw new AppError('invalid_input', { fields: [{ field: `lines.${twice}.name`, message: SAME_LINE_TWICE }] });
}
