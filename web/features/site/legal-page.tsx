import { TERMS_VERSION } from '#domain/accounts/consents.ts';
import { ACCESSIBILITY } from '#messages/site/accessibility.ts';
import { LEGAL, PRIVACY, TERMS, type LegalText } from '#messages/site/legal.ts';
import { formatDay } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

type LegalName = 'terms' | 'privacy' | 'accessibility';

const TEXTS: Record<LegalName, LegalText> = { terms: TERMS, privacy: PRIVACY, accessibility: ACCESSIBILITY };

/** A text to read: its contents beside it where there is room, each section with an address of its own. */
export function LegalPage({ text: name }: { text: LegalName }) {
  const text = TEXTS[name];
  return (
    <div className="wrap py-6">
      <PageHeader
        display
        eyebrow={LEGAL.version(formatDay(TERMS_VERSION))}
        title={text.title}
        description={text.lead}
      />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,44rem)_16rem] lg:justify-between">
        <Contents sections={text.sections} />
        <article className="lg:-order-1">
          {text.sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
        </article>
      </div>
    </div>
  );
}

function Contents({ sections }: Pick<LegalText, 'sections'>) {
  return (
    <nav aria-label={LEGAL.contents} className="lg:sticky lg:top-[calc(var(--bar)+1.5rem)] lg:self-start">
      <p className="text-13 font-semibold text-ink-3">{LEGAL.contents}</p>
      <ul className="mt-2 flex flex-col border-l border-rule">
        {sections.map(({ id, title }) => (
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
  );
}

function Section({ id, title, blocks }: LegalText['sections'][number]) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titolo`}
      className="scroll-mt-[calc(var(--bar)+1rem)] not-first:mt-8 text-ink-2"
    >
      <h2 id={`${id}-titolo`} className="text-18 font-semibold text-ink">
        {title}
      </h2>
      {blocks.map((block) =>
        typeof block === 'string' ? (
          <p key={block} className="mt-3">
            {block}
          </p>
        ) : (
          <ul key={block[0]} className="mt-3 flex list-disc flex-col gap-2 pl-5">
            {block.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}
