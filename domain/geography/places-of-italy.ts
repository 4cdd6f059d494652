import { buildGazetteer, type Gazetteer, type Municipality } from './gazetteer.ts';
import municipalities from './municipalities.json' with { type: 'json' };

/** Of people per place only the order matters: the larger of two of one name is meant. */
const readRow = (row: string): Municipality => {
  const [name = '', province = '', population] = row.split('|');
  return { name, province, population: Number(population) };
};
export const MUNICIPALITIES: readonly Municipality[] = (municipalities as { rows: string[] }).rows.map(readRow);

let gazetteer: Gazetteer | undefined;

/** The places of Italy, read once per process: "bar a Lecce" is a question about Puglia. */
export const placesOfItaly = (): Gazetteer => (gazetteer ??= buildGazetteer(MUNICIPALITIES));
