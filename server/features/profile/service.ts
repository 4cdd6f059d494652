import { AppError } from '#domain/errors.ts';
import type { PersonalData } from '#domain/profile/personal-data.ts';
import type { UserContext } from '#server/context.ts';
import { personalDataOf, updatePersonalData } from '#server/features/accounts/service.ts';
import { companiesOf } from '#server/features/companies/service.ts';
import { readConsultantProfile } from '#server/features/consultants/service.ts';

/** The person with their companies or their approval (PRF-1): one read for the whole screen. */
export async function readProfile(ctx: UserContext) {
  const { db, user } = ctx;
  const profile = await personalDataOf(db, user.id);
  if (!profile) throw new AppError('not_signed_in');
  const businessProfiles = user.userType === 'business_user' ? await companiesOf(db, user.id) : [];
  const consultantProfile = user.userType === 'consultant' ? await readConsultantProfile(ctx) : null;
  return {
    ...profile,
    createdAt: profile.createdAt.toISOString(),
    updatedAt: profile.updatedAt.toISOString(),
    businessProfiles,
    primaryBusiness: businessProfiles.find((company) => company.isPrimary) ?? null,
    consultantProfile,
    aree_specializzazione: consultantProfile?.specializations ?? [],
    isApproved: user.userType === 'consultant' ? user.isApproved : null,
  };
}

export async function updateProfile(ctx: UserContext, changes: PersonalData) {
  await updatePersonalData(ctx.db, ctx.user.id, changes, ctx.now());
  return readProfile(ctx);
}
