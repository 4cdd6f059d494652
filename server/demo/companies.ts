import { companyInput } from '#domain/companies/company-input.ts';
import { EMPTY_COMPANY } from '#domain/companies/company-profile.ts';
import { mergeCompany } from '#domain/companies/merge-company.ts';
import type { Services } from '#server/context.ts';
import * as store from '#server/features/companies/store.ts';

const DEMO_OWNER = 'demo-azienda';

/** A workshop with nearly everything said, so that eligibility has something to decide. */
const WORKSHOP = companyInput.parse({
  companyName: 'Officine Brenta Srl',
  roleInCompany: 'Titolare',
  sector: 'manufacturing',
  legalForm: 'srl',
  ein: '03512340286',
  description:
    'Officina meccanica di precisione: torniamo e fresiamo componenti per macchine agricole e per il packaging. Lavoriamo con PMI del Nord-Est e vogliamo digitalizzare la produzione e ridurre i consumi.',
  city: 'Padova',
  province: 'PD',
  region: 'Veneto',
  address: 'Via dell’Industria 12, 35129 Padova',
  employees: '11-25',
  employeesExact: 18,
  revenue: '1m-5m',
  revenueExact: 2_400_000,
  foundedOn: '2011-04-18',
  atecoCodes: ['25.62.00'],
  atecoVersion: '2007',
  isYouthLed: false,
  hasGroup: false,
  website: 'https://www.officinebrenta.example',
  email: 'info@officinebrenta.example',
  certifications: 'ISO 9001:2015',
});

const STUDIO = companyInput.parse({
  companyName: 'Brenta Digitale Srls',
  roleInCompany: 'Amministratrice',
  sector: 'technology',
  legalForm: 'srls',
  ein: '05123450289',
  description: 'Software per la manutenzione predittiva delle macchine utensili, per officine e subfornitori.',
  city: 'Venezia',
  province: 'VE',
  region: 'Veneto',
  employees: '1-5',
  foundedYear: 2024,
});

/** Two companies for the demo's business user, once: what the user does with them afterwards stays. */
export async function insertDemoCompanies({ db, now }: Services): Promise<void> {
  await db.transaction(async (tx) => {
    const [first, ...others] = await store.listCompanies(tx, DEMO_OWNER);
    if (!first || others.length > 0 || first.version > 1) return;
    await store.updateCompany(tx, DEMO_OWNER, first.id, mergeCompany(first, WORKSHOP), now());
    const { companyName, roleInCompany, sector } = STUDIO;
    await store.insertCompany(
      tx,
      DEMO_OWNER,
      mergeCompany({ ...EMPTY_COMPANY, companyName, roleInCompany, sector }, STUDIO),
      false,
    );
  });
}
