import { setTimeout as pause } from 'node:timers/promises';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError } from 'ai';
import { createCircuitBreaker, type CircuitBreaker } from './circuit-breaker.ts';
import { cappedFetch } from './capped-fetch.ts';
import { modelReply, type ModelReply } from './model-reply.ts';
import type { Prompt } from './prompt.ts';

type ModelSettings = { baseUrl: string; apiKey?: string | undefined; model: string };
type CallOptions = { signal: AbortSignal; onDelta?: (delta: string) => void | Promise<void> };
export type ModelCaller = {
  readonly breaker: CircuitBreaker;
  /** `read` makes the answer of the text, or throws: what cannot be read counts as a failure of the provider. */
  call<Answer>(
    prompt: Prompt,
    read: (text: string) => Answer,
    options: CallOptions,
  ): Promise<{ answer: Answer; tokens: Pick<ModelReply, 'inputTokens' | 'outputTokens'> }>;
};

/** Everything ends in under 15 seconds, the stand-in's answer included. */
const CALL_LIMITS = { totalMs: 12_000, attemptMs: 8_000, attempts: 2, retryPauseMs: 300, outputTokens: 1500 };

export class ProviderPaused extends Error {}

type CallerOptions = { now: () => number; limits?: typeof CALL_LIMITS };

/** The one caller of models: timeouts, one retry, a breaker and a size cap around any OpenAI-compatible endpoint. */
export function createModelCaller(settings: ModelSettings, { now, limits = CALL_LIMITS }: CallerOptions): ModelCaller {
  const provider = createOpenAICompatible({
    name: 'provider',
    baseURL: settings.baseUrl,
    ...(settings.apiKey ? { apiKey: settings.apiKey } : {}),
    includeUsage: true,
    fetch: cappedFetch,
  });
  const model = provider.chatModel(settings.model);
  const breaker = createCircuitBreaker(now);

  const attempt = (prompt: Prompt, { signal, onDelta }: CallOptions): Promise<ModelReply> =>
    modelReply(prompt, {
      model,
      outputTokens: limits.outputTokens,
      signal: AbortSignal.any([signal, AbortSignal.timeout(limits.attemptMs)]),
      onDelta,
    });

  async function withRetries(prompt: Prompt, options: CallOptions): Promise<ModelReply> {
    let hasSpoken = false;
    const { onDelta } = options;
    const told: CallOptions = onDelta
      ? {
          ...options,
          onDelta: (delta) => {
            hasSpoken = true;
            return onDelta(delta);
          },
        }
      : options;
    for (let tries = 1; ; tries += 1) {
      try {
        return await attempt(prompt, told);
      } catch (error) {
        if (tries >= limits.attempts || hasSpoken || options.signal.aborted || !isWorthRetrying(error)) throw error;
        await pause(limits.retryPauseMs, undefined, { signal: options.signal });
      }
    }
  }

  return {
    breaker,
    async call(prompt, read, options) {
      if (!breaker.tryEnter()) throw new ProviderPaused('the provider is paused after repeated failures');
      const signal = AbortSignal.any([options.signal, AbortSignal.timeout(limits.totalMs)]);
      try {
        const { text, ...tokens } = await withRetries(prompt, { ...options, signal });
        if (text.trim() === '') throw new Error('the provider answered nothing');
        const answer = read(text);
        breaker.succeeded();
        return { answer, tokens };
      } catch (error) {
        if (options.signal.aborted) breaker.left();
        else breaker.failed();
        throw error;
      }
    },
  };
}

/** The provider is busy or broken for a moment; a timeout has already cost what a retry would. */
function isWorthRetrying(error: unknown): boolean {
  if (!APICallError.isInstance(error)) return false;
  return error.statusCode === undefined || error.statusCode === 429 || error.statusCode >= 500;
}
