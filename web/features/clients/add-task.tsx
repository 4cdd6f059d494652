import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ConsultantDashboard } from '#domain/sharing/consultant-dashboard.ts';
import { DAY_WORDS as WORDS } from '#messages/sharing/dashboard.ts';
import { Button } from '#web/ui/actions/button.tsx';

const NewTaskDialog = lazy(async () => ({ default: (await import('./new-task-dialog.tsx')).NewTaskDialog }));

/** Nothing to add to while no consultancy is under way. */
export function AddTask({ clients }: Pick<ConsultantDashboard, 'clients'>) {
  const [isOpen, setOpen] = useState(false);
  if (clients.length === 0) return null;
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" />
        {WORDS.add}
      </Button>
      {isOpen && (
        <Suspense>
          <NewTaskDialog clients={clients} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
