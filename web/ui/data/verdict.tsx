import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { DrawnIcon } from '#web/ui/brand/drawn-icon.tsx';
import { chipLook } from './status-chip.tsx';

export type VerdictTone = 'ok' | 'verify' | 'no';

export const VERDICT_TEXT = { ok: 'text-on-ok', verify: 'text-on-verify', no: 'text-on-no' };
const FILL = { ok: 'bg-ok', verify: 'bg-verify', no: 'bg-no' };

export function VerdictBadge({ tone, label }: { tone: VerdictTone; label: string }) {
  return (
    <span className={cn(chipLook, VERDICT_TEXT[tone], FILL[tone])}>
      <DrawnIcon name={tone} />
      {label}
    </span>
  );
}

/** The outcome inside a table or a list: shape and word, no fill. */
export function VerdictMark({ tone, label, className }: { tone: VerdictTone; label: string; className?: string }) {
  return (
    <span className={cn('inline-flex gap-1.5 text-14 font-semibold whitespace-nowrap', VERDICT_TEXT[tone], className)}>
      <DrawnIcon name={tone} />
      {label}
    </span>
  );
}

type VerdictStripProps = {
  tone: VerdictTone;
  label: string;
  /** The strongest reason, in a few words. */
  reason?: string;
  /** A closed grant: the verdict stays readable but loses its colour. */
  muted?: boolean;
  className?: string;
  children?: ReactNode;
};

/** The verdict with its strongest reason on a tinted band; what is put inside sits at its end. */
export function VerdictStrip({ tone, label, reason, muted, className, children }: VerdictStripProps) {
  const band = muted ? 'var(--closed)' : `var(--${tone})`;
  return (
    <div
      style={{ background: `color-mix(in oklab, ${band} 48%, var(--sheet))` }}
      className={cn('flex flex-wrap items-center gap-x-3 py-1 pr-1 pl-4', className)}
    >
      <p
        className={cn(
          'flex flex-[1_0_100%] items-start gap-2 py-2 pr-3 text-14 @min-[620px]:flex-[1_1_0] @min-[620px]:pr-0',
          muted ? 'text-on-closed' : VERDICT_TEXT[tone],
        )}
      >
        <DrawnIcon name={tone} />
        <span className="min-w-0">
          <b className="font-bold">{label}</b>
          {reason && `${label.includes(':') ? ' ·' : ':'} ${reason}`}
        </span>
      </p>
      {children}
    </div>
  );
}
