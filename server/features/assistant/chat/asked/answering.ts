import { answeringOf, type Answering } from '#domain/assistant/learned/answering.ts';
import { readAnswering } from '#server/features/assistant/chat/trained-models.ts';

let loaded: Answering | null = null;

/** Loaded once, after the start or when the first message comes. */
export function answering(): Answering {
  loaded ??= answeringOf(readAnswering().model);
  return loaded;
}
