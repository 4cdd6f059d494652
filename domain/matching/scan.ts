import type { Verdict } from '#domain/vocabulary.ts';
import type { Columns, RuleColumn } from './columns.ts';
import { FAILED, GRADE, pointsOf, worstOf } from './answers.ts';
import { BONUS, type CompanyPlan } from './company-plan.ts';
import type { ThemeColumn } from './theme-columns.ts';

/** Points for what can be used now, and for what the company surely may ask for. */
export const STANDING = { admissible: 0, open: 25, awaited: 15, toRecheck: 5 };

/** Points lost when nothing that the grant is named after concerns the company. */
export const OFF_PURPOSE = { points: 80 };

/** Fit counts tenths of a point, as the weights of themes do; purposes are percents. */
const TENTHS = 10;
const OFF_PURPOSE_PER_CENT = (OFF_PURPOSE.points * TENTHS) / 100;

/** The grants that a company is not excluded from, side by side; only the first `count` places are filled. */
export type ScanResult = {
  count: number;
  /** Place in the catalogue. */
  indexes: Int32Array;
  /** Index in VERDICT_ORDER. */
  verdicts: Uint8Array;
  /** Points of fit. */
  fits: Int32Array;
  /** Per grant of the columns: the part of its fit that comes from the day and from the themes. */
  gains: Int32Array;
};

/** Room for a result, made once per catalogue and overwritten by every scan. */
export function scanRoom(size: number): ScanResult {
  const numbers = () => new Int32Array(size);
  return { count: 0, indexes: numbers(), verdicts: new Uint8Array(size), fits: numbers(), gains: numbers() };
}

export const VERDICT_ORDER: readonly Verdict[] = ['ammissibile', 'da_verificare', 'non_ammissibile'];
const ADMISSIBLE = 0;
const TO_VERIFY = 1;

/** The same for every company: the status of each grant on a day as one answer more, and the fit of who needs none of its themes. */
export type DayColumns = { answers: Int32Array; fits: Int32Array };

export function dayColumns(columns: Columns, answers: Int32Array, points: readonly number[]): DayColumns {
  const fits = Int32Array.from(
    points,
    (standing, at) => TENTHS * (columns.prior[at]! + standing) - OFF_PURPOSE_PER_CENT * columns.wholePurposes[at]!,
  );
  return { answers, fits };
}

/** One pass over the columns: rules are look-ups, whole runs of grants elsewhere are skipped, one failure ends a grant. */
export function scan(columns: Columns, day: DayColumns, plan: CompanyPlan, room: ScanResult): ScanResult {
  addThemes(columns.themes, plan.themes, day.fits, room.gains);
  scanRuns(columns, day, plan, room);
  return room;
}

/** What each grant has of the themes that the company needs, on top of the fits of the day. */
function addThemes(themes: readonly ThemeColumn[], needs: Int32Array, fits: Int32Array, gains: Int32Array): void {
  gains.set(fits);
  for (let theme = 0; theme < needs.length; theme++) {
    const need = needs[theme]!;
    if (need === 0) continue;
    const { grants, weights, purposes } = themes[theme]!;
    for (let at = 0; at < grants.length; at++) {
      gains[grants[at]!]! += weights[at]! * need + purposes[at]! * OFF_PURPOSE_PER_CENT;
    }
  }
}

/** Grants that share a territory rule lie together: those of a failed one are skipped as a whole. */
function scanRuns(columns: Columns, day: DayColumns, plan: CompanyPlan, room: ScanResult): void {
  const { openRows, isSummaryOnly, spendMin, spendMax, spendLimit, paid, investBy, places, runs } = columns;
  const [, ofIdentity, ofSize, ofSector, ofAge, ofFigures, ofConditions] = columns.rules.map(({ ids }) => ids) as Seven<
    RuleColumn['ids']
  >;
  const [territory, identity, size, sector, age, figures, conditions] = plan.answers as Seven<Int32Array>;
  const { answers: status } = day;
  const { reachEuro, isSpendSure, wanted, startsOn, endsOn } = plan;
  const spend = plan.spend ?? -1;
  const { indexes, verdicts, fits, gains } = room;
  let count = 0;
  let rule = -1;
  for (let at = 0, stop = 0, end = places.length; at < end; at++) {
    while (at === stop) {
      rule++;
      stop = runs[rule + 1]!;
      if (territory[rule]! >= FAILED) at = stop;
      if (at === end) break;
    }
    if (at === end) break;
    const business = sector[ofSector[at]!]!;
    if (business >= FAILED) continue;
    const scale = size[ofSize[at]!]!;
    if (scale >= FAILED) continue;
    const own =
      identity[ofIdentity[at]!]! + age[ofAge[at]!]! + figures[ofFigures[at]!]! + conditions[ofConditions[at]!]!;
    const sum = own + status[at]! + territory[rule]! + business + scale;
    if (sum >= FAILED) continue;
    const least = spendMin[at]!;
    if (isSpendSure && (spend < least || spend > spendLimit[at]!)) continue;
    const until = investBy[at]!;
    if (until > 0 && startsOn > until) continue;
    let worst = worstOf(sum);
    let points = pointsOf(sum);
    const pays = paid[at]!;
    const isPaidElse = wanted !== 0 && pays !== 0 && (pays & wanted) === 0;
    if (wanted !== 0 && pays !== 0) points += isPaidElse ? -BONUS.paysOtherThings : BONUS.paysForIt;
    if (worst === GRADE.met) {
      const isOpen =
        openRows[at] === 1 ||
        isPaidElse ||
        (until > 0 && startsOn > 0 && endsOn > until) ||
        isSpendOpen(spend, least, isSpendSure ? Infinity : spendMax[at]!, spendMax[at]!);
      if (isOpen) worst = FOR_PROJECT;
    }
    const isAdmissible = worst === GRADE.met || (worst === FOR_PROJECT && isSummaryOnly[at] === 1);
    if (isAdmissible) points += STANDING.admissible;
    if (least > reachEuro) points -= BONUS.outOfScale;
    indexes[count] = places[at]!;
    verdicts[count] = isAdmissible ? ADMISSIBLE : TO_VERIFY;
    fits[count] = gains[at]! + TENTHS * points;
    count++;
  }
  room.count = count;
}

const FOR_PROJECT = GRADE.openForProject;

/** The same as checkSpend: only a spend told and within the bounds meets them; a project's own spend may pass the most. */
function isSpendOpen(spend: number, least: number, most: number, stated: number): boolean {
  return (least > 0 || stated < Infinity) && (spend < least || spend > most || spend < 0);
}

type Seven<Item> = [Item, Item, Item, Item, Item, Item, Item];
