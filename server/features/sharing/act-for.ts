import type { Context, MiddlewareHandler } from 'hono';
import type { OpeningAct, ShareKind } from '#domain/sharing/sharing.ts';
import type { HttpEnv } from '#server/context.ts';
import { activeCompanyIdOf, agencyOf } from '#server/features/companies/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { livingShare, ownerOf, recordOpening } from './service.ts';

type Options = {
  operationOf: (c: Context) => string | undefined;
  /** The applications that this file is attached to. */
  applicationsWith: (db: Db, fileId: string) => Promise<string[]>;
};

/** What a consultant may do with an application that is shared; sending and deleting stay with its owner. */
const ON_APPLICATION: Record<string, OpeningAct> = {
  'GET /api/applications/:id': 'aperta',
  'GET /api/applications/:id/dossier.zip': 'scaricata',
  'GET /api/applications/:id/versions/:number': 'aperta',
  'POST /api/applications/:id/versions': 'modificata',
  'POST /api/applications/:id/versions/:number/restoration': 'modificata',
  'PUT /api/applications/:id/texts/:section': 'modificata',
  'PATCH /api/applications/:id/plan': 'modificata',
  'PUT /api/applications/:id/budget': 'modificata',
  'POST /api/applications/:id/attachments': 'modificata',
  'DELETE /api/applications/:id/attachments/:fileId': 'modificata',
};
const ON_FILE = 'GET /api/files/:id';
/** What a consultant does for the company that is chosen: its owner reads it (CON-19). */
const ON_COMPANY: Record<string, OpeningAct> = {
  'PUT /api/companies/:id/primary': 'aperta',
  'POST /api/projects': 'modificata',
  'PATCH /api/projects/:id': 'modificata',
  'DELETE /api/projects/:id': 'modificata',
  'POST /api/tools/de-minimis/:companyId/entries': 'modificata',
  'PUT /api/tools/de-minimis/:companyId/entries/:id': 'modificata',
  'DELETE /api/tools/de-minimis/:companyId/entries/:id': 'modificata',
  'POST /api/tools/de-minimis/:companyId/undertakings': 'modificata',
  'PUT /api/tools/de-minimis/:companyId/undertakings/:id': 'modificata',
  'DELETE /api/tools/de-minimis/:companyId/undertakings/:id': 'modificata',
  'POST /api/tools/de-minimis/:companyId/imports': 'modificata',
};

/**
 * A consultant who asks for something shared acts for its owner, under the own name, for this request alone (CON-17).
 * Every request asks again: what is withdrawn, or over, is not found from that moment on.
 */
export const actForClient =
  ({ operationOf, applicationsWith }: Options): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    const { user, ctx } = c.var;
    const operation = operationOf(c) ?? '';
    const id = c.req.path.split('/')[3] ?? '';
    const act = operation === ON_FILE ? 'scaricata' : ON_APPLICATION[operation];
    if (user?.userType === 'consultant' && act) {
      const found =
        operation === ON_FILE
          ? ((await shareOf('documento', [id])) ?? (await shareOf('candidatura', await applicationsWith(ctx.db, id))))
          : await shareOf('candidatura', [decodeURIComponent(id)]);
      const owner = found && (await ownerOf(ctx.db, found.ownerId));
      if (found && owner) {
        const { consultancyId, kind, targetId } = found;
        await noteAct({ consultancyId, kind, targetId }, act);
        c.set('actor', user);
        c.set('user', owner);
      }
    }
    await next();
    const done = ON_COMPANY[operation];
    if (user?.userType === 'consultant' && done && c.res.ok) {
      const targetId = await activeCompanyIdOf(ctx.db, user.id);
      const agency = targetId && (await agencyOf(ctx.db, user.id, targetId));
      if (targetId && agency) await noteAct({ consultancyId: agency.consultancyId, kind: 'azienda', targetId }, done);
    }

    function noteAct(thing: Parameters<typeof recordOpening>[1], done: OpeningAct) {
      return recordOpening(ctx.db, thing, `${user!.firstName} ${user!.lastName}`.trim(), done, ctx.now());
    }
    async function shareOf(kind: ShareKind, targets: string[]) {
      const share = await livingShare(ctx.db, user!.id, kind, targets);
      return share && { ...share, kind };
    }
  };
