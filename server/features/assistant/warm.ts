import type { Services } from '#server/context.ts';
import { answering } from './chat/asked/answering.ts';
import { warmReading } from './chat/read-chat.ts';

/** Filo's models are loaded while nobody waits for them; without them the first message says what is wrong. */
export function warmFilo(services: Services): void {
  warmReading(services)
    .then(answering)
    .catch((error: unknown) => services.log.warn({ error }, 'models not loaded'));
}
