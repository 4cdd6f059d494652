import { quotableLines } from '#domain/assistant/instruction-like.ts';
import type { DocumentType } from '#domain/assistant/request-types.ts';
import type { CompanyFields } from '#domain/companies/company-profile.ts';
import { fold } from '#domain/search/fold.ts';
import { detectType } from './detect-type.ts';
import type { DocumentField, FoundField } from './document-fields.ts';
import { findFields } from './find-fields.ts';
import { isSameName } from './same-name.ts';

type CheckOutcome = 'corrisponde' | 'diverso' | 'non_trovato' | 'da_verificare';
export type DocumentCheck = {
  field: DocumentField | 'documentType';
  outcome: CheckOutcome;
  expected: string | null;
  found: string | null;
};
type AnalysedDocument = { fields: FoundField[]; detectedType: DocumentType | null; hasText: boolean };

const TEXT_CHARS = 200_000;
const MIN_CHARS = 20;

/** What a document states. Its words are read for facts only: whatever else they say changes nothing. */
export function analyseDocument(text: string): AnalysedDocument {
  const plain = quotableLines(text, TEXT_CHARS);
  if (plain.length < MIN_CHARS) return { fields: [], detectedType: null, hasText: false };
  const fields = findFields(plain).map((found) =>
    found.field === 'companyName' ? { ...found, value: nameIn(found.raw), raw: nameIn(found.raw) } : found,
  );
  return { fields, detectedType: detectType(plain), hasText: true };
}

const nameIn = (text: string): string => text.replace(/\s+/g, ' ').replace(/(?<![,;:\s])[,;:\s]+$/, '');

/** A figure that is off by more than this is worth a look. */
const CLOSE_SHARE = 0.1;

export function checkDocument(
  { fields, detectedType }: AnalysedDocument,
  company: CompanyFields | null,
  declaredType: DocumentType,
  today: string,
): DocumentCheck[] {
  const of = (field: DocumentField) => fields.find((one) => one.field === field) ?? null;
  const checks: DocumentCheck[] = [];
  if (declaredType !== 'altro') {
    const outcome = detectedType === null ? 'da_verificare' : detectedType === declaredType ? 'corrisponde' : 'diverso';
    checks.push({ field: 'documentType', outcome, expected: declaredType, found: detectedType });
  }
  const expiry = of('expiresOn');
  if (expiry)
    checks.push({
      field: 'expiresOn',
      outcome: expiry.raw < today ? 'diverso' : 'corrisponde',
      expected: today,
      found: expiry.value,
    });
  if (!company || declaredType === 'documento_identita') return checks;
  checks.push(...textChecks(company, of), ...figureChecks(company, of));
  return checks;
}

type Find = (field: DocumentField) => FoundField | null;

function textChecks(company: CompanyFields, of: Find): DocumentCheck[] {
  const name = of('companyName');
  const compared: [DocumentField, string | null, FoundField | null, boolean][] = [
    ['companyName', company.companyName || null, name, name !== null && isSameName(company.companyName, name.raw)],
    [
      'vatNumber',
      company.vatNumber,
      of('vatNumber') ?? of('taxCode'),
      sameCode(company.vatNumber, of('vatNumber') ?? of('taxCode')),
    ],
    [
      'taxCode',
      company.taxCode,
      of('taxCode') ?? of('vatNumber'),
      sameCode(company.taxCode, of('taxCode') ?? of('vatNumber')),
    ],
    ['legalForm', company.legalForm, of('legalForm'), isSameForm(company.legalForm, of('legalForm')?.raw)],
    ['province', company.province, of('province'), company.province === of('province')?.raw],
    ['city', company.city, of('city'), fold(company.city ?? '') === fold(of('city')?.raw ?? '')],
    ['foundedOn', company.foundedOn, of('foundedOn'), company.foundedOn === of('foundedOn')?.raw],
    ['pec', company.pec, of('pec'), fold(company.pec ?? '') === of('pec')?.raw],
    [
      'atecoCode',
      company.atecoCodes[0] ?? null,
      of('atecoCode'),
      company.atecoCodes.some((code) => isSameAteco(code, of('atecoCode')?.raw ?? '')),
    ],
  ];
  return compared.flatMap(([field, expected, found, isSame]): DocumentCheck[] => {
    if (expected === null) return [];
    if (!found)
      return field === 'companyName' || field === 'vatNumber'
        ? [{ field, outcome: 'non_trovato', expected, found: null }]
        : [];
    return [{ field, outcome: isSame ? 'corrisponde' : 'diverso', expected, found: found.value }];
  });
}

function figureChecks(company: CompanyFields, of: Find): DocumentCheck[] {
  const compared: [DocumentField, number | null][] = [
    ['employees', company.employeesExact],
    ['revenue', company.revenueExact],
    ['totalAssets', company.balanceExact],
  ];
  return compared.flatMap(([field, expected]): DocumentCheck[] => {
    const found = of(field);
    if (expected === null || !found) return [];
    const isClose = Math.abs(Number(found.raw) - expected) <= Math.abs(expected) * CLOSE_SHARE;
    const outcome = Number(found.raw) === expected ? 'corrisponde' : isClose ? 'da_verificare' : 'diverso';
    return [{ field, outcome, expected: String(expected), found: found.value }];
  });
}

/** A special section of the register adds to the form: an innovative startup is a company with shares or quotas too. */
const CAPITAL_FORMS: readonly string[] = ['srl', 'srls', 'spa', 'cooperativa'];
const SPECIAL_FORMS: readonly string[] = ['startup-innovativa', 'pmi-innovativa', 'stp'];
const isSameForm = (own: string | null, found: string | undefined): boolean =>
  own !== null &&
  found !== undefined &&
  (own === found || (SPECIAL_FORMS.includes(own) && CAPITAL_FORMS.includes(found)));

const digits = (text: string | null): string =>
  (text ?? '')
    .replace(/^IT/i, '')
    .replace(/[\s.-]/g, '')
    .toUpperCase();
const sameCode = (own: string | null, found: FoundField | null): boolean =>
  found !== null && digits(own) === digits(found.raw);
const isSameAteco = (own: string, found: string): boolean =>
  found !== '' && (own.startsWith(found) || found.startsWith(own));
