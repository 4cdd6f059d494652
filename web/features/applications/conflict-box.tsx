import type { StoredText } from '#domain/applications/contents.ts';
import { APPLY } from '#messages/applications/screens.ts';
import { formatTime } from '#web/lib/format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';

const WORDS = APPLY.conflict;
type Props = { mine: string; theirs: StoredText; onResolve: (text: string) => void };

/** Two people, or two tabs: both texts, and the choice; neither is lost. */
export function ConflictBox({ mine, theirs, onResolve }: Props) {
  return (
    <div className="grid gap-3" role="alert">
      <InlineAlert tone="verify" title={WORDS.title}>
        {WORDS.body}
      </InlineAlert>
      <div className="grid gap-3 sm:grid-cols-2">
        <Version title={WORDS.mine} text={mine} action={WORDS.keepMine} onKeep={() => onResolve(mine)} />
        <Version
          title={WORDS.theirs(theirs.by, formatTime(theirs.at))}
          text={theirs.text}
          action={WORDS.keepTheirs}
          onKeep={() => onResolve(theirs.text)}
        />
      </div>
      <div>
        <Button onClick={() => onResolve(`${theirs.text}\n\n${mine}`)}>{WORDS.merge}</Button>
      </div>
    </div>
  );
}

type VersionProps = { title: string; text: string; action: string; onKeep: () => void };

function Version({ title, text, action, onKeep }: VersionProps) {
  return (
    <section aria-label={title} className="grid content-start gap-2 rounded border border-rule-2 bg-sheet p-3 text-14">
      <h3 className="font-semibold">{title}</h3>
      <p className="max-h-60 overflow-y-auto whitespace-pre-wrap wrap-anywhere">{text}</p>
      <div>
        <Button size="sm" variant="ink" onClick={onKeep}>
          {action}
        </Button>
      </div>
    </section>
  );
}
