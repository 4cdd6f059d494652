import type { Material } from '#domain/assistant/drafting/material.ts';
import type { Phase } from '#domain/assistant/drafting/phases.ts';
import { handsOf } from '#domain/assistant/drafting/work-of.ts';
import { listed } from './words.ts';

/** Names of who works in a phase: "Bachisio Loi", "Ivo Piana fino al mese 5". */
export function handsIn(m: Material, phase: Phase): string[] {
  const last = m.months ?? Math.max(...m.phases.map(({ to }) => to));
  return handsOf(phase, m.people, last).map(
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
