import { eq, inArray } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { addFirstCompany } from '#server/features/companies/service.ts';
import { hashPassword } from '#server/features/accounts/passwords.ts';
import { passwords, profiles, sessions } from '#server/features/accounts/tables.ts';

export const DEMO_PASSWORD = 'bandolo-demo';

export const DEMO_ACCOUNTS = [
  {
    id: 'demo-azienda',
    email: 'azienda@bandolo.example',
    firstName: 'Giulia',
    lastName: 'Zanetti',
    userType: 'business_user',
    isAdmin: false,
  },
  {
    id: 'demo-consulente',
    email: 'consulente@bandolo.example',
    firstName: 'Marco',
    lastName: 'Furlan',
    userType: 'consultant',
    isAdmin: false,
  },
  {
    id: 'demo-admin',
    email: 'admin@bandolo.example',
    firstName: 'Anna',
    lastName: 'Serra',
    userType: 'business_user',
    isAdmin: true,
  },
] as const;

/**
 * Their password is in the README: once demo data is off they can no longer be entered. They come back with it, and
 * what they own stays.
 */
export async function closeDemoAccounts({ db }: Pick<Services, 'db'>): Promise<void> {
  const demo = db.select({ id: profiles.id }).from(profiles).where(eq(profiles.isDemo, true));
  await db.delete(sessions).where(inArray(sessions.userId, demo));
  await db.delete(passwords).where(inArray(passwords.userId, demo));
}

/** The accounts of the README. An account that a person deleted stays deleted only until the next start. */
export async function insertDemoAccounts({ db, now }: Services): Promise<void> {
  const hash = await hashPassword(DEMO_PASSWORD);
  for (const account of DEMO_ACCOUNTS) {
    await db.transaction(async (tx) => {
      const [known] = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, account.id));
      if (known) {
        await tx.insert(passwords).values({ userId: account.id, hash }).onConflictDoNothing();
        return;
      }
      await tx
        .insert(profiles)
        .values({ ...account, registrationMethod: 'email', emailConfirmedAt: now(), isDemo: true });
      await tx.insert(passwords).values({ userId: account.id, hash });
      if (account.userType !== 'business_user') return;
      await addFirstCompany(tx, account.id, {
        companyName: account.isAdmin ? 'Bandolo Redazione' : 'Officine Brenta Srl',
        roleInCompany: account.isAdmin ? 'Redazione' : 'Titolare',
        sector: account.isAdmin ? 'other' : 'manufacturing',
        vatNumber: null,
      });
    });
  }
}
