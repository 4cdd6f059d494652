import { useQuery } from '@tanstack/react-query';
import { PORTFOLIO as WORDS } from '#messages/sharing/portfolio.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { clientsQuery } from './api.ts';
import { useChooseClient } from './use-choose-client.ts';

/** On a client's page: from here on search, tools and applications are of this company; nothing where it is not shared. */
export function WorkFor({ consultancyId }: { consultancyId: string }) {
  const { data } = useQuery(clientsQuery(useApi()));
  const choose = useChooseClient();
  const client = data?.clients.find((each) => each.consultancyId === consultancyId);
  if (!client) return null;
  return (
    <Button loading={choose.isPending} onClick={() => choose.mutate(client.isActive ? null : client.companyId)}>
      {client.isActive ? WORDS.stop : WORDS.work}
    </Button>
  );
}
