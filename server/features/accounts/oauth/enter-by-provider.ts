import { and, eq } from 'drizzle-orm';
import { AppError } from '#domain/errors.ts';
import type { Context } from '#server/context.ts';
import { isOn } from '#server/features/installation/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { newId } from '#server/platform/tokens.ts';
import { countAttempt } from '#server/features/accounts/attempts.ts';
import { linkMailJob } from '#server/features/accounts/jobs.ts';
import { mailConnected } from '#server/features/accounts/connections/connections.ts';
import { proveAddress } from '#server/features/accounts/proving.ts';
import { RATE } from '#server/features/accounts/rate-rules.ts';
import { enter, type Entered } from '#server/features/accounts/entering.ts';
import * as store from '#server/features/accounts/store.ts';
import { providerAccounts } from '#server/features/accounts/tables.ts';
import type { ProviderIdentity, ProviderName } from './providers.ts';

/**
 * The person behind a provider's identity. A verified address joins an existing account; one that is not verified
 * never does, because whoever typed it at the provider need not own it.
 */
export async function enterByProvider(
  ctx: Context,
  name: ProviderName,
  identity: ProviderIdentity,
  userData: Record<string, unknown>,
): Promise<Entered> {
  await refuseUnconfirmed(ctx, name, identity.subject);
  return ctx.db.transaction(async (tx) => {
    const known = await findLinked(tx, name, identity.subject);
    if (known) return enter(ctx, tx, known);
    const owner = identity.email ? await store.findByEmail(tx, identity.email) : null;
    if (owner && !identity.isEmailVerified) throw new AppError('email_belongs_to_account');
    const userId = owner?.id ?? (await createFromProvider(ctx, tx, name, identity, userData));
    // Somebody signed up with this address and never proved it: the provider has.
    if (owner && !owner.emailConfirmedAt) await proveAddress(ctx, tx, owner.id, 'owner');
    await tx
      .insert(providerAccounts)
      .values({ provider: name, subject: identity.subject, userId, createdAt: ctx.now() });
    if (owner) await mailConnected(ctx, tx, { email: owner.email, firstName: store.provedName(owner) }, name);
    return enter(ctx, tx, userId);
  });
}

async function findLinked(tx: Db, provider: ProviderName, subject: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ userId: providerAccounts.userId })
    .from(providerAccounts)
    .where(and(eq(providerAccounts.provider, provider), eq(providerAccounts.subject, subject)));
  return row?.userId;
}

/**
 * A complete account whose address was typed here and never confirmed stays shut, as with a password; the link is
 * mailed once more, because the person has no other way to ask for it.
 */
async function refuseUnconfirmed(ctx: Context, name: ProviderName, subject: string): Promise<void> {
  const userId = await findLinked(ctx.db, name, subject);
  const profile = userId ? await store.findById(ctx.db, userId) : null;
  if (!profile?.userType || profile.emailConfirmedAt) return;
  await countAttempt(ctx, RATE.mailPerAccount, profile.email);
  await ctx.queue.send(ctx.db, linkMailJob, { kind: 'confirm', email: profile.email });
  throw new AppError('email_not_confirmed');
}

/** Without an address of the provider's the account gets a placeholder until the person gives one. */
async function createFromProvider(
  ctx: Context,
  tx: Db,
  name: ProviderName,
  identity: ProviderIdentity,
  userData: Record<string, unknown>,
): Promise<string> {
  if (!(await isOn({ db: tx }, 'registrazioni'))) throw new AppError('sign_up_closed');
  const id = newId();
  const now = ctx.now();
  await store.insertProfile(tx, {
    id,
    userType: null,
    firstName: identity.firstName,
    lastName: identity.lastName,
    email: identity.email ?? `${id}@senza-email.invalid`,
    emailConfirmedAt: identity.email && identity.isEmailVerified ? now : null,
    registrationMethod: name,
    metadata: { ...userData, registration_method: name },
    createdAt: now,
    updatedAt: now,
  });
  return id;
}
