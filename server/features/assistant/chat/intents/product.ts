import { CHAT } from '#messages/assistant/chat.ts';
import { PRODUCT_TEXTS } from '#messages/assistant/product.ts';
import type { ChatPart } from '#server/features/assistant/chat/answer.ts';
import { listedLink, LINKS, say } from '#server/features/assistant/chat/parts.ts';
import { topicText } from '#server/features/assistant/chat/topics.ts';
import type { Teller, Turn } from '#server/features/assistant/chat/turn.ts';
import { providerHost } from '#server/features/assistant/provider/provider.ts';
import { dailyLimit, usedToday } from '#server/features/assistant/quota.ts';
import { hasConsent } from '#server/features/assistant/store.ts';

/** How the product works; what depends on this installation is read from it. */
export const product: Teller = async (turn) => {
  const { question } = turn;
  const helped = question.topics.filter(({ kind }) => kind === 'prodotto');
  const [topic] = helped;
  const text = topic && topicText(topic.id, turn.context.records.today);
  const told = question.product ? await asked(turn) : [];
  const isMore = text != null && (told.length === 0 || topic!.isSure);
  const links = topic?.id === 'calendario_telefono' ? listedLink(CHAT.links.calendar, '/calendar') : [];
  const more = isMore ? [say(text, links)] : [];
  const parts = [...told, ...more];
  return {
    parts: parts.length > 0 ? parts : [say(PRODUCT_TEXTS.come_funziona.text, [LINKS.profile, LINKS.search])],
    intent: 'altro',
  };
};

async function asked({ context: { ctx, records }, question }: Turn): Promise<ChatPart[]> {
  const name = question.product!;
  const { text, ways } = PRODUCT_TEXTS[name];
  if (name === 'dati') {
    const host = providerHost(ctx);
    const company = await records.company();
    const isGranted = host !== null && !!company?.id && (await hasConsent(ctx.db, ctx.user.id, company.id, host));
    return [say(host === null ? CHAT.dataLocal : CHAT.dataHost(host, isGranted)), say(CHAT.dataKept)];
  }
  if (name === 'limite') {
    // Without this very question.
    return [say(CHAT.quota((await usedToday(ctx, ctx.db)) - 1, await dailyLimit(ctx.db, ctx.user.id)))];
  }
  return [
    say(
      text,
      ways.map((way) => LINKS[way]),
    ),
  ];
}
