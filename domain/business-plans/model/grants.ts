import type { Depreciation } from './assets.ts';
import { fromEuro, roundCents, sum, type Cents } from './cents.ts';
import { post, type Ledger } from './ledger.ts';
import type { LoanInterest } from './loans.ts';
import type { PlanInput } from './plan-input.ts';

type GrantLine = NonNullable<PlanInput['grants']>[number];
type Followed = { assets: Map<string, Depreciation>; interestByLoan: Map<string, LoanInterest> };

/** A credit at the award against deferred income, released as what it pays for wears out (OIC 16, OIC 12). */
export function postGrants(ledger: Ledger, grants: GrantLine[] = [], followed: Followed): void {
  for (const grant of grants) {
    const award = ledger.grid.indexOf(grant.award);
    if (award >= ledger.grid.months) continue;
    const amount = fromEuro(grant.amount);
    post(ledger.moves.grantsReceivable, award, amount);
    post(ledger.moves.deferredGrants, award, amount);
    release(ledger, grant, award, amount, shareBy(ledger, grant, followed));
    collect(ledger, grant);
  }
}

/** How much of the whole has been earned by the end of a month, 0 to 1. */
function shareBy(ledger: Ledger, grant: GrantLine, { assets, interestByLoan }: Followed): (index: number) => number {
  if (grant.kind === 'esercizio') return () => 1;
  if (grant.kind === 'interessi') {
    const interest = interestByLoan.get(grant.loan ?? '') ?? new Map<number, Cents>();
    const total = sum(interest.values());
    const upTo = (index: number) => sum([...interest].map(([at, part]) => (at <= index ? part : 0)));
    return (index) => (total === 0 ? 0 : upTo(index) / total);
  }
  const parts = (grant.assets ?? []).flatMap((id) => assets.get(id) ?? []);
  const total = sum(parts.map(({ base }) => base));
  return (index) => (total === 0 ? 0 : sum(parts.map(({ monthly }) => sum(monthly.slice(0, index + 1)))) / total);
}

function release(ledger: Ledger, grant: GrantLine, award: number, amount: Cents, share: (index: number) => number) {
  const line = grant.kind === 'interessi' ? 'interestGrants' : 'grantIncome';
  let done = 0;
  for (let index = Math.max(award, 0); index < ledger.grid.months; index++) {
    const part = roundCents(amount * share(index)) - done;
    done += part;
    post(ledger.moves.deferredGrants, index, -part);
    post(ledger.income[line], index, part);
    if (grant.taxIncome === false) post(ledger.taxNotes.untaxedGrants, index, part);
    if (grant.taxIrap === false && line === 'grantIncome') post(ledger.taxNotes.untaxedGrantsIrap, index, part);
  }
}

/** Money in the months agreed; a tax credit is not money: it waits for payments to be set against. */
function collect(ledger: Ledger, grant: GrantLine): void {
  for (const part of grant.cash ?? []) {
    const index = ledger.grid.indexOf(part.month);
    const amount = fromEuro(part.amount);
    if (grant.kind === 'credito_imposta') {
      post(ledger.creditsReady, index, amount);
      continue;
    }
    post(ledger.moves.grantsReceivable, index, -amount);
    post(ledger.cash[grant.kind === 'impianti' ? 'capitalGrants' : 'operatingGrants'], index, amount);
  }
}
