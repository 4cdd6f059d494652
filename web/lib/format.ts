import { dateLanguage } from '#domain/numbers/date-language.ts';
import { longDayText } from '#domain/numbers/write-day.ts';
import { euroText, numberText } from '#domain/numbers/write-number.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';

const clock = new Intl.DateTimeFormat('it-IT', { timeStyle: 'short', timeZone: 'Europe/Rome' });

/** Italian formats (SHE-7), with days as the reader chose (SET-11): days are days in Rome. */
export const formatDate = (iso: string): string => longDayText(romeMoment(new Date(iso)).day);
export const formatTime = (iso: string): string => clock.format(new Date(iso));
export const formatDateTime = (iso: string): string =>
  `${formatDate(iso)}${dateLanguage() === 'it' ? ' alle ore' : ','} ${formatTime(iso)}`;
export const formatEuro = euroText;
export const formatCount = numberText;
/** A calendar day (`2026-11-15`), or the month where only that is known (`2026-09`). */
export const formatDay = longDayText;

const MB = 1024 * 1024;
const GB = 1024 * MB;
const oneDecimal = (value: number): string => numberText(Math.round(value * 10) / 10);
/** Whole kilobytes up to a megabyte, then megabytes and gigabytes with one decimal. */
export function formatFileSize(bytes: number): string {
  if (bytes < MB) return `${numberText(Math.max(Math.sign(bytes), Math.round(bytes / 1024)))} KB`;
  return bytes < GB ? `${oneDecimal(bytes / MB)} MB` : `${oneDecimal(bytes / GB)} GB`;
}
