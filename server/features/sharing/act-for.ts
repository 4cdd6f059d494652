import type { Context, MiddlewareHandler } from 'hono';
import { covers, type GuestRole } from '#domain/collaboration/roles.ts';
import type { OpeningAct, ShareKind } from '#domain/sharing/sharing.ts';
import type { HttpEnv } from '#server/context.ts';
import { activeCompanyIdOf, agencyOf } from '#server/features/companies/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { agencyToWrite, livingShare, ownerOf, recordOpening } from './service.ts';

type Options = {
  operationOf: (c: Context) => string | undefined;
  /** The applications that this file is attached to. */
  applicationsWith: (db: Db, fileId: string) => Promise<string[]>;
  /** Whose application it is, for somebody who was invited to it. */
  livingGuest: (
    db: Db,
    guestId: string,
    applications: string[],
  ) => Promise<{ ownerId: string; role: GuestRole } | null>;
};

/**
 * What somebody else may do with an application that is shared, and how far one must have been let in for it; sending,
 * deleting and inviting stay with its owner.
 */
const ON_APPLICATION: Record<string, { act: OpeningAct; needs: GuestRole }> = {
  'GET /api/applications/:id': { act: 'aperta', needs: 'lettura' },
  'GET /api/applications/:id/collaboration': { act: 'aperta', needs: 'lettura' },
  'GET /api/applications/:id/dossier.zip': { act: 'scaricata', needs: 'lettura' },
  'GET /api/applications/:id/versions/:number': { act: 'aperta', needs: 'lettura' },
  'POST /api/applications/:id/comments': { act: 'modificata', needs: 'commenti' },
  'DELETE /api/applications/:id/comments/:commentId': { act: 'modificata', needs: 'commenti' },
  'POST /api/applications/:id/versions': { act: 'modificata', needs: 'modifica' },
  'POST /api/applications/:id/versions/:number/restoration': { act: 'modificata', needs: 'modifica' },
  'PUT /api/applications/:id/texts/:section': { act: 'modificata', needs: 'modifica' },
  'PATCH /api/applications/:id/plan': { act: 'modificata', needs: 'modifica' },
  'PUT /api/applications/:id/budget': { act: 'modificata', needs: 'modifica' },
  'POST /api/applications/:id/attachments': { act: 'modificata', needs: 'modifica' },
  'DELETE /api/applications/:id/attachments/:fileId': { act: 'modificata', needs: 'modifica' },
};
const ON_FILE = 'GET /api/files/:id';
const FILE_ACT = { act: 'scaricata', needs: 'lettura' } as const;

/** What a consultant does for a client's company: its owner reads it (CON-19). A test holds it against the access table. */
export const ON_COMPANY: Record<string, OpeningAct> = {
  'PUT /api/companies/:id/primary': 'aperta',
  'POST /api/projects': 'modificata',
  'PATCH /api/projects/:id': 'modificata',
  'DELETE /api/projects/:id': 'modificata',
  'POST /api/projects/:id/restore': 'modificata',
  'PUT /api/projects/:id/active': 'modificata',
  'POST /api/tools/de-minimis/:companyId/entries': 'modificata',
  'PUT /api/tools/de-minimis/:companyId/entries/:id': 'modificata',
  'DELETE /api/tools/de-minimis/:companyId/entries/:id': 'modificata',
  'POST /api/tools/de-minimis/:companyId/entries/:id/restore': 'modificata',
  'POST /api/tools/de-minimis/:companyId/undertakings': 'modificata',
  'PUT /api/tools/de-minimis/:companyId/undertakings/:id': 'modificata',
  'DELETE /api/tools/de-minimis/:companyId/undertakings/:id': 'modificata',
  'POST /api/tools/de-minimis/:companyId/undertakings/:id/restore': 'modificata',
  'POST /api/tools/de-minimis/:companyId/imports': 'modificata',
};

/** The company that a request names itself, in its address or its body; the others are about the chosen one. */
async function namedCompany({ req }: Context, operation: string): Promise<string | null> {
  if (operation.includes('/:companyId/')) return req.path.split('/')[4] ?? null;
  if (operation !== 'POST /api/projects') return null;
  // What cannot be read is refused by the operation.
  const body: unknown = await req.json().catch(() => null);
  const { companyId } = Object(body) as { companyId?: unknown };
  return typeof companyId === 'string' ? companyId : null;
}

/** Adding a paper is written down by the vault itself, with its name. */
const isWriting = (operation: string): boolean =>
  ON_COMPANY[operation] === 'modificata' || operation === 'POST /api/documents';

type Found = {
  ownerId: string;
  role: GuestRole;
  /** Of a consultancy: what is opened is written down for the owner. */
  thing: { consultancyId: string; kind: ShareKind; targetId: string } | null;
};

/**
 * A consultant or a guest who asks for something shared acts for its owner, under the own name, for this request alone (CON-17).
 * Every request asks again: what is withdrawn, or over, is not found from that moment on.
 */
export const actForClient =
  ({ operationOf, applicationsWith, livingGuest }: Options): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    const { user, ctx } = c.var;
    const operation = operationOf(c) ?? '';
    const id = c.req.path.split('/')[3] ?? '';
    const isFile = operation === ON_FILE;
    const rule = isFile ? FILE_ACT : ON_APPLICATION[operation];
    if (user && rule) {
      const applications = isFile ? await applicationsWith(ctx.db, id) : [id];
      const found = (user.userType === 'consultant' && (await shared(applications))) || (await invited(applications));
      const owner = found && covers(found.role, rule.needs) ? await ownerOf(ctx.db, found.ownerId) : null;
      if (found && owner) {
        if (found.thing) await noteAct(found.thing, rule.act);
        c.set('actor', user);
        c.set('actorRole', found.role);
        c.set('user', owner);
      }
    }
    const named = user?.userType === 'consultant' ? await namedCompany(c, operation) : null;
    if (user?.userType === 'consultant' && isWriting(operation)) await refuseReaders(user.id);
    await next();
    const done = ON_COMPANY[operation];
    if (user?.userType === 'consultant' && done && c.res.ok) {
      const targetId = named ?? (await activeCompanyIdOf(ctx.db, user.id));
      const agency = targetId && (await agencyOf(ctx.db, user.id, targetId));
      if (targetId && agency) await noteAct({ consultancyId: agency.consultancyId, kind: 'azienda', targetId }, done);
    }

    /** Where the owner shares the company to be read alone, nothing is written for it. */
    async function refuseReaders(consultantId: string): Promise<void> {
      const companyId = named ?? (await activeCompanyIdOf(ctx.db, consultantId));
      if (companyId) await agencyToWrite(ctx.db, consultantId, companyId);
    }
    function noteAct(thing: Parameters<typeof recordOpening>[1], done: OpeningAct) {
      return recordOpening(ctx.db, thing, `${user!.firstName} ${user!.lastName}`.trim(), done, ctx.now());
    }
    /** By a consultancy that lasts, as far as its owner said. */
    async function shared(applications: string[]): Promise<Found | null> {
      return (isFile && (await shareOf('documento', [id]))) || shareOf('candidatura', applications);
    }
    async function shareOf(kind: ShareKind, targets: string[]): Promise<Found | null> {
      const share = await livingShare(ctx.db, user!.id, kind, targets);
      if (!share) return null;
      const { consultancyId, targetId, ownerId, role } = share;
      return { ownerId, role, thing: { consultancyId, kind, targetId } };
    }
    /** By an invitation to this application. */
    async function invited(applications: string[]): Promise<Found | null> {
      const guest = await livingGuest(ctx.db, user!.id, applications);
      return guest && { ...guest, thing: null };
    }
  };
