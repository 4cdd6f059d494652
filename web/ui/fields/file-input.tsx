import { Upload } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { cn } from '#web/lib/cn.ts';
import { useFieldControl } from './field-context.ts';
import { FileLines, type FileListLabels, type ListedFile } from './file-lines.tsx';
import { sortFiles, type FileRules, type RejectedFile } from './file-rules.ts';

export type FileInputProps = FileRules & {
  files: readonly ListedFile[];
  onAdd: (files: File[]) => void;
  onReject: (files: RejectedFile[]) => void;
  onRemove: (id: string) => void;
  /** `choose` is the verb on the box, `drop` the words beside it. */
  labels: FileListLabels & { choose: string; drop: string };
  disabled?: boolean;
};

/** A box to press or to drop files on, and the list of what is in it. Inside a Field, which names it. */
export function FileInput({
  accept,
  maxBytes,
  maxFiles,
  files,
  onAdd,
  onReject,
  onRemove,
  labels,
  disabled,
}: FileInputProps) {
  const control = useFieldControl({});
  const [over, setOver] = useState(false);
  const whole = useRef<HTMLDivElement>(null);

  function take(list: FileList | null | undefined) {
    // Where there is room for one, another takes its place.
    const kept = maxFiles === 1 ? 0 : files.length;
    const { accepted, rejected } = sortFiles([...(list ?? [])], { accept, maxBytes, maxFiles }, kept);
    if (accepted.length > 0) onAdd(accepted);
    if (rejected.length > 0) onReject(rejected);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files);
  }
  /** The pressed button goes with its file: the one in its place takes the focus, or the box itself. */
  function remove(id: string) {
    const index = files.findIndex((file) => file.id === id);
    onRemove(id);
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const left = whole.current?.querySelectorAll<HTMLElement>('li button, input') ?? [];
      left[Math.min(index + 1, left.length - 1)]?.focus();
    });
  }
  return (
    <div ref={whole} className="grid grid-cols-1 gap-2">
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cn(
          'relative flex min-h-24 items-center gap-3 rounded border border-dashed border-rule-strong bg-sheet px-4 py-3 text-14 transition-colors duration-(--d-1) hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:bg-sunken has-disabled:text-ink-3',
          over && 'border-solid border-ink bg-sunken',
          control['aria-invalid'] && 'border-solid border-no-line',
        )}
      >
        <Upload aria-hidden="true" className="size-6 text-ink-2" />
        <span aria-hidden="true">
          <span className="font-medium underline underline-offset-[0.2em]">{labels.choose}</span> {labels.drop}
        </span>
        <input
          {...control}
          type="file"
          accept={accept.join(',')}
          multiple={maxFiles > 1}
          disabled={disabled}
          className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
          onChange={(event) => {
            take(event.target.files);
            event.target.value = ''; // the same file can be chosen again after it was removed
          }}
        />
      </div>
      {files.length > 0 && <FileLines files={files} onRemove={disabled ? undefined : remove} labels={labels} />}
    </div>
  );
}
