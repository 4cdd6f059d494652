import { articlePath, PATHS } from '#domain/paths.ts';
import { BLOG } from '#messages/blog/blog.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Prose } from '#web/ui/data/prose.tsx';
import { ArticleLine } from './article-line.tsx';
import type { ReadArticle } from './blog-api.ts';

export function ArticlePage({ article, next }: ReadArticle) {
  return (
    <div className="wrap pt-8">
      <p>
        <AppLink href={PATHS.blog} className="inline-flex min-h-11 items-center text-14">
          {BLOG.all}
        </AppLink>
      </p>
      <article className="mx-auto mt-6 max-w-[44rem]">
        <header className="border-b border-rule-2 pb-8">
          <ArticleLine {...article} />
          <h1 className="display mt-3 text-[clamp(2rem,1.4rem+2.6vw,3.25rem)]">{article.title}</h1>
          <p className="mt-4 text-18 leading-normal text-ink-2">{article.description}</p>
          <p className="mt-4 text-14 text-ink-2">{BLOG.author}</p>
        </header>
        <div className="mt-8">
          <Prose blocks={article.blocks} />
        </div>
        <p className="mt-10 border-t border-rule-2 pt-4 text-13 text-ink-2">{BLOG.note}</p>
      </article>
      <section aria-labelledby="altri-titolo" className="mt-14">
        <h2 id="altri-titolo" className="display text-28">
          {BLOG.next}
        </h2>
        <ul className="mt-6 grid gap-8 desk:grid-cols-3">
          {next.map((other) => (
            <li key={other.slug} className="grid content-start gap-2 border-t border-rule-2 pt-4">
              <ArticleLine {...other} />
              <AppLink
                href={articlePath(other.slug)}
                className="font-serif text-22 leading-snug no-underline hover:underline"
              >
                {other.title}
              </AppLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
