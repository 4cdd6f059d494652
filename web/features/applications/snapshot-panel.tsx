import { changesSince, isSame } from '#domain/applications/snapshot-changes.ts';
import { DOSSIER } from '#messages/applications/dossier.ts';
import { SNAPSHOT as WORDS } from '#messages/applications/screens.ts';
import { RULE_TEXTS } from '#messages/tools/rules.ts';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { ApplicationView } from './api.ts';

type Verdict = NonNullable<ApplicationView['verdict']['frozen']>;
const outcomeText = (side: { outcome: string; found: string } | null): string =>
  side
    ? `${(DOSSIER.outcomes[side.outcome] ?? side.outcome).toLowerCase()}${side.found ? ` (${side.found})` : ''}`
    : WORDS.gone;

/** The verdict, its data and its rules as they were; a later change of any is told, row by row. */
export function SnapshotPanel({ view: { application, verdict } }: { view: ApplicationView }) {
  const { frozen, now } = verdict;
  if (!frozen) return null;
  return (
    <SectionPanel title={WORDS.title} description={WORDS.at(frozen.text, frozen.at.slice(0, 10))}>
      <div className="grid gap-3 text-14">
        {application.sentAt !== null && <p>{WORDS.sentWith}</p>}
        {now && <Changes frozen={frozen} now={now} />}
        <Disclosure title={WORDS.show} className="border-b-0">
          <dl className="divide-y divide-rule">
            {frozen.checks.map(({ requirement, outcome, found }) => (
              <div key={requirement} className="grid gap-x-4 py-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
                <dt className="font-medium wrap-anywhere">{requirement}</dt>
                <dd className="text-ink-2 wrap-anywhere">{outcomeText({ outcome, found })}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      </div>
    </SectionPanel>
  );
}

export function Changes({ frozen, now }: { frozen: Verdict; now: Verdict }) {
  const changes = changesSince(frozen, now);
  if (isSame(changes)) return <p className="text-ink-2">{WORDS.same}</p>;
  const rules = changes.rules.map((id) => RULE_TEXTS[id as keyof typeof RULE_TEXTS]?.label ?? id).join(', ');
  return (
    <InlineAlert tone="verify" title={WORDS.changed}>
      <ul className="list-disc pl-4">
        {changes.hasOtherVerdict && <li>{WORDS.verdict(frozen.text, now.text)}</li>}
        {changes.rows.map(({ requirement, before, after }) => (
          <li key={requirement}>{WORDS.row(requirement, outcomeText(before), outcomeText(after))}</li>
        ))}
        {rules && <li>{WORDS.rules(rules)}</li>}
        {changes.hasOtherCompany && <li>{WORDS.company}</li>}
        {changes.hasOtherProject && <li>{WORDS.project}</li>}
      </ul>
    </InlineAlert>
  );
}
