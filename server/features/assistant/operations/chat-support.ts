import { z } from '@hono/zod-openapi';
import { isInstructionLike, quotable } from '#domain/assistant/instruction-like.ts';
import { plainText } from '#domain/assistant/plain-text.ts';
import { ASSISTANT_FAILURES } from '#messages/assistant/assistant.ts';
import { chatAnswer } from '#server/features/assistant/chat/answer.ts';
import { pageApplication } from '#server/features/assistant/chat/page-application.ts';
import { operation } from '#server/features/assistant/operation.ts';
import { companyBlock, textSystem } from '#server/features/assistant/provider/prompt.ts';

const MESSAGE_CHARS = 4000;
const PAST_MESSAGES = 6;
/** As many as the chat sends; more would only be read for names. */
const PAST_READ = 12;
const entry = z.looseObject({ content: z.string().max(8000).optional(), sender: z.string().max(20).optional() });

const input = z.object({
  message: z.string().trim().min(1).max(MESSAGE_CHARS),
  conversationContext: z
    .union([z.array(entry).max(200), z.looseObject({}), z.string().max(20_000)])
    .nullish()
    .catch(null),
  companyId: z.string().max(100).optional(),
  /** The page on screen: only its address, and only to know which grant or application it shows. */
  page: z
    .object({ path: z.string().max(300) })
    .nullish()
    .catch(null),
});

/** What was said before, where the request tells it message by message: of a person's never more than they can say. */
const pastOf = (told: z.infer<typeof input>['conversationContext']) =>
  (Array.isArray(told) ? told : []).map((said) =>
    said.sender === 'user' ? { ...said, content: said.content?.slice(0, MESSAGE_CHARS) } : said,
  );

export const chatSupport = operation({
  type: 'chat_support',
  input,
  subject: ({ companyId }) => ({ companyId }),
  failure: ASSISTANT_FAILURES.chat_support,
  textOf: ({ text }) => text,

  embedded: (context, { message, conversationContext, page }) =>
    chatAnswer(context, {
      message,
      past: pastOf(conversationContext).slice(-PAST_READ),
      page: page ?? null,
    }),

  async prompt({ ctx, records }, { message, conversationContext, page }, base) {
    // A message that only gives orders to the machine is answered by the embedded assistant alone.
    if (!base || quotable(message) === '' || isInstructionLike(message)) return null;
    // The consent is of the active company: what another one writes in its application stays here.
    const onScreen = page && (await pageApplication(ctx, page.path));
    if (onScreen && (onScreen.isShared || onScreen.companyId !== (await records.company())?.id)) return null;
    const past = pastOf(conversationContext).slice(-PAST_MESSAGES);
    return {
      format: 'text',
      system: textSystem(
        'Rispondi in al massimo sei frasi brevi. Non scrivere indirizzi: i link li aggiunge il prodotto.',
      ),
      task: 'Rispondi al messaggio del blocco MESSAGGIO, usando i dati dei blocchi AZIENDA e RISPOSTA DI BASE. La risposta di base è corretta: puoi riordinarla e renderla più chiara, non contraddirla.',
      blocks: [
        { label: 'MESSAGGIO', text: message },
        {
          label: 'CONVERSAZIONE',
          text: past
            .map(({ sender, content }) => `${sender === 'user' ? 'Utente' : 'Filo'}: ${content ?? ''}`)
            .join('\n'),
        },
        companyBlock(await records.company()),
        { label: 'RISPOSTA DI BASE', text: base.text },
      ],
    };
  },
  read(text) {
    const told = plainText(text, 4000);
    if (told.length < 2 || /^\s*[{[<]/.test(text)) throw new Error('not an answer in words');
    return told;
  },
  async merge(_context, _request, base, told, checked) {
    const text = checked(told, 4000);
    if (text === '') return base!;
    return { ...base!, text, parts: [{ text, links: base!.parts.flatMap(({ links }) => links) }] };
  },
});
