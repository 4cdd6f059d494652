import { ShieldCheck, Star } from 'lucide-react';
import { useState } from 'react';
import type { ConsultantCard } from '#domain/consultants/consultant-card.ts';
import { absenceOn } from '#domain/consultants/absence.ts';
import { freeSlotsOn } from '#domain/consultants/free-slots.ts';
import { fullName } from '#domain/consultants/full-name.ts';
import { successRate } from '#domain/consultants/success-rate.ts';
import { consultantPhotoPath } from '#domain/file-paths.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { absentText, CARD_WORDS, freeSlotsText } from '#messages/consultants/card.ts';
import { cn } from '#web/lib/cn.ts';
import { formatDay } from '#web/lib/format.ts';
import { initialsOf } from '#web/ui/data/avatar.tsx';
import { OutcomeTicks } from '#web/ui/data/outcome-ticks.tsx';
import { Tag } from '#web/ui/data/tag.tsx';

type Pictured = Pick<ConsultantCard, 'id' | 'firstName' | 'lastName' | 'photoId'>;

/** The photo, or initials in the display face, as on a visiting card. */
export function Portrait({ card, className }: { card: Pictured; className?: string }) {
  const name = fullName(card);
  if (card.photoId === null) return <Initials name={name} {...(className ? { className } : {})} />;
  return (
    <img
      src={consultantPhotoPath(card.id, card.photoId)}
      alt=""
      loading="lazy"
      decoding="async"
      className={cn('size-12 flex-none rounded border border-rule-2 bg-sunken object-cover', className)}
    />
  );
}

export function Initials({ name, className }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'grid size-12 flex-none place-items-center rounded border border-rule-2 bg-sunken font-serif text-18',
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  );
}

export function VerifiedMark() {
  return (
    <span className="inline-flex items-center gap-1 text-13 font-medium whitespace-nowrap text-on-ok">
      <ShieldCheck aria-hidden="true" className="size-4" />
      {CARD_WORDS.verified}
    </span>
  );
}

export function OutcomesLine({ card, className }: { card: ConsultantCard; className?: string }) {
  const { granted, closed } = card;
  const percent = successRate(card);
  if (closed === 0) return <p className={cn('text-13 text-ink-2', className)}>{CARD_WORDS.noneClosed}</p>;
  return (
    <p className={cn('flex flex-wrap items-center gap-x-2 gap-y-1 text-14', className)}>
      <OutcomeTicks granted={granted} closed={closed} label={CARD_WORDS.ticks(granted, closed)} />
      <span>
        <b className="font-semibold">{CARD_WORDS.outcomes(granted, closed)}</b>{' '}
        <span className="text-13 text-ink-2">{percent === null ? CARD_WORDS.few : `${percent}%`}</span>
      </span>
    </p>
  );
}

export function RatingText({ card }: { card: Pick<ConsultantCard, 'rating' | 'reviewsCount'> }) {
  if (card.rating === null) return <span className="text-ink-2">{CARD_WORDS.noReviews}</span>;
  const shown = CARD_WORDS.rating(card.rating);
  return (
    <span
      className="inline-flex items-center gap-1"
      role="img"
      aria-label={CARD_WORDS.ratingSpoken(shown, card.reviewsCount)}
    >
      <Star aria-hidden="true" className="size-4 fill-ink" />
      <b className="font-semibold">{shown}</b> ({card.reviewsCount})
    </span>
  );
}

/** Away up to a day, else how many works are still free, while what was said of it holds. */
export function FreeSlotsLine({ card, className }: { card: ConsultantCard; className?: string }) {
  const [today] = useState(() => romeMoment(new Date()).day);
  const absentUntil = absenceOn(card.absentUntil, today);
  if (absentUntil !== null)
    return <p className={cn('text-13 text-ink-2', className)}>{absentText(formatDay(absentUntil))}</p>;
  const free = freeSlotsOn(card, today);
  if (free === null) return null;
  return <p className={cn('text-13 text-ink-2', className)}>{freeSlotsText(free.count, formatDay(free.until))}</p>;
}

type TagsProps = { words: readonly string[]; max: number; more: (count: number) => string };

export function FirstTags({ words, max, more }: TagsProps) {
  const rest = words.length - max;
  return (
    <ul className="flex flex-wrap items-center gap-1.5">
      {words.slice(0, max).map((word) => (
        <li key={word}>
          <Tag className="text-13">{word}</Tag>
        </li>
      ))}
      {rest > 0 && <li className="text-13 text-ink-2">{more(rest)}</li>}
    </ul>
  );
}
