import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { SHARING_WORDS as WORDS } from '#messages/sharing/sharing.ts';
import { failureCode } from '#web/lib/failure.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useLive } from '#web/lib/use-live.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { applicationQuery, type ApplicationView } from './api.ts';
import { settledSaves } from './use-autosave.ts';

/** The application as others write it. Withdrawn by its owner, it leaves the screen at once (CON-17). */
export function useOthersWriting({ application: { id }, actingFor }: ApplicationView): void {
  const client = useQueryClient();
  const query = applicationQuery(useApi(), id);
  const navigate = useNavigate();
  async function look() {
    try {
      await client.cancelQueries({ queryKey: query.queryKey }); // one on its way may have left before the change
      await client.fetchQuery({ ...query, staleTime: 0 });
    } catch (error) {
      if (failureCode(error) !== 'not_found' || actingFor === null) return;
      notify('danger', WORDS.withdrawn, { description: WORDS.withdrawnText });
      await navigate({ to: '/consultant-dashboard' });
      client.removeQueries({ queryKey: query.queryKey });
    }
  }
  /** What was written here comes back on the line too: its own answer shows it, nothing is read again. */
  async function lookFrom(version: number) {
    await settledSaves();
    const known = client.getQueryData<ApplicationView>(query.queryKey)?.application.version ?? 0;
    if (version > known) await look();
  }
  useLive((change) => {
    if (change.kind === 'candidatura') {
      if (change.application === id) void lookFrom(change.version);
    } else if (change.kind === 'tutto' || (change.kind === 'incarico' && actingFor !== null)) void look();
  });
}
