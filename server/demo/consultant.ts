import { CALL_MINUTES } from '#domain/consultancies/call-minutes.ts';
import type { ProfileChecks } from '#domain/consultants/profile-checks.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { addDays } from '#domain/rules/day.ts';
import type { Services } from '#server/context.ts';
import { consultantProfiles } from '#server/features/consultants/tables.ts';
import { checkUploads, storeFiles } from '#server/features/files/service.ts';
import { papersOf } from './desk/papers.ts';
import { inventedVatNumber } from './marketplace/people.ts';

const BIO =
  'Commercialista e innovation manager, da diciotto anni seguo le PMI manifatturiere del Nord-Est nella finanza ' +
  'agevolata: dalla scelta del bando alla rendicontazione. Ho accompagnato oltre centoventi domande tra bandi della ' +
  'Regione del Veneto, Nuova Sabatini, Transizione 4.0 e Camere di commercio. Prima di partire dico con franchezza ' +
  'se vale la pena.';

const REGISTER = 'Ordine dei commercialisti';
const INSURED_DAYS = 240;

/** As an administrator would have answered them. */
export const checksOf = (register: string | null): ProfileChecks => ({
  ...{ identita: 'ok', partita_iva: 'ok', polizza: 'ok', nessuna_promessa: 'ok', tariffa: 'ok' },
  albo: register ? 'ok' : 'non_si_applica',
});

/** The demo's consultant in the marketplace, once: what the person changes afterwards stays. */
export async function insertDemoConsultant(services: Services): Promise<void> {
  const { db, now } = services;
  const added = await db
    .insert(consultantProfiles)
    .values({
      userId: 'demo-consulente',
      status: 'approvato',
      bio: BIO,
      specializations: ['regional_grants', 'national_grants', 'innovation_grants'],
      sectors: ['manufacturing', 'technology', 'energy'],
      topics: ['PNRR', 'Bandi Regionali', 'Transizione Digitale', 'Industria 4.0', 'Energia'],
      region: 'Veneto',
      city: 'Padova',
      title: 'Consulente di finanza agevolata per la manifattura',
      languages: ['Italiano', 'Inglese', 'Tedesco'],
      certifications: ['Innovation manager (UNI 11814)'],
      projectRate: 600,
      ...{ successPercent: 4, successCap: 2_500, taxRegime: 'ordinario_cassa' },
      ...{ freeSlots: 2, freeUntil: addDays(romeMoment(now()).day, 28) },
      callDays: ['mar', 'gio', 'ven'],
      callTimes: ['10:30', '16:00'],
      register: REGISTER,
      vatNumber: inventedVatNumber(0),
      insuredUntil: addDays(romeMoment(now()).day, INSURED_DAYS),
      verifiedAt: now(),
      checks: checksOf(REGISTER),
      yearsExperience: 18,
      hourlyRate: 140,
      pricingInfo: `Prima chiamata di ${String(CALL_MINUTES)} minuti gratuita; poi quota fissa per la domanda e 4% sul contributo concesso.`,
      createdAt: now(),
      updatedAt: now(),
    })
    .onConflictDoNothing()
    .returning({ id: consultantProfiles.userId });
  if (added.length === 0) return;
  const sender = { firstName: 'Marco', lastName: 'Furlan', city: 'Padova', register: REGISTER };
  const papers = await papersOf({ ...sender, insuredForDays: INSURED_DAYS }, now());
  const uploads = checkUploads('consultant_document', papers, 'documents');
  const ctx = { ...services, client: { ip: '', userAgent: '' } };
  await storeFiles(ctx, db, 'demo-consulente', 'consultant_document', uploads);
}
