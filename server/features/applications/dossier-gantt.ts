import { ganttOf } from '#domain/applications/gantt.ts';
import { MONTHS } from '#domain/numbers/months.ts';
import { DOSSIER as WORDS } from '#messages/applications/dossier.ts';
import type { Block } from './dossier-blocks.ts';
import type { ApplicationView } from './reading.ts';

/** The phases on a scale of months; nothing where none is sound. */
export function gantt(phases: ApplicationView['application']['contents']['phases']): Block[] {
  const chart = ganttOf(phases);
  if (!chart) return [];
  const named = (month: number) => MONTHS[month - 1]!.slice(0, 3);
  const phaseOf = new Map(phases.map((phase) => [phase.id, phase]));
  const months = chart.months.map(({ month, year }, at) => ({
    label: at === 0 || month === 1 ? `${named(month)} ${year % 100}` : named(month),
    short: named(month),
  }));
  const placeOf = (day: string) => chart.months.findIndex(({ key }) => key === day.slice(0, 7));
  const bars = chart.bars.map(({ id, from, to }) => {
    const phase = phaseOf.get(id)!;
    const last = placeOf(phase.endsOn);
    return { label: phase.name, from, to, first: placeOf(phase.startsOn), last: last < 0 ? months.length - 1 : last };
  });
  return [{ kind: 'gantt', head: WORDS.phase.name, months, bars, alt: WORDS.gantt(phases) }];
}
