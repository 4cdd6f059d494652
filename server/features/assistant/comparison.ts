import { askedDocuments } from '#domain/documents/asked-documents.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { grantStatus } from '#domain/grants/status.ts';
import type { MatchItem } from '#domain/matching/matcher.ts';
import { COMPARISON } from '#messages/assistant/comparison.ts';
import { moneyText } from '#messages/matching/money.ts';

/** What a grant brings, how likely, how much work and how soon, from its facts and the company's verdict. */
export function comparisonOf(grant: Grant, item: MatchItem | undefined, today: string) {
  const { daysLeft } = grantStatus(grant, today);
  return {
    money: item ? (moneyText(item.expectedAid).figure ?? '') : '',
    odds: COMPARISON.odds(
      item?.verdict ?? null,
      grant.facts.evaluation ?? grant.openingMode ?? null,
      item?.eligibility ?? { met: 0, total: 0 },
    ),
    effort: COMPARISON.effort(askedDocuments(grant.documents).length, grant.facts.procedure?.length ?? 0),
    time: COMPARISON.time(daysLeft, grant.closesOn, grant.facts.times?.decision ?? grant.processingTime),
  };
}

const VERDICT_ORDER = ['ammissibile', 'da_verificare', 'non_ammissibile'];

/** First what is open to the company; among those what closes sooner or brings more. */
export function inOrder<
  Told extends { id: string; verdict: string | null; score: number | null; daysLeft: number | null },
>(told: readonly Told[], judged: ReadonlyMap<string, MatchItem>): Told[] {
  const money = ({ id }: Told) => {
    const aid = judged.get(id)?.expectedAid;
    return aid?.isKnown ? aid.euro : 0;
  };
  const rank = ({ verdict }: Told) => (verdict === null ? 0 : VERDICT_ORDER.indexOf(verdict));
  const hurry = ({ daysLeft }: Told) => (daysLeft !== null && daysLeft <= SOON_DAYS ? 0 : 1);
  return told.toSorted(
    (a, b) => rank(a) - rank(b) || hurry(a) - hurry(b) || money(b) - money(a) || (b.score ?? 0) - (a.score ?? 0),
  );
}
const SOON_DAYS = 30;
