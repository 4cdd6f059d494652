const FULL = /\b(\d{1,4}) (?:\w+ )?(?:a )?(?:tempo pieno|full[ -]?time)\b/;
const PART = /\b(\d{1,4}) (?:\w+ )?(?:a )?(?:part[ -]?time|tempo parziale|mezza giornata)\b(?:\D{0,12}(\d{1,3}) ?%)?/;
const HALF = 50;

/** "6 a tempo pieno e 8 part-time al 50%": how many units of work they make; half time where nothing else is said. */
export function toldUla(text: string): { full: number; part: number; percent: number; units: number } | null {
  const told = PART.exec(text);
  if (!told) return null;
  const full = Number(FULL.exec(text)?.[1] ?? 0);
  const part = Number(told[1]);
  const percent = told[2] === undefined ? HALF : Number(told[2]);
  return { full, part, percent, units: full + (part * percent) / 100 };
}
