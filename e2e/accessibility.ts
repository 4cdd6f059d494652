import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { default as Axe, RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export type Scheme = 'light' | 'dark';

/**
 * Everything axe finds on the page as it is, contrast included, in one scheme, which the page then keeps. That the other
 * scheme's colours hold too is proven by their tokens (web/styles/contrast.test.ts).
 */
export async function violationsIn(page: Page, colorScheme: Scheme): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await atRest(page);
  // Brought into the page once: reading half a megabyte of script costs as much as some pages' judging.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    // Frames show documents of the user, which are not ours to judge.
    const { axe } = window as unknown as { axe: typeof Axe };
    const options: RunOptions = { resultTypes: ['violations'], iframes: false, preload: false };
    const { violations } = await axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
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
