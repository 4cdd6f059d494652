import type { Sector } from '#domain/vocabulary.ts';

export type AtecoReading =
  | { kind: 'absent' }
  /** "Tutti i settori economici ammissibili a ricevere aiuti". */
  | { kind: 'all' }
  | { kind: 'codes'; codes: string[]; version: '2007' | '2025' }
  | { kind: 'unreadable' };

const CODE = /(?<![\d./-])(\d{2})(?:\.(\d{1,2}))?(?:\.(\d{1,2}))?(?![\d/-])/g;

/** Codes are ATECO 2007 unless the record says 2025 (the portal writes "ATECO 2025: …"). */
export function readAteco(text: string): AtecoReading {
  if (text === '') return { kind: 'absent' };
  const lower = text.toLowerCase();
  const codes = [...text.replace(/ateco\s*(2007|2022|2025)\s*:?/gi, ' ').matchAll(CODE)].map(prefixOf);
  if (codes.length > 0 && isListOfCodes(text)) {
    const version = /ateco\s*2025/.test(lower) ? '2025' : '2007';
    return { kind: 'codes', version, codes: mostSpecific(codes) };
  }
  return /^tutti\b/.test(lower) ? { kind: 'all' } : { kind: 'unreadable' };
}

/** A sentence that merely mentions codes ("esclusi 01 e 02") is prose: nothing is concluded from it. */
function isListOfCodes(text: string): boolean {
  return !/[a-zà-ù]{3,}/i.test(text.replace(/ateco(\s*(2007|2022|2025))?\s*:?|codic[ei]/gi, ''));
}

/** In NACE a closing zero repeats the level above: 55.00 is division 55, 55.10 is group 55.1. */
function prefixOf(match: RegExpMatchArray): string {
  const [, division = '', second, third] = match;
  if (second === undefined) return division;
  if (third !== undefined) return `${division}.${second}.${third}`;
  const digits = second.replace(/0+$/, '');
  return digits === '' ? division : `${division}.${digits}`;
}

/** The portal ticks the headings above the chosen codes: a heading counts only when nothing below it is listed. */
function mostSpecific(codes: string[]): string[] {
  const sorted = [...new Set(codes)].sort();
  return sorted.filter((code, at) => !sorted[at + 1]?.startsWith(code));
}

const LAST_DIVISION: readonly (readonly [number, Sector])[] = [
  [3, 'agriculture'],
  [9, 'energy'],
  [33, 'manufacturing'],
  [39, 'energy'],
  [43, 'other'],
  [47, 'retail'],
  [53, 'transport'],
  [56, 'tourism'],
  [63, 'technology'],
  [66, 'finance'],
  [84, 'other'],
  [85, 'education'],
  [88, 'healthcare'],
  [99, 'other'],
];

/** The sectors of a list of codes, by division. */
export function sectorsOfAteco(codes: readonly string[]): Sector[] {
  const sectors = codes.map((code) => LAST_DIVISION.find(([last]) => Number(code.slice(0, 2)) <= last)?.[1] ?? 'other');
  return [...new Set(sectors)];
}
