import type { DateLanguage } from '#domain/numbers/date-language.ts';
import type { PersonalSettings } from '#domain/profile/personal-settings.ts';
import { AppError } from '#domain/errors.ts';
import type { UserContext } from '#server/context.ts';
import { personalDataOf, updateDateLanguage, updatePersonalData, waysInOf } from '#server/features/accounts/service.ts';
import { activeCompanyOf, renameActiveCompany } from '#server/features/companies/service.ts';

/** What the settings show of a person: one read for the whole screen (SET-2). */
export async function readSettings({ db, user }: UserContext) {
  const person = await personalDataOf(db, user.id);
  if (!person) throw new AppError('not_signed_in');
  const company = user.userType === 'business_user' ? await activeCompanyOf(db, user.id) : null;
  const { firstName, lastName, email, phone } = person;
  return {
    person: { firstName, lastName, email, phone: phone ?? '' },
    company: company && { id: company.id, companyName: company.companyName },
    waysIn: await waysInOf(db, user.id),
    dateLanguage: person.dateLanguage,
  };
}

/** "Azienda" renames the active company; who has none has nothing to rename. */
export async function saveSettings(ctx: UserContext, { companyName, phone, ...names }: PersonalSettings) {
  await ctx.db.transaction(async (tx) => {
    await updatePersonalData(tx, ctx.user.id, { ...names, phone: phone || null }, ctx.now());
    if (companyName !== undefined) await renameActiveCompany({ ...ctx, db: tx }, companyName);
  });
  return readSettings(ctx);
}

/** Counts for every page they open, for the mails written to them and for notices already told (SET-11, SET-12). */
export async function saveDateLanguage(ctx: UserContext, language: DateLanguage) {
  await updateDateLanguage(ctx.db, ctx.user.id, language, ctx.now());
  return readSettings(ctx);
}
