import { TERMS_VERSION } from '#domain/accounts/consents.ts';
import { LEGAL, type LegalText } from '#messages/legal.ts';
import { formatDay } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

/** A text to read: its contents beside it where there is room, each section with an address of its own. */
export function LegalPage({ text }: { text: LegalText }) {
  return (
    <div className="wrap grid gap-8 py-10 lg:grid-cols-[minmax(0,44rem)_16rem] lg:justify-between">
      <article>
        <PageHeader
          display
          eyebrow={LEGAL.version(formatDay(TERMS_VERSION))}
          title={text.title}
          description={text.lead}
        />
        {text.sections.map(({ id, title, blocks }) => (
          <section key={id} id={id} aria-labelledby={`${id}-titolo`} className="mt-8 scroll-mt-[calc(var(--bar)+1rem)]">
            <h2 id={`${id}-titolo`} className="text-20 font-semibold">
              {title}
            </h2>
            {blocks.map((block) =>
              typeof block === 'string' ? (
                <p key={block} className="mt-3 text-16 text-ink-2">
                  {block}
                </p>
              ) : (
                <ul key={block[0]} className="mt-3 flex list-disc flex-col gap-2 pl-5 text-16 text-ink-2">
                  {block.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              ),
            )}
          </section>
        ))}
      </article>
      <nav
        aria-label={LEGAL.contents}
        className="order-first lg:sticky lg:top-[calc(var(--bar)+1.5rem)] lg:order-last lg:self-start"
      >
        <p className="text-13 font-semibold text-ink-3">{LEGAL.contents}</p>
        <ul className="mt-2 flex flex-col border-l border-rule">
          {text.sections.map(({ id, title }) => (
            <li key={id}>
              <AppLink
                href={`#${id}`}
                className="-ml-px inline-flex min-h-9 items-center border-l border-transparent pl-4 text-14 text-ink-2 no-underline hover:border-ink hover:text-ink tap:min-h-11"
              >
                {title}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
