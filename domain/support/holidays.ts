/** Easter Sunday of a year (Gregorian computus), as month and day. */
function easterOf(year: number): { month: number; date: number } {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const days = moon + weekday - 7 * late + 114;
  return { month: Math.floor(days / 31), date: (days % 31) + 1 };
}

/** Fixed national holidays (L. 260/1949, L. 54/1977, D.P.R. 792/1985, L. 336/2000). */
const FIXED = ['01-01', '01-06', '04-25', '05-01', '06-02', '08-15', '11-01', '12-08', '12-25', '12-26'];
/** San Francesco, again a national holiday from 2026 (L. 151/2025). */
const SAN_FRANCESCO = { day: '10-04', from: 2026 };

/** Whether a day (`2026-12-08`) is a national holiday in Italy. Sundays are not listed: nobody works on them anyway. */
export function isItalianHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  const inYear = day.slice(5);
  if (FIXED.includes(inYear)) return true;
  if (inYear === SAN_FRANCESCO.day && year >= SAN_FRANCESCO.from) return true;
  const { month, date } = easterOf(year);
  const easterMonday = new Date(Date.UTC(year, month - 1, date + 1)).toISOString().slice(0, 10);
  return day === easterMonday;
}
