import type { Services } from '#server/context.ts';
import { answering } from './chat/asked/answering.ts';
import { hearing } from './chat/heard/hearing.ts';

/** Filo's models are loaded while nobody waits for them; without them the first message says what is wrong. */
export function warmFilo({ log }: Pick<Services, 'log'>): void {
  setImmediate(() => {
    try {
      hearing();
      answering();
    } catch (error) {
      log.warn({ error }, 'models not loaded');
    }
  });
}
