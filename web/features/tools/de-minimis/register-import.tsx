import { useState } from 'react';
import { LEDGER_SCREEN } from '#messages/tools/screens.ts';
import { RNA_IMPORT } from '#messages/tools/tools.ts';
import { problemsIn } from '#web/features/tools/field-problems.ts';
import { failureText } from '#web/lib/failure.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { FileInput } from '#web/ui/fields/file-input.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { ImportAnswer } from './api.ts';
import type { LedgerDoor } from './use-ledger.ts';

const MAX_BYTES = 50 * 1024 * 1024;
const LABELS = {
  choose: LEDGER_SCREEN.importChoose,
  drop: LEDGER_SCREEN.importDrop,
  remove: (name: string) => `${LEDGER_SCREEN.importRemove}: ${name}`,
  progress: (name: string) => name,
};

/** An extract of the national register in, a report of what was read out. */
export function RegisterImport({ door }: { door: LedgerDoor }) {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [report, setReport] = useState<ImportAnswer['report'] | null>(null);

  async function send(chosen: File) {
    setError(null);
    setReport(null);
    setPercent(0);
    await door.importRegister({ file: chosen, onProgress: setPercent }).then(
      (answer) => {
        setReport(answer.report);
        setFile(null);
      },
      (failure: unknown) => setError(problemsIn(failure).file ?? failureText(failure)),
    );
    setPercent(null);
  }
  return (
    <SectionPanel title={RNA_IMPORT.title} description={LEDGER_SCREEN.importText} className="print:hidden">
      <div className="grid gap-3">
        <Field label={LEDGER_SCREEN.importFile} error={error ?? undefined}>
          <FileInput
            accept={['.xml']}
            maxBytes={MAX_BYTES}
            maxFiles={1}
            files={
              file ? [{ id: 'estratto', name: file.name, ...(percent === null ? {} : { progress: percent }) }] : []
            }
            onAdd={([chosen]) => {
              setError(null);
              setFile(chosen ?? null);
            }}
            onReject={() => setError(LEDGER_SCREEN.importWrongType)}
            onRemove={() => setFile(null)}
            labels={LABELS}
          />
        </Field>
        {file && (
          <Button className="justify-self-start" loading={percent !== null} onClick={() => void send(file)}>
            {percent === null ? LEDGER_SCREEN.importSend : LEDGER_SCREEN.importing(percent)}
          </Button>
        )}
        {report && <ImportReport report={report} />}
      </div>
    </SectionPanel>
  );
}

function ImportReport({ report }: { report: ImportAnswer['report'] }) {
  const { records, added, duplicates, skipped } = report;
  const isNothing = added + duplicates + skipped.length === 0;
  return (
    <InlineAlert tone={skipped.length > 0 ? 'verify' : isNothing ? 'info' : 'ok'} live>
      <p>{LEDGER_SCREEN.importDone(records, added)}</p>
      {isNothing && <p>{RNA_IMPORT.none}</p>}
      {duplicates > 0 && <p>{LEDGER_SCREEN.importDuplicates(duplicates)}</p>}
      {skipped.length > 0 && (
        <p>
          {RNA_IMPORT.skipped(skipped.length)}
          {skipped.some(({ cor }) => cor) && ` (COR ${skipped.flatMap(({ cor }) => cor ?? []).join(', ')})`}.
        </p>
      )}
    </InlineAlert>
  );
}
