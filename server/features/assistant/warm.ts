import type { Services } from '#server/context.ts';
import { answering } from './chat/asked/answering.ts';
import { hearing } from './chat/heard/hearing.ts';

/** Filo learns from its examples while nobody waits for it; a first message that comes sooner waits for the rest. */
export function warmFilo({ log }: Pick<Services, 'log'>): void {
  Promise.all([hearing(), answering()]).catch((error: unknown) => log.warn({ error }, 'examples not learnt'));
}
