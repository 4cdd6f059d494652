import { hearingInSteps, type Hearing } from '#domain/assistant/learned/hearing.ts';
import { inTurns } from '#server/platform/threads/in-turns.ts';
import { examples, known } from './examples.ts';

let learnt: Promise<Hearing> | null = null;

/** Learnt once, after the start or when the first message comes; others are served meanwhile. */
export function hearing(): Promise<Hearing> {
  learnt ??= inTurns(hearingInSteps(examples(), known()));
  return learnt;
}
