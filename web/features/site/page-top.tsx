import type { ReactNode } from 'react';

/** The opening of a page of the site. */
export function PageTop({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <header className="wrap pt-12 pb-4 desk:pt-18">
      <h1 className="display max-w-[18em] text-[clamp(2.25rem,1.4rem+3.4vw,3.75rem)]">{title}</h1>
      {lead && <p className="mt-5 max-w-[56ch] text-18 leading-normal text-ink-2">{lead}</p>}
      {children}
    </header>
  );
}

/** A part of such a page. */
export function PagePart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-titolo`} className="wrap scroll-mt-6 pt-14">
      <h2 id={`${id}-titolo`} className="display text-[clamp(1.625rem,1.2rem+1.6vw,2rem)]">
        {title}
      </h2>
      {children}
    </section>
  );
}
