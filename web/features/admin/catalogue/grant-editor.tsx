import { Lock } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { GRANT_EDITOR as WORDS } from '#messages/admin/catalogue.ts';
import { fieldProblems } from '#web/features/admin/field-problems.ts';
import { failureCode, failureText } from '#web/lib/failure.ts';
import { ApiError } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import { catalogueWrites, type EditedGrant, type GrantEdit, type PreviewedGrant } from './catalogue-api.ts';
import { FIELDS_BY_GROUP } from './editable-fields.ts';
import { FieldEditor } from './field-editor.tsx';
import { useGrantDraft } from './use-grant-draft.ts';

export type DrawPreview = (detail: PreviewedGrant) => ReactNode;
type Props = { edited: EditedGrant; drawPreview: DrawPreview };

const firstProblem = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.body.fields[0]?.message : undefined;

/** Whole fields over what the sources say: they stay through every import until they are given back. */
export function GrantEditor({ edited, drawPreview }: Props) {
  const { line } = edited;
  const draft = useGrantDraft(edited);
  const writes = catalogueWrites(useApi());
  const save = useWrite({
    mutationFn: (edit: GrantEdit) => writes.edit(line.id, edit),
    meta: { failed: null, changes: [KEYS.adminCatalogue, KEYS.admin] },
    onSuccess: () => notify('success', WORDS.saved),
  });
  const preview = useWrite({
    mutationFn: (edit: GrantEdit) => writes.preview(line.id, edit),
    meta: { failed: null },
  });
  const failure = save.error ?? preview.error;
  const problems = fieldProblems(failure);
  function send(event: FormEvent) {
    event.preventDefault();
    preview.reset();
    save.mutate(draft.edit());
  }
  return (
    <form onSubmit={send} noValidate>
      {FIELDS_BY_GROUP.map(({ title, fields }, place) => (
        <Disclosure
          key={title}
          title={draft.changedIn(fields) ? WORDS.changedGroup(title) : title}
          open={place === 0 ? true : undefined}
          className="px-4 open:pb-0"
        >
          <div className="-mx-4 border-t border-rule">
            {fields.map((field) => (
              <FieldEditor key={field.name} {...draft.box(field)} problem={problems.at(field.name)} />
            ))}
          </div>
        </Disclosure>
      ))}
      <div data-keep-clear="" className="sticky bottom-0 grid gap-2 border-t border-rule bg-sheet p-4">
        {failure && (
          <InlineAlert tone="no" live title={WORDS.failed}>
            {failureCode(failure) === 'conflict' ? WORDS.conflict : (firstProblem(failure) ?? failureText(failure))}
          </InlineAlert>
        )}
        {draft.isChanged && line.savedBy > 0 && <p className="text-13 text-ink-2">{WORDS.told(line.savedBy)}</p>}
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="filo" loading={save.isPending} disabled={!draft.isChanged}>
            {WORDS.save}
          </Button>
          <Button
            loading={preview.isPending}
            onClick={() => {
              save.reset();
              preview.mutate(draft.edit());
            }}
          >
            {WORDS.preview}
          </Button>
          <Button
            variant="quiet"
            disabled={!draft.isChanged}
            onClick={() => {
              draft.clear();
              save.reset();
              preview.reset();
            }}
          >
            {WORDS.undo}
          </Button>
          <span className="ml-auto flex items-center gap-1 text-13 text-ink-2">
            <Lock aria-hidden="true" className="size-4" />
            {WORDS.survives}
          </span>
        </div>
      </div>
      {preview.data && (
        <Dialog
          open
          size="lg"
          title={WORDS.previewTitle}
          closeLabel={WORDS.previewClose}
          onOpenChange={(isOpen) => !isOpen && preview.reset()}
        >
          <p className="pb-4 text-13 text-ink-2">{WORDS.previewText}</p>
          <h2 className="text-22 font-bold wrap-anywhere">{preview.data.grant.name}</h2>
          {drawPreview(preview.data)}
        </Dialog>
      )}
    </form>
  );
}
