import { expect, test } from './fixtures.ts';

test('every piece of the design system is accessible, in light and in dark @phone', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/dev/ui');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible();
});
