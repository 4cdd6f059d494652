import { useState } from 'react';
import { KIND_LABELS, STATE_LABELS } from '#messages/documents/documents.ts';
import { CHECKLISTS, TAKE, VAULT } from '#messages/documents/screens.ts';
import { formatDay } from '#web/lib/format.ts';
import { RadioCards } from '#web/ui/fields/radio-cards.tsx';
import { FormDialog } from '#web/ui/windows/form-dialog.tsx';
import type { ApplicationView } from './api.ts';
import type { ChecklistLine } from './grant-documents.tsx';
import { useDraft } from './use-draft.ts';

type Props = { view: ApplicationView; line: ChecklistLine; onClose: () => void };
type Paper = ApplicationView['papers'][number];

/** One of the company's documents for one line; those of its kind come first. */
export function TakeDocumentDialog({ view, line, onClose }: Props) {
  const { take } = useDraft(view.application.id);
  const papers = view.papers.toSorted((one, other) => rank(one, line) - rank(other, line));
  const [chosen, setChosen] = useState<string | null>(papers.find(({ canAttach }) => canAttach)?.id ?? null);
  async function send() {
    if (!chosen) return;
    await take.mutateAsync({ documentId: chosen, document: line.document });
    onClose();
  }
  return (
    <FormDialog
      title={TAKE.title}
      description={TAKE.lead(line.document)}
      onClose={onClose}
      words={{ cancel: TAKE.cancel, send: TAKE.send, close: VAULT.close }}
      isSending={take.isPending}
      onSend={send}
      size="md"
    >
      <RadioCards
        label={TAKE.choose}
        value={chosen}
        onChange={setChosen}
        options={papers.map((paper) => ({
          value: paper.id,
          label: paper.title,
          hint: hintOf(paper),
          disabled: !paper.canAttach,
        }))}
      />
    </FormDialog>
  );
}

const rank = (paper: Paper, { documentId, kind }: ChecklistLine): number =>
  paper.id === documentId ? 0 : paper.kind === kind ? 1 : 2;

function hintOf({ kind, state, expiresOn, canAttach }: Paper): string {
  if (!canAttach) return `${KIND_LABELS[kind]} · ${TAKE.cannot}`;
  const until =
    expiresOn === null
      ? STATE_LABELS[state]
      : state === 'scaduto'
        ? CHECKLISTS.expired(formatDay(expiresOn))
        : VAULT.holds(formatDay(expiresOn));
  return `${KIND_LABELS[kind]} · ${until}`;
}
