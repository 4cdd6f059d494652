import { Info } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Recommendation } from '#domain/consultancies/track-record.ts';
import { freeSlotsOn } from '#domain/consultants/free-slots.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { consultantPath } from '#domain/paths.ts';
import { fullName } from '#domain/consultants/full-name.ts';
import { CARD_WORDS, responseText } from '#messages/consultants/card.ts';
import { RECOMMENDED_WORDS as WORDS } from '#messages/consultants/marketplace.ts';
import { Portrait } from '#web/features/consultants/directory/card-parts.tsx';
import { RankingNote } from '#web/features/consultants/directory/ranking-note.tsx';
import { THREAD_KNOT } from '#web/features/consultants/directory/thread-look.ts';
import { cn } from '#web/lib/cn.ts';
import { formatDay, formatEuro } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Select } from '#web/ui/fields/select.tsx';

type Props = {
  recommended: Recommendation;
  grants: readonly { id: string; name: string }[];
  onGrant: (id: string | undefined) => void;
  /** What one's own draft for this grant costs. */
  draftCost?: number | undefined;
  /** In the place of the link to the profile. */
  contact?: ReactNode;
};

/** Above this an hour costs more than most ask. */
const HIGH_RATE = 160;
const FEW_CLOSED = 8;

/** One person, up to four counted reasons, one caveat against our own advice. */
export function RecommendedBanner({ recommended, grants, draftCost, onGrant, contact }: Props) {
  const { consultant, grant, subject, territory, sector, results } = recommended;
  // What was never done is no reason.
  const reasons = [
    { ...subject, term: WORDS.subject, text: grant ? WORDS.subjectText : WORDS.subjectAny },
    { ...territory, term: WORDS.territory, text: WORDS.territoryText },
    { ...sector, term: WORDS.sector, text: WORDS.sectorText },
    { ...results, term: WORDS.results, text: WORDS.resultsText },
  ].filter(({ count }) => count > 0);
  const [today] = useState(() => romeMoment(new Date()).day);
  const caveat = caveatOf(recommended, today);
  const facts = [consultant.city, CARD_WORDS.perHour(formatEuro(consultant.hourlyRate))].filter(Boolean).join(' · ');
  return (
    <section
      aria-label={WORDS.why(consultant.firstName)}
      className="mb-6 rounded border border-rule-2 bg-sheet text-on-sheet"
    >
      <Head
        label={`${WORDS.why(consultant.firstName)}, ${WORDS.forGrant}`}
        grantId={grant?.id}
        grants={grant === null || grants.some(({ id }) => id === grant.id) ? grants : [grant, ...grants]}
        onGrant={onGrant}
      >
        {draftCost !== undefined && <span className="text-ink-2">{WORDS.draft(formatEuro(draftCost))}</span>}
      </Head>
      <div className="grid items-start gap-5 p-4 desk:grid-cols-[14rem_minmax(0,1fr)_auto]">
        <div className="flex gap-3">
          <Portrait card={consultant} className="size-14 text-22" />
          <div className="min-w-0">
            <AppLink
              href={consultantPath(consultant.id, grant?.id)}
              className="display text-22 no-underline hover:underline"
            >
              {fullName(consultant)}
            </AppLink>
            <p className="text-13 text-ink-2">{facts}</p>
            {consultant.responseMinutes !== null && (
              <p className="text-13 text-ink-2">{WORDS.responds(responseText(consultant.responseMinutes))}</p>
            )}
          </div>
        </div>
        <dl className="grid gap-3 text-13 sm:grid-cols-4 sm:gap-0">
          {reasons.map(({ term, text, count, of }) => (
            <div key={term} className={cn(THREAD_KNOT, 'sm:mt-1.5 sm:pr-3')}>
              <dt className="text-ink-2">{term}</dt>
              <dd className="text-14 font-semibold">{text(count, of, territory.region)}</dd>
            </div>
          ))}
        </dl>
        {contact ?? (
          <ButtonLink href={consultantPath(consultant.id)} variant="filo">
            {WORDS.contact(consultant.firstName)}
          </ButtonLink>
        )}
      </div>
      <p className="flex items-start gap-2 border-t border-rule px-4 py-2 text-13 text-ink-2">
        <Info aria-hidden="true" className="mt-0.5 size-4" />
        <span>
          {WORDS.note} {caveat}
        </span>
      </p>
    </section>
  );
}

type Chooser = Pick<Props, 'grants' | 'onGrant'> & { grantId?: string | undefined };

/** Nobody has won enough with the chosen grant: it is said, and another can be chosen. */
export const NobodyYet = (chooser: Chooser) => (
  <section aria-label={WORDS.nobody} className="mb-6 rounded border border-rule-2 bg-sheet text-on-sheet">
    <Head label={WORDS.lookFor} {...chooser} />
    <p className="px-4 py-3 text-14">{WORDS.nobodyText}</p>
  </section>
);

const Head = ({ label, grants, grantId, onGrant, children }: Chooser & { label: string; children?: ReactNode }) => (
  <header className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-rule px-4 py-2 text-14">
    <span>{label}</span>
    <Select
      aria-label={WORDS.chooseGrant}
      size="sm"
      className="min-w-0 max-w-96 flex-[1_1_12rem]"
      placeholder={WORDS.anyGrant}
      options={optionsOf(grants, grantId)}
      value={grantId ?? ''}
      onChange={(event) => onGrant(event.target.value || undefined)}
    />
    {children}
    <RankingNote label={WORDS.how} className="ml-auto font-medium text-ink-2" />
  </header>
);

/** One's own grants, and the one that the address names without being among them. */
function optionsOf(grants: Props['grants'], grantId: string | undefined) {
  const options = grants.map(({ id, name }) => ({ value: id, label: name }));
  const isKnown = grantId === undefined || options.some(({ value }) => value === grantId);
  return isKnown ? options : [{ value: grantId, label: WORDS.thisGrant }, ...options];
}

/** The one thing against our own advice: no time, a high price, or little to judge by. */
function caveatOf({ consultant, results }: Recommendation, today: string): string | null {
  const { firstName, hourlyRate } = consultant;
  const free = freeSlotsOn(consultant, today);
  if (free?.count === 0) return WORDS.caveatFull(firstName, formatDay(free.until));
  if (free?.count === 1) return WORDS.caveatSlot(firstName, formatDay(free.until));
  if (hourlyRate > HIGH_RATE) return WORDS.caveatRate(formatEuro(hourlyRate));
  return results.of < FEW_CLOSED ? WORDS.caveatFew : null;
}
