import { and, eq, gt, lt } from 'drizzle-orm';
import * as oauth from 'oauth4webapi';
import { AppError } from '#domain/errors.ts';
import type { Context } from '#server/context.ts';
import { tokenHash } from '#server/platform/tokens.ts';
import { oauthStates } from '#server/features/accounts/tables.ts';
import { findProvider, type ProviderIdentity, type ProviderName } from './providers.ts';

const STATE_MINUTES = 10;
const PROVIDER_TIMEOUT_MS = 10_000;

const redirectUri = (ctx: Context, name: ProviderName) => `${ctx.env.publicUrl}/api/oauth/${name}/callback`;

/** `connectTo`: the signed-in person who asked to connect the provider, instead of entering by it. */
export type FlowStart = { next?: string | null; userData?: Record<string, unknown>; connectTo?: string | null };

/** State and PKCE verifier stay here; the browser carries only the state, in the address and in a cookie. */
export async function startFlow(
  ctx: Context,
  name: ProviderName,
  { next = null, userData = {}, connectTo = null }: FlowStart,
) {
  const provider = findProvider(ctx.env, name);
  if (!provider) throw new AppError('provider_not_configured');
  const state = oauth.generateRandomState();
  const codeVerifier = oauth.generateRandomCodeVerifier();
  const now = ctx.now();
  await ctx.db.delete(oauthStates).where(lt(oauthStates.expiresAt, now));
  await ctx.db.insert(oauthStates).values({
    stateHash: tokenHash(state),
    provider: name,
    codeVerifier,
    next,
    connectTo,
    userData: { ...userData, registration_method: name },
    expiresAt: new Date(now.getTime() + STATE_MINUTES * 60_000),
  });
  const address = new URL(provider.server.authorization_endpoint ?? '');
  address.search = new URLSearchParams({
    client_id: provider.client.id,
    redirect_uri: redirectUri(ctx, name),
    response_type: 'code',
    scope: provider.scope,
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  }).toString();
  return { address: address.href, state };
}

/** A state works once, for its provider, in the browser that began. */
async function takeState(ctx: Context, name: ProviderName, state: string) {
  const [row] = await ctx.db
    .delete(oauthStates)
    .where(
      and(
        eq(oauthStates.stateHash, tokenHash(state)),
        eq(oauthStates.provider, name),
        gt(oauthStates.expiresAt, ctx.now()),
      ),
    )
    .returning();
  if (!row) throw new AppError('provider_failed');
  return row;
}

/** The flow that this browser began: where it was going, and what it said of the person (ACC-10). */
export async function resumeFlow(ctx: Context, name: ProviderName, callback: URL, cookieState: string | undefined) {
  const state = callback.searchParams.get('state');
  if (!state || state !== cookieState) throw new AppError('provider_failed');
  const { codeVerifier, next, userData, connectTo } = await takeState(ctx, name, state);
  return { state, codeVerifier, next, userData, connectTo };
}
type Flow = Awaited<ReturnType<typeof resumeFlow>>;

/** The provider's word for who this is. */
export async function askIdentity(ctx: Context, name: ProviderName, callback: URL, { state, codeVerifier }: Flow) {
  const provider = findProvider(ctx.env, name);
  if (!provider) throw new AppError('provider_failed');
  const client = { client_id: provider.client.id };
  const options = {
    [oauth.allowInsecureRequests]: ctx.env.oauthTestIssuer !== undefined,
    signal: () => AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
  };
  try {
    const parameters = oauth.validateAuthResponse(provider.server, client, callback, state);
    const answer = await oauth.authorizationCodeGrantRequest(
      provider.server,
      client,
      oauth.ClientSecretPost(provider.client.secret),
      parameters,
      redirectUri(ctx, name),
      codeVerifier,
      options,
    );
    const { access_token: accessToken } = (await answer.json()) as { access_token?: string };
    if (!answer.ok || !accessToken) throw new Error(`${name} gave no access token`);
    return await readIdentity(provider, accessToken);
  } catch (cause) {
    ctx.log.warn({ error: cause, provider: name }, 'sign-in by provider failed');
    throw new AppError('provider_failed', { cause });
  }
}

async function readIdentity(
  provider: NonNullable<ReturnType<typeof findProvider>>,
  accessToken: string,
): Promise<ProviderIdentity> {
  const answer = await fetch(provider.identityUrl, {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`identity answered ${String(answer.status)}`);
  const identity = provider.identityOf((await answer.json()) as Record<string, unknown>);
  if (!identity.subject) throw new Error('identity without a subject');
  return identity;
}
