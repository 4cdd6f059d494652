import type { ReactNode } from 'react';
import type { Project } from '#domain/projects/project.ts';
import type { ChipField } from '#messages/projects/chips.ts';
import { CHIP_EDITOR } from '#messages/projects/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { changesBetween, useProjectForm } from './form-values.ts';
import { HiresField, OrderedField, PlaceFields, SpendField, WhatFields, WhenFields } from './project-fields.tsx';

const BOXES: Record<ChipField, () => ReactNode> = {
  what: WhatFields,
  spend: SpendField,
  place: PlaceFields,
  when: WhenFields,
  ordered: OrderedField,
  hires: HiresField,
};

/** What taking a chip away leaves unknown; a project without its wish is none. */
export const EMPTIED: Record<ChipField, Partial<Project>> = {
  what: {},
  spend: { spend: null, costs: [] },
  place: { region: null, province: null, city: null },
  when: { startsOn: null, endsOn: null },
  ordered: { ordered: null },
  hires: { hires: null },
};

type Props = {
  field: ChipField;
  project: Project;
  isDeduced: boolean;
  /** What the value means, below its box. */
  note?: ReactNode;
  onSave: (changes: Partial<Project>) => void;
};

/** One part of a project in a small window; only this part is sent. */
export function ChipEditor({ field, project, isDeduced, note, onSave }: Props) {
  const form = useProjectForm(project);
  const Boxes = BOXES[field];
  return (
    <Form form={form} onSubmit={(values) => onSave(changesBetween(project, values))} className="grid gap-3">
      {isDeduced && <p className="text-13 text-ink-2">{CHIP_EDITOR.deduced}</p>}
      <Boxes />
      {note}
      <div className="flex gap-2 max-desk:*:min-h-11 max-desk:*:flex-1">
        <Button type="submit" variant="ink" size="sm">
          {CHIP_EDITOR.save}
        </Button>
        {field !== 'what' && (
          <Button variant="quiet" size="sm" onClick={() => onSave(EMPTIED[field])}>
            {CHIP_EDITOR.clear}
          </Button>
        )}
      </div>
    </Form>
  );
}
