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

/** How many wait, on a bell or beside a link. Say it in the name of the button too. */
export function CountBadge({ count, max = 99 }: { count: number; max?: number }) {
  return (
    <span className="inline-block min-w-4.5 rounded-[3px] bg-inked px-1.5 text-center text-12 font-semibold text-on-inked tabular-nums">
      {count > max ? `${max}+` : count}
    </span>
  );
}
