import { useState } from 'react';
import type { PublicReview, TrackRecord } from '#domain/consultancies/track-record.ts';
import type { Sector } from '#domain/vocabulary.ts';
import { REPLY_WORDS } from '#messages/consultancies/consultancies.ts';
import { PUBLIC_PROFILE } from '#messages/consultants/public-profile.ts';
import { SECTOR_LABELS } from '#messages/sectors.ts';
import { formatDay } from '#web/lib/format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Reply } from '#web/ui/data/reply.tsx';
import { Stars } from '#web/ui/data/stars.tsx';

const WORDS = PUBLIC_PROFILE.reviews;
const SHOWN = 3;

export function Reviews({ record: { reviews, stars }, firstName }: { record: TrackRecord; firstName: string }) {
  const [isOpen, setOpen] = useState(false);
  const most = Math.max(1, ...stars);
  return (
    <section aria-label={WORDS.title} className="grid gap-4">
      <header>
        <h2 className="text-22 font-bold">{WORDS.title}</h2>
        <p className="max-w-[52ch] text-14 text-ink-2">{reviews.length === 0 ? WORDS.none : WORDS.note}</p>
      </header>
      {reviews.length > 0 && (
        <div className="grid gap-6 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <dl aria-label={WORDS.spread} className="grid content-start gap-1 text-13 tabular-nums">
            {[5, 4, 3, 2, 1].map((value) => (
              <div key={value} className="grid grid-cols-[1rem_1fr_1.5rem] items-center gap-2">
                <dt>{value}</dt>
                <dd aria-hidden="true" className="h-1 bg-rule">
                  <span
                    className="block h-full bg-ink"
                    style={{ width: `${String((stars[value - 1]! / most) * 100)}%` }}
                  />
                </dd>
                <dd>{stars[value - 1]}</dd>
              </div>
            ))}
          </dl>
          <div className="grid gap-5">
            <ul className="grid gap-5">
              {reviews.slice(0, isOpen ? undefined : SHOWN).map((review) => (
                <Review key={review.id} {...{ review, firstName }} />
              ))}
            </ul>
            {!isOpen && reviews.length > SHOWN && (
              <Button size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
                {WORDS.all(reviews.length - SHOWN)}
              </Button>
            )}
          </div>
        </div>
      )}
    </section>
  );
}

function Review({ review, firstName }: { review: PublicReview; firstName: string }) {
  return (
    <li className="grid gap-2 border-rule not-first:border-t not-first:pt-5">
      <p className="flex flex-wrap items-center gap-x-3 text-13 text-ink-2">
        <Stars value={review.stars} label={WORDS.stars(review.stars)} />
        {[review.grantName, review.outcome && WORDS.outcome[review.outcome]].filter(Boolean).join(' · ')}
      </p>
      <blockquote className="font-serif text-17 wrap-anywhere">{review.text}</blockquote>
      <p className="text-13 text-ink-2">
        {WORDS.from(SECTOR_LABELS[review.sector as Sector], review.region)} · {formatDay(review.day.slice(0, 7))}
      </p>
      {review.reply !== null && <Reply title={REPLY_WORDS.by(firstName)} text={review.reply} />}
    </li>
  );
}
