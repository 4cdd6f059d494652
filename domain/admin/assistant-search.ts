import { readOne, type RawSearch } from './address.ts';
import { PERIODS, type Period } from './summary.ts';

export type AssistantSearch = { giorni?: Period };
export function readAssistantSearch(raw: RawSearch): AssistantSearch {
  const giorni = readOne(PERIODS, raw.giorni);
  return giorni ? { giorni } : {};
}
