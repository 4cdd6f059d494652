import type { CompanyChanges } from '#domain/companies/company-input.ts';
import type { Project } from '#domain/projects/project.ts';
import type { UserContext } from '#server/context.ts';
import { activeCompanyFor } from '#server/features/companies/service.ts';
import { standingOf } from './service.ts';
import { subjectActedFor } from './subject.ts';

/** What an answer took the place of: only the fields that it changed. */
export type Before = { company?: Partial<CompanyChanges> | undefined; project?: Partial<Project> | undefined };

/** How many verdicts of the active company are not what they were before an answer. */
export async function answerEffect(ctx: UserContext, before: Before): Promise<number> {
  const active = await activeCompanyFor(ctx);
  if (!active) return 0;
  const now = await subjectActedFor(ctx, active);
  const { company } = await subjectActedFor(ctx, { ...active, ...before.company });
  const project = now.context.project && { ...now.context.project, ...before.project };
  const [after, then] = [
    await standingOf(ctx, now),
    await standingOf(ctx, { company, context: { ...now.context, project } }),
  ];
  const ids = new Set([...after.keys(), ...then.keys()]);
  return [...ids].filter((id) => after.get(id) !== then.get(id)).length;
}
