import { CircleHelp, CircleX } from 'lucide-react';
import type { Remark, Trial } from '#domain/business-plans/remarks.ts';
import { remarkWords, TRIAL_WORDS } from '#messages/business-plans/remark-words.ts';
import { LIVE as WORDS } from '#messages/business-plans/screens.ts';
import { cn } from '#web/lib/cn.ts';
import { Button } from '#web/ui/actions/button.tsx';

type Props = {
  remarks: Remark[];
  trial: Trial | null;
  onTry: (trial: Trial | null) => void;
  onKeep: (trial: Trial) => void;
};

/** What, why, and something to try. */
export function RemarkList({ remarks, trial, onTry, onKeep }: Props) {
  return (
    <div className="rounded border border-rule-2 bg-sheet">
      <h3 className="flex justify-between gap-3 border-b border-rule-2 px-4 py-3 text-14 font-semibold">
        {WORDS.bank}
        {remarks.length > 0 && <span className="font-normal text-ink-2">{WORDS.remarks(remarks.length)}</span>}
      </h3>
      {remarks.length === 0 && <p className="px-4 py-3 text-14 text-ink-2">{WORDS.noRemarks}</p>}
      <ul>
        {remarks.map((remark) => {
          const { title, text } = remarkWords(remark);
          const offered = 'trial' in remark ? remark.trial : null;
          const isTried = offered !== null && trial?.kind === offered.kind;
          const Icon = remark.isSerious ? CircleX : CircleHelp;
          return (
            <li
              key={title}
              className={cn(
                'flex gap-3 border-rule px-4 py-3 text-14 not-last:border-b',
                remark.isSerious && 'bg-no text-on-no',
              )}
            >
              <Icon
                aria-hidden="true"
                className={cn('mt-0.5 size-5 flex-none', remark.isSerious ? 'text-on-no' : 'text-on-verify')}
              />
              <div className="grid gap-1">
                <b className="font-semibold">{title}</b>
                <p>{text}</p>
                {offered && !isTried && (
                  <p>
                    <Button variant="line" size="sm" onClick={() => onTry(offered)}>
                      {TRIAL_WORDS.offer(offered)}
                    </Button>
                  </p>
                )}
                {offered && isTried && (
                  <div className="grid gap-2">
                    <p role="status">
                      {TRIAL_WORDS.trying} <b>{TRIAL_WORDS.name(offered)}</b>: {TRIAL_WORDS.gives(offered)}
                    </p>
                    <p className="flex flex-wrap gap-2">
                      <Button variant="line" size="sm" onClick={() => onKeep(offered)}>
                        {TRIAL_WORDS.keep}
                      </Button>
                      <Button variant="quiet" size="sm" onClick={() => onTry(null)}>
                        {TRIAL_WORDS.leave}
                      </Button>
                    </p>
                  </div>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
