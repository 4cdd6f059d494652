import { PATHS } from '#domain/paths.ts';
import { API_DOCS } from '#messages/api-docs/api-docs.ts';
import { formatDay } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { OperationFold } from './operation-fold.tsx';
import type { Operation } from './api-docs-data.ts';

type Props = { q: string; origin: string; groups: readonly { tag: string; operations: readonly Operation[] }[] };

/** The live reference: read from what the server publishes, nothing in it is written by hand but the introduction. */
export function ApiDocsPage({ q, origin, groups }: Props) {
  const shown = groups.reduce((sum, { operations }) => sum + operations.length, 0);
  return (
    <div className="wrap pt-12 desk:pt-18">
      <h1 className="display text-[clamp(2.25rem,1.4rem+3.4vw,3.75rem)]">{API_DOCS.title}</h1>
      <p className="mt-4 max-w-measure text-18 leading-normal text-ink-2">{API_DOCS.lead}</p>
      <ul className="mt-8 grid gap-x-10 gap-y-6 sm:grid-cols-2 desk:grid-cols-3">
        {API_DOCS.basics.map(({ title, text, ...rest }) => (
          <li key={title} className="border-t border-rule-2 pt-4 text-14">
            <h2 className="font-semibold">{title}</h2>
            <p className="mt-1.5 text-ink-2">{text}</p>
            {'link' in rest && (
              <a href={rest.link.href} className="mt-1 inline-flex min-h-11 items-center">
                {rest.link.label}
              </a>
            )}
          </li>
        ))}
      </ul>
      <form action={PATHS.apiDocs} method="get" role="search" className="mt-10 flex max-w-2xl gap-2">
        <input
          type="search"
          name="q"
          defaultValue={q}
          maxLength={100}
          aria-label={API_DOCS.search}
          placeholder={API_DOCS.placeholder}
          className="min-h-11 min-w-0 flex-1 rounded border border-rule-strong bg-sheet px-3 text-16 text-on-sheet"
        />
        <Button type="submit" variant="ink">
          {API_DOCS.submit}
        </Button>
      </form>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 text-14 text-ink-2">
        {shown > 0 ? API_DOCS.count(shown) : API_DOCS.none}
        {q && (
          <AppLink href={PATHS.apiDocs} className="inline-flex min-h-11 items-center">
            {API_DOCS.clear}
          </AppLink>
        )}
      </p>
      {groups.map(({ tag, operations }) => (
        <section key={tag} className="mt-10">
          <h2 className="display text-28">{tag}</h2>
          <div className="mt-4 border-t border-rule-2">
            {operations.map((operation) => (
              <OperationFold key={operation.id} operation={operation} origin={origin} />
            ))}
          </div>
        </section>
      ))}
      <section className="mt-14">
        <h2 className="display text-28">{API_DOCS.changesTitle}</h2>
        <dl className="mt-4 grid gap-3">
          {API_DOCS.changes.map(({ date, text }) => (
            <div key={date} className="grid gap-x-8 sm:grid-cols-[12rem_1fr]">
              <dt className="text-14 font-semibold tabular-nums">{formatDay(date)}</dt>
              <dd className="max-w-measure text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
