import { AppError } from '#domain/errors.ts';
import type { AnsweredBy } from '#domain/assistant/request-types.ts';
import { ASSISTANT_NOTICES, PROVIDER_PROBLEMS } from '#messages/assistant/assistant.ts';
import { checkAgainst, gateOf, knownTo } from './checked-words.ts';
import type { OperationContext } from './operation.ts';
import type { AnyOperation } from './operations/operations.ts';
import { ProviderPaused, type ModelCaller } from './provider/model-caller.ts';
import { providerProblem } from './provider/problem.ts';
import type { AnyAnswer } from './shapes.ts';

export type Outcome = {
  answer: AnyAnswer | null;
  answeredBy: AnsweredBy | null;
  notice: string | null;
  /** For the record, also when somebody else stood in. */
  error: string | null;
  tokens: { inputTokens: number; outputTokens: number };
  /** What broke inside, where it was not the provider. */
  thrown?: unknown;
};

export type AnswerOptions = {
  /** Null without a provider, or without the company's consent. */
  caller: ModelCaller | null;
  signal: AbortSignal;
  onDelta?: (delta: string) => void | Promise<void>;
};

/** One sentence. */
const DELTA_CHARS = 4000;
const NO_TOKENS = { inputTokens: 0, outputTokens: 0 };

/** The embedded answer first: it is quick, it holds the facts, and it is there when the provider is not. */
export async function answerWith(
  operation: AnyOperation,
  context: OperationContext,
  input: unknown,
  { caller, signal, onDelta }: AnswerOptions,
): Promise<Outcome> {
  const embedded = await attempt(() => operation.embedded(context, input));
  const base = embedded.value ?? null;
  const prompt = caller ? await attempt(() => operation.prompt(context, input, base)) : null;
  if (!caller || !prompt?.value) return withoutProvider(operation, input, embedded, onDelta);
  try {
    const known = knownTo(prompt.value, base);
    const checked = checkAgainst(known);
    const { checkDelta = (sentence: string) => checked(sentence, DELTA_CHARS) } = operation;
    const gate = onDelta && gateOf(onDelta, (sentence) => checkDelta(sentence, known));
    const { answer: told, tokens } = await caller.call(prompt.value, operation.read, {
      signal,
      ...(gate ? { onDelta: (delta: string) => gate.take(delta) } : {}),
    });
    await gate?.end();
    const answer = await operation.merge(context, input, base, told, checked);
    return { answer, answeredBy: 'provider', notice: null, error: null, tokens };
  } catch (error) {
    signal.throwIfAborted();
    const isPaused = error instanceof ProviderPaused;
    const reason = PROVIDER_PROBLEMS[providerProblem(error)];
    const outcome = await withoutProvider(operation, input, embedded, undefined);
    const notice = isPaused ? ASSISTANT_NOTICES.providerPaused : ASSISTANT_NOTICES.providerFailed(reason);
    return {
      ...outcome,
      notice: outcome.answeredBy === 'filo' ? notice : outcome.notice,
      error: outcome.error ?? notice,
    };
  }
}

type Attempt<Value> = { value?: Value; error?: unknown };

/** A fallback is the answer here (AST-8); what the user can fix, or may not see, stays an error. */
async function attempt<Value>(work: () => Promise<Value>): Promise<Attempt<Value>> {
  try {
    return { value: await work() };
  } catch (error) {
    if (error instanceof AppError) throw error;
    return { error };
  }
}

async function withoutProvider(
  operation: AnyOperation,
  input: unknown,
  embedded: Attempt<AnyAnswer>,
  onDelta: AnswerOptions['onDelta'],
): Promise<Outcome> {
  if (embedded.value !== undefined) {
    if (onDelta && operation.textOf) await tell(operation.textOf(embedded.value), onDelta);
    return { answer: embedded.value, answeredBy: 'filo', notice: null, error: null, tokens: NO_TOKENS };
  }
  const error = embedded.error instanceof Error ? embedded.error.message : operation.failure;
  const samples = operation.samples?.(input) ?? null;
  const failed = { error, tokens: NO_TOKENS, thrown: embedded.error };
  if (samples === null) return { answer: null, answeredBy: null, notice: null, ...failed };
  return { answer: samples, answeredBy: 'esempi', notice: ASSISTANT_NOTICES.examples, ...failed };
}

/** Word by word, as it will stand. */
async function tell(text: string, onDelta: NonNullable<AnswerOptions['onDelta']>): Promise<void> {
  for (const piece of text.match(/\S+\s*|\s+/g) ?? []) await onDelta(piece);
}
