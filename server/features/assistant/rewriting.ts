import { ASSISTANT_NOTICES, PROVIDER_PROBLEMS } from '#messages/assistant/assistant.ts';
import type { Outcome } from './answer.ts';
import { draftedWords, readDraft } from './drafting.ts';
import { ProviderPaused, type ModelCaller } from './provider/model-caller.ts';
import { providerProblem } from './provider/problem.ts';
import { textSystem } from './provider/prompt.ts';

const SYSTEM = textSystem(
  'Scrivi lo stesso numero di paragrafi della bozza, separati da una riga vuota, in terza persona. Mantieni i [DA COMPLETARE: …] della bozza dove il dato manca.',
);
const NO_TOKENS = { inputTokens: 0, outputTokens: 0 };

/** One draft through the provider; each paragraph is held against the facts. */
export async function rewriteWith(
  caller: ModelCaller,
  { title, draft, facts }: { title: string; draft: string; facts: string },
  signal: AbortSignal,
): Promise<{ text: string | null; outcome: Outcome }> {
  const prompt = {
    format: 'text' as const,
    system: SYSTEM,
    task: 'Riscrivi la bozza del blocco BOZZA per la parte di un piano d’impresa indicata nel blocco PARTE: più scorrevole, con gli stessi fatti. Non aggiungere cifre.',
    blocks: [
      { label: 'PARTE', text: title },
      { label: 'FATTI', text: facts },
      { label: 'BOZZA', text: draft },
    ],
  };
  try {
    const { answer, tokens } = await caller.call(prompt, readDraft, { signal });
    const text = answer
      .split(/\n\s*\n/)
      .map((paragraph) => draftedWords(paragraph, `${facts}\n${draft}`))
      .filter((paragraph) => paragraph !== '')
      .join('\n\n');
    const outcome = { answer: null, answeredBy: 'provider' as const, notice: null, error: null, tokens };
    return { text: text === '' ? null : text, outcome };
  } catch (error) {
    const isPaused = error instanceof ProviderPaused;
    const notice = isPaused
      ? ASSISTANT_NOTICES.providerPaused
      : ASSISTANT_NOTICES.providerFailed(PROVIDER_PROBLEMS[providerProblem(error)]);
    return { text: null, outcome: { answer: null, answeredBy: 'filo', notice, error: notice, tokens: NO_TOKENS } };
  }
}
