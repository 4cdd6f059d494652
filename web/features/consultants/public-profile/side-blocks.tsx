import { CircleCheck, Diamond, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ConsultantCard } from '#domain/consultants/consultant-card.ts';
import type { TrackRecord, Verification } from '#domain/consultancies/track-record.ts';
import { onDay } from '#messages/articles.ts';
import { RECOMMENDED_WORDS } from '#messages/consultants/marketplace.ts';
import { responseText } from '#messages/consultants/card.ts';
import { PUBLIC_PROFILE as WORDS } from '#messages/consultants/public-profile.ts';
import { RankingNote } from '#web/features/consultants/directory/ranking-note.tsx';
import { formatDay } from '#web/lib/format.ts';
import { Timeline } from '#web/ui/data/timeline.tsx';

/** What was measured of this person takes the place of what is true of everybody. */
export function PathBlock({ card: { responseMinutes }, record }: { card: ConsultantCard; record: TrackRecord }) {
  const { steps, quoteIn, workIn } = WORDS.path;
  const measured = [
    responseMinutes === null ? null : RECOMMENDED_WORDS.responds(responseText(responseMinutes)),
    record.quoteDays === null ? null : quoteIn(record.quoteDays),
    record.workDays === null ? null : workIn(record.workDays),
  ];
  return (
    <SideBlock title={WORDS.path.title}>
      <Timeline
        label={WORDS.path.title}
        items={steps.map(({ title, text }, at) => ({
          id: title,
          title,
          detail: measured[at] ?? text,
          state: 'planned',
        }))}
      />
    </SideBlock>
  );
}

export const RulesBlock = ({ reports, requests }: { reports: number; requests: number }) => (
  <SideBlock title={WORDS.rules.title}>
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
    <p className="text-13 text-ink-2">
      {WORDS.rules.reports(reports, requests)} <RankingNote label={WORDS.rules.complain} />
    </p>
  </SideBlock>
);

/** Only what was really seen, and when. */
export function VerifiedBlock({ card, verified: { on, checks } }: { card: ConsultantCard; verified: Verification }) {
  return (
    <SideBlock title={WORDS.verified.title}>
      <ul className="grid gap-3">
        {on &&
          checks.map((check) => (
            <Point
              key={check}
              icon={<ShieldCheck aria-hidden="true" className="size-5 text-on-ok" />}
              title={WORDS.verified.checks[check]}
              text={WORDS.verified.seen(onDay(formatDay(on)))}
            />
          ))}
        {!card.isVerified && <Point icon={<Unverified />} title={WORDS.verified.no} text={WORDS.verified.noText} />}
        {card.certifications.map((each) => (
          <Point key={each} icon={<Unverified />} title={each} text={WORDS.verified.certifications} />
        ))}
      </ul>
    </SideBlock>
  );
}

export function SideBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-3 border-t border-rule-2 pt-4">
      <h2 className="text-16 font-bold">{title}</h2>
      {children}
    </section>
  );
}

const Unverified = () => <Diamond aria-hidden="true" className="size-5 text-on-verify" />;

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
