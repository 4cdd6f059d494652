import { eq } from 'drizzle-orm';
import { profiles } from '#server/features/accounts/tables.ts';
import { consultantProfiles } from '#server/features/consultants/tables.ts';
import { consultantForm, tokenFor } from './people.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestProduct } from './test-product.ts';

/** Signed in, reviewed and listed, as after a long week. */
export async function approvedConsultant(product: TestProduct, email: string): Promise<[TestBrowser, string]> {
  const browser = product.browser();
  await browser.post('/api/registrations/consultant', consultantForm({ email }));
  await browser.post('/api/session/confirmation', { token: tokenFor(product, email) });
  const [person] = await product.db.select().from(profiles).where(eq(profiles.email, email));
  await product.db
    .update(consultantProfiles)
    .set({ status: 'approvato' })
    .where(eq(consultantProfiles.userId, person!.id));
  return [browser, person!.id];
}
