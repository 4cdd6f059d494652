import { useState, type ReactNode } from 'react';
import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { DESK_WORDS, QUOTE_WORDS as WORDS } from '#messages/consultancies/consultancies.ts';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import { QuoteEditor } from './quote-editor.tsx';

type Props = { view: ConsultancyView; day: string; trigger: ReactNode };

/** The same editor where the work has already begun. */
export function QuoteDialog({ view, day, trigger }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      size="lg"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
      title={WORDS.title(view.clientName)}
      closeLabel={DESK_WORDS.close}
    >
      <div className="-mx-4 -mb-4 border-t border-rule sm:-mx-6">
        <QuoteEditor view={view} day={day} onSent={() => setOpen(false)} />
      </div>
    </Dialog>
  );
}
