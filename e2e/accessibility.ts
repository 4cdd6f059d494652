import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { default as Axe, RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export type Scheme = 'light' | 'dark';
/** Structure, names and sizes are the same in both schemes: in the dark only what depends on colours is judged again. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Everything axe finds on the page as it is, contrast included, in light and in dark. */
export async function axeViolations(page: Page): Promise<string[]> {
  const light = await violationsIn(page, 'light');
  const dark = await violationsIn(page, 'dark', { runOnly: COLOUR_RULES });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark];
}

/** The same in one scheme, which the page then keeps. */
export async function violationsIn(page: Page, colorScheme: Scheme, options: RunOptions = {}): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await atRest(page);
  // Brought into the page once for both schemes: reading half a megabyte of script costs as much as some pages' judging.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async (given) => {
    // Frames show papers of the user, which are not ours to judge.
    const { axe } = window as unknown as { axe: typeof Axe };
    const asked: RunOptions = { resultTypes: ['violations'], iframes: false, preload: false };
    const { violations } = await axe.run(document, { ...asked, ...given });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, options);
  return found.map((violation) => `${colorScheme} ${violation}`);
}

const REST_MS = 5_000;

/** What is being read again is pale for a moment, and comes back by a transition: judged is the page that stays. */
async function atRest(page: Page): Promise<void> {
  const isAtRest = () =>
    !document.querySelector('[aria-busy=true]') &&
    document.getAnimations().every((each) => !(each instanceof CSSTransition) || each.playState !== 'running');
  // A page that stays busy is judged as it is.
  await page.waitForFunction(isAtRest, undefined, { timeout: REST_MS }).catch(() => undefined);
}
