import type { CompanyView } from './company-view.ts';
import { holderKind } from './group-size.ts';

/** Percent of a company in public hands: surely, and perhaps. A town is a public body, a university mostly is. */
export type PublicShares = { sure: number; perhaps: number; names: string[] };

export function publicShares({ facts: { shareholders }, told }: CompanyView): PublicShares {
  const shares: PublicShares = { sure: 0, perhaps: 0, names: [] };
  for (const owner of shareholders) {
    const kind = holderKind(owner);
    const isSure = kind === 'public_body' || kind === 'local_authority';
    if (!isSure && kind !== 'university') continue;
    const share = owner.sharePercent ?? (shareholders.length === 1 ? 100 : 0);
    shares.names.push(owner.name);
    shares.perhaps += share;
    if (isSure) shares.sure += share;
  }
  const words = told.group.publicShare ?? 0;
  return { ...shares, sure: Math.max(shares.sure, words), perhaps: Math.max(shares.perhaps, words) };
}
