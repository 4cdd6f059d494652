import { useState } from 'react';
import { CHECKLIST_LABELS } from '#messages/documents/documents.ts';
import { CHECKLISTS, TAKE } from '#messages/documents/screens.ts';
import { WIZARD } from '#messages/applications/screens.ts';
import { formatDay } from '#web/lib/format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { VerdictMark } from '#web/ui/data/verdict.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { ApplicationView } from './api.ts';
import { AttachButton } from './attach-button.tsx';
import { TakeDocumentDialog } from './take-document-dialog.tsx';
import { useDraft } from './use-draft.ts';

const WORDS = WIZARD.documents;
export type ChecklistLine = ApplicationView['checklist'][number];

/** The grant's own list: what answers each line, from the company's documents where they have it (APP-8, DOC-4). */
export function GrantDocuments({ view }: { view: ApplicationView }) {
  const [taking, setTaking] = useState<ChecklistLine | null>(null);
  const { checklist } = view;
  const notes = view.grant?.documentNotes ?? [];
  return (
    <SectionPanel title={WORDS.list} flush>
      {checklist.length === 0 ? (
        <p className="p-4 text-14 text-ink-2">{WORDS.listNone}</p>
      ) : (
        <ul className="divide-y divide-rule text-14">
          {checklist.map((line) => (
            <li key={line.document} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2">
              <span className="grid min-w-0 flex-[1_1_16rem] gap-0.5">
                <span className="wrap-anywhere">{line.document}</span>
                <WhatIsThere line={line} />
              </span>
              {line.state === 'allegato' ? (
                <VerdictMark tone="ok" label={WORDS.attached} />
              ) : (
                <Answers view={view} line={line} onTake={() => setTaking(line)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {notes.map((note) => (
        <p key={note} className="border-t border-rule px-4 py-2 text-13 text-ink-2 wrap-anywhere">
          {WORDS.note(note)}
        </p>
      ))}
      {taking && <TakeDocumentDialog view={view} line={taking} onClose={() => setTaking(null)} />}
    </SectionPanel>
  );
}

/** Which of the company's documents it would be, and whether that holds long enough. */
function WhatIsThere({ line: { state, title, expiresOn, endsTooSoon, isAskedByOffice } }: { line: ChecklistLine }) {
  if (endsTooSoon && expiresOn) {
    const label = `${title ?? ''}: ${CHECKLISTS.tooSoon(formatDay(expiresOn)).toLowerCase()}`;
    return <VerdictMark tone="verify" label={label} className="text-13 whitespace-normal" />;
  }
  if (state === 'pronto') {
    return (
      <VerdictMark
        tone="ok"
        label={`${CHECKLIST_LABELS.pronto}: ${title ?? ''}`}
        className="text-13 whitespace-normal"
      />
    );
  }
  return state === 'manca' && isAskedByOffice ? (
    <span className="text-13 text-ink-2">{CHECKLISTS.byOffice}</span>
  ) : null;
}

function Answers({ view, line, onTake }: { view: ApplicationView; line: ChecklistLine; onTake: () => void }) {
  const { application, papers } = view;
  const { plan } = useDraft(application.id);
  const { settledDocuments, planRevision } = application.contents;
  const { document } = line;
  const isSettled = settledDocuments.includes(document);
  const isFrozen = application.sentAt !== null;
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Checkbox
        label={WORDS.settle}
        checked={isSettled}
        disabled={isFrozen || plan.isPending}
        onChange={() =>
          plan.mutate({
            planRevision,
            settledDocuments: isSettled
              ? settledDocuments.filter((each) => each !== document)
              : [...settledDocuments, document],
          })
        }
      />
      {!isFrozen && papers.length > 0 && (
        <Button size="sm" aria-label={TAKE.name(document)} onClick={onTake}>
          {TAKE.action}
        </Button>
      )}
      {!isFrozen && (
        <AttachButton
          applicationId={application.id}
          kind="altro"
          document={document}
          label={WORDS.attach}
          name={WORDS.attachFor(document)}
        />
      )}
    </span>
  );
}
