import type { Context } from '#server/context.ts';
import { createModelCaller, type ModelCaller } from './model-caller.ts';

const callers = new WeakMap<Context['env'], ModelCaller>();

/** One caller per installation, so that all requests share the breaker; null without a provider. */
export function modelCallerOf({ env, now }: Pick<Context, 'env' | 'now'>): ModelCaller | null {
  if (!env.ai) return null;
  let caller = callers.get(env);
  if (!caller) callers.set(env, (caller = createModelCaller(env.ai, { now: () => now().getTime() })));
  return caller;
}

export const providerHost = ({ env }: Pick<Context, 'env'>): string | null =>
  env.ai ? new URL(env.ai.baseUrl).host : null;
