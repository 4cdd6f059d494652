import type { DocumentBlock } from '#domain/documents/document-block.ts';
import { AppError } from '#domain/errors.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { longDayText } from '#domain/numbers/write-day.ts';
import { fillTemplate, type TemplateData, type TemplateId } from '#domain/sharing/templates.ts';
import { EMPLOYEE_LABELS } from '#messages/companies/companies.ts';
import { TEMPLATE_WORDS as WORDS, TEMPLATES, templateText } from '#messages/sharing/templates.ts';
import type { UserContext } from '#server/context.ts';
import { companiesOf } from '#server/features/companies/service.ts';
import { ownerOf } from '#server/features/sharing/service.ts';
import { documentDocx } from '#server/platform/document/document-docx.ts';
import { listClients } from './portfolio-store.ts';

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim();

/** What the templates say of one of the consultant's clients; others' are not found (CON-22). */
export async function templateDataOf(ctx: UserContext, companyId: string): Promise<TemplateData> {
  const client = (await listClients(ctx.db, ctx.user.id)).find((each) => each.companyId === companyId);
  const company = client && (await companiesOf(ctx.db, ctx.user.id)).find(({ id }) => id === companyId);
  if (!client || !company) throw new AppError('not_found');
  const owner = client.kind === 'condivisa' ? await ownerOf(ctx.db, client.ownerId) : null;
  return {
    azienda: company.companyName,
    sede: [company.address, company.location].filter(Boolean).join(', ') || null,
    partitaIva: company.vatNumber,
    pec: company.pec,
    addetti: company.employees && EMPLOYEE_LABELS[company.employees],
    cliente: owner ? nameOf(owner) : client.contactName,
    consulente: nameOf(ctx.user),
    data: longDayText(romeMoment(ctx.now()).day),
  };
}

/** The filled text as a Word file: what is missing is completed there. */
export async function templateFile(ctx: UserContext, companyId: string, id: TemplateId) {
  const data = await templateDataOf(ctx, companyId);
  const { title, text } = TEMPLATES[id];
  const blocks = templateText(fillTemplate(text, data))
    .split(/\n{2,}/)
    .map(blockOf);
  const bytes = await documentDocx({ title, eyebrow: WORDS.eyebrow, note: WORDS.note, facts: [], blocks });
  return { bytes, name: `${title} - ${data.azienda ?? ''}.docx`.replace(/[/\\:]/g, ' ') };
}

function blockOf(piece: string): DocumentBlock {
  const lines = piece.split('\n');
  return lines.every((line) => line.startsWith('- '))
    ? { kind: 'list', items: lines.map((line) => line.slice(2)) }
    : { kind: 'paragraph', text: lines.join(' ') };
}
