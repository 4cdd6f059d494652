import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PREVIEW as WORDS } from '#messages/business-plans/screens.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import { openApplicationsQuery } from './api.ts';
import { useAttachPlan } from './use-plan-writes.ts';

/** The PDF as it is now, among the papers of an application. */
export function AttachDialog({ id, isOpen, onClose }: { id: string; isOpen: boolean; onClose: () => void }) {
  const { data } = useQuery({ ...openApplicationsQuery(useApi()), enabled: isOpen });
  const [chosen, setChosen] = useState('');
  const attach = useAttachPlan(id);
  const application = chosen || (data?.[0]?.id ?? '');
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={WORDS.attach}
      description={WORDS.attachText}
      closeLabel={WORDS.close}
      footer={
        <Button
          variant="ink"
          disabled={application === ''}
          loading={attach.isPending}
          onClick={() => attach.mutate(application, { onSuccess: onClose })}
        >
          {WORDS.attachDo}
        </Button>
      }
    >
      <div className="pb-4">
        {data?.length === 0 ? (
          <p className="text-14 text-ink-2">{WORDS.attachNone}</p>
        ) : (
          <Field label={WORDS.attachTo}>
            <Select
              value={application}
              onChange={({ target }) => setChosen(target.value)}
              options={(data ?? []).map((each) => ({ value: each.id, label: each.grantTitle }))}
            />
          </Field>
        )}
      </div>
    </Dialog>
  );
}
