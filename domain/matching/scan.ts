import type { Verdict } from '#domain/vocabulary.ts';
import type { Columns } from './columns.ts';
import { BONUS, GRADE, type CompanyPlan } from './company-plan.ts';

/** Points for what can be used now, and for what the company surely may ask for. */
export const STANDING = { admissible: 25, open: 25, awaited: 0, toRecheck: 5 };

/** Points lost when nothing that the grant is named after concerns the company. */
export const OFF_PURPOSE = { points: 100 };

/** The grants that a company is not excluded from, side by side; only the first `count` places are filled. */
export type ScanResult = {
  count: number;
  indexes: Int32Array;
  /** Index in VERDICT_ORDER. */
  verdicts: Uint8Array;
  /** Points of fit. */
  fits: Int32Array;
};

/** Room for a result, made once per catalogue and overwritten by every scan. */
export function scanRoom(size: number): ScanResult {
  return { count: 0, indexes: new Int32Array(size), verdicts: new Uint8Array(size), fits: new Int32Array(size) };
}

export const VERDICT_ORDER: readonly Verdict[] = ['ammissibile', 'da_verificare', 'non_ammissibile'];
const ADMISSIBLE = 0;
const TO_VERIFY = 1;

/** Status of each grant on a day, as a GRADE and as points; the same for every company. */
export type DayColumns = { grades: Uint8Array; points: Int16Array };

/** One pass over the columns: rules are look-ups, and the first failure ends a grant. Territory excludes most. */
export function scan(columns: Columns, day: DayColumns, plan: CompanyPlan, room: ScanResult): ScanResult {
  const { openRows, isSummaryOnly, prior, spendMin, spendMax } = columns;
  const { themeStarts, themeIds, themeWeights, themePurpose } = columns;
  const [territory, identity, size, sector, age, figures] = columns.rules.map((rule) => rule.ids) as Six<Ids>;
  const [gradeT, gradeI, gradeS, gradeX, gradeA, gradeF] = plan.grades as Six<Uint8Array>;
  const [bonusT, bonusI, bonusS, bonusX, bonusA, bonusF] = plan.bonuses as Six<Int16Array>;
  const { grades: gradeD, points: pointsD } = day;
  const { themes, reachEuro } = plan;
  const spend = plan.spend ?? -1;
  const { indexes, verdicts, fits } = room;
  const total = openRows.length;
  let count = 0;
  for (let at = 0; at < total; at++) {
    const t = territory[at]!;
    let worst = gradeT[t]!;
    if (worst === FAILED) continue;
    const x = sector[at]!;
    const ofSector = gradeX[x]!;
    if (ofSector === FAILED) continue;
    const s = size[at]!;
    const ofSize = gradeS[s]!;
    if (ofSize === FAILED) continue;
    const i = identity[at]!;
    const a = age[at]!;
    const f = figures[at]!;
    const others = Math.max(Math.max(gradeI[i]!, gradeA[a]!), Math.max(gradeF[f]!, gradeD[at]!));
    if (others === FAILED) continue;
    worst = Math.max(Math.max(worst, others), Math.max(ofSector, ofSize));
    const least = spendMin[at]!;
    if (worst === GRADE.met && (openRows[at] === 1 || isSpendOpen(spend, least, spendMax[at]!))) worst = FOR_PROJECT;
    const isAdmissible = worst === GRADE.met || (worst === FOR_PROJECT && isSummaryOnly[at] === 1);
    let shared = 0;
    let missed = 0;
    for (let k = themeStarts[at]!, end = themeStarts[at + 1]!; k < end; k++) {
      const need = themes[themeIds[k]!]!;
      if (need > 0) shared += themeWeights[k]! * need;
      else missed += themePurpose[k]!;
    }
    const rules = bonusT[t]! + bonusI[i]! + bonusS[s]! + bonusX[x]! + bonusA[a]! + bonusF[f]!;
    let points = rules + prior[at]! + pointsD[at]!;
    if (isAdmissible) points += STANDING.admissible;
    if (least > reachEuro) points -= BONUS.outOfScale;
    indexes[count] = at;
    verdicts[count] = isAdmissible ? ADMISSIBLE : TO_VERIFY;
    fits[count] = shared - Math.trunc((missed * OFF_PURPOSE.points) / 10) + 10 * points;
    count++;
  }
  room.count = count;
  return room;
}

const FAILED = GRADE.failed;
const FOR_PROJECT = GRADE.openForProject;

/** The same as checkSpend: only a spend told and within the bounds meets them. */
function isSpendOpen(spend: number, least: number, most: number): boolean {
  return (least > 0 || most < Infinity) && (spend < least || spend > most || spend < 0);
}

type Six<Item> = [Item, Item, Item, Item, Item, Item];
type Ids = Uint16Array | Uint32Array;
