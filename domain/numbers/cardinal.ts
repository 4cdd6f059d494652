const UNITS = (
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici ' +
  'diciassette diciotto diciannove'
).split(' ');
const TENS = '  venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ');

/** The spelling of a whole number from 0 to 999.999, without accents: "ventitre", "duecentomila". */
export function cardinal(value: number): string {
  if (value < 20) return UNITS[value]!;
  if (value < 100) {
    const [ten, unit] = [TENS[Math.floor(value / 10)]!, value % 10];
    if (unit === 0) return ten;
    // "ventuno", "ventotto": the vowel goes.
    return `${unit === 1 || unit === 8 ? ten.slice(0, -1) : ten}${UNITS[unit]!}`;
  }
  if (value < 1000) return `${times(Math.floor(value / 100))}cento${rest(value % 100)}`;
  const thousands = Math.floor(value / 1000);
  return `${thousands === 1 ? 'mille' : `${cardinal(thousands)}mila`}${rest(value % 1000)}`;
}

const times = (count: number): string => (count === 1 ? '' : UNITS[count]!);
const rest = (value: number): string => (value === 0 ? '' : cardinal(value));

let spellings: ReadonlyMap<string, number> | null = null;

function belowThousand(): ReadonlyMap<string, number> {
  if (spellings) return spellings;
  const known = new Map<string, number>([
    ['un', 1],
    ['una', 1],
  ]);
  for (let value = 0; value < 1000; value += 1) {
    known.set(cardinal(value), value);
    // "centottanta" is as common as "centoottanta".
    known.set(cardinal(value).replace('centoott', 'centott'), value);
  }
  return (spellings = known);
}

/** A number in one folded word: "dodici", "quarantamila", "milleduecento". Null for any other word. */
export function readCardinal(word: string): number | null {
  const known = belowThousand();
  const own = known.get(word);
  if (own !== undefined) return own;
  const split = /^(?:mille|([a-z]+?)mila)([a-z]*)$/.exec(word);
  if (!split) return null;
  const thousands = split[1] === undefined ? 1 : known.get(split[1]);
  const below = split[2] === '' ? 0 : known.get(split[2]!);
  return thousands === undefined || below === undefined ? null : thousands * 1000 + below;
}

const SMALL = UNITS.slice(1).join('|');
const BELOW_HUNDRED = `(?:${TENS.slice(2)
  .map((ten) => ten.slice(0, -1))
  .join('|')})(?:[ia](?:${UNITS.slice(2, 10).join('|')})?|uno|otto)|${SMALL}`;
const BELOW_THOUSAND = `(?:${UNITS.slice(2, 10).join('|')})?cento(?:${BELOW_HUNDRED}|tt(?:o|anta\\w*))?|${BELOW_HUNDRED}`;

/** A number word inside a folded text, to stand between word boundaries. What it finds, `readCardinal` decides. */
export const CARDINAL = `(?:(?:(?:${BELOW_THOUSAND})mila|mille)(?:${BELOW_THOUSAND})?|${BELOW_THOUSAND}|un[ao]?)`;
