import type { ApplicantKind, TaxRegime } from '#domain/grants/grant-facts.ts';
import type { CostPurpose } from '#domain/projects/cost-purposes.ts';
import type {
  Activity,
  AidRegime,
  CompanySize,
  GrantStatus,
  LegalForm,
  Outcome,
  Region,
  Sector,
  SpecialStatus,
  Verdict,
} from '#domain/vocabulary.ts';
import type { Contradiction } from './contradictions.ts';

export const CHECK_CODES = [
  'grant_status',
  'territory',
  'size',
  'sector',
  'activity',
  'ateco',
  'legal_form',
  'special_status',
  'must_exist',
  'company_age',
  'recently_founded',
  'filed_accounts',
  'founder_age',
  'employees',
  'revenue',
  'applicant',
  'tax_regime',
  'primary_production',
  'difficulty',
  'procedure',
  'inactive',
  'partners',
  'spend',
  'costs',
  'orders',
  'project_dates',
  'aid_regime',
  'other',
] as const;
export type CheckCode = (typeof CHECK_CODES)[number];

/** Where the found value comes from. */
export type FactSource = 'profilo' | 'descrizione' | 'progetto' | 'gruppo' | 'soci' | 'bando' | 'registro_aiuti';

/** What is missing when a row stays "da verificare": a datum of the company, of the project, or of the grant. */
export type Lack = 'azienda' | 'progetto' | 'bando';

/** Fields whose absence leaves rows open: what the next best question asks for. */
export const ASKABLE_FIELDS = [
  'region',
  'province',
  'size',
  'sector',
  'activity',
  'ateco',
  'ateco_2007',
  'ateco_2025',
  'legal_form',
  'founded',
  'women_led',
  'youth_led',
  'founder_age',
  'innovative',
  'artisan',
  'employees',
  'revenue',
  'spend',
  'group',
  'seats',
  'tax_regime',
  'procedure',
  'project_place',
  'ordered',
] as const;
export type AskableField = (typeof ASKABLE_FIELDS)[number];
/** Those that only a project can answer. */
export const PROJECT_FIELDS = ['spend', 'project_place', 'ordered'] as const satisfies readonly AskableField[];
export type CompanyField = Exclude<AskableField, (typeof PROJECT_FIELDS)[number]>;

/** Which place a call looks at; `da_attivare` may still be opened. */
export type SeatAsked = 'legale' | 'operativa' | 'investimento' | 'da_attivare';
export type SeatMoment = 'domanda' | 'concessione' | 'erogazione';

/** A value on either side of a check, as data; messages/eligibility.ts has the words. */
export type Value =
  | { kind: 'none' }
  | { kind: 'unknown' }
  | { kind: 'text'; text: string }
  | { kind: 'grant_status'; status: GrantStatus; closesOn: string | null }
  | {
      kind: 'place';
      regions: Region[];
      provinces: string[];
      partly: Region[];
      seat: SeatAsked | null;
      /** By when the seat must be there, where the call says it. */
      when: SeatMoment | null;
    }
  /** `group`: firms counted beside the company. `lacks`: the only side of the company's figures that is not known. */
  | { kind: 'sizes'; sizes: CompanySize[]; group?: number; lacks?: 'people' | 'money' }
  | { kind: 'sectors'; sectors: Sector[]; isExcluding: boolean }
  | { kind: 'activities'; activities: Activity[] }
  | { kind: 'ateco'; codes: string[]; version: '2007' | '2025' | null; isExcluding: boolean }
  | { kind: 'legal_forms'; forms: LegalForm[]; isExcluding: boolean }
  | { kind: 'statuses'; statuses: SpecialStatus[]; needsAll: boolean; youthAgeMax: number | null }
  | { kind: 'months'; min: number | null; max: number | null }
  | { kind: 'years'; min: number | null; max: number | null }
  | { kind: 'ages'; ages: number[] }
  | { kind: 'people'; min: number | null; max: number | null }
  | { kind: 'euro'; min: number | null; max: number | null }
  | { kind: 'accounts'; count: number }
  | { kind: 'existing'; exists: boolean }
  | { kind: 'applicants'; kinds: ApplicantKind[]; isExcluding: boolean }
  | { kind: 'tax'; regimes: TaxRegime[]; isExcluding: boolean }
  | { kind: 'condition'; condition: Condition }
  /**
   * `ifAdvanced`: the goods among them must be 4.0 or digital. `purposes`: they must serve one of these. `least`: what they
   * must come to; `euro`: what they do.
   */
  | {
      kind: 'costs';
      costs: string[];
      ifAdvanced?: boolean;
      purposes?: CostPurpose[];
      least?: number;
      euro?: number;
    }
  | { kind: 'days'; from: string | null; to: string | null }
  | { kind: 'regime'; regime: AidRegime };

/** States of a company or of its project that a call admits or shuts out. */
export type Condition =
  | 'not_in_difficulty'
  | 'in_difficulty'
  | 'no_procedure'
  | 'winding_up'
  | 'composition'
  | 'trading'
  | 'inactive'
  | 'no_primary_production'
  | 'primary_production'
  | 'with_partners'
  | 'alone'
  | 'exports'
  | 'denied'
  | 'nothing_ordered'
  | 'ordered'
  | 'started';

export type Check = {
  code: CheckCode;
  outcome: Outcome;
  expected: Value;
  found: Value;
  source: FactSource;
  /** Set on "da verificare" rows. */
  lack: Lack | null;
  /** The company field that would decide the row. */
  field: AskableField | null;
  /** False where the rule itself is only implied by the source's lists of sectors and sizes. */
  isStated: boolean;
  /** Two sources of the company that disagree about what would decide the row. */
  disputed?: Pick<Contradiction, 'fact' | 'sides'>;
};

export type Eligibility = {
  verdict: Verdict;
  checks: Check[];
  met: number;
  total: number;
  /** The row that best explains the verdict: first failure, else first open row, else null. */
  topReason: Check | null;
  /** Known only from a summary: the positive verdict reads "Compatibile: verifica sul bando ufficiale". */
  isSummaryOnly: boolean;
};
