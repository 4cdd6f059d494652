import { addDays, addMonths, addYears, daysBetween, type Day } from '#domain/rules/day.ts';
import { ruleAt } from '#domain/rules/rule-at.ts';
import type { RuleId } from '#domain/rules/table.ts';
import { KIND_RULES, type DocumentKind } from './document-kinds.ts';

export type Dated = { kind: DocumentKind; issuedOn: Day | null; validUntil: Day | null };
/** Until when a document holds, and who says so: the person, or a rule counted from its issue. */
export type Expiry = { day: Day; rule: RuleId | null };

export function expiryOf({ kind, issuedOn, validUntil }: Dated): Expiry | null {
  if (validUntil) return { day: validUntil, rule: null };
  const rule = KIND_RULES[kind].validity;
  if (!rule || !issuedOn) return null;
  const { value, unit } = ruleAt(rule, issuedOn);
  const count = Number(value);
  const day =
    unit === 'days'
      ? addDays(issuedOn, count)
      : unit === 'months'
        ? addMonths(issuedOn, count)
        : addYears(issuedOn, count);
  return { day, rule };
}

export const DOCUMENT_STATES = ['scaduto', 'in_scadenza', 'da_datare', 'valido', 'senza_scadenza'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** Time enough to ask for a new one. */
const SOON_DAYS = 30;

/** On its last day a document still holds. */
export function stateOf(document: Dated, today: Day): DocumentState {
  const expiry = expiryOf(document);
  if (expiry) {
    const left = daysBetween(today, expiry.day);
    return left < 0 ? 'scaduto' : left <= SOON_DAYS ? 'in_scadenza' : 'valido';
  }
  const { validity, saysItsEnd } = KIND_RULES[document.kind];
  return validity !== undefined || saysItsEnd ? 'da_datare' : 'senza_scadenza';
}

/** A copy of somebody's identity paper is kept no longer than it serves (Reg. UE 2016/679, art. 5, par. 1, lett. e). */
const IDENTITY_KEPT_MONTHS = 12;
/** The person hears of it before. */
export const ERASURE_NOTICE_DAYS = 30;

/** The day on which we delete it by ourselves; null for what stays until the person says otherwise. */
export const erasedOn = (kind: DocumentKind, addedOn: Day): Day | null =>
  kind === 'documento_identita' ? addMonths(addedOn, IDENTITY_KEPT_MONTHS) : null;

export type DateProblem = { field: 'issuedOn' | 'validUntil'; problem: 'in_future' | 'before_issue' };

export function dateProblems({ issuedOn, validUntil }: Omit<Dated, 'kind'>, today: Day): DateProblem[] {
  return [
    ...(issuedOn && issuedOn > today ? [{ field: 'issuedOn' as const, problem: 'in_future' as const }] : []),
    ...(issuedOn && validUntil && validUntil < issuedOn
      ? [{ field: 'validUntil' as const, problem: 'before_issue' as const }]
      : []),
  ];
}

type Kept = Dated & { id: string; createdAt: string };

/** Documents whose place a newer one of the same kind has taken: nobody needs to hear of their end. */
export function replacedIds(documents: readonly Kept[]): Set<string> {
  const replaced = new Set<string>();
  const holdsUntil = (document: Kept) =>
    `${expiryOf(document)?.day ?? document.issuedOn ?? ''} ${document.createdAt} ${document.id}`;
  for (const document of documents) {
    if (!KIND_RULES[document.kind].isSingle) continue;
    const isOlder = documents.some((other) => other.kind === document.kind && holdsUntil(other) > holdsUntil(document));
    if (isOlder) replaced.add(document.id);
  }
  return replaced;
}
