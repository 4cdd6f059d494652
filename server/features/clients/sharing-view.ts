import { isActive } from '#domain/consultancies/vocabulary.ts';
import { expiryOf, replacedIds, stateOf } from '#domain/documents/validity.ts';
import { AppError } from '#domain/errors.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import type { SharingRequestInput } from '#domain/consultancies/inputs.ts';
import { inDateLanguage } from '#domain/numbers/date-language.ts';
import { longDayText } from '#domain/numbers/write-day.ts';
import {
  SHARE_KINDS,
  type Shareable,
  type ShareableThing,
  type ShareInput,
  type SharedThing,
  type SharingView,
} from '#domain/sharing/sharing.ts';
import { SHARE_DETAILS } from '#messages/sharing/sharing.ts';
import type { UserContext } from '#server/context.ts';
import { listApplications } from '#server/features/applications/service.ts';
import { activeCompanyOf, companiesOf } from '#server/features/companies/service.ts';
import {
  changeConsultancy,
  findConsultancy,
  lockConsultancy,
  openRequest,
  recordEvent,
  sideOf,
  tellTabs,
  type Consultancy,
} from '#server/features/consultancies/service.ts';
import { documentsOf } from '#server/features/documents/service.ts';
import { openCatalogue } from '#server/features/grants/service.ts';
import { filesOf } from '#server/features/files/service.ts';
import { listOpenings, listShares, livingShares, ownerOf, setShare } from '#server/features/sharing/service.ts';

type Thing = Pick<SharedThing, 'kind' | 'targetId' | 'name' | 'detail'> & { grantId?: string };

/** All that the owner of a consultancy could share: its company, applications and their papers. */
async function thingsOf(ctx: UserContext, row: Pick<Consultancy, 'businessId' | 'companyId'>): Promise<Thing[]> {
  const owner = row.businessId === null ? null : await ownerOf(ctx.db, row.businessId);
  if (!owner) return [];
  const company = (await companiesOf(ctx.db, owner.id)).find(({ id }) => id === row.companyId);
  const applications = (await listApplications({ ...ctx, user: owner, actor: undefined })).items;
  const kept = company ? await documentsOf(ctx.db, owner.id, company.id) : [];
  const papers = [
    ...kept.map(({ fileId, title }) => ({ id: fileId, name: title })),
    ...(await filesOf(ctx.db, owner.id, 'application_attachment')),
  ];
  return [
    ...(company
      ? [{ kind: 'azienda' as const, targetId: company.id, name: company.companyName, detail: SHARE_DETAILS.azienda }]
      : []),
    ...applications.map(({ id, grantId, grantTitle, projectTitle }) => ({
      kind: 'candidatura' as const,
      targetId: id,
      grantId,
      name: grantTitle,
      detail: projectTitle || SHARE_DETAILS.candidatura,
    })),
    ...papers.map(({ id, name }) => ({
      kind: 'documento' as const,
      targetId: id,
      name,
      detail: SHARE_DETAILS.documento,
    })),
  ];
}

type OwnThing = Omit<Thing, 'kind'> & Pick<ShareableThing, 'kind'>;
const isShareable = (thing: Thing): thing is OwnThing => thing.kind !== 'azienda';

/** What the one who asks could show to a consultant, for the active company; of a paper that was renewed, the new one. */
export async function readShareable(ctx: UserContext): Promise<Shareable> {
  const company = await activeCompanyOf(ctx.db, ctx.user.id);
  const things = await thingsOf(ctx, { businessId: ctx.user.id, companyId: company?.id ?? null });
  const kept = company ? await documentsOf(ctx.db, ctx.user.id, company.id) : [];
  const replaced = replacedIds(kept);
  const today = romeMoment(ctx.now()).day;
  const catalogue = await openCatalogue(ctx);
  const free = things.filter(isShareable).flatMap(({ grantId, ...named }) => {
    // One from a paper of one's own is no grant of the catalogue.
    const thing = { ...named, grantId: grantId !== undefined && catalogue.find(grantId) ? grantId : null };
    const paper = thing.kind === 'documento' ? kept.find(({ fileId }) => fileId === thing.targetId) : undefined;
    if (!paper) return [{ ...thing, expiredOn: null }];
    if (replaced.has(paper.id)) return [];
    const { issuedOn } = paper;
    const detail = issuedOn ? inDateLanguage(ctx.user.dateLanguage, () => longDayText(issuedOn)) : thing.detail;
    return [
      { ...thing, detail, expiredOn: stateOf(paper, today) === 'scaduto' ? (expiryOf(paper)?.day ?? null) : null },
    ];
  });
  return { company: company?.companyName ?? null, things: free };
}

/** A request with what goes along: seen from its acceptance on, never before. What it is about goes along too. */
export async function openSharingRequest(ctx: UserContext, { shares, applicationId, ...input }: SharingRequestInput) {
  const isAbout = (share: SharingRequestInput['shares'][number]) =>
    share.kind === 'candidatura' && share.targetId === applicationId;
  const wanted =
    applicationId === null || shares.some(isAbout)
      ? shares
      : [...shares, { kind: 'candidatura' as const, targetId: applicationId }];
  const known = wanted.length === 0 ? [] : (await readShareable(ctx)).things;
  const chosen = wanted.map(({ kind, targetId }) => {
    const thing = known.find((each) => each.kind === kind && each.targetId === targetId);
    if (!thing) throw new AppError('not_found');
    if (thing.expiredOn !== null) throw new AppError('conflict');
    return thing;
  });
  const about = chosen.find(isAbout);
  const asked = about ? { ...input, grantId: about.grantId, grantName: about.name } : input;
  return openRequest(ctx, asked, async (tx, id, now) => {
    for (const { kind, targetId, name } of chosen) {
      await setShare(tx, { consultancyId: id, kind, targetId }, true, now);
      await recordEvent(tx, id, 'condivisa', ctx.user.id, now, name);
    }
  });
}

export async function readSharing(ctx: UserContext, id: string): Promise<SharingView> {
  const row = await findConsultancy(ctx.db, ctx.user, id);
  if (!row) throw new AppError('not_found');
  return sharingOf(ctx, row);
}

export async function sharingOf(ctx: UserContext, row: Consultancy): Promise<SharingView> {
  const isOwner = sideOf(ctx.user) === 'impresa';
  const isOpen = isActive(row.status);
  if (!isOwner && !isOpen) return { isOpen, things: [], openings: [] };
  const shares = await listShares(ctx.db, row.id);
  const openings = await listOpenings(ctx.db, row.id);
  const things = (await thingsOf(ctx, row)).map((thing): SharedThing => {
    const same = (other: { kind: string; targetId: string }) =>
      other.kind === thing.kind && other.targetId === thing.targetId;
    const share = shares.find(same);
    const looks = openings.filter(same);
    const isShared = thing.kind === 'azienda' ? row.sharesCompany : share !== undefined && share.revokedAt === null;
    return {
      ...thing,
      isShared,
      isRevoked: !isShared && share !== undefined,
      openedAt: looks[0]?.at.toISOString() ?? null,
      openings: looks.length,
      role: thing.kind !== 'documento' && isShared ? (share?.role ?? 'modifica') : null,
    };
  });
  const reachable = isOwner ? new Set() : await reachableBy(ctx);
  const names = new Map(things.map(({ kind, targetId, name }) => [`${kind}:${targetId}`, name]));
  return {
    isOpen,
    things: isOwner
      ? things
      : things.filter((thing) => thing.isShared && reachable.has(`${thing.kind}:${thing.targetId}`)),
    openings: !isOwner
      ? []
      : openings.slice(0, 50).flatMap(({ kind, targetId, actorName, act, at }) => {
          const name = names.get(`${kind}:${targetId}`);
          return name === undefined ? [] : [{ kind, name, actorName, act, at: at.toISOString() }];
        }),
  };
}

/** What the consultant who asks may open now: nothing while suspended, or while the owner's account is closed. */
async function reachableBy({ db, user }: UserContext): Promise<Set<string>> {
  const shares = await livingShares(db, user.id, SHARE_KINDS);
  return new Set(shares.map(({ kind, targetId }) => `${kind}:${targetId}`));
}

/** At once, both ways: from the next request on the consultant finds it, or finds nothing; open tabs are told. */
export async function changeShare(ctx: UserContext, id: string, { kind, targetId, isShared, role }: ShareInput) {
  const known = await findConsultancy(ctx.db, ctx.user, id);
  if (!known) throw new AppError('not_found');
  const thing = (await thingsOf(ctx, known)).find((each) => each.kind === kind && each.targetId === targetId);
  if (!thing) throw new AppError('not_found');
  await ctx.db.transaction(async (tx) => {
    const row = await lockConsultancy(tx, ctx.user, id);
    if (!row) throw new AppError('not_found');
    if (isShared && !isActive(row.status)) throw new AppError('conflict');
    const now = ctx.now();
    if (kind === 'azienda') await changeConsultancy(tx, id, { sharesCompany: isShared });
    await setShare(tx, { consultancyId: id, kind, targetId }, isShared, now, role);
    await recordEvent(tx, id, isShared ? 'condivisa' : 'revocata', ctx.user.id, now, thing.name);
    await tellTabs(ctx, tx, row, { kind: 'incarico', chat: id });
  });
  return readSharing(ctx, id);
}
