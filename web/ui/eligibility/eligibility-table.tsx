import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { DrawnIcon } from '#web/ui/brand/drawn-icon.tsx';
import { VERDICT_TEXT, type VerdictTone } from '#web/ui/data/verdict.tsx';
import { EligibilityRow, type Requirement } from './eligibility-row.tsx';

export type EligibilityLabels = {
  requirement: string;
  asks: string;
  has: string;
  outcome: string;
  change: string;
  /** The short form of `change`, beside the words on phones. */
  changeShort: string;
  /** The same where the outcome is still open. */
  settleShort: string;
  /** Read where there is nothing to do. */
  nothing: string;
  source: string;
  closeSource: string;
};

export type EligibilityTableProps = {
  caption: string;
  /** The answer before the table, understood in ten seconds. */
  answer: { tone: VerdictTone; title: string; detail?: ReactNode; badge?: ReactNode; action?: ReactNode };
  requirements: readonly Requirement[];
  labels: EligibilityLabels;
  /** Information, not advice; and the dates of the data. */
  note: ReactNode;
};

const BAND = { ok: 'bg-ok', verify: 'bg-verify', no: 'bg-no' };
const HEAD = 'border-b border-rule-2 bg-sunken px-3 py-2 text-left text-13 font-medium text-ink-2';

export function EligibilityTable({ caption, answer, requirements, labels, note }: EligibilityTableProps) {
  return (
    <div className="@container">
      <div
        className={cn(
          'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-t border border-b-0 border-rule-2 p-4',
          BAND[answer.tone],
          VERDICT_TEXT[answer.tone],
        )}
      >
        <DrawnIcon name={answer.tone} className="size-8" />
        <div className="min-w-0 flex-[1_1_13rem] @min-[640px]:flex-[1_1_22rem]">
          <p className="text-18 font-semibold">{answer.title}</p>
          {answer.detail && <div className="mt-1 text-14">{answer.detail}</div>}
        </div>
        {answer.badge}
        {answer.action && <div className="@max-[640px]:w-full @max-[640px]:[&>*]:w-full">{answer.action}</div>}
      </div>
      <table
        role="table"
        className="w-full border-collapse border border-rule-2 bg-sheet text-14 text-on-sheet @max-[640px]:block"
      >
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="@max-[640px]:sr-only">
          <tr role="row">
            {[labels.requirement, labels.asks, labels.has, labels.outcome].map((header) => (
              <th key={header} role="columnheader" scope="col" className={HEAD}>
                {header}
              </th>
            ))}
            <th role="columnheader" scope="col" className={cn(HEAD, 'w-[21%]')}>
              {labels.change}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="@max-[640px]:block">
          {requirements.map((requirement) => (
            <EligibilityRow key={requirement.id} requirement={requirement} labels={labels} />
          ))}
        </tbody>
      </table>
      <div className="mt-2 text-13 text-ink-2">{note}</div>
    </div>
  );
}
