import { PATHS } from '#domain/paths.ts';
import { ABOUT } from '#messages/site/pages.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Drawing } from '#web/ui/brand/drawing.tsx';
import { PagePart, PageTop } from './page-top.tsx';

export function AboutPage() {
  return (
    <>
      <PageTop title={ABOUT.title} lead={ABOUT.lead} />
      <div className="wrap grid items-start gap-10 pt-6 desk:grid-cols-[minmax(0,42rem)_1fr]">
        <div className="grid gap-4 text-18 leading-relaxed">
          {ABOUT.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Drawing name="home" className="mx-auto h-40 w-auto text-ink-2 max-desk:hidden" />
      </div>
      <PagePart id="principi" title={ABOUT.principlesTitle}>
        <ul className="mt-6 grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {ABOUT.principles.map(({ title, text }) => (
            <li key={title} className="border-t border-rule-2 pt-4">
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1.5 max-w-measure text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </PagePart>
      <PagePart id="fonti" title={ABOUT.sourcesTitle}>
        <p className="mt-4 max-w-measure text-ink-2">{ABOUT.sources}</p>
        <p className="mt-8">
          <ButtonLink href={PATHS.publicSupport} variant="ink">
            {ABOUT.contact}
          </ButtonLink>
        </p>
      </PagePart>
    </>
  );
}
