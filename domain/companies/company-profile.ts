import { z } from 'zod';
import { COMPANY_SIZES, EMPLOYEE_BANDS, LEGAL_FORMS, REGIONS, REVENUE_BANDS, SECTORS } from '#domain/vocabulary.ts';
import { METER_FIELDS } from './completeness.ts';
import { TAX_REGIMES } from '#domain/grants/grant-facts.ts';
import {
  ATECO_VERSIONS,
  INNOVATIVE_SECTIONS,
  operatingSeat,
  PROCEDURES,
  relatedCompany,
  shareholder,
} from './company-parts.ts';

const text = z.string().nullable();
const figure = z.number().nullable();
const answer = z.boolean().nullable();

/** What lives beside the columns of the form (COM-1): each unknown until somebody says it. */
export const companyDetails = z.object({
  city: text.default(null),
  taxCode: text.default(null),
  pec: text.default(null),
  sdiCode: text.default(null),
  employeesExact: figure.default(null),
  revenueExact: figure.default(null),
  balanceExact: figure.default(null),
  foundedOn: text.default(null),
  atecoCodes: z.array(z.string()).default([]),
  atecoVersion: z.enum(ATECO_VERSIONS).nullable().default(null),
  isWomenLed: answer.default(null),
  isYouthLed: answer.default(null),
  innovativeSection: z.enum(INNOVATIVE_SECTIONS).nullable().default(null),
  hasGroup: answer.default(null),
  operatingSeats: z.array(operatingSeat).default([]),
  shareholders: z.array(shareholder).default([]),
  relatedCompanies: z.array(relatedCompany).default([]),
  taxRegime: z.enum(TAX_REGIMES).nullable().default(null),
  procedure: z.enum(PROCEDURES).nullable().default(null),
  isInactive: answer.default(null),
  shareCapital: figure.default(null),
  netEquity: figure.default(null),
  /** Contradictions settled in favour of the profile (ELI-10). */
  settled: z.array(z.string()).default([]),
});

/** What people write about a company (COM-1). */
export const companyFields = z.object({
  companyName: z.string(),
  roleInCompany: z.string(),
  sector: z.enum(SECTORS),
  vatNumber: text,
  description: z.string(),
  legalForm: z.enum(LEGAL_FORMS).nullable(),
  employees: z.enum(EMPLOYEE_BANDS).nullable(),
  revenue: z.enum(REVENUE_BANDS).nullable(),
  foundedYear: figure,
  /** City and region as one reads them (COM-10), made from the fields that decide. */
  location: text,
  region: z.enum(REGIONS).nullable(),
  province: text,
  website: text,
  address: text,
  mission: text,
  vision: text,
  targetMarket: text,
  competitiveAdvantage: text,
  keyPartners: text,
  certifications: text,
  previousGrants: text,
  phone: text,
  email: text,
  linkedinProfile: text,
  ...companyDetails.shape,
});
export type CompanyFields = z.infer<typeof companyFields>;

/** A company as its owner receives it. */
export const companyView = companyFields.extend({
  id: z.string(),
  isPrimary: z.boolean(),
  /** Of a client, who lets it be worked for but keeps its data. */
  isShared: z.boolean().optional(),
  /** Where that client is asked for them. */
  consultancyId: z.string().nullable().optional(),
  /** To be sent back with a change: an older one is a conflict. */
  version: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  completeness: z.object({ percent: z.int(), missing: z.array(z.enum(METER_FIELDS)) }),
});

/** One alone, with the size that its verdicts rest on; null where more than one is possible. */
export const companyDetail = companyView.extend({ size: z.enum(COMPANY_SIZES).nullable() });

/** In a list it stands without what only its own form shows; of the description, the beginning. */
export const listedCompany = companyView.omit({
  mission: true,
  vision: true,
  targetMarket: true,
  competitiveAdvantage: true,
  keyPartners: true,
  certifications: true,
  previousGrants: true,
  operatingSeats: true,
  shareholders: true,
  relatedCompanies: true,
  settled: true,
});

export const EMPTY_COMPANY: Omit<CompanyFields, 'companyName' | 'roleInCompany' | 'sector'> = {
  ...companyDetails.parse({}),
  vatNumber: null,
  description: '',
  legalForm: null,
  employees: null,
  revenue: null,
  foundedYear: null,
  location: null,
  region: null,
  province: null,
  website: null,
  address: null,
  mission: null,
  vision: null,
  targetMarket: null,
  competitiveAdvantage: null,
  keyPartners: null,
  certifications: null,
  previousGrants: null,
  phone: null,
  email: null,
  linkedinProfile: null,
};
