import { eq, like } from 'drizzle-orm';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { addDays } from '#domain/rules/day.ts';
import type { Services } from '#server/context.ts';
import { profiles } from '#server/features/accounts/tables.ts';
import { countFigures } from '#server/features/consultancies/figures.ts';
import { consultancies, quotes, reviews } from '#server/features/consultancies/tables.ts';
import { consultantProfiles } from '#server/features/consultants/tables.ts';
import { openCatalogue } from '#server/features/grants/service.ts';
import { checksOf } from '#server/demo/consultant.ts';
import { insertMany } from './insert-many.ts';
import { INVENTED, inventedConsultant } from './people.ts';
import { signUpAges } from './sign-ups.ts';
import { pastWork, projectsOf } from './work.ts';

const OWN = 'demo-consulente';
const INVENTED_IDS = 'demo-consulente-%';
const INVENTED_WORKS = 'demo-consulente-lavoro-%';
const DAY_MS = 86_400_000;
const FREE_DAYS = 28;
/** Whose insurance is not said yet: the verification is to be completed. */
const WITHOUT = { verifiedAt: null, checks: {}, insuredUntil: null };

/** Programmes of the bundle that many ask for; those of one region only there. */
const PROGRAMMES = [
  'beni-strumentali-nuova-sabatini',
  'simest-transizione-digitale-o-ecologica',
  'voucher-cloud-e-cybersecurity',
  'investimenti-sostenibili-4-0-bando-2026',
  'avviso-pubblico-isi-inail-2025',
  'credito-d-imposta-ricerca-e-sviluppo',
];
const OF_REGION: Record<string, string> = {
  Veneto: 'veneto-fondo-veneto-competitivita-sezione-transizione',
  Lombardia: 'lombardia-investimenti-linea-impresa-efficiente',
  Puglia: 'puglia-minipia-pacchetti-integrati-di-agevolazione',
};

/** A whole marketplace in six statements, once: every start passes here. */
export async function insertDemoMarketplace(services: Services): Promise<void> {
  const { db } = services;
  const [known] = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, 'demo-consulente-1'));
  if (known) return;
  const now = services.now();
  const catalogue = await openCatalogue(services);
  const grantsIn = (region: string) =>
    [OF_REGION[region], ...PROGRAMMES].flatMap((id) => (id ? (catalogue.find(id)?.grant ?? []) : []));
  const invented = Array.from({ length: INVENTED }, (_, n) => inventedConsultant(n));
  const people = [{ id: OWN, region: 'Veneto' }, ...invented];
  const projects = projectsOf(people.length);
  // The first is the demo's own consultant, who has an account already.
  const ages = signUpAges(projects.slice(1));
  const signedUp = invented.map((_, n) => new Date(now.getTime() - ages[n]! * DAY_MS));
  const today = romeMoment(now).day;
  const freeUntil = addDays(today, FREE_DAYS);
  let first = 0;
  const past = projects.map((count, n) => {
    const all = pastWork(people[n]!, first, count, grantsIn(people[n]!.region), now);
    first += count;
    return all;
  });
  await db.transaction(async (tx) => {
    await tx
      .update(consultantProfiles)
      .set({ availableForConsultation: true })
      .where(eq(consultantProfiles.userId, OWN));
    await insertMany(
      tx,
      profiles,
      invented.map(({ id, firstName, lastName, email }, n) => ({
        ...{ id, firstName, lastName, email, userType: 'consultant', registrationMethod: 'email' },
        emailConfirmedAt: signedUp[n]!,
        createdAt: signedUp[n]!,
        updatedAt: signedUp[n]!,
        isDemo: true,
      })),
    );
    await insertMany(
      tx,
      consultantProfiles,
      invented.map(({ id, firstName: _first, lastName: _last, email: _email, isVerified, ...profile }, n) => ({
        ...profile,
        userId: id,
        freeUntil: profile.freeSlots === null ? null : freeUntil,
        status: 'approvato',
        ...(isVerified
          ? {
              verifiedAt: signedUp[n]!,
              checks: checksOf(profile.register),
              insuredUntil: addDays(today, 60 + ((n * 11) % 300)),
            }
          : WITHOUT),
        decidedAt: signedUp[n]!,
        createdAt: signedUp[n]!,
        updatedAt: signedUp[n]!,
        submittedAt: signedUp[n]!,
      })),
    );
    await insertMany(
      tx,
      consultancies,
      past.flatMap(({ works }) => works),
    );
    await insertMany(
      tx,
      quotes,
      past.flatMap(({ offers }) => offers),
    );
    await insertMany(
      tx,
      reviews,
      past.flatMap(({ written }) => written),
    );
    await countFigures(
      tx,
      people.map(({ id }) => id),
      now,
    );
  });
}

/** Without demo data nobody invented is listed; with it they come back. */
export async function closeDemoMarketplace({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.delete(profiles).where(like(profiles.id, INVENTED_IDS));
  await db.delete(consultancies).where(like(consultancies.id, INVENTED_WORKS));
  await db
    .update(consultantProfiles)
    .set({ availableForConsultation: false })
    .where(eq(consultantProfiles.userId, OWN));
}
