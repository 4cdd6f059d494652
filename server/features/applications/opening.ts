import { EMPTY_CONTENTS, type Contents } from '#domain/applications/contents.ts';
import type { CustomGrantForm } from '#domain/applications/custom-grant.ts';
import { grantOfCustom } from '#domain/applications/custom-grant.ts';
import { wizardSectorOf } from '#domain/applications/wizard.ts';
import { AppError } from '#domain/errors.ts';
import { amountLine } from '#domain/grants/amount-text.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { DRAFT_NOT_SHARED, NEED_COMPANY } from '#messages/applications/applications.ts';
import { amountText } from '#messages/grants/grants.ts';
import { refuseBeyond } from '#server/caps.ts';
import type { UserContext } from '#server/context.ts';
import { recordEvent } from '#server/features/activity/service.ts';
import { activeCompanyOf, type Company } from '#server/features/companies/service.ts';
import { checkUploads, storeFiles, type Upload } from '#server/features/files/service.ts';
import { openOwnCatalogue } from '#server/features/grants/service.ts';
import { activeProjectIdOf, projectOf } from '#server/features/projects/service.ts';
import { agencyToWrite, livingShare, ownerOf, setShare } from '#server/features/sharing/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { lockPerson } from '#server/platform/db/lock-person.ts';
import { newId } from '#server/platform/tokens.ts';
import { listCustom } from './custom-store.ts';
import { verdictOf } from './inputs.ts';
import * as store from './store.ts';
import { applicationFiles } from './tables.ts';
import { actOf } from './trail.ts';

/**
 * The address of an application takes its own id or a grant's: of a grant it is the active company's draft, made on
 * the first visit. Anything else is not there.
 */
export async function openApplication(ctx: UserContext, id: string): Promise<string> {
  const own = await store.findApplication(ctx.db, ctx.user.id, id);
  if (own && own.deletedAt === null) return own.id;
  if (await livingShare(ctx.db, ctx.user.id, 'candidatura', [id])) return id;
  const grant = (await openOwnCatalogue(ctx, ctx.user)).find(id)?.grant;
  if (!grant) throw new AppError('not_found');
  const custom = (await listCustom(ctx.db, ctx.user.id)).find(({ grantId }) => grantId === grant.id)?.custom;
  const company = await neededCompany(ctx);
  const owner = await actingFor(ctx, company);
  const draft = await store.findDraft(ctx.db, owner.user.id, company.id, grant.id);
  if (draft && owner.actor) await refuseUnshared(owner.actor.id, draft.id, ctx);
  return draft?.id ?? createDraft(owner, company, { id: newId(), grant, custom: custom ?? null });
}

/** The owner's context for a consultant who works for the company, under the own name; otherwise the own one. */
async function actingFor(ctx: UserContext, company: Company): Promise<UserContext> {
  if (company.ownerId === ctx.user.id) return ctx;
  const owner = await ownerOf(ctx.db, company.ownerId);
  if (!owner) throw new AppError('not_found');
  return { ...ctx, user: owner, actor: ctx.user };
}

/** The owner's own draft stays the owner's until it is shared. */
async function refuseUnshared(consultantId: string, draftId: string, ctx: UserContext): Promise<void> {
  if (await livingShare(ctx.db, consultantId, 'candidatura', [draftId])) return;
  throw new AppError('invalid_input', { fields: [{ field: 'company', message: DRAFT_NOT_SHARED }] });
}

/** What a consultant begins for a client is shared with that consultancy from the first line. */
async function shareWithActor({ actor, now }: UserContext, tx: Db, company: Company, id: string): Promise<void> {
  if (!actor) return;
  const agency = await agencyToWrite(tx, actor.id, company.id);
  if (!agency) throw new AppError('not_found');
  await setShare(tx, { consultancyId: agency.consultancyId, kind: 'candidatura', targetId: id }, true, now());
}

/** "Carica un bando": the person's own PDF becomes a grant for this application alone. */
export async function openCustom(ctx: UserContext, form: CustomGrantForm, uploads: Upload[]): Promise<string> {
  const checked = checkUploads('custom_grant', uploads, 'file');
  const company = await neededCompany(ctx);
  const owner = await actingFor(ctx, company);
  const { projectTitle, ...told } = form;
  const custom = { ...told, readOn: romeMoment(ctx.now()).day };
  const id = newId();
  const grant = grantOfCustom(`proprio-${id}`, custom);
  return createDraft(owner, company, { id, grant, custom, projectTitle }, async (tx) => {
    const files = await storeFiles(ctx, tx, owner.user.id, 'custom_grant', checked);
    for (const fileId of files) await tx.insert(applicationFiles).values({ applicationId: id, fileId, kind: 'bando' });
  });
}

async function neededCompany(ctx: UserContext): Promise<Company> {
  const company = await activeCompanyOf(ctx.db, ctx.user.id);
  if (!company) throw new AppError('invalid_input', { fields: [{ field: 'company', message: NEED_COMPANY }] });
  return company;
}

type Start = { id: string; grant: Grant; custom: store.StoredApplication['customGrant']; projectTitle?: string };

const isSameTitle = (one: string, other: string | null): boolean =>
  one.trim().toLocaleLowerCase('it') === (other ?? '').trim().toLocaleLowerCase('it');

async function createDraft(
  ctx: UserContext,
  company: Company,
  { id, grant, custom, projectTitle }: Start,
  also?: (tx: Db) => Promise<void>,
): Promise<string> {
  const activeId = await activeProjectIdOf(ctx.db, ctx.user.id, company.id);
  const active = activeId === null ? null : await projectOf(ctx.db, ctx.user.id, activeId);
  // Under another title it is another project, whose spend nobody has told yet.
  const project =
    active && (projectTitle === undefined || isSameTitle(projectTitle, active.fields.title)) ? active : null;
  const inputs = { company, companyName: company.companyName, project, grant, rooms: {} };
  const verdict = await verdictOf(ctx, inputs);
  return ctx.db.transaction(async (tx) => {
    await lockPerson(tx, ctx.user.id);
    const there = await store.findDraft(tx, ctx.user.id, company.id, grant.id);
    if (there) return there.id;
    await store.insertApplication(tx, {
      id,
      userId: ctx.user.id,
      companyId: company.id,
      projectId: project?.id ?? null,
      grantId: grant.id,
      grantTitle: grant.name,
      grantEntity: grant.entity,
      grantAmount: amountText(amountLine(grant)),
      grantDeadline: grant.closesOn?.length === 10 ? grant.closesOn : null,
      customGrant: custom,
      snapshot: { verdict, sent: null },
      contents: prefilled(company, projectTitle ?? project?.fields.title ?? null, ctx),
      now: ctx.now(),
    });
    await refuseTooMany(ctx, tx);
    await also?.(tx);
    await store.insertEvent(tx, id, actOf(ctx, 'creata'));
    await shareWithActor(ctx, tx, company, id);
    await recordEvent({ ...ctx, user: ctx.actor ?? ctx.user }, tx, {
      kind: 'compilazione',
      subjectId: id,
      title: grant.name,
    });
    return id;
  });
}

export async function refuseTooMany(ctx: UserContext, tx: Db): Promise<void> {
  const { kept, ever } = await store.countApplications(tx, ctx.user.id);
  refuseBeyond('applications', kept);
  refuseBeyond('applicationsEver', ever);
}

/** What the profile already says need not be typed again. */
function prefilled(company: Company, projectTitle: string | null, ctx: UserContext): Contents {
  const written = (text: string) => ({ text, revision: 1, by: 'Bandolo', at: ctx.now().toISOString() });
  return {
    ...EMPTY_CONTENTS,
    sector: wizardSectorOf(company.sector),
    texts: {
      ...(company.description ? { company_description: written(company.description) } : {}),
      ...(projectTitle ? { project_title: written(projectTitle) } : {}),
    },
  };
}
