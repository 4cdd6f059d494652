/** One measure that the project's lines could take. */
export type Measure = {
  id: string;
  name: string;
  ratePct: number;
  aidMax: number | null;
  spendMax: number | null;
  regime: 'de_minimis' | 'gber' | 'other';
  /** The share of a line that aid with this measure on it may reach (GBER, art. 8); null when not known. */
  intensityLimitPct: number | null;
  /** Whether it may stand on the same costs as others; null when nobody has said. */
  isCumulable: boolean | null;
  pays: (line: PlanLine) => boolean;
};
export type PlanLine = { name: string; amount: number };
export type PlanCell = { measureId: string; aid: number };
export type LimitReason = 'whole_cost' | 'intensity' | 'aid_max' | 'spend_max' | 'room' | 'not_cumulable' | 'no_line';
export type PlanRow = {
  line: PlanLine;
  cells: PlanCell[];
  aid: number;
  /** Aid over cost, percent. */
  sharePct: number;
  limitedBy: LimitReason | null;
  /** Measures on it whose cumulation nobody has confirmed. */
  isToVerify: boolean;
};
export type AidPlan = {
  rows: PlanRow[];
  totals: PlanCell[];
  aid: number;
  spend: number;
  leftOut: { measureId: string; why: LimitReason }[];
};

const WHOLE_PCT = 100;
const cents = (value: number) => Math.round(value * 100) / 100;
const sum = (values: number[]) => cents(values.reduce((total, value) => total + value, 0));

type OpenRow = PlanRow & { measures: Measure[] };
/** What a measure may still give, and on how much spend. */
type Purse = { left: number; why: LimitReason; base: number };

/**
 * Spreads measures over the lines, in the order given: no line beyond its cost nor beyond the intensity that its
 * measures allow, no measure beyond its own ceiling, de minimis not beyond the room. It adds up by construction.
 */
export function aidPlanOf(lines: PlanLine[], measures: Measure[], deMinimisRoom: number | null): AidPlan {
  const rows = lines.map((line): OpenRow => ({
    line,
    cells: [],
    aid: 0,
    sharePct: 0,
    limitedBy: null,
    isToVerify: false,
    measures: [],
  }));
  const leftOut: AidPlan['leftOut'] = [];
  let room = deMinimisRoom ?? Infinity;
  for (const measure of measures) {
    const { given, why } = spread(measure, rows, room);
    if (measure.regime === 'de_minimis') room = cents(room - given);
    if (given === 0) leftOut.push({ measureId: measure.id, why: why ?? 'no_line' });
  }
  const cells = rows.flatMap((row) => row.cells);
  const totals = measures
    .map(({ id }) => ({ measureId: id, aid: sum(cells.filter((cell) => cell.measureId === id).map(({ aid }) => aid)) }))
    .filter(({ aid }) => aid > 0);
  return {
    rows: rows.map(({ measures: _, ...row }) => row),
    totals,
    aid: sum(totals.map(({ aid }) => aid)),
    spend: sum(lines.map(({ amount }) => amount)),
    leftOut,
  };
}

function spread(measure: Measure, rows: OpenRow[], room: number): { given: number; why: LimitReason | null } {
  const { aidMax, spendMax, regime } = measure;
  const isRoomShorter = regime === 'de_minimis' && room < (aidMax ?? Infinity);
  const purse: Purse = {
    left: isRoomShorter ? room : (aidMax ?? Infinity),
    why: isRoomShorter ? 'room' : 'aid_max',
    base: spendMax ?? Infinity,
  };
  let given = 0;
  let why: LimitReason | null = null;
  for (const row of rows) {
    if (row.line.amount === 0 || !measure.pays(row.line)) continue;
    const taken = take(measure, row, purse);
    why = taken.why ?? why;
    given = cents(given + taken.aid);
  }
  return { given, why };
}

/** What one measure gives to one line, written into both. */
function take(measure: Measure, row: OpenRow, purse: Purse): { aid: number; why: LimitReason | null } {
  const { line, measures: others } = row;
  const isAlone = others.length === 0;
  if (!isAlone && [measure, ...others].some(({ isCumulable }) => isCumulable === false))
    return { aid: 0, why: 'not_cumulable' };
  const spend = Math.min(line.amount, purse.base);
  const asked = cents((spend * measure.ratePct) / 100);
  const free = freeOn(row, [...others, measure]);
  const aid = cents(Math.max(0, Math.min(asked, free.euro, purse.left)));
  const limit: LimitReason | null = spend < line.amount ? 'spend_max' : null;
  const why = aid < asked ? (purse.left < free.euro ? purse.why : free.why) : limit;
  row.limitedBy = why ?? row.limitedBy;
  if (aid === 0) return { aid, why };
  purse.base -= spend;
  purse.left = cents(purse.left - aid);
  row.cells.push({ measureId: measure.id, aid });
  row.aid = cents(row.aid + aid);
  row.sharePct = cents((row.aid / line.amount) * 100);
  row.isToVerify ||= !isAlone && [measure, ...others].some(isDoubtful);
  others.push(measure);
  return { aid, why };
}

const isDoubtful = ({ isCumulable, regime, intensityLimitPct }: Measure) =>
  isCumulable === null || (regime === 'gber' && intensityLimitPct === null);

/** What a line may still take, and what stops it: the highest intensity of those on it counts. */
function freeOn({ line, aid }: PlanRow, measures: Measure[]): { euro: number; why: LimitReason } {
  const limits = measures.flatMap(({ intensityLimitPct }) => intensityLimitPct ?? []);
  const percent = limits.length === 0 ? WHOLE_PCT : Math.min(WHOLE_PCT, Math.max(...limits));
  const euro = cents(Math.floor(cents(line.amount * percent)) / 100 - aid);
  return { euro, why: percent < WHOLE_PCT ? 'intensity' : 'whole_cost' };
}
