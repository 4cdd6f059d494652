import { pdf } from '#server/testing/people.ts';
import { MANDATE, QUOTE, requestTo } from '#server/testing/practice.ts';
import type { AccessWorld } from './world.ts';

type Ids = AccessWorld['ids'];
type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  minItems?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  $ref?: string;
};
type Operation = { requestBody?: { content: Record<string, { schema: Schema }> } };
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
};

const form = (field: string, data: object = {}, file = pdf('prova.pdf')) => {
  const sent = new FormData();
  sent.set('data', JSON.stringify(data));
  sent.append(field, file);
  return sent;
};

/** The records that an address names: always the owner's, so whoever else asks asks for somebody's. */
const RECORDS: [RegExp, (ids: Ids) => Record<string, string>][] = [
  [/\/api\/companies/, ({ companyId }) => ({ id: companyId, vatNumber: '00743110157' })],
  [/\/api\/projects/, ({ projectId }) => ({ id: projectId })],
  [
    /\/api\/applications/,
    (ids) => ({
      ...{ id: ids.applicationId, number: ids.versionNumber, section: 'project_summary' },
      ...{ fileId: ids.attachmentId, guestId: ids.guestId, commentId: ids.commentId },
    }),
  ],
  [/\/api\/documents/, ({ documentId }) => ({ id: documentId })],
  [/\/api\/files/, ({ attachmentId }) => ({ id: attachmentId })],
  [/\/api\/clients\/contacts/, ({ contactId }) => ({ id: contactId })],
  [/\/api\/clients/, (ids) => ({ id: ids.consultancyId, companyId: ids.companyId, grantId: '1', template: 'mandato' })],
  [
    /\/api\/consultancies|\/api\/chats/,
    (ids) => ({ id: ids.consultancyId, taskId: ids.taskId, fileId: ids.attachmentId }),
  ],
  [/\/entries/, (ids) => ({ companyId: ids.companyId, id: ids.entryId })],
  [/\/undertakings/, (ids) => ({ companyId: ids.companyId, id: ids.firmId })],
  [/\/api\/tools/, ({ companyId }) => ({ companyId })],
  [/\/calendar\/items/, ({ eventId }) => ({ id: `evento-${eventId}` })],
  [/\/api\/calendar/, ({ eventId }) => ({ id: eventId })],
  [/\/api\/notifications/, ({ notificationId }) => ({ id: notificationId })],
  [/\/api\/saved-searches/, ({ searchId }) => ({ id: searchId })],
  [/\/api\/business-plans/, ({ planId }) => ({ id: planId, section: 'sintesi', number: '1' })],
  [/support\/tickets/, ({ ticketId, attachmentId }) => ({ id: ticketId, fileId: attachmentId })],
  [/\/api-keys/, ({ keyId }) => ({ id: keyId })],
  [/\/admin\/users|\/admin\/assistant/, ({ ownerId }) => ({ id: ownerId })],
  [/consultants/, ({ writerId, attachmentId }) => ({ id: writerId, photoId: 'x', fileId: attachmentId })],
  [/grants|catalogue/, () => ({ id: '1', grantId: '1' })],
];

const QUERIES: [RegExp, string][] = [
  [/copy\.pdf$/, '?per=Banca'],
  [/grants\/suggest$/, '?q=digitale'],
  [/match\/cards$|\/verdicts$/, '?ids=1'],
  [/consultants\/fits$/, '?ids=x'],
  [/usual-fee$/, '?kind=domanda'],
];

export function addressFor(operation: string, ids: Ids): string {
  const path = operation.split(' ')[1]!;
  const given = RECORDS.find(([part]) => part.test(path))?.[1](ids) ?? {};
  const query = QUERIES.find(([part]) => part.test(path))?.[1] ?? '';
  return path.replace(/:(\w+)/g, (_, name: string) => given[name] ?? 'x') + query;
}

/** Bodies that the schema alone does not make: what they name has to be there, or hangs together. */
const BODIES: Record<string, (ids: Ids) => unknown> = {
  'POST /api/projects': ({ companyId }) => ({ title: 'Nuovo tornio', companyId }),
  'PATCH /api/projects/:id': () => ({ version: 1, title: 'Altro titolo' }),
  'POST /api/applications': ({ applicationId }) => ({ id: applicationId }),
  // Judged by content before it is read: reading a PDF for each person would cost more than all the rest.
  'POST /api/applications/custom/reading': () => form('file', {}, new File(['nulla'], 'nulla.txt')),
  'PUT /api/applications/:id/texts/:section': () => ({ text: 'Riscritto', seenRevision: 1, isFromAssistant: false }),
  'PATCH /api/applications/:id/plan': () => ({ planRevision: 0, sector: 'manifattura' }),
  'PUT /api/applications/:id/budget': () => ({
    ...{ planRevision: 0, projectVersion: 1, ratePct: null, cover: [] },
    lines: [{ name: 'Macchinari', amount: 1, isOutside: false, quoteFileId: null }],
  }),
  'POST /api/applications/:id/attachments': () => form('files', { kind: 'altro', document: null }),
  'POST /api/applications/:id/attachments/from-documents': ({ documentId }) => ({ documentId, document: null }),
  'POST /api/applications/:id/guests': () => ({ email: 'nessuno@posta.example', role: 'lettura' }),
  'POST /api/applications/:id/comments': () => ({ section: 'project_summary', text: 'Un commento' }),
  'PUT /api/applications/:id/archive': () => ({ isArchived: true }),
  'POST /api/documents': () => form('file'),
  'PATCH /api/saved-searches/:id': () => ({ name: 'Altro nome' }),
  'PATCH /api/documents/:id': () => ({ title: 'Altro nome' }),
  'POST /api/support/tickets': () => form('files', { subject: 'Prova', description: 'Una prova abbastanza lunga.' }),
  'POST /api/support/tickets/:id/messages': () => form('files', { text: 'Ancora vuota.' }),
  'POST /api/chats/:id/messages': () =>
    form('file', { text: 'Ciao', clientId: '0192f7a0-0000-7000-8000-000000000001' }),
  'POST /api/applications/custom': () => form('file', { title: 'Bando camerale', projectTitle: 'Un progetto' }),
  'POST /api/consultancies/:id/completion': () => ({
    ...{ outcome: 'senza_domanda', grantedAmount: null, cor: null, earnings: null },
  }),
  'POST /api/clients/companies/:companyId/invitation': () => ({ email: 'titolare@posta.example' }),
  'POST /api/settings/email': () => ({ email: 'nuova@posta.example', password: 'tornio-verde-42' }),
  'PATCH /api/companies/:id': () => ({ version: 1, description: 'Altra descrizione dell’azienda.' }),
  'POST /api/tools/de-minimis/:companyId/imports': () => form('file', {}, new File(['<a/>'], 'rna.xml')),
  'POST /api/consultancies': ({ writerId }) => requestTo(writerId),
  'PUT /api/consultancies/:id/sharing': ({ applicationId }) => ({
    ...{ kind: 'candidatura', targetId: applicationId, isShared: false },
  }),
  'POST /api/consultancies/:id/quotes': () => QUOTE,
  'POST /api/clients': () => MANDATE,
  'POST /api/clients/contacts': ({ consultancyId }) => ({
    ...{ kind: 'chiamata', clientId: consultancyId, on: '2026-11-14', minutes: 5, note: 'Chiamata' },
  }),
  'POST /api/clients/grants/:grantId/mails': ({ companyId }) => ({
    ...{ companyIds: [companyId], text: 'C’è un bando che fa per voi, ne parliamo?' },
  }),
  'POST /api/business-plans': () => ({}),
  'POST /api/business-plans/:id/attachments': ({ applicationId }) => ({ applicationId }),
  'POST /api/ai-assistant': () => ({ type: 'chat_support', data: { message: 'ciao' } }),
  'POST /api/ai-assistant/stream': () => ({ type: 'chat_support', data: { message: 'ciao' } }),
  'POST /api/ai-assistant/document': () => form('file', { type: 'document_analysis' }),
  'POST /api/consultant-profile/documents': () => form('documents'),
};
const AID = { grantedOn: '2025-04-01', amountGge: 5, regime: 'de_minimis', body: 'Comune', title: null };
const ENTRY = { ...AID, cor: null, car: null, undertakingId: 'self' };
const FIRM = { name: 'Collegata', taxCode: null, relation: 'linked' };
const EVENT = { title: 'Prova', day: '2026-12-12', time: null, endTime: null, note: '' };
for (const [path, body] of [
  ['/tools/de-minimis/:companyId/entries', ENTRY],
  ['/tools/de-minimis/:companyId/undertakings', FIRM],
  ['/calendar/events', EVENT],
] as const) {
  BODIES[`POST /api${path}`] = () => body;
  BODIES[`PUT /api${path}/:id`] = () => body;
}

/** The least that its schema takes, unless the list above says what hangs together. */
export function bodyFor(operation: string, document: ApiDocument, ids: Ids): unknown {
  const [method = '', path = ''] = operation.split(' ');
  if (method === 'GET') return undefined;
  const own = BODIES[operation]?.(ids);
  if (own !== undefined) return own;
  const declared = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  const content = declared?.requestBody?.content;
  if (content?.['multipart/form-data']) return form('file');
  const schema = content?.['application/json']?.schema;
  return schema ? leastOf(schema, document) : method === 'DELETE' ? undefined : {};
}

function leastOf(schema: Schema, document: ApiDocument): unknown {
  const least = (each: Schema) => leastOf(each, document);
  if (schema.$ref) return least(document.components?.schemas?.[schema.$ref.split('/').at(-1)!] ?? {});
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(least)) as unknown;
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return least(first);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object')
    return Object.fromEntries((schema.required ?? []).map((name) => [name, least(schema.properties?.[name] ?? {})]));
  if (type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => least(schema.items ?? {}));
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (type === 'boolean') return true;
  return type === 'string' ? wordFor(schema) : null;
}

function wordFor({ format, minLength = 1 }: Schema): string {
  if (format === 'email') return 'qualcuno@posta.example';
  if (format === 'date') return '2026-12-01';
  if (format === 'date-time') return '2026-12-01T09:00:00.000Z';
  if (format === 'uri' || format === 'url') return 'https://posta.example';
  return 'x'.padEnd(Math.max(minLength, 1), 'prova ');
}
