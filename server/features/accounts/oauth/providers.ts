import type { AuthorizationServer } from 'oauth4webapi';
import type { Env } from '#server/env.ts';

export type ProviderName = 'google' | 'facebook';
/** What a provider says of a person. */
export type ProviderIdentity = {
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
};

type Provider = {
  server: AuthorizationServer;
  client: { id: string; secret: string };
  scope: string;
  identityUrl: string;
  identityOf: (body: Record<string, unknown>) => ProviderIdentity;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Configured providers only. In tests both speak to one fake issuer. */
export function findProvider(env: Env, name: ProviderName): Provider | undefined {
  const client = env[name];
  if (!client) return undefined;
  return name === 'google' ? google(client, env.oauthTestIssuer) : facebook(client, env.oauthTestIssuer);
}

const google = (client: Provider['client'], testIssuer = ''): Provider => ({
  client,
  scope: 'openid email profile',
  server: {
    issuer: testIssuer || 'https://accounts.google.com',
    authorization_endpoint: testIssuer
      ? `${testIssuer}/google/authorize`
      : 'https://accounts.google.com/o/oauth2/v2/auth',
    token_endpoint: testIssuer ? `${testIssuer}/google/token` : 'https://oauth2.googleapis.com/token',
  },
  identityUrl: testIssuer ? `${testIssuer}/google/userinfo` : 'https://openidconnect.googleapis.com/v1/userinfo',
  identityOf: (body) => ({
    subject: text(body.sub),
    email: text(body.email).toLowerCase() || null,
    isEmailVerified: body.email_verified === true,
    firstName: text(body.given_name),
    lastName: text(body.family_name),
  }),
});

/** Facebook does not say whether an address was verified: it is then confirmed by our own mail. */
const facebook = (client: Provider['client'], testIssuer = ''): Provider => ({
  client,
  scope: 'email public_profile',
  server: {
    issuer: testIssuer || 'https://www.facebook.com',
    authorization_endpoint: testIssuer
      ? `${testIssuer}/facebook/authorize`
      : 'https://www.facebook.com/v23.0/dialog/oauth',
    token_endpoint: testIssuer ? `${testIssuer}/facebook/token` : 'https://graph.facebook.com/v23.0/oauth/access_token',
  },
  identityUrl: `${testIssuer ? `${testIssuer}/facebook/me` : 'https://graph.facebook.com/v23.0/me'}?fields=id,email,first_name,last_name`,
  identityOf: (body) => ({
    subject: text(body.id),
    email: text(body.email).toLowerCase() || null,
    isEmailVerified: false,
    firstName: text(body.first_name),
    lastName: text(body.last_name),
  }),
});
