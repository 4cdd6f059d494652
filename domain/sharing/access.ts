import { covers, type GuestRole } from '#domain/collaboration/roles.ts';
import { isActive, type ConsultancyStatus } from '#domain/consultancies/vocabulary.ts';

/** What somebody wants to do with a company, an application or a file. `own`: send, delete, invite, share. */
export const ACCESS_ACTS = ['read', 'comment', 'write', 'own'] as const;
export type AccessAct = (typeof ACCESS_ACTS)[number];

/** Who asks, with the state of the account at that moment. */
export type AccessActor = {
  id: string;
  /** Neither closed nor locked. */
  isOpen: boolean;
  /** The address was proven. */
  isConfirmed: boolean;
  /** A consultant whom an administrator approved, and has not suspended since. */
  isApproved: boolean;
};

/** One reason for which somebody else may reach a record: a share of a consultancy, or an invitation. */
export type AccessWay = { id: string; ownerId: string; role: GuestRole; isRevoked: boolean } & (
  | { through: 'consultancy'; status: ConsultancyStatus }
  | { through: 'invitation'; isAccepted: boolean }
);

/** A record that can be shared, as far as access depends on it. */
export type AccessRecord = {
  ownerId: string;
  /** The owner's account is neither closed nor locked. */
  isOwnerOpen: boolean;
  /** Deleted or archived away: it waits for its owner's "Annulla", and is nobody else's. */
  isGone: boolean;
  ways: readonly AccessWay[];
};

/** As whom the act is done. Of a consultant: the consultancy that counts, for the owner's list of what was opened. */
export type Access =
  | { as: 'owner' }
  | { as: 'consultant'; role: GuestRole; consultancyId: string }
  | { as: 'guest'; role: GuestRole };

const NEEDED: Record<Exclude<AccessAct, 'own'>, GuestRole> = {
  read: 'lettura',
  comment: 'commenti',
  write: 'modifica',
};

/**
 * Whether somebody may do this with a record, and as whom; null when not. Where several ways lead to one record (two
 * consultancies with the same consultant, or an invitation beside a share) the weakest role counts: an owner who limits
 * a person once has limited that person, whatever was agreed elsewhere. Among equals a consultancy, then the lowest id.
 */
export function accessTo(actor: AccessActor, record: AccessRecord, act: AccessAct): Access | null {
  if (!actor.isOpen) return null;
  if (actor.id === record.ownerId) return { as: 'owner' };
  if (act === 'own' || record.isGone || !record.isOwnerOpen || !actor.isConfirmed) return null;
  const [way] = record.ways.filter((each) => counts(actor, record, each)).toSorted(byWeakness);
  if (!way || !covers(way.role, NEEDED[act])) return null;
  const { id, role } = way;
  return way.through === 'consultancy' ? { as: 'consultant', role, consultancyId: id } : { as: 'guest', role };
}

function counts(actor: AccessActor, record: AccessRecord, way: AccessWay): boolean {
  // What a former owner allowed ends with the record's change of hands.
  if (way.isRevoked || way.ownerId !== record.ownerId) return false;
  return way.through === 'consultancy' ? actor.isApproved && isActive(way.status) : way.isAccepted;
}

const byWeakness = (one: AccessWay, other: AccessWay): number =>
  Number(covers(one.role, other.role)) - Number(covers(other.role, one.role)) ||
  one.through.localeCompare(other.through) ||
  one.id.localeCompare(other.id);
