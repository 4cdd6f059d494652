import { PATHS } from '#domain/paths.ts';
import { CAREERS } from '#messages/site/pages.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Drawing } from '#web/ui/brand/drawing.tsx';
import { PagePart, PageTop } from './page-top.tsx';

export function CareersPage() {
  return (
    <>
      <PageTop title={CAREERS.title} lead={CAREERS.lead} />
      <PagePart id="posizioni" title={CAREERS.openTitle}>
        <p className="mt-4 max-w-measure text-ink-2">{CAREERS.open}</p>
      </PagePart>
      <PagePart id="profili" title={CAREERS.looksTitle}>
        <ul className="mt-6 grid gap-8 desk:grid-cols-3">
          {CAREERS.looks.map(({ art, title, text }) => (
            <li key={title} className="border-t border-rule-2 pt-5">
              <Drawing name={art} className="h-20 w-auto text-ink-2" />
              <h3 className="mt-4 font-semibold">{title}</h3>
              <p className="mt-1.5 text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </PagePart>
      <PagePart id="candidarsi" title={CAREERS.howTitle}>
        <p className="mt-4 max-w-measure text-ink-2">{CAREERS.how}</p>
        <p className="mt-6">
          <ButtonLink href={`${PATHS.publicSupport}?oggetto=Candidatura#contatto`} variant="filo" size="lg">
            {CAREERS.action}
          </ButtonLink>
        </p>
      </PagePart>
    </>
  );
}
