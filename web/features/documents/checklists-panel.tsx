import { wizardPath } from '#domain/paths.ts';
import { CHECKLIST_LABELS } from '#messages/documents/documents.ts';
import { CHECKLISTS as WORDS } from '#messages/documents/screens.ts';
import { formatDay } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { VerdictMark } from '#web/ui/data/verdict.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { Checklists } from './api.ts';

type Checklist = Checklists['items'][number];
type Line = Checklist['lines'][number];

/** Per application: what the grant asks for, minus what is there. */
export function ChecklistsPanel(props: { checklists: Checklists; companyId: string; today: string }) {
  const { checklists, companyId, today } = props;
  const own = checklists.items.filter((each) => each.companyId === companyId && each.lines.length > 0);
  return (
    <SectionPanel title={WORDS.title} description={WORDS.lead} flush={own.length > 0}>
      {own.length === 0 ? (
        <p className="text-14 text-ink-2">{WORDS.none}</p>
      ) : (
        own.map((checklist) => <Application key={checklist.id} checklist={checklist} today={today} />)
      )}
    </SectionPanel>
  );
}

function Application({ checklist, today }: { checklist: Checklist; today: string }) {
  const { id, grantTitle, deadline, lines } = checklist;
  const missing = lines.filter(({ state }) => state === 'manca').length;
  return (
    <section aria-label={grantTitle} className="border-rule px-4 py-3 text-14 not-first:border-t">
      <h3 className="font-bold wrap-anywhere">
        <AppLink href={wizardPath(id, 'documenti')}>{grantTitle}</AppLink>
      </h3>
      <p className="text-13 text-ink-2">
        {[WORDS.missing(missing), deadline && WORDS.closes(formatDay(deadline))].filter(Boolean).join(' · ')}
      </p>
      <ul className="mt-2 grid gap-2">
        {lines.map((line) => (
          <li key={line.document} className="grid gap-0.5">
            <span className="wrap-anywhere">{line.document}</span>
            <LineState line={line} today={today} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LineState({ line, today }: { line: Line; today: string }) {
  const { state, expiresOn, endsTooSoon } = line;
  if (endsTooSoon && expiresOn) {
    const words = expiresOn < today ? WORDS.expired : WORDS.tooSoon;
    return <VerdictMark tone="verify" label={words(formatDay(expiresOn))} className="text-13 whitespace-normal" />;
  }
  return <VerdictMark tone={state === 'manca' ? 'no' : 'ok'} label={CHECKLIST_LABELS[state]} className="text-13" />;
}
