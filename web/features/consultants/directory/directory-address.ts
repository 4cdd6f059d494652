import type { DirectoryWords } from '#domain/consultants/directory-search.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

const WORDS = /./;
const NUMBER = /^\d[\d.,]*$/;

const NAMES = {
  q: WORDS,
  specializations: WORDS,
  sectors: WORDS,
  regions: WORDS,
  topics: WORDS,
  minExperience: NUMBER,
  minHourlyRate: NUMBER,
  maxHourlyRate: NUMBER,
  minRating: NUMBER,
  city: WORDS,
  verified: WORDS,
  sort: WORDS,
  limit: NUMBER,
} satisfies Record<keyof DirectoryWords, RegExp>;

/**
 * What an address says of the directory, as it is written: this runs in every first load, its reading does not. What cannot
 * be a number where one belongs is gone.
 */
export const directoryAddress = strictSearch<DirectoryWords>((raw) =>
  Object.fromEntries(
    Object.entries(NAMES).flatMap(([name, shape]) => {
      const written = [raw[name] ?? ''].flat().join(',');
      return shape.test(written) ? [[name, written]] : [];
    }),
  ),
);
