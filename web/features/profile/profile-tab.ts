import type { UserType } from '#domain/vocabulary.ts';

const PROFILE_TABS = ['aziende', 'piano', 'dati'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

export const isProfileTab = (value: unknown): value is ProfileTab =>
  (PROFILE_TABS as readonly unknown[]).includes(value);

/** Companies and plans are for business users only; everyone has personal data, consultants start there (PRF-2). */
export const tabsOf = (userType: UserType): readonly ProfileTab[] =>
  userType === 'business_user' ? PROFILE_TABS : ['dati'];

export const shownTab = (userType: UserType, asked: ProfileTab | undefined): ProfileTab => {
  const tabs = tabsOf(userType);
  return asked && tabs.includes(asked) ? asked : tabs[0]!;
};
