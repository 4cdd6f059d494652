import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Structure, names and sizes are the same in both schemes: in the dark only what depends on colours is judged again. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it is, contrast included, in light. */
export const lightViolations = (page: Page): Promise<string[]> => violationsIn(page, 'light', axe(page));

/** Everything axe finds on the page as it is, contrast included, in light and in dark. */
export async function axeViolations(page: Page): Promise<string[]> {
  const light = await lightViolations(page);
  const dark = await violationsIn(page, 'dark', axe(page).withRules(COLOUR_RULES));
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark];
}

/** Legacy mode judges the page in the page, without a second one for each run; only frames of other sites need that. */
const axe = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

async function violationsIn(page: Page, colorScheme: 'light' | 'dark', builder: AxeBuilder): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
