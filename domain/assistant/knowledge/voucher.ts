import type { Grant } from '#domain/grants/grant.ts';
import { numbersIn } from '#domain/numbers/numbers-in.ts';
import { fold } from '#domain/search/fold.ts';

/** A voucher that a grant has beside its percentages, for small spends: up to `least`, in some cases up to `most`. */
export type Voucher = { least: number; most: number; isWhole: boolean };

const VOUCHER = /\bvoucher\b[^;%]*/;
const LEAST_EURO = 1000;

/** "Voucher 30.000–40.000; 65% fino a 120.000 di spesa". */
export function voucherOf({ facts }: Pick<Grant, 'facts'>): Voucher | null {
  const told = VOUCHER.exec(fold(facts.aid?.note ?? '').replace(/[–—-]/g, ' e '))?.[0];
  const sums = numbersIn(told ?? '').flatMap(({ value }) => (value >= LEAST_EURO ? [value] : []));
  const isWhole = facts.aid?.intensityMax === 100;
  return sums.length === 0 ? null : { least: Math.min(...sums), most: Math.max(...sums), isWhole };
}
