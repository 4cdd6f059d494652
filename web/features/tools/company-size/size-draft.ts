import { yearOf, type Day } from '#domain/rules/day.ts';
import type { HolderKind } from '#domain/tools/company-size/size-input.ts';
import type { CompanySize } from '#domain/vocabulary.ts';
import type { ToolCompany } from '#web/features/tools/active-company.ts';
import type { Answer } from '#web/features/tools/answer.ts';
import { boxText } from '#web/features/tools/number-box.ts';

/** How many approved accounts there are: without any the figures are estimates (art. 4.3). */
export const ACCOUNTS = ['two', 'one', 'none'] as const;
export type Accounts = (typeof ACCOUNTS)[number];

/** Figures as typed: an empty box is unknown, never zero. */
export type FiguresDraft = { staff: string; turnover: number | null; balance: number | null };

type GroupRelation = 'owner' | 'owned' | 'same_people';

export type GroupRow = {
  id: string;
  name: string;
  relation: GroupRelation;
  /** The firm on the other side of the link. */
  with: string;
  share: string;
  hasControl: boolean;
  ateco: string;
  /** A quarter of the turnover between the two firms. */
  isSameMarket: Answer;
  latest: FiguresDraft;
  before: FiguresDraft;
};

export type InvestorKind = Exclude<HolderKind, 'firm' | 'person'>;
export type InvestorRow = {
  id: string;
  name: string;
  kind: InvestorKind;
  share: string;
  hasControl: boolean;
  investment: number | null;
  budget: number | null;
  inhabitants: string;
};

export const SIZE_STEPS = ['impresa', 'dati', 'gruppo', 'soci', 'risultato'] as const;
export type SizeStep = (typeof SIZE_STEPS)[number];

export type SizeDraft = {
  step: SizeStep;
  name: string;
  ein: string;
  seat: string;
  ateco: string;
  accounts: Accounts;
  hasStructuralChange: boolean;
  latestYear: number;
  latest: FiguresDraft;
  before: FiguresDraft;
  priorSize: CompanySize | '';
  hasGroup: Answer;
  group: GroupRow[];
  hasInvestors: Answer;
  investors: InvestorRow[];
};

/** Each firm may bring a holder for the people behind it: together they stay under SIZE_CAPS (size-schema.ts). */
export const SIZE_ROWS = { firms: 24, investors: 12 } as const;

export const SUBJECT = 'impresa';
const NO_FIGURES: FiguresDraft = { staff: '', turnover: null, balance: null };
/** Accounts are approved by the end of April, as a rule: until then the year before the last counts. */
const APPROVED_FROM_MONTH = 5;

function lastAccountsYear(day: Day): number {
  return yearOf(day) - (Number(day.slice(5, 7)) >= APPROVED_FROM_MONTH ? 1 : 2);
}

/** Everything known of the active company; the rest is empty. */
export function firstDraft(day: Day, company: ToolCompany | null): SizeDraft {
  const related = company?.relatedCompanies ?? [];
  return {
    step: 'impresa',
    name: company?.companyName ?? '',
    ein: company?.vatNumber ?? company?.taxCode ?? '',
    seat: company?.address ?? '',
    ateco: company?.atecoCodes[0] ?? '',
    accounts: 'two',
    hasStructuralChange: false,
    latestYear: lastAccountsYear(day),
    latest: {
      staff: boxText(company?.employeesExact),
      turnover: company?.revenueExact ?? null,
      balance: company?.balanceExact ?? null,
    },
    before: NO_FIGURES,
    priorSize: '',
    hasGroup: company?.hasGroup == null ? '' : company.hasGroup ? 'si' : 'no',
    group: related.map((each, index) => ({
      ...newGroupRow(`g${index + 1}`),
      name: each.name,
      relation: 'owned',
      share: boxText(each.sharePercent),
      hasControl: each.kind === 'collegata' && (each.sharePercent ?? 0) <= 50,
      latest: { staff: boxText(each.employees), turnover: each.revenue, balance: each.balance },
    })),
    hasInvestors: '',
    investors: [],
  };
}

export function newGroupRow(id: string): GroupRow {
  return {
    id,
    name: '',
    relation: 'owned',
    with: SUBJECT,
    share: '',
    hasControl: false,
    ateco: '',
    isSameMarket: '',
    latest: NO_FIGURES,
    before: NO_FIGURES,
  };
}

export function newInvestorRow(id: string): InvestorRow {
  return {
    id,
    name: '',
    kind: 'public_body',
    share: '',
    hasControl: false,
    investment: null,
    budget: null,
    inhabitants: '',
  };
}
