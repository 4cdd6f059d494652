import { yearOf, type Day } from '#domain/rules/day.ts';
import { ruleValue } from '#domain/rules/rule-at.ts';
import { companySize, type SizeResult } from '#domain/tools/company-size/company-size.ts';
import {
  SIZE_QUESTIONS,
  type Holder,
  type Holding,
  type SizeInput,
  type YearFigures,
} from '#domain/tools/company-size/size-input.ts';
import { readNumber } from '#domain/numbers/read-number.ts';
import { truthOf } from '#web/features/tools/answer.ts';
import { SUBJECT, type FiguresDraft, type GroupRow, type SizeDraft } from './size-draft.ts';

/** "62.01.00" or "62": the division decides. */
const divisionOf = (text: string): string | null => /^\d\d/.exec(text.trim())?.[0] ?? null;

export function sizeResultOf(draft: SizeDraft, day: Day, unnamed: string): SizeResult {
  return companySize(sizeInputOf(draft, day, unnamed));
}

/** What the rules read. `unnamed` stands in for the firm's name while nobody wrote it. */
export function sizeInputOf(draft: SizeDraft, day: Day, unnamed: string): SizeInput {
  const group = draft.hasGroup === 'si' ? draft.group : [];
  const investors = draft.hasInvestors === 'si' ? draft.investors : [];
  const answerTo = { group: draft.hasGroup, investors: draft.hasInvestors };
  const subjectName = draft.name.trim() || unnamed;
  const hasPeople = group.some((row) => row.relation === 'same_people');
  const nameOf = (id: string) => group.find((row) => row.id === id)?.name.trim() ?? subjectName;
  return {
    day,
    subject: SUBJECT,
    holders: [
      firm(SUBJECT, subjectName, yearsOf(draft, draft, day), divisionOf(draft.ateco), hasPeople ? 0 : null),
      ...group.map((row) =>
        firm(row.id, row.name.trim(), yearsOf(draft, row, day), divisionOf(row.ateco), turnoverShareOf(row, day)),
      ),
      ...group
        .filter((row) => row.relation === 'same_people')
        .map((row) => ({ ...BLANK, id: peopleOf(row), name: `${nameOf(row.with)} – ${row.name.trim()}` })),
      ...investors.map((row) => ({
        ...BLANK,
        id: row.id,
        name: row.name.trim(),
        kind: row.kind,
        investment: row.investment,
        budget: row.budget,
        inhabitants: readNumber(row.inhabitants),
      })),
    ],
    holdings: [
      ...group.flatMap(holdingsOf),
      ...investors.map((row) => holding(row.id, SUBJECT, readNumber(row.share) ?? 0, row.hasControl)),
    ],
    isFirstAccounts: draft.accounts !== 'two',
    hasStructuralChange: draft.hasStructuralChange,
    priorSize: draft.accounts === 'two' ? draft.priorSize || null : null,
    unanswered: SIZE_QUESTIONS.filter((question) => truthOf(answerTo[question]) === null),
  };
}

const BLANK: Omit<Holder, 'id' | 'name'> = {
  kind: 'person',
  years: [],
  atecoDivision: null,
  groupTurnoverShare: null,
  investment: null,
  budget: null,
  inhabitants: null,
};

function firm(
  id: string,
  name: string,
  years: YearFigures[],
  atecoDivision: string | null,
  groupTurnoverShare: number | null,
): Holder {
  return { ...BLANK, id, name, kind: 'firm', years, atecoDivision, groupTurnoverShare };
}

const peopleOf = (row: GroupRow) => `soci-${row.id}`;

function holdingsOf(row: GroupRow): Holding[] {
  if (row.relation === 'same_people') {
    return [holding(peopleOf(row), row.with, 100, true), holding(peopleOf(row), row.id, 100, true)];
  }
  const [owner, owned] = row.relation === 'owner' ? [row.id, row.with] : [row.with, row.id];
  return [holding(owner, owned, readNumber(row.share) ?? 0, row.hasControl)];
}

function holding(owner: string, owned: string, share: number, hasControl: boolean): Holding {
  return { owner, owned, capital: share, votes: share, hasControl };
}

/** A yes is the share that joins two firms, a no is none. */
function turnoverShareOf(row: GroupRow, day: Day): number | null {
  if (row.relation !== 'same_people' || truthOf(row.isSameMarket) === null) return null;
  return row.isSameMarket === 'si' ? ruleValue('pmi.natural_person.turnover_share', day) : 0;
}

type BothYears = { latest: FiguresDraft; before: FiguresDraft };

function yearsOf(draft: SizeDraft, { latest, before }: BothYears, day: Day): YearFigures[] {
  const isEstimate = draft.accounts === 'none';
  const newest = figuresOf(isEstimate ? yearOf(day) : draft.latestYear, latest, isEstimate);
  const older = figuresOf(draft.latestYear - 1, before, false);
  return draft.accounts === 'two' && hasAnything(before) ? [newest, older] : [newest];
}

const hasAnything = (figures: FiguresDraft) =>
  figures.staff.trim() !== '' || figures.turnover !== null || figures.balance !== null;

function figuresOf(year: number, { staff, turnover, balance }: FiguresDraft, isEstimate: boolean): YearFigures {
  return { year, staff: readNumber(staff), turnover, balance, isEstimate };
}
