import type { DirectoryWords } from '#domain/consultants/directory-search.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

const NAMES = {
  q: true,
  specializations: true,
  sectors: true,
  regions: true,
  topics: true,
  minExperience: true,
  minHourlyRate: true,
  maxHourlyRate: true,
  minRating: true,
  city: true,
  verified: true,
  sort: true,
  limit: true,
} satisfies Record<keyof DirectoryWords, true>;

/** What an address says of the directory, as it is written: this runs in every first load, its reading does not. */
export const directoryAddress = strictSearch<DirectoryWords>((raw) =>
  Object.fromEntries(
    Object.keys(NAMES).flatMap((name) => (raw[name] === undefined ? [] : [[name, [raw[name]].flat().join(',')]])),
  ),
);
