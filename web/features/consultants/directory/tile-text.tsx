import type { ConsultantCard } from '#domain/consultants/consultant-card.ts';
import { DIRECTORY } from '#domain/constants.ts';
import { fullName } from '#domain/consultants/full-name.ts';
import { CARD_WORDS } from '#messages/consultants/card.ts';
import { SECTOR_LABELS, SPECIALIZATION_LABELS } from '#messages/sectors.ts';
import { formatEuro } from '#web/lib/format.ts';
import { FirstTags, Portrait, OutcomesLine, RatingText } from './card-parts.tsx';

/** What one reads on the card of the directory: who, proof, what it costs. */
export function TileText({ card }: { card: ConsultantCard }) {
  const name = fullName(card);
  const sectors = card.sectors.map((code) => SECTOR_LABELS[code]);
  const more = sectors.length - DIRECTORY.cardSectors;
  return (
    <>
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
    </>
  );
}
