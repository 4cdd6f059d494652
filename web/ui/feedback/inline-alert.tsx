import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '#web/lib/classes.ts';
import { DrawnIcon } from '#web/ui/brand/drawn-icon.tsx';

export type InlineAlertProps = {
  tone: 'info' | 'ok' | 'verify' | 'no';
  title?: string;
  action?: ReactNode;
  /** Spoken at once when it appears: after something the user did. */
  live?: boolean;
  className?: string;
  children?: ReactNode;
};

const LOOK = {
  info: 'border-rule-2 bg-sunken text-on-sunken',
  ok: 'border-ok-line bg-ok text-on-ok',
  verify: 'border-verify-line bg-verify text-on-verify',
  no: 'border-no-line bg-no text-on-no',
};

/** A message that stays on the page, beside what it is about. */
export function InlineAlert({ tone, title, action, live, className, children }: InlineAlertProps) {
  return (
    <div
      role={live ? (tone === 'no' ? 'alert' : 'status') : undefined}
      className={classes(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded border px-4 py-3 text-14',
        LOOK[tone],
        className,
      )}
    >
      <div className="flex min-w-0 flex-[1_1_16rem] items-start gap-3">
        <AlertIcon tone={tone} />
        <div className="min-w-0 flex-1">
          {title && <p className="font-bold">{title}</p>}
          {children}
        </div>
      </div>
      {action}
    </div>
  );
}

function AlertIcon({ tone }: { tone: InlineAlertProps['tone'] }) {
  if (tone === 'info') return <Info aria-hidden="true" className="size-5" />;
  if (tone === 'no') return <TriangleAlert aria-hidden="true" className="size-5" />;
  return <DrawnIcon name={tone} />;
}
