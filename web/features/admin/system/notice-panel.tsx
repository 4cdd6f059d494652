import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { noticeInput } from '#domain/admin/system.ts';
import { SYSTEM as WORDS } from '#messages/admin/system.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { systemQuery, systemWrites } from './system-api.ts';

/** The words above every page; taking them away can be taken back. */
export function NoticePanel({ notice }: { notice: string }) {
  const api = useApi();
  const client = useQueryClient();
  const router = useRouter();
  const { session } = router.options.context;
  const form = useSchemaForm(noticeInput, { defaultValues: { text: notice } });
  const put = useWrite({
    mutationFn: systemWrites(api).notice,
    meta: { failed: WORDS.noticeFailed, changes: [KEYS.admin] },
    onSuccess: (fresh) => {
      client.setQueryData(systemQuery(api).queryKey, fresh);
      form.reset({ text: fresh.notice });
      // The frame around this page shows it too.
      session.forget();
      void router.invalidate();
      if (fresh.notice !== '') return notify('success', WORDS.published);
      notify('success', WORDS.removed, {
        action: { label: WORDS.undo, onPress: () => put.mutate({ text: notice }) },
      });
    },
  });
  return (
    <SectionPanel title={WORDS.notice} description={WORDS.noticeLead}>
      <Form form={form} onSubmit={(values) => put.mutateAsync(values)}>
        <Field name="text" label={WORDS.noticeText} hint={WORDS.noticeHint}>
          <TextArea rows={3} />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="ink" loading={put.isPending} disabled={!form.formState.isDirty}>
            {notice === '' ? WORDS.publish : WORDS.update}
          </Button>
          {notice !== '' && (
            <Button variant="quiet" disabled={put.isPending} onClick={() => put.mutate({ text: '' })}>
              {WORDS.remove}
            </Button>
          )}
        </div>
      </Form>
    </SectionPanel>
  );
}
