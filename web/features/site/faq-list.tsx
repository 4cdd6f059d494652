import { ChevronDown } from 'lucide-react';

export type FaqEntry = { id: string; question: string; answer: string };

/** The browser's own folds under one name: one is open at a time, none has to be, and no script is needed. */
export function FaqList({ entries, group }: { entries: readonly FaqEntry[]; group: string }) {
  return (
    <div className="border-t border-rule-2">
      {entries.map(({ id, question, answer }) => (
        <details key={id} id={id} name={group} className="group border-b border-rule-2">
          <summary className="flex min-h-13 list-none items-center gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
            <span className="flex-1">{question}</span>
            <ChevronDown
              aria-hidden="true"
              className="size-5 text-ink-2 transition-transform duration-(--d-2) group-open:rotate-180"
            />
          </summary>
          <p className="max-w-measure pb-5 text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  );
}
