import { PATHS } from '#domain/paths.ts';
import { LANDING } from '#messages/site/landing.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { HeroThread, ThreadTurn } from '#web/ui/brand/hero-thread.tsx';

/** The skein comes out straight, turns at the left edge and becomes the margin of the whole page. */
export function Hero() {
  const [first, second, word] = LANDING.title;
  return (
    <section className="overflow-clip">
      <div className="wrap relative grid pt-8 pb-14 desk:pt-18 desk:pb-30">
        <h1 className="display relative z-1 max-w-[8em] text-80">
          {first} {second} <em>{word}</em>
        </h1>
        <p className="relative z-1 mt-6 max-w-[43ch] text-18 leading-normal text-ink-2">{LANDING.lead}</p>
        <p className="relative z-1 mt-8 flex flex-wrap gap-3 max-xs:*:w-full">
          <ButtonLink href={PATHS.auth} variant="filo" size="lg">
            {LANDING.start}
          </ButtonLink>
          <ButtonLink href={PATHS.grants} size="lg">
            {LANDING.explore}
          </ButtonLink>
        </p>
        <p className="relative z-1 mt-4 text-14 text-ink-2">{LANDING.note}</p>
        <HeroThread className="relative -right-6 mt-2 -mb-[4.6px] w-[min(100%,420px)] justify-self-end desk:absolute desk:right-(--gutter) desk:bottom-[50.8px] desk:m-0 desk:w-[min(720px,56%)]" />
        <ThreadTurn className="absolute right-[calc(min(100%-2*var(--gutter),420px)+var(--gutter)-26px)] bottom-0 left-(--gutter) desk:right-[calc(min(720px,56%)+var(--gutter)-2px)]" />
      </div>
    </section>
  );
}
