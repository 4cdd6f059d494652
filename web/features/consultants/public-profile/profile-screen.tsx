import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ConsultantCard } from '#domain/consultants/consultant-card.ts';
import { successRate } from '#domain/consultants/success-rate.ts';
import type { TrackRecord } from '#domain/consultancies/track-record.ts';
import { fullName } from '#domain/consultants/full-name.ts';
import { CARD_WORDS, responseText } from '#messages/consultants/card.ts';
import { RECOMMENDED_WORDS } from '#messages/consultants/marketplace.ts';
import { PUBLIC_PROFILE as WORDS } from '#messages/consultants/public-profile.ts';
import { SECTOR_LABELS, SPECIALIZATION_LABELS } from '#messages/sectors.ts';
import { FreeSlotsLine, Portrait, VerifiedMark } from '#web/features/consultants/directory/card-parts.tsx';
import { formatEuro } from '#web/lib/format.ts';
import { Tag } from '#web/ui/data/tag.tsx';
import { BackLink } from '#web/ui/layout/back-link.tsx';
import { PhoneBar } from '#web/ui/layout/phone-bar.tsx';
import { Fees } from './fees.tsx';
import { Obtained } from './obtained.tsx';
import type { OwnDraft } from './own-draft-api.ts';
import { Reviews } from './reviews.tsx';
import { PathBlock, RulesBlock, SideBlock, VerifiedBlock } from './side-blocks.tsx';

type Props = {
  card: ConsultantCard;
  record: TrackRecord;
  backHref: string;
  /** The grant that the visitor comes from: its row stands out. */
  grantId?: string | undefined;
  contact?: ReactNode;
  /** Keeps the profile for later. */
  save?: ReactNode;
  /** One's own application with its figures: the estimate is made on it. */
  draft?: OwnDraft | null;
  /** When a first call can be had, where it is offered. */
  firstCall?: ReactNode;
  /** The same, for the bar of phones. */
  bar?: ReactNode;
};

/** The answer first: four facts, then euro and ticks, then one row per programme. */
export function ProfileScreen({ card, record, backHref, grantId, draft = null, ...parts }: Props) {
  const { contact, save, firstCall, bar } = parts;
  const name = fullName(card);
  return (
    <div className={bar ? 'wrap pt-4 desk:pb-16' : 'wrap pt-4 pb-16'}>
      <BackLink href={backHref} label={WORDS.back} />
      <header className="flex flex-wrap gap-5 pt-2 pb-5">
        <Portrait card={card} className="size-20 text-28" />
        <div className="grid min-w-0 flex-1 basis-72 gap-2">
          <div className="flex flex-wrap items-center gap-x-4">
            <h1 className="display text-[clamp(1.875rem,1.2rem+2.4vw,var(--t-40))] wrap-anywhere">{name}</h1>
            {card.isVerified && <VerifiedMark />}
          </div>
          <p className="text-ink-2">{[card.title, card.city, card.region].filter(Boolean).join(' · ')}</p>
          <p className="max-w-[65ch] whitespace-pre-line wrap-anywhere">{card.bio}</p>
          <ul className="flex flex-wrap gap-1.5" aria-label={WORDS.about.topics}>
            {[
              ...card.topics,
              ...card.specializations.map((code) => SPECIALIZATION_LABELS[code]),
              card.languages.join(', '),
            ]
              .filter((word, index, all) => word !== '' && all.indexOf(word) === index)
              .map((word) => (
                <li key={word}>
                  <Tag className="text-13">{word}</Tag>
                </li>
              ))}
          </ul>
        </div>
      </header>
      <Facts card={card} />
      {contact && (
        <div className="grid gap-2 pt-4 desk:hidden">
          {save}
          <FreeSlotsLine card={card} className="text-center" />
        </div>
      )}
      <div className="flex flex-col gap-10 pt-8 desk:grid desk:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0 content-start gap-10 max-desk:contents desk:grid">
          <Obtained {...{ card, record, grantId }} />
          <Fees {...{ card, draft }} hasFirstCall={Boolean(firstCall)} />
          <div className="max-desk:order-3">
            <Reviews record={record} firstName={card.firstName} />
          </div>
        </div>
        <aside className="content-start gap-8 max-desk:contents desk:grid">
          {contact && (
            <div className="grid gap-2 max-desk:hidden">
              {contact}
              {save}
              <FreeSlotsLine card={card} className="text-center" />
            </div>
          )}
          <div className="max-desk:order-4">
            <PathBlock {...{ card, record }} />
          </div>
          {firstCall && <div className="max-desk:order-2">{firstCall}</div>}
          <div className="max-desk:order-1">
            <RulesBlock reports={record.reports} requests={card.requests} />
          </div>
          <div className="grid gap-8 max-desk:order-5">
            <VerifiedBlock card={card} verified={record.verified} />
            <SideBlock title={WORDS.about.sectors}>
              <p className="text-14">{card.sectors.map((code) => SECTOR_LABELS[code]).join(', ')}</p>
            </SideBlock>
          </div>
        </aside>
      </div>
      {bar && <ContactBar card={card}>{bar}</ContactBar>}
    </div>
  );
}

/** On phones the price and the way to write stay in reach of the thumb. */
const ContactBar = ({ card, children }: { card: ConsultantCard; children: ReactNode }) => (
  <PhoneBar className="mt-8 gap-4">
    <p className="min-w-0 flex-1 text-13">
      <b className="block text-16 tabular-nums">{CARD_WORDS.perHour(formatEuro(card.hourlyRate))}</b>
      {card.responseMinutes !== null && (
        <span className="text-ink-2">{RECOMMENDED_WORDS.responds(responseText(card.responseMinutes))}</span>
      )}
    </p>
    {children}
  </PhoneBar>
);

const Mark = ({ rating }: { rating: number }) => (
  <span className="inline-flex items-center gap-1">
    <Star aria-hidden="true" className="size-4 fill-ink" />
    {CARD_WORDS.rating(rating)}
  </span>
);

function Facts({ card }: { card: ConsultantCard }) {
  const { facts } = WORDS;
  const rows: { term: string; value: ReactNode; note: string }[] = [
    {
      term: facts.outcomes,
      value: card.closed === 0 ? '–' : CARD_WORDS.outcomes(card.granted, card.closed),
      note: card.closed === 0 ? CARD_WORDS.noneClosed : facts.outcomesNote(successRate(card)),
    },
    {
      term: facts.rating,
      value: card.rating === null ? '–' : <Mark rating={card.rating} />,
      note: facts.ratingNote(card.reviewsCount),
    },
    {
      term: facts.responds,
      value: card.responseMinutes === null ? '–' : responseText(card.responseMinutes),
      note: card.responseMinutes === null ? CARD_WORDS.fewRequests : facts.respondsNote(card.requests, card.accepted),
    },
    {
      term: facts.rate,
      value: CARD_WORDS.perHour(formatEuro(card.hourlyRate)),
      note: facts.rateNote(card.projectRate === null ? null : formatEuro(card.projectRate)),
    },
  ];
  return (
    <dl className="grid grid-cols-2 border-y border-rule-2 desk:grid-cols-4">
      {rows.map(({ term, value, note }) => (
        <div
          key={term}
          className="border-rule-2 py-3 pr-3 max-desk:even:border-l max-desk:even:pl-4 not-first:desk:border-l not-first:desk:pl-4"
        >
          <dt className="text-13 text-ink-2">{term}</dt>
          <dd className="text-17 font-bold">{value}</dd>
          <dd className="text-13 text-ink-2">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
