import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { DrawnIcon } from '#web/ui/brand/drawn-icon.tsx';
import { VERDICT_TEXT, type VerdictTone } from '#web/ui/data/verdict.tsx';

type Props = {
  /** Null for an answer that is neither good nor bad. */
  tone: VerdictTone | null;
  title: string;
  /** Spoken as one reaches the result, or as it changes. */
  live?: boolean;
  children?: ReactNode;
};

const BAND = { ok: 'bg-ok', verify: 'bg-verify', no: 'bg-no' };

/** The answer in words, before every table. */
export function AnswerBand({ tone, title, live, children }: Props) {
  return (
    <div
      role={live ? 'status' : undefined}
      className={cn(
        'flex gap-4 rounded border border-rule-2 p-4 print:border-ink',
        live && 'z-10 desk:sticky desk:top-[calc(var(--bar,0px)+0.5rem)] print:static',
        tone === null ? 'bg-sunken text-on-sunken' : cn(BAND[tone], VERDICT_TEXT[tone]),
      )}
    >
      <DrawnIcon name={tone ?? 'company'} className="size-8" />
      <div className="min-w-0 flex-1">
        <p className="text-22 font-semibold tracking-[-0.012em]">{title}</p>
        {children && <div className="mt-1 grid gap-1 text-14">{children}</div>}
      </div>
    </div>
  );
}
