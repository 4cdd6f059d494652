import type { BusinessRegistration, ConsultantRegistration } from '#domain/accounts/registration.ts';
import { AppError } from '#domain/errors.ts';
import { TERMS_VERSION } from '#domain/accounts/consents.ts';
import { PATHS } from '#domain/paths.ts';
import type { UserType } from '#domain/vocabulary.ts';
import { alreadyRegisteredMail } from '#messages/mails/mails.ts';
import type { Context } from '#server/context.ts';
import { addFirstCompany } from '#server/features/companies/service.ts';
import { addConsultantProfile } from '#server/features/consultants/service.ts';
import { checkUploads, storeFiles, type Upload } from '#server/features/files/service.ts';
import { isOn } from '#server/features/installation/service.ts';
import { enqueueMail } from '#server/features/mails/service.ts';
import { wantNews } from '#server/features/notifications/service.ts';
import { sqlState, UNIQUE_VIOLATION, type Db } from '#server/platform/db/db.ts';
import { newId } from '#server/platform/tokens.ts';
import { isWithinLimit } from './attempts.ts';
import { sendConfirmation } from './link-mails.ts';
import { refuseWeakPassword } from './password-strength.ts';
import { hashPassword } from './passwords.ts';
import { RATE } from './rate-rules.ts';
import { issueRegisteredBrowser } from './registered-browser.ts';
import { businessMetadata, consultantMetadata } from './sign-up-metadata.ts';
import * as store from './store.ts';

/** Account, company, consents and mail in one transaction. */
export async function registerBusiness(ctx: Context, input: BusinessRegistration): Promise<string | null> {
  refuseWeakPassword(input.password, [input.firstName, input.lastName, input.email, input.companyName]);
  return registerPerson(ctx, input, 'business_user', businessMetadata(input, 'email'), (tx, id) =>
    addFirstCompany(tx, id, {
      companyName: input.companyName,
      roleInCompany: input.role,
      sector: input.sector,
      vatNumber: input.vatNumber || null,
    }),
  );
}

/** The documents are kept for whoever reviews the profile. */
export async function registerConsultant(
  ctx: Context,
  input: ConsultantRegistration,
  uploads: Upload[],
): Promise<string | null> {
  refuseWeakPassword(input.password, [input.firstName, input.lastName, input.email]);
  const documents = checkUploads('consultant_document', uploads, 'documents');
  const metadata = consultantMetadata(
    input,
    'email',
    documents.map(({ name }) => name),
  );
  return registerPerson(ctx, input, 'consultant', metadata, async (tx, id) => {
    await addConsultantProfile(tx, id, input, ctx.now());
    await storeFiles(ctx, tx, id, 'consultant_document', documents);
  });
}

type Person = { firstName: string; lastName: string; email: string; password: string; marketingConsent: boolean };

/**
 * A known e-mail takes the same time and gets the same answer; only its owner learns of it, by mail. When two
 * sign-ups with one e-mail race, the database decides, and both look the same from outside. Answers with what the
 * browser keeps to confirm by one press; null where nobody was registered.
 */
async function registerPerson(
  ctx: Context,
  person: Person,
  userType: UserType,
  metadata: Record<string, unknown>,
  addRest: (tx: Db, id: string) => Promise<void>,
): Promise<string | null> {
  const { firstName, lastName, email } = person;
  if (!(await isOn(ctx, 'registrazioni'))) throw new AppError('sign_up_closed');
  const hash = await hashPassword(person.password);
  const existing = await store.findByEmail(ctx.db, email);
  if (existing) {
    await tellOwner(ctx, ctx.db, existing);
    return null;
  }
  const id = newId();
  const now = ctx.now();
  try {
    return await ctx.db.transaction(async (tx) => {
      const profile = { id, userType, firstName, lastName, email, registrationMethod: 'email', metadata };
      await store.insertProfile(tx, { ...profile, createdAt: now, updatedAt: now });
      await store.setPassword(tx, id, hash, now);
      await store.insertConsents(tx, id, agreedDocuments(person), TERMS_VERSION, now);
      if (person.marketingConsent) await wantNews(tx, id, now);
      await addRest(tx, id);
      await sendConfirmation(ctx, tx, { id, email });
      return issueRegisteredBrowser(ctx, tx, id);
    });
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    return null;
  }
}

/** Somebody gave the address of an existing account: only its owner learns of it, by mail (ACC-15). */
export async function tellOwner(ctx: Context, db: Db, owner: store.Profile): Promise<void> {
  if (!(await isWithinLimit({ ...ctx, db }, RATE.knownEmailNotice, owner.email))) return;
  const signInUrl = `${ctx.env.publicUrl}${PATHS.auth}?vista=accedi`;
  await enqueueMail(ctx, db, owner.email, alreadyRegisteredMail(store.provedName(owner), signInUrl));
}

export const agreedDocuments = (input: { marketingConsent: boolean }): string[] => [
  'termini',
  'privacy',
  ...(input.marketingConsent ? ['marketing'] : []),
];
