import { aidPlanOf } from '#domain/applications/aid-plan.ts';
import { CONTINUABLE, shownStatus, type ApplicationStatus } from '#domain/applications/application-status.ts';
import { budgetOf } from '#domain/applications/budget.ts';
import { plainTexts } from '#domain/applications/plain-texts.ts';
import { replacedIds } from '#domain/applications/replaced.ts';
import { completedSections, missingSections, progressOf, unfinishedSections } from '#domain/applications/sections.ts';
import { aidTermsOf, budgetLines, measureOf, ownMeasureOf } from '#domain/applications/terms.ts';
import { askedDocuments, isAsked } from '#domain/documents/asked-documents.ts';
import type { DeMinimisRooms } from '#domain/eligibility/aid-rooms.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { aidKindOf } from '#domain/projects/expected-aid.ts';
import type { UserContext } from '#server/context.ts';
import { companiesOf } from '#server/features/companies/service.ts';
import { deMinimisOf, knownDeMinimisRooms } from '#server/features/tools/service.ts';
import { openOwnCatalogue } from '#server/features/grants/service.ts';
import { projectOf } from '#server/features/projects/service.ts';
import { assignedTo, sharedWith } from '#server/features/sharing/service.ts';
import { listSavedGrants } from '#server/features/saved-grants/service.ts';
import { openedApplication, type OpenedApplication } from './admitted.ts';
import { attachmentsOf } from './attachments.ts';
import { papersOf } from './checklist.ts';
import { grantOf, inputsOf, verdictOf, type Inputs } from './inputs.ts';
import * as store from './store.ts';
import { toldEvent } from './trail.ts';

const TRAIL = 40;
const VERSIONS = 20;
const OTHER_MEASURES = 4;

/** The whole list, with what clients share: one read for the screen; filters and counts are its own. */
export async function listApplications(ctx: UserContext) {
  const shared = ctx.user.userType === 'consultant' ? await sharedWith(ctx.db, ctx.user.id, 'candidatura') : [];
  const rows = await store.listApplications(ctx.db, ctx.user.id, shared);
  const companies = new Map((await companiesOf(ctx.db, ctx.user.id)).map((each) => [each.id, each]));
  const assigned = await assignedTo(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const today = romeMoment(ctx.now()).day;
  const rooms = new Map<string, DeMinimisRooms>();
  for (const company of companies.values())
    if (rows.some(({ companyId }) => companyId === company.id))
      rooms.set(company.id, await knownDeMinimisRooms(ctx.db, company, today));
  const replaced = await replacedAmong(ctx, rows);
  const cards = rows.map(async (row) => ({
    ...(await cardOf(ctx, row, companies.get(row.companyId)?.companyName, rooms.get(row.companyId) ?? {})),
    consultantAssigned: assigned.get(row.id) ?? null,
    isReplaced: replaced.has(row.id),
  }));
  return { items: await Promise.all(cards) };
}

async function replacedAmong({ db }: UserContext, rows: store.StoredApplication[]): Promise<Set<string>> {
  const copies = rows.filter(({ copiedFrom }) => copiedFrom !== null).map(({ id }) => id);
  const reopened = await store.reopenedAmong(db, copies);
  return replacedIds(
    rows.map(({ id, copiedFrom, sentAt }) => ({ id, sentAt, reopenedFrom: reopened.has(id) ? copiedFrom : null })),
  );
}

async function cardOf(
  ctx: UserContext,
  row: store.StoredApplication,
  companyName: string | undefined,
  rooms: DeMinimisRooms,
) {
  const texts = plainTexts(row.contents);
  const unfinished = unfinishedSections(texts);
  const status = shownStatus(row.status, unfinished.length === 0);
  const grant = row.snapshot?.sent?.grant ?? (await grantOf(ctx, row));
  const project = row.snapshot?.sent?.project ?? (await storedProject(ctx, row));
  const budget =
    grant &&
    project &&
    budgetOf(
      budgetLines(grant.eligibleCosts, project.costs, row.contents.lineNotes),
      aidTermsOf(grant, row.snapshot?.sent?.rooms ?? rooms, row.contents.ratePct),
      [],
    );
  return {
    id: row.id,
    grantId: row.grantId,
    grantTitle: row.grantTitle,
    projectTitle: texts['project_title'] ?? '',
    status,
    submittedDate: row.sentAt?.toISOString() ?? null,
    deadline: grant?.closesOn ?? row.grantDeadline,
    isRolling: grant !== null && grant.closesOn === null && grant.openingMode === 'sportello',
    opensOn: grant?.opensOn ?? null,
    /** What the grant gives, in words. */
    amount: row.grantAmount,
    /** What this application asks for, where it can be said. */
    requested: budget && budget.spend > 0 ? budget.aid : null,
    aidKind: grant && aidKindOf(grant),
    eligible: budget && budget.spend > 0 ? budget.eligible : null,
    progress: progressOf(texts),
    agency: row.grantEntity,
    aiSupport: row.usesAssistant,
    isCustom: row.customGrant !== null,
    deMinimis: grant && deMinimisOf(grant),
    protocol: row.protocol,
    outcome: row.outcome,
    companyId: row.companyId,
    companyName: row.snapshot?.sent?.companyName ?? companyName ?? null,
    isArchived: row.archivedAt !== null,
    canContinue: CONTINUABLE.includes(status as ApplicationStatus),
    completed: completedSections(texts),
    missing: unfinished,
    updatedAt: row.updatedAt.toISOString(),
  };
}

async function storedProject(ctx: UserContext, { projectId, userId }: store.StoredApplication) {
  return projectId === null ? null : ((await projectOf(ctx.db, userId, projectId))?.fields ?? null);
}

/** One application with all that its screens show. */
export async function readApplication(asked: UserContext, id: string) {
  return applicationView(await openedApplication(asked, id, 'read'));
}

/** The same, for who was let in already. */
export async function applicationView({ ctx, row }: OpenedApplication) {
  const { id } = row;
  const inputs = await inputsOf(ctx, row);
  const texts = plainTexts(row.contents);
  const { project, grant, companyName } = inputs;
  const attachments = await attachmentsOf(ctx, id);
  return {
    application: {
      id: row.id,
      companyId: row.companyId,
      companyName,
      grantId: row.grantId,
      grantTitle: row.grantTitle,
      grantEntity: row.grantEntity,
      grantAmount: row.grantAmount,
      isCustom: row.customGrant !== null,
      deadline: grant?.closesOn ?? row.grantDeadline,
      status: row.status,
      version: row.version,
      contents: row.contents,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      sentAt: row.sentAt?.toISOString() ?? null,
      protocol: row.protocol,
      outcome: row.outcome,
      isArchived: row.archivedAt !== null,
      copiedFrom: row.copiedFrom,
    },
    completed: completedSections(texts),
    missing: missingSections(texts),
    progress: progressOf(texts),
    project: project && { id: project.id, version: project.version, ...project.fields },
    grant: grant && shownGrant(grant),
    terms: grant && aidTermsOf(grant, inputs.rooms, row.contents.ratePct),
    ...(await money(ctx, row, inputs)),
    verdict: { frozen: row.snapshot?.verdict ?? null, now: row.sentAt ? null : await verdictOf(ctx, inputs) },
    attachments,
    ...(await papersOf(ctx, row, grant, attachments)),
    trail: (await store.listEvents(ctx.db, id, TRAIL)).map((event) => toldEvent(ctx, event)),
    versions: (await store.listVersions(ctx.db, id, VERSIONS)).map((each) => ({ ...each, at: each.at.toISOString() })),
    /** For a consultant: whose application it is. */
    actingFor: ctx.actor ? companyName : null,
    access: ctx.actor ? (ctx.actorRole ?? ('lettura' as const)) : ('proprietario' as const),
    serverTime: ctx.now().toISOString(),
  };
}
export type ApplicationView = Awaited<ReturnType<typeof readApplication>>;
type Told = 'companyName' | 'grantTitle' | 'grantEntity' | 'deadline' | 'version' | 'contents';
/** What the papers of an application are made of; an example has as much. */
export type DossierView = Pick<
  ApplicationView,
  'grant' | 'budget' | 'terms' | 'aidPlan' | 'serverTime' | 'verdict' | 'attachments'
> & {
  application: Pick<ApplicationView['application'], Told | 'updatedAt' | 'sentAt' | 'protocol'>;
};

/** What the screens say of the grant; the whole page is one click away. */
export const shownGrant = ({ facts, ...grant }: Grant) => ({
  id: grant.id,
  name: grant.name,
  entity: grant.entity,
  aidForm: grant.aidForm,
  summary: grant.summary,
  link: grant.link,
  opensOn: grant.opensOn,
  opensAt: grant.opensAt,
  closesOn: grant.closesOn,
  closesAt: grant.closesAt,
  openingMode: grant.openingMode,
  eligibleCosts: grant.eligibleCosts,
  requirements: grant.requirements,
  documents: askedDocuments(grant.documents),
  documentNotes: grant.documents.filter((line) => !isAsked(line)),
  checkedOn: grant.source.checkedOn,
  criteria: facts.criteria ?? [],
  procedure: facts.procedure ?? [],
  portal: facts.portal ?? null,
  access: facts.access ?? [],
  signature: facts.signature ?? null,
  orders: facts.orders ?? null,
  cumulation: facts.cumulation ?? null,
});

/** Budget of this application, and the plan of all that its project could take. */
async function money(ctx: UserContext, row: store.StoredApplication, { project, grant, rooms }: Inputs) {
  if (!grant) return { budget: null, aidPlan: null };
  const costs = project?.fields.costs ?? [];
  const lines = costs.map(({ category, amount }) => ({ name: category, amount }));
  const { lineNotes, cover, ratePct: chosenPct } = row.contents;
  const terms = aidTermsOf(grant, rooms, chosenPct);
  const budget = budgetOf(budgetLines(grant.eligibleCosts, costs, lineNotes), terms, cover);
  const measures = [
    ...[ownMeasureOf(grant, terms, budget)].filter((each) => each !== null),
    ...(await othersFor(ctx, grant)).flatMap((each) => measureOf(each) ?? []),
  ];
  return {
    budget,
    aidPlan: {
      ...aidPlanOf(lines, measures, rooms.de_minimis ?? null),
      measures: measures.map(({ id, name, ratePct, regime }) => ({ id, name, ratePct, regime })),
    },
  };
}

/** Those the person has saved: what the project's lines could take beside this grant. */
async function othersFor(ctx: UserContext, own: Grant): Promise<Grant[]> {
  if (ctx.actor) return []; // what else the owner has saved is not shared
  const catalogue = await openOwnCatalogue(ctx, ctx.user);
  const { savedGrants } = await listSavedGrants(ctx);
  const saved = savedGrants.flatMap(({ grantId }) => catalogue.find(grantId)?.grant ?? []);
  return saved.filter(({ id }) => id !== own.id).slice(0, OTHER_MEASURES);
}
