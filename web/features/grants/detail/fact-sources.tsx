import { ChevronDown } from 'lucide-react';
import { sourcesOf } from '#domain/grants/fact-sources.ts';
import type { FactField, FactSource, GrantFacts } from '#domain/grants/grant-facts.ts';
import { KNOWN } from '#messages/grants/grant-facts.ts';
import { formatDay } from '#web/lib/format.ts';

type Props = { facts: GrantFacts; field: FactField; about: string };

/** "Fonte": who says so and when, with the page where there is one; folded, and nothing where nobody says so. */
export function FactSources({ facts, field, about }: Props) {
  const sources = sourcesOf(facts, field);
  if (sources.length === 0) return null;
  return (
    <details className="group text-13 text-ink-2 print:hidden">
      <summary className="-mx-1 inline-flex min-h-6 list-none items-center gap-1 rounded px-1 [&::-webkit-details-marker]:hidden">
        {KNOWN.sources(sources.length)}
        <span className="sr-only">{KNOWN.sourcesOf(about)}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-transform duration-(--d-2) group-open:rotate-180"
        />
      </summary>
      <ul className="mt-1 mb-2 grid gap-1.5 bg-sunken px-3 py-2 text-on-sunken">
        {sources.map((source) => (
          <li key={`${source.title} ${source.url ?? ''}`} className="[overflow-wrap:anywhere]">
            <SourceLine source={source} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function SourceLine({ source: { title, url, date } }: { source: FactSource }) {
  const from = [date ? formatDay(date) : '', url ? new URL(url).hostname.replace(/^www\./, '') : KNOWN.act];
  return (
    <>
      {url ? (
        <a href={url} target="_blank" rel="noopener">
          {title} <span className="sr-only">{KNOWN.newTab}</span>
        </a>
      ) : (
        title
      )}
      {` · ${from.filter(Boolean).join(' · ')}`}
    </>
  );
}
