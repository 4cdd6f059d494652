import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { default as Axe, RunOptions } from 'axe-core';
import { judgedBefore } from './looks.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** What depends on colours alone; structure, names and sizes are the same in both schemes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const COLOURS: RunOptions = { runOnly: COLOUR_RULES };
const ALL_BUT_COLOURS: RunOptions = { rules: Object.fromEntries(COLOUR_RULES.map((id) => [id, { enabled: false }])) };

/** What axe finds on the page as it is, contrast included, in light. */
export const lightViolations = (page: Page): Promise<string[]> => violationsIn(page, 'light');

/** Everything axe finds on the page as it is, contrast included, in light and in dark. */
export async function axeViolations(page: Page): Promise<string[]> {
  const light = await lightViolations(page);
  const dark = await violationsIn(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark];
}

async function violationsIn(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await atRest(page);
  const { before, left, total, keep } = await judgedBefore(page, colorScheme);
  const found: string[] = [];
  // Where most of the page is new, one run for all costs less than two.
  if (colorScheme === 'light' && left > total / 2) found.push(...(await judge(page, {})));
  else {
    if (colorScheme === 'light') found.push(...(await judge(page, ALL_BUT_COLOURS)));
    if (left > 0) found.push(...(await judge(page, COLOURS, before)));
  }
  if (found.length === 0) keep();
  return found.map((violation) => `${colorScheme} ${violation}`);
}

async function judge(page: Page, options: RunOptions, without: number[] = []): Promise<string[]> {
  // Brought into the page once for both schemes: reading half a megabyte of script costs as much as some pages' judging.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const judging = async (given: { options: RunOptions; without: number[] }) => {
    // Frames show papers of the user, which are not ours to judge.
    const { axe } = window as unknown as { axe: typeof Axe };
    const asked: RunOptions = { resultTypes: ['violations'], iframes: false, preload: false };
    const elements = document.querySelectorAll('body *');
    const exclude = given.without.map((at) => elements[at]!);
    const { violations } = await axe.run({ include: document, exclude }, { ...asked, ...given.options });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  };
  return page.evaluate(judging, { options, without });
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
