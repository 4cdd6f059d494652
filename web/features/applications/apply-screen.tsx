import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, List } from 'lucide-react';
import { useState } from 'react';
import { completedSections, REQUIRED_SECTIONS, SECTION_IDS, type SectionId } from '#domain/applications/sections.ts';
import { plainTexts } from '#domain/applications/plain-texts.ts';
import { PATHS } from '#domain/paths.ts';
import { SECTION_TITLES } from '#messages/applications/applications.ts';
import { APPLICATIONS, APPLY } from '#messages/applications/screens.ts';
import { ERROR_MESSAGES } from '#messages/errors.ts';
import { openChat } from '#web/lib/chat-door.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useIsPhone } from '#web/lib/use-is-phone.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { PhoneBar } from '#web/ui/layout/phone-bar.tsx';
import { Sheet } from '#web/ui/windows/sheet.tsx';
import type { ApplicationView } from './api.ts';
import { ActingNotice } from './acting-notice.tsx';
import { ApplyActions } from './apply-actions.tsx';
import { CriteriaPanel } from './criteria-panel.tsx';
import { GrantLine } from './grant-line.tsx';
import { DraftCheck } from './draft-check.tsx';
import { SectionEditor } from './section-editor.tsx';
import { SectionKnots, SectionList } from './section-list.tsx';
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
  const [barPlace, setBarPlace] = useState<HTMLElement | null>(null);
  const [isListOpen, setListOpen] = useState(false);
  const isPhone = useIsPhone();
  const client = useQueryClient();
  const { application } = view;
  const texts = plainTexts(application.contents);
  const place = SECTION_IDS.indexOf(section);
  const [before, after] = [SECTION_IDS[place - 1], SECTION_IDS[place + 1]];

  const isOpen = application.sentAt === null;
  const done = APPLY.done(completedSections(texts).length, SECTION_IDS.length);
  const back = {
    disabled: !before,
    disabledReason: APPLY.firstSection,
    onClick: () => before && onSection(before),
  };

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
        display="screen"
        back={{ href: PATHS.advancedSearch, label: APPLY.back }}
        title={APPLY.title}
        actions={<ApplyActions view={view} />}
      />
      <ActingNotice view={view} />
      <GrantLine view={view} />
      <SentNotice view={view} />
      <div className="mt-6 grid grid-cols-1 items-start gap-x-8 gap-y-6 desk:grid-cols-[13rem_minmax(0,1fr)]">
        <aside className="grid gap-6 desk:sticky desk:top-4">
          <div className="grid gap-6 max-desk:hidden">
            <Progress label={done} value={view.progress} valueLabel={`${view.progress}%`} tone="filo" />
            <SectionList texts={texts} current={section} wasRefused={wasRefused} onSection={onSection} />
          </div>
          <div className="flex items-center gap-4 desk:hidden">
            <SectionKnots label={done} texts={texts} current={section} />
            <Sheet
              side="bottom"
              title={APPLY.sections}
              description={done}
              closeLabel={APPLICATIONS.close}
              open={isListOpen}
              onOpenChange={setListOpen}
              trigger={
                <Button variant="quiet">
                  <List aria-hidden="true" />
                  {APPLY.showSections}
                </Button>
              }
            >
              <SectionList
                texts={texts}
                current={section}
                wasRefused={wasRefused}
                onSection={(next) => {
                  setListOpen(false);
                  onSection(next);
                }}
              />
            </Sheet>
          </div>
          <div className="max-desk:hidden">
            <CriteriaPanel view={view} section={section} />
          </div>
        </aside>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <div>
            <p className="text-13 text-ink-2">
              {APPLY.place(place + 1, SECTION_IDS.length, REQUIRED_SECTIONS.includes(section))}
            </p>
            <h2 className="text-22 font-bold tracking-[-0.012em]">{SECTION_TITLES[section]}</h2>
            <p className="max-w-measure text-14 text-ink-2">{APPLY.hints[section]}</p>
          </div>
          <SectionEditor key={section} view={view} section={section} isWide statePlace={isPhone ? barPlace : null} />
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Button {...back} className="max-desk:hidden">
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
              <Button variant="filo" onClick={() => onSection(after)} className="max-desk:hidden">
                {APPLY.next(SECTION_TITLES[after])}
                <ArrowRight aria-hidden="true" />
              </Button>
            ) : (
              isOpen && (
                <Button variant="filo" onClick={() => void submit()} className="max-desk:hidden">
                  {APPLY.submit}
                </Button>
              )
            )}
          </div>
          {isOpen && <DraftCheck view={view} onSection={onSection} />}
          <div className="desk:hidden">
            <CriteriaPanel view={view} section={section} />
          </div>
        </div>
      </div>
      <PhoneBar>
        <Button {...back} className="w-11 px-0">
          <ArrowLeft aria-hidden="true" />
          <span className="sr-only">{before ? SECTION_TITLES[before] : APPLY.previous}</span>
        </Button>
        <div ref={setBarPlace} className="min-w-0 flex-1" />
        {after ? (
          <Button variant="filo" aria-label={APPLY.next(SECTION_TITLES[after])} onClick={() => onSection(after)}>
            {APPLY.nextShort}
            <ArrowRight aria-hidden="true" />
          </Button>
        ) : (
          isOpen && (
            <Button variant="filo" onClick={() => void submit()}>
              {APPLY.submit}
            </Button>
          )
        )}
      </PhoneBar>
    </>
  );
}
