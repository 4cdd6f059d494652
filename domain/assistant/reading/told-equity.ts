import { equityTold } from '#domain/eligibility/facts/losses.ts';

export type ToldEquity = { capital: number; equity: number; lost: number; isOver: boolean };

/** "Il capitale è 50mila e il patrimonio netto 20mila": the percent lost, beside how much may be. Text as read aloud. */
export function toldEquity(text: string, limit: number): ToldEquity | null {
  const told = equityTold(text, /\bcapitale\b/);
  if (!told) return null;
  const { capital, equity } = told;
  const lost = Math.max(0, Math.round(((capital - equity) / capital) * 1000) / 10);
  return { capital, equity, lost, isOver: lost > limit };
}
