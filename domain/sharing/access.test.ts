import { describe, expect, test } from 'vitest';
import { GUEST_ROLES, type GuestRole } from '#domain/collaboration/roles.ts';
import { CONSULTANCY_STATUSES } from '#domain/consultancies/vocabulary.ts';
import { ACCESS_ACTS, accessTo, type AccessActor, type AccessRecord, type AccessWay } from './access.ts';

const OWNER: AccessActor = { id: 'owner', isOpen: true, isConfirmed: true, isApproved: false };
const CONSULTANT: AccessActor = { id: 'consultant', isOpen: true, isConfirmed: true, isApproved: true };
const GUEST: AccessActor = { ...CONSULTANT, id: 'guest', isApproved: false };

const share = (role: GuestRole, changes: Partial<Extract<AccessWay, { through: 'consultancy' }>> = {}): AccessWay => ({
  ...{ through: 'consultancy', id: 'c1', ownerId: 'owner', role, isRevoked: false, status: 'in_corso' },
  ...changes,
});
const invitation = (
  role: GuestRole,
  changes: Partial<Extract<AccessWay, { through: 'invitation' }>> = {},
): AccessWay => ({
  ...{ through: 'invitation', id: 'g1', ownerId: 'owner', role, isRevoked: false, isAccepted: true },
  ...changes,
});
const record = (ways: AccessWay[], changes: Partial<AccessRecord> = {}): AccessRecord => ({
  ...{ ownerId: 'owner', isOwnerOpen: true, isGone: false, ways },
  ...changes,
});
const allowed = (actor: AccessActor, of: AccessRecord) =>
  ACCESS_ACTS.filter((act) => accessTo(actor, of, act) !== null);

test('the owner does everything, also with what waits for "Annulla"; nobody without a reason does anything', () => {
  expect(allowed(OWNER, record([]))).toEqual(ACCESS_ACTS);
  expect(allowed(OWNER, record([], { isGone: true }))).toEqual(ACCESS_ACTS);
  expect(allowed(CONSULTANT, record([]))).toEqual([]);
});

describe.each([
  ['a consultant', CONSULTANT, share],
  ['a guest', GUEST, invitation],
] as const)('%s', (_, actor, way) => {
  test.each([
    ['lettura', ['read']],
    ['commenti', ['read', 'comment']],
    ['modifica', ['read', 'comment', 'write']],
  ] as const)('let in with "%s" may %j, and never what is the owner’s', (role, acts) => {
    expect(allowed(actor, record([way(role)]))).toEqual(acts);
  });

  test.each([
    ['the way was withdrawn', actor, record([way('modifica', { isRevoked: true })])],
    ['a former owner opened it', actor, record([way('modifica', { ownerId: 'former' })])],
    ['the record is deleted', actor, record([way('modifica')], { isGone: true })],
    ['the owner is closed or locked', actor, record([way('modifica')], { isOwnerOpen: false })],
    ['the own account is closed or locked', { ...actor, isOpen: false }, record([way('modifica')])],
    ['the own address is not proven', { ...actor, isConfirmed: false }, record([way('modifica')])],
  ] as const)('is shut out when %s', (_why, who, of) => {
    expect(allowed(who, of)).toEqual([]);
  });
});

test('a share counts for an approved consultant while its consultancy lasts, an invitation once it is accepted', () => {
  const lasting = CONSULTANCY_STATUSES.filter(
    (status) => allowed(CONSULTANT, record([share('lettura', { status })])).length > 0,
  );
  expect(lasting).toEqual(['in_corso', 'in_attesa_documenti']);
  expect(allowed({ ...CONSULTANT, isApproved: false }, record([share('modifica')]))).toEqual([]);
  expect(allowed(GUEST, record([invitation('modifica', { isAccepted: false })]))).toEqual([]);
});

test('of several ways the weakest role counts, in whatever order they are found', () => {
  for (const weak of GUEST_ROLES) {
    const ways = [share('modifica', { id: 'c2' }), share(weak), invitation('modifica')];
    for (const found of [ways, ways.toReversed()])
      expect(accessTo(CONSULTANT, record(found), 'read')).toMatchObject({ role: weak, consultancyId: 'c1' });
  }
  const mixed = record([share('modifica'), invitation('lettura')]);
  expect(accessTo(CONSULTANT, mixed, 'read')).toEqual({ as: 'guest', role: 'lettura' });
  expect(accessTo(CONSULTANT, mixed, 'write')).toBeNull();
  // What does not count any more limits nothing.
  const past = record([share('modifica'), share('lettura', { id: 'c0', status: 'completata' })]);
  expect(accessTo(CONSULTANT, past, 'write')).toEqual({ as: 'consultant', role: 'modifica', consultancyId: 'c1' });
});
