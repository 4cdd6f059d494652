import { expiryOf, stateOf } from '#domain/documents/validity.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import type { ClientDocuments, ClientPaper } from '#domain/sharing/client-documents.ts';
import type { UserContext } from '#server/context.ts';
import { applicationTitles } from '#server/features/applications/service.ts';
import { documentsOf, documentsWith } from '#server/features/documents/service.ts';
import { fileNames } from '#server/features/files/service.ts';
import { livingShares } from '#server/features/sharing/service.ts';
import { listClients } from './portfolio-store.ts';

type Client = ClientDocuments['clients'][number];

/** What clients share now and what is kept for those without an account, by client; six readings, however many (CON-21). */
export async function listClientDocuments(ctx: UserContext): Promise<ClientDocuments> {
  const today = romeMoment(ctx.now()).day;
  const known = await listClients(ctx.db, ctx.user.id);
  const shares = await livingShares(ctx.db, ctx.user.id);
  const idsOf = (wanted: string) => shares.flatMap(({ kind, targetId }) => (kind === wanted ? [targetId] : []));
  const titles = await applicationTitles(ctx.db, idsOf('candidatura'));
  const names = await fileNames(ctx.db, idsOf('documento'));
  const papers = new Map((await documentsWith(ctx.db, idsOf('documento'))).map((row) => [row.fileId, row]));
  const about = (row: Parameters<typeof stateOf>[0]): ClientPaper['document'] => ({
    kind: row.kind,
    state: stateOf(row, today),
    expiresOn: expiryOf(row)?.day ?? null,
  });

  const clients: Client[] = known.map(({ companyId, consultancyId, name }) => ({
    consultancyId,
    companyId,
    name,
    papers: [],
  }));
  for (const { consultancyId, clientName, kind, targetId, sharedAt } of shares) {
    const row = papers.get(targetId);
    const name = kind === 'candidatura' ? titles.get(targetId) : (row?.title ?? names.get(targetId));
    if (name === undefined || kind === 'azienda') continue;
    let client = clients.find((each) => each.consultancyId === consultancyId);
    if (!client) clients.push((client = { consultancyId, companyId: null, name: clientName, papers: [] }));
    client.papers.push({ kind, id: targetId, name, at: sharedAt.toISOString(), document: row ? about(row) : null });
  }
  for (const row of await documentsOf(ctx.db, ctx.user.id)) {
    const client = clients.find(({ companyId }) => companyId === row.companyId);
    client?.papers.push({ kind: 'archivio', id: row.fileId, name: row.title, at: row.createdAt, document: about(row) });
  }
  return { clients: clients.sort((one, other) => one.name.localeCompare(other.name, 'it')) };
}
