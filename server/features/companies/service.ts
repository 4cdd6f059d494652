import { companyCompleteness, companyFacts } from '#domain/companies/company-facts.ts';
import type { CompanyChanges, CompanyInput } from '#domain/companies/company-input.ts';
import { companyProblems } from '#domain/companies/company-problems.ts';
import { EMPTY_COMPANY, type CompanyFields } from '#domain/companies/company-profile.ts';
import { primaryFirst } from '#domain/companies/primary-first.ts';
import { mergeCompany } from '#domain/companies/merge-company.ts';
import { viewCompany } from '#domain/eligibility/company-view.ts';
import { AppError } from '#domain/errors.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import type { Sector } from '#domain/vocabulary.ts';
import { COMPANY_PROBLEM_MESSAGES } from '#messages/companies/companies.ts';
import { TAKEOVER } from '#messages/sharing/takeover.ts';
import { refuseBeyond } from '#server/caps.ts';
import type { UserContext } from '#server/context.ts';
import { requireCompany } from '#server/features/sharing/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { lockPerson } from '#server/platform/db/lock-person.ts';
import { readOncePerPage } from '#server/platform/http/page-reads.ts';
import * as store from './store.ts';

type FirstCompany = { companyName: string; roleInCompany: string; sector: Sector; vatNumber: string | null };
export type Company = Awaited<ReturnType<typeof companiesOf>>[number];

/** The first company a user creates becomes the active one (COM-4). */
export async function addFirstCompany(tx: Db, userId: string, { vatNumber, ...company }: FirstCompany): Promise<void> {
  const fields = mergeCompany({ ...EMPTY_COMPANY, ...company }, vatNumber ? { ein: vatNumber } : {});
  await store.insertCompany(tx, userId, fields, true);
}

/**
 * Every company that the person may act for: the own ones and, for a consultant, those that clients share (CON-19). What
 * is kept of a company (projects, ledger, applications) is its owner's: `ownerId`. For other features too, which may ask
 * for some of them only.
 */
export async function companiesOf(db: Db, userId: string, only?: readonly string[]) {
  return (await store.listActedFor(db, userId, only)).map(told);
}

function told(company: store.StoredCompany) {
  const { percent, missing } = companyCompleteness(company);
  return {
    ...company,
    createdAt: company.createdAt.toISOString(),
    updatedAt: company.updatedAt.toISOString(),
    completeness: { percent, missing: missing.map(({ field }) => field) },
  };
}

/** The one that everything signed-in is about. */
export async function activeCompanyOf(db: Db, userId: string): Promise<Company | null> {
  const active = await store.findActive(db, userId);
  return active && told(active);
}

const ownCompanies = (ctx: UserContext): Promise<Company[]> =>
  readOncePerPage(ctx, `companies of ${ctx.user.id}`, () => companiesOf(ctx.db, ctx.user.id));

/** The same for who asks. A page of a business shows its few companies as well: the active one is among them. */
export async function activeCompanyFor(ctx: UserContext): Promise<Company | null> {
  if (!ctx.pageReads || ctx.user.userType !== 'business_user') return activeCompanyOf(ctx.db, ctx.user.id);
  return (await ownCompanies(ctx)).find(({ isPrimary }) => isPrimary) ?? null;
}

/** For the marks that acts leave: the id alone, without reading the company. */
export const activeCompanyIdOf = (db: Db, userId: string): Promise<string | null> => store.findActiveId(db, userId);

/** For joins: the companies, and who may act for them. */
export { businessProfiles as companyRows, companyAgents as agentRows } from './tables.ts';

/** The consultancy in which the owner of a client's company is asked for its data; null where they are one's own to give. */
export const clientOf = async ({ db, user }: UserContext, company: Pick<Company, 'id' | 'ownerId'>) =>
  company.ownerId === user.id ? null : ((await store.findAgency(db, user.id, company.id))?.consultancyId ?? null);

export const countCompanies = (db: Db): Promise<number> => store.countAll(db);

/**
 * The companies page reads the newest first, the selector the active one first (COM-5). A consultant's list is the one company chosen: the portfolio has a screen of its own.
 */
export async function listCompanies(ctx: UserContext, order: 'newest' | 'primary' = 'newest') {
  const { user } = ctx;
  if (user.userType === 'consultant') {
    const active = await activeCompanyFor(ctx);
    if (!active) return [];
    return [{ ...active, isShared: active.ownerId !== user.id, consultancyId: await clientOf(ctx, active) }];
  }
  const companies = await ownCompanies(ctx);
  return order === 'newest' ? companies : primaryFirst(companies);
}

/** One of that list. */
export async function readCompany(ctx: UserContext, id: string) {
  const company = (await listCompanies(ctx)).find((each) => each.id === id);
  if (!company) throw new AppError('not_found');
  const { sizes } = viewCompany(companyFacts(company), romeMoment(ctx.now()).day);
  return { ...company, size: sizes.length === 1 ? sizes[0]! : null };
}

/** Every write answers with the whole list, so the screen never has to ask again. */
export function createCompany(ctx: UserContext, input: CompanyInput) {
  return changeCompanies(ctx, async (tx, companies) => {
    const { companyName, roleInCompany, sector } = input;
    const company = mergeCompany({ ...EMPTY_COMPANY, companyName, roleInCompany, sector }, input);
    refuseProblems(ctx, company);
    refuseBeyond('companies', companies.length + 1, 'companyName');
    const createdId = await store.insertCompany(tx, ctx.user.id, company, companies.length === 0);
    refuseBeyond('companiesEver', await store.countEver(tx, ctx.user.id), 'companyName');
    return { createdId };
  });
}

/** A client's company, entered by the consultant under a mandate: the portfolio counts its own (CON-19). */
export async function addPortfolioCompany(ctx: UserContext, tx: Db, input: CompanyInput): Promise<string> {
  const { companyName, roleInCompany, sector } = input;
  const company = mergeCompany({ ...EMPTY_COMPANY, companyName, roleInCompany, sector }, input);
  refuseProblems(ctx, company);
  const id = await store.insertCompany(tx, ctx.user.id, company, false);
  refuseBeyond('clientsEver', await store.countEver(tx, ctx.user.id), 'companyName');
  return id;
}

export function updateCompany(ctx: UserContext, id: string, { version, ...changes }: CompanyChanges) {
  return changeCompanies(ctx, async (tx, companies) => {
    const before = owned(companies, id);
    if (before.version !== version) throw new AppError('conflict');
    const company = mergeCompany(before, changes);
    refuseProblems(ctx, company);
    await store.updateCompany(tx, ctx.user.id, id, company, ctx.now());
    return {};
  });
}

/** "Azienda" in the settings: the name alone, whatever else the profile may lack. */
export function renameActiveCompany(ctx: UserContext, companyName: string) {
  return changeCompanies(ctx, async (tx, companies) => {
    const active = companies.find((company) => company.isPrimary);
    if (!active) throw new AppError('not_found');
    if (active.companyName === companyName) return {};
    await store.updateCompany(tx, ctx.user.id, active.id, mergeCompany(active, { companyName }), ctx.now());
    return {};
  });
}

/**
 * Deleting the active company makes the newest remaining one active, and says which (COM-6). One with sent applications
 * is archived instead.
 */
export function deleteCompany(ctx: UserContext, id: string, isArchived = false) {
  return changeCompanies(ctx, async (tx, companies) => {
    const deleted = owned(companies, id);
    const successor = deleted.isPrimary ? companies.find((company) => company.id !== id) : undefined;
    await store.markDeleted(tx, ctx.user.id, id, { successorId: successor?.id ?? null, now: ctx.now(), isArchived });
    if (successor) await store.setPrimary(tx, ctx.user.id, successor.id);
    return { isArchived, newPrimary: successor ? { id: successor.id, companyName: successor.companyName } : null };
  });
}

export async function archivedCompanies({ db, user }: UserContext) {
  const rows = await store.listArchived(db, user.id);
  return { items: rows.map(({ archivedAt, ...row }) => ({ ...row, archivedAt: archivedAt!.toISOString() })) };
}

/** "Annulla": the company comes back, and is active again unless another one was chosen in the meantime. */
export function restoreCompany(ctx: UserContext, id: string) {
  return changeCompanies(ctx, async (tx, companies) => {
    const deletion = await store.findDeletion(tx, ctx.user.id, id);
    if (!deletion) throw new AppError('not_found');
    if (!deletion.deletedAt) return {};
    refuseBeyond('companies', companies.length + 1);
    await store.markRestored(tx, ctx.user.id, id);
    const active = companies.find((company) => company.isPrimary);
    if (!active || active.id === deletion.successorId) await store.setPrimary(tx, ctx.user.id, id);
    return {};
  });
}

/** Of whoever it is: for those who hold a right of their own to it. */
export const companyById = store.findById;

/** The owner takes over what a consultant kept for them: theirs from now on, and the active one. */
export async function takeCompany(ctx: UserContext, tx: Db, id: string): Promise<void> {
  const own = await store.listCompanies(tx, ctx.user.id);
  refuseBeyond('companies', own.length + 1);
  await store.changeOwner(tx, id, ctx.user.id, TAKEOVER.role);
  await store.setPrimary(tx, ctx.user.id, id);
}

/** The sheet that signing up made of the same firm, never touched since: for other features. */
export async function untouchedTwin(
  tx: Db,
  userId: string,
  { companyName, vatNumber }: TwinOf,
): Promise<string | null> {
  const plain = (name: string) => name.toLocaleLowerCase('it').replace(/[^\p{L}\p{N}]/gu, '');
  const isTwin = (own: store.StoredCompany) =>
    own.version === 1 &&
    (plain(own.companyName) === plain(companyName) || (vatNumber !== null && own.vatNumber === vatNumber));
  return (await store.listCompanies(tx, userId)).find(isTwin)?.id ?? null;
}
type TwinOf = Pick<Company, 'companyName' | 'vatNumber'>;

export const replaceCompany = (tx: Db, userId: string, id: string, successorId: string, now: Date) =>
  store.markDeleted(tx, userId, id, { successorId, now, isArchived: false });

/** A consultant chooses for whom to work (CON-19), also among what clients share. */
export async function chooseClient(ctx: UserContext, id: string | null) {
  await ctx.db.transaction(async (tx) => {
    if (id !== null) {
      owned(await store.listActedFor(tx, ctx.user.id), id);
      await requireCompany({ ...ctx, db: tx }, id, 'read');
    }
    await store.chooseCompany(tx, ctx.user.id, id);
  });
  return { companies: await listCompanies(ctx) };
}

export async function makeCompanyPrimary(ctx: UserContext, id: string) {
  if (ctx.user.userType === 'consultant') return chooseClient(ctx, id);
  return changeCompanies(ctx, async (tx, companies) => {
    if (!owned(companies, id).isPrimary) await store.setPrimary(tx, ctx.user.id, id);
    return {};
  });
}

/** One change at a time per person, on companies as they are then, and the fresh list as the answer. */
function changeCompanies<Outcome>(
  ctx: UserContext,
  change: (tx: Db, companies: store.StoredCompany[]) => Promise<Outcome>,
): Promise<Outcome & { companies: Company[] }> {
  return ctx.db.transaction(async (tx) => {
    await lockPerson(tx, ctx.user.id); // the choice of the active company spans several rows
    const outcome = await change(tx, await store.listCompanies(tx, ctx.user.id));
    return { ...outcome, companies: await listCompanies({ ...ctx, db: tx }) };
  });
}

/** Other people's companies are "not found", like those that never were. */
function owned(companies: store.StoredCompany[], id: string): store.StoredCompany {
  const company = companies.find((each) => each.id === id);
  if (!company) throw new AppError('not_found');
  return company;
}

function refuseProblems({ now }: UserContext, company: CompanyFields): void {
  const problems = companyProblems(company, romeMoment(now()).day);
  if (problems.length === 0) return;
  const fields = problems.map(({ field, problem }) => ({ field, message: COMPANY_PROBLEM_MESSAGES[problem] }));
  throw new AppError('invalid_input', { fields });
}
