import type { HttpEnv } from '#server/context.ts';
import { createRouter } from '#server/platform/http/http.ts';
import { oauthRoutes } from './oauth/routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { registrationRoutes } from './registration-routes.ts';
import { sessionRoutes } from './session-routes.ts';

export const accountRoutes = createRouter<HttpEnv>()
  .route('/', sessionRoutes)
  .route('/', registrationRoutes)
  .route('/', passwordRoutes)
  .route('/oauth', oauthRoutes);
