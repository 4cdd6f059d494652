import { companyFactsFromProfile } from '#domain/eligibility/company-from-profile.ts';
import { viewCompany, type NamedCompany } from '#domain/eligibility/company-view.ts';
import { placesOfItaly } from '#domain/geography/places-of-italy.ts';
import type { Project } from '#domain/projects/project.ts';
import { readProject } from '#domain/projects/read-project.ts';
import { wantedBy } from '#domain/projects/wanted.ts';
import { wishWords } from '#domain/projects/wish-words.ts';
import { highlight } from '#domain/search/highlight.ts';
import type { SearchIndex } from '#domain/search/search-index.ts';
import { createTextIndex } from '#server/features/grants/text-index.ts';
import { tryReread, type Reread } from '#server/platform/workers/reread.ts';

/** The index and the matcher read the words once more where everybody waits for them. */
const REREAD_MAX_MS = 80;

export type WordsReading = Reread & {
  /** The project that the words tell. */
  project: Project;
  /** Who speaks, as far as the words describe them. */
  company: NamedCompany;
};

/** Has the words of the lexicon and no grant. */
let index: SearchIndex | undefined;

/** Places, lexicon and patterns are there before the time of the first reading begins. */
export function prepare(_words: string, today: string): void {
  if (index) return;
  index = createTextIndex(today);
  readWords(SAMPLE, today);
}
const SAMPLE = 'panificio a Taranto, forno da 40.000 € entro marzo';

/** Runs in a worker thread: what the words of a search tell, and whether all that reads them later is quick. */
export function readWords(words: string, today: string): WordsReading {
  const places = placesOfItaly();
  const project = readProject(words, places, today);
  const company = companyFactsFromProfile(speakerOf(words, project), places);
  const again = () => reread(words, { project: { ...project }, company, today });
  return { project, company, ...tryReread(REREAD_MAX_MS, again) };
}

function speakerOf(words: string, { region, province, city }: Project) {
  return {
    description: wishWords(words, placesOfItaly()).who ?? '',
    ...(region === null ? {} : { region }),
    ...(province === null ? {} : { province }),
    ...(city === null ? {} : { city }),
  };
}

function reread(words: string, read: { project: Project; company: NamedCompany; today: string }): void {
  index ??= createTextIndex(read.today);
  index.search(words);
  index.didYouMean(words);
  highlight(words, [words]);
  wantedBy(read.project);
  viewCompany(read.company, read.today, { project: read.project });
}
