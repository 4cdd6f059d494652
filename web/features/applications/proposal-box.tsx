import { APPLY } from '#messages/applications/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import type { Proposal } from './use-filo.ts';

type Props = { proposal: Proposal; onAccept: () => void; onEdit: () => void; onReject: () => void };

/** Filo's words beside the person's: accept, edit or reject, and what they rest on. */
export function ProposalBox({ proposal, onAccept, onEdit, onReject }: Props) {
  const title = proposal.kind === 'draft' ? APPLY.proposal : APPLY.improved;
  return (
    <section
      aria-label={title}
      aria-live="polite"
      className="rounded border border-rule-strong bg-sheet text-14 text-on-sheet"
    >
      <header className="border-b border-rule px-4 py-3">
        <h3 className="font-semibold">{title}</h3>
        {proposal.detail && <p className="text-13 text-ink-2 tabular-nums">{proposal.detail}</p>}
      </header>
      <div
        className="grid max-h-96 gap-2 overflow-y-auto px-4 py-3 whitespace-pre-wrap wrap-anywhere"
        tabIndex={0}
        role="group"
        aria-label={title}
      >
        {proposal.text}
      </div>
      {proposal.missing.length > 0 && (
        <div className="border-t border-rule bg-verify px-4 py-2 text-13 text-on-verify">
          <p className="font-semibold">{APPLY.missing}</p>
          <ul className="list-disc pl-4">
            {proposal.missing.slice(0, 6).map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </div>
      )}
      {proposal.facts.length > 0 && (
        <details className="border-t border-rule px-4 py-2 text-13">
          <summary className="cursor-pointer font-medium">{APPLY.usedFacts}</summary>
          <ul className="mt-1 grid gap-1">
            {proposal.facts.map(({ label, value }) => (
              <li key={label + value} className="wrap-anywhere">
                <span className="text-ink-2">{label}:</span> {value}
              </li>
            ))}
          </ul>
        </details>
      )}
      <footer className="flex flex-wrap gap-2 border-t border-rule p-3">
        <Button size="sm" variant="ink" onClick={onAccept}>
          {APPLY.accept}
        </Button>
        <Button size="sm" onClick={onEdit}>
          {APPLY.edit}
        </Button>
        <Button size="sm" variant="quiet" onClick={onReject}>
          {APPLY.reject}
        </Button>
      </footer>
    </section>
  );
}
