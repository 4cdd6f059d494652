import { numbersIn } from '#domain/numbers/numbers-in.ts';
import { isMoney } from './told-aids.ts';

export type ToldEquity = { capital: number; equity: number; lost: number; isOver: boolean };

const HALF = 50;

/** "Il capitale è 50mila e il patrimonio netto 20mila", or losses beside reserves: the share lost (Reg. UE 651/2014, art. 2, punto 18). Text as read aloud. */
export function toldEquity(text: string): ToldEquity | null {
  const money = numbersIn(text).filter(isMoney);
  const after = (word: RegExp) => {
    const at = word.exec(text)?.index;
    return at === undefined ? undefined : money.find((found) => found.at > at)?.value;
  };
  const capital = after(/\bcapitale\b/);
  const losses = after(/\bperdit[ae]\b/);
  const left =
    capital !== undefined && losses !== undefined ? capital + (after(/\briserv[ae]\b/) ?? 0) - losses : undefined;
  const equity = after(/\bpatrimonio netto\b/) ?? left;
  if (!capital || equity === undefined || (capital === equity && money.length < 2)) return null;
  const lost = Math.max(0, Math.round(((capital - equity) / capital) * 1000) / 10);
  return { capital, equity, lost, isOver: lost > HALF };
}
