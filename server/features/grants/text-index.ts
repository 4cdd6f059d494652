import { SearchIndex } from '#domain/search/search-index.ts';
import { placesOfItaly } from '#domain/geography/places-of-italy.ts';

export const createTextIndex = (today: string): SearchIndex => new SearchIndex({ today, gazetteer: placesOfItaly() });
