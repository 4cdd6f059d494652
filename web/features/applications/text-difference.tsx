import { VERSIONS as WORDS } from '#messages/applications/screens.ts';

export type DifferencePart = { kind: 'same' | 'removed' | 'added'; text: string };

/** Struck what went, underlined what came: read aloud as such too. */
export function TextDifference({ parts }: { parts: readonly DifferencePart[] }) {
  return (
    <p className="mt-1 max-w-measure leading-relaxed whitespace-pre-wrap wrap-anywhere">
      {parts.map(({ kind, text }, at) =>
        kind === 'same' ? <span key={at}>{text}</span> : <Marked key={at} kind={kind} text={text} />,
      )}
    </p>
  );
}

function Marked({ kind, text }: { kind: 'removed' | 'added'; text: string }) {
  const Mark = kind === 'removed' ? 'del' : 'ins';
  return (
    <Mark className={kind === 'removed' ? 'bg-no text-on-no' : 'bg-ok text-on-ok'}>
      <span className="sr-only">{kind === 'removed' ? WORDS.removed : WORDS.added}: </span>
      {text}
    </Mark>
  );
}
