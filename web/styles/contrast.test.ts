// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Every colour of the product is a token with a light and a dark value (tokens.css): what is proven here holds on every screen. */
type Rgb = readonly [number, number, number];
type Scheme = 'light' | 'dark';
const SCHEMES = ['light', 'dark'] as const;
const TEXT = 4.5;
const LINES = 3;

/** sRGB, of what a screen can show (CSS Color 4, OKLab). */
function rgbOf(oklch: string): Rgb {
  const [l = 0, c = 0, h = 0] = oklch.split(/\s+/).map(Number);
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const shown = (linear: number) => {
    const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.min(1, Math.max(0, value));
  };
  return [
    shown(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    shown(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    shown(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

const css = readFileSync('web/styles/tokens.css', 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\(oklch\(([^/)]*)\), oklch\(([^/)]*)\)\);/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light: rgbOf(light), dark: rgbOf(dark) }],
  ),
);
function colour(name: string, scheme: Scheme): Rgb {
  const found = tokens.get(name);
  if (!found) throw new Error(`${name} is no colour of tokens.css`);
  return found[scheme];
}

/** What lies over a surface and lets a share of it through. */
const over = (surface: Rgb, laid: Rgb, share: number): Rgb =>
  surface.map((value, at) => value + (laid[at]! - value) * share) as unknown as Rgb;

function weak(pairs: Iterable<readonly [string, string]>, least: number): string[] {
  const found = new Set<string>();
  for (const [front, back] of pairs) {
    const [name = '', percent] = back.split('/');
    for (const scheme of SCHEMES)
      for (const under of percent ? PAGES : ['paper']) {
        const laid = over(colour(under, scheme), colour(name, scheme), percent ? Number(percent) / 100 : 1);
        const ratio = contrast(colour(front, scheme), laid);
        if (ratio < least) found.add(`${scheme}: ${front} on ${back} ${ratio.toFixed(2)}`);
      }
  }
  return [...found];
}

/** What whole parts of a screen are laid on. */
const PAGES = ['paper', 'sheet', 'sunken', 'float'] as const;
const onPages = (names: readonly string[], pages: readonly string[] = PAGES) =>
  names.flatMap((name) => pages.map((page) => [name, page] as const));

test('the same formula as browsers: black on white is 21, and a known pair is as measured', () => {
  expect(contrast(rgbOf('0 0 0'), rgbOf('1 0 0'))).toBeCloseTo(21, 1);
  expect(contrast(colour('ink-3', 'light'), colour('paper', 'light'))).toBeCloseTo(5.56, 1);
  expect(contrast(colour('on-filo', 'dark'), colour('filo', 'dark'))).toBeCloseTo(6.65, 1);
});

test('the words of each surface can be read on it, in light and in dark', () => {
  const surfaces = [...tokens.keys()].filter((name) => tokens.has(`on-${name}`));
  expect(surfaces.length).toBeGreaterThan(15);
  expect(
    weak(
      [
        ...surfaces.map((name) => [`on-${name}`, name] as const),
        ['on-inked-2', 'inked'],
        ['on-inked', 'inked-hover'],
        ['on-filo', 'filo-hover'],
      ],
      TEXT,
    ),
  ).toEqual([]);
});

/** The colours that one element sets, by the state in which it does ("hover:", "dark:"); the plain ones hold in each state. */
function coloursOf(classes: string): { text: string[]; surface: string[] }[] {
  const states = new Map<string, { text: string[]; surface: string[] }>();
  for (const name of classes.split(/\s+/)) {
    const [, state = '', kind, token = ''] = /^((?:[^\s:]+:)*)(text|bg)-([a-z][\w-]*(?:\/\d+)?)$/.exec(name) ?? [];
    // What is drawn before and after an element carries no words.
    if (!kind || /\b(?:before|after):/.test(state) || !tokens.has(token.split('/')[0]!)) continue;
    const at = states.get(state) ?? { text: [], surface: [] };
    states.set(state, at);
    (kind === 'text' ? at.text : at.surface).push(token);
  }
  const plain = states.get('') ?? { text: [], surface: [] };
  return [...states.values()].map(({ text, surface }) => ({
    text: text.length > 0 ? text : plain.text,
    surface: surface.length > 0 ? surface : plain.surface,
  }));
}

const sources = globSync('web/**/*.{ts,tsx}').filter((path) => !path.includes('.test.'));
const literals = sources.flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map(
    ([, one, two, three]) => one ?? two ?? three ?? '',
  ),
);
const elements = literals.flatMap(coloursOf);

test('words can be read on the surface that the same element sets, in light and in dark', () => {
  const pairs = elements.flatMap(({ text, surface }) =>
    text.flatMap((front) => surface.map((back) => [front, back] as const)),
  );
  expect(new Set(pairs.map((pair) => pair.join(' on '))).size).toBeGreaterThan(20);
  expect(weak(pairs, TEXT)).toEqual([]);
});

/** Set only within an element of their own surface. */
const WITHIN = /^on-(?:inked|filo|urgent|strong|good|fair|weak)/;
/** Of signs without words beside words that say the same. */
const SIGNS = ['filo-line', 'ok-line', 'verify-line', 'no-line'];

test('words of an element without a surface can be read on every page, in light and in dark', () => {
  const alone = [...new Set(elements.flatMap(({ text, surface }) => (surface.length === 0 ? text : [])))];
  expect(alone).toEqual(expect.arrayContaining(['ink', 'ink-2', 'ink-3', 'on-ok', 'on-no']));
  const words = alone.filter((name) => !WITHIN.test(name) && !SIGNS.includes(name));
  expect(weak(onPages(words), TEXT)).toEqual([]);
});

test('borders of fields, signs and the focus stand out from every page, in light and in dark', () => {
  expect(weak([...onPages(['rule-strong', 'focus']), ...onPages(SIGNS, ['paper', 'sheet', 'float'])], LINES)).toEqual(
    [],
  );
});
