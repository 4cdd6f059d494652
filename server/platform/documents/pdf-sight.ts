import { getResolvedPDFJS } from 'unpdf';
import type { PDFPageProxy } from 'unpdf/pdfjs';

type Matrix = readonly number[];
type Box = readonly [number, number, number, number];
type State = { ctm: Matrix; fill: string; mode: number };

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const INVISIBLE_MODE = 3;
/** Lighter than this on paper is not read. */
const PALE = 0xf4;

/**
 * Which words of a page nobody sees: painted as white as the paper, with nothing dark painted under them before. Words
 * without any paint at all are how a scan carries its recognised text: they count as seen.
 */
export async function createSight(page: PDFPageProxy) {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const stack: State[] = [];
  const dark: Box[] = [];
  let state: State = { ctm: IDENTITY, fill: '#000000', mode: 0 };
  let text: Matrix = IDENTITY;
  let [hidden, visible] = ['', ''];

  fnArray.forEach((operation, place) => {
    const args = argsArray[place] as unknown[];
    switch (operation) {
      case OPS.save:
        return void stack.push({ ...state });
      case OPS.restore:
        return void (state = stack.pop() ?? state);
      case OPS.transform:
        return void (state.ctm = times(state.ctm, args as number[]));
      case OPS.setFillRGBColor:
        return void (state.fill = String(args[0]));
      case OPS.setTextRenderingMode:
        return void (state.mode = Number(args[0]));
      case OPS.beginText:
        return void (text = IDENTITY);
      case OPS.setTextMatrix:
        return void (text = Array.from(args[0] as Iterable<number>));
      case OPS.moveText:
        return void (text = times(text, [1, 0, 0, 1, Number(args[0]), Number(args[1])]));
      case OPS.constructPath: {
        const corners = args[2] as ArrayLike<number> | null;
        if (isFill(OPS, Number(args[0])) && corners && !isPale(state.fill)) dark.push(boxOf(corners, state.ctm));
        return;
      }
      case OPS.showText: {
        const words = wordsOf(args[0] as unknown[]);
        const isWhite = state.mode !== INVISIBLE_MODE && isPale(state.fill);
        const [x, y] = at(times(state.ctm, text));
        if (isWhite && !dark.some((box) => contains(box, x, y))) hidden += words;
        else visible += words;
      }
    }
  });
  return {
    isHidden(words: string): boolean {
      const bare = words.replace(/\s+/g, '');
      return hidden.includes(bare) && !visible.includes(bare);
    },
  };
}

const times = (a: Matrix, b: Matrix): Matrix => [
  a[0]! * b[0]! + a[2]! * b[1]!,
  a[1]! * b[0]! + a[3]! * b[1]!,
  a[0]! * b[2]! + a[2]! * b[3]!,
  a[1]! * b[2]! + a[3]! * b[3]!,
  a[0]! * b[4]! + a[2]! * b[5]! + a[4]!,
  a[1]! * b[4]! + a[3]! * b[5]! + a[5]!,
];
const at = (matrix: Matrix): [number, number] => [matrix[4]!, matrix[5]!];

function boxOf(corners: ArrayLike<number>, ctm: Matrix): Box {
  const point = (x: number, y: number) => at(times(ctm, [1, 0, 0, 1, x, y]));
  const [one, other] = [point(corners[0]!, corners[1]!), point(corners[2]!, corners[3]!)];
  return [
    Math.min(one[0], other[0]),
    Math.min(one[1], other[1]),
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
  ];
}
const contains = ([left, low, right, high]: Box, x: number, y: number) =>
  x >= left - 1 && x <= right && y >= low - 1 && y <= high;

function isPale(colour: string): boolean {
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(colour) ?? [];
  return red !== undefined && [red, green!, blue!].every((part) => Number.parseInt(part, 16) >= PALE);
}

function isFill(OPS: Record<string, number>, kind: number): boolean {
  return [OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke].includes(kind);
}

const wordsOf = (glyphs: unknown[]): string =>
  glyphs
    .map((glyph) =>
      typeof glyph === 'object' && glyph !== null ? String((glyph as { unicode?: string }).unicode) : '',
    )
    .join('')
    .replace(/\s+/g, '');
