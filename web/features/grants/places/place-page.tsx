import { PATHS } from '#domain/paths.ts';
import { PLACES } from '#messages/grants/places.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { GrantCard, type GrantCardProps } from '#web/ui/grant-card/grant-card.tsx';

export type Counted = { label: string; href: string; count: number };
export type Place = {
  kind: 'region' | 'sector';
  title: string;
  lead: string;
  total: number;
  allHref: string;
  cards: readonly GrantCardProps[];
  facets: readonly { title: string; entries: readonly Counted[] }[];
  others: readonly Counted[];
};

/** What is open in one region, or for one sector: counted now, the next to close first. */
export function PlacePage({ kind, title, lead, total, allHref, cards, facets, others }: Place) {
  return (
    <div className="wrap pt-8">
      <p>
        <AppLink href={PATHS.grantPlaces} className="inline-flex min-h-11 items-center text-14">
          {PLACES.back}
        </AppLink>
      </p>
      <h1 className="display mt-2 text-[clamp(2rem,1.4rem+2.6vw,3.25rem)]">{title}</h1>
      <p className="mt-3 text-18 leading-normal text-ink-2">{lead}</p>
      <div className="mt-8 grid items-start gap-x-12 gap-y-10 desk:grid-cols-[minmax(0,1fr)_17rem]">
        <section aria-labelledby="primi-titolo">
          <h2 id="primi-titolo" className="font-semibold">
            {PLACES.soon}
          </h2>
          {cards.length === 0 && <p className="mt-3 text-ink-2">{PLACES.none}</p>}
          <ul className="mt-4 grid gap-4">
            {cards.map((card) => (
              <li key={card.href}>
                <GrantCard {...card} />
              </li>
            ))}
          </ul>
          <p className="mt-6">
            <ButtonLink href={allHref} variant="filo" size="lg">
              {PLACES.all(total)}
            </ButtonLink>
          </p>
        </section>
        <aside className="grid gap-8">
          {facets.map((facet) => (
            <CountedList key={facet.title} {...facet} />
          ))}
        </aside>
      </div>
      <section aria-labelledby="altri-titolo" className="mt-14">
        <h2 id="altri-titolo" className="display text-28">
          {PLACES.others[kind]}
        </h2>
        <CountedGrid entries={others} />
      </section>
    </div>
  );
}

function CountedList({ title, entries }: Place['facets'][number]) {
  return (
    <section>
      <h2 className="text-14 font-semibold">{title}</h2>
      <ul className="mt-2 text-14">
        {entries.map((entry) => (
          <CountedLine key={entry.href} {...entry} />
        ))}
      </ul>
    </section>
  );
}

export const CountedGrid = ({ entries }: { entries: readonly Counted[] }) => (
  <ul className="mt-4 grid grid-cols-1 gap-x-10 xs:grid-cols-2 desk:grid-cols-4">
    {entries.map((entry) => (
      <CountedLine key={entry.href} {...entry} />
    ))}
  </ul>
);

const CountedLine = ({ label, href, count }: Counted) => (
  <li className="flex items-center justify-between gap-3 border-b border-rule">
    <AppLink href={href} className="inline-flex min-h-11 flex-1 items-center no-underline hover:underline">
      {label}
    </AppLink>
    <span className="text-ink-2 tabular-nums">{count}</span>
  </li>
);
