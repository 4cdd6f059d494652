import { SITE_LINKS } from '#domain/navigation.ts';
import { PATHS } from '#domain/paths.ts';
import { LANDING } from '#messages/site/landing.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { HeroThread } from '#web/ui/brand/hero-thread.tsx';

export function Hero() {
  const [first, second, word] = LANDING.title;
  const bandi: string | null = SITE_LINKS.bandi;
  return (
    <section className="wrap grid items-center gap-8 pt-12 pb-16 desk:min-h-[min(46rem,calc(100dvh-13rem))] desk:grid-cols-[minmax(0,1fr)_minmax(0,0.9fr)] desk:pt-12">
      <div>
        <h1 className="display text-80">
          {first}
          <br />
          {second} <em>{word}</em>
        </h1>
        <p className="mt-8 max-w-[44ch] text-18 leading-normal text-ink-2">{LANDING.lead}</p>
        <p className="mt-8 flex flex-wrap gap-3 max-xs:*:w-full">
          <ButtonLink href={PATHS.auth} variant="filo" size="lg">
            {LANDING.start}
          </ButtonLink>
          {bandi && (
            <ButtonLink href={bandi} size="lg">
              {LANDING.explore}
            </ButtonLink>
          )}
        </p>
        <p className="mt-4 text-14 text-ink-2">{LANDING.note}</p>
      </div>
      <HeroThread className="mx-auto w-full max-w-md desk:max-w-none" />
    </section>
  );
}
