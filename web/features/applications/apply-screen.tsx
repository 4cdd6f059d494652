import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { completedSections, REQUIRED_SECTIONS, SECTION_IDS, type SectionId } from '#domain/applications/sections.ts';
import { plainTexts } from '#domain/applications/plain-texts.ts';
import { PATHS, togetherPath, versionsPath, wizardPath } from '#domain/paths.ts';
import { SECTION_TITLES } from '#messages/applications/applications.ts';
import { TOGETHER } from '#messages/collaboration/screens.ts';
import { APPLY } from '#messages/applications/screens.ts';
import { ERROR_MESSAGES } from '#messages/errors.ts';
import { openChat } from '#web/lib/chat-door.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useIsPhone } from '#web/lib/use-is-phone.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { PhoneBar } from '#web/ui/layout/phone-bar.tsx';
import type { ApplicationView } from './api.ts';
import { ActingNotice } from './acting-notice.tsx';
import { CriteriaPanel } from './criteria-panel.tsx';
import { GrantLine } from './grant-line.tsx';
import { DraftCheck } from './draft-check.tsx';
import { SectionEditor } from './section-editor.tsx';
import { SectionList } from './section-list.tsx';
import { SentNotice } from './sent-notice.tsx';
import { settledSaves } from './use-autosave.ts';
import { useDraft } from './use-draft.ts';

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
  const isPhone = useIsPhone();
  const client = useQueryClient();
  const { application } = view;
  const { keep } = useDraft(application.id);
  const texts = plainTexts(application.contents);
  const place = SECTION_IDS.indexOf(section);
  const [before, after] = [SECTION_IDS[place - 1], SECTION_IDS[place + 1]];

  const isOpen = application.sentAt === null;
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
        actions={
          <>
            {isOpen && (
              <Button size="sm" loading={keep.isPending} onClick={() => void settledSaves().then(() => keep.mutate())}>
                {APPLY.saveProgress}
              </Button>
            )}
            <ButtonLink size="sm" href={togetherPath(application.id)}>
              {TOGETHER.open}
            </ButtonLink>
            <ButtonLink size="sm" href={versionsPath(application.id)}>
              {APPLY.versions}
            </ButtonLink>
            <ButtonLink size="sm" href={wizardPath(application.id)}>
              {APPLY.openWizard}
            </ButtonLink>
          </>
        }
      />
      <ActingNotice view={view} />
      <GrantLine view={view} />
      <SentNotice view={view} />
      <div className="mt-6 grid grid-cols-1 items-start gap-x-8 gap-y-6 desk:grid-cols-[13rem_minmax(0,1fr)]">
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
