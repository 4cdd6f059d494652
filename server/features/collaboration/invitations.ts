import { mailLine } from '#domain/accounts/person-name.ts';
import type { InvitationInput } from '#domain/collaboration/collaboration.ts';
import { INVITATION_DAYS, type GuestRole } from '#domain/collaboration/roles.ts';
import { AppError } from '#domain/errors.ts';
import { invitationPath, togetherPath } from '#domain/paths.ts';
import {
  A_GRANT,
  acceptedNotice,
  invitationMail,
  INVITER,
  OWN_ADDRESS,
} from '#messages/collaboration/collaboration.ts';
import { refuseBeyond } from '#server/caps.ts';
import type { UserContext } from '#server/context.ts';
import { mailsTo } from '#server/features/accounts/service.ts';
import { actOf, insertEvent, lockedApplication, openedApplication } from '#server/features/applications/service.ts';
import { liveTopic } from '#server/live-topic.ts';
import { enqueueMail } from '#server/features/mails/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { lockPerson } from '#server/platform/db/lock-person.ts';
import type { RateRule } from '#server/platform/http/rate-limit.ts';
import { newId, newToken, tokenHash } from '#server/platform/tokens.ts';
import * as store from './store.ts';

const INVITATIONS: RateRule = { name: 'application-invitations', limit: 40, windowSeconds: 3600 };
const DAY_MS = 86_400_000;

/** By mail, to an address: the same address again gets a new link, or another role once it is here. */
export async function inviteGuest(ctx: UserContext, id: string, { email, role }: InvitationInput): Promise<void> {
  const { row: application } = await openedApplication(ctx, id, 'own');
  if (email === ctx.user.email.toLowerCase()) {
    throw new AppError('invalid_input', { fields: [{ field: 'email', message: OWN_ADDRESS }] });
  }
  await ctx.limits.use(INVITATIONS, ctx.user.id);
  await mailsTo(ctx, email, 'email');
  const token = newToken();
  await ctx.db.transaction(async (tx) => {
    await lockedApplication({ ...ctx, db: tx }, id, 'own');
    await lockPerson(tx, ctx.user.id);
    const guests = await store.listGuests(tx, id);
    const known = guests.find((guest) => guest.email === email);
    if (known?.acceptedAt) return store.changeGuest(tx, known.id, { role });
    const invited = { role, tokenHash: tokenHash(token), invitedAt: ctx.now() };
    if (known) await store.changeGuest(tx, known.id, invited);
    else {
      await store.insertGuest(tx, {
        id: newId(),
        applicationId: id,
        email,
        guestId: null,
        acceptedAt: null,
        revokedAt: null,
        ...invited,
      });
      refuseBeyond('applicationGuests', guests.length + 1, 'email');
    }
    const from = mailLine(`${ctx.user.firstName} ${ctx.user.lastName}`.trim(), INVITER);
    const grant = mailLine(application.grantTitle, A_GRANT);
    const url = `${ctx.env.publicUrl}${invitationPath(token)}`;
    await enqueueMail(ctx, tx, email, invitationMail(from, grant, role, url));
    await insertEvent(tx, id, actOf(ctx, 'invitata', email));
  });
}

async function changeOne(
  ctx: UserContext,
  id: string,
  guestId: string,
  work: (tx: Db, guest: store.GuestRow) => Promise<void>,
) {
  await ctx.db.transaction(async (tx) => {
    await lockedApplication({ ...ctx, db: tx }, id, 'own');
    const guest = (await store.listGuests(tx, id)).find((each) => each.id === guestId);
    if (!guest) throw new AppError('not_found');
    await work(tx, guest);
    if (guest.guestId) await ctx.live.tell(tx, liveTopic(guest.guestId), { kind: 'incarico', chat: id });
  });
}

export const changeRole = (ctx: UserContext, id: string, guestId: string, role: GuestRole): Promise<void> =>
  changeOne(ctx, id, guestId, (tx, guest) => store.changeGuest(tx, guest.id, { role }));

/** From the next request on they find nothing; their open tabs are told. */
export const withdrawGuest = (ctx: UserContext, id: string, guestId: string): Promise<void> =>
  changeOne(ctx, id, guestId, async (tx, guest) => {
    await store.changeGuest(tx, guest.id, { revokedAt: ctx.now() });
    await insertEvent(tx, id, actOf(ctx, 'accesso_tolto', guest.email));
  });

/**
 * For a company that changes hands: whom its former owner let into its applications ends there, with what waits for an
 * answer. Answers with who they were, for the new owner to read.
 */
export async function withdrawGuestsOf(ctx: UserContext, tx: Db, companyId: string): Promise<string[]> {
  const guests = await store.withdrawCompanyGuests(tx, companyId, ctx.now());
  for (const { applicationId, email, guestId } of guests) {
    await insertEvent(tx, applicationId, actOf(ctx, 'accesso_tolto', email));
    if (guestId) await ctx.live.tell(tx, liveTopic(guestId), { kind: 'incarico', chat: applicationId });
  }
  return [...new Set(guests.map(({ email }) => email))];
}

/** The link is for the address it was sent to: whoever else holds it does not enter. */
export async function acceptInvitation(ctx: UserContext, token: string): Promise<string> {
  return ctx.db.transaction(async (tx) => {
    const since = new Date(ctx.now().getTime() - INVITATION_DAYS * DAY_MS);
    const guest = await store.findByToken(tx, tokenHash(token), since);
    if (!guest || guest.email !== ctx.user.email.toLowerCase()) throw new AppError('link_invalid');
    if (guest.acceptedAt) return guest.applicationId;
    await store.changeGuest(tx, guest.id, { guestId: ctx.user.id, acceptedAt: ctx.now() });
    await insertEvent(tx, guest.applicationId, actOf(ctx, 'entrata'));
    const [shared] = (await store.sharedWith(tx, ctx.user.id)).filter(({ id }) => id === guest.applicationId);
    if (!shared) throw new AppError('link_invalid');
    const name = `${ctx.user.firstName} ${ctx.user.lastName}`.trim();
    await notify(ctx, tx, shared.ownerId, {
      kind: 'candidatura',
      ...acceptedNotice(name, shared.grantTitle),
      href: togetherPath(shared.id),
      key: `ospite:${guest.id}:${guest.invitedAt.toISOString()}`,
      aboutId: ctx.user.id,
    });
    await ctx.live.tell(tx, liveTopic(shared.ownerId), { kind: 'incarico', chat: shared.id });
    return guest.applicationId;
  });
}
