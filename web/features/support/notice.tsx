import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';

/** What became of the message, spoken at once. */
export function Notice({ tone, title, children }: { tone: 'ok' | 'no'; title: string; children: ReactNode }) {
  return (
    <div
      role={tone === 'no' ? 'alert' : 'status'}
      className={cn(
        'max-w-2xl rounded border px-4 py-3',
        tone === 'ok' ? 'border-ok-line bg-ok text-on-ok' : 'border-no-line bg-no text-on-no',
      )}
    >
      <p className="font-bold">{title}</p>
      <p className="text-14">{children}</p>
    </div>
  );
}
