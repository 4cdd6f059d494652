import type { z } from 'zod';
import { TERMS_VERSION } from '#domain/accounts/consents.ts';
import type { businessCompletion, consultantCompletion } from '#domain/accounts/registration.ts';
import { AppError } from '#domain/errors.ts';
import type { RegistrationMethod, UserType } from '#domain/vocabulary.ts';
import type { UserContext } from '#server/context.ts';
import { addFirstCompany } from '#server/features/companies/service.ts';
import { addConsultantProfile } from '#server/features/consultants/service.ts';
import { checkUploads, storeFiles, type Upload } from '#server/features/files/service.ts';
import { wantNews } from '#server/features/notifications/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { sendConfirmation } from './link-mails.ts';
import { issueRegisteredBrowser } from './registered-browser.ts';
import { agreedDocuments, tellOwner } from './registration.ts';
import { businessMetadata, consultantMetadata } from './sign-up-metadata.ts';
import * as store from './store.ts';

type BusinessCompletion = z.infer<typeof businessCompletion>;
type ConsultantCompletion = z.infer<typeof consultantCompletion>;

/** After a first sign-in by Google or Facebook: the type and what it needs (ACC-11). */
export const completeBusiness = (ctx: UserContext, input: BusinessCompletion) =>
  complete(
    ctx,
    'business_user',
    input,
    (method) => businessMetadata(input, method),
    (tx) =>
      addFirstCompany(tx, ctx.user.id, {
        companyName: input.companyName,
        roleInCompany: input.role,
        sector: input.sector,
        vatNumber: input.vatNumber || null,
      }),
  );

export function completeConsultant(ctx: UserContext, input: ConsultantCompletion, uploads: Upload[]) {
  const documents = checkUploads('consultant_document', uploads, 'documents');
  const names = documents.map(({ name }) => name);
  return complete(
    ctx,
    'consultant',
    input,
    (method) => consultantMetadata(input, method, names),
    async (tx) => {
      await addConsultantProfile(tx, ctx.user.id, input, ctx.now());
      await storeFiles(ctx, tx, ctx.user.id, 'consultant_document', documents);
    },
  );
}

/** `browser`: what it keeps to confirm by one press. */
export type Completed = { needsConfirmation: boolean; browser: string | null };
type Common = { firstName: string; lastName: string; email: string; marketingConsent: boolean };

/**
 * An address that the provider did not verify is confirmed by mail before the account can do anything. One that
 * belongs to somebody else looks the same from outside: its owner is told, and nothing else changes.
 */
async function complete(
  ctx: UserContext,
  userType: UserType,
  input: Common,
  metadataOf: (method: RegistrationMethod) => Record<string, unknown>,
  addRest: (tx: Db) => Promise<void>,
): Promise<Completed> {
  return ctx.db.transaction(async (tx) => {
    const profile = await store.lockProfile(tx, ctx.user.id);
    if (!profile || profile.userType) throw new AppError('conflict');
    const isConfirmed = profile.emailConfirmedAt !== null && profile.email === input.email;
    const taken = await store.findByEmail(tx, input.email);
    if (taken && taken.id !== profile.id) {
      await tellOwner(ctx, tx, taken);
      await store.deleteSessionsOf(tx, profile.id);
      return { needsConfirmation: true, browser: null };
    }
    const method = profile.registrationMethod as RegistrationMethod;
    await store.updateProfile(tx, profile.id, {
      userType,
      firstName: input.firstName,
      lastName: input.lastName,
      email: input.email,
      emailConfirmedAt: isConfirmed ? profile.emailConfirmedAt : null,
      metadata: metadataOf(method),
      updatedAt: ctx.now(),
    });
    await store.insertConsents(tx, profile.id, agreedDocuments(input), TERMS_VERSION, ctx.now());
    if (input.marketingConsent) await wantNews(tx, profile.id, ctx.now());
    await addRest(tx);
    if (isConfirmed) return { needsConfirmation: false, browser: null };
    await store.deleteSessionsOf(tx, profile.id);
    await sendConfirmation(ctx, tx, { id: profile.id, email: input.email });
    return { needsConfirmation: true, browser: await issueRegisteredBrowser(ctx, tx, profile.id) };
  });
}
