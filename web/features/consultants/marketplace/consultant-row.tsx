import type { ReactNode } from 'react';
import type { ConsultantCard } from '#domain/consultants/consultant-card.ts';
import { MARKETPLACE } from '#domain/constants.ts';
import { consultantPath } from '#domain/paths.ts';
import { fullName } from '#domain/consultants/full-name.ts';
import { CARD_WORDS, responseText } from '#messages/consultants/card.ts';
import { DIRECTORY_WORDS } from '#messages/consultants/directory.ts';
import {
  FirstTags,
  FreeSlotsLine,
  Portrait,
  OutcomesLine,
  RatingText,
  VerifiedMark,
} from '#web/features/consultants/directory/card-parts.tsx';
import { cn } from '#web/lib/cn.ts';
import { formatEuro } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import type { Foot } from './fit-foot.tsx';

type Props = { card: ConsultantCard; grantId?: string | undefined; foot?: Foot; contact?: ReactNode };

const TONE = { ok: 'bg-ok text-on-ok', verify: 'bg-verify text-on-verify', quiet: 'bg-closed text-on-closed' };

/** A row above 620 px, a tile below. The name is the link of the whole card; buttons sit above it. */
export function ConsultantRow({ card, grantId, foot, contact }: Props) {
  const name = fullName(card);
  const profile = consultantPath(card.id, grantId);
  const place = [card.city, card.region].filter(Boolean).join(', ');
  return (
    <article
      aria-label={name}
      className="relative rounded border border-rule-2 bg-sheet text-on-sheet focus-within:border-rule-strong hover:border-rule-strong"
    >
      <div className="grid sm:grid-cols-[minmax(0,1fr)_12.5rem]">
        <div className="grid content-start gap-2.5 p-4">
          <header className="flex gap-3">
            <Portrait card={card} />
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-3">
                <AppLink
                  href={profile}
                  className="text-17 font-bold wrap-anywhere no-underline before:absolute before:inset-0 hover:underline"
                >
                  {name}
                </AppLink>
                {card.isVerified && <VerifiedMark />}
              </p>
              <p className="text-14 text-ink-2">{[card.title, place].filter(Boolean).join(' · ')}</p>
            </div>
          </header>
          <OutcomesLine card={card} />
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-14 text-ink-2">
            <RatingText card={card} />
            <span>{CARD_WORDS.years(card.yearsExperience)}</span>
          </p>
          <FreeSlotsLine card={card} className="-mt-1" />
          <FirstTags words={card.topics} max={MARKETPLACE.cardSpecializations} more={CARD_WORDS.moreTopics} />
        </div>
        <dl className="grid content-start gap-2 border-rule p-4 text-13 max-sm:grid-cols-2 max-sm:border-t sm:border-l">
          <div>
            <dt className="text-ink-2">{CARD_WORDS.rate}</dt>
            <dd className="text-17 font-bold tabular-nums">{CARD_WORDS.perHour(formatEuro(card.hourlyRate))}</dd>
            {card.projectRate !== null && (
              <dd className="text-ink-2">{CARD_WORDS.project(formatEuro(card.projectRate))}</dd>
            )}
          </div>
          <div>
            <dt className="text-ink-2">{CARD_WORDS.responds}</dt>
            <dd className="text-14">{card.responseMinutes === null ? '–' : responseText(card.responseMinutes)}</dd>
            {card.responseMinutes === null && <dd className="text-ink-2">{CARD_WORDS.fewRequests}</dd>}
            {card.languages.length > 0 && <dd className="text-ink-2">{card.languages.join(', ')}</dd>}
          </div>
        </dl>
      </div>
      <footer
        className={cn(
          'flex flex-wrap items-center justify-end gap-x-2 rounded-b border-t border-rule px-2 py-1.5',
          foot && TONE[foot.tone],
        )}
      >
        {foot && <div className="mr-auto px-2 py-1 text-14">{foot.words}</div>}
        <ButtonLink
          href={profile}
          variant="quiet"
          size="sm"
          aria-label={DIRECTORY_WORDS.profileOf(name)}
          className="relative"
        >
          {DIRECTORY_WORDS.profile}
        </ButtonLink>
        {contact && <div className="relative">{contact}</div>}
      </footer>
    </article>
  );
}
