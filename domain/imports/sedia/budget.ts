import { coded } from '#domain/imports/codes.ts';
import type { Budget, Warning } from '#domain/imports/draft.ts';
import { readEuro } from '#domain/imports/euro.ts';
import { numberText } from '#domain/numbers/write-number.ts';
import { isObject, type SediaRecord } from './record.ts';

export type OwnBudget = {
  min: number | null;
  max: number | null;
  budget: Budget | null;
  opens: string[];
  deadlines: string[];
};

const NONE: OwnBudget = { min: null, max: null, budget: null, opens: [], deadlines: [] };

/** `budgetOverview` lists every topic of the call: only the rows of the topic itself count. */
export function ownBudget(record: SediaRecord, warnings: Warning[]): OwnBudget {
  if (record.budgetOverview === '') return { ...NONE, budget: plainBudget(record, warnings) };
  const rows = rowsOf(record.budgetOverview);
  const own = rows.filter((row) => isOwn(row.action, record.identifier));
  if (own.length === 0) {
    warnings.push(coded(rows.length === 0 ? 'budget_unreadable' : 'budget_not_own', { value: record.identifier }));
    return { ...NONE, budget: plainBudget(record, warnings) };
  }
  const mins = own.flatMap((row) => positive(row.minContribution));
  const maxs = own.flatMap((row) => positive(row.maxContribution));
  const total = own.flatMap((row) =>
    isObject(row.budgetYearMap) ? Object.values(row.budgetYearMap).flatMap(positive) : [],
  );
  return {
    min: mins.length > 0 ? Math.min(...mins) : null,
    max: maxs.length > 0 ? Math.max(...maxs) : null,
    budget: total.length > 0 ? { kind: 'known', euro: total.reduce((sum, euro) => sum + euro, 0) } : null,
    opens: own.flatMap((row) => (typeof row.plannedOpeningDate === 'string' ? [row.plannedOpeningDate] : [])),
    deadlines: own.flatMap((row) => (Array.isArray(row.deadlineDates) ? row.deadlineDates.filter(isText) : [])),
  };
}

/** `HORIZON-CL5-2024-D2-01-03 - HORIZON-RIA`: the identifier, then anything that is not more identifier. */
function isOwn(action: unknown, identifier: string): boolean {
  if (typeof action !== 'string' || identifier === '' || !action.startsWith(identifier)) return false;
  return !/^[A-Za-z0-9-]/.test(action.slice(identifier.length));
}

/** Cascade and external calls carry one sum and its currency. */
function plainBudget(record: SediaRecord, warnings: Warning[]): Budget | null {
  const money = readEuro(record.budget);
  if (money.kind !== 'known' || money.euro === 0) return null;
  if (record.currency === '' || record.currency === 'EUR') return money;
  warnings.push(coded('currency_not_euro', { value: record.currency.slice(0, 10) }));
  return null;
}

function rowsOf(text: string): Record<string, unknown>[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return [];
  }
  const map = isObject(parsed) ? parsed.budgetTopicActionMap : undefined;
  return isObject(map) ? Object.values(map).flat(1).filter(isObject) : [];
}

function positive(value: unknown): number[] {
  const money = readEuro(typeof value === 'number' ? numberText(value) : isText(value) ? value : '');
  return money.kind === 'known' && money.euro > 0 ? [money.euro] : [];
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
