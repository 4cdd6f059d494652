import { eq } from 'drizzle-orm';
import type { DocumentKind } from '#domain/documents/document-kinds.ts';
import type { RecordedKind } from '#domain/sharing/contacts.ts';
import type { TemplateId } from '#domain/sharing/templates.ts';
import type { Services, UserContext } from '#server/context.ts';
import { readStoredDay } from '#server/features/clients/day-store.ts';
import { clientContacts } from '#server/features/clients/tables.ts';
import { templateFile } from '#server/features/clients/templates.ts';
import { consultanciesById } from '#server/features/consultancies/service.ts';
import { consultancyEvents } from '#server/features/consultancies/tables.ts';
import { insertDocument } from '#server/features/documents/store.ts';
import { checkUploads, storeFiles } from '#server/features/files/service.ts';
import { shares } from '#server/features/sharing/tables.ts';
import { companyRows } from '#server/features/companies/service.ts';
import { DEMO_ACCOUNTS } from '#server/demo/accounts.ts';
import { insertDrafts } from './drafts.ts';

const DAY_MS = 86_400_000;
const [, CONSULTANT] = DEMO_ACCOUNTS;
type Contact = { client: string; kind: RecordedKind; minutes: number | null; note: string; daysAgo: number };
const CONTACTS: Contact[] = [
  { client: 'Termomeccanica Piovese Srl', kind: 'chiamata', minutes: 18, note: 'preventivo del robot', daysAgo: 3 },
  { client: 'Ceramiche Valbrenta Snc', kind: 'mail', minutes: null, note: 'delega da firmare', daysAgo: 4 },
  { client: 'Latteria Altopiano Sca', kind: 'incontro', minutes: 50, note: 'visita al caseificio', daysAgo: 5 },
  { client: 'Albergo Ai Dogi Sas', kind: 'chiamata', minutes: 12, note: 'inizio dei lavori', daysAgo: 8 },
];
/** Made by the product's own templates from the data of each client. */
const PAPERS: { client: string; template: TemplateId; kind: DocumentKind }[] = [
  { client: 'Termomeccanica Piovese Srl', template: 'dichiarazione', kind: 'altro' },
  { client: 'Latteria Altopiano Sca', template: 'mandato', kind: 'altro' },
  { client: 'Carpenteria Zago Srl', template: 'dichiarazione', kind: 'altro' },
  { client: 'Ceramiche Valbrenta Snc', template: 'mandato', kind: 'altro' },
  { client: 'Albergo Ai Dogi Sas', template: 'mandato', kind: 'altro' },
];

/** What passed between the demo's consultant and the clients: calls, mails, meetings, news, papers and applications. */
export async function insertDealings(services: Services): Promise<void> {
  const user = { ...CONSULTANT, dateLanguage: 'it' as const, isApproved: true, isConfirmed: true };
  const ctx: UserContext = { ...services, user, client: { ip: '', userAgent: '' } };
  const now = services.now().getTime();
  const ago = (days: number) => new Date(now - days * DAY_MS);
  const { firms } = await readStoredDay(services.db, user.id);
  const byName = new Map(firms.map((firm) => [firm.name, firm]));

  for (const [at, { client, daysAgo, ...contact }] of CONTACTS.entries()) {
    const firm = byName.get(client);
    if (!firm) continue;
    const { consultancyId, companyId } = firm;
    const about = { userId: user.id, consultancyId, companyId, clientName: client };
    await services.db
      .insert(clientContacts)
      .values({ ...contact, ...about, id: `demo-contatto-${String(at + 1)}`, at: ago(daysAgo) });
  }
  const running = firms.flatMap(({ consultancyId }) => (consultancyId === null ? [] : [consultancyId]));
  for (const { id: consultancyId, acceptedAt } of await consultanciesById(services.db, running)) {
    if (!acceptedAt) continue;
    const event = { consultancyId, actorId: user.id, kind: 'accettata', at: acceptedAt };
    await services.db.insert(consultancyEvents).values({ ...event, id: `${consultancyId}-accettata` });
  }
  for (const [at, paper] of PAPERS.entries()) {
    const firm = byName.get(paper.client);
    if (firm) await insertPaper(ctx, firm, paper, ago(9 + at));
  }
  await insertDrafts({ ...ctx, now: () => ago(6) }, firms);
}

type Firm = { companyId: string; consultancyId: string | null };

async function insertPaper(ctx: UserContext, firm: Firm, paper: (typeof PAPERS)[number], at: Date): Promise<void> {
  const { bytes, name } = await templateFile(ctx, firm.companyId, paper.template);
  const checked = checkUploads('company_document', [{ name, bytes }], 'file');
  await ctx.db.transaction(async (tx) => {
    const [owner] = await tx
      .select({ id: companyRows.userId })
      .from(companyRows)
      .where(eq(companyRows.id, firm.companyId));
    const [fileId] = await storeFiles(ctx, tx, owner!.id, 'company_document', checked);
    const days = { issuedOn: null, validUntil: null, createdAt: at, updatedAt: at, deletedAt: null };
    await insertDocument(tx, {
      ...days,
      id: `demo-carta-${fileId!}`,
      userId: owner!.id,
      companyId: firm.companyId,
      fileId: fileId!,
      addedBy: null,
      addedById: null,
      title: name.replace(/\.docx$/, ''),
      kind: paper.kind,
    });
    if (firm.consultancyId === null) return;
    const share = { consultancyId: firm.consultancyId, kind: 'documento' as const, targetId: fileId!, sharedAt: at };
    await tx.insert(shares).values(share);
  });
}
