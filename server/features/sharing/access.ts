import { AppError } from '#domain/errors.ts';
import { accessTo, type Access, type AccessAct } from '#domain/sharing/access.ts';
import type { OpeningAct, ShareKind } from '#domain/sharing/sharing.ts';
import type { SessionUser, UserContext } from '#server/context.ts';
import type { Db } from '#server/platform/db/db.ts';
import { recordOpening } from './store.ts';
import { applicationsHolding, listWays, openOwner, ownerOfRecord, type RecordOwner, type WayRow } from './ways.ts';

/** What the owner reads of an act, unless the use case names something closer. */
const NOTED: Record<AccessAct, OpeningAct> = {
  read: 'aperta',
  comment: 'modificata',
  write: 'modificata',
  own: 'modificata',
};

export type Admitted = {
  /** Of the owner; for somebody else with who acts and how far, so that acts carry the own name (CON-17). */
  ctx: UserContext;
  access: Access;
  ownerId: string;
};

/**
 * The one gate to what can be shared: whoever asks, for a company, an application or a file, is judged here with what is
 * true at that moment, in the transaction (`ctx.db`) that reads or writes it. Null: as if it were not there. What a
 * consultant does is written down on that very thing, for its owner (CON-19); `noted: null` where the use case does it.
 */
export async function admit(
  ctx: UserContext,
  kind: ShareKind,
  id: string,
  act: AccessAct,
  noted: OpeningAct | null = NOTED[act],
): Promise<Admitted | null> {
  const me = ctx.actor ?? ctx.user;
  const owner = await ownerOfRecord(ctx.db, kind, id);
  if (!owner) return null;
  // The session of a closed or locked account is none (accounts): an owner who asks is open.
  if (owner.id === me.id) return { ctx: asOwner(ctx, me), access: { as: 'owner' }, ownerId: me.id };
  const access = judged(await listWays(ctx.db, { personId: me.id, kind, targetIds: [id] }), act);
  if (!access || access.as === 'owner') return null;
  if (access.as === 'consultant' && noted !== null) {
    const thing = { consultancyId: access.consultancyId, kind, targetId: id };
    await recordOpening(ctx.db, thing, `${me.firstName} ${me.lastName}`.trim(), noted, ctx.now());
  }
  return { ctx: { ...ctx, user: sessionOf(owner), actor: me, actorRole: access.role }, access, ownerId: owner.id };
}

/** The access that several ways of one person to one record give together. */
function judged(rows: readonly WayRow[], act: AccessAct): Access | null {
  const [first] = rows;
  return first ? accessTo(first.actor, { ...first.record, ways: rows.map(({ way }) => way) }, act) : null;
}

const asOwner = (ctx: UserContext, me: SessionUser): UserContext => ({
  ...ctx,
  user: me,
  actor: undefined,
  actorRole: undefined,
});

const sessionOf = (owner: RecordOwner): SessionUser => ({
  ...owner,
  userType: 'business_user',
  isAdmin: false,
  isApproved: false,
  isConfirmed: true,
});

/** A company, for this act: not found where it may not even be read, not allowed where reading is all one may. */
export async function requireCompany(
  ctx: UserContext,
  id: string,
  act: AccessAct,
  noted?: OpeningAct | null,
): Promise<Admitted> {
  const admitted = await admit(ctx, 'azienda', id, act, noted);
  if (admitted) return admitted;
  const isSeen = await admit(ctx, 'azienda', id, 'read', null);
  throw new AppError(isSeen ? 'not_allowed' : 'not_found');
}

/** A file by itself, or by the first application with it that one may read. */
export async function admitToFile(ctx: UserContext, id: string): Promise<Admitted | null> {
  const itself = await admit(ctx, 'documento', id, 'read', 'scaricata');
  if (itself) return itself;
  for (const application of await applicationsHolding(ctx.db, id)) {
    const admitted = await admit(ctx, 'candidatura', application, 'read', 'scaricata');
    if (admitted) return admitted;
  }
  return null;
}

/** The ways by which people may read records of a kind now, one for each person and record. */
async function livingWays(db: Db, of: Parameters<typeof listWays>[1]): Promise<(WayRow & { access: Access })[]> {
  const byRecord = Map.groupBy(await listWays(db, of), ({ personId, targetId }) => `${personId}:${targetId}`);
  return [...byRecord.values()].flatMap((rows) => {
    const access = judged(rows, 'read');
    const deciding = access && rows.find(({ consultancyId }) => consultancyId === consultancyOf(access));
    return deciding ? [{ ...deciding, access }] : [];
  });
}
const consultancyOf = (access: Access): string | null => (access.as === 'consultant' ? access.consultancyId : null);

/** What of this kind a consultant may read now because a client shares it. */
export async function sharedWith(db: Db, consultantId: string, kind: ShareKind): Promise<string[]> {
  return (await livingShares(db, consultantId, [kind])).map(({ targetId }) => targetId);
}

/** The same with the client and since when, the newest first. */
export async function livingShares(
  db: Db,
  consultantId: string,
  kinds: readonly ShareKind[] = ['candidatura', 'documento'],
) {
  const found = [];
  for (const kind of kinds)
    for (const row of await livingWays(db, { personId: consultantId, kind })) {
      const { consultancyId, clientName, targetId, sharedAt } = row;
      if (consultancyId !== null) found.push({ consultancyId, clientName: clientName ?? '', kind, targetId, sharedAt });
    }
  return found.sort(
    (one, other) => other.sharedAt.getTime() - one.sharedAt.getTime() || one.targetId.localeCompare(other.targetId),
  );
}

/** Everybody but the owner who may read an application now. */
export async function readersOf(db: Db, applicationId: string): Promise<{ personId: string; as: Access['as'] }[]> {
  const ways = await livingWays(db, { kind: 'candidatura', targetIds: [applicationId] });
  return ways.map(({ personId, access }) => ({ personId, as: access.as }));
}

/** The names of the consultants with whom these applications are shared now. */
export async function assignedTo(db: Db, applicationIds: readonly string[]): Promise<Map<string, string>> {
  const ways = await livingWays(db, { kind: 'candidatura', targetIds: applicationIds });
  return new Map(
    ways.flatMap(({ targetId, actorName, access }) => (access.as === 'consultant' ? [[targetId, actorName]] : [])),
  );
}

/** The owner of something shared, as the use cases know people; null while their account is closed or locked. */
export async function ownerOf(db: Db, ownerId: string): Promise<SessionUser | null> {
  const owner = await openOwner(db, ownerId);
  return owner && sessionOf(owner);
}
