import type { BusinessRegistration } from '#domain/accounts/registration.ts';
import { PATHS } from '#domain/paths.ts';
import { TERMS_VERSION } from '#domain/accounts/consents.ts';
import { alreadyRegisteredMail, confirmEmailMail } from '#messages/mails.ts';
import type { Context } from '#server/context.ts';
import { addFirstCompany } from '#server/features/companies/service.ts';
import { enqueueMail } from '#server/features/mails/service.ts';
import { sqlState, UNIQUE_VIOLATION, type Db } from '#server/platform/db/db.ts';
import { newId } from '#server/platform/tokens.ts';
import { issueLink } from './one-time-links.ts';
import { hashPassword } from './passwords.ts';
import * as store from './store.ts';

/**
 * Account, company, consents and mail in one transaction. A known e-mail takes the same time and gets the same
 * answer; only its owner learns of it, by mail.
 */
export async function registerBusiness(ctx: Context, input: BusinessRegistration): Promise<void> {
  const passwordHash = await hashPassword(input.password);
  await unlessTaken(ctx, input.email, async (tx) => {
    const now = ctx.now();
    const id = newId();
    const metadata = {
      user_type: 'business_user',
      first_name: input.firstName,
      last_name: input.lastName,
      registration_method: 'email',
    };
    await store.insertProfile(tx, {
      id,
      userType: 'business_user',
      firstName: input.firstName,
      lastName: input.lastName,
      email: input.email,
      registrationMethod: 'email',
      metadata,
      createdAt: now,
      updatedAt: now,
    });
    await store.setPassword(tx, id, passwordHash, now);
    await store.insertConsents(tx, id, agreedDocuments(input), TERMS_VERSION, now);
    await addFirstCompany(tx, id, {
      companyName: input.companyName,
      roleInCompany: input.role,
      sector: input.sector,
      vatNumber: input.vatNumber || null,
    });
    await sendConfirmation(ctx, tx, { id, firstName: input.firstName, email: input.email });
  });
}

export const agreedDocuments = (input: { marketingConsent: boolean }): string[] => [
  'termini',
  'privacy',
  ...(input.marketingConsent ? ['marketing'] : []),
];

/** Also when two sign-ups with one e-mail race: the database decides, both look the same from outside. */
export async function unlessTaken(ctx: Context, email: string, create: (tx: Db) => Promise<void>): Promise<void> {
  const existing = await store.findByEmail(ctx.db, email);
  if (existing) {
    await enqueueMail(ctx, ctx.db, email, alreadyRegisteredMail(existing.firstName, ctx.env.publicUrl + PATHS.auth));
    return;
  }
  try {
    await ctx.db.transaction((tx) => create(tx));
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
  }
}

export async function sendConfirmation(ctx: Context, tx: Db, person: { id: string; firstName: string; email: string }) {
  const token = await issueLink(tx, person.id, 'confirm_email', ctx.now());
  const url = `${ctx.env.publicUrl}${PATHS.confirmEmail}?token=${token}`;
  await enqueueMail(ctx, tx, person.email, confirmEmailMail(person.firstName, url));
}
