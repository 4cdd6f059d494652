import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Landmark, Plus, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { PATHS } from '#domain/paths.ts';
import { PORTFOLIO as WORDS } from '#messages/sharing/portfolio.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '#web/ui/actions/menu.tsx';
import { clientsQuery } from './api.ts';
import { useChooseClient } from './use-choose-client.ts';

const ALL = 'tutti';

/** For whom the consultant works now; "Tutti i clienti" is nobody in particular (CON-19). */
export function ClientSelector({ more }: { /** For phones, where it has no place of its own. */ more?: ReactNode }) {
  const { data } = useQuery(clientsQuery(useApi()));
  const choose = useChooseClient();
  if (!data) return null;
  const active = data.clients.find(({ isActive }) => isActive);
  const value = active?.companyId ?? ALL;
  return (
    <Menu
      align="start"
      trigger={
        <Button
          variant="quiet"
          size="sm"
          aria-label={active ? WORDS.opened(active.name) : WORDS.openedAll}
          className="-ml-2 min-w-0 text-ink"
        >
          <Landmark aria-hidden="true" className="max-xs:hidden" />
          <span className="truncate font-semibold">{active?.name ?? WORDS.all}</span>
          <ChevronDown aria-hidden="true" className="size-4.5!" />
        </Button>
      }
    >
      <MenuChoices
        label={WORDS.choose}
        value={value}
        onChange={(id) => id !== value && choose.mutate(id === ALL ? null : id)}
        options={[
          { value: ALL, label: WORDS.all },
          ...data.clients.map(({ companyId, name }) => ({ value: companyId, label: name })),
        ]}
      />
      <MenuSeparator />
      <MenuItem href={PATHS.clients} icon={<Users aria-hidden="true" />}>
        {WORDS.manage}
      </MenuItem>
      <MenuItem href={PATHS.newClient} icon={<Plus aria-hidden="true" />}>
        {WORDS.add}
      </MenuItem>
      {more && (
        <div className="desk:hidden">
          <MenuSeparator />
          {more}
        </div>
      )}
    </Menu>
  );
}
