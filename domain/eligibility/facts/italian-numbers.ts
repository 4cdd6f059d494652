const WORDS: Record<string, number> = {
  un: 1,
  uno: 1,
  una: 1,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  sei: 6,
  sette: 7,
  otto: 8,
  nove: 9,
  dieci: 10,
  undici: 11,
  dodici: 12,
  tredici: 13,
  quattordici: 14,
  quindici: 15,
  sedici: 16,
  diciassette: 17,
  diciotto: 18,
  diciannove: 19,
  venti: 20,
  venticinque: 25,
  trenta: 30,
  quaranta: 40,
  cinquanta: 50,
  sessanta: 60,
  settanta: 70,
  ottanta: 80,
  novanta: 90,
  cento: 100,
  centocinquanta: 150,
  duecento: 200,
  trecento: 300,
  quattrocento: 400,
  cinquecento: 500,
  mille: 1000,
};

/** Matches "1.250", "2,5", "900", "dodici". Longer words first, so that "sei" never eats "sessanta". */
export const NUMBER = `(?:\\d{1,3}(?:\\.\\d{3})+(?:,\\d+)?|\\d+(?:[.,]\\d+)?|${Object.keys(WORDS)
  .sort((a, b) => b.length - a.length)
  .join('|')})`;

/** Italian writing: the dot groups thousands, the comma starts decimals. */
export function readNumber(text: string): number | null {
  if (Object.hasOwn(WORDS, text)) return WORDS[text]!;
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  const value = Number(text.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
}

const SCALE: [RegExp, number][] = [
  [/^(?:miliard)/, 1e9],
  [/^(?:milion|mln|mil\b|m\b)/, 1e6],
  [/^(?:mila|k\b)/, 1e3],
];

/** "8" + "milioni" → 8,000,000. */
export function scaled(value: number, unit: string | undefined): number {
  const word = (unit ?? '').trim();
  return value * (SCALE.find(([pattern]) => pattern.test(word))?.[1] ?? 1);
}

export const SCALE_WORDS = '(?:miliard[oi]|milion[ei]|mln|mila|k|m)';
