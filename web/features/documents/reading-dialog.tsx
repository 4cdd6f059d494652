import { useQuery } from '@tanstack/react-query';
import type { DocumentFields } from '#domain/documents/document-input.ts';
import { companyVisuraPath } from '#domain/paths.ts';
import { READING as WORDS, VAULT } from '#messages/documents/screens.ts';
import { failureText } from '#web/lib/failure.ts';
import { formatDay } from '#web/lib/format.ts';
import { useScanProgress } from '#web/lib/use-scan-progress.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { VerdictMark } from '#web/ui/data/verdict.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { LoadingState } from '#web/ui/feedback/states.tsx';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import { readingQuery, type DocumentReading, type VaultDocument } from './api.ts';

const TONES = { corrisponde: 'ok', diverso: 'no', da_verificare: 'verify', non_trovato: 'verify' } as const;
/** Papers whose facts are the company's own. */
const OF_COMPANY = ['visura', 'bilancio'];

type Props = {
  document: VaultDocument;
  companyId: string;
  onClose: () => void;
  onSave: (fields: DocumentFields) => Promise<unknown>;
};

/** What the paper says, beside what the profile says; nothing is taken over before the person says so (DOC-5). */
export function ReadingDialog({ document, companyId, onClose, onSave }: Props) {
  const { data, error } = useQuery(readingQuery(useApi(), document, companyId));
  const dates = data && datesIn(data, document);
  async function takeDates() {
    if (!dates) return;
    const { title, kind } = document;
    await onSave({ title, kind, ...dates });
    onClose();
  }
  return (
    <Dialog
      open
      size="md"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={WORDS.title}
      description={document.title}
      closeLabel={VAULT.close}
      footer={
        data &&
        !data.problem && (
          <>
            {OF_COMPANY.includes(document.kind) && (
              <ButtonLink href={companyVisuraPath(companyId, document.fileId)}>{WORDS.toProfile}</ButtonLink>
            )}
            {dates && (
              <Button variant="ink" onClick={() => void takeDates()}>
                {WORDS.useDates}
              </Button>
            )}
          </>
        )
      }
    >
      {error ? (
        <InlineAlert tone="no" live title={WORDS.failed}>
          {failureText(error)}
        </InlineAlert>
      ) : data ? (
        <Told reading={data} dates={dates ?? null} />
      ) : (
        <Waiting />
      )}
    </Dialog>
  );
}

function Waiting() {
  return <LoadingState label={useScanProgress() ?? WORDS.reading} />;
}

type Dates = Pick<DocumentFields, 'issuedOn' | 'validUntil'>;

/** The days that the paper names, where they are not already ours. */
function datesIn({ fields }: DocumentReading, document: VaultDocument): Dates | null {
  const of = (name: string) => fields.find(({ field }) => field === name)?.raw ?? null;
  const issuedOn = of('issuedOn') ?? document.issuedOn;
  const validUntil = of('expiresOn') ?? document.validUntil;
  return issuedOn === document.issuedOn && validUntil === document.validUntil ? null : { issuedOn, validUntil };
}

function Told({
  reading: { problem, summary, notes, fields, checks },
  dates,
}: {
  reading: DocumentReading;
  dates: Dates | null;
}) {
  if (problem) return <InlineAlert tone="verify">{summary}</InlineAlert>;
  return (
    <div className="grid gap-4 text-14">
      <p>{summary}</p>
      {notes.map((note) => (
        <p key={note} className="text-13 text-ink-2">
          {note}
        </p>
      ))}
      {dates && (
        <InlineAlert tone="info" title={WORDS.dates}>
          {[
            dates.issuedOn && WORDS.issued(formatDay(dates.issuedOn)),
            dates.validUntil && WORDS.until(formatDay(dates.validUntil)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </InlineAlert>
      )}
      {fields.length > 0 && (
        <dl className="divide-y divide-rule border-y border-rule">
          {fields.map(({ field, label, value, excerpt }) => {
            const check = checks.find((each) => each.field === field);
            return (
              <div key={field + value} className="grid gap-x-4 py-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
                <dt className="text-ink-2">{label}</dt>
                <dd className="grid gap-0.5 font-medium wrap-anywhere">
                  {value}
                  <span className="text-13 font-normal text-ink-2">«{excerpt}»</span>
                  {check && (
                    <VerdictMark tone={TONES[check.outcome]} label={check.text} className="text-13 whitespace-normal" />
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </div>
  );
}
