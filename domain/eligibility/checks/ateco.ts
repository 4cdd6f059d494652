import { atecoDigits, divisionOf, isSection, sectionHas, type AtecoVersion } from '#domain/companies/ateco-sections.ts';
import type { Check, Value } from '#domain/eligibility/check.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import { anyOf, type Tri } from '#domain/eligibility/tri-state.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { decide, open, UNKNOWN, type Rule } from './row.ts';

/** ATECO by section or prefix. Codes of the 2007 and 2025 lists agree by division; deeper they decide nothing (ELI-2). */
export function checkAteco(grant: Grant, company: CompanyView): Check[] {
  const { include, exclude, version, note } = grant.facts.ateco ?? {};
  if (!version) return [];
  const rows: Check[] = [];
  if (include) rows.push(compare({ version, codes: include, note }, false, company));
  if (exclude) rows.push(compare({ version, codes: exclude, note }, true, company));
  return rows;
}

type AtecoRule = { version: AtecoVersion; codes: string[]; note: string | undefined };

function compare(rule: AtecoRule, isExcluding: boolean, company: CompanyView): Check {
  const { atecoCodes, atecoVersion } = company.facts;
  const expected: Value = { kind: 'ateco', codes: rule.codes, version: rule.version, isExcluding };
  const found: Value =
    atecoCodes.length === 0 ? UNKNOWN : { kind: 'ateco', codes: atecoCodes, version: atecoVersion, isExcluding: false };
  const row: Rule = { code: 'ateco', expected, found };
  const [main, ...others] = atecoCodes;
  if (main === undefined) return isExcluding ? withoutCodes(row, rule, company) : open(row, 'azienda', 'ateco');
  const touches = (code: string): Tri => {
    const own = atecoDigits(code);
    const answer = anyOf(prefixesOf(rule.codes).map((prefix) => covers(prefix, rule.version, own, atecoVersion)));
    return isExcluding && answer !== false && isExcepted(rule, code) ? (answer === true ? null : answer) : answer;
  };
  const ofMain = touches(main);
  // A second code may bring in or shut out only if the project is of that trade.
  const isInDoubt = ofMain === false && others.some((code) => touches(code) !== false);
  const answer = isInDoubt ? null : ofMain;
  return decide(row, answer === null ? null : answer !== isExcluding, 'ateco');
}

/** Without codes an exclusion is decided by what the company does, where the divisions have nothing of it. */
function withoutCodes(row: Rule, rule: AtecoRule, company: CompanyView): Check {
  const isFarming = rule.codes.every((prefix) => prefix === 'A' || /^0[1-3]/.test(prefix));
  return isFarming && company.isPrimaryProducer === false ? decide(row, true, 'ateco') : open(row, 'azienda', 'ateco');
}

/** A section by its letter, or the digits that codes begin with. */
type Prefix = { section: string | null; digits: string };
const READ = new WeakMap<readonly string[], Prefix[]>();

/** The lists of calls stay as they are and are asked for every company: read once. */
function prefixesOf(codes: readonly string[]): Prefix[] {
  let prefixes = READ.get(codes);
  if (prefixes === undefined) {
    prefixes = codes.map((code) => ({ section: isSection(code) ? code : null, digits: atecoDigits(code) }));
    READ.set(codes, prefixes);
  }
  return prefixes;
}

/** Whether a prefix of one list covers the digits of a code of the same or of the other. */
function covers(
  { section, digits }: Prefix,
  version: AtecoVersion,
  own: string,
  codeVersion: AtecoVersion | null,
): Tri {
  const division = own.slice(0, 2);
  if (section !== null) return sectionHas(version, section, division);
  if (!digits.startsWith(division) && !own.startsWith(digits)) return false;
  // "10" for a prefix "10.71": the code is too short to tell.
  if (own.startsWith(digits)) return codeVersion === version || digits.length <= 2 ? true : null;
  if (digits.startsWith(own)) return null;
  return codeVersion === version ? false : null;
}

/** "Ammessi 50.1 e 50.3": what a note takes out of an exclusion. */
function isExcepted({ note }: AtecoRule, code: string): boolean {
  const [, list] = /ammess[ieo] ((?:\d[\d.]*(?:, | e )?)+)/i.exec(note ?? '') ?? [];
  if (list) return list.split(/, | e /).some((prefix) => atecoDigits(code).startsWith(atecoDigits(prefix)));
  return /ammess[aei]\b/i.test(note ?? '') && !/^0(?:1[1-5]|3)/.test(atecoDigits(code)) && divisionOf(code) < '04';
}
