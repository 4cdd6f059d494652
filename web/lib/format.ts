const ROME = 'Europe/Rome';

const dateTime = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeStyle: 'short', timeZone: ROME });
const longDate = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: ROME });
const euro = new Intl.NumberFormat('it-IT', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
  useGrouping: 'always',
});
const euroCents = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR', useGrouping: 'always' });
const count = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

/** Italian formats (spec §9), the same on the server and in the browser: days are days in Rome. */
export const formatDateTime = (iso: string): string => dateTime.format(new Date(iso));
export const formatDate = (iso: string): string => longDate.format(new Date(iso));
export const formatEuro = (amount: number): string => (Number.isInteger(amount) ? euro : euroCents).format(amount);
/** Whole kilobytes up to a megabyte, then megabytes with one decimal. */
export const formatFileSize = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${count.format(Math.max(1, Math.round(bytes / 1024)))} KB`
    : `${count.format(Math.round((bytes / 1024 / 1024) * 10) / 10)} MB`;
export const formatCount = (value: number): string => count.format(value);

const dayInFull = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'UTC' });
const monthInFull = new Intl.DateTimeFormat('it-IT', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A calendar day (`2026-11-15`), or the month (`2026-09`) or year where only that is known. */
export const formatDay = (day: string): string =>
  day.length === 4
    ? day
    : (day.length === 7 ? monthInFull : dayInFull).format(new Date(`${day}${day.length === 7 ? '-01' : ''}T00:00:00Z`));
