import type { Check, Value } from '#domain/eligibility/check.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { decide, open, UNKNOWN, type Rule } from './row.ts';

/** ATECO by prefix; codes of the 2007 and 2025 lists are never compared (field.md §2.1). */
export function checkAteco(grant: Grant, company: CompanyView): Check[] {
  const { include, exclude, version = company.facts.atecoVersion ?? '2025' } = grant.facts.ateco ?? {};
  const rows: Check[] = [];
  if (include) rows.push(compare({ version, codes: include }, false, company));
  if (exclude) rows.push(compare({ version, codes: exclude }, true, company));
  return rows;
}

function compare(
  rule: { version: '2007' | '2025'; codes: string[] },
  isExcluding: boolean,
  company: CompanyView,
): Check {
  const { atecoCodes, atecoVersion } = company.facts;
  const expected: Value = { kind: 'ateco', codes: rule.codes, version: rule.version, isExcluding };
  const found: Value =
    atecoCodes.length === 0 ? UNKNOWN : { kind: 'ateco', codes: atecoCodes, version: atecoVersion, isExcluding: false };
  const row: Rule = { code: 'ateco', expected, found };
  if (atecoCodes.length === 0 || atecoVersion !== rule.version) return open(row, 'azienda', 'ateco');
  const touches = atecoCodes.some((code) => rule.codes.some((prefix) => startsWith(code, prefix)));
  // A section holds several divisions: a list with letters decides only where a code of its own is met.
  if (!touches && rule.codes.some((code) => /^[A-V]$/.test(code))) return open(row, 'bando');
  return decide(row, touches !== isExcluding, 'ateco');
}

/** "10.1" covers "10.11" and "10.1", not "101": dots do not count, halves of a pair do. */
export function startsWith(code: string, prefix: string): boolean {
  return bare(code).startsWith(bare(prefix));
}

function bare(code: string): string {
  return code.replaceAll('.', '').trim();
}
