// Which browser drives the journeys: CHROMIUM_PATH, then the system's, then Playwright's own.
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

// The shell without windows first: it spends a quarter of the time on each new context.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const PLACES = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

function playwrightChromium() {
  try {
    const path = createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

export function findChromium() {
  if (process.env.CHROMIUM_PATH) return isExecutable(process.env.CHROMIUM_PATH) ? process.env.CHROMIUM_PATH : undefined;
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const named = NAMES.flatMap((name) => onPath.map((folder) => join(folder, name)));
  return [...named, ...PLACES].find(isExecutable) ?? playwrightChromium();
}
