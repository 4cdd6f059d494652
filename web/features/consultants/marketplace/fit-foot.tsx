import { CircleCheck, MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { isFitting } from '#domain/consultancies/fit.ts';
import type { ConsultantFit } from '#domain/consultancies/track-record.ts';
import { FIT_WORDS as WORDS } from '#messages/consultants/marketplace.ts';
import { formatDate } from '#web/lib/format.ts';
import { DrawnIcon } from '#web/ui/brand/drawn-icon.tsx';

/** The colour of the foot goes with its icon and its word. */
export type Foot = { tone: 'ok' | 'verify' | 'quiet'; words: ReactNode };

/** What the closed work of a person says to this company, in one line. */
export function fitFoot(fit: ConsultantFit): Foot {
  const fits = isFitting(fit);
  return {
    tone: fits ? 'ok' : 'verify',
    words: (
      <Line icon={fits ? <CircleCheck aria-hidden="true" className="size-5" /> : <DrawnIcon name="verify" />}>
        <b>{fits ? WORDS.fits : WORDS.ask}</b>: {reason(fit)}
      </Line>
    ),
  };
}

function reason({ subject, territory, sector }: ConsultantFit): string {
  if (subject) {
    if (subject.count > 0) return WORDS.subject(subject.count, subject.of);
    return subject.of > 0 ? WORDS.noneGranted(subject.of) : WORDS.noSubject;
  }
  const reasons = [
    territory.count > 0 && WORDS.near(territory.region, territory.count),
    sector.count > 0 && WORDS.sameTrade(sector.count),
  ].filter(Boolean);
  return reasons.join(', ') || WORDS.nothingNear(territory.region);
}

/** Somebody who is already at work, or was already asked. */
export function knownFoot(asked: { isActive: boolean; grantName: string | null; createdAt: string }): Foot {
  return {
    tone: 'quiet',
    words: asked.isActive ? (
      <Line icon={<MessageSquare aria-hidden="true" className="size-5" />}>
        <b>{WORDS.works}</b> {asked.grantName && WORDS.worksOn(asked.grantName)}
      </Line>
    ) : (
      WORDS.sent(formatDate(asked.createdAt))
    ),
  };
}

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <span className="flex items-start gap-2">
    {icon}
    <span>{children}</span>
  </span>
);
