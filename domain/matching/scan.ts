import type { Verdict } from '#domain/vocabulary.ts';
import type { Columns, RuleColumn } from './columns.ts';
import { answerOf, FAILED, GRADE, pointsOf, worstOf } from './answers.ts';
import type { CompanyPlan } from './company-plan.ts';
import type { ThemeColumn } from './theme-columns.ts';

/** Points for what can be used now. */
export const STANDING = { open: 25, awaited: 15, toRecheck: 5 };

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

/** The same for every company: the status of each grant on a day and what stays open for all as one answer more, and the fit of who needs none of its themes. */
const OPEN_ROW = answerOf(GRADE.openForProject, 0);
export type DayColumns = { answers: Int32Array; fits: Int32Array };

export const answerOnDay = ({ openRows }: Columns, at: number, grade: number): number =>
  answerOf(grade, 0) + (openRows[at] === 1 ? OPEN_ROW : 0);

export const fitOnDay = ({ prior, wholePurposes }: Columns, at: number, points: number): number =>
  TENTHS * (prior[at]! + points) - OFF_PURPOSE_PER_CENT * wholePurposes[at]!;

/** One pass over the columns: rules are look-ups, whole runs of grants elsewhere are skipped. */
export function scan(columns: Columns, day: DayColumns, plan: CompanyPlan, room: ScanResult): ScanResult {
  addThemes(columns.themes, plan.themes, day.fits, room.gains);
  sumRules(columns, day, plan, room);
  judgeSums(columns, room);
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

/**
 * Grants that share a territory rule lie together: those of a failed one are skipped as a whole. Of the others every
 * sum is written down and only a failed one is written over: a comparison that the processor cannot guess costs more.
 */
function sumRules(columns: Columns, day: DayColumns, plan: CompanyPlan, room: ScanResult): void {
  const [, ofIdentity, ofSize, ofSector, ofAge, ofFigures, ofConditions, ofSpend, ofCosts] = columns.rules.map(
    ({ ids }) => ids,
  ) as Nine<RuleColumn['ids']>;
  const [territory, identity, size, sector, age, figures, conditions, spend, costs] = plan.answers as Nine<Int32Array>;
  const { runs } = columns;
  const { answers: status } = day;
  const { indexes, fits: sums } = room;
  let count = 0;
  for (let rule = 0; rule < territory.length; rule++) {
    const place = territory[rule]!;
    if (place >= FAILED) continue;
    for (let at = runs[rule]!, end = runs[rule + 1]!; at < end; at++) {
      const company = identity[ofIdentity[at]!]! + size[ofSize[at]!]! + sector[ofSector[at]!]! + age[ofAge[at]!]!;
      const terms = figures[ofFigures[at]!]! + conditions[ofConditions[at]!]!;
      const project = spend[ofSpend[at]!]! + costs[ofCosts[at]!]!;
      const sum = (place + status[at]! + company + terms + project) | 0;
      indexes[count] = at;
      sums[count] = sum;
      // One more unless it has failed: the sign of the difference.
      count += (sum - FAILED) >>> 31;
    }
  }
  room.count = count;
}

/** From the row and the sum of each grant that is left to its place in the catalogue, its verdict and its fit. */
function judgeSums({ isSummaryOnly, places }: Columns, room: ScanResult): void {
  const { count, indexes, verdicts, fits, gains } = room;
  for (let place = 0; place < count; place++) {
    const at = indexes[place]!;
    const sum = fits[place]!;
    const worst = worstOf(sum);
    const isAdmissible = worst === GRADE.met || (worst === GRADE.openForProject && isSummaryOnly[at] === 1);
    indexes[place] = places[at]!;
    verdicts[place] = isAdmissible ? ADMISSIBLE : TO_VERIFY;
    fits[place] = gains[at]! + TENTHS * pointsOf(sum);
  }
}

type Nine<Item> = [Item, Item, Item, Item, Item, Item, Item, Item, Item];
