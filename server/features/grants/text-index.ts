import { SearchIndex } from '#domain/search/search-index.ts';
import { placesOfItaly } from '#server/platform/places.ts';

export const createTextIndex = (today: string): SearchIndex => new SearchIndex({ today, gazetteer: placesOfItaly() });
