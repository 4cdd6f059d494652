import type { Material } from '#domain/assistant/drafting/material.ts';
import type { Phase } from '#domain/assistant/drafting/phases.ts';
import { handsOf, stintOf } from '#domain/assistant/drafting/work-of.ts';
import { listed } from '#domain/writing/phrases.ts';

/** Names of who works in a phase: "Bachisio Loi", "Ivo Piana fino al mese 5". */
export function handsIn(m: Material, phase: Phase): string[] {
  // One name for every phase says nothing of any.
  const timed = m.people.filter(({ effort }) => stintOf(effort, lastOf(m), m.startsOn) !== null);
  return timed.length < 2 && m.phases.length > 2 && timed.every((one) => isWholeTime(m, one.effort))
    ? []
    : namesIn(m, phase);
}
const lastOf = (m: Material): number => m.months ?? Math.max(...m.phases.map(({ to }) => to));
const isWholeTime = (m: Material, effort: string): boolean => stintOf(effort, lastOf(m), m.startsOn)?.isWhole ?? false;

function namesIn(m: Material, phase: Phase): string[] {
  return handsOf(phase, m.people, lastOf(m), m.startsOn).map(
    ({ person, until }) => `${person.name}${until === null ? '' : ` fino al mese ${String(until)}`}`,
  );
}

/** ", con Bachisio Loi ed Efisia Sanna". */
export function handsText(m: Material, phase: Phase): string {
  const names = handsIn(m, phase);
  return names.length === 0 ? '' : `, con ${listed(names)}`;
}

/** Nobody said who works in which phase: it follows from the time each one gives. Said once, beside the first names. */
export const HANDS_NOTE = 'le persone secondo il tempo che dedicano al progetto';
export const hasHands = (m: Material): boolean => m.phases.some((phase) => handsIn(m, phase).length > 0);
