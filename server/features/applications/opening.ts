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
import { activeCompanyOf, companiesOf, type Company } from '#server/features/companies/service.ts';
import { checkUploads, storeFiles, type Upload } from '#server/features/files/service.ts';
import { openOwnCatalogue } from '#server/features/grants/service.ts';
import { activeProjectIdOf, projectOf } from '#server/features/projects/service.ts';
import { admit, requireCompany, setShare, type Admitted } from '#server/features/sharing/service.ts';
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
  const known = await admit(ctx, 'candidatura', id, 'read', null);
  const row = known && (await store.findApplication(ctx.db, known.ownerId, id));
  if (row?.deletedAt === null) return id;
  const grant = (await openOwnCatalogue(ctx, ctx.user)).find(id)?.grant;
  if (!grant) throw new AppError('not_found');
  const custom = (await listCustom(ctx.db, ctx.user.id)).find(({ grantId }) => grantId === grant.id)?.custom;
  const company = await neededCompany(ctx);
  const draft = await store.findDraft(ctx.db, company.ownerId, company.id, grant.id);
  if (draft) {
    await refuseUnshared(ctx, draft.id);
    return draft.id;
  }
  return createDraft(ctx, company, { id: newId(), grant, custom: custom ?? null });
}

/** The owner's own draft stays the owner's until it is shared. */
async function refuseUnshared(ctx: UserContext, draftId: string): Promise<void> {
  if (await admit(ctx, 'candidatura', draftId, 'read', null)) return;
  throw new AppError('invalid_input', { fields: [{ field: 'company', message: DRAFT_NOT_SHARED }] });
}

/** What a consultant begins for a client is shared with that consultancy from the first line, and the client sees it. */
async function shareWithActor(ctx: UserContext, { access }: Admitted, id: string): Promise<void> {
  if (access.as !== 'consultant') return;
  const thing = { consultancyId: access.consultancyId, kind: 'candidatura' as const, targetId: id };
  await setShare(ctx.db, thing, true, ctx.now());
  await admit(ctx, 'candidatura', id, 'write');
}

/** "Carica un bando": the person's own PDF becomes a grant for this application alone. */
export async function openCustom(
  ctx: UserContext,
  form: CustomGrantForm,
  uploads: Upload[],
  companyId: string | null,
): Promise<string> {
  const checked = checkUploads('custom_grant', uploads, 'file');
  const company = await neededCompany(ctx, companyId);
  const { projectTitle, ...told } = form;
  const custom = { ...told, readOn: romeMoment(ctx.now()).day };
  const id = newId();
  const grant = grantOfCustom(`proprio-${id}`, custom);
  return createDraft(ctx, company, { id, grant, custom, projectTitle }, async (tx) => {
    const files = await storeFiles(ctx, tx, company.ownerId, 'custom_grant', checked);
    for (const fileId of files) await tx.insert(applicationFiles).values({ applicationId: id, fileId, kind: 'bando' });
  });
}

/** The active one, or the one that was active when a long request began. */
async function neededCompany(ctx: UserContext, id?: string | null): Promise<Company> {
  const company =
    id === undefined
      ? await activeCompanyOf(ctx.db, ctx.user.id)
      : id !== null && (await companiesOf(ctx.db, ctx.user.id, [id]))[0];
  if (!company) throw new AppError('invalid_input', { fields: [{ field: 'company', message: NEED_COMPANY }] });
  return company;
}

type Start = { id: string; grant: Grant; custom: store.StoredApplication['customGrant']; projectTitle?: string };

const isSameTitle = (one: string, other: string | null): boolean =>
  one.trim().toLocaleLowerCase('it') === (other ?? '').trim().toLocaleLowerCase('it');

async function createDraft(
  asked: UserContext,
  company: Company,
  { id, grant, custom, projectTitle }: Start,
  also?: (tx: Db) => Promise<void>,
): Promise<string> {
  const { ctx } = await requireCompany(asked, company.id, 'write', null);
  const activeId = await activeProjectIdOf(ctx.db, company.ownerId, company.id);
  const active = activeId === null ? null : await projectOf(ctx.db, company.ownerId, activeId);
  // Under another title it is another project, whose spend nobody has told yet.
  const project =
    active && (projectTitle === undefined || isSameTitle(projectTitle, active.fields.title)) ? active : null;
  const inputs = { company, companyName: company.companyName, project, grant, rooms: {} };
  const verdict = await verdictOf(ctx, inputs);
  return ctx.db.transaction(async (tx) => {
    const admitted = await requireCompany({ ...asked, db: tx }, company.id, 'write', null);
    await lockPerson(tx, admitted.ownerId);
    const there = await store.findDraft(tx, admitted.ownerId, company.id, grant.id);
    if (there) {
      await refuseUnshared({ ...asked, db: tx }, there.id);
      return there.id;
    }
    await store.insertApplication(tx, {
      id,
      userId: admitted.ownerId,
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
    await shareWithActor({ ...ctx, db: tx }, admitted, id);
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
