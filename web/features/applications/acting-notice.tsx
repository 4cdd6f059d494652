import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { SHARING_WORDS as WORDS } from '#messages/sharing/sharing.ts';
import { failureCode } from '#web/lib/failure.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useLive } from '#web/lib/use-live.ts';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { applicationQuery, type ApplicationView } from './api.ts';

/** For a consultant: whose application it is. Withdrawn by its owner, it leaves the screen at once (CON-17). */
export function ActingNotice({ view }: { view: ApplicationView }) {
  return view.actingFor === null ? null : <Watched id={view.application.id} client={view.actingFor} />;
}

function Watched({ id, client: owner }: { id: string; client: string }) {
  const client = useQueryClient();
  const api = useApi();
  const navigate = useNavigate();
  async function look() {
    const query = applicationQuery(api, id);
    try {
      await client.cancelQueries({ queryKey: query.queryKey }); // one on its way may have left before the change
      await client.fetchQuery({ ...query, staleTime: 0 });
    } catch (error) {
      if (failureCode(error) !== 'not_found') return;
      notify('danger', WORDS.withdrawn, { description: WORDS.withdrawnText });
      await navigate({ to: '/consultant-dashboard' });
      client.removeQueries({ queryKey: query.queryKey });
    }
  }
  useLive(({ kind }) => {
    if (kind === 'incarico' || kind === 'tutto') void look();
  });
  return (
    <InlineAlert tone="info" className="mb-3">
      {WORDS.actingFor(owner)}
    </InlineAlert>
  );
}
