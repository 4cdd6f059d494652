import { SETTINGS } from '#messages/settings/settings.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ToldOnce } from './told-once.tsx';

const WORDS = SETTINGS.twoFactor;
const written = (code: string) => code.match(/.{1,4}/g)?.join('-') ?? code;

export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = codes.map(written).join('\n');
  const save = () => saveFile(new Blob([WORDS.fileText(text)], { type: 'text/plain' }), WORDS.fileName);
  return (
    <ToldOnce words={WORDS} secret={text} onDone={onDone} keep={<Button onClick={save}>{WORDS.download}</Button>}>
      <ol className="grid gap-x-8 gap-y-1 font-mono text-14 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{written(code)}</li>
        ))}
      </ol>
    </ToldOnce>
  );
}
