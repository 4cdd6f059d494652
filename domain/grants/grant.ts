import type {
  Activity,
  AidForm,
  AidRegime,
  Category,
  CompanySize,
  Confidence,
  EditorialState,
  GrantLevel,
  LegalForm,
  OpeningMode,
  Region,
  Sector,
  SpecialStatus,
} from '#domain/vocabulary.ts';
import type { AidTerms } from './aid-terms.ts';
import type { GrantFacts } from './grant-facts.ts';

/** A day in Rome, `2026-11-15`, or a month `2026-09` where only that is known. */
export type IsoDate = string;

/**
 * Hard constraints, as data. A missing key means "not known" and never excludes;
 * `'any'` means that the grant states there is no such limit.
 */
export type GrantConstraints = {
  /** Where the seat or the investment must be. */
  territory?:
    | 'any'
    | {
        regions: Region[];
        /** Regions of the list where only some places are admitted (earthquake areas, logistic zones). */
        partly?: Region[];
        provinces?: string[];
        seat?: 'legale' | 'operativa' | 'da_attivare';
      };
  /** Sizes admitted (Racc. 2003/361/CE). */
  sizes?: 'any' | CompanySize[];
  /** Sectors admitted; `sectorsExcluded` names those shut out by a stated rule. */
  sectors?: 'any' | Sector[];
  sectorsExcluded?: Sector[];
  /** What the company must do, where the grant is finer than a sector ("filiera moda", "autotrasporto merci"). */
  activities?: Activity[];
  legalForms?: 'any' | LegalForm[];
  legalFormsExcluded?: LegalForm[];
  /** At least one of these must hold ("startup innovativa o PMI innovativa"). */
  statusesAnyOf?: SpecialStatus[];
  /** All of these must hold ("startup guidata da donne"). */
  statusesAllOf?: SpecialStatus[];
  /** Up to which age "giovanile" counts here, where it is not 35. */
  youthAgeMax?: number;
  /** Companies with one of these statuses need not have an admitted size ("startup innovative e microimprese"). */
  sizesWaivedFor?: SpecialStatus[];
  /** Company age in months, from its founding. */
  ageMonths?: { min?: number; max?: number };
  /** "Impresa di recente costituzione", where the text gives no number. */
  recentlyFounded?: boolean;
  /** Annual accounts that must already be filed ("almeno due bilanci depositati"). */
  filedAccountsMin?: number;
  /** Age of the founders or of the people who apply, in years. */
  founderAge?: { min?: number; max?: number };
  employees?: { min?: number; max?: number };
  revenueEuro?: { min?: number; max?: number };
  /** Only for companies that do not exist yet, or only for existing ones. */
  mustExist?: boolean;
  /** Other stated conditions that company data cannot decide: always "da verificare". */
  other?: string[];
};

type GrantAmounts = {
  min: number | null;
  max: number | null;
  /** What the amount is: contributo, spesa, finanziamento, investimento … (free text of the source). */
  kind: string;
};

export type GrantSource = {
  /** `bundled`, `incentivi`, `sedia`, `generic`, `custom`. */
  name: string;
  /** Id in that source. */
  externalId: string | null;
  evidence: string;
  /** Whether the official link was seen, assumed or is only the body's home page. */
  urlEvidence: 'seen' | 'assumed' | 'homepage';
  checkedOn: IsoDate;
  confidence: Confidence;
  /** How much of the official text stands behind the record. */
  depth: 'bando_ufficiale' | 'solo_sintesi';
};

export type Grant = {
  /** The slug, stable and public. */
  id: string;
  name: string;
  entity: string;
  level: GrantLevel;
  /** Empty = whole country (nazionale) or whole Union (europeo). */
  regions: Region[];
  sectors: Sector[];
  categories: Category[];
  beneficiaries: string;
  sizes: CompanySize[];
  aidForm: AidForm;
  aidIntensity: string | null;
  aidIntensityMax: number | null;
  aidRegime: AidRegime | null;
  amounts: GrantAmounts;
  eligibleCosts: string[];
  openingMode: OpeningMode | null;
  opensOn: IsoDate | null;
  /** `HH:MM` in Europe/Rome where stated. */
  opensAt: string | null;
  closesOn: IsoDate | null;
  closesAt: string | null;
  editorialState: EditorialState;
  statusNote: string | null;
  summary: string;
  requirements: string[];
  benefits: string[];
  /** Papers the body asks for, where stated. */
  documents: string[];
  processingTime: string | null;
  legalBasis: string | null;
  link: string | null;
  constraints: GrantConstraints;
  /** ATECO codes, spend, applicants, seat, procedure …: empty where nothing is known. */
  facts: GrantFacts;
  /** What it gives, as data; null for records that nobody has filled in yet. */
  terms?: AidTerms | null | undefined;
  source: GrantSource;
};
