import { articlePath } from '#domain/paths.ts';
import { FAQ, type FaqFacts } from '#messages/site/faq.ts';
import { HELP } from '#messages/site/help.ts';
import type { HelpAnswer } from './help-centre.tsx';

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

type Article = { slug: string; title: string; description: string };
const ARTICLES_SHOWN = 4;

/** Every word must be found, as the beginning of a word, accents apart. */
export function searchHelp(q: string, facts: FaqFacts, articles: readonly Article[]): HelpAnswer {
  const words = folded(q)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const isFound = (text: string) =>
    words.every((word) => ` ${folded(text).replace(/[^a-z0-9]+/g, ' ')}`.includes(` ${word}`));
  const all = [...HELP, ...FAQ.flatMap(({ questions }) => questions)].map((entry) => ({
    ...entry,
    answer: typeof entry.answer === 'string' ? entry.answer : entry.answer(facts),
  }));
  const found = all.filter(({ question, answer, ...rest }) =>
    isFound([question, answer, 'words' in rest ? rest.words : ''].join(' ')),
  );
  return {
    q,
    entries: found.map(({ id, question, answer }) => ({ id, question, answer })),
    articles: articles
      .filter(({ title, description }) => isFound(`${title} ${description}`))
      .slice(0, ARTICLES_SHOWN)
      .map(({ slug, title }) => ({ href: articlePath(slug), title })),
  };
}
