import type { Day } from '#domain/rules/day.ts';
import type { CompanySize } from '#domain/vocabulary.ts';

/** Who may hold a share. The investors of art. 3.2 may hold up to half without becoming partners. */
export const HOLDER_KINDS = [
  'firm',
  'person',
  'public_body',
  'local_authority',
  'public_investment_company',
  'venture_capital',
  'business_angel',
  'university',
  'research_centre',
  'institutional_investor',
] as const;
export type HolderKind = (typeof HOLDER_KINDS)[number];

/** One accounting period. Null is "unknown", never zero. */
export type YearFigures = {
  year: number;
  /** ULA: full-time equivalents over the year. */
  staff: number | null;
  turnover: number | null;
  balance: number | null;
  /** Good-faith estimate of a firm without approved accounts (art. 4.3). */
  isEstimate: boolean;
};

export type Holder = {
  id: string;
  name: string;
  kind: HolderKind;
  years: YearFigures[];
  /** First two digits of the ATECO code: decides links through natural persons. */
  atecoDivision: string | null;
  /** Percent of its turnover made with the other firms of the same person. */
  groupTurnoverShare: number | null;
  /** Business angel: euro put into the firm. */
  investment: number | null;
  /** Local authority: yearly budget and inhabitants. */
  budget: number | null;
  inhabitants: number | null;
};

/** `owner` has a share of `owned`, in percent; several people acting together are one holder. */
export type Holding = { owner: string; owned: string; capital: number; votes: number; hasControl: boolean };

export const SIZE_QUESTIONS = ['group', 'investors'] as const;
export type SizeQuestion = (typeof SIZE_QUESTIONS)[number];

export type SizeInput = {
  day: Day;
  subject: string;
  holders: Holder[];
  holdings: Holding[];
  /** The oldest year given is the firm's first. */
  isFirstAccounts: boolean;
  /** Merger or acquisition since the last accounts: the two-year rule does not protect. */
  hasStructuralChange: boolean;
  /** Size held before the oldest year given, where known. */
  priorSize: CompanySize | null;
  /** Questions left at "non so": whoever they hide can only make the firm larger. */
  unanswered: SizeQuestion[];
};
