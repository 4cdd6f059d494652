import { articlePath, PATHS } from '#domain/paths.ts';
import { BLOG } from '#messages/blog/blog.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { ArticleLine } from './article-line.tsx';
import type { ArticleSummary } from './blog-api.ts';

type Props = { articles: readonly ArticleSummary[]; isNotFound?: boolean };

export function BlogPage({ articles, isNotFound = false }: Props) {
  const [first, ...rest] = articles;
  const top = isNotFound ? { title: BLOG.notFound.title, lead: BLOG.notFound.text } : BLOG;
  return (
    <div className="wrap pt-12 desk:pt-18">
      <h1 className="display text-[clamp(2.25rem,1.4rem+3.4vw,3.75rem)]">{top.title}</h1>
      <p className="mt-4 flex max-w-measure flex-wrap items-center gap-x-4 text-18 leading-normal text-ink-2">
        {top.lead}
        <a href={`${PATHS.blog}/rss.xml`} className="inline-flex min-h-11 items-center text-14">
          {BLOG.feed}
        </a>
      </p>
      {first && (
        <article className="relative mt-10 grid gap-4 border-y-2 border-ink py-8 desk:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] desk:gap-12">
          <div>
            <ArticleLine {...first} />
            <h2 className="display mt-3 text-40">
              <CoveringLink article={first} />
            </h2>
          </div>
          <p className="text-18 leading-normal text-ink-2 desk:self-end">{first.description}</p>
        </article>
      )}
      <ul className="mt-10 grid gap-x-10 gap-y-10 sm:grid-cols-2 desk:grid-cols-3">
        {rest.map((article) => (
          <li key={article.slug}>
            <article className="relative grid gap-3 border-t border-rule-2 pt-5">
              <ArticleLine {...article} />
              <h2 className="font-serif text-22 leading-snug font-book">
                <CoveringLink article={article} />
              </h2>
              <p className="text-ink-2">{article.description}</p>
            </article>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The whole card is the link. */
const CoveringLink = ({ article }: { article: ArticleSummary }) => (
  <AppLink href={articlePath(article.slug)} className="no-underline after:absolute after:inset-0 hover:underline">
    {article.title}
  </AppLink>
);
