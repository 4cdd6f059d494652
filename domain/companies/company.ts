import type {
  AidReceived,
  InnovativeSection,
  OperatingSeat,
  Procedure,
  RelatedCompany,
  Shareholder,
} from './company-parts.ts';
import type { TaxRegime } from '#domain/grants/grant-facts.ts';
import type { EmployeeBand, LegalForm, Region, RevenueBand, Sector } from '#domain/vocabulary.ts';

/** What matching and eligibility read of a company. Everything but the sector may be unknown. */
export type CompanyFacts = {
  sector: Sector | null;
  region: Region | null;
  /** Two-letter code: "PD". */
  province: string | null;
  city: string | null;
  legalForm: LegalForm | null;
  employeeBand: EmployeeBand | null;
  revenueBand: RevenueBand | null;
  /** Exact figures, where given: ULA, euro, euro. */
  employeesExact: number | null;
  revenueExact: number | null;
  balanceExact: number | null;
  foundedYear: number | null;
  /** ISO day, where given. */
  foundedOn: string | null;
  atecoCodes: string[];
  atecoVersion: '2007' | '2025' | null;
  isWomenLed: boolean | null;
  isYouthLed: boolean | null;
  innovativeSection: InnovativeSection | null;
  /** Where people work, beside the registered office; empty means that nobody said. */
  operatingSeats: OperatingSeat[];
  shareholders: Shareholder[];
  relatedCompanies: RelatedCompany[];
  /** Whether it belongs to a group; null until somebody answered. */
  hasGroup: boolean | null;
  taxRegime: TaxRegime | null;
  procedure: Procedure | null;
  /** Registered, but not trading. */
  isInactive: boolean | null;
  /** Subscribed capital and own funds of the last accounts, euro: half of the capital lost is "difficoltà". */
  shareCapital: number | null;
  netEquity: number | null;
  aidReceived: AidReceived[];
  /** Aid already received, in the company's own words. */
  previousGrants: string;
  description: string;
  /** Contradictions that the person has settled in favour of the profile, by key. */
  settled: string[];
};

/** A company before anybody has said anything about it. */
export const NOTHING_KNOWN: CompanyFacts = {
  sector: null,
  region: null,
  province: null,
  city: null,
  legalForm: null,
  employeeBand: null,
  revenueBand: null,
  employeesExact: null,
  revenueExact: null,
  balanceExact: null,
  foundedYear: null,
  foundedOn: null,
  atecoCodes: [],
  atecoVersion: null,
  isWomenLed: null,
  isYouthLed: null,
  innovativeSection: null,
  operatingSeats: [],
  shareholders: [],
  relatedCompanies: [],
  hasGroup: null,
  taxRegime: null,
  procedure: null,
  isInactive: null,
  shareCapital: null,
  netEquity: null,
  aidReceived: [],
  previousGrants: '',
  description: '',
  settled: [],
};

/** The short profile that searches and public matching receive (COM-12). */
export type ShortCompanyProfile = {
  company_name?: string;
  sector?: string;
  region?: string;
  location?: string;
  legal_form?: string;
  employees?: string | number;
  revenue?: string | number;
  founded_year?: number;
  description?: string;
};
