import { describe, expect, it } from 'vitest';
import { relevanceScore } from './relevance-score.ts';

describe('the one score of a grant for a company: 70 to 95, by fit, never above what is verified', () => {
  it.each([
    [-5000, 1, 70],
    [12_000, 1, 95],
    [12_000, 0.6, 85],
    [12_000, 0, 70],
  ])('a fit of %i with a share of %d verified scores %i', (fit, verified, score) => {
    expect(relevanceScore(fit, verified)).toBe(score);
  });

  it('spreads: a better fit is a higher score', () => {
    const scores = [-1000, 1000, 3000, 5000, 7000].map((fit) => relevanceScore(fit, 1));
    expect(new Set(scores).size).toBe(5);
    expect(scores).toEqual([...scores].sort((a, b) => a - b));
  });
});
