import { otherListClasses } from '#domain/companies/ateco-correspondence.ts';
import { atecoDigits, divisionOf, isSection, sectionHas, type AtecoVersion } from '#domain/companies/ateco-sections.ts';
import type { AskableField, Check, Value } from '#domain/eligibility/check.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import { anyOf, type Tri } from '#domain/eligibility/tri-state.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { fold } from '#domain/search/fold.ts';
import { decide, open, UNKNOWN, type Rule } from './row.ts';

/** ATECO by section or prefix. The lists of 2007 and 2025 agree by division; deeper, by ISTAT's correspondence (ELI-2). */
export function checkAteco(grant: Grant, company: CompanyView): Check[] {
  const { include, exclude, version, note } = grant.facts.ateco ?? {};
  if (isListedElsewhere(grant)) return [listedElsewhere(note!, company)];
  const rows: Check[] = [];
  const list = version ?? null;
  if (include) rows.push(compare({ version: list, codes: include, note }, false, company));
  if (exclude) rows.push(compare({ version: list, codes: exclude, note }, true, company));
  return rows;
}

const ELSEWHERE =
  /\bcodici\b[^.;:]{0,45}\b(?:allegat|elencat|avviso|bando|regolament)|\battivita nell.allegato|\belenco (?:completo )?nel/;

/** "Solo codici dell'allegato 1": the codes are in a paper that nobody has read yet. */
export const isListedElsewhere = ({ facts: { ateco } }: Grant): boolean =>
  ateco?.include === undefined && ateco?.exclude === undefined && ELSEWHERE.test(fold(ateco?.note ?? ''));

function listedElsewhere(note: string, { facts: { atecoCodes, atecoVersion } }: CompanyView): Check {
  const found: Value =
    atecoCodes.length === 0 ? UNKNOWN : { kind: 'ateco', codes: atecoCodes, version: atecoVersion, isExcluding: false };
  return open({ code: 'ateco', expected: { kind: 'text', text: note }, found }, 'bando');
}

/** Without a version the source does not say which list it means: what both say alike decides. */
type AtecoRule = { version: AtecoVersion | null; codes: string[]; note: string | undefined };

function compare(rule: AtecoRule, isExcluding: boolean, company: CompanyView): Check {
  const { atecoCodes, atecoVersion } = company.facts;
  const expected: Value = { kind: 'ateco', codes: rule.codes, version: rule.version, isExcluding };
  const found: Value =
    atecoCodes.length === 0 ? UNKNOWN : { kind: 'ateco', codes: atecoCodes, version: atecoVersion, isExcluding: false };
  const row: Rule = { code: 'ateco', expected, found };
  const [main, ...others] = atecoCodes;
  if (main === undefined) return isExcluding ? withoutCodes(row, rule, company) : open(row, 'azienda', 'ateco');
  const touches = (code: string): Tri => coveredBy(rule, code, atecoVersion);
  const ofMain = touches(main);
  // A second code may bring in or shut out only if the project is of that trade: no datum of the company tells.
  if (ofMain === false && others.some((code) => touches(code) !== false)) return open(row, 'progetto');
  if (isExcluding && ofMain !== false && isExcepted(rule, main)) return open(row, 'bando');
  return decide(row, ofMain === null ? null : ofMain !== isExcluding, missingCode(rule.version, atecoVersion));
}

/** What would decide: a code, or the one of the grant's list where the code at hand is of the other. */
function missingCode(asked: AtecoVersion | null, version: AtecoVersion | null): AskableField {
  if (asked === null || version === null || version === asked) return 'ateco';
  return asked === '2007' ? 'ateco_2007' : 'ateco_2025';
}

/** Without codes an exclusion is decided by what the company does, where the divisions have all or nothing of it. */
function withoutCodes(row: Rule, rule: AtecoRule, company: CompanyView): Check {
  if (company.isPrimaryProducer === true && shutsOutGrowing(rule)) return decide(row, false, 'ateco');
  const isFarming = rule.codes.every((prefix) => prefix === 'A' || /^0[1-3]/.test(prefix));
  return isFarming && company.isPrimaryProducer === false ? decide(row, true, 'ateco') : open(row, 'azienda', 'ateco');
}

/** Section A as a whole, or crops, animals and fishing one by one. */
function shutsOutGrowing({ codes }: AtecoRule): boolean {
  return codes.includes('A') || GROWING.every((code) => codes.some((prefix) => code.startsWith(prefix)));
}
const GROWING = ['01.1', '01.2', '01.3', '01.4', '01.5', '03'];

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

function coveredBy({ codes, version }: AtecoRule, code: string, codeVersion: AtecoVersion | null): Tri {
  const prefixes = prefixesOf(codes);
  if (version !== null) return coversCode(prefixes, version, code, codeVersion);
  const [old, now] = LISTS.map((list) => coversCode(prefixes, list, code, codeVersion));
  return old === now ? (old ?? null) : null;
}
const LISTS: readonly AtecoVersion[] = ['2007', '2025'];

/** Whether any prefix of a list covers a code of the same list, of the other, or of a list not named. */
function coversCode(
  prefixes: readonly Prefix[],
  version: AtecoVersion,
  code: string,
  codeVersion: AtecoVersion | null,
): Tri {
  const own = atecoDigits(code);
  const division = own.slice(0, 2);
  const isWide = ({ section, digits }: Prefix) => section !== null || digits.length <= 2;
  const isInWide = ({ section, digits }: Prefix) =>
    section === null ? digits === division : sectionHas(version, section, division);
  if (prefixes.some((prefix) => isWide(prefix) && isInWide(prefix))) return true;
  const narrow = prefixes.filter((prefix) => !isWide(prefix));
  if (codeVersion === version) return anyOf(narrow.map(({ digits }) => covers(digits, own)));
  const classes = codeVersion === null ? null : otherListClasses(own, codeVersion);
  if (classes === null) return narrow.some(({ digits }) => digits.startsWith(division)) ? null : false;
  const answers = classes.map((each) => anyOf(narrow.map(({ digits }) => covers(digits, each))));
  const [first = null] = answers;
  return answers.every((answer) => answer === first) ? first : null;
}

/** Within one list. "10" for a prefix "10.71": the code is too short to tell. */
function covers(digits: string, own: string): Tri {
  if (own.startsWith(digits)) return true;
  return digits.startsWith(own) ? null : false;
}

/** "Ammessi 50.1 e 50.3": what a note takes out of an exclusion. */
function isExcepted({ note }: AtecoRule, code: string): boolean {
  const [, list] = /ammess[ieo] ((?:\d[\d.]*(?:, | e )?)+)/i.exec(note ?? '') ?? [];
  if (list) return list.split(/, | e /).some((prefix) => atecoDigits(code).startsWith(atecoDigits(prefix)));
  return /ammess[aei]\b/i.test(note ?? '') && !/^0(?:1[1-5]|3)/.test(atecoDigits(code)) && divisionOf(code) < '04';
}
