import { z } from 'zod';
import { EMPLOYEE_BANDS, LEGAL_FORMS, REGIONS, REVENUE_BANDS, SECTORS } from '#domain/vocabulary.ts';
import {
  ATECO_VERSIONS,
  COMPANY_CAPS,
  operatingSeat,
  optionalText,
  INNOVATIVE_SECTIONS,
  PROCEDURES,
  relatedCompany,
  shareholder,
} from './company-parts.ts';
import { TAX_REGIMES } from '#domain/grants/grant-facts.ts';

const { line, text, rows, amount, employees, firstYear } = COMPANY_CAPS;
const required = (max: number) => z.string().trim().min(1).max(max);
/** Absent means untouched, null means unknown. */
const maybe = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().optional();
const maybeLine = optionalText(line).optional();
const maybeLong = optionalText(text).optional();
const maybeAmount = maybe(z.number().min(0).max(amount));
const maybeAnswer = maybe(z.boolean());

/** What saving asks for (COM-2). `ein` is the VAT number or, without one, the tax code. */
const requiredFields = z.object({
  companyName: required(line),
  roleInCompany: required(line),
  sector: z.enum(SECTORS),
  ein: required(40),
  description: required(text),
});

/** The rest of the stored fields, then the additions (COM-1). */
const optionalFields = z.object({
  legalForm: maybe(z.enum(LEGAL_FORMS)),
  employees: maybe(z.enum(EMPLOYEE_BANDS)),
  revenue: maybe(z.enum(REVENUE_BANDS)),
  foundedYear: maybe(z.int().min(firstYear).max(9999)),
  website: maybeLine,
  address: maybeLine,
  mission: maybeLong,
  vision: maybeLong,
  targetMarket: maybeLong,
  competitiveAdvantage: maybeLong,
  keyPartners: maybeLong,
  certifications: maybeLong,
  previousGrants: maybeLong,
  phone: optionalText(40).optional(),
  email: maybeLine,
  linkedinProfile: maybeLine,
  region: maybe(z.enum(REGIONS)),
  province: optionalText(2).optional(),
  city: maybeLine,
  taxCode: optionalText(40).optional(),
  pec: maybeLine,
  sdiCode: optionalText(10).optional(),
  employeesExact: maybe(z.number().min(0).max(employees)),
  revenueExact: maybeAmount,
  balanceExact: maybeAmount,
  foundedOn: maybe(z.iso.date()),
  atecoCodes: z.array(required(12)).max(rows).optional(),
  atecoVersion: maybe(z.enum(ATECO_VERSIONS)),
  isWomenLed: maybeAnswer,
  isYouthLed: maybeAnswer,
  innovativeSection: maybe(z.enum(INNOVATIVE_SECTIONS)),
  /** Whether other companies own it, or it owns others; null until somebody answered. */
  hasGroup: maybeAnswer,
  operatingSeats: z.array(operatingSeat).max(rows).optional(),
  shareholders: z.array(shareholder).max(rows).optional(),
  relatedCompanies: z.array(relatedCompany).max(rows).optional(),
  /** Asked only where a grant hangs on them. */
  taxRegime: maybe(z.enum(TAX_REGIMES)),
  procedure: maybe(z.enum(PROCEDURES)),
  isInactive: maybeAnswer,
  shareCapital: maybeAmount,
  netEquity: maybe(z.number().min(-amount).max(amount)),
  settled: z.array(z.string().max(text)).max(rows).optional(),
});

export const companyInput = requiredFields.extend(optionalFields.shape);
export type CompanyInput = z.infer<typeof companyInput>;

/** A change names only what changes, and the version it was made on: an older one is a conflict. */
export const companyChanges = requiredFields.partial().extend(optionalFields.shape).extend({ version: z.int() });
export type CompanyChanges = z.infer<typeof companyChanges>;
