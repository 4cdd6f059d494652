import { DEADLINE, FRESHNESS_MONTHS } from '#domain/constants.ts';
import type { GrantStatus } from '#domain/vocabulary.ts';
import type { Grant } from './grant.ts';
import { addMonths, asMoment, daysBetween, latestDay, type RomeMoment } from './rome-time.ts';

type DatedGrant = Pick<Grant, 'opensOn' | 'opensAt' | 'closesOn' | 'closesAt' | 'editorialState' | 'openingMode'> & {
  facts: Pick<Grant['facts'], 'status'>;
  source: Pick<Grant['source'], 'checkedOn'>;
};

export type ComputedStatus = {
  status: GrantStatus;
  /** Days to the closing day, 0 on that day; null when closed or without a closing day. */
  daysLeft: number | null;
  /** Days to the opening day, while it lies ahead. */
  daysToOpening: number | null;
  closesOn: string | null;
  closesAt: string | null;
  /** 30 days or fewer remain (GRA-3). */
  isDeadlineNear: boolean;
};

/** Nobody can apply: a failed check of the eligibility table (ELI-3). */
export const SHUT_STATUSES: readonly GrantStatus[] = ['chiuso', 'sospeso'];

/** Closing days this far off only say "while the money lasts". */
const FAR_CLOSING_YEARS = 2;

/** Status is computed from dates and editorial state at read time, never stored (GRA-1). */
export function grantStatus(grant: DatedGrant, now: RomeMoment | string): ComputedStatus {
  const moment = asMoment(now);
  const status = statusAt(grant, moment);
  const isOver = status === 'chiuso' || grant.closesOn === null || hasPassed(grant.closesOn, grant.closesAt, moment);
  const daysLeft = isOver || grant.closesOn === null ? null : daysBetween(moment.day, grant.closesOn);
  const opensLater = grant.opensOn !== null && !hasBegun(grant.opensOn, grant.opensAt, moment);
  return {
    status,
    daysLeft,
    daysToOpening: opensLater && grant.opensOn !== null ? daysBetween(moment.day, grant.opensOn) : null,
    closesOn: grant.closesOn,
    closesAt: grant.closesAt,
    isDeadlineNear: daysLeft !== null && daysLeft <= DEADLINE.warningDays,
  };
}

function statusAt(grant: DatedGrant, now: RomeMoment): GrantStatus {
  const { editorialState, opensOn, closesOn } = grant;
  if (editorialState === 'sospeso' || editorialState === 'chiuso') return editorialState;
  if (opensOn !== null && !hasBegun(opensOn, grant.opensAt, now)) return 'in_apertura';
  if (closesOn !== null && editorialState !== 'ricorrente' && hasPassed(closesOn, grant.closesAt, now)) return 'chiuso';
  if (isDoubted(grant)) return 'da_riverificare';
  if (editorialState === 'ricorrente') return 'in_attesa';
  if (editorialState === 'in apertura' && opensOn === null) return 'in_apertura';
  if (editorialState === 'da verificare') return 'da_riverificare';
  if (closesOn === null) {
    if (addMonths(latestDay(lastRead(grant)), FRESHNESS_MONTHS) < now.day) return 'da_riverificare';
    return grant.openingMode === 'sportello' ? 'a_sportello' : 'aperto';
  }
  if (daysBetween(now.day, closesOn) <= DEADLINE.warningDays) return 'in_chiusura';
  if (grant.openingMode !== 'sportello') return 'aperto';
  return closesOn > addMonths(now.day, FAR_CLOSING_YEARS * 12) ? 'a_sportello' : 'aperto';
}

/** When the state was last seen: on the card, or in a source that the card already follows. */
function lastRead({ facts: { status }, source: { checkedOn } }: DatedGrant): string {
  return status?.use === 'apply' && latestDay(status.asOf) > latestDay(checkedOn) ? status.asOf : checkedOn;
}

/** A source disagrees with the state of the catalogue, and since then nobody has read the official page again. */
function isDoubted({ facts, editorialState, source }: DatedGrant): boolean {
  const against = facts.status?.against;
  return against !== undefined && against.state === editorialState && against.checkedOn >= source.checkedOn;
}

/** The closing day counts in full unless an hour is stated. */
function hasPassed(day: string, time: string | null, now: RomeMoment): boolean {
  return day < now.day || (day === now.day && time !== null && time < now.time);
}

function hasBegun(day: string, time: string | null, now: RomeMoment): boolean {
  return day < now.day || (day === now.day && (time === null || time <= now.time));
}
