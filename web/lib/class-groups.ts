import { validators } from 'tailwind-merge';

/**
 * Which utilities set the same property, for those that the product writes. The library's own table knows all of
 * Tailwind and weighs 6 kB gz on every page; a test holds this one against it, class by class.
 */
const any = () => true;
const { isNumber, isArbitraryLength } = validators;
const WIDTHS = ['', isNumber, isArbitraryLength];
const LINES = ['solid', 'dashed', 'dotted', 'none'];
const SIDES = ['x', 'y', 't', 'r', 'b', 'l'];
const CORNERS = ['rounded-tl', 'rounded-tr', 'rounded-br', 'rounded-bl'];
const SIZES = ['12', '13', '14', '16', '17', '18', '22', '28', '40', '80'];

type Group = readonly (string | Record<string, readonly (string | ((value: string) => boolean))[]>)[];

/** Utilities whose name alone says their property: `z-10`, `gap-x-2`, `max-w-measure`. */
const plain = (...names: string[]): Record<string, Group> =>
  Object.fromEntries(names.map((name) => [name, [{ [name]: ['', any] }]]));

export const classGroups: Record<string, Group> = {
  display: [
    'block',
    'inline-block',
    'inline',
    'flex',
    'inline-flex',
    'grid',
    'inline-grid',
    'contents',
    'hidden',
    'table',
  ],
  position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
  sr: ['sr-only', 'not-sr-only'],
  ...plain('inset', 'inset-x', 'inset-y', 'top', 'right', 'bottom', 'left', 'z', 'order', 'basis', 'grow', 'shrink'),
  'flex-direction': [{ flex: ['row', 'row-reverse', 'col', 'col-reverse'] }],
  'flex-wrap': [{ flex: ['wrap', 'nowrap', 'wrap-reverse'] }],
  flex: [{ flex: [any] }],
  col: [{ col: [any] }],
  row: [{ row: [any] }],
  ...plain(
    'col-start',
    'col-end',
    'row-start',
    'row-end',
    'grid-cols',
    'grid-rows',
    'grid-flow',
    'auto-cols',
    'auto-rows',
  ),
  ...plain('gap', 'gap-x', 'gap-y', 'justify', 'justify-items', 'justify-self', 'content', 'items', 'self'),
  ...plain('place-content', 'place-items', 'place-self', 'columns'),
  ...plain('p', ...SIDES.map((side) => `p${side}`), 'm', ...SIDES.map((side) => `m${side}`)),
  ...plain('size', 'w', 'h', 'min-w', 'max-w', 'min-h', 'max-h', 'object', 'aspect'),
  overflow: [{ overflow: [any] }],
  ...plain('overflow-x', 'overflow-y', 'overscroll'),
  'font-size': [{ text: [...SIZES, isArbitraryLength] }],
  'text-align': [{ text: ['left', 'center', 'right', 'start', 'end'] }],
  'text-wrap': [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
  'text-overflow': ['truncate', { text: ['ellipsis', 'clip'] }],
  'text-color': [{ text: [any] }],
  'font-weight': [{ font: ['book', 'normal', 'medium', 'semibold', 'bold'] }],
  'font-family': [{ font: ['sans', 'serif', 'mono'] }],
  'font-style': ['italic', 'not-italic'],
  figures: ['tabular-nums', 'proportional-nums'],
  decoration: ['underline', 'line-through', 'no-underline'],
  transform: ['uppercase', 'lowercase', 'capitalize', 'normal-case'],
  ...plain('tracking', 'leading', 'line-clamp', 'list', 'underline-offset', 'whitespace', 'hyphens', 'align'),
  'word-break': ['break-normal', 'break-words', 'break-all', 'break-keep'],
  visibility: ['visible', 'invisible', 'collapse'],
  ...plain('break-inside', 'break-before', 'break-after', 'scroll-mt', 'scrollbar', 'divide', 'divide-x', 'divide-y'),
  ...plain('bg', 'rounded', 'rounded-t', 'rounded-r', 'rounded-b', 'rounded-l', ...CORNERS),
  'border-collapse': ['border-collapse', 'border-separate'],
  'border-w': [{ border: WIDTHS }],
  'border-style': [{ border: LINES }],
  'border-color': [{ border: [any] }],
  ...Object.fromEntries(
    SIDES.flatMap((side): [string, Group][] => [
      [`border-w-${side}`, [{ [`border-${side}`]: WIDTHS }]],
      [`border-color-${side}`, [{ [`border-${side}`]: [any] }]],
    ]),
  ),
  'outline-style': [{ outline: [...LINES, 'hidden'] }],
  'outline-w': [{ outline: WIDTHS }],
  'outline-color': [{ outline: [any] }],
  'ring-w': [{ ring: WIDTHS }],
  'ring-color': [{ ring: [any] }],
  'inset-ring-w': [{ 'inset-ring': WIDTHS }],
  'inset-ring-color': [{ 'inset-ring': [any] }],
  'stroke-w': [{ stroke: [isNumber, isArbitraryLength] }],
  stroke: [{ stroke: [any] }],
  ...plain('outline-offset', 'shadow', 'opacity', 'fill', 'animate', 'transition', 'duration', 'delay', 'ease'),
  ...plain(
    'translate-x',
    'translate-y',
    'rotate',
    'scale',
    'cursor',
    'select',
    'pointer-events',
    'appearance',
    'resize',
  ),
};

const SHORT = { p: SIDES.map((side) => `p${side}`), m: SIDES.map((side) => `m${side}`) };

/** A shorthand that comes later replaces its parts. */
export const conflicts: Record<string, readonly string[]> = {
  overflow: ['overflow-x', 'overflow-y'],
  inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['right', 'left'],
  'inset-y': ['top', 'bottom'],
  flex: ['basis', 'grow', 'shrink'],
  gap: ['gap-x', 'gap-y'],
  ...SHORT,
  px: ['pr', 'pl'],
  py: ['pt', 'pb'],
  mx: ['mr', 'ml'],
  my: ['mt', 'mb'],
  size: ['w', 'h'],
  'font-size': ['leading'],
  'line-clamp': ['display', 'overflow'],
  rounded: ['rounded-t', 'rounded-r', 'rounded-b', 'rounded-l', ...CORNERS],
  'rounded-t': ['rounded-tl', 'rounded-tr'],
  'rounded-r': ['rounded-tr', 'rounded-br'],
  'rounded-b': ['rounded-br', 'rounded-bl'],
  'rounded-l': ['rounded-tl', 'rounded-bl'],
  'border-w': SIDES.map((side) => `border-w-${side}`),
  'border-w-x': ['border-w-r', 'border-w-l'],
  'border-w-y': ['border-w-t', 'border-w-b'],
  'border-color': SIDES.map((side) => `border-color-${side}`),
  'border-color-x': ['border-color-r', 'border-color-l'],
  'border-color-y': ['border-color-t', 'border-color-b'],
};
