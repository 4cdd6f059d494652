import { useNavigate } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { FILE_PURPOSES } from '#domain/files/file-purposes.ts';
import { readPercent } from '#domain/numbers/read-number.ts';
import { APPLICATIONS } from '#messages/applications/screens.ts';
import { failureCode, failureFields, failureText } from '#web/lib/failure.ts';
import { formatDay, formatFileSize } from '#web/lib/format.ts';
import { useScanProgress } from '#web/lib/use-scan-progress.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ChipButton } from '#web/ui/actions/chip.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { DateInput } from '#web/ui/fields/date-input.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { FileInput } from '#web/ui/fields/file-input.tsx';
import { MoneyInput } from '#web/ui/fields/money-input.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import { createCustom, readCustom, type CustomReading } from './api.ts';
import { EMPTY, missingIn, proposed, type CustomFields } from './custom-grant-fields.ts';
import { FoundLists } from './found-lists.tsx';

const WORDS = APPLICATIONS.custom;
function Waiting() {
  return <p className="text-14 text-ink-2">{useScanProgress() ?? WORDS.reading}</p>;
}

/** A PDF of one's own; what we read in it is proposed, the person confirms (APP-2). */
export function CustomGrantDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const [fields, setFields] = useState(EMPTY);
  const [reading, setReading] = useState<CustomReading | null>(null);
  const set = (changes: Partial<CustomFields>) => setFields((old) => ({ ...old, ...changes }));

  const read = useWrite({
    mutationFn: readCustom,
    meta: { failed: null },
    onSuccess: (answer) => {
      setReading(answer);
      setFields((old) => proposed(old, answer));
    },
    // Not a PDF, whatever its name says: it would be refused at the end too.
    onError: (error) => {
      if (isRefused(error)) setFile(null);
    },
  });
  const create = useWrite({
    mutationFn: (chosen: File) =>
      createCustom(
        {
          title: fields.title,
          projectTitle: fields.projectTitle,
          description: fields.description,
          entity: fields.entity,
          deadline: fields.deadline || null,
          ratePct: readPercent(fields.ratePct),
          aidMax: fields.aidMax,
          requirements: fields.requirements.map(({ value }) => value),
          documents: fields.documents.map(({ value }) => value),
        },
        chosen,
      ),
    meta: { failed: WORDS.failed, changes: [KEYS.applications] },
    onSuccess: ({ id }) => navigate({ to: '/apply/$id', params: { id } }), // busy until it is there
  });
  const missing = file === null ? 'file' : missingIn(fields);
  const isBegun = file !== null || fields.title !== '' || fields.projectTitle !== '';
  const found = reading?.reading;
  const refusal = isRefused(read.error) ? (failureFields(read.error).file ?? failureText(read.error)) : null;
  return (
    <Dialog
      open={isOpen}
      size="md"
      onOpenChange={(open) => !open && onClose()}
      title={WORDS.title}
      description={WORDS.description}
      closeLabel={APPLICATIONS.close}
      footer={
        <>
          {missing && isBegun && !read.isPending && (
            <p className="mr-auto flex items-center gap-2 text-13 font-medium text-on-no">
              <TriangleAlert aria-hidden="true" className="size-4 flex-none" />
              {WORDS.missing[missing]}
            </p>
          )}
          <Button variant="quiet" onClick={onClose}>
            {WORDS.cancel}
          </Button>
          <Button
            variant="filo"
            loading={create.isPending}
            disabled={missing !== undefined}
            disabledReason={missing === 'ratePct' ? WORDS.missing.ratePct : WORDS.needs}
            onClick={() => file && create.mutate(file)}
          >
            {WORDS.create}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field label={WORDS.file} hint={WORDS.fileHint} required>
          <FileInput
            accept={['.pdf']}
            maxBytes={FILE_PURPOSES.custom_grant.maxBytes}
            maxFiles={1}
            files={file ? [{ id: 'pdf', name: file.name, detail: formatFileSize(file.size), done: true }] : []}
            onAdd={([added]) => {
              if (!added) return;
              setFile(added);
              read.mutate(added);
            }}
            onReject={() => notify('danger', WORDS.refused)}
            onRemove={() => {
              setFile(null);
              setReading(null);
            }}
            labels={{ choose: WORDS.choose, drop: WORDS.drop, remove: WORDS.remove, progress: WORDS.sending }}
          />
        </Field>
        <div role="status">
          {read.isPending && <Waiting />}
          {found && reading.pages !== null && <InlineAlert tone="info">{WORDS.read(reading.pages)}</InlineAlert>}
          {refusal && <InlineAlert tone="no">{refusal}</InlineAlert>}
          {((read.isError && !refusal) || (reading && !found)) && (
            <InlineAlert tone="verify">{WORDS.unreadable}</InlineAlert>
          )}
        </div>
        <Field
          label={WORDS.grantTitle}
          required
          hint={found?.title ? WORDS.found(found.title.excerpt, found.title.page) : undefined}
        >
          <TextInput value={fields.title} maxLength={300} onChange={(event) => set({ title: event.target.value })} />
        </Field>
        <Field label={WORDS.projectTitle} required>
          <TextInput
            value={fields.projectTitle}
            maxLength={300}
            onChange={(event) => set({ projectTitle: event.target.value })}
          />
        </Field>
        <Field label={WORDS.text}>
          <TextArea
            value={fields.description}
            maxLength={4000}
            onChange={(event) => set({ description: event.target.value })}
          />
        </Field>
        <div className="field-grid">
          <Field label={WORDS.entity} hint={hintOf(found?.entity)}>
            <TextInput
              value={fields.entity}
              maxLength={200}
              onChange={(event) => set({ entity: event.target.value })}
            />
          </Field>
          <Field label={WORDS.deadline} hint={hintOf(found?.deadlines.find(({ value }) => value === fields.deadline))}>
            <DateInput value={fields.deadline} onChange={(event) => set({ deadline: event.target.value })} />
          </Field>
          <Field label={WORDS.rate} hint={hintOf(found?.ratePct)}>
            <TextInput
              value={fields.ratePct}
              inputMode="decimal"
              onChange={(event) => set({ ratePct: event.target.value })}
            />
          </Field>
          <Field label={WORDS.max} hint={hintOf(found?.amount)}>
            <MoneyInput value={fields.aidMax} onChange={(aidMax) => set({ aidMax })} />
          </Field>
        </div>
        {found && found.deadlines.length > 1 && (
          <InlineAlert tone="verify" title={WORDS.deadlines}>
            <span className="flex flex-wrap gap-2">
              {found.deadlines.map(({ value, excerpt }) => (
                <ChipButton key={value} onClick={() => set({ deadline: value })} title={excerpt}>
                  {formatDay(value)}
                </ChipButton>
              ))}
            </span>
          </InlineAlert>
        )}
        <FoundLists fields={fields} onChange={set} />
      </div>
    </Dialog>
  );
}

const REFUSED = ['file_type_not_allowed', 'file_too_large'];
const isRefused = (error: unknown): boolean => error !== null && REFUSED.includes(failureCode(error));

const hintOf = (found: { excerpt: string; page: number | null } | null | undefined) =>
  found ? WORDS.found(found.excerpt, found.page) : undefined;
