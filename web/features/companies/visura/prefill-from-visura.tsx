import { useState } from 'react';
import { useFormContext, useWatch, type FieldPath } from 'react-hook-form';
import { FILE_PURPOSES } from '#domain/files/file-purposes.ts';
import { VISURA } from '#messages/companies/visura.ts';
import type { CompanyFormValues } from '#web/features/companies/form/form-values.ts';
import { useScanProgress } from '#web/lib/use-scan-progress.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { FileInput } from '#web/ui/fields/file-input.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { ThreadSpinner } from '#web/ui/feedback/thread-spinner.tsx';
import { proposalsOf, type Proposal } from './proposals.ts';
import { ProposalList } from './proposal-list.tsx';
import { useVisura } from './use-visura.ts';

const { types, maxBytes } = FILE_PURPOSES.analysed_document;
const ACCEPT = types.map((type) => `.${type}`);
type Changes = Partial<CompanyFormValues>;

/** What the document says is proposed beside what the form holds; nothing is saved until the form is. */
export function PrefillFromVisura({ companyId, fileId }: { companyId: string | null; fileId?: string | undefined }) {
  const { setValue, getValues } = useFormContext<CompanyFormValues>();
  const values = useWatch<CompanyFormValues>() as CompanyFormValues;
  const { state, read, forget, fail } = useVisura(companyId, fileId);
  const [used, setUsed] = useState<{ count: number; before: Changes } | null>(null);

  function put(changes: Changes) {
    for (const [name, value] of Object.entries(changes)) {
      setValue(name as FieldPath<CompanyFormValues>, value as never, { shouldDirty: true });
    }
  }
  function use(chosen: readonly Proposal[]) {
    const changes: Changes = Object.assign({}, ...chosen.map((each) => each.changes));
    const names = Object.keys(changes) as (keyof CompanyFormValues)[];
    setUsed({ count: chosen.length, before: Object.fromEntries(names.map((name) => [name, getValues(name)])) });
    put(changes);
    forget();
  }
  function undo() {
    put(used?.before ?? {});
    setUsed(null);
  }

  if (used) {
    const action = (
      <Button size="sm" onClick={undo}>
        {VISURA.undo}
      </Button>
    );
    return (
      <InlineAlert tone="ok" live title={VISURA.used(used.count)} action={action}>
        {VISURA.usedText}
      </InlineAlert>
    );
  }
  if (state.step === 'read') {
    return (
      <SectionPanel title={VISURA.title} description={VISURA.text} flush>
        <ProposalList
          name={state.name}
          reading={state.reading}
          ein={values.ein}
          proposals={proposalsOf(state.reading.fields, values)}
          onUse={use}
          onLeave={forget}
        />
      </SectionPanel>
    );
  }
  return (
    <section aria-label={VISURA.title} className="rounded border border-rule-2 bg-sheet p-4 text-on-sheet">
      <div className="grid items-center gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_18rem]">
        <div>
          <h2 className="text-18 font-bold tracking-[-0.012em]">{VISURA.title}</h2>
          <p className="text-14 text-ink-2">{VISURA.text}</p>
        </div>
        {state.step === 'reading' ? (
          <Reading name={state.name} onCancel={forget} />
        ) : (
          <Field label={VISURA.label} hint={VISURA.hint} labelHidden>
            <FileInput
              accept={ACCEPT}
              maxBytes={maxBytes}
              maxFiles={1}
              files={[]}
              labels={VISURA.file}
              onAdd={([file]) => file && read(file)}
              onReject={([refused]) => refused && fail(VISURA.rejected[refused.reason])}
              onRemove={forget}
            />
          </Field>
        )}
      </div>
      {state.step === 'failed' && (
        <InlineAlert tone="no" live title={VISURA.failed} className="mt-3">
          {state.reason}
        </InlineAlert>
      )}
    </section>
  );
}

function Reading({ name, onCancel }: { name: string; onCancel: () => void }) {
  return (
    <div role="status" className="flex min-h-24 flex-wrap items-center gap-3 text-14">
      <ThreadSpinner />
      <p className="min-w-0 flex-1 wrap-anywhere">{useScanProgress() ?? VISURA.reading(name)}</p>
      <Button size="sm" variant="quiet" onClick={onCancel}>
        {VISURA.cancel}
      </Button>
    </div>
  );
}
