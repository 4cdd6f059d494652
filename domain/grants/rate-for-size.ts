import { tokenize } from '#domain/search/tokens.ts';
import type { CompanySize } from '#domain/vocabulary.ts';
import type { Grant } from './grant.ts';
import { ownRate } from './own-figures.ts';
import { rateOptions, type RateOption } from './rate-options.ts';

/**
 * The highest share that a firm of these sizes gets: "20% micro e piccole, 15% medie, fino a 45% rinnovabili" is 15 for a
 * medium one whose project speaks of no renewables. The grant's own where its words tell no sizes apart.
 */
export function rateForSize(
  grant: Pick<Grant, 'facts' | 'aidIntensity' | 'aidIntensityMax'>,
  sizes: readonly CompanySize[],
  project: string,
): number | null {
  const most = ownRate(grant);
  const told = [grant.aidIntensity, grant.facts.aid?.note].find((text) => sizesApart(text ?? '', sizes));
  if (most === null || told === undefined || told === null) return most;
  const said = new Set(tokenize(project).map(({ stem }) => stem));
  const own = rateOptions(told).filter((option) => isFor(option, sizes, said));
  return own.length === 0 ? most : Math.min(most, Math.max(...own.map(({ percent }) => percent)));
}

/** It has a percentage for these sizes and another for others; points to add would make it more. */
function sizesApart(text: string, sizes: readonly CompanySize[]): boolean {
  const sized = rateOptions(text).filter((option) => option.sizes.length > 0);
  const isOwn = (option: RateOption) => option.sizes.some((size) => sizes.includes(size));
  return !/\bmaggiorazion|\bpunti\b/i.test(text) && sized.some(isOwn) && !sized.every(isOwn);
}

/** A case that is not of sizes counts where it is everybody's, or where the project speaks of it. */
function isFor({ sizes: own, words }: RateOption, sizes: readonly CompanySize[], said: ReadonlySet<string>): boolean {
  if (own.length > 0) return own.some((size) => sizes.includes(size));
  const telling = tokenize(words).filter(({ role }) => role === 'content');
  return telling.length === 0 || telling.some(({ stem }) => said.has(stem));
}
