import { ExternalLink, PencilLine } from 'lucide-react';
import { useId } from 'react';
import type { FoundGrant } from '#domain/assistant/grant-answer.ts';
import { DEADLINE } from '#domain/constants.ts';
import { applicationWizardPath, grantPath } from '#domain/paths.ts';
import { daysBetween, type Day } from '#domain/rules/day.ts';
import type { Verdict } from '#domain/vocabulary.ts';
import { MATCH_WORDS, matchLabel } from '#messages/matching/verdict-card.ts';
import { LEVEL_LABELS } from '#messages/grants/grants.ts';
import { INTELLIGENT } from '#messages/assistant/search.ts';
import { formatDay } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { DrawnIcon } from '#web/ui/brand/drawn-icon.tsx';
import { MatchBadge, matchTone } from '#web/ui/data/match-badge.tsx';
import { StatusChip, type DeadlineTone } from '#web/ui/data/status-chip.tsx';
import { LevelTag } from '#web/ui/data/tag.tsx';
import { VerdictStrip, type VerdictTone } from '#web/ui/data/verdict.tsx';

const TONES: Record<Verdict, VerdictTone> = { ammissibile: 'ok', da_verificare: 'verify', non_ammissibile: 'no' };

/** A figure stays on one line with its sign and with what it means. */
const unbroken = (amount: string) => amount.replaceAll(' €', '\u00a0€').replaceAll('fino a ', 'fino\u00a0a\u00a0');

export type SaveMark = { isSaved: boolean; onPress: () => void };
type Props = { grant: FoundGrant; ordinal: number; today: Day; save: SaveMark | null };

/** Ordinal, name, level, entity, amount, deadline with days left, match, then verdict and reason (AST-33). */
export function FoundCard({ grant, ordinal, today, save }: Props) {
  const id = useId();
  const score = grant.isExample ? null : grant.relevanceScore;
  return (
    <div className="@container grid">
      <article
        aria-labelledby={id}
        className="grid rounded border border-rule-2 bg-sheet text-on-sheet @min-[620px]:grid-cols-[minmax(0,1fr)_244px]"
      >
        <div className="min-w-0 px-4 pt-3 pb-4">
          <p className="flex min-h-7 flex-wrap items-center gap-2 text-13 text-ink-2 tabular-nums">
            <span className="text-16 font-semibold text-ink">{ordinal}.</span>
            <Deadline grant={grant} today={today} />
            {grant.isExample && <Badge tone="verify">{INTELLIGENT.example}</Badge>}
          </p>
          <h3
            id={id}
            className="mt-2 text-18 leading-[1.3] font-semibold tracking-[-0.012em] text-pretty hyphens-auto [overflow-wrap:anywhere]"
          >
            {grant.isInCatalogue ? (
              <AppLink href={grantPath(grant.id)} className="no-underline hover:underline">
                {grant.name}
              </AppLink>
            ) : (
              grant.name
            )}
          </h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-14 text-ink-2">
            <LevelTag label={LEVEL_LABELS[grant.level]} />
            {grant.entity}
          </p>
          {grant.whyAdaptedForYou && (
            <p className="mt-2 text-14 text-pretty">
              <span className="text-ink-2">{INTELLIGENT.why}:</span> {grant.whyAdaptedForYou}
            </p>
          )}
        </div>
        <dl className="px-4 pb-4 text-14 tabular-nums @min-[620px]:border-l @min-[620px]:border-rule @min-[620px]:py-3.5">
          <dt className="text-13 text-ink-2">{INTELLIGENT.amount}</dt>
          <dd className="text-17 font-semibold tracking-[-0.01em] text-balance">
            {grant.amount ? unbroken(grant.amount) : INTELLIGENT.amountUnknown}
          </dd>
        </dl>
        <Verdicted grant={grant} score={score} />
        <Actions grant={grant} save={save} />
      </article>
    </div>
  );
}

function Deadline({
  grant: { deadline, daysLeft: told, isExample, isRolling },
  today,
}: {
  grant: FoundGrant;
  today: Day;
}) {
  if (isExample) return null;
  if (deadline === null && isRolling) {
    return (
      <>
        <StatusChip tone="sportello" label={INTELLIGENT.rolling} />
        {INTELLIGENT.noDeadline}
      </>
    );
  }
  if (deadline === null) return <StatusChip tone="wait" label={INTELLIGENT.deadlineUnknown} />;
  const daysLeft = told ?? daysBetween(today, deadline);
  return (
    <>
      <StatusChip tone={deadlineTone(daysLeft)} label={INTELLIGENT.daysLeft(daysLeft)} />
      {formatDay(deadline)}
    </>
  );
}

/** Urgent within 7 days, a warning within 30 (GRA-3). */
function deadlineTone(daysLeft: number): DeadlineTone {
  if (daysLeft < 0) return 'closed';
  if (daysLeft <= DEADLINE.urgentDays) return 'urgent';
  return daysLeft <= DEADLINE.warningDays ? 'soon' : 'open';
}

function Verdicted({ grant, score }: { grant: FoundGrant; score: number | null }) {
  const match = score !== null && (
    <MatchBadge score={score} word={MATCH_WORDS[matchTone(score)]} label={matchLabel(score)} />
  );
  const look = 'border-t border-rule pr-4 @min-[620px]:col-span-2';
  if (grant.verdict) {
    return (
      <VerdictStrip tone={TONES[grant.verdict]} label={grant.verdictText ?? ''} className={look}>
        {match}
      </VerdictStrip>
    );
  }
  if (grant.isExample) return null;
  return (
    <div className={`flex flex-wrap items-center gap-x-3 gap-y-1 py-2 pl-4 text-14 text-ink-2 ${look}`}>
      {match}
      {!grant.isInCatalogue && <span>{INTELLIGENT.outside}</span>}
    </div>
  );
}

function Actions({ grant, save }: { grant: FoundGrant; save: SaveMark | null }) {
  const named = <span className="sr-only">{INTELLIGENT.about(grant.name)}</span>;
  const canOpen = grant.link !== null || grant.isInCatalogue;
  if (!canOpen && !save) return null;
  return (
    <div className="flex flex-wrap gap-2 border-t border-rule px-4 py-3 @min-[620px]:col-span-2 print:hidden">
      {grant.isInCatalogue && (
        <ButtonLink variant="ink" size="sm" href={applicationWizardPath(grant)}>
          <PencilLine aria-hidden="true" />
          {INTELLIGENT.fill}
          {named}
        </ButtonLink>
      )}
      {grant.link !== null ? (
        <ButtonLink size="sm" href={grant.link} target="_blank" rel="noopener noreferrer">
          {INTELLIGENT.official}
          <ExternalLink aria-hidden="true" />
          <span className="sr-only">
            {INTELLIGENT.about(grant.name)} {INTELLIGENT.newTab}
          </span>
        </ButtonLink>
      ) : (
        grant.isInCatalogue && (
          <ButtonLink size="sm" href={grantPath(grant.id)}>
            {INTELLIGENT.official}
            {named}
          </ButtonLink>
        )
      )}
      {save && (
        <Button size="sm" variant="quiet" aria-pressed={save.isSaved} onClick={save.onPress}>
          <DrawnIcon name="bookmark" filled={save.isSaved} />
          {save.isSaved ? INTELLIGENT.saved : INTELLIGENT.save}
          {named}
        </Button>
      )}
    </div>
  );
}
