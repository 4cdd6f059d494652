import { readPercent } from '#domain/numbers/read-number.ts';
import type { AidForm } from '#domain/vocabulary.ts';

/** Aid whose percentage is money that is not given back; elsewhere it measures a loan, a guarantee or a tax base. */
const GIVEN: readonly AidForm[] = ['fondo perduto', 'voucher', "credito d'imposta"];
const PERCENTS = /(\d+(?:,\d+)?)(?:-(\d+(?:,\d+)?))?\s?%/g;

type Intensity = { aidForm: AidForm; aidIntensity: string | null; aidIntensityMax: number | null };

/**
 * The part of the spend a grant gives for good, as far as its text says. "Fino al 60%" names no least; null where the
 * percentage is not a gift: 80% of a guarantee is no grant of 80%.
 */
export function givenShare({ aidForm, aidIntensity, aidIntensityMax }: Intensity) {
  if (aidIntensityMax === null || !GIVEN.includes(aidForm)) return null;
  const said = [...(aidIntensity ?? '').matchAll(PERCENTS)]
    .flatMap(([, low, high]) => [low, high])
    .flatMap((text) => (text === undefined ? [] : (readPercent(text) ?? [])));
  const isOnlyMost = said.length <= 1 && /^(?:di norma )?fino a/i.test(aidIntensity ?? '');
  return { min: isOnlyMost ? null : Math.min(...said, aidIntensityMax), max: aidIntensityMax };
}
