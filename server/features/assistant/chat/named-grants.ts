import { grantMentions, grantNamesOf, type GrantNames } from '#domain/assistant/chat/grant-mentions.ts';
import { isWanting, subjectWords } from '#domain/assistant/chat/subject-words.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { fold } from '#domain/search/fold.ts';
import type { OperationContext } from '#server/features/assistant/operation.ts';
import type { Catalogue } from '#server/features/grants/service.ts';

const KNOWN = new WeakMap<Catalogue, { revision: number; names: GrantNames }>();
const MOST_ALIKE = 3;
/** One word alone may be a subject: with this few words in the name it is the name. */
const SHORT_NAME_WORDS = 4;

function namesIn(catalogue: Catalogue): GrantNames {
  const known = KNOWN.get(catalogue);
  if (known?.revision === catalogue.revision) return known.names;
  const names = grantNamesOf([...catalogue.entries()].map(({ grant }) => grant));
  KNOWN.set(catalogue, { revision: catalogue.revision, names });
  return names;
}

/** The grants that a message names; several in one place when the name is that of more than one. */
export async function namedGrants(context: OperationContext, message: string): Promise<Grant[][]> {
  const catalogue = await context.records.catalogue();
  const grantsOf = (ids: readonly string[]) => ids.flatMap((id) => catalogue.find(id)?.grant ?? []);
  const mentions = grantMentions(message, namesIn(catalogue)).filter(({ ids }) => ids.length <= MOST_ALIKE);
  if (mentions.length > 0) return mentions.map(({ ids }) => grantsOf(ids));
  if (isWanting(fold(message))) return [];
  const alike = grantsOf(allWordsInName(context, catalogue, message));
  return alike.length > 0 && alike.length <= MOST_ALIKE ? [alike] : [];
}

/** Every word of the subject stands in the name, in whatever order: "credito d'imposta mezzogiorno". */
function allWordsInName({ ctx }: OperationContext, catalogue: Catalogue, message: string): string[] {
  const words = fold(subjectWords(message)).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const hits = catalogue.index(ctx.now()).search(words.join(' '), { limit: 10 });
  return hits
    .map(({ id }) => id)
    .filter((id) => {
      const name = new Set(fold(catalogue.find(id)?.grant.name ?? '').split(/[^a-z0-9.]+/));
      return words.every((word) => name.has(word)) && (words.length > 1 || name.size <= SHORT_NAME_WORDS);
    });
}

export type PastMessage = { sender?: string | undefined; content?: string | undefined };

/** The grants that the conversation named last, in their order. What was said before is only looked through for names. */
export async function recentGrants({ records }: OperationContext, past: readonly PastMessage[]): Promise<Grant[]> {
  const catalogue = await records.catalogue();
  const names = [...catalogue.entries()].map(({ grant }) => ({ grant, name: fold(grant.name) }));
  for (const { content = '' } of past.toReversed()) {
    const text = fold(content);
    const found = names
      .map(({ grant, name }) => ({ grant, name, at: text.indexOf(name) }))
      .filter(({ at }) => at !== -1);
    // A name inside a longer one that stands in the same place is not another grant.
    const own = found.filter(
      ({ name, at }) =>
        !found.some((other) => other.name.length > name.length && other.at <= at && at < other.at + other.name.length),
    );
    if (own.length > 0) return own.toSorted((one, other) => one.at - other.at).map(({ grant }) => grant);
  }
  return [];
}
