import { PLACES } from '#messages/grants/places.ts';
import { CountedGrid, type Counted } from './place-page.tsx';

type Props = { total: number; regions: readonly Counted[]; sectors: readonly Counted[] };

export function PlacesIndex({ total, regions, sectors }: Props) {
  return (
    <div className="wrap pt-12">
      <h1 className="display text-[clamp(2rem,1.4rem+2.6vw,3.25rem)]">{PLACES.index.title}</h1>
      <p className="mt-3 text-18 leading-normal text-ink-2">{PLACES.index.lead(total)}</p>
      {[
        { title: PLACES.index.regions, entries: regions },
        { title: PLACES.index.sectors, entries: sectors },
      ].map(({ title, entries }) => (
        <section key={title} className="mt-12">
          <h2 className="display text-28">{title}</h2>
          <CountedGrid entries={entries} />
        </section>
      ))}
    </div>
  );
}
