import { dayText } from '#domain/numbers/write-day.ts';
import type { Grant, IsoDate } from '#domain/grants/grant.ts';
import { coded } from '#domain/imports/codes.ts';
import type { Warning } from '#domain/imports/draft.ts';
import { romeDay } from '#domain/imports/source-days.ts';
import type { EditorialState } from '#domain/vocabulary.ts';
import type { OwnBudget } from './budget.ts';
import { SEDIA_STATUS } from './codes.ts';
import type { SediaRecord } from './record.ts';

type Opening = Pick<
  Grant,
  'openingMode' | 'opensOn' | 'opensAt' | 'closesOn' | 'closesAt' | 'editorialState' | 'statusNote'
>;

/**
 * Dates decide, never the status code: the portal keeps as open what expired long ago. Hours are left out,
 * because the index shifts them by the time zone.
 */
export function readOpening(record: SediaRecord, own: OwnBudget, warnings: Warning[]): Opening {
  const deadlines = days('deadlineDate', record.deadlines.length > 0 ? record.deadlines : own.deadlines, warnings);
  const opensOn = days('startDate', record.starts.length > 0 ? record.starts : own.opens, warnings)[0] ?? null;
  const isTwoStage = record.deadlineModel.includes('two-stage');
  const isCutOff = record.deadlineModel.includes('cut-off') || (deadlines.length > 1 && !isTwoStage);
  return {
    openingMode: isCutOff ? 'cut-off' : deadlines.length > 0 ? 'graduatoria' : null,
    opensOn,
    opensAt: null,
    // Newcomers must make the first stage; with cut-offs there is time until the last.
    closesOn: (isTwoStage ? deadlines[0] : deadlines.at(-1)) ?? null,
    closesAt: null,
    editorialState: stateOf(record.status, opensOn, deadlines, warnings),
    statusNote: deadlines.length > 1 ? `Scadenze: ${deadlines.map(dayText).join(', ')}` : null,
  };
}

function stateOf(code: string, opensOn: IsoDate | null, deadlines: IsoDate[], warnings: Warning[]): EditorialState {
  if (deadlines.length > 0) {
    const last = deadlines.at(-1) ?? '';
    if (opensOn !== null && opensOn > last) {
      warnings.push(coded('dates_inverted', { opens: opensOn, closes: last }));
      return 'da verificare';
    }
    return 'aperto';
  }
  warnings.push(coded('dates_missing'));
  if (code === SEDIA_STATUS.closed) return 'chiuso';
  return code === SEDIA_STATUS.forthcoming ? 'in apertura' : 'da verificare';
}

function days(column: string, values: string[], warnings: Warning[]): IsoDate[] {
  const found = new Set<IsoDate>();
  for (const value of values) {
    const day = romeDay(value);
    if (day === null) warnings.push(coded('date_unreadable', { column, value: value.slice(0, 40) }));
    else found.add(day);
  }
  return [...found].sort();
}
