import { cn } from '#web/lib/cn.ts';
import { TextArea, type TextAreaProps } from './text-area.tsx';
import { inputLook } from './text-input.tsx';

type Props = TextAreaProps & { text: string; /** Words of the text to be underlined. */ marked: string | null };

/** A box of text with words underlined as a spelling check does: a second sheet lies under it, seen and not read. */
export function MarkedTextArea({ text, marked, className, ...rest }: Props) {
  const at = marked ? text.indexOf(marked) : -1;
  return (
    <div className="grid">
      <div
        aria-hidden="true"
        className={cn(
          inputLook,
          'col-start-1 row-start-1 overflow-hidden border-transparent py-2.5 wrap-anywhere whitespace-pre-wrap text-transparent',
        )}
      >
        {marked && at >= 0 && (
          <>
            {text.slice(0, at)}
            <mark className="bg-transparent text-transparent underline decoration-no-line decoration-wavy decoration-2 underline-offset-4">
              {marked}
            </mark>
          </>
        )}
      </div>
      <TextArea {...rest} className={cn('relative col-start-1 row-start-1 bg-transparent', className)} />
    </div>
  );
}
