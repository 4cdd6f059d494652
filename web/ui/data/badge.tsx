import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { chipLook } from './status-chip.tsx';

export type BadgeTone = 'neutral' | 'ink' | 'ok' | 'verify' | 'no' | 'filo';

const LOOK = {
  neutral: 'bg-closed text-on-closed',
  ink: 'bg-inked text-on-inked',
  ok: 'bg-ok text-on-ok',
  verify: 'bg-verify text-on-verify',
  no: 'bg-no text-on-no',
  filo: 'bg-filo-wash text-on-filo-wash',
};

/** A state in one or two words, with an icon where colour would be the only sign. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={cn(chipLook, !icon && 'pl-2', LOOK[tone])}>
      {icon}
      {children}
    </span>
  );
}

/** How many wait, beside a link or (round) on an icon. Say it in the name of the button too. */
export function CountBadge({ count, max = 99, onIcon }: { count: number; max?: number; onIcon?: boolean }) {
  return (
    <span
      className={cn(
        'inline-block min-w-4.5 bg-inked text-center text-12 font-semibold text-on-inked tabular-nums',
        onIcon ? 'rounded-full px-1 ring-2 ring-paper' : 'rounded-[3px] px-1.5',
      )}
    >
      {count > max ? `${max}+` : count}
    </span>
  );
}
