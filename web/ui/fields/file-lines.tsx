import { CircleCheck, FileText, TriangleAlert, X } from 'lucide-react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';

export type ListedFile = {
  id: string;
  name: string;
  /** Size and date, or what happened, ready to read. */
  detail?: string;
  /** 0 to 100 while it travels. */
  progress?: number;
  error?: string;
  done?: boolean;
  href?: string;
};

export type FileListLabels = { remove: (name: string) => string; progress: (name: string) => string };

type FileLinesProps = {
  files: readonly ListedFile[];
  onRemove?: ((id: string) => void) | undefined;
  labels: FileListLabels;
};

/** Files one below the other, each with how far it is. */
export function FileLines({ files, onRemove, labels }: FileLinesProps) {
  return (
    <ul className="divide-y divide-rule rounded border border-rule-2 bg-sheet text-14">
      {files.map((file) => (
        <li key={file.id} className="flex items-center gap-3 py-1 pr-1 pl-3">
          <StateIcon file={file} />
          <div className="min-w-0 flex-1 py-1.5">
            {file.href ? (
              <a href={file.href} className="block truncate font-medium" download>
                {file.name}
              </a>
            ) : (
              <span className="block truncate font-medium">{file.name}</span>
            )}
            {file.progress !== undefined && !file.error && (
              <Progress value={file.progress} label={labels.progress(file.name)} labelHidden className="mt-1" />
            )}
            {file.error ? (
              <p role="alert" className="text-13 font-medium text-on-no">
                {file.error}
              </p>
            ) : (
              file.detail && <p className="text-13 text-ink-2 tabular-nums">{file.detail}</p>
            )}
          </div>
          {onRemove && (
            <IconButton label={labels.remove(file.name)} onClick={() => onRemove(file.id)}>
              <X aria-hidden="true" />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}

function StateIcon({ file }: { file: ListedFile }) {
  if (file.error) return <TriangleAlert aria-hidden="true" className="size-5 text-on-no" />;
  if (file.done) return <CircleCheck aria-hidden="true" className="size-5 text-on-ok" />;
  return <FileText aria-hidden="true" className="size-5 text-ink-2" />;
}
