import type { GrantFacts } from '#domain/grants/grant-facts.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { coded } from '#domain/imports/codes.ts';
import type { Budget, Warning } from '#domain/imports/draft.ts';
import { readEuro } from '#domain/imports/euro.ts';
import type { AidForm } from '#domain/vocabulary.ts';
import type { IncentiviRecord } from './record.ts';

type Range = { min: number | null; max: number | null };

/** Below this a budget is a filler of the form ("0.01"), not a sum. */
const SMALLEST_BUDGET = 100;

/** What an amount is, by the form of aid it is given in. */
const KINDS: Partial<Record<AidForm, string>> = {
  'finanziamento agevolato': 'finanziamento',
  garanzia: 'garanzia',
  'capitale di rischio': 'investimento',
  "credito d'imposta": "credito d'imposta",
};

/** The aid a company can get and the spend it must plan are two things: the first is the amount, the second a limit. */
export function readAmounts(record: IncentiviRecord, aidForm: AidForm) {
  const warnings: Warning[] = [];
  const aid = readRange('Agevolazione_Concedibile', record.aidMin, record.aidMax, warnings);
  const spend = readRange('Spesa_Ammessa', record.spendMin, record.spendMax, warnings);
  const isAidKnown = aid.min !== null || aid.max !== null;
  const isSpendKnown = spend.min !== null || spend.max !== null;
  const amounts: Grant['amounts'] =
    isAidKnown || !isSpendKnown ? { ...aid, kind: KINDS[aidForm] ?? 'contributo' } : { ...spend, kind: 'spesa' };
  // The portal gives the range of the admitted spend: its maximum is where the aid stops, not a limit of the project.
  const spendFact: GrantFacts['spend'] = isSpendKnown
    ? { ...(spend.min === null ? {} : { min: spend.min }), ...(spend.max === null ? {} : { max: spend.max }) }
    : undefined;
  return { amounts, spend: spendFact, budget: readBudget(record.budget, warnings), warnings };
}

/** Zero means "not indicated" on the portal; a minimum above the maximum was typed in the wrong box. */
function readRange(column: string, minText: string, maxText: string, warnings: Warning[]): Range {
  const min = readBound(`${column}_min`, minText, warnings);
  const max = readBound(`${column}_max`, maxText, warnings);
  if (min === null || max === null || min <= max) return { min, max };
  warnings.push(coded('amounts_swapped', { column, min, max }));
  return { min: max, max: min };
}

function readBound(column: string, text: string, warnings: Warning[]): number | null {
  const money = readEuro(text);
  if (money.kind === 'known') return money.euro === 0 ? null : money.euro;
  if (money.kind === 'unlimited') warnings.push(coded('amount_unlimited', { column }));
  if (money.kind === 'unreadable') warnings.push(coded('amount_unreadable', { column, value: text.slice(0, 40) }));
  return null;
}

function readBudget(text: string, warnings: Warning[]): Budget | null {
  const money = readEuro(text);
  if (money.kind === 'unlimited') return money;
  if (money.kind === 'known' && money.euro >= SMALLEST_BUDGET) return money;
  const isZero = money.kind === 'known' && money.euro === 0;
  if (money.kind !== 'absent' && !isZero) warnings.push(coded('budget_unreadable', { value: text.slice(0, 40) }));
  return null;
}
