import { PATHS } from '#domain/paths.ts';
import { PUBLIC_SUPPORT } from '#messages/site/help.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { FaqList, type FaqEntry } from './faq-list.tsx';
import { PagePart, PageTop } from './page-top.tsx';

export type HelpAnswer = { q: string; entries: FaqEntry[]; articles: { href: string; title: string }[] };
type Props = HelpAnswer & { email: string };

/** A search that any browser can send, the answers, when we are there and where to write. */
export function HelpCentre({ q, entries, articles, email }: Props) {
  return (
    <>
      <PageTop title={PUBLIC_SUPPORT.title}>
        <form action={PATHS.publicSupport} method="get" role="search" className="mt-8 flex max-w-2xl gap-2">
          <input
            type="search"
            name="q"
            defaultValue={q}
            maxLength={100}
            aria-label={PUBLIC_SUPPORT.search}
            placeholder={PUBLIC_SUPPORT.placeholder}
            className="min-h-13 min-w-0 flex-1 rounded border border-rule-strong bg-sheet px-4 text-16 text-on-sheet"
          />
          <Button type="submit" variant="ink" size="lg">
            {PUBLIC_SUPPORT.submit}
          </Button>
        </form>
      </PageTop>
      <div className="wrap grid gap-x-16 desk:grid-cols-[minmax(0,1fr)_18rem]">
        <div>
          <PagePart id="risposte" title={PUBLIC_SUPPORT.answers}>
            {q && (
              <p className="mt-4 flex flex-wrap gap-x-4 text-14 text-ink-2" role="status">
                {entries.length > 0 ? PUBLIC_SUPPORT.found(entries.length) : PUBLIC_SUPPORT.none}
                <AppLink href={PATHS.publicSupport}>{PUBLIC_SUPPORT.clear}</AppLink>
              </p>
            )}
            {entries.length > 0 && (
              <div className="mt-6">
                <FaqList entries={entries} group="guida" />
              </div>
            )}
          </PagePart>
          {articles.length > 0 && (
            <PagePart id="dal-blog" title={PUBLIC_SUPPORT.articlesTitle}>
              <ul className="mt-4 grid gap-1">
                {articles.map(({ href, title }) => (
                  <li key={href}>
                    <AppLink href={href} className="inline-flex min-h-11 items-center">
                      {title}
                    </AppLink>
                  </li>
                ))}
              </ul>
            </PagePart>
          )}
        </div>
        <aside className="grid content-start gap-8 pt-14">
          <section aria-labelledby="orari-titolo">
            <h2 id="orari-titolo" className="font-semibold">
              {PUBLIC_SUPPORT.hoursTitle}
            </h2>
            <dl className="mt-2 text-14 text-ink-2 tabular-nums">
              {PUBLIC_SUPPORT.hours.map(({ days, time }) => (
                <div key={days} className="flex justify-between gap-4 border-b border-rule py-2">
                  <dt>{days}</dt>
                  <dd>{time}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section aria-labelledby="email-titolo">
            <h2 id="email-titolo" className="font-semibold">
              {PUBLIC_SUPPORT.emailTitle}
            </h2>
            <p className="mt-2 text-14">
              <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center wrap-anywhere">
                {email}
              </a>
            </p>
          </section>
        </aside>
      </div>
    </>
  );
}
