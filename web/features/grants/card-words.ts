import { DEADLINE } from '#domain/constants.ts';
import { grantPath } from '#domain/paths.ts';
import { LEVEL_LABELS } from '#messages/grants/grants.ts';
import { MARKS } from '#messages/grants/marks.ts';
import { amountParts, CARD, CARD_DATES, formOfAid, timingLabel } from '#messages/grants/card.ts';
import { formatDay } from '#web/lib/format.ts';
import type { GrantCardProps } from '#web/ui/grant-card/grant-card.tsx';
import type { DeadlineTone } from '#web/ui/data/status-chip.tsx';
import type { CardGrant } from './grants-api.ts';

type Timed = Pick<
  CardGrant,
  'status' | 'daysLeft' | 'daysToOpening' | 'closesOn' | 'closesAt' | 'opensOn' | 'opensAt' | 'checkedOn'
>;

/** Urgent within 7 days, a warning within 30 (GRA-3). */
export function timingTone({ status, daysLeft }: Pick<Timed, 'status' | 'daysLeft'>): DeadlineTone {
  switch (status) {
    case 'chiuso':
    case 'sospeso':
      return 'closed';
    case 'in_apertura':
    case 'in_attesa':
    case 'da_riverificare':
      return 'wait';
    case 'a_sportello':
      return 'sportello';
    case 'aperto':
    case 'in_chiusura':
      if (daysLeft === null || daysLeft > DEADLINE.warningDays) return 'open';
      return daysLeft <= DEADLINE.urgentDays ? 'urgent' : 'soon';
  }
}

/** The date behind the chip, or why there is none. */
export function timingDate(grant: Timed): string {
  const closing = grant.closesOn && CARD_DATES.at(formatDay(grant.closesOn), grant.closesAt);
  switch (grant.status) {
    case 'aperto':
    case 'in_chiusura':
      if (closing && grant.daysLeft !== null && grant.daysLeft > DEADLINE.farDays)
        return CARD_DATES.untilFar(closing, grant.daysLeft);
      return closing ?? CARD_DATES.deadlineUnknown;
    case 'a_sportello':
      return closing && grant.daysLeft !== null ? CARD_DATES.untilFar(closing, grant.daysLeft) : CARD_DATES.noDeadline;
    case 'in_apertura':
      return grant.opensOn
        ? CARD_DATES.opensOn(CARD_DATES.at(formatDay(grant.opensOn), grant.opensAt))
        : CARD_DATES.openingUnknown;
    case 'in_attesa':
      return CARD_DATES.waiting;
    case 'sospeso':
      return CARD_DATES.suspended;
    case 'da_riverificare':
      return CARD_DATES.checkedOn(formatDay(grant.checkedOn));
    case 'chiuso':
      return closing ? CARD_DATES.closedOn(closing) : '';
  }
}

/** The level, and the region where the body's name does not say it. */
function levelWords({ level, regions, entity }: Pick<CardGrant, 'level' | 'regions' | 'entity'>): string {
  const unsaid =
    regions.length <= 2 ? regions.filter((region) => !entity.toLowerCase().includes(region.toLowerCase())) : [];
  return [LEVEL_LABELS[level], ...unsaid].join(', ');
}

type Words = Pick<GrantCardProps, 'href' | 'name' | 'status' | 'date' | 'level' | 'body' | 'amount' | 'form'>;

/** A grant in the words of its card. */
export function cardWords(grant: CardGrant): Words & { openLabel: string } {
  return {
    href: grantPath(grant.id),
    name: grant.name,
    status: { tone: timingTone(grant), label: timingLabel(grant) },
    date: timingDate(grant),
    level: levelWords(grant),
    body: grant.entity,
    amount: amountParts(grant.amount),
    form:
      grant.amount.code === 'none'
        ? undefined
        : { label: CARD.form, value: formOfAid(grant.aidForm, grant.aidIntensity) },
    openLabel: MARKS.open,
  };
}
