import { readPercent } from '#domain/numbers/read-number.ts';
import type { AidForm } from '#domain/vocabulary.ts';

/** Aid whose percentage is money that is not given back; elsewhere it measures a loan, a guarantee or a tax base. */
const GIVEN: readonly AidForm[] = ['fondo perduto', 'voucher', "credito d'imposta", 'contributo in conto interessi'];
/** A rate of interest that the gift is reckoned by is no share of the spend. */
const OF_INTEREST = /\btass[oi]\b/i;
const PERCENTS = /(\d+(?:,\d+)?)(?:-(\d+(?:,\d+)?))?\s?%/g;

type Intensity = { aidForm: AidForm; aidIntensity: string | null; aidIntensityMax: number | null };

/**
 * The part of the spend a grant gives for good, as far as its text says. "Fino al 60%" names no least; null where the
 * percentage is not a gift: 80% of a guarantee is no grant of 80%.
 */
export function givenShare({ aidForm, aidIntensity, aidIntensityMax }: Intensity) {
  if (aidIntensityMax === null || !GIVEN.includes(aidForm)) return null;
  const words = OF_INTEREST.test(aidIntensity ?? '') ? '' : (aidIntensity ?? '');
  const said = [...words.matchAll(PERCENTS)]
    .flatMap(([, low, high]) => [low, high])
    .flatMap((text) => (text === undefined ? [] : (readPercent(text) ?? [])));
  const isOnlyMost =
    (words === '' && aidIntensity !== null) || (said.length <= 1 && /^(?:di norma )?fino a/i.test(words));
  return { min: isOnlyMost ? null : Math.min(...said, aidIntensityMax), max: aidIntensityMax };
}
