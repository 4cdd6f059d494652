import { addDays, yearOf, type Day } from '#domain/rules/day.ts';
import { ruleValue } from '#domain/rules/rule-at.ts';
import type { StoredOutcome } from './outcome.ts';

/** A sent application with how it ended. */
export type Awarded = {
  id: string;
  grantTitle: string;
  agency: string;
  companyId: string;
  companyName: string | null;
  outcome: StoredOutcome | null;
};

type ReportDuty = { kind: 'rendicontazione'; id: string; day: Day; award: Awarded };
/** What a company received in a year, once it reaches the sum that has to be made public (L. 124/2017). */
export type DisclosureDuty = {
  kind: 'trasparenza';
  id: string;
  day: Day;
  year: number;
  companyName: string | null;
  total: number;
  /** False while at least one of them has no day of payment: then the year is that of the act. */
  isPaid: boolean;
  awards: Awarded[];
};
export type AwardDuty = ReportDuty | DisclosureDuty;

const isFunded = ({ outcome }: Awarded): boolean => outcome?.result === 'finanziata';
/** The law counts what was paid in the year; until the payment is known, the day of the act stands for it. */
const countsOn = ({ outcome }: Awarded): Day | null => outcome?.paidOn ?? outcome?.on ?? null;

/** What an award asks for afterwards, each on its day, the nearest first. */
export function awardDuties(applications: readonly Awarded[]): AwardDuty[] {
  const funded = applications.filter(isFunded);
  const reports = funded.flatMap((award): ReportDuty[] =>
    award.outcome?.reportBy
      ? [{ kind: 'rendicontazione', id: `${award.id}-rendicontazione`, day: award.outcome.reportBy, award }]
      : [],
  );
  return [...reports, ...disclosures(funded)].sort((one, other) => (one.day < other.day ? -1 : 1));
}

function disclosures(funded: readonly Awarded[]): DisclosureDuty[] {
  const byYear = new Map<string, { companyId: string; year: number; awards: Awarded[] }>();
  for (const award of funded) {
    const on = countsOn(award);
    if (on === null) continue;
    const [companyId, year] = [award.companyId, yearOf(on)];
    const key = `${companyId}-${String(year)}`;
    const group = byYear.get(key) ?? { companyId, year, awards: [] };
    group.awards.push(award);
    byYear.set(key, group);
  }
  return [...byYear.values()].flatMap(({ companyId, year, awards }): DisclosureDuty[] => {
    const total = awards.reduce((sum, { outcome }) => sum + (outcome?.amount ?? 0), 0);
    const end = addDays(`${String(year + 1)}-01-01`, -1);
    if (total < ruleValue('transparency.threshold', end)) return [];
    return [
      {
        kind: 'trasparenza',
        id: `trasparenza-${companyId}-${String(year)}`,
        day: `${String(year + 1)}-${ruleValue('transparency.day', end)}`,
        year,
        companyName: awards[0]!.companyName,
        total,
        isPaid: awards.every(({ outcome }) => outcome?.paidOn),
        awards,
      },
    ];
  });
}
