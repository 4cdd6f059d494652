// Which browser drives the journeys: CHROMIUM_PATH, then the system's, then Playwright's own.
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

// It spends a quarter of the time on each new context, but shows no notifications.
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
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

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

export function findChromium() {
  if (process.env.CHROMIUM_PATH) return isExecutable(process.env.CHROMIUM_PATH) ? process.env.CHROMIUM_PATH : undefined;
  return onPath([SHELL]) ?? findWholeChromium();
}

/** For what the shell cannot do. */
export function findWholeChromium() {
  return onPath(NAMES) ?? PLACES.find(isExecutable) ?? playwrightChromium();
}
