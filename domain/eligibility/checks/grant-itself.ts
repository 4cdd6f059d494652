import type { Check, Value } from '#domain/eligibility/check.ts';
import { grantTerms } from '#domain/eligibility/grant-terms.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { grantStatus, SHUT_STATUSES } from '#domain/grants/status.ts';
import { failed, met, open, UNKNOWN } from './row.ts';

/** A closed or suspended grant is a failed check (ELI-3); one that awaits its opening is not. */
export function checkGrantStatus(grant: Grant, today: string): Check {
  const { status, closesOn } = grantStatus(grant, today);
  const found: Value = { kind: 'grant_status', status, closesOn };
  const rule = { code: 'grant_status' as const, expected: { kind: 'none' } as Value, found, source: 'bando' as const };
  if (SHUT_STATUSES.includes(status)) return failed(rule);
  return status === 'da_riverificare' ? open(rule, 'bando') : met(rule);
}

/** Conditions that company data cannot decide: shown, always to be verified. Those that decide are in terms.ts. */
export function checkOther(grant: Grant): Check[] {
  return grantTerms(grant).plain.map((text) =>
    open({ code: 'other', expected: { kind: 'text', text }, found: UNKNOWN, source: 'bando' }, 'progetto'),
  );
}
