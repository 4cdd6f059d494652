import { ruleValue } from '#domain/rules/rule-at.ts';
import type { YearSize } from './aggregation.ts';
import { isPublic, linkedGroups } from './linked-groups.ts';
import { highestShare, isExceptedInvestor, partnersOf } from './partners.ts';
import type { SizeInput, SizeQuestion } from './size-input.ts';

/** What the result leans on and cannot see. */
export type SizeDoubt =
  | { code: 'unanswered'; question: SizeQuestion }
  | { code: 'no_accounts' }
  | { code: 'missing_figures'; name: string; year: number }
  | { code: 'older_accounts'; name: string; used: number; asked: number }
  | { code: 'estimate'; name: string; year: number }
  | { code: 'person_link'; person: string; firms: [string, string] }
  | { code: 'investor'; name: string }
  | { code: 'public_above'; name: string }
  | { code: 'one_year' }
  | { code: 'earlier_years' };

export function sizeDoubts(input: SizeInput, years: YearSize[], isDecided: boolean): SizeDoubt[] {
  const nameOf = (id: string) => input.holders.find((holder) => holder.id === id)?.name ?? id;
  const links = linkedGroups(input, false);
  const doubts: SizeDoubt[] = input.unanswered.map((question) => ({ code: 'unanswered', question }));
  if (years.length === 0) doubts.push({ code: 'no_accounts' });
  for (const { year, rows } of years) {
    for (const row of rows) {
      const isMissing = row.staff === null || row.turnover === null || row.balance === null;
      if (isMissing) doubts.push({ code: 'missing_figures', name: row.name, year });
      if (row.year !== null && row.year !== year) {
        doubts.push({ code: 'older_accounts', name: row.name, used: row.year, asked: year });
      }
      if (row.isEstimate) doubts.push({ code: 'estimate', name: row.name, year });
    }
  }
  for (const { person, firms } of links.doubtful) {
    doubts.push({ code: 'person_link', person: nameOf(person), firms: [nameOf(firms[0]), nameOf(firms[1])] });
  }
  const investors = new Set(partnersOf(links.groupOf(input.subject), links, input, false).doubtful);
  for (const holder of input.holders) {
    const holdsSubject = input.holdings.some((each) => each.owner === holder.id && each.owned === input.subject);
    if (isPublic(holder) && holdsSubject && isExceptedInvestor(holder, input.day) === null) investors.add(holder.id);
  }
  for (const id of investors) doubts.push({ code: 'investor', name: nameOf(id) });
  doubts.push(...publicAbove(input));
  if (years.length === 1 && !input.isFirstAccounts && !input.hasStructuralChange) doubts.push({ code: 'one_year' });
  const areFiguresDecisive = years.every((year) => year.possible.length === 1);
  if (!isDecided && areFiguresDecisive && years.length > 1) doubts.push({ code: 'earlier_years' });
  return doubts;
}

/** A firm of the group with a public holder that does not control it: "indirectly" (art. 3.4) is for an expert. */
function publicAbove(input: SizeInput): SizeDoubt[] {
  const bodies = new Set(input.holders.filter((holder) => holder.kind === 'public_body').map((holder) => holder.id));
  const above = new Set(input.holdings.filter((each) => each.owned === input.subject).map((each) => each.owner));
  return input.holders
    .filter((holder) => holder.kind === 'firm' && above.has(holder.id))
    .filter((holder) => {
      const share = highestShare(bodies, new Set([holder.id]), input);
      const limit = ruleValue('pmi.public.share', input.day);
      return share >= limit && share <= ruleValue('pmi.linked.share', input.day);
    })
    .map((holder) => ({ code: 'public_above', name: holder.name }));
}
