import { MONTHS } from '#domain/numbers/months.ts';
import { dayOf } from '#domain/imports/source-days.ts';
import type { IsoDate } from '#domain/grants/grant.ts';

export type NoteDate = { day: IsoDate; role: 'opening' | 'closing' | 'other'; time: string | null };

const DATE = new RegExp(
  String.raw`\b(\d{1,2})(?:[./-](\d{1,2})[./-](\d{4}|\d{2})\b|\s?[°º]?\s?(${MONTHS.join('|')})\s+(\d{4})\b)`,
  'gi',
);
const CUES = {
  closing: /\b(?:entro|fino a\w*|sino a\w*|non oltre|scad\w+|chiud\w+|chiusur\w+|termine|al|all'|alle ore)(?![\wà-ù])/g,
  opening:
    /\b(?:dal|dall'|dalle ore|a partire|a decorrere|decorr\w+|apr[ei]\w*|aprirà|apertura|operativ\w+)(?![\wà-ù])/g,
  /** Dates of acts are not dates of the grant ("decreto del 15 novembre 2023"). */
  other:
    /\b(?:decret\w+|circolar\w+|deliber\w+|determin\w+|legge|d\.?m\.|dgr|ddg|provvediment\w+|avviso del|comunicazion\w+|regolament\w+|pubblicat\w+|rinviat\w+|fissat\w+|sospes\w+|valid[oaie] (?:fino|sino) a\w*)/g,
};
const LOOK_BACK_CHARS = 60;

/** Every full date of a note, with what it stands for: the cue nearest before it decides. */
export function noteDates(note: string): NoteDate[] {
  const dates: NoteDate[] = [];
  let previousEnd = 0;
  for (const match of note.matchAll(DATE)) {
    const day = dayOfMatch(match);
    const before = note.slice(Math.max(previousEnd, match.index - LOOK_BACK_CHARS), match.index).toLowerCase();
    previousEnd = match.index + match[0].length;
    if (day !== null) dates.push({ day, role: roleOf(before), time: timeOf(before) });
  }
  return dates;
}

function dayOfMatch([, day, month, year, monthName, wordYear]: RegExpMatchArray): IsoDate | null {
  if (monthName)
    return dayOf(Number(wordYear), MONTHS.findIndex((month) => month === monthName.toLowerCase()) + 1, Number(day));
  const fullYear = year?.length === 2 ? 2000 + Number(year) : Number(year);
  return dayOf(fullYear, Number(month), Number(day));
}

function roleOf(before: string): NoteDate['role'] {
  const text = before.replaceAll('’', "'");
  const last = (cue: RegExp) => Math.max(-1, ...[...text.matchAll(cue)].map((found) => found.index + found[0].length));
  const at = { closing: last(CUES.closing), opening: last(CUES.opening), other: last(CUES.other) };
  if (at.other >= Math.max(at.closing, at.opening)) return 'other';
  return at.closing > at.opening ? 'closing' : 'opening';
}

/** "alle ore 12:00 del (giorno) …", right before the date. */
function timeOf(before: string): string | null {
  const found = /\bore\s+(\d{1,2})(?:[:.](\d{2}))?\s*(?:del(?:l'|l’)?(?:\s+giorno)?|di|,)?\s*$/.exec(before);
  if (!found) return null;
  const hour = Number(found[1]);
  const minute = Number(found[2] ?? '0');
  const isTime = hour < 24 && minute < 60;
  return isTime ? `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}` : null;
}
