import { useState } from 'react';
import type { EditedGrant, GrantEdit } from './catalogue-api.ts';
import { EDITABLE_FIELDS } from './editable-fields.ts';
import type { EditableField } from './one-field.ts';
import { boxText, rootOf, storedValue, valueAt, withValue } from './field-values.ts';

/** What an editor has typed over a grant, box by box, and the edit that it comes to. */
export function useGrantDraft({ grant, covered, line, version }: EditedGrant) {
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [released, setReleased] = useState<ReadonlySet<string>>(new Set());
  const isOurs = ({ name }: EditableField) => line.editedFields.includes(rootOf(name));
  const known = (field: EditableField) => boxText(valueAt(grant, field), field.kind);

  function edit(): GrantEdit {
    const set: Record<string, unknown> = {};
    for (const field of EDITABLE_FIELDS) {
      const text = typed[field.name];
      if (text === undefined) continue;
      const root = rootOf(field.name);
      set[root] = withValue(root in set ? set[root] : grant[root], field, storedValue(field, text));
    }
    return { version, set, release: [...released] as GrantEdit['release'] };
  }
  return {
    edit,
    isChanged: Object.keys(typed).length > 0 || released.size > 0,
    changedIn: (fields: readonly EditableField[]) => fields.some(({ name }) => typed[name] !== undefined),
    box: (field: EditableField) => ({
      field,
      imported: boxText(valueAt(isOurs(field) ? covered : grant, field), field.kind),
      text: typed[field.name] ?? known(field),
      isOurs: isOurs(field),
      isChanged: typed[field.name] !== undefined,
      isReleased: released.has(rootOf(field.name)),
      onText: (text: string) =>
        setTyped(({ [field.name]: _, ...rest }) => (text === known(field) ? rest : { ...rest, [field.name]: text })),
      onRelease: (isReleased: boolean) => {
        const root = rootOf(field.name);
        setTyped((before) => Object.fromEntries(Object.entries(before).filter(([name]) => rootOf(name) !== root)));
        setReleased((before) => new Set(isReleased ? [...before, root] : [...before].filter((each) => each !== root)));
      },
    }),
    clear: () => {
      setTyped({});
      setReleased(new Set());
    },
  };
}
