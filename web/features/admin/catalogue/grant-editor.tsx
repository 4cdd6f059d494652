import { useMutation } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { GRANT_EDITOR as WORDS } from '#messages/admin/catalogue.ts';
import { failureCode, failureText } from '#web/lib/failure.ts';
import { ApiError } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { catalogueWrites, type EditedGrant, type GrantEdit } from './catalogue-api.ts';
import { boxText, EDITABLE_FIELDS, storedValue } from './editable-fields.ts';
import { FieldEditor } from './field-editor.tsx';

/** What the server refuses, by field. */
const problemsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? Object.fromEntries(error.body.fields.map(({ field, message }) => [field, message])) : {};

/** Whole fields over what the sources say: they stay through every import until they are given back. */
export function GrantEditor({ edited }: { edited: EditedGrant }) {
  const { grant, covered, line, version } = edited;
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [released, setReleased] = useState<ReadonlySet<string>>(new Set());
  const writes = catalogueWrites(useApi());
  const save = useMutation({
    mutationFn: (edit: GrantEdit) => writes.edit(line.id, edit),
    meta: { failed: null, changes: [KEYS.adminCatalogue, KEYS.admin] },
    onSuccess: () => notify('success', WORDS.saved),
  });
  const problems = problemsOf(save.error);
  const isChanged = Object.keys(typed).length > 0 || released.size > 0;
  function send(event: FormEvent) {
    event.preventDefault();
    const set = Object.fromEntries(
      EDITABLE_FIELDS.flatMap((field) => {
        const text = typed[field.name];
        return text === undefined ? [] : [[field.name, storedValue(field, text)]];
      }),
    );
    save.mutate({ version, set, release: [...released] as GrantEdit['release'] });
  }
  const release = (name: string, isReleased: boolean) => {
    setTyped(({ [name]: _, ...rest }) => rest);
    setReleased((before) => new Set(isReleased ? [...before, name] : [...before].filter((each) => each !== name)));
  };
  return (
    <form onSubmit={send} noValidate>
      {EDITABLE_FIELDS.map((field) => {
        const isOurs = line.editedFields.includes(field.name);
        const known = boxText(grant[field.name]);
        return (
          <FieldEditor
            key={field.name}
            field={field}
            imported={boxText(isOurs ? covered[field.name] : grant[field.name])}
            text={typed[field.name] ?? known}
            isOurs={isOurs}
            isChanged={typed[field.name] !== undefined}
            isReleased={released.has(field.name)}
            problem={problems[`set.${field.name}`] ?? problems[field.name]}
            onText={(text) =>
              setTyped(({ [field.name]: _, ...rest }) => (text === known ? rest : { ...rest, [field.name]: text }))
            }
            onRelease={(isReleased) => release(field.name, isReleased)}
          />
        );
      })}
      <div className="sticky bottom-0 grid gap-2 border-t border-rule bg-sheet p-4">
        {save.isError && (
          <InlineAlert tone="no" live title={WORDS.failed}>
            {failureCode(save.error) === 'conflict'
              ? WORDS.conflict
              : (Object.values(problems)[0] ?? failureText(save.error))}
          </InlineAlert>
        )}
        {isChanged && line.savedBy > 0 && <p className="text-13 text-ink-2">{WORDS.told(line.savedBy)}</p>}
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="filo" loading={save.isPending} disabled={!isChanged}>
            {WORDS.save}
          </Button>
          <Button
            variant="quiet"
            disabled={!isChanged}
            onClick={() => {
              setTyped({});
              setReleased(new Set());
              save.reset();
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
    </form>
  );
}
