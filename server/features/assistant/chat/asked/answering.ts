import { answeringInSteps, type Answering } from '#domain/assistant/learned/answering.ts';
import { inTurns } from '#server/platform/threads/in-turns.ts';
import { examples } from './examples.ts';

let learnt: Promise<Answering> | null = null;

/** Learnt once, after the start or when the first message comes; others are served meanwhile. */
export function answering(): Promise<Answering> {
  learnt ??= inTurns(answeringInSteps(examples().flatMap(({ asked }) => asked ?? [])));
  return learnt;
}
