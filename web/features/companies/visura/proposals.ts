import type { DocumentField } from '#domain/assistant/document/document-fields.ts';
import { isSameName } from '#domain/assistant/document/same-name.ts';
import { normaliseVatNumber } from '#domain/companies/vat-number.ts';
import { provinceBySigla } from '#domain/geography/provinces.ts';
import { euroText, numberText } from '#domain/numbers/write-number.ts';
import { yearOf } from '#domain/rules/day.ts';
import { fold } from '#domain/search/fold.ts';
import { LEGAL_FORM_LABELS } from '#messages/companies/companies.ts';
import { COMPANY_FORM } from '#messages/companies/company-form.ts';
import type { CompanyFormValues } from '#web/features/companies/form/form-values.ts';
import { formatDay } from '#web/lib/format.ts';

export type Found = { field: DocumentField; raw: string; excerpt: string };
type Name = keyof typeof COMPANY_FORM.fields & keyof CompanyFormValues;
export type Proposal = {
  name: Name;
  label: string;
  /** As people read them; `now` is empty where nothing is written yet. */
  now: string;
  found: string;
  excerpt: string;
  state: 'new' | 'different' | 'same';
  /** What the boxes would hold. */
  changes: Partial<CompanyFormValues>;
};

/** What the document says beside what the form holds, in the order of the form. */
export function proposalsOf(fields: readonly Found[], values: CompanyFormValues): Proposal[] {
  const of = (field: DocumentField) => fields.find((each) => each.field === field);
  const proposals: (Proposal | null)[] = [
    text('companyName', of('companyName'), values, isSameName),
    text('ein', of('vatNumber') ?? of('taxCode'), values, isSameCode),
    shown('legalForm', of('legalForm'), values, (code) => LEGAL_FORM_LABELS[code as keyof typeof LEGAL_FORM_LABELS]),
    place(of('province'), values),
    text('city', of('city'), values, isSameWord),
    text('address', of('address'), values, isSameWord),
    ateco(of('atecoCode'), values),
    founding(of('foundedOn'), values),
    figure('employeesExact', of('employees'), values, numberText),
    figure('revenueExact', of('revenue'), values, euroText),
    figure('balanceExact', of('totalAssets'), values, euroText),
    ownTaxCode(of('taxCode'), of('vatNumber'), values),
    text('pec', of('pec'), values, isSameWord),
  ];
  return proposals.filter((each) => each !== null);
}

const isSameWord = (one: string, other: string) => fold(one).trim() === fold(other).trim();
const isSameCode = (one: string, other: string) =>
  (normaliseVatNumber(one) ?? one.toUpperCase()) === (normaliseVatNumber(other) ?? other.toUpperCase());

type Parts = Pick<Proposal, 'now' | 'found' | 'changes'> & { isSame: boolean };
function proposal(name: Name, { excerpt }: Found, { now, found, changes, isSame }: Parts): Proposal {
  const state = now === '' ? 'new' : isSame ? 'same' : 'different';
  return { name, label: COMPANY_FORM.fields[name].label, now, found, excerpt, state, changes };
}

function text(
  name: Name,
  found: Found | undefined,
  values: CompanyFormValues,
  isSame: (one: string, other: string) => boolean,
): Proposal | null {
  if (!found) return null;
  const now = String(values[name] ?? '').trim();
  return proposal(name, found, {
    now,
    found: found.raw,
    changes: { [name]: found.raw },
    isSame: isSame(now, found.raw),
  });
}

/** A code, told in words. */
function shown(
  name: Name,
  found: Found | undefined,
  values: CompanyFormValues,
  words: (raw: string) => string,
): Proposal | null {
  if (!found) return null;
  const own = String(values[name] ?? '');
  const now = own === '' ? '' : words(own);
  return proposal(name, found, {
    now,
    found: words(found.raw),
    changes: { [name]: found.raw },
    isSame: own === found.raw,
  });
}

function figure(
  name: 'employeesExact' | 'revenueExact' | 'balanceExact',
  found: Found | undefined,
  values: CompanyFormValues,
  words: (value: number) => string,
) {
  if (!found) return null;
  const [own, told] = [values[name], Number(found.raw)];
  const now = own === null ? '' : words(own);
  return proposal(name, found, { now, found: words(told), changes: { [name]: told }, isSame: own === told });
}

/** A province says its region. */
function place(found: Found | undefined, values: CompanyFormValues): Proposal | null {
  const province = found && provinceBySigla(found.raw);
  if (!province) return null;
  const words = (sigla: string) => {
    const known = provinceBySigla(sigla);
    return known ? `${known.name} (${known.sigla}), ${known.region}` : '';
  };
  return proposal('province', found, {
    now: words(values.province),
    found: words(province.sigla),
    changes: { province: province.sigla, region: province.region },
    isSame: values.province === province.sigla && values.region === province.region,
  });
}

/** The main activity goes first; the others stay. */
function ateco(found: Found | undefined, values: CompanyFormValues): Proposal | null {
  if (!found) return null;
  const own = values.atecoCodes
    .split(/[,;\n]+/)
    .map((code) => code.trim())
    .filter(Boolean);
  const codes = [found.raw, ...own.filter((code) => code !== found.raw)].join(', ');
  const isSame = own.some((code) => code.startsWith(found.raw) || found.raw.startsWith(code));
  return proposal('atecoCodes', found, {
    now: own.join(', '),
    found: found.raw,
    changes: { atecoCodes: codes },
    isSame,
  });
}

function founding(found: Found | undefined, values: CompanyFormValues): Proposal | null {
  if (!found) return null;
  return proposal('foundedOn', found, {
    now: values.foundedOn === '' ? '' : formatDay(values.foundedOn),
    found: formatDay(found.raw),
    changes: { foundedOn: found.raw, foundedYear: yearOf(found.raw) },
    isSame: values.foundedOn === found.raw,
  });
}

/** Its own box only where it differs from the VAT number. */
function ownTaxCode(found: Found | undefined, vatNumber: Found | undefined, values: CompanyFormValues) {
  if (!found || !vatNumber || found.raw === vatNumber.raw) return null;
  return text('taxCode', found, values, isSameCode);
}
