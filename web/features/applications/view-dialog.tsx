import { Download } from 'lucide-react';
import { dossierPath } from '#domain/file-paths.ts';
import { applyPath, wizardPath } from '#domain/paths.ts';
import type { Day } from '#domain/rules/day.ts';
import { OUTCOME_LABELS, statusLabel } from '#messages/applications/applications.ts';
import { APPLICATIONS as WORDS } from '#messages/applications/screens.ts';
import { formatDateTime, formatDay, formatEuro } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import type { ApplicationCard } from './api.ts';
import { AwardPanel } from './award-panel.tsx';
import { isAhead } from './deadline-chip.tsx';

type Props = {
  item: ApplicationCard;
  items: readonly ApplicationCard[];
  today: Day;
  onClose: () => void;
  onOutcome: () => void;
};

/** One application at a glance; "Continua" only while it is being prepared. */
export function ViewDialog({ item, items, today, onClose, onOutcome }: Props) {
  const { dialog } = WORDS;
  const rows: [string, string | null][] = [
    [dialog.project, item.projectTitle || dialog.noTitle],
    [dialog.company, item.companyName],
    [dialog.agency, item.agency || null],
    [dialog.amount, item.requested !== null ? formatEuro(item.requested) : item.amount],
    [dialog.deadline, deadlineText(item, today)],
    [dialog.status, statusLabel(item.status)],
    [dialog.progress, item.submittedDate ? null : `${item.progress}%`],
    [dialog.outcome, item.outcome ? OUTCOME_LABELS[item.outcome.result] : null],
    [dialog.granted, item.outcome?.amount == null ? null : formatEuro(item.outcome.amount)],
    [dialog.act, item.outcome ? dialog.actText(item.outcome.act, item.outcome.on) : null],
    [dialog.updated, formatDateTime(item.updatedAt)],
  ];
  return (
    <Dialog
      open
      size="md"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={item.grantTitle}
      closeLabel={WORDS.close}
      footer={
        <>
          <ButtonLink href={dossierPath(item.id)} download>
            <Download aria-hidden="true" />
            {dialog.dossier}
          </ButtonLink>
          {item.canContinue ? (
            <ButtonLink variant="ink" href={applyPath(item.id)}>
              {WORDS.continue}
            </ButtonLink>
          ) : (
            <ButtonLink variant="ink" href={wizardPath(item.id, 'revisione')}>
              {item.submittedDate ? WORDS.view : WORDS.open}
            </ButtonLink>
          )}
        </>
      }
    >
      <dl className="grid gap-x-6 text-14 sm:grid-cols-[10rem_minmax(0,1fr)]">
        {rows.map(([name, value]) =>
          value === null ? null : (
            <div key={name} className="contents">
              <dt className="pt-2 text-ink-2 sm:border-t sm:border-rule sm:pb-2">{name}</dt>
              <dd className="pb-2 font-medium wrap-anywhere max-sm:border-b max-sm:border-rule sm:border-t sm:border-rule sm:pt-2">
                {value}
              </dd>
            </div>
          ),
        )}
      </dl>
      <AwardPanel item={item} items={items} onEdit={onOutcome} />
    </Dialog>
  );
}

function deadlineText({ deadline, opensOn, isRolling }: ApplicationCard, today: Day): string {
  if (deadline) return formatDay(deadline);
  if (isAhead(opensOn, today)) return WORDS.opens(opensOn);
  return isRolling ? WORDS.rolling : WORDS.noDeadline;
}
