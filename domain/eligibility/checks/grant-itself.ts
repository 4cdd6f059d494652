import type { Check, Value } from '#domain/eligibility/check.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { grantStatus, SHUT_STATUSES } from '#domain/grants/status.ts';
import type { AidRegime } from '#domain/vocabulary.ts';
import { failed, met, open, UNKNOWN } from './row.ts';

/** A closed or suspended grant is a failed check (product.md); one that awaits its opening is not. */
export function checkGrantStatus(grant: Grant, today: string): Check {
  const { status, closesOn } = grantStatus(grant, today);
  const found: Value = { kind: 'grant_status', status, closesOn };
  const rule = { code: 'grant_status' as const, expected: { kind: 'none' } as Value, found, source: 'bando' as const };
  if (SHUT_STATUSES.includes(status)) return failed(rule);
  return status === 'da_riverificare' ? open(rule, 'bando') : met(rule);
}

const WITH_CEILING: readonly (AidRegime | null)[] = ['de_minimis', 'de_minimis_agricolo', 'de_minimis_pesca'];

/** Euro left, by regime. */
export type DeMinimisRooms = Partial<Record<AidRegime, number>>;

/** Under de minimis the room left in three years counts; only the company's ledger of aid can tell it. */
export function checkAidRegime(grant: Grant, rooms: DeMinimisRooms = {}): Check | null {
  if (grant.aidRegime === null || !WITH_CEILING.includes(grant.aidRegime)) return null;
  const roomEuro = rooms[grant.aidRegime] ?? null;
  const expected: Value = { kind: 'regime', regime: grant.aidRegime };
  const found: Value = roomEuro === null ? UNKNOWN : { kind: 'euro', min: roomEuro, max: roomEuro };
  const rule = { code: 'aid_regime' as const, expected, found, source: 'registro_aiuti' as const };
  if (roomEuro === null) return open(rule, 'progetto');
  return roomEuro > 0 ? met(rule) : failed(rule);
}

/** Conditions that company data cannot decide: shown, always to be verified. */
export function checkOther(grant: Grant): Check[] {
  return (grant.constraints.other ?? []).map((text) =>
    open({ code: 'other', expected: { kind: 'text', text }, found: UNKNOWN, source: 'bando' }, 'progetto'),
  );
}
