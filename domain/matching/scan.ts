import type { Verdict } from '#domain/vocabulary.ts';
import type { Columns } from './columns.ts';
import { GRADE, type CompanyPlan } from './company-plan.ts';

/** Points for what can be used now, and for what the company surely may ask for. */
export const STANDING = { admissible: 25, open: 25, awaited: 0, toRecheck: 5 };

/** Points lost when nothing that the grant is named after concerns the company. */
export const OFF_PURPOSE = { points: 100 };

export type ScanResult = {
  /** Index in VERDICT_ORDER per grant. */
  verdicts: Uint8Array;
  /** Points of fit; meaningless where the grant is not admissible. */
  fits: Int32Array;
};

export const VERDICT_ORDER: readonly Verdict[] = ['ammissibile', 'da_verificare', 'non_ammissibile'];
const ADMISSIBLE = 0;
const TO_VERIFY = 1;
const NOT_ADMISSIBLE = 2;

/** Status of each grant on a day, as a GRADE and as points; the same for every company. */
export type DayColumns = { grades: Uint8Array; points: Int16Array };

/** One pass over the columns: every rule is a look-up, and the first failure ends a grant. */
export function scan(columns: Columns, day: DayColumns, plan: CompanyPlan): ScanResult {
  const { openRows, isSummaryOnly, themeStarts, themeIds, themeWeights, themePurpose, prior } = columns;
  const [territory, identity, size, sector, age, figures] = columns.rules.map((rule) => rule.ids) as RuleIds;
  const [gradeT, gradeI, gradeS, gradeX, gradeA, gradeF] = plan.grades as Grades;
  const [bonusT, bonusI, bonusS, bonusX, bonusA, bonusF] = plan.bonuses as Bonuses;
  const { themes } = plan;
  const count = openRows.length;
  const verdicts = new Uint8Array(count).fill(NOT_ADMISSIBLE);
  const fits = new Int32Array(count);
  for (let at = 0; at < count; at++) {
    const t = territory[at]!;
    let worst = gradeT[t]!;
    if (worst === GRADE.failed) continue;
    const x = sector[at]!;
    const s = size[at]!;
    const i = identity[at]!;
    const a = age[at]!;
    const f = figures[at]!;
    const others = Math.max(gradeX[x]!, gradeS[s]!, gradeI[i]!, gradeA[a]!, gradeF[f]!, day.grades[at]!);
    if (others === GRADE.failed) continue;
    worst = Math.max(worst, others, openRows[at]!);
    const isAdmissible = worst === GRADE.met || (worst === GRADE.openForProject && isSummaryOnly[at] === 1);
    verdicts[at] = isAdmissible ? ADMISSIBLE : TO_VERIFY;
    let shared = 0;
    let missed = 0;
    for (let k = themeStarts[at]!, end = themeStarts[at + 1]!; k < end; k++) {
      const need = themes[themeIds[k]!]!;
      if (need > 0) shared += themeWeights[k]! * need;
      else missed += themePurpose[k]!;
    }
    const rules = bonusT[t]! + bonusI[i]! + bonusS[s]! + bonusX[x]! + bonusA[a]! + bonusF[f]!;
    shared -= Math.trunc((missed * OFF_PURPOSE.points) / 10);
    fits[at] = shared + 10 * (rules + prior[at]! + day.points[at]! + (isAdmissible ? STANDING.admissible : 0));
  }
  return { verdicts, fits };
}

type Six<Item> = [Item, Item, Item, Item, Item, Item];
type RuleIds = Six<Uint16Array | Uint32Array>;
type Grades = Six<Uint8Array>;
type Bonuses = Six<Int16Array>;
