import { useState, type FormEvent } from 'react';
import { IMPORT_SOURCES, type ImportSource } from '#domain/imports/codes.ts';
import { IMPORTS_DESK as WORDS } from '#messages/admin/imports.ts';
import { IMPORT_SOURCE_LABELS } from '#messages/imports/imports.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { NewImport } from './imports-api.ts';

/** A file of a source, first as a trial if one likes. */
export function ImportForm({ onSend }: { onSend: (input: NewImport) => Promise<unknown> }) {
  const [source, setSource] = useState<ImportSource>('generic');
  const [file, setFile] = useState<File | null>(null);
  const [isDryRun, setDryRun] = useState(true);
  const [isSending, setSending] = useState(false);
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
        <Field label={WORDS.file}>
          <TextInput
            type="file"
            accept=".csv,.json,.txt"
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
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
