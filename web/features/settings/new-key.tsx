import { SETTINGS } from '#messages/settings/settings.ts';
import { ToldOnce } from './told-once.tsx';

const WORDS = SETTINGS.apiKeys;

export function NewKey({ value, onDone }: { value: string; onDone: () => void }) {
  return (
    <ToldOnce words={WORDS} secret={value} onDone={onDone}>
      <output
        aria-label={WORDS.onceLabel}
        className="block bg-sunken px-3 py-2 font-mono text-14 text-on-sunken [overflow-wrap:anywhere] select-all"
      >
        {value}
      </output>
    </ToldOnce>
  );
}
