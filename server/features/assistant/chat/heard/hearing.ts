import { hearingOf, type Hearing } from '#domain/assistant/learned/hearing.ts';
import { readHearing } from '#server/features/assistant/chat/trained-models.ts';

let loaded: Hearing | null = null;

/** Loaded once, after the start or when the first message comes. */
export function hearing(): Hearing {
  loaded ??= hearingOf(readHearing().model);
  return loaded;
}
