import type { Verdict } from '#domain/vocabulary.ts';
import type { Columns, RuleColumn } from './columns.ts';
import { BONUS, GRADE, type CompanyPlan } from './company-plan.ts';

/** Points for what can be used now, and for what the company surely may ask for. */
export const STANDING = { admissible: 25, open: 25, awaited: 0, toRecheck: 5 };

/** Points lost when nothing that the grant is named after concerns the company. */
export const OFF_PURPOSE = { points: 100 };

/** The grants that a company is not excluded from, side by side; only the first `count` places are filled. */
export type ScanResult = {
  count: number;
  /** Place in the catalogue. */
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

/** One pass over the columns: rules are look-ups, whole runs of grants elsewhere are skipped, one failure ends a grant. */
export function scan(columns: Columns, day: DayColumns, plan: CompanyPlan, room: ScanResult): ScanResult {
  const { runs } = columns;
  const gradeT = plan.grades[0]!;
  room.count = 0;
  for (let rule = 0; rule + 1 < runs.length; rule++) {
    if (gradeT[rule] !== FAILED) scanRun(columns, day, plan, room, rule);
  }
  return room;
}

/** The grants that share one territory rule, which is not failed. */
function scanRun(columns: Columns, day: DayColumns, plan: CompanyPlan, room: ScanResult, rule: number): void {
  const { openRows, isSummaryOnly, prior, spendMin, spendMax, places, runs } = columns;
  const { themeStarts, themes } = columns;
  const [, identity, size, sector, age, figures] = columns.rules as Six<RuleColumn>;
  const [gradeT, gradeI, gradeS, gradeX, gradeA, gradeF] = plan.grades as Six<Uint8Array>;
  const [bonusT, bonusI, bonusS, bonusX, bonusA, bonusF] = plan.bonuses as Six<Int16Array>;
  const { grades: gradeD, points: pointsD } = day;
  const { themes: needs, reachEuro } = plan;
  const spend = plan.spend ?? -1;
  const { indexes, verdicts, fits } = room;
  let { count } = room;
  for (let at = runs[rule]!, stop = runs[rule + 1]!; at < stop; at++) {
    const x = sector.ids[at]!;
    const ofSector = gradeX[x]!;
    if (ofSector === FAILED) continue;
    const s = size.ids[at]!;
    const ofSize = gradeS[s]!;
    if (ofSize === FAILED) continue;
    const i = identity.ids[at]!;
    const a = age.ids[at]!;
    const f = figures.ids[at]!;
    const others = Math.max(Math.max(gradeI[i]!, gradeA[a]!), Math.max(gradeF[f]!, gradeD[at]!));
    if (others === FAILED) continue;
    let worst = Math.max(Math.max(gradeT[rule]!, others), Math.max(ofSector, ofSize));
    const least = spendMin[at]!;
    if (worst === GRADE.met && (openRows[at] === 1 || isSpendOpen(spend, least, spendMax[at]!))) worst = FOR_PROJECT;
    const isAdmissible = worst === GRADE.met || (worst === FOR_PROJECT && isSummaryOnly[at] === 1);
    let shared = 0;
    let missed = 0;
    for (let k = themeStarts[at]!, end = themeStarts[at + 1]!; k < end; k++) {
      const packed = themes[k]!;
      const need = needs[packed & 0xff]!;
      if (need > 0) shared += ((packed >> 8) & 0xff) * need;
      else missed += packed >> 16;
    }
    let points = bonusT[rule]! + bonusI[i]! + bonusS[s]! + bonusX[x]! + bonusA[a]! + bonusF[f]!;
    points += prior[at]! + pointsD[at]!;
    if (isAdmissible) points += STANDING.admissible;
    if (least > reachEuro) points -= BONUS.outOfScale;
    indexes[count] = places[at]!;
    verdicts[count] = isAdmissible ? ADMISSIBLE : TO_VERIFY;
    fits[count] = shared - Math.trunc((missed * OFF_PURPOSE.points) / 10) + 10 * points;
    count++;
  }
  room.count = count;
}

const FAILED = GRADE.failed;
const FOR_PROJECT = GRADE.openForProject;

/** The same as checkSpend: only a spend told and within the bounds meets them. */
function isSpendOpen(spend: number, least: number, most: number): boolean {
  return (least > 0 || most < Infinity) && (spend < least || spend > most || spend < 0);
}

type Six<Item> = [Item, Item, Item, Item, Item, Item];
