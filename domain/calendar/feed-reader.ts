/** Programs that fetch a subscribed calendar, by how they name themselves. */
const READERS: readonly (readonly [RegExp, string])[] = [
  [/google/i, 'Google Calendar'],
  [/outlook|microsoft|office/i, 'Outlook'],
  [/thunderbird|lightning/i, 'Thunderbird'],
  [/ios|mac ?os|dataaccessd|calendaragent|iphone|ipad/i, 'Calendario di Apple'],
];

/** Null for a program that nobody knows. */
export const feedReader = (userAgent: string): string | null =>
  READERS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
