import { fromEuro, roundCents, spread, type Cents } from './cents.ts';
import { post, type Ledger } from './ledger.ts';
import type { Loan } from './plan-input.ts';

export type Instalment = { monthsAfter: number; interest: Cents; principal: Cents };
export type Schedule = { instalment: Cents; payments: Instalment[] };
/** Interest by month of the plan, also beyond its end: the grant on interest follows the whole life of the loan. */
export type LoanInterest = Map<number, Cents>;

/** French amortisation; during pre-amortisation only interest is paid; the last instalment closes at zero. */
export function scheduleOf(amount: Cents, { ratePct, every = 1, instalments, preamortisation = 0 }: Terms): Schedule {
  const rate = (ratePct * every) / 1200;
  const exact = rate === 0 ? amount / instalments : (amount * rate) / (1 - (1 + rate) ** -instalments);
  const instalment = roundCents(exact);
  let residual = amount;
  const payments = Array.from({ length: preamortisation + instalments }, (_, index) => {
    const interest = roundCents(residual * rate);
    const isLast = index === preamortisation + instalments - 1;
    const principal = index < preamortisation ? 0 : isLast ? residual : instalment - interest;
    residual -= principal;
    return { monthsAfter: (index + 1) * every, interest, principal };
  });
  return { instalment, payments };
}
type Terms = Pick<Loan, 'ratePct' | 'every' | 'instalments' | 'preamortisation'>;

export function postLoans(ledger: Ledger, loans: Loan[] = []) {
  const interestByLoan = new Map<string, LoanInterest>();
  const instalments = new Map<string, Cents>();
  for (const loan of loans) {
    const amount = fromEuro(loan.amount);
    const every = loan.every ?? 1;
    const drawn = loan.opening === true || loan.month === undefined ? -1 : ledger.grid.indexOf(loan.month);
    if (drawn < 0) ledger.opening.loans += amount;
    else draw(ledger, drawn, amount, fromEuro(loan.fee ?? 0));
    const { instalment, payments } = scheduleOf(amount, loan);
    instalments.set(loan.id, instalment);
    const interestOf: LoanInterest = new Map();
    for (const { monthsAfter, interest, principal } of payments) {
      const paidAt = drawn + monthsAfter;
      for (const [place, part] of spread(interest, every).entries()) {
        const index = paidAt - every + 1 + place;
        interestOf.set(index, (interestOf.get(index) ?? 0) + part);
        post(ledger.income.loanInterest, index, part);
        post(ledger.moves.accruedInterest, index, part);
      }
      post(ledger.moves.accruedInterest, paidAt, -interest);
      post(ledger.cash.loanInterest, paidAt, -interest);
      post(ledger.moves.loans, paidAt, -principal);
      post(ledger.cash.loanPrincipal, paidAt, -principal);
    }
    interestByLoan.set(loan.id, interestOf);
  }
  return { interestByLoan, instalments };
}

function draw(ledger: Ledger, index: number, amount: Cents, fee: Cents): void {
  post(ledger.moves.loans, index, amount);
  post(ledger.cash.loanDrawdowns, index, amount);
  post(ledger.income.loanFees, index, fee);
  post(ledger.cash.loanFees, index, -fee);
}
