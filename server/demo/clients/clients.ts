import { eq } from 'drizzle-orm';
import { addDays, weekdayOf } from '#domain/calendar/days.ts';
import { EMPTY_COMPANY } from '#domain/companies/company-profile.ts';
import { mergeCompany } from '#domain/companies/merge-company.ts';
import { REMINDER_HOURS } from '#domain/consultancies/vocabulary.ts';
import { OPEN_STATUSES } from '#domain/grants/catalogue-search.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import type { Day } from '#domain/rules/day.ts';
import { PORTFOLIO } from '#messages/sharing/portfolio.ts';
import type { Services } from '#server/context.ts';
import { profiles } from '#server/features/accounts/tables.ts';
import { mandates } from '#server/features/clients/tables.ts';
import { companiesOf } from '#server/features/companies/service.ts';
import { insertCompany } from '#server/features/companies/store.ts';
import { countFigures } from '#server/features/consultancies/figures.ts';
import { consultancies, consultancyTasks } from '#server/features/consultancies/tables.ts';
import { openCatalogue } from '#server/features/grants/service.ts';
import { savedCopy } from '#server/features/saved-grants/service.ts';
import { insertSaved } from '#server/features/saved-grants/store.ts';
import type { Db } from '#server/platform/db/db.ts';
import { insertConversations } from './conversations.ts';
import { NEW_REQUESTS, type NewRequest } from './requests.ts';
import { profileOf, UNDER_MANDATE, WITH_ACCOUNT, type DemoClient } from './companies.ts';
import { insertDealings } from './dealings.ts';

const CONSULTANT = 'demo-consulente';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Programmes of the bundle that small firms of the North-East follow. */
const PROGRAMMES = [
  'beni-strumentali-nuova-sabatini',
  'voucher-cloud-e-cybersecurity',
  'veneto-fondo-veneto-competitivita-sezione-transizione',
  'simest-transizione-digitale-o-ecologica',
  'investimenti-sostenibili-4-0-bando-2026',
  'avviso-pubblico-isi-inail-2025',
  'credito-d-imposta-ricerca-e-sviluppo',
];
const TASKS = [
  { title: 'Verifica dei requisiti', side: 'consulente', isDocument: false, dueIn: -2 },
  { title: 'Preventivo del fornitore', side: 'impresa', isDocument: true, dueIn: 2 },
  { title: 'Bozza della relazione tecnica', side: 'consulente', isDocument: false, dueIn: 5 },
  { title: 'Controllo finale prima dell’invio', side: 'consulente', isDocument: false, dueIn: 8 },
] as const;
/** Of each client with an account, in days from the first start: some of the dates fall within a week. */
const PACE = [
  { shift: 0, deadline: 10, meeting: 1 },
  { shift: 1, deadline: 12, meeting: null },
  { shift: -3, deadline: 6, meeting: null },
  { shift: 3, deadline: 16, meeting: 3 },
];

/** Twelve clients for the demo's consultant, once: four share their company, eight are followed under a mandate. */
export async function insertDemoClients(services: Services): Promise<void> {
  const { db } = services;
  const [known] = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, 'demo-cliente-1'));
  if (known) return;
  const now = services.now();
  const catalogue = await openCatalogue(services);
  const watched = PROGRAMMES.flatMap((id) => {
    const entry = catalogue.find(id);
    return entry && OPEN_STATUSES.includes(catalogue.statusOf(entry, now).status) ? [entry.grant] : [];
  });
  await db.transaction(async (tx) => {
    for (const [at, client] of WITH_ACCOUNT.entries()) await insertSharing(tx, client, at, watched, now);
    for (const asked of NEW_REQUESTS) await insertRequest(tx, asked, watched, now);
    await insertConversations(tx, now);
    for (const client of UNDER_MANDATE) await insertMandated(tx, client, now);
    for (const grant of watched) await insertSaved(tx, savedCopy(grant, CONSULTANT, now));
    await countFigures(tx, [CONSULTANT], now);
  });
  await insertDealings(services);
}

const insert = (tx: Db, ownerId: string, client: DemoClient, role: string, isPrimary: boolean) => {
  const input = profileOf(client, role);
  const { companyName, roleInCompany, sector } = input;
  return insertCompany(
    tx,
    ownerId,
    mergeCompany({ ...EMPTY_COMPANY, companyName, roleInCompany, sector }, input),
    isPrimary,
  );
};

/** Nobody can sign in as them: they have no password. */
async function insertSharing(
  tx: Db,
  client: DemoClient,
  at: number,
  grants: readonly { id: string; name: string }[],
  now: Date,
): Promise<void> {
  const id = `demo-cliente-${String(at + 1)}`;
  const [firstName, lastName] = client.contact;
  const later = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const { shift, deadline, meeting } = PACE[at % PACE.length]!;
  await tx.insert(profiles).values({
    ...{ id, firstName, lastName, email: client.mail, userType: 'business_user', registrationMethod: 'email' },
    emailConfirmedAt: now,
    isDemo: true,
  });
  const companyId = await insert(tx, id, client, 'Titolare', true);
  const grant = grants[at % Math.max(grants.length, 1)];
  const consultancyId = `demo-incarico-${String(at + 1)}`;
  await tx.insert(consultancies).values({
    id: consultancyId,
    businessId: id,
    consultantId: CONSULTANT,
    companyId,
    clientName: client.companyName,
    sector: client.sector,
    region: client.region,
    kind: 'domanda',
    grantId: grant?.id ?? null,
    grantName: grant?.name ?? null,
    description: client.description,
    urgency: (['alta', 'media', 'bassa', 'media'] as const)[at] ?? 'media',
    sharesCompany: true,
    status: 'in_corso',
    createdAt: later(-40 + at),
    answeredAt: later(-39 + at),
    acceptedAt: later(-38 + at),
    deadline: romeMoment(later(deadline)).day,
    nextMeetingAt: meeting === null ? null : meetingOn(romeMoment(later(meeting)).day),
  });
  await tx.insert(consultancyTasks).values(
    TASKS.map(({ dueIn, ...task }, position) => ({
      ...task,
      id: `${consultancyId}-${String(position + 1)}`,
      consultancyId,
      position,
      dueOn: romeMoment(later(dueIn + shift)).day,
      doneAt: position < at % 3 ? later(-5) : null,
      createdAt: later(-38 + at),
    })),
  );
}

/** In the morning, never of a Saturday or a Sunday. */
const meetingOn = (day: Day): Date => new Date(`${addDays(day, weekdayOf(day) < 5 ? 0 : 2)}T09:30:00Z`);

/** What waits for an answer at the first start; afterwards it grows old as every request does. */
async function insertRequest(
  tx: Db,
  { at, grantId, hoursAgo, answeredAfter, ...asked }: NewRequest,
  grants: readonly { id: string; name: string }[],
  now: Date,
): Promise<void> {
  const { companyName, sector, region } = WITH_ACCOUNT[at]!;
  const businessId = `demo-cliente-${String(at + 1)}`;
  const [company] = await companiesOf(tx, businessId);
  const grant = grants.find(({ id }) => id === grantId);
  const createdAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
  await tx.insert(consultancies).values({
    ...asked,
    id: `demo-richiesta-${String(at + 1)}`,
    businessId,
    consultantId: CONSULTANT,
    companyId: company?.id ?? null,
    clientName: companyName,
    sector,
    region,
    grantId: grant?.id ?? null,
    grantName: grant?.name ?? null,
    sharesCompany: true,
    createdAt,
    remindedAt: hoursAgo >= REMINDER_HOURS ? now : null,
    answeredAt: answeredAfter === null ? null : new Date(createdAt.getTime() + answeredAfter * HOUR_MS),
  });
}

async function insertMandated(tx: Db, client: DemoClient, now: Date): Promise<void> {
  const companyId = await insert(tx, CONSULTANT, client, PORTFOLIO.role, false);
  await tx.insert(mandates).values({
    companyId,
    userId: CONSULTANT,
    contactName: client.contact.join(' '),
    contactEmail: client.mail,
    signedOn: romeMoment(new Date(now.getTime() - 60 * DAY_MS)).day,
    declaredAt: now,
  });
}
