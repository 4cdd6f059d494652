import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { ask, ownerOf } from './companies.ts';

/** A message, what its answer holds and what it lacks. */
export type Turn = [message: string, holds: RegExp, lacks?: RegExp];
/** Turns that go on from each other, on a page where one is named. */
export type Talk = readonly [page: string | null, turns: readonly Turn[]];

/** One test for each talk, all by the owner of a workshop in the Veneto, or of what `changes` make of it. */
export function testTalks(talks: readonly Talk[], changes: Record<string, unknown> = {}): void {
  let product: TestProduct;
  let browser: TestBrowser;
  beforeAll(async () => {
    product = await startTestProduct();
    await prepareCatalogue(product.services);
    browser = await ownerOf(product, 'workshop', changes);
  });
  afterAll(() => product.close());

  test.each(talks.map(([page, turns]) => [turns[0]![0], page, turns] as const))('%s', async (_first, page, turns) => {
    const past: { sender: 'user' | 'ai'; content: string }[] = [];
    for (const [message, holds, lacks] of turns) {
      const { response } = await ask<{ text: string }>(browser, 'chat_support', {
        message,
        conversationContext: past,
        ...(page ? { page: { path: page } } : {}),
      });
      expect(response.text).toMatch(holds);
      if (lacks) expect(response.text).not.toMatch(lacks);
      past.push({ sender: 'user', content: message }, { sender: 'ai', content: response.text });
    }
  });
}
