import { ArrowRight, Star } from 'lucide-react';
import { SHOWCASE } from '#messages/site/landing-tail.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { initialsOf } from '#web/ui/data/avatar.tsx';
import { Tag } from '#web/ui/data/tag.tsx';
import { Section } from './section.tsx';

export type ShownConsultant = {
  href: string;
  name: string;
  /** Title and place, in one line. */
  line: string;
  rating: string | null;
  reviews: string;
  /** What was obtained, from closed work alone. */
  outcomes: string | null;
  years: string;
  rate: string;
  specializations: readonly string[];
};
type Props = { consultants: readonly ShownConsultant[]; allHref: string };

/** The first of the directory, each with what was counted of them; no section where nobody is approved (SIT-3). */
export function Showcase({ consultants, allHref }: Props) {
  if (consultants.length === 0) return null;
  return (
    <Section id="consulenti" title={SHOWCASE.title} lead={SHOWCASE.lead} knot>
      <ul className="mt-8 grid gap-4 desk:grid-cols-3">
        {consultants.map((consultant) => (
          <li key={consultant.href}>
            <Person {...consultant} />
          </li>
        ))}
      </ul>
      <ButtonLink href={allHref} className="mt-6">
        {SHOWCASE.all}
        <ArrowRight aria-hidden="true" />
      </ButtonLink>
    </Section>
  );
}

function Person({ href, name, line, rating, reviews, outcomes, years, rate, specializations }: ShownConsultant) {
  return (
    <article className="flex h-full flex-col gap-4 rounded border border-rule-2 bg-sheet p-4 text-on-sheet">
      <header className="flex gap-3">
        <span
          aria-hidden="true"
          className="grid size-12 flex-none place-items-center rounded border border-rule-2 bg-sunken font-serif text-18"
        >
          {initialsOf(name)}
        </span>
        <div className="min-w-0">
          <h3 className="text-17 font-bold wrap-anywhere">
            <AppLink href={href} className="underline-offset-4 hover:underline">
              {name}
            </AppLink>
          </h3>
          <p className="text-14 text-ink-2">{line}</p>
        </div>
      </header>
      <p className="flex flex-wrap items-center gap-x-1.5 text-14">
        {rating && (
          <>
            <Star aria-hidden="true" className="size-4 fill-ink" />
            <b className="font-semibold">{rating}</b>
          </>
        )}
        <span className="text-ink-2">{reviews}</span>
      </p>
      {outcomes && <p className="font-serif text-22 leading-snug">{outcomes}</p>}
      <ul className="flex flex-wrap gap-1.5">
        {specializations.map((word) => (
          <li key={word}>
            <Tag className="text-13">{word}</Tag>
          </li>
        ))}
      </ul>
      <p className="mt-auto flex justify-between gap-3 border-t border-rule pt-3 text-14">
        <span className="text-ink-2">{years}</span>
        <b className="font-semibold tabular-nums">{rate}</b>
      </p>
    </article>
  );
}
