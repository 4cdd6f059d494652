/**
 * Which utilities set the same property, for those that the product writes. tailwind-merge knows all of Tailwind and
 * weighs 8 kB gz on every page; a test holds this table against it, class by class.
 */
const words = (text: string): string[] => text.split(' ');

/** Words that say their property by themselves. */
const WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    display: 'block inline-block inline flex inline-flex grid inline-grid contents hidden table',
    position: 'static fixed absolute relative sticky',
    sr: 'sr-only not-sr-only',
    'text-overflow': 'truncate text-ellipsis text-clip',
    'font-style': 'italic not-italic',
    figures: 'tabular-nums proportional-nums',
    decoration: 'underline line-through no-underline',
    transform: 'uppercase lowercase capitalize normal-case',
    'word-break': 'break-normal break-words break-all break-keep',
    visibility: 'visible invisible collapse',
    'border-collapse': 'border-collapse border-separate',
    'flex-direction': 'flex-row flex-row-reverse flex-col flex-col-reverse',
    'flex-wrap': 'flex-wrap flex-nowrap flex-wrap-reverse',
    'font-size': 'text-12 text-13 text-14 text-16 text-17 text-18 text-22 text-28 text-40 text-80',
    'text-align': 'text-left text-center text-right text-start text-end',
    'text-wrap': 'text-wrap text-nowrap text-balance text-pretty',
    'font-family': 'font-sans font-serif font-mono',
  }).flatMap(([group, members]) => words(members).map((word) => [word, group])),
);

/** Utilities whose name is their property, whatever the value: `z-10`, `gap-x-2`, `max-w-measure`. */
const NAMES = new Set(
  words(
    'inset inset-x inset-y top right bottom left z order basis grow shrink flex col row col-start col-end row-start ' +
      'row-end grid-cols grid-rows grid-flow auto-cols auto-rows gap gap-x gap-y justify justify-items justify-self ' +
      'content items self place-content place-items place-self columns p px py pt pr pb pl m mx my mt mr mb ml size w ' +
      'h min-w max-w min-h max-h object aspect overflow overflow-x overflow-y overscroll text font tracking leading ' +
      'line-clamp list underline-offset whitespace hyphens align break-inside break-before break-after scroll-mt ' +
      'scrollbar divide divide-x divide-y bg rounded rounded-t rounded-r rounded-b rounded-l rounded-tl rounded-tr ' +
      'rounded-br rounded-bl outline-offset shadow opacity fill animate transition duration delay ease translate-x ' +
      'translate-y rotate scale cursor select pointer-events appearance resize border border-x border-y border-t ' +
      'border-r border-b border-l outline ring inset-ring stroke',
  ),
);

const LENGTH = /^(?:\d+(?:\.\d+)?|\[\d.*\])?$/;

/** The property a utility sets: lines have a width, a style and a colour under one name. */
export function groupOf(utility: string): string | undefined {
  const word = WORDS[utility];
  if (word) return word;
  let name = utility;
  while (!NAMES.has(name)) {
    const end = name.search(/-[^-]*$/);
    if (end < 1) return undefined;
    name = name.slice(0, end);
  }
  const value = utility.slice(name.length + 1);
  if (name === 'text') return value.startsWith('[') && LENGTH.test(value) ? 'font-size' : name;
  if (!/^(?:border|outline|ring|inset-ring|stroke)(?:-[xytrbl])?$/.test(name)) return name;
  if (/^(?:solid|dashed|dotted|none|hidden)$/.test(value)) return `${name}-style`;
  return LENGTH.test(value) ? `${name}-width` : name;
}

/** A padding, margin or border replaces those of its sides; one of an axis, those of its two sides. */
const sides = (whole: string, dash = '', end = ''): Record<string, string[]> => {
  const named = (letters: string) => [...letters].map((side) => whole + dash + side + end);
  const [x = '', y = ''] = named('xy');
  return { [whole + end]: named('xytrbl'), [x]: named('rl'), [y]: named('tb') };
};

/** A shorthand that comes later replaces its parts. */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  ...sides('p'),
  ...sides('m'),
  ...sides('border', '-'),
  ...sides('border', '-', '-width'),
  overflow: words('overflow-x overflow-y'),
  inset: words('inset-x inset-y top right bottom left'),
  'inset-x': words('right left'),
  'inset-y': words('top bottom'),
  flex: words('basis grow shrink'),
  gap: words('gap-x gap-y'),
  size: words('w h'),
  'font-size': ['leading'],
  'line-clamp': words('display overflow'),
  rounded: words('rounded-t rounded-r rounded-b rounded-l rounded-tl rounded-tr rounded-br rounded-bl'),
  'rounded-t': words('rounded-tl rounded-tr'),
  'rounded-r': words('rounded-tr rounded-br'),
  'rounded-b': words('rounded-br rounded-bl'),
  'rounded-l': words('rounded-tl rounded-bl'),
};
