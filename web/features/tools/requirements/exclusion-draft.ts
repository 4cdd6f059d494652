import { isDay, type Day } from '#domain/rules/day.ts';
import { exclusionCheck, type ExclusionResult } from '#domain/tools/exclusions/exclusions.ts';
import type {
  ExclusionCheck,
  ExclusionRow,
  FundsOrigin,
  LargeFirmYear,
} from '#domain/tools/exclusions/exclusion-facts.ts';
import type { CompanySize, LegalForm, Sector } from '#domain/vocabulary.ts';
import type { ToolCompany } from '#web/features/tools/active-company.ts';
import { truthOf, type Answer } from '#web/features/tools/answer.ts';
import { readNumber } from '#domain/numbers/read-number.ts';
import { boxText, isNumberText } from '#web/features/tools/number-box.ts';

type YearDraft = { debt: string; netWorth: string; ebitda: string; interest: string };

/** The questions as answered so far: what is empty is not known. */
export type ExclusionDraft = {
  size: CompanySize | '';
  legalForm: LegalForm | '';
  foundedOn: string;
  isFarm: Answer;
  isHospitality: Answer;
  isFishery: Answer;
  isDurcRegular: Answer;
  durcIssuedOn: string;
  hasCatNatPolicy: Answer;
  capital: number | null;
  netWorth: string;
  years: [YearDraft, YearDraft];
  hasUnpaidRescueAid: Answer;
  isInLiquidation: Answer;
  hasInsolvencyProcedure: Answer;
  isContinuityComposition: Answer;
  hasUnlawfulAidToRepay: Answer;
  hasInterdiction: Answer;
  hasAntimafiaObstacle: Answer;
  requestedAmount: number | null;
  funds: FundsOrigin | '';
  staff: string;
  respectsDisabledHiring: Answer;
  appliesLabourContracts: Answer;
  hasRelocated: Answer;
};

const NO_YEAR: YearDraft = { debt: '', netWorth: '', ebitda: '', interest: '' };

export function firstExclusionDraft(company: ToolCompany | null): ExclusionDraft {
  return {
    size: company?.size ?? '',
    legalForm: company?.legalForm ?? '',
    foundedOn: company?.foundedOn ?? '',
    isFarm: isFarFrom(company, 'agriculture'),
    isHospitality: isFarFrom(company, 'tourism'),
    isFishery: isFarFrom(company, 'agriculture'),
    isDurcRegular: '',
    durcIssuedOn: '',
    hasCatNatPolicy: '',
    capital: null,
    netWorth: '',
    years: [NO_YEAR, NO_YEAR],
    hasUnpaidRescueAid: '',
    isInLiquidation: '',
    hasInsolvencyProcedure: '',
    isContinuityComposition: '',
    hasUnlawfulAidToRepay: '',
    hasInterdiction: '',
    hasAntimafiaObstacle: '',
    requestedAmount: null,
    funds: '',
    staff: boxText(company?.employeesExact),
    respectsDisabledHiring: '',
    appliesLabourContracts: '',
    hasRelocated: '',
  };
}

/** "No" where the sector of the company leaves no doubt. */
function isFarFrom(company: ToolCompany | null, sector: Sector): Answer {
  return company === null || company.sector === sector || company.sector === 'other' ? '' : 'no';
}

export function exclusionResultOf(draft: ExclusionDraft, day: Day): ExclusionResult {
  const date = (text: string) => (isDay(text) ? text : null);
  return exclusionCheck({
    day,
    size: draft.size || null,
    legalForm: draft.legalForm || null,
    foundedOn: date(draft.foundedOn),
    isFarm: truthOf(draft.isFarm),
    isHospitality: truthOf(draft.isHospitality),
    isFishery: truthOf(draft.isFishery),
    isDurcRegular: truthOf(draft.isDurcRegular),
    durcIssuedOn: date(draft.durcIssuedOn),
    hasCatNatPolicy: truthOf(draft.hasCatNatPolicy),
    capital: draft.capital,
    netWorth: readNumber(draft.netWorth),
    largeFirmYears: draft.size === 'large' ? draft.years.map(yearOf) : [],
    hasUnpaidRescueAid: truthOf(draft.hasUnpaidRescueAid),
    isInLiquidation: truthOf(draft.isInLiquidation),
    hasInsolvencyProcedure: truthOf(draft.hasInsolvencyProcedure),
    isContinuityComposition: truthOf(draft.isContinuityComposition),
    hasUnlawfulAidToRepay: truthOf(draft.hasUnlawfulAidToRepay),
    hasInterdiction: truthOf(draft.hasInterdiction),
    hasAntimafiaObstacle: truthOf(draft.hasAntimafiaObstacle),
    requestedAmount: draft.requestedAmount,
    funds: draft.funds || null,
    staff: readNumber(draft.staff),
    respectsDisabledHiring: truthOf(draft.respectsDisabledHiring),
    appliesLabourContracts: truthOf(draft.appliesLabourContracts),
    hasRelocated: truthOf(draft.hasRelocated),
  });
}

function yearOf(year: YearDraft): LargeFirmYear {
  return {
    debt: readNumber(year.debt),
    netWorth: readNumber(year.netWorth),
    ebitda: readNumber(year.ebitda),
    interest: readNumber(year.interest),
  };
}

export const isFigure = (text: string) => isNumberText(text);

/** The questions of its own behind each row; those of the company serve several. */
const QUESTIONS: Record<ExclusionCheck, readonly (keyof ExclusionDraft)[]> = {
  durc: ['isDurcRegular'],
  cat_nat: ['hasCatNatPolicy'],
  difficulty_capital: ['capital', 'netWorth'],
  difficulty_ratios: ['size'],
  rescue_aid: ['hasUnpaidRescueAid'],
  liquidation: ['isInLiquidation'],
  insolvency: ['hasInsolvencyProcedure'],
  deggendorf: ['hasUnlawfulAidToRepay'],
  interdiction: ['hasInterdiction'],
  antimafia: ['requestedAmount', 'hasAntimafiaObstacle'],
  disabled_hiring: ['staff', 'respectsDisabledHiring'],
  labour_contracts: ['appliesLabourContracts'],
  relocation: ['hasRelocated'],
};

/** Nobody has said anything about it yet: neither good nor a warning. */
export const isUnanswered = ({ check, outcome }: ExclusionRow, draft: ExclusionDraft): boolean =>
  outcome === 'da_verificare' && QUESTIONS[check].every((name) => draft[name] === '' || draft[name] === null);
