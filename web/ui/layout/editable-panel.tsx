import { Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { SectionPanel } from './panel.tsx';

type Props = {
  /** Its part of the address. */
  id?: string;
  title: string;
  description?: string | undefined;
  editLabel: string;
  /** The form that takes the place of the content; `done` brings the content back. */
  form: (done: () => void) => ReactNode;
  children: ReactNode;
};

/** Read first, edit on request (PRF-3). */
export function EditablePanel({ id, title, description, editLabel, form, children }: Props) {
  const [isEditing, setEditing] = useState(false);
  const edit = (
    <Button size="sm" onClick={() => setEditing(true)}>
      <Pencil aria-hidden="true" />
      {editLabel}
    </Button>
  );
  return (
    <SectionPanel id={id} title={title} description={description} actions={!isEditing && edit}>
      {isEditing ? form(() => setEditing(false)) : children}
    </SectionPanel>
  );
}
