import { Download, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { SECTION_IDS } from '#domain/applications/sections.ts';
import { plainTexts } from '#domain/applications/plain-texts.ts';
import type { WizardStep } from '#domain/applications/wizard.ts';
import { gapsIn } from '#domain/assistant/drafting/draft.ts';
import { dossierPath } from '#domain/paths.ts';
import { SECTION_TITLES } from '#messages/applications/applications.ts';
import { DOSSIER } from '#messages/applications/dossier.ts';
import { APPLY, WIZARD } from '#messages/applications/screens.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { VerdictMark, type VerdictTone } from '#web/ui/data/verdict.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { Panel, SectionPanel } from '#web/ui/layout/panel.tsx';
import type { ApplicationView } from './api.ts';
import { OpeningBox } from './opening-box.tsx';
import { useDraft } from './use-draft.ts';

const WORDS = WIZARD.review;
type Props = { view: ApplicationView; onStep: (step: WizardStep) => void; onSent: () => void };

/** The answer before the list; what is in the dossier; what the portal asks; then the sending is recorded. */
export function ReviewStep({ view, onStep, onSent }: Props) {
  const isReady = view.missing.length === 0;
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-6">
        <Panel className="overflow-hidden">
          <div className={isReady ? 'bg-ok px-4 py-3 text-on-ok' : 'bg-no px-4 py-3 text-on-no'}>
            <p className="text-18 font-bold">{isReady ? WORDS.ready : WORDS.notReady}</p>
            {isReady && <p className="text-14">{WORDS.readyDetail}</p>}
          </div>
          <ul className="divide-y divide-rule text-14">
            {view.missing.map((section) => (
              <li key={section} className="flex flex-wrap items-center justify-between gap-3 bg-no/40 px-4 py-2">
                <VerdictMark tone="no" label={SECTION_TITLES[section]} />
                <Button size="sm" onClick={() => onStep(section === 'budget_breakdown' ? 'budget' : 'progetto')}>
                  {WORDS.goTo}
                  <span className="sr-only">: {SECTION_TITLES[section]}</span>
                </Button>
              </li>
            ))}
            {rowsOf(view).map(({ name, tone, text, step }) => (
              <li
                key={name}
                className="grid items-center gap-x-4 gap-y-1 px-4 py-2 sm:grid-cols-[9rem_minmax(0,1fr)_auto]"
              >
                <VerdictMark tone={tone} label={name} />
                <span className="wrap-anywhere tabular-nums">{text}</span>
                {tone !== 'ok' && (
                  <Button size="sm" onClick={() => onStep(step)}>
                    {WORDS.look}
                    <span className="sr-only">: {name}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Panel>
        <Dossier view={view} />
        <CopyTexts view={view} />
        <Disclosure title={WORDS.trail}>
          <ul className="grid gap-1 pb-2 text-13">
            {view.trail.map(({ kind, detail, actorName, at }, place) => (
              <li key={place} className="wrap-anywhere">
                <span className="text-ink-2 tabular-nums">{formatDateTime(at)}</span> · {WIZARD.acts[kind] ?? kind}
                {kind === 'testo' && detail && `: ${SECTION_TITLES[detail as keyof typeof SECTION_TITLES]}`}
                {kind === 'allegato' && detail && `: ${detail}`} · {actorName}
              </li>
            ))}
          </ul>
        </Disclosure>
      </div>
      <div className="grid gap-4 xl:sticky xl:top-4">
        <OpeningBox view={view} />
        <Portal view={view} />
        {view.application.sentAt === null && <Submission view={view} onSent={onSent} />}
      </div>
    </div>
  );
}

type Row = { name: string; tone: VerdictTone; text: string; step: WizardStep };

function rowsOf({ application, completed, budget, attachments, grant, verdict }: ApplicationView): Row[] {
  const gaps = Object.values(plainTexts(application.contents)).flatMap(gapsIn).length;
  const documents = grant?.documents ?? [];
  const has = (name: string) =>
    attachments.some(({ document }) => document === name) || application.contents.settledDocuments.includes(name);
  const answered = documents.filter(has).length;
  const shown = verdict.now ?? verdict.frozen;
  const texts = WORDS.texts(completed.length, SECTION_IDS.length);
  return [
    {
      name: WORDS.rows.texts,
      tone: gaps > 0 ? 'verify' : 'ok',
      text: gaps > 0 ? `${texts}; ${WORDS.gaps(gaps)}` : texts,
      step: 'progetto',
    },
    budget && budget.spend > 0 && budget.aid !== null && budget.ownShare !== null
      ? {
          name: WORDS.rows.budget,
          tone: budget.checks.some((check) => 'isMet' in check && !check.isMet)
            ? 'no'
            : (budget.toCover ?? 0) > 0
              ? 'verify'
              : 'ok',
          text: WORDS.budget(budget.spend, budget.aid, budget.ownShare),
          step: 'budget',
        }
      : {
          name: WORDS.rows.budget,
          tone: 'verify',
          text: budget && budget.spend > 0 ? WIZARD.budget.unknownRate : WORDS.budgetNone,
          step: 'budget',
        },
    {
      name: WORDS.rows.documents,
      tone: documents.length > answered || attachments.length === 0 ? 'verify' : 'ok',
      text: WORDS.documents(documents.length > 0 ? answered : attachments.length, documents.length),
      step: 'documenti',
    },
    ...(shown
      ? [
          {
            name: WORDS.rows.verdict,
            tone: ({ ammissibile: 'ok', da_verificare: 'verify', non_ammissibile: 'no' } as const)[shown.verdict],
            text: shown.text,
            step: 'azienda' as const,
          },
        ]
      : []),
  ];
}

function Dossier({ view: { application, attachments } }: { view: ApplicationView }) {
  return (
    <SectionPanel
      title={WORDS.dossier}
      description={WORDS.dossierFile}
      actions={
        <ButtonLink href={dossierPath(application.id)} download variant={application.sentAt ? 'ink' : 'line'}>
          <Download aria-hidden="true" />
          {WORDS.download}
        </ButtonLink>
      }
    >
      <ul className="grid list-disc gap-1 pl-4 text-14">
        <li>{WORDS.files.pdf}</li>
        <li>{WORDS.files.docx}</li>
        <li>{WORDS.files.attachments(attachments.length)}</li>
        <li>{WORDS.files.index}</li>
      </ul>
    </SectionPanel>
  );
}

/** What the portal's boxes want, ready to paste. */
function CopyTexts({ view: { application } }: { view: ApplicationView }) {
  const texts = plainTexts(application.contents);
  const filled = SECTION_IDS.filter((id) => (texts[id] ?? '').trim() !== '');
  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      notify('success', WORDS.copied);
    } catch {
      notify('danger', WORDS.copyFailed);
    }
  }
  if (filled.length === 0) return null;
  return (
    <SectionPanel title={WORDS.copy} flush>
      <ul className="divide-y divide-rule text-14">
        {filled.map((id) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-2">
            <span>
              {SECTION_TITLES[id]}{' '}
              <span className="text-13 text-ink-2 tabular-nums">{APPLY.chars(texts[id]!.length)}</span>
            </span>
            <Button size="sm" onClick={() => void copy(texts[id]!)}>
              {WORDS.copyOne}
              <span className="sr-only">: {SECTION_TITLES[id]}</span>
            </Button>
          </li>
        ))}
      </ul>
    </SectionPanel>
  );
}

function Portal({ view: { grant } }: { view: ApplicationView }) {
  const ways = (grant?.access ?? []).map((way) => DOSSIER.ways[way] ?? way).join(', ');
  return (
    <SectionPanel title={WORDS.portal}>
      <div className="grid gap-3 text-14">
        {grant?.link ? (
          <ButtonLink href={grant.link} target="_blank" rel="noopener noreferrer" variant="ink">
            <ExternalLink aria-hidden="true" />
            {WORDS.goPortal}
            <span className="sr-only">{WORDS.newTab}</span>
          </ButtonLink>
        ) : (
          <p className="text-ink-2">{WORDS.noPortal}</p>
        )}
        {grant?.portal && <p className="wrap-anywhere">{grant.portal}</p>}
        <div>
          <p className="font-semibold">{WORDS.asks}</p>
          <ul className="list-disc pl-4">
            {ways && <li>{WORDS.access(ways)}</li>}
            {grant?.signature && <li>{WORDS.signature}</li>}
            <li>{WORDS.pec}</li>
            {(grant?.procedure ?? []).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </div>
      </div>
    </SectionPanel>
  );
}

function Submission({ view, onSent }: { view: ApplicationView; onSent: () => void }) {
  const [protocol, setProtocol] = useState('');
  const { submit } = useDraft(view.application.id);
  return (
    <SectionPanel title={WORDS.doneTitle}>
      <form
        className="grid gap-3 text-14"
        onSubmit={(event) => {
          event.preventDefault();
          if (view.missing.length > 0)
            return notify('danger', WORDS.notReady, { description: SECTION_TITLES[view.missing[0]!] });
          submit.mutate(protocol.trim(), {
            onSuccess: () => {
              notify('success', WORDS.sentToast);
              onSent();
            },
          });
        }}
      >
        <p>{WORDS.doneBody}</p>
        <Field label={WORDS.protocol} hint={WORDS.protocolHint}>
          <TextInput value={protocol} maxLength={80} onChange={(event) => setProtocol(event.target.value)} />
        </Field>
        {view.missing.length > 0 && <InlineAlert tone="no">{WORDS.notReady}</InlineAlert>}
        <Button type="submit" variant="filo" loading={submit.isPending}>
          {WORDS.submit}
        </Button>
      </form>
    </SectionPanel>
  );
}
