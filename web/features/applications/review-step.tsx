import { createPortal } from 'react-dom';
import type { WizardStep } from '#domain/applications/wizard.ts';
import { versionsPath } from '#domain/paths.ts';
import { SECTION_TITLES } from '#messages/applications/applications.ts';
import { APPLY, WIZARD } from '#messages/applications/screens.ts';
import { cn } from '#web/lib/cn.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { useIsPhone } from '#web/lib/use-is-phone.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { VerdictMark } from '#web/ui/data/verdict.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import type { ApplicationView } from './api.ts';
import { CopyTexts } from './copy-texts.tsx';
import { DossierPanel } from './dossier-panel.tsx';
import { OpeningBox } from './opening-box.tsx';
import { PortalPanel } from './portal-panel.tsx';
import { ReviewBand } from './review-band.tsx';
import { ReviewBar } from './review-bar.tsx';
import { openPoints, reviewRows } from './review-rows.ts';
import { SnapshotPanel } from './snapshot-panel.tsx';
import { SubmissionForm } from './submission-form.tsx';
import { useIsBeforeOpening } from './use-opening.ts';

const WORDS = WIZARD.review;
type Props = {
  view: ApplicationView;
  onStep: (step: WizardStep) => void;
  onSent: () => void;
  barPlace: HTMLElement | null;
};

/** The answer before the list; what is in the dossier; what the portal asks; then the sending is recorded. */
export function ReviewStep({ view, onStep, onSent, barPlace }: Props) {
  const { sentAt } = view.application;
  const isReady = view.missing.length === 0;
  const rows = reviewRows(view);
  const isEarly = useIsBeforeOpening(view) && isReady;
  const canSend = sentAt === null && view.actingFor === null;
  const isPhone = useIsPhone();
  const bar = isPhone ? barPlace : null;
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      {bar && createPortal(<ReviewBar view={view} hasDownload={!canSend || isEarly} />, bar)}
      <div className="grid min-w-0 grid-cols-1 gap-6">
        {isPhone && <OpeningBox view={view} />}
        <Panel className="overflow-hidden">
          <ReviewBand sentAt={sentAt} isReady={isReady} open={openPoints(rows)} />
          <ul className="divide-y divide-rule text-14">
            {view.missing.map((section) => (
              <li key={section} className="flex flex-wrap items-center justify-between gap-3 bg-no/40 px-4 py-2">
                <VerdictMark tone="no" label={SECTION_TITLES[section]} />
                <Button
                  size="sm"
                  onClick={() => onStep(section === 'budget_breakdown' ? 'budget' : 'progetto')}
                  className="print:hidden"
                >
                  {WORDS.goTo}
                  <span className="sr-only">: {SECTION_TITLES[section]}</span>
                </Button>
              </li>
            ))}
            {rows.map(({ name, tone, text, step }) => (
              <li
                key={name}
                className={cn(
                  'grid items-center gap-x-4 gap-y-1 px-4 py-2 sm:grid-cols-[9rem_minmax(0,1fr)_auto]',
                  tone === 'verify' && 'bg-verify/40',
                  tone === 'no' && 'bg-no/40',
                )}
              >
                <VerdictMark tone={tone} label={name} className="whitespace-normal wrap-anywhere" />
                <span className="wrap-anywhere tabular-nums">{text}</span>
                {tone !== 'ok' && (
                  <Button size="sm" onClick={() => onStep(step)} className="justify-self-start print:hidden">
                    {WORDS.look}
                    <span className="sr-only">: {name}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Panel>
        <DossierPanel view={view} look={sentAt ? 'ink' : isEarly && !bar ? 'filo' : 'line'} />
        <div className="grid print:hidden">
          <CopyTexts view={view} />
        </div>
        <SnapshotPanel view={view} />
        <p className="text-14">
          <AppLink href={versionsPath(view.application.id)}>{APPLY.versions}</AppLink>
        </p>
        <Disclosure title={WORDS.trail}>
          <ul className="grid gap-1 pb-2 text-13">
            {view.trail.map(({ kind, detail, actorName, at }, place) => (
              <li key={place} className="wrap-anywhere">
                <span className="text-ink-2 tabular-nums">{formatDateTime(at)}</span> · {WIZARD.acts[kind] ?? kind}
                {kind === 'testo' && detail && `: ${SECTION_TITLES[detail as keyof typeof SECTION_TITLES]}`}
                {kind === 'allegato' && detail && `: ${detail}`} · {actorName}
              </li>
            ))}
          </ul>
        </Disclosure>
      </div>
      <div className="grid gap-4 xl:sticky xl:top-4">
        {!isPhone && <OpeningBox view={view} />}
        <PortalPanel view={view} />
        {canSend && <SubmissionForm view={view} onSent={onSent} buttonPlace={isEarly ? null : bar} />}
      </div>
    </div>
  );
}
