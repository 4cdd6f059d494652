import { companyFacts } from '#domain/companies/company-facts.ts';
import type { CompanyFields } from '#domain/companies/company-profile.ts';
import type { CompanyContext, NamedCompany } from '#domain/eligibility/company-view.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import type { Project } from '#domain/projects/project.ts';
import type { Services, UserContext } from '#server/context.ts';
import { activeCompanyFor, companiesOf, type Company } from '#server/features/companies/service.ts';
import { activeProjectOf } from '#server/features/projects/service.ts';
import { knownDeMinimisRooms } from '#server/features/tools/service.ts';

/**
 * What every verdict is for: a company as it is stored, the room its ledger leaves and its active project. Every screen
 * asks here, so that none can leave a part out.
 */
export type Subject = { id: string | null; companyName: string; company: NamedCompany; context: CompanyContext };

export const todayOf = ({ now }: Pick<Services, 'now'>): string => romeMoment(now()).day;

export async function activeSubject(ctx: UserContext): Promise<Subject | null> {
  const active = await activeCompanyFor(ctx);
  return active && subjectActedFor(ctx, active);
}

/** The same of a company that was just read as one that the person may act for. */
export const subjectActedFor = (ctx: UserContext, company: Company, project?: Project): Promise<Subject> =>
  subjectWith(ctx, company, company, project);

/** `project`: one that the question carries takes the place of the stored one. */
export async function subjectOf(
  ctx: UserContext,
  company: CompanyFields & { id: string | null },
  project?: Project,
): Promise<Subject> {
  const own =
    company.id === null ? undefined : (await companiesOf(ctx.db, ctx.user.id)).find(({ id }) => id === company.id);
  return subjectWith(ctx, company, own, project);
}

async function subjectWith(
  ctx: UserContext,
  company: CompanyFields,
  own: Company | undefined,
  project: Project | undefined,
): Promise<Subject> {
  const subject = { id: own?.id ?? null, companyName: company.companyName, company: companyFacts(company) };
  if (!own) return { ...subject, context: project ? { project } : {} };
  return {
    ...subject,
    context: {
      deMinimisRooms: await knownDeMinimisRooms(ctx.db, own, todayOf(ctx)),
      project: project ?? (await activeProjectOf(ctx, own)),
    },
  };
}
