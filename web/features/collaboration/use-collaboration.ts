import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { CollaborationView } from '#domain/collaboration/collaboration.ts';
import { TOGETHER } from '#messages/collaboration/screens.ts';
import { failureCode } from '#web/lib/failure.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { useLive } from '#web/lib/use-live.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { collaborationQuery, collaborationWrites } from './api.ts';

export function useCollaboration(id: string) {
  const client = useQueryClient();
  const api = collaborationWrites(useApi(), id);
  const queryKey = [...KEYS.collaboration, id];
  const write = {
    meta: { failed: TOGETHER.failed },
    onSuccess: async (view: CollaborationView) => {
      await client.cancelQueries({ queryKey }); // one on its way may have left before the change
      client.setQueryData(queryKey, view);
    },
  };
  return {
    invite: useWrite({ mutationFn: api.invite, ...write }),
    setRole: useWrite({ mutationFn: api.setRole, ...write }),
    withdraw: useWrite({ mutationFn: api.withdraw, ...write }),
    comment: useWrite({ mutationFn: api.comment, ...write }),
    uncomment: useWrite({ mutationFn: api.uncomment, ...write }),
  };
}
export type Collaboration = ReturnType<typeof useCollaboration>;

/** What others do is shown as it happens; an access that was withdrawn leaves the screen at once. */
export function useFollow(id: string): void {
  const client = useQueryClient();
  const api = useApi();
  const navigate = useNavigate();
  async function look() {
    const query = collaborationQuery(api, id);
    // A reading under way may have begun before the change: it is not the answer to it.
    await client.cancelQueries({ queryKey: query.queryKey });
    try {
      await client.fetchQuery({ ...query, staleTime: 0 });
    } catch (error) {
      if (failureCode(error) !== 'not_found') return;
      notify('danger', TOGETHER.lost);
      await navigate({ to: '/applications' });
      client.removeQueries({ queryKey: query.queryKey });
    }
  }
  const isOpen = useLive((change) => {
    const isWritten = change.kind === 'candidatura' && change.application === id;
    if (isWritten || change.kind === 'incarico' || change.kind === 'tutto') void look();
  });
  const looked = useEffectEvent(look);
  // What changed between the page and the opening of the line was told to nobody.
  useEffect(() => {
    if (isOpen) void looked();
  }, [isOpen]);
}
