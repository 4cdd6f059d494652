/** A verdict as it was kept: its rows, and the versions of what it rests on. */
export type KeptVerdict = {
  text: string;
  companyVersion: number;
  projectVersion: number | null;
  /** Of each legal number: the first day of the version that counted. */
  rules: Readonly<Record<string, string>>;
  checks: readonly { requirement: string; outcome: string; found: string }[];
};
export type RowChange = {
  requirement: string;
  before: { outcome: string; found: string } | null;
  after: { outcome: string; found: string } | null;
};
export type SnapshotChanges = {
  hasOtherVerdict: boolean;
  rows: RowChange[];
  /** Legal numbers that have another version since. */
  rules: string[];
  hasOtherCompany: boolean;
  hasOtherProject: boolean;
};

/** What is no longer as it was on the day of the "fotografia": verdict, rows, data and rules. */
export function changesSince(frozen: KeptVerdict, now: KeptVerdict): SnapshotChanges {
  const was = new Map(frozen.checks.map((check) => [check.requirement, check]));
  const is = new Map(now.checks.map((check) => [check.requirement, check]));
  const names = [...new Set([...was.keys(), ...is.keys()])];
  const told = (check: KeptVerdict['checks'][number] | undefined) =>
    check ? { outcome: check.outcome, found: check.found } : null;
  return {
    hasOtherVerdict: frozen.text !== now.text,
    rows: names
      .map((requirement) => ({
        requirement,
        before: told(was.get(requirement)),
        after: told(is.get(requirement)),
      }))
      .filter(({ before, after }) => before?.outcome !== after?.outcome || before?.found !== after?.found),
    rules: Object.keys(now.rules).filter((id) => id in frozen.rules && frozen.rules[id] !== now.rules[id]),
    hasOtherCompany: frozen.companyVersion !== now.companyVersion,
    hasOtherProject: frozen.projectVersion !== now.projectVersion,
  };
}

export const isSame = ({ hasOtherVerdict, rows, rules }: SnapshotChanges): boolean =>
  !hasOtherVerdict && rows.length === 0 && rules.length === 0;

/** A requirement that is failed now and was not, or a rule that has another version: worth a word wherever one works. */
export function hasWorsened(frozen: KeptVerdict, now: KeptVerdict): boolean {
  const { rows, rules } = changesSince(frozen, now);
  return rules.length > 0 || rows.some(({ before, after }) => after?.outcome === FAILED && before?.outcome !== FAILED);
}
const FAILED = 'non_soddisfatto';
