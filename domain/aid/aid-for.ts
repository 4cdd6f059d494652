import type { CompanyView } from '#domain/eligibility/company-view.ts';
import type { AidLine, AidPart, AidTerms } from '#domain/grants/aid-terms.ts';
import { holds, isBeyondProfile, speaksOf } from './conditions.ts';
import { eligibleSpend, spendLimits, type EligibleSpend } from './eligible-spend.ts';
import { lineAmount, type AidStep, type EuroRange, type LineGap } from './line-amount.ts';

export type PartAmount = EuroRange & { id: string; what: AidPart; step: AidStep };
/** Why no sum is shown, each with a sentence of its own. */
export const AID_GAPS = [
  'no_spend',
  'no_rate',
  'not_paid',
  'if_advanced',
  'if_purpose',
  'by_call',
  'by_tax',
  'by_person',
  'by_energy',
  'capital',
  'under_min',
  'over_max',
  'partners',
  'other_applicant',
  'no_room',
  'no_units',
  'last_year',
  'no_case',
  'closed',
  'not_admissible',
] as const;
export type AidGap = (typeof AID_GAPS)[number];

export type AidSum = {
  isKnown: true;
  parts: PartAmount[];
  /** All parts together, within what the call allows in all. */
  total: EuroRange;
  spend: number;
  counted: number;
  /** Ceilings that cut the sum, beside those of single parts. */
  limits: { name: 'spend_limit' | 'aid_limit' | 'room'; euro: number }[];
  /** Premiums that nothing in the profile settles: they may come on top. */
  premiums: { points: number; other: string | null }[];
};
export type AidResult = AidSum | { isKnown: false; why: AidGap; amount?: number; text?: string | undefined };

const MONEY_OF_STATE: readonly AidPart[] = ['contributo', 'interessi', 'credito_imposta', 'esonero', 'deduzione'];
const GROUPS = [
  'partner',
  'consorzi',
  'raggruppament',
  'rete di imprese',
  'rete d impres',
  "rete d'impres",
  'partenariat',
  'capofila',
  'ats',
  'accordo di filiera',
];

/** What a grant gives to this company for this project: the one place that multiplies a rate. */
export function aidFor(terms: AidTerms, view: CompanyView): AidResult {
  const refusal = refusalOf(terms, view);
  if (refusal) return refusal;
  const found = eligibleSpend(terms, view);
  const isSpendless = terms.lines.every((line) => line.amount !== undefined || line.each !== undefined);
  if (typeof found === 'string' && !(found === 'no_spend' && isSpendless && view.wanted !== null))
    return { isKnown: false, why: found };
  const eligible = typeof found === 'string' ? null : found;
  const limits: AidSum['limits'] = [];
  const bounds = spendLimits(terms, view);
  if (eligible !== null && eligible.counted < bounds.min)
    return { isKnown: false, why: 'under_min', amount: bounds.min };
  if (eligible !== null && bounds.maxLimitsProject && eligible.spend > bounds.max)
    return { isKnown: false, why: 'over_max', amount: bounds.max };
  const capped = Math.min(eligible?.counted ?? 0, bounds.max);
  if (eligible !== null && capped < eligible.counted) limits.push({ name: 'spend_limit', euro: bounds.max });
  const sum = partsOf(terms, view, eligible, capped);
  if (typeof sum === 'string') return { isKnown: false, why: sum };
  const parts = withinRoom(terms, view, sum.parts, limits);
  if (typeof parts === 'string') return { isKnown: false, why: parts };
  // A guarantee is no money: it counts only where nothing else comes.
  const money = parts.filter(({ what }) => what !== 'garanzia');
  const counted = money.length > 0 ? money : parts;
  const total = { min: add(counted, 'min') + sum.overlap, max: add(counted, 'max') - sum.overlap };
  const ceiling = ceilingOf(terms, capped);
  if (total.max > ceiling) {
    total.max = ceiling;
    total.min = Math.min(total.min, ceiling);
  }
  const spend = eligible?.spend ?? view.spend ?? 0;
  return {
    isKnown: true,
    parts,
    total,
    spend,
    counted: eligible?.counted ?? spend,
    limits,
    premiums: openPremiums(terms, view),
  };
}

const add = (parts: readonly EuroRange[], end: keyof EuroRange): number =>
  parts.reduce((sum, part) => sum + part[end], 0);

function refusalOf({ noFigure, lines, for: who, access }: AidTerms, view: CompanyView): AidResult | null {
  if (access.state === 'chiuso') return { isKnown: false, why: 'closed', text: access.note };
  if (noFigure !== undefined || lines.length === 0) return { isKnown: false, why: 'by_call', text: noFigure };
  if (who.as === 'ente_o_intermediario') return { isKnown: false, why: 'other_applicant', text: who.activity };
  const isGroup = view.legalForm === 'consorzio' || speaksOf(view, GROUPS);
  if ((who.as === 'raggruppamento' || who.as === 'consorzio_internazionale') && !isGroup)
    return { isKnown: false, why: 'partners', text: who.partners };
  return null;
}

/** Lines of one choice are alternatives: the first that holds; those that may hold before it make a range. */
function candidates(lines: readonly AidLine[], view: CompanyView): { line: AidLine; isSure: boolean }[] {
  const found: { line: AidLine; isSure: boolean }[] = [];
  for (const line of lines) {
    const answer = holds(line.when, view);
    if (answer === false) continue;
    found.push({ line, isSure: answer === true });
    if (answer === true) break;
  }
  // What nothing in a profile settles is told beside the sum, and never makes it larger, while another case stands.
  const settled = found.filter(({ line, isSure }) => isSure || line.when === undefined || !isBeyondProfile(line.when));
  return settled.length > 0 ? settled : found;
}

function partsOf(
  terms: AidTerms,
  view: CompanyView,
  eligible: EligibleSpend | null,
  capped: number,
): { parts: PartAmount[]; overlap: number } | AidGap {
  const groups = Map.groupBy(terms.lines, ({ choice, id }) => choice ?? `line ${id}`);
  const amounts = new Map<string, EuroRange>();
  const parts: PartAmount[] = [];
  const gaps: LineGap[] = [];
  let overlap = 0;
  for (const lines of groups.values()) {
    const isChoice = lines[0]!.choice !== undefined;
    const possible = candidates(lines, view).flatMap(({ line, isSure }) => {
      const amount = lineAmount(line, { terms, view, eligible, capped, amounts });
      if (typeof amount === 'string') {
        gaps.push(amount);
        return [];
      }
      return [{ line, amount, isSure }];
    });
    if (possible.length === 0) continue;
    const best = possible.reduce((most, each) => (each.amount.max > most.amount.max ? each : most));
    const isCertain = isChoice || possible.some(({ isSure }) => isSure);
    const min = isCertain ? Math.min(...possible.map(({ amount }) => amount.min)) : 0;
    const part = { id: best.line.id, what: best.line.what, min, max: best.amount.max, step: best.amount.step };
    for (const { id } of lines) amounts.set(id, part);
    overlap += takeFrom(best.line, part, parts);
    if (part.max > 0) parts.push(part);
  }
  if (parts.length > 0) return { parts, overlap };
  return gaps[0] ?? 'no_case';
}

/** A share of a loan that is not paid back is no loan; gives what the two ranges share, which is there only once. */
function takeFrom(line: AidLine, part: EuroRange, parts: PartAmount[]): number {
  if (!line.of.startsWith('parte:') || line.id.endsWith('-aggiuntivo') || line.what !== 'contributo') return 0;
  const loan = parts.find(({ what }) => what === 'finanziamento');
  if (!loan) return 0;
  Object.assign(loan, { min: Math.max(0, loan.min - part.max), max: Math.max(0, loan.max - part.min) });
  return part.max - part.min;
}

const ceilingOf = ({ total }: AidTerms, capped: number): number =>
  Math.min(
    total?.euro ?? Infinity,
    total?.share === undefined || capped === 0 ? Infinity : (capped * total.share) / 100,
  );

/** The room left under de minimis cuts what is given under no other regime. */
function withinRoom(
  terms: AidTerms,
  view: CompanyView,
  parts: PartAmount[],
  limits: AidSum['limits'],
): PartAmount[] | AidGap {
  const codes = (terms.regime ?? []).map(({ code }) => code);
  const [only] = codes;
  const isDeMinimis =
    codes.length === 1 && (only === 'de_minimis' || only === 'de_minimis_agricolo' || only === 'de_minimis_pesca');
  const room = isDeMinimis ? view.rooms[only] : undefined;
  if (room === undefined) return parts;
  const given = parts.filter(({ what }) => MONEY_OF_STATE.includes(what));
  if (given.length > 0 && room <= 0) return 'no_room';
  if (add(given, 'max') <= room) return parts;
  limits.push({ name: 'room', euro: room });
  let left = room;
  return parts.map((part) => {
    if (!MONEY_OF_STATE.includes(part.what)) return part;
    const max = Math.min(part.max, left);
    left -= max;
    return { ...part, min: Math.min(part.min, max), max };
  });
}

function openPremiums({ lines }: AidTerms, view: CompanyView): AidSum['premiums'] {
  return lines
    .filter(({ when }) => holds(when, view) !== false)
    .flatMap(({ premiums = [] }) => premiums.filter(({ when }) => isBeyondProfile(when) && holds(when, view) === null))
    .map(({ points, when }) => ({ points, other: when.other ?? null }));
}
