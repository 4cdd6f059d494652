import type { Grant, IsoDate } from '#domain/grants/grant.ts';
import { coded } from '#domain/imports/codes.ts';
import type { Warning } from '#domain/imports/draft.ts';
import { romeDay } from '#domain/imports/source-days.ts';
import type { OpeningMode } from '#domain/vocabulary.ts';
import { type NoteDate, noteDates } from './note-dates.ts';
import type { IncentiviRecord } from './record.ts';

type Opening = Pick<
  Grant,
  'openingMode' | 'opensOn' | 'opensAt' | 'closesOn' | 'closesAt' | 'editorialState' | 'statusNote'
>;

/** From here on a closing date only means "nobody set one". */
const FAR_CLOSING: IsoDate = '2029-01-01';
const SUSPENDED =
  /(?:stat[oaie]|risulta|attualmente|temporaneamente)\s+(?:sospes|chius)|temporanea chiusura|sospension\w+ (?:del|dello|dei) (?:bando|sportello|termini)|risorse (?:sono )?esaurite/i;

/** When the grant opens and closes. The source has no status: dates decide at read time, doubts are left to a person. */
export function readOpening(record: IncentiviRecord): { opening: Opening; warnings: Warning[] } {
  const warnings: Warning[] = [];
  const opensOn = dayFrom('Data_apertura', record.opens, warnings);
  const closesOn = dayFrom('Data_chiusura', record.closes, warnings);
  const dates = noteDates(record.note);
  const doubts = [...doubtsOf(opensOn, closesOn), ...contradictions(dates, opensOn, closesOn)];
  if (SUSPENDED.test(record.note)) doubts.push(coded('note_says_suspended'));
  return {
    opening: {
      openingMode: modeOf(record.note, closesOn),
      opensOn,
      opensAt: timeOn(dates, 'opening', opensOn),
      closesOn,
      closesAt: timeOn(dates, 'closing', closesOn),
      editorialState: doubts.length > 0 ? 'da verificare' : 'aperto',
      statusNote: record.note === '' ? null : record.note,
    },
    warnings: [...warnings, ...doubts],
  };
}

function dayFrom(column: string, text: string, warnings: Warning[]): IsoDate | null {
  const day = romeDay(text);
  if (day === null && text !== '') warnings.push(coded('date_unreadable', { column, value: text.slice(0, 40) }));
  return day;
}

function doubtsOf(opensOn: IsoDate | null, closesOn: IsoDate | null): Warning[] {
  if (opensOn === null && closesOn === null) return [coded('dates_missing')];
  if (opensOn !== null && closesOn !== null && opensOn > closesOn) {
    return [coded('dates_inverted', { opens: opensOn, closes: closesOn })];
  }
  return [];
}

/** A note that names another day than the field: neither is chosen, a person must look. */
function contradictions(dates: NoteDate[], opensOn: IsoDate | null, closesOn: IsoDate | null): Warning[] {
  const fields = [opensOn, closesOn];
  const stated = (role: NoteDate['role']) => dates.filter((date) => date.role === role).map((date) => date.day);
  const disagrees = (days: IsoDate[]) => days.length > 0 && !days.some((day) => fields.includes(day));
  const closings = stated('closing');
  const openings = stated('opening');
  const warnings: Warning[] = [];
  if (disagrees(closings)) {
    warnings.push(coded('note_contradicts_closing', { field: closesOn ?? '', note: closings.at(-1) ?? '' }));
  }
  if (disagrees(openings)) {
    warnings.push(coded('note_contradicts_opening', { field: opensOn ?? '', note: openings[0] ?? '' }));
  }
  return warnings;
}

function modeOf(note: string, closesOn: IsoDate | null): OpeningMode | null {
  if ((closesOn !== null && closesOn >= FAR_CLOSING) || /sportell|esauriment/i.test(note)) return 'sportello';
  if (/click[\s-]?day/i.test(note)) return 'click day';
  if (/graduatoria/i.test(note)) return 'graduatoria';
  if (/procedura\s+(?:\w+\s+)?negozia/i.test(note)) return 'negoziale';
  return /finestr[ae]|session[ei]/i.test(note) ? 'finestra' : null;
}

function timeOn(dates: NoteDate[], role: NoteDate['role'], day: IsoDate | null): string | null {
  return dates.find((date) => date.role === role && date.day === day)?.time ?? null;
}
