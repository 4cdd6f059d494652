import { CircleCheck, PencilLine, RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { problemsInDraft, type DraftProblem } from '#domain/applications/check-draft.ts';
import { isWritten, MAX_TEXT_CHARS, MAX_TITLE_CHARS, type TextId } from '#domain/applications/sections.ts';
import { readability } from '#domain/assistant/gulpease.ts';
import { SECTION_TITLES } from '#messages/applications/applications.ts';
import { APPLY } from '#messages/applications/screens.ts';
import { cn } from '#web/lib/cn.ts';
import { formatTime } from '#web/lib/format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { notify, withdraw } from '#web/ui/feedback/notify.ts';
import { ThreadSpinner } from '#web/ui/feedback/thread-spinner.tsx';
import type { ApplicationView } from './api.ts';
import { ConflictBox } from './conflict-box.tsx';
import { DraftProblems } from './draft-problems.tsx';
import { knownFigures } from './known-figures.ts';
import { ProposalBox } from './proposal-box.tsx';
import { SaveStateLine } from './save-state.tsx';
import { useAutosave } from './use-autosave.ts';
import { useFilo, type Proposal } from './use-filo.ts';

type Props = {
  view: ApplicationView;
  section: TextId;
  /** The box of the assisted page has its title above; in the wizard it has its own. */
  hasTitle?: boolean;
  /** Whether Filo's words stand beside the box where there is room. */
  isWide?: boolean;
  /** Where else the state of saving is told: on phones, the bar. */
  statePlace?: HTMLElement | null;
};

/** One text with Filo beside it: written, saved, proposed, improved and checked in one place. */
export function SectionEditor({ view, section, hasTitle = false, isWide = false, statePlace = null }: Props) {
  const { application } = view;
  const { text, write, state, theirs, arrived, resolve } = useAutosave(
    application.id,
    section,
    application.contents.texts[section],
  );
  const filo = useFilo(view, section);
  const box = useRef<HTMLTextAreaElement>(null);
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [problems, setProblems] = useState<DraftProblem[] | null>(null);
  const isFrozen = application.sentAt !== null;
  const isThinking = filo.draft.isPending || filo.improve.isPending;
  const title = SECTION_TITLES[section];
  const limit = application.contents.limits[section] ?? null;
  const isOver = limit !== null && text.length > limit;
  const accepted = `accepted-${application.id}-${section}`;

  // What is written after it, or in another section, is never undone with it.
  useEffect(() => () => withdraw(accepted), [accepted]);

  const saving = !isFrozen && <SaveStateLine state={state} version={application.version} at={application.updatedAt} />;

  function take(next: Proposal, isToEdit: boolean) {
    const before = text;
    write(next.text, true);
    setProposal(null);
    if (isToEdit) {
      box.current?.focus();
      requestAnimationFrame(() => box.current?.select());
      return;
    }
    notify('success', APPLY.accepted, { id: accepted, action: { label: APPLY.undo, onPress: () => write(before) } });
  }
  function propose(next: Proposal) {
    setProposal(next);
    notify('success', next.kind === 'draft' ? APPLY.generated : APPLY.improvedToast);
  }
  return (
    <div className={cn('grid items-start gap-4', isWide && proposal && 'xl:grid-cols-[minmax(0,1fr)_20rem]')}>
      <div className="rounded border border-rule-strong bg-sheet text-on-sheet focus-within:border-ink">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-rule px-2 py-1">
          {hasTitle && (
            <label htmlFor={`text-${section}`} className="px-2 py-1 font-semibold">
              {title}
            </label>
          )}
          {!isFrozen && (
            <div className="flex flex-wrap gap-1" role="group" aria-label={APPLY.tools(title)}>
              <Button
                size="sm"
                variant="quiet"
                loading={filo.draft.isPending}
                onClick={() => filo.draft.mutate(undefined, { onSuccess: propose })}
              >
                <PencilLine aria-hidden="true" />
                {APPLY.generate}
              </Button>
              {section !== 'project_title' && (
                <>
                  {text.trim() !== '' && (
                    <Button
                      size="sm"
                      variant="quiet"
                      loading={filo.improve.isPending}
                      onClick={() => filo.improve.mutate(text, { onSuccess: propose })}
                    >
                      <RefreshCw aria-hidden="true" />
                      {APPLY.improve}
                    </Button>
                  )}
                  <Button
                    size="sm"
                    variant="quiet"
                    onClick={() => setProblems(problemsInDraft(section, text, { known: knownFigures(view), limit }))}
                  >
                    <CircleCheck aria-hidden="true" />
                    {APPLY.check}
                  </Button>
                </>
              )}
            </div>
          )}
        </div>
        <textarea
          ref={box}
          id={`text-${section}`}
          {...(hasTitle ? {} : { 'aria-label': title })}
          aria-describedby={`count-${section}`}
          value={text}
          readOnly={isFrozen}
          maxLength={section === 'project_title' ? MAX_TITLE_CHARS : MAX_TEXT_CHARS}
          placeholder={APPLY.hints[section]}
          onChange={(event) => {
            withdraw(accepted);
            write(event.target.value);
          }}
          className={cn(
            'block w-full resize-y bg-transparent px-4 py-3 leading-relaxed outline-none field-sizing-content placeholder:text-ink-3',
            hasTitle ? 'min-h-32' : 'min-h-[200px]',
          )}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-rule px-4 py-2 text-13 text-ink-2 tabular-nums">
          <p id={`count-${section}`} className="flex flex-wrap gap-x-4">
            <span className={cn(isOver && 'font-semibold text-on-no')}>
              {limit === null ? APPLY.chars(text.length) : APPLY.charsOf(text.length, limit)}
            </span>
            {!isWritten(section, text) && section !== 'project_title' && text.trim() !== '' && (
              <span>{APPLY.short}</span>
            )}
            {section !== 'project_title' && text.trim().length > 50 && (
              <span>{APPLY.gulpease(readability(text).gulpease)}</span>
            )}
          </p>
          {statePlace ? createPortal(saving, statePlace) : saving}
        </div>
      </div>
      {(theirs || arrived || isThinking || proposal || problems) && (
        <div className="grid gap-3">
          {arrived && (
            <InlineAlert tone="info" live title={APPLY.arrived.title(arrived.by, formatTime(arrived.at))}>
              {APPLY.arrived.body}
            </InlineAlert>
          )}
          {theirs && <ConflictBox mine={text} theirs={theirs} onResolve={resolve} />}
          {isThinking && (
            <p className="flex items-center gap-3 text-14 text-ink-2">
              <ThreadSpinner label={APPLY.thinking} />
              <span aria-hidden="true">{APPLY.thinking}</span>
            </p>
          )}
          {proposal && (
            <ProposalBox
              proposal={proposal}
              onAccept={() => take(proposal, false)}
              onEdit={() => take(proposal, true)}
              onReject={() => setProposal(null)}
            />
          )}
          {problems && <DraftProblems problems={problems} />}
        </div>
      )}
    </div>
  );
}
