import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { ACCOUNT } from '#domain/constants.ts';
import { FILE_PURPOSES } from '#domain/files/file-purposes.ts';
import { IMPORT_LIMITS } from '#domain/imports/limits.ts';
import { operationOf } from './access.ts';
import type { HttpEnv, Services } from './context.ts';
import { guardBody } from './platform/http/body-guard.ts';
import { createBodyLoad } from './platform/http/body-load.ts';
import { clientAddress } from './platform/http/client-address.ts';
import type { GateRules } from './platform/http/front-gate.ts';
import type { RateRule } from './platform/http/rate-limit.ts';

const KB = 1024;
const MB = 1024 * KB;

/** Every form of the product fits; what needs more is named below. */
const USUAL_BYTES = 64 * KB;
/** The form around a file: its other fields and its boundaries. */
const FORM_BYTES = 256 * KB;
const CONSULTANT_FORM = FILE_PURPOSES.consultant_document.maxFiles * ACCOUNT.documentMaxBytes + FORM_BYTES;
/** Several at once, each at most its own size; more than these in one go come in two. */
const ATTACHMENTS_FORM = 5 * ACCOUNT.documentMaxBytes + FORM_BYTES;
/** A long document as text, or a draft with what was written before it. */
const ASSISTANT_BYTES = 1 * MB;

/** How much each operation reads, where it is more than usual: one table for all. */
export const BODY_LIMITS: Record<string, number> = {
  'POST /api/registrations/consultant': CONSULTANT_FORM,
  'POST /api/registrations/completion/consultant': CONSULTANT_FORM,
  'POST /api/consultant-profile/documents': CONSULTANT_FORM,
  'POST /api/consultant-profile/photo': FILE_PURPOSES.consultant_photo.maxBytes + FORM_BYTES,
  'POST /api/companies': 256 * KB,
  'PATCH /api/companies/:id': 256 * KB,
  'POST /api/applications/custom': ACCOUNT.documentMaxBytes + FORM_BYTES,
  'POST /api/applications/custom/reading': ACCOUNT.documentMaxBytes + FORM_BYTES,
  'POST /api/applications/:id/attachments': ATTACHMENTS_FORM,
  'POST /api/documents': ACCOUNT.documentMaxBytes + FORM_BYTES,
  'POST /api/support/tickets': ACCOUNT.documentMaxBytes + FORM_BYTES,
  'POST /api/support/tickets/:id/messages': ACCOUNT.documentMaxBytes + FORM_BYTES,
  'PUT /api/applications/:id/texts/:section': 256 * KB,
  'POST /api/chats/:id/messages': ACCOUNT.documentMaxBytes + FORM_BYTES,
  'PATCH /api/business-plans/:id': 256 * KB,
  'PUT /api/business-plans/:id/sections/:section': 256 * KB,
  'POST /api/ai-assistant': ASSISTANT_BYTES,
  'POST /api/ai-assistant/stream': ASSISTANT_BYTES,
  'POST /api/ai-assistant/document': ACCOUNT.documentMaxBytes + FORM_BYTES,
  'POST /api/tools/de-minimis/:companyId/imports': 50 * MB + FORM_BYTES,
  'PATCH /api/admin/grants/:id': 512 * KB,
  'POST /api/admin/imports': IMPORT_LIMITS.maxBytes + FORM_BYTES,
};

/** The same table by what a request line says, before anything is made of it. */
const PATTERNS = Object.entries(BODY_LIMITS).map(([operation, bytes]) => ({
  line: new RegExp(`^${operation.replaceAll(/:\w+/g, '[^/]+')}$`),
  bytes,
}));

function maxBytesAt({ method, url = '' }: IncomingMessage): number {
  const line = `${method ?? ''} ${url.split('?', 1).join('')}`;
  return PATTERNS.find((pattern) => pattern.line.test(line))?.bytes ?? USUAL_BYTES;
}

const maxBytesOf = (c: Context): number => BODY_LIMITS[operationOf(c) ?? ''] ?? USUAL_BYTES;

/** A visitor's bodies, whatever they hold: counted before they are read. What each operation costs is limited there. */
const VISITOR_BODIES: RateRule = { name: 'visitor-body-ip', limit: 300, windowSeconds: 60 };

export function boundBodies({ limits }: Services) {
  const load = createBodyLoad({ total: 256 * MB, perClient: CONSULTANT_FORM });
  const count = async (c: Context<HttpEnv>) => {
    if (!c.var.user) await limits.use(VISITOR_BODIES, c.var.ctx.client.ip);
  };
  return guardBody({ maxBytesOf, load, count });
}

/** What stands before the whole site: whom a request comes from is known there, who they are is not. */
export const gateRules = ({ limits, env }: Pick<Services, 'limits' | 'env'>): GateRules => ({
  addressOf: ({ socket, headers }) =>
    clientAddress(socket.remoteAddress, String(headers['x-forwarded-for'] ?? ''), env.trustedProxies),
  sizeProblem(incoming) {
    if (incoming.headers['transfer-encoding'] !== undefined) return 'length_required';
    const declared = Number(incoming.headers['content-length']);
    return declared > USUAL_BYTES && declared > maxBytesAt(incoming) ? 'body_too_large' : undefined;
  },
  isVisitor: ({ headers }) => !headers.cookie && !headers.authorization,
  waitSeconds: (address) => limits.waitSeconds(VISITOR_BODIES, address),
  limits,
});
