import type { EmployeeBand, RevenueBand } from '#domain/vocabulary.ts';

/** A handful of people is a micro firm, unless a group or a turnover that nobody spoke of says otherwise. */
const USUAL_REVENUE: Partial<Record<EmployeeBand, RevenueBand>> = {
  '1-5': '500k-1m',
  '6-10': '500k-1m',
  '11-25': '1m-5m',
};

/** What is supposed of a visitor's firm, the same wherever they are given a first verdict: alone, of the usual turnover. */
export function usualFirm<Answers extends { employees?: EmployeeBand }>(answers: Answers) {
  const revenue = answers.employees && USUAL_REVENUE[answers.employees];
  return { ...answers, hasGroup: false, ...(revenue ? { revenue } : {}) };
}
