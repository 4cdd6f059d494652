import type { AskableField, Check, CheckCode, FactSource, Lack, Value } from '#domain/eligibility/check.ts';
import type { Tri } from '#domain/eligibility/tri-state.ts';

export type Rule = { code: CheckCode; expected: Value; found: Value; source?: FactSource; isStated?: boolean };

export function met(rule: Rule): Check {
  return row(rule, 'soddisfatto', null, null);
}

export function failed(rule: Rule): Check {
  return row(rule, 'non_soddisfatto', null, null);
}

/** Open: something is not known, and whose datum it is. */
export function open(rule: Rule, lack: Lack, field: AskableField | null = null): Check {
  return row(rule, 'da_verificare', lack, field);
}

/** The truth table of one comparison. */
export function decide(rule: Rule, holds: Tri, field: AskableField | null): Check {
  if (holds === null) return open(rule, 'azienda', field);
  return holds ? met(rule) : failed(rule);
}

function row(rule: Rule, outcome: Check['outcome'], lack: Lack | null, field: AskableField | null): Check {
  const { code, expected, found, source = 'profilo', isStated = true } = rule;
  return { code, outcome, expected, found, source, lack, field, isStated };
}

export const NO_LIMIT: Value = { kind: 'none' };
export const UNKNOWN: Value = { kind: 'unknown' };
