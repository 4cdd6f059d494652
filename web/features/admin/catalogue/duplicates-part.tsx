import { useState } from 'react';
import { CATALOGUE, GRANT_EDITOR as WORDS } from '#messages/admin/catalogue.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { catalogueWrites, type EditedGrant } from './catalogue-api.ts';

/** Two records of one grant become one, and can be parted again. */
export function DuplicatesPart({ edited: { line, twins } }: { edited: EditedGrant }) {
  const writes = catalogueWrites(useApi());
  const [other, setOther] = useState('');
  const meta = { failed: CATALOGUE.failed, changes: [KEYS.adminCatalogue, KEYS.admin] };
  const part = useWrite({
    mutationFn: () => writes.part(line.id),
    meta,
    onSuccess: () => notify('success', WORDS.parted),
  });
  const merge = useWrite({
    mutationFn: (into: string) => writes.merge(line.id, into),
    meta,
    onSuccess: () =>
      notify('success', WORDS.mergeDone, { action: { label: CATALOGUE.undo, onPress: () => part.mutate() } }),
  });
  return (
    <section aria-label={WORDS.mergeTitle} className="grid gap-3 border-b border-rule p-4 text-14">
      <h3 className="font-bold">{WORDS.mergeTitle}</h3>
      {line.mergedInto === null ? (
        <>
          <p className="text-13 text-ink-2">{WORDS.mergeText}</p>
          {twins.map(({ id, name }) => (
            <Button key={id} size="sm" loading={merge.isPending} onClick={() => merge.mutate(id)}>
              {WORDS.mergeWith(name)}
            </Button>
          ))}
          <form
            className="flex flex-wrap items-end gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              if (other.trim()) merge.mutate(other.trim());
            }}
          >
            <Field label={WORDS.mergeId} className="flex-1">
              <TextInput value={other} maxLength={200} onChange={({ target }) => setOther(target.value)} />
            </Field>
            <Button type="submit" loading={merge.isPending} disabled={other.trim() === ''}>
              {WORDS.merge}
            </Button>
          </form>
        </>
      ) : (
        <p className="flex flex-wrap items-center gap-2">
          <span className="wrap-anywhere">{WORDS.merged(line.mergedInto)}</span>
          <Button size="sm" loading={part.isPending} onClick={() => part.mutate()}>
            {WORDS.part}
          </Button>
        </p>
      )}
    </section>
  );
}
