import type { ReactNode } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { copyText } from '#web/ui/feedback/copy-text.ts';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';

type Props = {
  words: { onceTitle: string; onceText: string; copy: string; copied: string; copyFailed: string; done: string };
  /** What is copied. */
  secret: string;
  /** How it is shown. */
  children: ReactNode;
  /** Another way to keep it, beside copying. */
  keep?: ReactNode;
  onDone: () => void;
};

/** A secret that is told this once: kept before it goes. */
export function ToldOnce({ words, secret, children, keep, onDone }: Props) {
  return (
    <div className="grid gap-4">
      <InlineAlert tone="verify" live title={words.onceTitle}>
        {words.onceText}
      </InlineAlert>
      {children}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copyText(secret, words)}>{words.copy}</Button>
        {keep}
        <Button variant="ink" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </div>
  );
}
