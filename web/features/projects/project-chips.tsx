import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Project } from '#domain/projects/project.ts';
import {
  CHIP_FIELDS,
  CHIP_NAMES,
  CHIP_QUESTIONS,
  chipsOf,
  type ChipField,
  type ProjectChip,
} from '#messages/projects/chips.ts';
import { CHIP_EDITOR, PROJECT_SENTENCE } from '#messages/projects/screens.ts';
import { ChipButton } from '#web/ui/actions/chip.tsx';
import { FactChip } from '#web/ui/actions/fact-chip.tsx';
import { Menu, MenuItem } from '#web/ui/actions/menu.tsx';
import { ChipEditor, EMPTIED } from './chip-editor.tsx';
import { ChipWindow } from './chip-window.tsx';

type Props = {
  project: Project;
  /** What one corrected, added or took away. */
  onChange: (changes: Partial<Project>) => void;
  /** Answered a moment ago: drawn as such. */
  answered?: readonly ChipField[];
  /** What a value means, in its opened chip. */
  notes?: Partial<Record<ChipField, ReactNode>>;
  /** Chips that are not of the project: the company, the level. */
  before?: ReactNode;
  after?: ReactNode;
};

/** The sentence as it was understood, each part to correct: a mistake is seen and fixed at once. */
export function ProjectChips({ project, onChange, answered = [], notes = {}, before, after }: Props) {
  const [open, setOpen] = useState<ChipField | null>(null);
  const known = chipsOf(project);
  const missing = CHIP_FIELDS.filter((field) => !known.some((chip) => chip.field === field));
  const change = (changes: Partial<Project>) => {
    setOpen(null);
    onChange(changes);
  };
  const adding = open !== null && missing.includes(open) ? open : null;
  const shown: (ProjectChip | ChipField)[] = adding ? [...known, adding] : known;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-14 font-semibold">{PROJECT_SENTENCE.understood}</span>
      {before}
      {shown.map((each) => {
        const chip =
          typeof each === 'string' ? { field: each, label: CHIP_NAMES[each], detail: null, isDeduced: true } : each;
        const { field, label, detail, isDeduced } = chip;
        return (
          <ChipWindow
            key={field}
            title={CHIP_QUESTIONS[field]}
            open={open === field}
            onOpenChange={(isOpen) => setOpen(isOpen ? field : null)}
            trigger={
              <FactChip
                label={label}
                detail={detail}
                look={answered.includes(field) ? 'answered' : isDeduced ? 'deduced' : 'known'}
                aria-label={CHIP_EDITOR.edit(CHIP_NAMES[field], [label, detail].filter(Boolean).join(', '))}
                onKeyDown={(event) => event.key === 'Backspace' && field !== 'what' && onChange(EMPTIED[field])}
              />
            }
          >
            <ChipEditor
              field={field}
              project={project}
              isDeduced={typeof each !== 'string' && isDeduced}
              note={notes[field]}
              onSave={change}
            />
          </ChipWindow>
        );
      })}
      {after}
      {missing.length > 0 && (
        <Menu
          align="start"
          trigger={
            <ChipButton className="min-h-9">
              <Plus aria-hidden="true" className="size-4" />
              {PROJECT_SENTENCE.add}
            </ChipButton>
          }
        >
          {missing.map((field) => (
            <MenuItem key={field} onSelect={() => setTimeout(() => setOpen(field))}>
              {CHIP_NAMES[field]}
            </MenuItem>
          ))}
        </Menu>
      )}
    </div>
  );
}
