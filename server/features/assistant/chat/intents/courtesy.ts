import { BOUNDS } from '#messages/assistant/filo.ts';
import { SMALL_TALK_TEXTS } from '#messages/assistant/product.ts';
import { LINKS, say, withoutCompany } from '#server/features/assistant/chat/parts.ts';
import type { Teller } from '#server/features/assistant/chat/turn.ts';

/** What asks for no fact: a greeting, a thank-you, an outburst, another subject. */
export const courtesy: Teller = async ({ context, question }) => {
  const talk = question.talk ?? 'fuori_tema';
  const isOpening = talk === 'saluto' || talk === 'capacita' || talk === 'intesa';
  const text = SMALL_TALK_TEXTS[talk];
  if (!isOpening) return { parts: [say(text)], intent: 'altro' };
  const hasCompany = (await context.records.company()) !== null;
  const parts = [say(text, [LINKS.search, LINKS.catalogue])];
  return { parts: hasCompany ? parts : [...parts, withoutCompany(context)], intent: 'altro' };
};

/** What Filo does not do, with the reason. */
export const bounded: Teller = async ({ question }) => ({
  parts: [say(BOUNDS[question.bound ?? 'riservato'])],
  intent: 'altro',
});
