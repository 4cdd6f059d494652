import type { CompanyInput } from '#domain/companies/company-input.ts';
import type { OperatingSeat, RelatedCompany, Shareholder } from '#domain/companies/company-parts.ts';
import type { CompanyDetails } from '#web/features/companies/api.ts';

export type Answer = '' | 'si' | 'no';
type SeatValues = { region: string; province: string; city: string; address: string };
type Figure = number | null;
type ShareholderValues = { name: string; kind: string; sharePercent: Figure; isWoman: Answer; birthYear: Figure };
type RelatedValues = {
  name: string;
  kind: string;
  sharePercent: Figure;
  employees: Figure;
  revenue: Figure;
  balance: Figure;
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
  'innovativeSection',
  'taxRegime',
  'procedure',
] as const;
const ANSWERS = ['isWomenLed', 'isYouthLed', 'hasGroup', 'isInactive'] as const;
const FIGURES = ['revenueExact', 'balanceExact', 'foundedYear', 'employeesExact', 'shareCapital', 'netEquity'] as const;

/** What the inputs hold: text almost everywhere, so that what one typed is never lost. */
export type CompanyFormValues = Record<(typeof TEXTS)[number], string> &
  Record<(typeof ANSWERS)[number], Answer> &
  Record<(typeof FIGURES)[number], Figure> & {
    ein: string;
    taxCode: string;
    atecoCodes: string;
    operatingSeats: SeatValues[];
    shareholders: ShareholderValues[];
    relatedCompanies: RelatedValues[];
  };

/** The form of a stored company, or an empty one. */
export function valuesOf(company: Omit<CompanyDetails, 'size'> | null): CompanyFormValues {
  const text = (value: string | number | null | undefined) => (value == null ? '' : String(value));
  const part = <Key extends string, Value>(keys: readonly Key[], read: (key: Key) => Value) =>
    Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<Key, Value>;
  return {
    ...part(TEXTS, (key) => text(company?.[key])),
    ...part(ANSWERS, (key) => answerOf(company?.[key])),
    ...part(FIGURES, (key) => company?.[key] ?? null),
    ein: text(company?.vatNumber ?? company?.taxCode),
    taxCode: company?.vatNumber ? text(company.taxCode) : '',
    atecoCodes: company?.atecoCodes.join(', ') ?? '',
    operatingSeats: (company?.operatingSeats ?? []).map((seat) => ({
      region: text(seat.region),
      province: text(seat.province),
      city: text(seat.city),
      address: text(seat.address),
    })),
    shareholders: (company?.shareholders ?? []).map((each) => ({
      ...each,
      isWoman: answerOf(each.isWoman),
    })),
    relatedCompanies: company?.relatedCompanies ?? [],
  };
}

/** What the API takes; whether it is right is for the schema to say. */
export function inputOf(values: CompanyFormValues): CompanyInput {
  const texts = Object.fromEntries(TEXTS.map((key) => [key, blankIsNull(values[key])]));
  const figures = Object.fromEntries(FIGURES.map((key) => [key, values[key]]));
  const answers = Object.fromEntries(ANSWERS.map((key) => [key, truthOf(values[key])]));
  return {
    ...texts,
    ...answers,
    companyName: values.companyName,
    roleInCompany: values.roleInCompany,
    description: values.description,
    ein: values.ein,
    taxCode: blankIsNull(values.taxCode),
    ...figures,
    atecoCodes: values.atecoCodes
      .split(/[,;\n]+/)
      .map((code) => code.trim())
      .filter(Boolean),
    operatingSeats: values.operatingSeats.map(
      (seat) => ({ ...seat, region: blankIsNull(seat.region), province: blankIsNull(seat.province) }) as OperatingSeat,
    ),
    shareholders: values.shareholders.map((each) => ({ ...each, isWoman: truthOf(each.isWoman) }) as Shareholder),
    relatedCompanies: values.relatedCompanies as RelatedCompany[],
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
