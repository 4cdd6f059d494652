import { useState, type FormEvent } from 'react';
import { IMPORT_SOURCES, type ImportSource } from '#domain/imports/codes.ts';
import { IMPORT_LIMITS } from '#domain/imports/limits.ts';
import { IMPORTS_DESK as WORDS } from '#messages/admin/imports.ts';
import { IMPORT_SOURCE_LABELS } from '#messages/imports/imports.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { FileInput } from '#web/ui/fields/file-input.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { NewImport } from './imports-api.ts';

/** A file of a source, first as a trial if one likes. */
export function ImportForm({ onSend }: { onSend: (input: NewImport) => Promise<unknown> }) {
  const [source, setSource] = useState<ImportSource>('generic');
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [isDryRun, setDryRun] = useState(true);
  const [isSending, setSending] = useState(false);
  function take(chosen: File | null, problem: string | null) {
    setFile(chosen);
    setRefused(problem);
  }
  async function send(event: FormEvent) {
    event.preventDefault();
    if (!file) return;
    setSending(true);
    try {
      await onSend({ source, file, isDryRun });
    } catch {
      // Told by the write itself; the file stays chosen.
    } finally {
      setSending(false);
    }
  }
  return (
    <SectionPanel title={WORDS.upload}>
      <form onSubmit={(event) => void send(event)} className="grid gap-3">
        <Field label={WORDS.source}>
          <Select
            value={source}
            options={IMPORT_SOURCES.map((value) => ({ value, label: IMPORT_SOURCE_LABELS[value] }))}
            onChange={({ target }) => setSource(target.value as ImportSource)}
          />
        </Field>
        <Field label={WORDS.file} error={refused ?? undefined}>
          <FileInput
            accept={['.csv', '.json', '.txt']}
            maxBytes={IMPORT_LIMITS.maxBytes}
            maxFiles={1}
            files={file ? [{ id: 'file', name: file.name }] : []}
            labels={WORDS.fileBox}
            onAdd={([chosen]) => take(chosen ?? null, null)}
            onReject={([rejected]) => rejected && take(null, WORDS.refused[rejected.reason])}
            onRemove={() => take(null, null)}
          />
        </Field>
        <Checkbox label={WORDS.isTrial} checked={isDryRun} onChange={({ target }) => setDryRun(target.checked)} />
        <Button type="submit" loading={isSending} disabled={!file} className="justify-self-start">
          {WORDS.send}
        </Button>
      </form>
    </SectionPanel>
  );
}
