import { changedSearch, type DirectorySearch } from '#domain/consultants/directory-search.ts';
import { MARKETPLACE_WORDS as WORDS } from '#messages/consultants/marketplace.ts';
import { Chip } from '#web/ui/actions/chip.tsx';
import { Button } from '#web/ui/actions/button.tsx';

type Props = { search: DirectorySearch; onSearch: (search: DirectorySearch) => void };

export function MarketplaceChips({ search, onSearch }: Props) {
  const chips = chipsOf(search);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={WORDS.chips} className="flex flex-wrap items-center gap-2 pb-3">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Chip
            label={label}
            removeLabel={WORDS.removeFilter(label)}
            onRemove={() => onSearch(changedSearch(search, without))}
          />
        </li>
      ))}
      <li>
        <Button variant="quiet" size="sm" onClick={() => onSearch(search.sort ? { sort: search.sort } : {})}>
          {WORDS.reset}
        </Button>
      </li>
    </ul>
  );
}

type Removable = { label: string; without: Record<string, unknown> };

function chipsOf({
  q,
  topics,
  minHourlyRate = 0,
  maxHourlyRate,
  minExperience,
  minRating,
  city,
  verified,
}: DirectorySearch) {
  const chips: Removable[] = [];
  if (q) chips.push({ label: `«${q}»`, without: { q: '' } });
  for (const topic of topics ?? [])
    chips.push({ label: topic, without: { topics: topics?.filter((each) => each !== topic) } });
  if (minHourlyRate > 0 || maxHourlyRate !== undefined)
    chips.push({
      label: WORDS.priceChip(minHourlyRate, maxHourlyRate),
      without: { minHourlyRate: '', maxHourlyRate: '' },
    });
  if (minExperience) chips.push({ label: WORDS.experienceOption(minExperience), without: { minExperience: '' } });
  if (minRating) chips.push({ label: WORDS.ratingOption(minRating), without: { minRating: '' } });
  if (city) chips.push({ label: WORDS.locations[city], without: { city: '' } });
  if (verified) chips.push({ label: WORDS.verifiedChip, without: { verified: '' } });
  return chips;
}
