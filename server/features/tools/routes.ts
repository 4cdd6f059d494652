import type { HttpEnv } from '#server/context.ts';
import { createRouter } from '#server/platform/http/http.ts';
import { ledgerRoutes } from './ledger-routes.ts';
import { sizeRoutes } from './size-routes.ts';

export const toolRoutes = createRouter<HttpEnv>().route('/', sizeRoutes).route('/', ledgerRoutes);
