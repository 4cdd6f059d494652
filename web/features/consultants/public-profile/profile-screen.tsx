import { CircleCheck, Diamond, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ConsultantCard } from '#domain/consultants/consultant-card.ts';
import { successRate } from '#domain/consultants/success-rate.ts';
import type { TrackRecord } from '#domain/consultancies/track-record.ts';
import { fullName } from '#domain/consultants/full-name.ts';
import { CARD_WORDS, responseText } from '#messages/consultants/directory.ts';
import { PUBLIC_PROFILE as WORDS } from '#messages/consultants/public-profile.ts';
import { SECTOR_LABELS, SPECIALIZATION_LABELS } from '#messages/sectors.ts';
import { Portrait, RatingText, VerifiedMark } from '#web/features/consultants/directory/card-parts.tsx';
import { formatEuro } from '#web/lib/format.ts';
import { Tag } from '#web/ui/data/tag.tsx';
import { Timeline } from '#web/ui/data/timeline.tsx';
import { BackLink } from '#web/ui/layout/breadcrumb.tsx';
import { Fees } from './fees.tsx';
import { Obtained } from './obtained.tsx';
import { Reviews } from './reviews.tsx';

type Props = { card: ConsultantCard; record: TrackRecord; backHref: string; contact?: ReactNode };

/** The answer first: four facts, then euro and ticks, then one row per programme. */
export function ProfileScreen({ card, record, backHref, contact }: Props) {
  const name = fullName(card);
  return (
    <div className="wrap pt-4 pb-16">
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
            {[...card.topics, ...card.specializations.map((code) => SPECIALIZATION_LABELS[code])]
              .filter((word, index, all) => all.indexOf(word) === index)
              .map((word) => (
                <li key={word}>
                  <Tag className="text-13">{word}</Tag>
                </li>
              ))}
          </ul>
        </div>
      </header>
      <Facts card={card} />
      <div className="grid gap-10 pt-8 desk:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 content-start gap-10">
          <Obtained card={card} record={record} />
          <Fees card={card} />
          <Reviews record={record} />
        </div>
        <aside className="grid content-start gap-8 max-desk:order-first">
          {contact && <div className="grid gap-2">{contact}</div>}
          <div className="grid gap-8 max-desk:hidden">
            <Side card={card} />
          </div>
        </aside>
        <div className="grid gap-8 desk:hidden">
          <Side card={card} />
        </div>
      </div>
    </div>
  );
}

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
      value: card.rating === null ? '–' : <RatingText card={card} />,
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

function Side({ card }: { card: ConsultantCard }) {
  return (
    <>
      <Block title={WORDS.path.title}>
        <Timeline
          label={WORDS.path.title}
          items={WORDS.path.steps.map(({ title, text }) => ({ id: title, title, detail: text, state: 'next' }))}
        />
      </Block>
      <Block title={WORDS.rules.title}>
        <ul className="grid gap-3">
          {WORDS.rules.items.map(({ title, text }) => (
            <Point
              key={title}
              icon={<CircleCheck aria-hidden="true" className="size-5 text-on-ok" />}
              title={title}
              text={text}
            />
          ))}
        </ul>
      </Block>
      <Block title={WORDS.verified.title}>
        <ul className="grid gap-3">
          {card.isVerified ? (
            <Point
              icon={<ShieldCheck aria-hidden="true" className="size-5 text-on-ok" />}
              title={WORDS.verified.yes}
              text={WORDS.verified.yesText}
            />
          ) : (
            <Point
              icon={<Diamond aria-hidden="true" className="size-5 text-on-verify" />}
              title={WORDS.verified.no}
              text={WORDS.verified.noText}
            />
          )}
          {card.certifications.map((each) => (
            <Point
              key={each}
              icon={<Diamond aria-hidden="true" className="size-5 text-on-verify" />}
              title={each}
              text={WORDS.verified.certifications}
            />
          ))}
        </ul>
      </Block>
      <Block title={WORDS.about.sectors}>
        <p className="text-14">{card.sectors.map((code) => SECTOR_LABELS[code]).join(', ')}</p>
      </Block>
      {card.languages.length > 0 && (
        <Block title={WORDS.about.languages}>
          <p className="text-14">{card.languages.join(', ')}</p>
        </Block>
      )}
    </>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-3 border-t border-rule-2 pt-4">
      <h2 className="text-16 font-bold">{title}</h2>
      {children}
    </section>
  );
}

function Point({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <li className="flex gap-3 text-14">
      {icon}
      <span>
        {title}
        <span className="block text-13 text-ink-2">{text}</span>
      </span>
    </li>
  );
}
