import type { CompanyInput } from '#domain/companies/company-input.ts';
import type { OperatingSeat, RelatedCompany, Shareholder } from '#domain/companies/company-parts.ts';
import type { Company } from '#web/features/companies/companies-context.tsx';

export type Answer = '' | 'si' | 'no';
type SeatValues = { region: string; province: string; city: string; address: string };
type ShareholderValues = { name: string; kind: string; sharePercent: string; isWoman: Answer; birthYear: string };
type RelatedValues = {
  name: string;
  kind: string;
  sharePercent: string;
  employees: string;
  revenue: number | null;
  balance: number | null;
};

/** What a company tells of itself at length. */
export const STORY = [
  'mission',
  'vision',
  'targetMarket',
  'competitiveAdvantage',
  'keyPartners',
  'certifications',
  'previousGrants',
] as const;

/** Boxes one writes in as they are, by the names of the input. */
const TEXTS = [
  'companyName',
  'roleInCompany',
  'sector',
  'description',
  'legalForm',
  'employees',
  'revenue',
  'website',
  'address',
  ...STORY,
  'phone',
  'email',
  'linkedinProfile',
  'region',
  'province',
  'city',
  'pec',
  'sdiCode',
  'foundedOn',
  'atecoVersion',
] as const;
const ANSWERS = ['isWomenLed', 'isYouthLed', 'hasGroup'] as const;
const MONEY = ['revenueExact', 'balanceExact'] as const;

/** What the inputs hold: text almost everywhere, so that what one typed is never lost. */
export type CompanyFormValues = Record<(typeof TEXTS)[number], string> &
  Record<(typeof ANSWERS)[number], Answer> &
  Record<(typeof MONEY)[number], number | null> & {
    ein: string;
    taxCode: string;
    foundedYear: string;
    employeesExact: string;
    atecoCodes: string;
    operatingSeats: SeatValues[];
    shareholders: ShareholderValues[];
    relatedCompanies: RelatedValues[];
  };

/** The form of a stored company, or an empty one. */
export function valuesOf(company: Company | null): CompanyFormValues {
  const text = (value: string | number | null | undefined) => (value == null ? '' : String(value));
  const part = <Key extends string, Value>(keys: readonly Key[], read: (key: Key) => Value) =>
    Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<Key, Value>;
  return {
    ...part(TEXTS, (key) => text(company?.[key])),
    ...part(ANSWERS, (key) => answerOf(company?.[key])),
    ...part(MONEY, (key) => company?.[key] ?? null),
    ein: text(company?.vatNumber ?? company?.taxCode),
    taxCode: company?.vatNumber ? text(company.taxCode) : '',
    foundedYear: text(company?.foundedYear),
    employeesExact: text(company?.employeesExact),
    atecoCodes: company?.atecoCodes.join(', ') ?? '',
    operatingSeats: (company?.operatingSeats ?? []).map((seat) => ({
      region: text(seat.region),
      province: text(seat.province),
      city: text(seat.city),
      address: text(seat.address),
    })),
    shareholders: (company?.shareholders ?? []).map((each) => ({
      name: each.name,
      kind: each.kind,
      sharePercent: text(each.sharePercent),
      isWoman: answerOf(each.isWoman),
      birthYear: text(each.birthYear),
    })),
    relatedCompanies: (company?.relatedCompanies ?? []).map((each) => ({
      ...each,
      sharePercent: text(each.sharePercent),
      employees: text(each.employees),
    })),
  };
}

/** What the API takes; whether it is right is for the schema to say. */
export function inputOf(values: CompanyFormValues): CompanyInput {
  const texts = Object.fromEntries(TEXTS.map((key) => [key, blankIsNull(values[key])]));
  const answers = Object.fromEntries(ANSWERS.map((key) => [key, truthOf(values[key])]));
  return {
    ...texts,
    ...answers,
    companyName: values.companyName,
    roleInCompany: values.roleInCompany,
    description: values.description,
    ein: values.ein,
    taxCode: blankIsNull(values.taxCode),
    revenueExact: values.revenueExact,
    balanceExact: values.balanceExact,
    foundedYear: numberOf(values.foundedYear),
    employeesExact: numberOf(values.employeesExact),
    atecoCodes: values.atecoCodes
      .split(/[,;\n]+/)
      .map((code) => code.trim())
      .filter(Boolean),
    operatingSeats: values.operatingSeats.map(
      (seat) => ({ ...seat, region: blankIsNull(seat.region), province: blankIsNull(seat.province) }) as OperatingSeat,
    ),
    shareholders: values.shareholders.map(
      (each) =>
        ({
          ...each,
          sharePercent: numberOf(each.sharePercent),
          isWoman: truthOf(each.isWoman),
          birthYear: numberOf(each.birthYear),
        }) as Shareholder,
    ),
    relatedCompanies: values.relatedCompanies.map(
      (each) =>
        ({ ...each, sharePercent: numberOf(each.sharePercent), employees: numberOf(each.employees) }) as RelatedCompany,
    ),
  } as CompanyInput;
}

/** Only what the person changed: what somebody else changed meanwhile stays. */
export function changesBetween(before: CompanyFormValues, after: CompanyFormValues): Partial<CompanyInput> {
  const old = inputOf(before);
  return Object.fromEntries(
    Object.entries(inputOf(after)).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(old[key as keyof CompanyInput]),
    ),
  );
}

const answerOf = (value: boolean | null | undefined): Answer => (value == null ? '' : value ? 'si' : 'no');
const truthOf = (answer: Answer): boolean | null => (answer === '' ? null : answer === 'si');
const blankIsNull = (text: string): string | null => text.trim() || null;
/** What is no number stays NaN, so that the schema refuses it beside its box. */
const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text.replace(',', '.')));
