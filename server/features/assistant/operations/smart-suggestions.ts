import { z } from '@hono/zod-openapi';
import { jsonInText } from '#domain/assistant/json-in-text.ts';
import { SEARCH } from '#domain/constants.ts';
import { ASSISTANT_FAILURES } from '#messages/assistant/assistant.ts';
import { catalogueGrant, grantContext } from '#server/features/assistant/grant-context.ts';
import { operation } from '#server/features/assistant/operation.ts';
import { jsonSystem } from '#server/features/assistant/provider/prompt.ts';
import { suggestionsFor } from '#server/features/assistant/suggestions.ts';

const input = z.object({
  currentStep: z
    .union([z.string().max(100), z.number()])
    .nullish()
    .catch(null),
  formData: z.record(z.string(), z.unknown()).nullish().catch(null),
  grantContext,
  requestType: z.string().max(100).nullish().catch(null),
  companyId: z.string().max(100).optional(),
});
const told = z.object({ suggestions: z.array(z.object({ id: z.string(), text: z.string().min(1).max(600) })).max(50) });

export const smartSuggestions = operation({
  type: 'smart_suggestions',
  input,
  subject: ({ companyId }) => ({ companyId }),
  failure: ASSISTANT_FAILURES.smart_suggestions,

  async embedded(context, request) {
    const grant = catalogueGrant(await context.records.catalogue(), request.grantContext);
    return { suggestions: await suggestionsFor(context, { grant, formData: request.formData ?? undefined }) };
  },
  async prompt(_context, _request, base) {
    if (!base || base.suggestions.length === 0) return null;
    return {
      format: 'json',
      system: jsonSystem('{"suggestions":[{"id":"…","text":"…"}]}'),
      task: 'Riscrivi i suggerimenti del blocco SUGGERIMENTI: una frase ciascuno, chiara e concreta, con lo stesso id e gli stessi fatti.',
      blocks: [{ label: 'SUGGERIMENTI', text: base.suggestions.map(({ id, text }) => `${id}: ${text}`).join('\n') }],
    };
  },
  read: (text) => told.parse(jsonInText(text)),
  /** Only the words change: what to do, how urgent and where it leads stay ours. */
  async merge(_context, _request, base, { suggestions }, checked) {
    const words = new Map(suggestions.map(({ id, text }) => [id, checked(text, 400)]));
    return {
      suggestions: base!.suggestions
        .slice(0, SEARCH.suggestionLines)
        .map((one) => ({ ...one, text: words.get(one.id) || one.text })),
    };
  },
});
