import type { ProductQuestion } from '#domain/assistant/chat/product-questions.ts';
import { CHAT } from '#messages/assistant/chat.ts';
import { PRODUCT_TEXTS } from '#messages/assistant/product.ts';
import type { OperationContext } from '#server/features/assistant/operation.ts';
import { providerHost } from '#server/features/assistant/provider/provider.ts';
import { DAILY_REQUESTS, usedToday } from '#server/features/assistant/quota.ts';
import { hasConsent } from '#server/features/assistant/store.ts';
import type { ChatPart } from './answer.ts';
import { LINKS, say } from './parts.ts';

/** How the product works; what depends on this installation is read from it. */
export async function aboutProduct({ ctx, records }: OperationContext, question: ProductQuestion): Promise<ChatPart[]> {
  const { text, ways } = PRODUCT_TEXTS[question];
  if (question === 'dati') {
    const host = providerHost(ctx);
    const company = await records.company();
    const isGranted = host !== null && !!company?.id && (await hasConsent(ctx.db, ctx.user.id, company.id, host));
    return [say(host === null ? CHAT.dataLocal : CHAT.dataHost(host, isGranted)), say(CHAT.dataKept)];
  }
  if (question === 'limite') {
    // Without this very question.
    return [say(CHAT.quota((await usedToday(ctx, ctx.db)) - 1, DAILY_REQUESTS))];
  }
  return [
    say(
      text,
      ways.map((way) => LINKS[way]),
    ),
  ];
}
