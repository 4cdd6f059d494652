import { spendBounds } from '#domain/eligibility/spend-bounds.ts';
import { OPEN_STATUSES } from '#domain/grants/catalogue-search.ts';
import { NO_PROJECT, type Project } from '#domain/projects/project.ts';
import type { SpendStep } from '#domain/projects/spend-steps.ts';
import type { UserContext } from '#server/context.ts';
import { openCatalogue } from '#server/features/grants/service.ts';
import { marksOf } from '#server/features/saved-grants/service.ts';
import { standingOf } from './service.ts';
import { activeSubject } from './subject.ts';

/** The open grants that the active company could ask for, were it not for how much it spends: the best fit first. */
export async function spendSteps(ctx: UserContext): Promise<SpendStep[]> {
  const subject = await activeSubject(ctx);
  if (!subject) return [];
  const { company, context } = subject;
  const [catalogue, { hidden }] = [await openCatalogue(ctx), await marksOf(ctx, ctx.user)];
  const standing = await standingOf(ctx, {
    company,
    context: { ...context, project: withoutSpend(context.project ?? NO_PROJECT) },
  });
  return [...standing.keys()].flatMap((id) => {
    const entry = hidden.has(id) ? undefined : catalogue.find(id);
    if (!entry || !OPEN_STATUSES.includes(catalogue.statusOf(entry, ctx.now()).status)) return [];
    const { min, max, maxLimitsProject } = spendBounds(entry.grant);
    const limit = maxLimitsProject ? max : null;
    return min === null && limit === null ? [] : [{ name: entry.grant.name, min, max: limit }];
  });
}

/** The same wish, its sums untold: what is bought still decides who pays for it. */
const withoutSpend = (project: Project): Project => ({
  ...project,
  description: [project.description, ...project.costs.map(({ category }) => category)].join('. '),
  spend: null,
  costs: [],
});
