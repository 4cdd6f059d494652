import { useEffect, type ReactNode } from 'react';
import { AUTH } from '#messages/accounts/auth.ts';
import { Knot, ThreadMargin } from '#web/ui/brand/thread-margin.tsx';
import { useMessagesAhead } from '#web/ui/feedback/use-messages-ahead.ts';
import { Panel } from '#web/ui/layout/panel.tsx';

type Props = {
  aside?: 'business' | 'consultant';
  /** Something can be sent from here. */
  hasForm?: boolean;
  children: ReactNode;
};

/** The sheet of every auth view; beside it, where there is room, what one comes in for. */
export function AuthFrame({ aside = 'business', hasForm = true, children }: Props) {
  useMessagesAhead(hasForm);
  useApiAhead(hasForm);
  const { title, points } = AUTH.aside[aside];
  return (
    <div className="wrap grid items-start justify-center gap-16 py-8 sm:py-16 desk:grid-cols-[minmax(0,26rem)_minmax(0,32rem)]">
      <aside aria-label={AUTH.aside.label} className="sticky top-16 hidden pt-8 desk:block">
        <ThreadMargin className="desk:pl-8">
          <p className="display text-40">{title}</p>
          <ul className="mt-8 grid gap-6">
            {points.map(([name, text]) => (
              <li key={name} className="relative">
                <Knot className="absolute top-1.5 -left-[39px]" />
                <p className="font-semibold">{name}</p>
                <p className="mt-1 text-14 text-ink-2">{text}</p>
              </li>
            ))}
          </ul>
        </ThreadMargin>
      </aside>
      <Panel className="w-full max-w-lg justify-self-center p-5 sm:p-8">{children}</Panel>
    </div>
  );
}

/** As the messages: a browser that could not fetch a script once does not ask for it again when the network is back. */
function useApiAhead(isNeeded: boolean): void {
  useEffect(() => {
    if (isNeeded) void import('hono/client').catch(() => {});
  }, [isNeeded]);
}
