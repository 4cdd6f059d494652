import type { ReactNode } from 'react';
import type { ConsultantCard } from '#domain/consultants/consultant-card.ts';
import { DIRECTORY } from '#domain/constants.ts';
import { consultantPath } from '#domain/paths.ts';
import { fullName } from '#domain/consultants/full-name.ts';
import { CARD_WORDS } from '#messages/consultants/directory.ts';
import { SECTOR_LABELS, SPECIALIZATION_LABELS } from '#messages/sectors.ts';
import { formatEuro } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { FirstTags, Portrait, OutcomesLine, RatingText } from './card-parts.tsx';

type Props = { card: ConsultantCard; contact?: ReactNode };

/** The card of the directory (CON-8): who, proof, what it costs, two ways on. */
export function ConsultantTile({ card, contact }: Props) {
  const name = fullName(card);
  const sectors = card.sectors.map((code) => SECTOR_LABELS[code]);
  const more = sectors.length - DIRECTORY.cardSectors;
  return (
    <article aria-label={name} className="flex flex-col rounded border border-rule-2 bg-sheet text-on-sheet">
      <div className="grid flex-1 content-start gap-3 p-4">
        <header className="flex gap-3">
          <Portrait card={card} />
          <div className="min-w-0">
            <h2 className="text-17 font-bold wrap-anywhere">{name}</h2>
            <p className="flex flex-wrap items-center gap-x-1 text-14 text-ink-2">
              {card.region} · <RatingText card={card} />
            </p>
          </div>
        </header>
        <OutcomesLine card={card} />
        <p className="line-clamp-3 text-14 text-ink-2">{card.bio}</p>
        <FirstTags
          words={card.specializations.map((code) => SPECIALIZATION_LABELS[code])}
          max={DIRECTORY.cardSpecializations}
          more={CARD_WORDS.more}
        />
      </div>
      <dl className="flex gap-6 border-t border-rule px-4 py-3 text-13">
        <div>
          <dt className="text-ink-2">{CARD_WORDS.rate}</dt>
          <dd className="text-16 font-bold tabular-nums">{CARD_WORDS.perHourShort(formatEuro(card.hourlyRate))}</dd>
        </div>
        <div className="min-w-0">
          <dt className="text-ink-2">{CARD_WORDS.experience}</dt>
          <dd className="text-14">{CARD_WORDS.yearsShort(card.yearsExperience)}</dd>
          <dd className="text-ink-2">
            {sectors.slice(0, DIRECTORY.cardSectors).join(', ')} {more > 0 && CARD_WORDS.more(more)}
          </dd>
        </div>
      </dl>
      <footer className="flex items-center justify-between gap-2 border-t border-rule px-2 py-2">
        <ButtonLink href={consultantPath(card.id)} variant="quiet" size="sm" aria-label={CARD_WORDS.profileOf(name)}>
          {CARD_WORDS.profile}
        </ButtonLink>
        {contact}
      </footer>
    </article>
  );
}
