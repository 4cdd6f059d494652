import { eq, like } from 'drizzle-orm';
import { addMonths, romeMoment } from '#domain/grants/rome-time.ts';
import { ruleValue } from '#domain/rules/rule-at.ts';
import type { Services } from '#server/context.ts';
import { profiles } from '#server/features/accounts/tables.ts';
import { consultantDecisions, consultantProfiles } from '#server/features/consultants/tables.ts';
import { checkUploads, dropBytes, filesOf, storeFiles } from '#server/features/files/service.ts';
import { openCatalogue } from '#server/features/grants/service.ts';
import { grantReports } from '#server/features/grants/tables.ts';
import { dataRequests } from '#server/features/privacy/tables.ts';
import { supportTickets } from '#server/features/support/tables.ts';
import type { Db } from '#server/platform/db/db.ts';
import { CANDIDATES, type Candidate } from './candidates.ts';
import { papersOf } from './papers.ts';
import { REPORTS, REQUESTS, TICKETS } from './waiting.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ADMIN = 'demo-admin';
const PURPOSE = 'consultant_document';

/** Work for the desk: profiles to review, tickets, requests about data and doubts about grants. Once. */
export async function insertDemoDesk(services: Services): Promise<void> {
  const { db } = services;
  const [known] = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, CANDIDATES[0]!.id));
  if (known) return;
  const now = services.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const catalogue = await openCatalogue(services);
  const papers = await Promise.all(CANDIDATES.map((candidate) => papersOf(candidate, now)));
  await db.transaction(async (tx) => {
    for (const [at, candidate] of CANDIDATES.entries()) {
      await insertCandidate(tx, candidate, now);
      const uploads = checkUploads(PURPOSE, papers[at]!, 'documents');
      await storeFiles({ ...services, client: { ip: '', userAgent: '' } }, tx, candidate.id, PURPOSE, uploads);
    }
    for (const { hoursAgo, ...ticket } of TICKETS) {
      const at = ago(hoursAgo * HOUR_MS);
      await tx.insert(supportTickets).values({ ...ticket, createdAt: at, updatedAt: at });
    }
    for (const { daysAgo, doneDaysAgo, ...request } of REQUESTS) {
      const receivedOn = romeMoment(ago(daysAgo * DAY_MS)).day;
      const dueOn = addMonths(receivedOn, ruleValue('gdpr.answer.months', receivedOn));
      const handledAt = doneDaysAgo === undefined ? null : ago(doneDaysAgo * DAY_MS);
      await tx
        .insert(dataRequests)
        .values({ ...request, receivedOn, dueOn, handledAt, createdAt: ago(daysAgo * DAY_MS) });
    }
    for (const { hoursAgo, ...report } of REPORTS) {
      if (!catalogue.find(report.grantId)) continue;
      await tx.insert(grantReports).values({ ...report, createdAt: ago(hoursAgo * HOUR_MS) });
    }
  });
}

async function insertCandidate(tx: Db, candidate: Candidate, now: Date): Promise<void> {
  const { id, firstName, lastName, sentDaysAgo, insuredForDays, decision, ...profile } = candidate;
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const sentAt = ago(sentDaysAgo);
  await tx.insert(profiles).values({
    ...{ id, firstName, lastName, userType: 'consultant', registrationMethod: 'email', isDemo: true },
    email: `${id.replace('demo-', '')}@bandolo.example`,
    emailConfirmedAt: sentAt,
    createdAt: sentAt,
  });
  const decidedAt = decision ? ago(decision.daysAgo) : null;
  await tx.insert(consultantProfiles).values({
    ...profile,
    userId: id,
    status: decision?.status ?? 'in_attesa',
    insuredUntil: insuredForDays === null ? null : romeMoment(ago(-insuredForDays)).day,
    ...{ decidedAt, decidedBy: decision ? ADMIN : null, decisionReason: decision?.reason ?? null },
    ...{ submittedAt: sentAt, createdAt: sentAt, updatedAt: sentAt },
  });
  if (!decision) return;
  const { status, reason } = decision;
  const line = { id: `${id}-decisione`, consultantId: id, decision: status, reason, decidedBy: ADMIN };
  await tx.insert(consultantDecisions).values({ ...line, at: decidedAt! });
}

/** Without demo data the desk has no invented work. */
export async function closeDemoDesk(services: Pick<Services, 'db' | 'storage' | 'log'>): Promise<void> {
  const { db } = services;
  const owned = await Promise.all(CANDIDATES.map(({ id }) => filesOf(db, id, PURPOSE)));
  await db.delete(supportTickets).where(like(supportTickets.id, 'demo-banco-%'));
  await db.delete(dataRequests).where(like(dataRequests.id, 'demo-banco-%'));
  await db.delete(grantReports).where(like(grantReports.id, 'demo-banco-%'));
  await db.delete(profiles).where(like(profiles.id, 'demo-candidato-%'));
  for (const { id } of owned.flat()) await dropBytes(services, id);
}
