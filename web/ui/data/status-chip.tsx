import { cn } from '#web/lib/cn.ts';
import { DrawnIcon, type DrawnIconName } from '#web/ui/brand/drawn-icon.tsx';

/** Urgent within 7 days, soon within 30 (the chip of every grant). */
export type DeadlineTone = 'urgent' | 'soon' | 'open' | 'sportello' | 'wait' | 'closed';

const LOOK: Record<DeadlineTone, { icon: DrawnIconName; className: string }> = {
  urgent: { icon: 'clock', className: 'bg-urgent text-on-urgent' },
  soon: { icon: 'clock', className: 'bg-soon text-on-soon' },
  open: { icon: 'calendar', className: 'bg-open text-on-open' },
  sportello: { icon: 'counter', className: 'bg-open text-on-open' },
  wait: { icon: 'hourglass', className: 'text-on-closed inset-ring inset-ring-rule-2' },
  closed: { icon: 'lock', className: 'bg-closed text-on-closed' },
};

export const chipLook =
  'inline-flex items-center gap-1.5 rounded py-0.5 pr-2 pl-1.5 text-13 font-semibold whitespace-nowrap [&>svg]:size-4 print:border print:border-current';

/** Where a grant stands in time: colour, icon and word together. */
export function StatusChip({ tone, label }: { tone: DeadlineTone; label: string }) {
  const { icon, className } = LOOK[tone];
  return (
    <span className={cn(chipLook, className)}>
      <DrawnIcon name={icon} />
      {label}
    </span>
  );
}
