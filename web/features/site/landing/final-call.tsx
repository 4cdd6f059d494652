import { PATHS } from '#domain/paths.ts';
import { FINAL_CALL } from '#messages/site/landing-tail.ts';
import { LANDING } from '#messages/site/landing.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';

/** The thread leaves the margin and runs out straight. */
export function FinalCall() {
  return (
    <section aria-labelledby="fine-titolo" className="relative pt-16 pl-6 desk:pl-12">
      <span
        aria-hidden="true"
        className="absolute inset-x-0 top-0 h-7 rounded-bl-[28px] border-b-2 border-l-2 border-filo-line"
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h2 id="fine-titolo" className="display text-[clamp(1.75rem,1.2rem+2.2vw,var(--t-40))]">
          {FINAL_CALL.title}
        </h2>
        <p className="flex flex-wrap gap-3 max-xs:w-full max-xs:*:w-full">
          <ButtonLink href={PATHS.auth} variant="ink" size="lg">
            {LANDING.startNow}
          </ButtonLink>
          <ButtonLink href={PATHS.grants} size="lg">
            {LANDING.explore}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
