import { amountLine } from '#domain/grants/amount-text.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { grantStatus } from '#domain/grants/status.ts';
import type { Check } from '#domain/eligibility/check.ts';
import type { MatchItem } from '#domain/matching/matcher.ts';
import { grantPath } from '#domain/paths.ts';
import { quotable } from '#domain/assistant/instruction-like.ts';
import { excludedText, whyText } from '#messages/assistant/assistant.ts';
import { renderCheck, verdictText } from '#messages/matching/eligibility.ts';
import { moneyText } from '#messages/matching/money.ts';
import { rowWords } from '#messages/matching/short.ts';
import { whySentence } from '#messages/matching/why.ts';
import { amountText } from '#messages/grants/grants.ts';

/** One grant with what the company's data say of it. */
export function toldGrant(grant: Grant, item: MatchItem | undefined, today: string) {
  return {
    id: grant.id,
    name: quotable(grant.name, 300) || grant.id,
    entity: quotable(grant.entity, 200),
    level: grant.level,
    amount: amountText(amountLine(grant)),
    deadline: grant.closesOn,
    daysLeft: grantStatus(grant, today).daysLeft,
    link: grant.link,
    path: grantPath(grant.id),
    score: item?.score ?? null,
    verdict: item?.verdict ?? null,
    verdictText: item ? verdictText(item.eligibility) : null,
    met: item?.eligibility.met ?? 0,
    total: item?.eligibility.total ?? 0,
  };
}

/** The checks that say most about a fit come first. */
const TELLING = ['territory', 'sector', 'activity', 'size', 'legal_form', 'special_status', 'company_age'];
const telling = ({ code }: Check) => {
  const place = TELLING.indexOf(code);
  return place === -1 ? TELLING.length : place;
};

export function holding(item: MatchItem, max: number): Check[] {
  return item.eligibility.checks
    .filter(
      ({ outcome, found, code }) => outcome === 'soddisfatto' && found.kind !== 'unknown' && code !== 'grant_status',
    )
    .sort((one, other) => telling(one) - telling(other))
    .slice(0, max);
}

export const openRows = (item: MatchItem): Check[] =>
  item.eligibility.checks.filter(({ outcome }) => outcome === 'da_verificare');

/** Why it suits this company and project, what it would mean in money, and what is still open. */
export function reasonOf(item: MatchItem): string {
  const { met, total, topReason } = item.eligibility;
  if (item.verdict === 'non_ammissibile' && topReason) return excludedText(renderCheck(topReason).reason);
  const [open] = openRows(item);
  const { figure } = moneyText(item.expectedAid);
  return whyText(whySentence(item.fitReason), figure, met, total, open ? rowWords(open) : null);
}
