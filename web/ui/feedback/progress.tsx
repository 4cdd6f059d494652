import { useId } from 'react';
import { cn } from '#web/lib/cn.ts';

export type ProgressProps = {
  label: string;
  labelHidden?: boolean;
  /** Shown at the end of the label, such as the percentage or 3 of 6. */
  valueLabel?: string;
  value: number;
  max?: number;
  /** The thread only where it is the screen's one thread; ink elsewhere. */
  tone?: 'ink' | 'filo' | 'ok' | 'verify' | 'no';
  className?: string;
};

const FILL = { ink: 'bg-ink-2', filo: 'bg-filo-line', ok: 'bg-ok-line', verify: 'bg-verify-line', no: 'bg-no-line' };

export function Progress({ label, labelHidden, valueLabel, value, max = 100, tone = 'ink', className }: ProgressProps) {
  const id = useId();
  const share = Math.min(100, Math.max(0, (value / max) * 100));
  return (
    <div className={cn('grid grid-cols-1 gap-1', className)}>
      <p className={cn('flex justify-between gap-4 text-14', labelHidden && 'sr-only')}>
        <span id={id}>{label}</span>
        {valueLabel && <span className="text-ink-2 tabular-nums">{valueLabel}</span>}
      </p>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={valueLabel}
        className="h-2 overflow-hidden rounded-[2px] bg-closed"
      >
        <div
          className={cn('h-full transition-[width] duration-(--d-3) ease-calm', FILL[tone])}
          style={{ width: `${share}%` }}
        />
      </div>
    </div>
  );
}
