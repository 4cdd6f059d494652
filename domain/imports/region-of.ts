import { REGION_ALIASES } from '#domain/geography/region-names.ts';
import { fold } from '#domain/search/fold.ts';
import { REGIONS, type Region } from '#domain/vocabulary.ts';

const names = new Map<string, Region>();
for (const region of REGIONS) {
  names.set(key(region), region);
  for (const alias of REGION_ALIASES[region]) names.set(key(alias), region);
}
for (const half of [
  'trentino',
  'alto adige',
  'sudtirol',
  'provincia autonoma di trento',
  'provincia autonoma di bolzano',
]) {
  names.set(half, 'Trentino-Alto Adige');
}

/** The region a source names, bilingual forms included ("Valle d'Aosta/Vallée d'Aoste"). */
export function regionOf(name: string): Region | null {
  const bare = key(name).replace(/^regione (autonoma |a statuto speciale )?(dell |della |del |di )?/, '');
  return names.get(bare) ?? names.get(key(name.split('/')[0] ?? '')) ?? null;
}

function key(name: string): string {
  return fold(name)
    .replace(/[^a-z]+/g, ' ')
    .trim();
}
