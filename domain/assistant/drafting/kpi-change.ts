import type { DraftKpi } from './draft-project.ts';

/** How an indicator moves: in its own unit, and as a share of where it starts. */
export type KpiChange = { direction: 'up' | 'down' | 'same'; difference: number; percent: number | null };

const round = (value: number): number => Math.round(value * 1e6) / 1e6;

export function changeOf({ baseline, target }: Pick<DraftKpi, 'baseline' | 'target'>): KpiChange | null {
  if (baseline === null || target === null) return null;
  const difference = round(Math.abs(target - baseline));
  const direction = target > baseline ? 'up' : target < baseline ? 'down' : 'same';
  return { direction, difference, percent: baseline === 0 ? null : round((difference / Math.abs(baseline)) * 100) };
}

/** Indicators in percent are told by their points, not by a percent of a percent. */
export const isShare = ({ unit }: Pick<DraftKpi, 'unit'>): boolean => unit.startsWith('%');
