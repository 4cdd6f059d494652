import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import * as companies from '#server/features/companies/store.ts';
import { insertEntries, SELF, type EntryInput } from '#server/features/tools/ledger-store.ts';
import { deMinimisEntries } from '#server/features/tools/tables.ts';

const DEMO_OWNER = 'demo-azienda';

const AIDS: Pick<EntryInput, 'grantedOn' | 'amountGge' | 'title' | 'body'>[] = [
  { grantedOn: '2024-03-14', amountGge: 10_000, title: 'Voucher digitali I4.0', body: 'Camera di Commercio di Padova' },
  { grantedOn: '2025-06-30', amountGge: 24_500, title: 'Efficienza energetica PMI', body: 'Regione del Veneto' },
  { grantedOn: '2026-02-11', amountGge: 8_000, title: 'Garanzia Fondo PMI', body: 'Mediocredito Centrale' },
];

/** Aid of the demo's workshop, once: what the user does with it afterwards stays. */
export async function insertDemoAid({ db, now }: Services): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await tx
      .select({ id: deMinimisEntries.id })
      .from(deMinimisEntries)
      .where(eq(deMinimisEntries.userId, DEMO_OWNER))
      .limit(1);
    const active = (await companies.listCompanies(tx, DEMO_OWNER)).find((company) => company.isPrimary);
    if (known.length > 0 || !active) return;
    const entries = AIDS.map((aid): EntryInput => ({
      ...aid,
      regime: 'de_minimis',
      cor: null,
      car: null,
      undertakingId: SELF,
    }));
    await insertEntries(tx, { userId: DEMO_OWNER, companyId: active.id }, entries, now());
  });
}
