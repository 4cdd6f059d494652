import { API_KEY } from '#domain/api-keys/key-rules.ts';
import { type NewApiKey } from '#domain/api-keys/new-api-key.ts';
import { AppError } from '#domain/errors.ts';
import { PATHS } from '#domain/paths.ts';
import { apiKeyMail } from '#messages/mails/account.ts';
import { refuseBeyond } from '#server/caps.ts';
import type { Services, UserContext } from '#server/context.ts';
import { writeAudit } from '#server/features/audit/service.ts';
import { enqueueMail } from '#server/features/mails/service.ts';
import { lockPerson } from '#server/platform/db/lock-person.ts';
import { newId, newToken, tokenHash } from '#server/platform/tokens.ts';
import * as store from './store.ts';

const DAY_MS = 86_400_000;

export async function listApiKeys({ db, user, now }: UserContext) {
  const today = now().toISOString().slice(0, 10);
  return (await store.listKeys(db, user.id)).map(({ id, name, shown, ...row }) => ({
    id,
    name,
    shown,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    usedToday: row.usedOn === today ? row.usedCount : 0,
  }));
}

/** The key itself is told this once. */
export async function createApiKey(ctx: UserContext, { name }: NewApiKey) {
  const key = API_KEY.prefix + newToken();
  const id = newId();
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, ctx.user.id);
    const shown = key.slice(0, API_KEY.shownChars);
    const row = { id, userId: ctx.user.id, name, keyHash: tokenHash(key), shown, createdAt: ctx.now() };
    await store.insertKey(tx, row);
    refuseBeyond('apiKeys', (await store.listKeys(tx, ctx.user.id)).length, 'name');
    await writeAudit(ctx, tx, { action: 'chiave_api_creata', subject: 'account', id: ctx.user.id, detail: { id } });
    const settings = ctx.env.publicUrl + PATHS.settings;
    await enqueueMail(ctx, tx, ctx.user.email, apiKeyMail(ctx.user.firstName, name, settings));
  });
  return { key, keys: await listApiKeys(ctx) };
}

export async function revokeApiKey(ctx: UserContext, id: string) {
  await ctx.db.transaction(async (tx) => {
    if (!(await store.deleteKey(tx, ctx.user.id, id))) throw new AppError('not_found');
    await writeAudit(ctx, tx, { action: 'chiave_api_revocata', subject: 'account', id: ctx.user.id, detail: { id } });
  });
  return listApiKeys(ctx);
}

/** Which key asks, counted; an unknown or revoked one is refused, and so is one beyond its day. */
export async function spendKey({ db, now }: Services, key: string): Promise<{ id: string; left: number }> {
  const used = await store.useKey(db, tokenHash(key), now());
  if (!used) throw new AppError('not_signed_in');
  const left = API_KEY.requestsPerDay - used.usedCount;
  if (left < 0) {
    const retryAfterSeconds = Math.ceil((DAY_MS - (now().getTime() % DAY_MS)) / 1000);
    throw new AppError('too_many_requests', { retryAfterSeconds });
  }
  return { id: used.id, left };
}
