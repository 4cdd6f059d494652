import type { DeMinimisRooms } from '#domain/eligibility/aid-rooms.ts';
import { grantOfCustom } from '#domain/applications/custom-grant.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import type { Project } from '#domain/projects/project.ts';
import { rulesInForce } from '#domain/rules/rule-at.ts';
import type { UserContext } from '#server/context.ts';
import { companiesOf, type Company } from '#server/features/companies/service.ts';
import { openCatalogue } from '#server/features/grants/service.ts';
import { judgementFor } from '#server/features/matching/service.ts';
import { projectOf } from '#server/features/projects/service.ts';
import { knownDeMinimisRooms } from '#server/features/tools/service.ts';
import type { FrozenVerdict } from './snapshot.ts';
import type { StoredApplication } from './store.ts';

/** What an application rests on. */
export type Inputs = {
  /** Null once it was deleted: a sent application keeps its name. */
  company: Company | null;
  companyName: string;
  project: { id: string; version: number; fields: Project } | null;
  grant: Grant | null;
  rooms: DeMinimisRooms;
};

/** As things are now; of a sent application as they were then. */
export async function inputsOf(ctx: UserContext, row: StoredApplication): Promise<Inputs> {
  const live = await liveInputs(ctx, row);
  const sent = row.snapshot?.sent;
  if (!sent) return live;
  const project = sent.project && { id: row.projectId ?? '', version: 0, fields: sent.project };
  return { company: live.company, companyName: sent.companyName, project, grant: sent.grant, rooms: sent.rooms };
}

async function liveInputs(ctx: UserContext, row: StoredApplication): Promise<Inputs> {
  const companies = await companiesOf(ctx.db, ctx.user.id);
  const company = companies.find(({ id }) => id === row.companyId) ?? null;
  const project = row.projectId === null ? null : await projectOf(ctx.db, ctx.user.id, row.projectId);
  return {
    company,
    companyName: company?.companyName ?? '',
    project: project && !project.isDeleted ? project : null,
    grant: await grantOf(ctx, row),
    rooms: company ? await knownDeMinimisRooms(ctx.db, company, romeMoment(ctx.now()).day) : {},
  };
}

export async function grantOf(ctx: UserContext, row: StoredApplication): Promise<Grant | null> {
  if (row.customGrant) return grantOfCustom(row.grantId, row.customGrant);
  return (await openCatalogue(ctx)).find(row.grantId)?.grant ?? null;
}

/** The verdict of these inputs, as it can be kept. */
export async function verdictOf(ctx: UserContext, inputs: Inputs): Promise<FrozenVerdict | null> {
  const { company, project, grant } = inputs;
  if (!company || !grant) return null;
  const judged = await judgementFor(ctx, company, project?.fields ?? null, grant);
  return {
    at: ctx.now().toISOString(),
    verdict: judged.verdict,
    text: judged.text,
    met: judged.met,
    total: judged.total,
    companyVersion: company.version,
    projectVersion: project?.version ?? null,
    rules: rulesInForce(romeMoment(ctx.now()).day),
    checks: judged.checks.map(({ requirement, outcome, found, reason }) => ({ requirement, outcome, found, reason })),
  };
}
