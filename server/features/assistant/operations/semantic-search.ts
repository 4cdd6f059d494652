import { z } from '@hono/zod-openapi';
import { quotable } from '#domain/assistant/instruction-like.ts';
import { jsonInText } from '#domain/assistant/json-in-text.ts';
import { oneLine } from '#domain/assistant/plain-text.ts';
import { SHUT_STATUSES } from '#domain/grants/status.ts';
import type { Grant } from '#domain/grants/grant.ts';
import type { MatchItem } from '#domain/matching/matcher.ts';
import { snippet } from '#domain/search/highlight.ts';
import { ASSISTANT_FAILURES, foundByText } from '#messages/assistant/assistant.ts';
import { grantRefs, grantsNamed } from '#server/features/assistant/grant-input.ts';
import { matchedWords } from '#server/features/assistant/matched-words.ts';
import { operation, type OperationContext } from '#server/features/assistant/operation.ts';
import { looseProfile } from '#server/features/assistant/profile-input.ts';
import { jsonSystem, recordText } from '#server/features/assistant/provider/prompt.ts';
import type { AnswerOf } from '#server/features/assistant/shapes.ts';
import { reasonOf, toldGrant } from '#server/features/assistant/told-grant.ts';
import { readWords } from '#server/features/grants/service.ts';
import { inTurns } from '#server/platform/threads/in-turns.ts';

const RESULTS = 10;
const READ = 120;
const SNIPPET_CHARS = 240;

const input = z.object({
  searchQuery: z.string().max(1000).nullish().catch(null),
  grants: grantRefs,
  userProfile: looseProfile,
  companyId: z.string().max(100).optional(),
});
const told = z.object({
  results: z.array(z.object({ id: z.string(), explanation: z.string().min(1).max(1000) })).max(50),
});
type Result = AnswerOf<'semantic_search'>['results'][number];

export const semanticSearch = operation({
  type: 'semantic_search',
  input,
  subject: ({ companyId, userProfile }) => ({ companyId, profile: userProfile }),
  failure: ASSISTANT_FAILURES.semantic_search,

  async embedded(context, { searchQuery, grants: refs }) {
    const { records, ctx } = context;
    const catalogue = await records.catalogue();
    const query = quotable(oneLine(searchQuery ?? '', 300), 300);
    const among = refs && refs.length > 0 ? new Set(grantsNamed(catalogue, refs).map(({ id }) => id)) : null;
    if (query === '') return { query, results: await withoutWords(context, among), didYouMean: null };
    await readWords(ctx, query);
    const index = catalogue.index(ctx.now());
    const hidden = await records.hidden();
    const home = (await records.company())?.region ?? null;
    const hits = (await inTurns(index.searchInSteps(query, { limit: among ? Infinity : READ, home })))
      .filter(({ id }) => (among ? among.has(id) : !hidden.has(id)))
      .flatMap((hit) => {
        const entry = catalogue.find(hit.id);
        const isShut = entry !== undefined && SHUT_STATUSES.includes(catalogue.statusOf(entry, ctx.now()).status);
        return entry && (among || !isShut) ? [{ grant: entry.grant, terms: hit.terms }] : [];
      })
      .slice(0, READ);
    const judged = await records.judge(hits.map(({ grant }) => grant));
    const fitting = among ? hits : hits.filter(({ grant }) => judged.get(grant.id)?.verdict !== 'non_ammissibile');
    return {
      query,
      results: (fitting.length > 0 ? fitting : hits)
        .slice(0, RESULTS)
        .map(({ grant, terms }) => resultOf(grant, judged.get(grant.id), terms, records.today)),
      didYouMean: index.didYouMean(query),
    };
  },
  async prompt(_context, _request, base) {
    if (!base || base.results.length === 0) return null;
    return {
      format: 'json',
      system: jsonSystem('{"results":[{"id":"…","explanation":"…"}]}'),
      task: 'Per ogni bando del blocco RISULTATI, con il suo id, spiega in una frase perché risponde alla ricerca del blocco RICERCA.',
      blocks: [
        { label: 'RICERCA', text: base.query },
        {
          label: 'RISULTATI',
          text: base.results
            .map(({ id, name, entity, explanation, snippet: parts }) =>
              recordText({
                id,
                nome: name,
                ente: entity,
                base: explanation,
                testo: parts.map(({ text }) => text).join(''),
              }),
            )
            .join('\n\n'),
        },
      ],
    };
  },
  read: (text) => told.parse(jsonInText(text)),
  async merge(_context, _request, base, { results }, checked) {
    const words = new Map(results.map(({ id, explanation }) => [id, checked(explanation, 600)]));
    return {
      ...base!,
      results: base!.results.map((one) => ({ ...one, explanation: words.get(one.id) || one.explanation })),
    };
  },
});

/** Without words the company's own data search. */
async function withoutWords({ records }: OperationContext, among: ReadonlySet<string> | null): Promise<Result[]> {
  const matches = await records.matches({ limit: among ? 500 : RESULTS });
  return matches
    .filter(({ grant }) => among === null || among.has(grant.id))
    .slice(0, RESULTS)
    .map((item) => resultOf(item.grant, item, [], records.today));
}

function resultOf(grant: Grant, item: MatchItem | undefined, terms: readonly string[], today: string): Result {
  const words = matchedWords(grant, terms);
  return {
    ...toldGrant(grant, item, today),
    explanation: item ? reasonOf(item) : words.length > 0 ? foundByText(words) : '',
    matchedWords: words,
    snippet: snippet(quotable(grant.summary, 2000), [...terms], SNIPPET_CHARS),
  };
}
