import { SETTINGS } from '#messages/settings/settings.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';

const WORDS = SETTINGS.twoFactor;
const written = (code: string) => code.match(/.{1,4}/g)?.join('-') ?? code;

/** Seen this once: copied or saved before they go. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = codes.map(written).join('\n');
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      notify('success', WORDS.copied);
    } catch {
      notify('danger', WORDS.copyFailed);
    }
  }
  return (
    <div className="grid gap-4">
      <InlineAlert tone="verify" live title={WORDS.codesTitle}>
        {WORDS.codesText}
      </InlineAlert>
      <ol className="grid gap-x-8 gap-y-1 font-mono text-14 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{written(code)}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copy()}>{WORDS.copy}</Button>
        <Button onClick={() => saveFile(new Blob([WORDS.fileText(text)], { type: 'text/plain' }), WORDS.fileName)}>
          {WORDS.download}
        </Button>
        <Button variant="ink" onClick={onDone}>
          {WORDS.codesDone}
        </Button>
      </div>
    </div>
  );
}
