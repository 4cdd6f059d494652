/** Divisions by section letter. From 2025 the letters after I moved: finance is K in 2007, L in 2025 (ELI-2). */
type Span = readonly [first: number, last: number];
export type AtecoVersion = '2007' | '2025';

const SAME: Record<string, Span> = {
  A: [1, 3],
  B: [5, 9],
  C: [10, 33],
  D: [35, 35],
  E: [36, 39],
  F: [41, 43],
  H: [49, 53],
  I: [55, 56],
};
const SECTIONS: Record<AtecoVersion, Record<string, Span>> = {
  '2007': {
    ...SAME,
    G: [45, 47],
    J: [58, 63],
    K: [64, 66],
    L: [68, 68],
    M: [69, 75],
    N: [77, 82],
    O: [84, 84],
    P: [85, 85],
    Q: [86, 88],
    R: [90, 93],
    S: [94, 96],
    T: [97, 98],
    U: [99, 99],
  },
  '2025': {
    ...SAME,
    G: [46, 47],
    J: [58, 60],
    K: [61, 63],
    L: [64, 66],
    M: [68, 68],
    N: [69, 75],
    O: [77, 82],
    P: [84, 84],
    Q: [85, 85],
    R: [86, 88],
    S: [90, 93],
    T: [94, 96],
    U: [97, 98],
    V: [99, 99],
  },
};

export const isSection = (prefix: string): boolean => /^[A-V]$/.test(prefix);

/** Whether a section of a list holds a division, "10" or "64". */
export function sectionHas(version: AtecoVersion, section: string, division: string): boolean {
  const span = SECTIONS[version][section];
  const number = Number(division);
  return span !== undefined && span[0] <= number && number <= span[1];
}

/** The digits of a code without its dots, and its division. */
export const atecoDigits = (code: string): string => code.replaceAll('.', '').trim();
export const divisionOf = (code: string): string => atecoDigits(code).slice(0, 2);
