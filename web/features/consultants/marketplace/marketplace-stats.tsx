import type { DirectoryStats } from '#domain/consultants/consultant-card.ts';
import { CARD_WORDS } from '#messages/consultants/card.ts';
import { MARKETPLACE_WORDS } from '#messages/consultants/marketplace.ts';
import { formatCount } from '#web/lib/format.ts';

const WORDS = MARKETPLACE_WORDS.stats;

/** Four tiles, counted; what cannot be computed is a dash with its reason (CON-10). */
export function MarketplaceStats({ stats: { consultants, rating, projects, granted } }: { stats: DirectoryStats }) {
  const tiles = [
    { label: WORDS.consultants, value: formatCount(consultants), note: WORDS.consultantsNote },
    {
      label: WORDS.rating,
      value: rating === null ? WORDS.unknown : CARD_WORDS.rating(rating),
      note: rating === null ? WORDS.none : WORDS.ratingNote,
    },
    { label: WORDS.projects, value: formatCount(projects), note: WORDS.projectsNote },
    {
      label: WORDS.success,
      value: projects === 0 ? WORDS.unknown : `${String(Math.round((granted / projects) * 100))}%`,
      note: projects === 0 ? WORDS.none : WORDS.successNote(granted, projects),
    },
  ];
  return (
    <dl className="mb-6 grid grid-cols-2 border-y border-rule-2 desk:grid-cols-4">
      {tiles.map(({ label, value, note }) => (
        <div
          key={label}
          className="border-rule-2 py-3 pr-3 not-first:desk:border-l not-first:desk:pl-4 max-desk:even:border-l max-desk:even:pl-4"
        >
          <dt className="text-13 text-ink-2">{label}</dt>
          <dd className="text-22 font-bold tabular-nums">{value}</dd>
          <dd className="text-13 text-ink-2">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
