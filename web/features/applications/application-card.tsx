import { Archive, Clock, Copy, Ellipsis, FileText, FolderSync, Gavel, Sparkles, Trash2 } from 'lucide-react';
import type { ApplicationOutcome } from '#domain/applications/application-status.ts';
import { SECTION_IDS } from '#domain/applications/sections.ts';
import { applyPath, wizardPath } from '#domain/paths.ts';
import type { Day } from '#domain/rules/day.ts';
import { OUTCOME_LABELS, REQUESTED, statusLabel } from '#messages/applications/applications.ts';
import { APPLICATIONS as WORDS } from '#messages/applications/screens.ts';
import { formatEuro } from '#web/lib/format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/actions/menu.tsx';
import { Tag } from '#web/ui/data/tag.tsx';
import { VerdictMark } from '#web/ui/data/verdict.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import type { ApplicationCard } from './api.ts';
import { DeadlineChip } from './deadline-chip.tsx';

export type CardActions = {
  onView: () => void;
  onRemove: () => void;
  onArchive: () => void;
  onDuplicate: () => void;
  onReopen: () => void;
  onProtocol: () => void;
  onOutcome: () => void;
};
type Props = { item: ApplicationCard; today: Day; isFirst: boolean; actions: CardActions };

/** Three ruled parts: what, how much, where it stands and the next step in words. */
export function ApplicationCardView({ item, today, isFirst, actions }: Props) {
  return (
    <article
      aria-label={item.grantTitle}
      className="grid rounded border border-rule-2 bg-sheet text-on-sheet sm:grid-cols-[minmax(0,1fr)_12rem] desk:grid-cols-[minmax(0,1fr)_10.5rem_14.5rem]"
    >
      <What item={item} today={today} onView={actions.onView} />
      <div className="border-t border-rule px-4 py-3 text-14 tabular-nums sm:border-t-0 sm:border-l">
        <HowMuch item={item} />
      </div>
      <div className="border-t border-rule px-4 py-3 sm:col-span-2 desk:col-span-1 desk:border-t-0 desk:border-l">
        <Where item={item} isFirst={isFirst} actions={actions} />
      </div>
    </article>
  );
}

function What({ item, today, onView }: { item: ApplicationCard; today: Day; onView: () => void }) {
  return (
    <div className="min-w-0 px-4 py-3">
      <p className="flex min-h-7 flex-wrap items-center gap-2 text-13 text-ink-2 tabular-nums">
        <DeadlineChip
          sentAt={item.submittedDate}
          deadline={item.deadline}
          isRolling={item.isRolling}
          opensOn={item.opensOn}
          today={today}
        />
        {item.isCustom && <Tag>{WORDS.own}</Tag>}
      </p>
      <h3 className="mt-2 text-17 leading-[1.3] font-semibold tracking-[-0.012em] text-pretty wrap-anywhere">
        <button type="button" onClick={onView} className="cursor-pointer text-left hover:underline">
          {item.grantTitle}
        </button>
      </h3>
      <p className="mt-1 text-14 text-ink-2 wrap-anywhere">
        {item.agency}
        {item.projectTitle && (
          <>
            {item.agency && ' · '}
            <span className="font-semibold text-ink">{item.projectTitle}</span>
          </>
        )}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-ink-2">
        {item.companyName && <span>{item.companyName}</span>}
        {item.consultantAssigned && <span>{WORDS.consultant(item.consultantAssigned)}</span>}
        {item.aiSupport && (
          <span className="flex items-center gap-1.5">
            <Sparkles aria-hidden="true" className="size-4" />
            {WORDS.ai}
          </span>
        )}
      </p>
    </div>
  );
}

function HowMuch({ item }: { item: ApplicationCard }) {
  if (item.requested !== null) {
    return (
      <>
        <p className="text-13 text-ink-2">{REQUESTED[item.aidKind ?? 'contributo']}</p>
        <p className="text-17 font-semibold">{formatEuro(item.requested)}</p>
        {item.eligible !== null && <p className="text-13 text-ink-2">{WORDS.share(item.eligible)}</p>}
        {item.protocol && <p className="text-13 text-ink-2 wrap-anywhere">{WORDS.protocol(item.protocol)}</p>}
      </>
    );
  }
  return (
    <>
      <p className="text-13 text-ink-2">{WORDS.gives}</p>
      <p className="font-semibold text-balance">{item.amount ?? WORDS.tiles.unknown}</p>
      {item.protocol && <p className="text-13 text-ink-2 wrap-anywhere">{WORDS.protocol(item.protocol)}</p>}
    </>
  );
}

function Where({ item, isFirst, actions }: { item: ApplicationCard; isFirst: boolean; actions: CardActions }) {
  return (
    <div className="flex h-full flex-col gap-2">
      {item.submittedDate ? (
        <>
          <p className="flex items-center gap-1.5 text-14 font-semibold">
            {!item.outcome && <Clock aria-hidden="true" className="size-5" />}
            {item.outcome ? <Outcome result={item.outcome.result} /> : WORDS.waiting}
          </p>
          <p className="text-13 text-ink-2">
            {item.outcome?.amount != null
              ? formatEuro(item.outcome.amount)
              : item.protocol
                ? WORDS.kept
                : WORDS.noProtocol}
          </p>
        </>
      ) : (
        <>
          <Progress label={statusLabel(item.status)} value={item.progress} valueLabel={`${item.progress}%`} />
          <p className="text-13 text-ink-2">
            {item.missing[0]
              ? `${WORDS.sections(item.completed.length, SECTION_IDS.length)} ${WORDS.next(item.missing[0])}`
              : WORDS.ready}
          </p>
        </>
      )}
      <div className="mt-auto flex items-center justify-between gap-2 pt-1">
        <MoreMenu item={item} actions={actions} />
        <Primary item={item} isFirst={isFirst} actions={actions} />
      </div>
    </div>
  );
}

const OUTCOME_TONES = { ammessa: 'ok', finanziata: 'ok', respinta: 'no', ritirata: null } as const;

function Outcome({ result }: { result: ApplicationOutcome }) {
  const tone = OUTCOME_TONES[result];
  const label = OUTCOME_LABELS[result];
  return tone === null ? label : <VerdictMark tone={tone} label={label} />;
}

function Primary({ item, isFirst, actions }: { item: ApplicationCard; isFirst: boolean; actions: CardActions }) {
  const named = <span className="sr-only">{WORDS.about(item.grantTitle)}</span>;
  const look = isFirst ? 'filo' : 'line';
  if (item.canContinue)
    return (
      <ButtonLink size="sm" variant={look} href={applyPath(item.id)}>
        {WORDS.continue}
        {named}
      </ButtonLink>
    );
  if (item.submittedDate === null)
    return (
      <ButtonLink size="sm" variant={look} href={wizardPath(item.id, 'revisione')}>
        {WORDS.open}
        {named}
      </ButtonLink>
    );
  if (!item.protocol)
    return (
      <Button size="sm" onClick={actions.onProtocol}>
        {WORDS.addProtocol}
        {named}
      </Button>
    );
  return (
    <Button size="sm" variant="quiet" onClick={actions.onView}>
      {WORDS.view}
      {named}
    </Button>
  );
}

function MoreMenu({ item, actions }: { item: ApplicationCard; actions: CardActions }) {
  return (
    <Menu
      align="start"
      trigger={
        <IconButton label={WORDS.moreAbout(item.grantTitle)}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem icon={<FileText />} onSelect={actions.onView}>
        {WORDS.view}
      </MenuItem>
      {item.submittedDate && (
        <>
          <MenuItem icon={<FolderSync />} onSelect={actions.onReopen}>
            {WORDS.reopen}
          </MenuItem>
          <MenuItem icon={<Gavel />} onSelect={actions.onOutcome}>
            {WORDS.outcome}
          </MenuItem>
        </>
      )}
      <MenuItem icon={<Copy />} onSelect={actions.onDuplicate}>
        {WORDS.duplicate}
      </MenuItem>
      <MenuItem icon={<Archive />} onSelect={actions.onArchive}>
        {item.isArchived ? WORDS.unarchive : WORDS.archive}
      </MenuItem>
      <MenuItem icon={<Trash2 />} tone="danger" onSelect={actions.onRemove}>
        {WORDS.remove}
      </MenuItem>
    </Menu>
  );
}
