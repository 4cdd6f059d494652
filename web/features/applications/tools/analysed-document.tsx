import { FILO_TOOLS } from '#messages/applications/filo-tools.ts';
import type { Analysed } from '#web/features/applications/api.ts';
import { VerdictMark } from '#web/ui/data/verdict.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';

const WORDS = FILO_TOOLS.analyse;
const TONES = { corrisponde: 'ok', diverso: 'no', da_verificare: 'verify', non_trovato: 'verify' } as const;

/** What a document says, beside what the profile says. */
export function AnalysedDocument({ analysed }: { analysed: Analysed }) {
  const { summary, problem, notes, fields, checks, findings } = analysed;
  return (
    <SectionPanel title={WORDS.result} description={analysed.documentName ?? undefined}>
      <div className="grid gap-4 text-14">
        {problem ? <InlineAlert tone="verify">{summary}</InlineAlert> : <p className="max-w-measure">{summary}</p>}
        {notes.map((note) => (
          <p key={note} className="text-13 text-ink-2">
            {note}
          </p>
        ))}
        {fields.length > 0 && (
          <div>
            <h3 className="font-semibold">{WORDS.fields}</h3>
            <dl className="divide-y divide-rule">
              {fields.map(({ field, label, value, excerpt }) => (
                <div key={field + value} className="grid gap-x-4 py-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
                  <dt className="text-ink-2">{label}</dt>
                  <dd className="font-medium wrap-anywhere">
                    {value}
                    <span className="block text-13 font-normal text-ink-2">«{excerpt}»</span>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        {checks.length > 0 && (
          <div>
            <h3 className="font-semibold">{WORDS.checks}</h3>
            <ul className="grid gap-2 pt-1">
              {checks.map(({ field, outcome, text }) => (
                <li key={field}>
                  <VerdictMark tone={TONES[outcome]} label={text} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {findings.length > 0 && (
          <div>
            <h3 className="font-semibold">{WORDS.findings}</h3>
            <ul className="grid list-disc gap-1 pl-4">
              {findings.map(({ kind, text, meaning }) => (
                <li key={kind}>
                  {text} {meaning}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </SectionPanel>
  );
}
