import { SETTINGS } from '#messages/settings/settings.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { notify } from '#web/ui/feedback/notify.ts';

const WORDS = SETTINGS.apiKeys;

/** Seen this once: copied before it goes. */
export function NewKey({ value, onDone }: { value: string; onDone: () => void }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      notify('success', WORDS.copied);
    } catch {
      notify('danger', WORDS.copyFailed);
    }
  }
  return (
    <div className="grid gap-4">
      <InlineAlert tone="verify" live title={WORDS.onceTitle}>
        {WORDS.onceText}
      </InlineAlert>
      <output
        aria-label={WORDS.onceLabel}
        className="block bg-sunken px-3 py-2 font-mono text-14 text-on-sunken [overflow-wrap:anywhere] select-all"
      >
        {value}
      </output>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copy()}>{WORDS.copy}</Button>
        <Button variant="ink" onClick={onDone}>
          {WORDS.done}
        </Button>
      </div>
    </div>
  );
}
