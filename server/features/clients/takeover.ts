import { mailLine } from '#domain/accounts/person-name.ts';
import { AppError } from '#domain/errors.ts';
import { PATHS, takeoverPath } from '#domain/paths.ts';
import type { Portfolio } from '#domain/sharing/portfolio.ts';
import { TAKEOVER_DAYS, type OwnerInvitation, type TakeoverView } from '#domain/sharing/takeover.ts';
import { dayText } from '#domain/numbers/write-day.ts';
import {
  COMPANY,
  CONSULTANT,
  guestsEndedNotice,
  mandatedDescription,
  OWNER_INVITATION,
  ownerInvitationMail,
} from '#messages/sharing/takeover.ts';
import type { UserContext } from '#server/context.ts';
import { mailsTo, personalDataOf } from '#server/features/accounts/service.ts';
import { companyById, replaceCompany, takeCompany, untouchedTwin } from '#server/features/companies/service.ts';
import { beginMandated } from '#server/features/consultancies/service.ts';
import { withdrawGuestsOf } from '#server/features/collaboration/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { enqueueMail } from '#server/features/mails/service.ts';
import { lockPerson } from '#server/platform/db/lock-person.ts';
import type { RateRule } from '#server/platform/http/rate-limit.ts';
import { newToken, tokenHash } from '#server/platform/tokens.ts';
import { listPortfolio } from './portfolio.ts';
import { listClients } from './portfolio-store.ts';
import * as store from './takeover-store.ts';

const INVITATIONS: RateRule = { name: 'owner-invitations', limit: 40, windowSeconds: 3600 };
const DAY_MS = 86_400_000;

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim();

/** By mail, to an address: the owner of a company under mandate may take it over (CON-24). */
export async function inviteOwner(ctx: UserContext, companyId: string, { email }: OwnerInvitation): Promise<Portfolio> {
  const client = (await listClients(ctx.db, ctx.user.id)).find((each) => each.companyId === companyId);
  if (client?.kind !== 'mandato') throw new AppError('not_found');
  if (email === ctx.user.email.toLowerCase()) {
    throw new AppError('invalid_input', { fields: [{ field: 'email', message: OWNER_INVITATION.ownAddress }] });
  }
  await ctx.limits.use(INVITATIONS, ctx.user.id);
  await mailsTo(ctx, email, 'email');
  const token = newToken();
  await ctx.db.transaction(async (tx) => {
    await store.invite(tx, companyId, ctx.user.id, email, tokenHash(token), ctx.now());
    const url = ctx.env.publicUrl + takeoverPath(token);
    await enqueueMail(
      ctx,
      tx,
      email,
      ownerInvitationMail(mailLine(nameOf(ctx.user), CONSULTANT), mailLine(client.name, COMPANY), url),
    );
  });
  return listPortfolio(ctx);
}

/** The link is for the address it was sent to, and for a while; whoever else holds it finds nothing. */
async function checked(ctx: UserContext, db: UserContext['db'], found: store.Mandate | null) {
  const company = found && (await companyById(db, found.companyId));
  if (!found || !company || found.invitedEmail !== ctx.user.email.toLowerCase()) throw new AppError('not_found');
  const isTaken = found.consultancyId !== null;
  const isOver = ctx.now().getTime() - found.invitedAt!.getTime() > TAKEOVER_DAYS * DAY_MS;
  if (isTaken ? company.ownerId !== ctx.user.id : isOver) throw new AppError('not_found');
  return { mandate: found, company, isTaken };
}

export async function readTakeover(ctx: UserContext, token: string): Promise<TakeoverView> {
  const { mandate, company, isTaken } = await checked(
    ctx,
    ctx.db,
    await store.findInvitation(ctx.db, tokenHash(token)),
  );
  const consultant = await personalDataOf(ctx.db, mandate.userId);
  return {
    companyName: company.companyName,
    consultantName: consultant ? nameOf(consultant) : '',
    signedOn: mandate.signedOn,
    isTaken,
    ...(await store.countKept(ctx.db, company.id)),
  };
}

/** The company and all it keeps change hands at once; the consultant goes on in a consultancy that shares them. */
export function takeOver(ctx: UserContext, token: string) {
  return ctx.db.transaction(async (tx) => {
    const { mandate, company, isTaken } = await checked(ctx, tx, await store.lockInvitation(tx, tokenHash(token)));
    const { id: companyId, companyName } = company;
    if (isTaken) return { companyId, companyName, consultancyId: mandate.consultancyId! };
    for (const person of [mandate.userId, ctx.user.id].sort()) await lockPerson(tx, person);
    const consultant = await personalDataOf(tx, mandate.userId);
    if (!consultant) throw new AppError('not_found');
    const twin = await untouchedTwin(tx, ctx.user.id, company);
    await takeCompany(ctx, tx, companyId);
    if (twin !== null && (await store.keepsNothing(tx, twin))) {
      await replaceCompany(tx, ctx.user.id, twin, companyId, ctx.now());
    }
    const guests = await withdrawGuestsOf(ctx, tx, companyId);
    await store.moveKept(tx, companyId, ctx.user.id);
    if (guests.length > 0) {
      const words = guestsEndedNotice(companyName, guests);
      await notify(ctx, tx, ctx.user.id, {
        kind: 'candidatura',
        ...words,
        href: PATHS.applications,
        key: `ospiti-usciti:${companyId}`,
      });
    }
    const description = mandatedDescription(nameOf(consultant), dayText(mandate.signedOn));
    const consultancyId = await beginMandated(ctx, tx, { ...company, consultantId: mandate.userId, description });
    await store.shareKept(tx, companyId, consultancyId, ctx.now());
    await store.markTaken(tx, companyId, consultancyId);
    return { companyId, companyName, consultancyId };
  });
}
