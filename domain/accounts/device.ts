/** The first that matches counts: browsers call themselves by their neighbours' names too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bChromium\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];
const HANDHELD = new Set(['iPhone', 'iPad', 'Android']);

export type Device = { browser: string | null; system: string | null; isHandheld: boolean };

/** What a browser says of itself, for its owner to recognise it; null where it does not say. */
export function deviceOf(userAgent: string): Device {
  const found = (list: typeof BROWSERS) => list.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  const system = found(SYSTEMS);
  return { browser: found(BROWSERS), system, isHandheld: system !== null && HANDHELD.has(system) };
}
