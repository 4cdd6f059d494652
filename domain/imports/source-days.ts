import type { IsoDate } from '#domain/grants/grant.ts';

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/;
const ITALIAN = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:\s.*)?$/;
const YEARS = { first: 1970, last: 2100 };

const rome = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome', dateStyle: 'short' });

/**
 * The day in Rome of a source's date, or null. A midnight is a day written as a time, whatever its zone;
 * any other instant is brought to Europe/Rome first.
 */
export function romeDay(text: string): IsoDate | null {
  const value = text.trim();
  const italian = ITALIAN.exec(value);
  if (italian) return dayOf(Number(italian[3]), Number(italian[2]), Number(italian[1]));
  const iso = ISO.exec(value);
  if (!iso) return null;
  const [, year, month, day, hour = '00', minute = '00', second = '00', zone] = iso;
  const plain = dayOf(Number(year), Number(month), Number(day));
  if (plain === null || zone === undefined || (hour === '00' && minute === '00')) return plain;
  const offset = zone === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
  const instant = Date.parse(`${plain}T${hour}:${minute}:${second}${offset}`);
  return Number.isNaN(instant) ? null : rome.format(instant);
}

/** A real day of the calendar, within the years that grants can speak of. */
export function dayOf(year: number, month: number, day: number): IsoDate | null {
  if (year < YEARS.first || year > YEARS.last) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}
