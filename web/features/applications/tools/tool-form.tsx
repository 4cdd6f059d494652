import { useState, type FormEvent, type ReactNode } from 'react';
import { FILO_TOOLS as WORDS } from '#messages/applications/filo-tools.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { copyText } from '#web/ui/feedback/copy-text.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { ThreadSpinner } from '#web/ui/feedback/thread-spinner.tsx';

type Props = {
  /** What is missing, in one sentence; null when it can start. */
  needs: string | null;
  action: string;
  isWorking: boolean;
  onStart: () => void;
  result: ReactNode;
  children: ReactNode;
};

/** Inputs on one side, what came of them on the other; what is missing is said when it is tried. */
export function ToolForm({ needs, action, isWorking, onStart, result, children }: Props) {
  const [wasTried, setWasTried] = useState(false);
  function start(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (needs !== null) return notify('danger', needs);
    onStart();
  }
  return (
    <div className="grid items-start gap-6 pt-6 desk:grid-cols-2">
      <form noValidate className="grid min-w-0 gap-4" onSubmit={start}>
        {children}
        {wasTried && needs !== null && <InlineAlert tone="no">{needs}</InlineAlert>}
        <div>
          <Button type="submit" variant="filo" loading={isWorking}>
            {action}
          </Button>
        </div>
      </form>
      <div className="grid min-w-0 gap-4" aria-live="polite">
        {isWorking ? (
          <p className="flex items-center gap-3 text-14 text-ink-2">
            <ThreadSpinner label={WORDS.working} />
            <span aria-hidden="true">{WORDS.working}</span>
          </p>
        ) : (
          result
        )}
      </div>
    </div>
  );
}

/** Takes a text along. */
export function CopyButton({ text }: { text: string }) {
  return <Button onClick={() => void copyText(text, WORDS)}>{WORDS.copy}</Button>;
}
