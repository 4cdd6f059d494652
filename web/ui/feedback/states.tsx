import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '#web/lib/classes.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ThreadSpinner } from './thread-spinner.tsx';

const BOX = 'grid justify-items-start gap-1 rounded border p-6 text-14';

type EmptyStateProps = { title: string; description?: ReactNode; action?: ReactNode; className?: string };

/** Nothing here yet: says what would be here and how to begin. */
export function EmptyState({ title, description, action, className }: EmptyStateProps) {
  return (
    <div className={classes(BOX, 'border-dashed own:border-rule-strong', className)}>
      <p className="text-16 font-bold">{title}</p>
      {description && <div className="max-w-[44ch] text-ink-2">{description}</div>}
      {action && <div className="mt-3 flex flex-wrap gap-2">{action}</div>}
    </div>
  );
}

type ErrorStateProps = {
  /** What happened. */
  title: string;
  /** That nothing was lost, and what to do. */
  description?: ReactNode;
  retryLabel?: string;
  onRetry?: () => void;
  retrying?: boolean;
  className?: string;
};

export function ErrorState({ title, description, retryLabel, onRetry, retrying, className }: ErrorStateProps) {
  return (
    <div role="alert" className={classes(BOX, 'border-no-line bg-sheet', className)}>
      <p className="text-16 font-bold">{title}</p>
      {description && <div className="max-w-[44ch] text-ink-2">{description}</div>}
      {onRetry && retryLabel && (
        <Button className="mt-3" onClick={onRetry} loading={retrying}>
          {!retrying && <RotateCw aria-hidden="true" />}
          {retryLabel}
        </Button>
      )}
    </div>
  );
}

/** Says what is being done, in real steps where there are any; with skeletons, as their spoken part. */
export function LoadingState({
  label,
  children,
  className,
}: {
  label: string;
  children?: ReactNode;
  className?: string;
}) {
  return (
    <div role="status" className={className}>
      {children ? (
        <>
          <span className="sr-only">{label}</span>
          {children}
        </>
      ) : (
        <p className="flex items-center gap-3 py-4 text-14">
          <ThreadSpinner className="text-filo-line" />
          {label}
        </p>
      )}
    </div>
  );
}
