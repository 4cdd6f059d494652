import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import {
  completedSections,
  isComplete,
  REQUIRED_SECTIONS,
  SECTION_IDS,
  type SectionId,
} from '#domain/applications/sections.ts';
import { plainTexts } from '#domain/applications/plain-texts.ts';
import { PATHS, wizardPath } from '#domain/paths.ts';
import { SECTION_TITLES } from '#messages/applications/applications.ts';
import { APPLY } from '#messages/applications/screens.ts';
import { ERROR_MESSAGES } from '#messages/errors.ts';
import { cn } from '#web/lib/cn.ts';
import { openChat } from '#web/lib/chat-door.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { ApplicationView } from './api.ts';
import { CriteriaPanel } from './criteria-panel.tsx';
import { GrantLine } from './grant-line.tsx';
import { SectionEditor } from './section-editor.tsx';
import { SentNotice } from './sent-notice.tsx';
import { settledSaves } from './use-autosave.ts';

type Props = {
  view: ApplicationView;
  section: SectionId;
  onSection: (section: SectionId) => void;
  onReview: () => void;
};

/** Six sections, five required; a list to jump, Previous and Next, "Invia Candidatura" on the last (APP-12). */
export function ApplyScreen({ view, section, onSection, onReview }: Props) {
  const [wasRefused, setWasRefused] = useState(false);
  const client = useQueryClient();
  const { application } = view;
  const texts = plainTexts(application.contents);
  const place = SECTION_IDS.indexOf(section);
  const [before, after] = [SECTION_IDS[place - 1], SECTION_IDS[place + 1]];

  async function submit() {
    await settledSaves();
    const fresh = client.getQueryData<ApplicationView>([...KEYS.application, application.id]) ?? view;
    const missing = fresh.missing[0];
    if (!missing) return onReview();
    setWasRefused(true);
    notify('danger', ERROR_MESSAGES.application_incomplete, { description: SECTION_TITLES[missing] });
    onSection(missing);
  }
  return (
    <>
      <PageHeader
        display
        back={{ href: PATHS.advancedSearch, label: APPLY.back }}
        title={APPLY.title}
        actions={<ButtonLink href={wizardPath(application.id)}>{APPLY.openWizard}</ButtonLink>}
      />
      <GrantLine view={view} />
      <SentNotice view={view} />
      <div className="mt-6 grid items-start gap-x-8 gap-y-6 desk:grid-cols-[13rem_minmax(0,1fr)]">
        <aside className="grid gap-6 desk:sticky desk:top-4">
          <Progress
            label={APPLY.done(completedSections(texts).length, SECTION_IDS.length)}
            value={view.progress}
            valueLabel={`${view.progress}%`}
            tone="filo"
          />
          <div className="max-desk:hidden">
            <SectionList texts={texts} current={section} wasRefused={wasRefused} onSection={onSection} />
          </div>
          <Disclosure title={APPLY.showSections} className="desk:hidden">
            <SectionList texts={texts} current={section} wasRefused={wasRefused} onSection={onSection} />
          </Disclosure>
          <div className="max-desk:hidden">
            <CriteriaPanel view={view} />
          </div>
        </aside>
        <div className="grid min-w-0 gap-4">
          <div>
            <p className="text-13 text-ink-2">
              {APPLY.place(place + 1, SECTION_IDS.length, REQUIRED_SECTIONS.includes(section))}
            </p>
            <h2 className="text-22 font-bold tracking-[-0.012em]">{SECTION_TITLES[section]}</h2>
            <p className="max-w-measure text-14 text-ink-2">{APPLY.hints[section]}</p>
          </div>
          <SectionEditor key={section} view={view} section={section} isWide />
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Button
              onClick={() => before && onSection(before)}
              disabled={!before}
              disabledReason={SECTION_TITLES[section]}
            >
              <ArrowLeft aria-hidden="true" />
              {before ? SECTION_TITLES[before] : APPLY.previous}
            </Button>
            <Button
              variant="quiet"
              onClick={() => openChat(APPLY.chatAbout(SECTION_TITLES[section], application.grantTitle))}
            >
              {APPLY.askFilo}
            </Button>
            {after ? (
              <Button variant="filo" onClick={() => onSection(after)} className="max-sm:order-first max-sm:w-full">
                {APPLY.next(SECTION_TITLES[after])}
                <ArrowRight aria-hidden="true" />
              </Button>
            ) : (
              application.sentAt === null && (
                <Button variant="filo" onClick={() => void submit()} className="max-sm:order-first max-sm:w-full">
                  {APPLY.submit}
                </Button>
              )
            )}
          </div>
          <div className="desk:hidden">
            <CriteriaPanel view={view} />
          </div>
        </div>
      </div>
    </>
  );
}

type ListProps = {
  texts: Partial<Record<SectionId, string>>;
  current: SectionId;
  wasRefused: boolean;
  onSection: (section: SectionId) => void;
};

/** The thread of six knots. */
function SectionList({ texts, current, wasRefused, onSection }: ListProps) {
  return (
    <ol aria-label={APPLY.sections} className="grid">
      {SECTION_IDS.map((id, at) => {
        const done = isComplete(id, texts[id]);
        const isMissing = wasRefused && !done && REQUIRED_SECTIONS.includes(id);
        return (
          <li
            key={id}
            className={cn(
              'relative pl-6 before:absolute before:top-4 before:-bottom-4 before:left-[5px] before:border-l-2',
              at === SECTION_IDS.length - 1 && 'before:hidden',
              done ? 'before:border-filo-line' : 'before:border-dotted before:border-rule-strong',
            )}
          >
            <span
              aria-hidden="true"
              className={cn(
                'absolute top-3.5 left-0 size-3 rounded-full border-2 bg-paper',
                done || id === current ? 'border-filo-line' : 'border-rule-strong',
                done && 'bg-filo-line',
              )}
            />
            <button
              type="button"
              aria-current={id === current ? 'step' : undefined}
              onClick={() => onSection(id)}
              className={cn(
                'grid w-full cursor-pointer rounded border border-transparent px-2 py-1.5 text-left text-14 hover:bg-sunken tap:min-h-11',
                id === current && 'border-rule-2 bg-sheet font-semibold',
              )}
            >
              {SECTION_TITLES[id]}
              <span className={cn('text-13 font-normal', isMissing ? 'font-medium text-on-no' : 'text-ink-2')}>
                {stateOf(texts[id], done)}
                {!REQUIRED_SECTIONS.includes(id) && ` · ${APPLY.optional}`}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function stateOf(text: string | undefined, done: boolean): string {
  if (done) return APPLY.complete;
  return (text ?? '').trim() === '' ? APPLY.empty : APPLY.partial;
}
