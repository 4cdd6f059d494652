import { useState } from 'react';
import { problemsInAll, type SectionProblems } from '#domain/applications/check-draft.ts';
import { plainTexts } from '#domain/applications/plain-texts.ts';
import type { SectionId } from '#domain/applications/sections.ts';
import { SECTION_TITLES } from '#messages/applications/applications.ts';
import { APPLY } from '#messages/applications/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { ApplicationView } from './api.ts';
import { ProblemList } from './draft-problems.tsx';
import { knownFigures } from './known-figures.ts';
import { settledSaves } from './use-autosave.ts';

type Props = { view: ApplicationView; onSection: (section: SectionId) => void };

/** "Controlla tutta la bozza": every section with what a careful reader would say of it. */
export function DraftCheck({ view, onSection }: Props) {
  const [found, setFound] = useState<SectionProblems[] | null>(null);
  async function check() {
    await settledSaves();
    const { contents } = view.application;
    const around = { known: knownFigures(view), limits: contents.limits };
    setFound(problemsInAll(plainTexts(contents), view.grant?.criteria ?? [], around));
  }
  return (
    <SectionPanel
      title={APPLY.checkTitle}
      level={2}
      description={found ? APPLY.checkCount(found.flatMap(({ problems }) => problems).length) : APPLY.checkAllNote}
      flush={found !== null && found.length > 0}
      actions={<Button onClick={() => void check()}>{APPLY.checkAll}</Button>}
    >
      {found === null ? null : found.length === 0 ? (
        <InlineAlert tone="ok" live>
          {APPLY.checkAllOk}
        </InlineAlert>
      ) : (
        <ul className="divide-y divide-rule text-14" aria-live="polite">
          {found.map(({ section, problems }) => (
            <li key={section} className="grid gap-1 px-4 py-3">
              <span>
                <button
                  type="button"
                  className="cursor-pointer font-semibold underline hover:no-underline"
                  onClick={() => onSection(section)}
                >
                  {SECTION_TITLES[section]}
                </button>
              </span>
              <ProblemList problems={problems} />
            </li>
          ))}
        </ul>
      )}
    </SectionPanel>
  );
}
