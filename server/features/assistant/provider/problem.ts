import { APICallError, RetryError } from 'ai';
import type { ProviderProblem } from '#messages/assistant/assistant.ts';
import { AnswerTooLarge } from './capped-fetch.ts';

/** What went wrong with the provider, as a code: its own words never reach the screen. */
export function providerProblem(error: unknown): ProviderProblem {
  for (const cause of causes(error)) {
    if (cause instanceof AnswerTooLarge) return 'tooLarge';
    if (cause instanceof Error && (cause.name === 'TimeoutError' || cause.name === 'AbortError')) return 'timeout';
    if (APICallError.isInstance(cause)) {
      if (cause.statusCode === 429) return 'busy';
      if (cause.statusCode !== undefined && cause.statusCode >= 400) return 'refused';
    }
    if (cause instanceof TypeError && /fetch/i.test(cause.message)) return 'unreachable';
    if (
      typeof (cause as { code?: unknown })?.code === 'string' &&
      /^(?:E[A-Z]+$|UND_ERR_)/.test((cause as { code: string }).code)
    )
      return 'unreachable';
  }
  return 'unreadable';
}

const DEPTH = 6;
/** The innermost reasons first. */
function causes(error: unknown): unknown[] {
  const found: unknown[] = [];
  for (let each: unknown = error; each != null && found.length < DEPTH;) {
    found.unshift(each);
    each = RetryError.isInstance(each) ? each.lastError : (each as { cause?: unknown }).cause;
  }
  return found;
}
