import { groundedWords } from '#domain/assistant/grounded-words.ts';
import { quotable } from '#domain/assistant/instruction-like.ts';
import { plainText } from '#domain/assistant/plain-text.ts';
import type { Prompt } from './provider/prompt.ts';

/** A provider's words as they may be shown, at most so many; empty where nothing of them can be. */
export type Checked = (text: string, maxChars: number) => string;

/** All that a provider was given, and what the embedded assistant had found: nothing else may come back as a fact. */
export const knownTo = (prompt: Prompt, base: unknown): string =>
  [prompt.task, ...prompt.blocks.map(({ text }) => text), JSON.stringify(base)].join('\n');

export const checkAgainst =
  (known: string): Checked =>
  (text, maxChars) =>
    groundedWords(quotable(text, maxChars), known);

/**
 * Words that arrive one by one are shown sentence by sentence, each checked first. `end` shows what is left of the last.
 */
export function gateOf(onDelta: (text: string) => void | Promise<void>, check: (sentence: string) => string) {
  let held = '';
  let hasShown = false;
  const show = async (text: string) => {
    const shown = check(plainText(text)).trim();
    if (shown === '') return;
    await onDelta((hasShown ? (/^\s*\n\s*\n/.test(text) ? '\n\n' : ' ') : '') + shown);
    hasShown = true;
  };
  return {
    async take(delta: string): Promise<void> {
      held += delta;
      const end = Math.max(
        ...[...held.matchAll(/[.!?…][»"”’)\]]*(?=\s)|(?<=\S)(?=\n)/g)].map(({ index, 0: mark }) => index + mark.length),
        0,
      );
      if (end === 0) return;
      const whole = held.slice(0, end);
      held = held.slice(end);
      await show(whole);
    },
    end: () => show(held),
  };
}
