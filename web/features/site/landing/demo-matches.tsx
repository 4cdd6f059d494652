import type { InferResponseType } from 'hono/client';
import { PATHS } from '#domain/paths.ts';
import { LIVE_DEMO } from '#messages/site/landing.ts';
import type { ApiClient } from '#web/lib/api.ts';
import { formatDay } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { GrantCard, type GrantCardProps } from '#web/ui/grant-card/grant-card.tsx';

export type LandingFigures = InferResponseType<ApiClient['site']['landing']['$get'], 200>;
export type DemoMatch = { card: GrantCardProps; why: string | null };
type Props = {
  region: string;
  figures: LandingFigures;
  matches: readonly DemoMatch[];
  checkedOn: string | null;
  demoHref: string | null;
};

/** The answer of the live demo: how many, the best three with their verdict and their reason. */
export function DemoMatches({ region, figures, matches, checkedOn, demoHref }: Props) {
  const allHref = `${PATHS.grants}?region=${encodeURIComponent(region)}`;
  return (
    <div role="status">
      <p className="mt-8 mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-14">
        <strong>
          {LIVE_DEMO.counted(figures.suited, figures.catalogue)} {LIVE_DEMO.open(figures.open)}
        </strong>
        {matches.length > 0 && <span className="text-ink-2">{LIVE_DEMO.best}</span>}
        <AppLink href={allHref} className="sm:ml-auto tap:py-3">
          {LIVE_DEMO.all(region)}
        </AppLink>
      </p>
      {matches.length === 0 && <p className="text-ink-2">{LIVE_DEMO.none}</p>}
      <ul className="grid gap-4 lg:grid-cols-3 lg:gap-y-0">
        {matches.map(({ card, why }) => (
          <li key={card.href} className="grid lg:row-span-2 lg:grid-rows-subgrid">
            <GrantCard {...card} />
            {why && (
              <p className="pt-2 text-13 text-ink-2">
                <b>{LIVE_DEMO.why}</b> {why}
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-x-3 text-13 text-ink-2">
        {checkedOn && LIVE_DEMO.note(formatDay(checkedOn))}
        {demoHref && <AppLink href={demoHref}>{LIVE_DEMO.full}</AppLink>}
      </p>
    </div>
  );
}
