import {
  generateText,
  NoObjectGeneratedError,
  Output,
  streamText,
  type LanguageModel,
  type LanguageModelUsage,
} from 'ai';
import { userMessage, type Prompt } from './prompt.ts';

export type ModelReply = { text: string; inputTokens: number; outputTokens: number };
type Telling = (delta: string) => void | Promise<void>;
type Asking = { model: LanguageModel; outputTokens: number; signal: AbortSignal; onDelta?: Telling | undefined };
type Request = Parameters<typeof generateText>[0] & { prompt: string; abortSignal: AbortSignal };

/** One question to a model, whole or word by word. */
export function modelReply(prompt: Prompt, { model, outputTokens, signal, onDelta }: Asking): Promise<ModelReply> {
  const request = {
    model,
    instructions: prompt.system,
    prompt: userMessage(prompt),
    maxRetries: 0,
    maxOutputTokens: outputTokens,
    temperature: 0.2,
    abortSignal: signal,
  };
  if (onDelta) return streamedReply(request, onDelta);
  return prompt.format === 'json' ? jsonReply(request) : textReply(request);
}

async function streamedReply(request: Request, onDelta: Telling): Promise<ModelReply> {
  let failure: unknown;
  const streamed = streamText({ ...request, onError: ({ error }) => void (failure ??= error) });
  let text = '';
  for await (const delta of streamed.textStream) {
    text += delta;
    await onDelta(delta);
  }
  request.abortSignal.throwIfAborted();
  if (failure !== undefined) throw failure instanceof Error ? failure : new Error(String(failure));
  return replyOf(text, await streamed.totalUsage);
}

async function textReply(request: Request): Promise<ModelReply> {
  const { text, usage } = await generateText(request);
  return replyOf(text, usage);
}

/** Asks for JSON; what comes in fences or with words around it is read by our own tolerant parser. */
async function jsonReply(request: Request): Promise<ModelReply> {
  try {
    const { text, usage } = await generateText({ ...request, output: Output.json() });
    return replyOf(text, usage);
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error) || !error.text) throw error;
    return {
      text: error.text,
      inputTokens: error.usage?.inputTokens ?? 0,
      outputTokens: error.usage?.outputTokens ?? 0,
    };
  }
}

function replyOf(text: string, usage: LanguageModelUsage): ModelReply {
  return { text, inputTokens: usage.inputTokens ?? 0, outputTokens: usage.outputTokens ?? 0 };
}
