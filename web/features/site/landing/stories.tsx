import { STORIES } from '#messages/site/landing-tail.ts';
import { Tag } from '#web/ui/data/tag.tsx';
import { Section } from './section.tsx';

/** Examples of the demo data, and marked as such; a production installation has no such section (SIT-4). */
export function Stories() {
  return (
    <Section id="storie" title={STORIES.title} knot>
      <ul className="mt-8 grid gap-6 desk:grid-cols-3">
        {STORIES.items.map(({ quote, who, company, got }) => (
          <li key={company}>
            <figure className="flex h-full flex-col gap-5 border-t-2 border-ink pt-4">
              <p className="flex flex-wrap items-center gap-2 text-13 text-ink-2">
                <Tag>{STORIES.mark}</Tag> {got}
              </p>
              <blockquote className="flex-1 font-serif text-22 leading-snug text-pretty">«{quote}»</blockquote>
              <figcaption className="text-14 text-ink-2">
                <span className="block font-semibold text-ink">{who}</span>
                {company}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-13 text-ink-2">{STORIES.note}</p>
    </Section>
  );
}
