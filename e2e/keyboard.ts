import { expect, type Locator, type Page } from '@playwright/test';

/** By the keyboard alone: Tab goes on, or back, until the thing is reached. */
export async function walkTo(page: Page, thing: Locator, step: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(thing).toBeVisible();
  for (let steps = 0; steps < 80; steps += 1) {
    if (await thing.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(step);
  }
  throw new Error('the keyboard does not reach it');
}

/** Walks there and presses. */
export async function press(page: Page, thing: Locator, key = 'Enter'): Promise<void> {
  await walkTo(page, thing);
  await page.keyboard.press(key);
}
