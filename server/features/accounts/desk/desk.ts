import { romeInstant } from '#domain/grants/rome-instant.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { AppError } from '#domain/errors.ts';
import type { UserType } from '#domain/vocabulary.ts';
import { USERS_EXPORT, userStateText, USER_TYPE_LABELS } from '#messages/admin/users.ts';
import type { UserContext } from '#server/context.ts';
import { listSessions } from '#server/features/accounts/devices/store.ts';
import { writeAudit } from '#server/features/audit/service.ts';
import { csvOf } from '#server/platform/csv.ts';
import type { UserQuery } from './shapes.ts';
import * as store from './store.ts';

const PAGE_SIZE = 50;
const EXPORTED = 50_000;

export async function readUsers({ db }: UserContext, query: UserQuery) {
  const { total, ids } = await store.findUsers(db, query, PAGE_SIZE, (query.pagina - 1) * PAGE_SIZE);
  const rows = await store.readUsers(db, ids);
  return {
    items: rows.map(lineOf),
    total,
    page: query.pagina,
    pageSize: PAGE_SIZE,
    pages: Math.ceil(total / PAGE_SIZE),
  };
}

/** Names and addresses leave the product: that is a line of the log. */
export async function exportUsers(ctx: UserContext, query: UserQuery): Promise<string> {
  const { ids } = await store.findUsers(ctx.db, query, EXPORTED, 0);
  const users = (await store.readUsers(ctx.db, ids)).map(lineOf);
  const detail = { righe: users.length };
  await writeAudit(ctx, ctx.db, { action: 'utenti_esportati', subject: 'registro', id: 'utenti', detail });
  return csvOf([
    [...USERS_EXPORT.columns],
    ...users.map((user) => [
      user.lastName,
      user.firstName,
      user.email,
      USER_TYPE_LABELS[user.userType ?? 'incompleto'],
      userStateText(user),
      user.createdAt,
      user.lastSeenAt,
    ]),
  ]);
}

/** Who looks at a person is written down; nobody ever acts in the person's place. */
export async function readUser(ctx: UserContext, id: string) {
  const row = await store.findUser(ctx.db, id);
  if (!row) throw new AppError('not_found');
  await writeAudit(ctx, ctx.db, { action: 'utente_visto', subject: 'utente', id });
  return detailOf(ctx, row);
}

async function detailOf({ db, now }: UserContext, row: NonNullable<Awaited<ReturnType<typeof store.findUser>>>) {
  const { id, phone, registrationMethod, lockReason } = row.profile;
  const devices = await listSessions(db, id, now());
  return {
    ...lineOf(row),
    phone,
    registrationMethod,
    lockReason,
    counts: await store.countsOf(db, id, romeInstant(romeMoment(now()).day, '00:00')),
    companies: await store.companiesOf(db, id),
    devices: devices.map(({ createdAt, lastUsedAt, userAgent }) => ({
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      userAgent,
    })),
  };
}

type Row = Awaited<ReturnType<typeof store.readUsers>>[number];
const lineOf = ({ profile, lastSeenAt }: Row) => ({
  id: profile.id,
  firstName: profile.firstName,
  lastName: profile.lastName,
  email: profile.email,
  userType: profile.userType as UserType | null,
  isAdmin: profile.isAdmin,
  isVerified: profile.emailConfirmedAt !== null,
  lockedAt: profile.lockedAt?.toISOString() ?? null,
  eraseAfter: profile.eraseAfter?.toISOString() ?? null,
  createdAt: profile.createdAt.toISOString(),
  lastSeenAt: lastSeenAt && new Date(lastSeenAt).toISOString(),
});
