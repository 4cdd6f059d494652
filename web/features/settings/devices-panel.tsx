import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { SETTINGS } from '#messages/settings/settings.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { devicesQuery, signOutDevices, type Device } from './api.ts';

const WORDS = SETTINGS.devices;

/** Where the account is open, and the way to close it from here (SET-4). */
export function DevicesPanel({ id }: { id: string }) {
  const client = useQueryClient();
  const api = useApi();
  const { data: devices } = useSuspenseQuery(devicesQuery(api));
  const signOut = useWrite({
    mutationFn: signOutDevices(api),
    meta: { failed: WORDS.failed, changes: [KEYS.devices] },
    onSuccess: (fresh, which) => {
      client.setQueryData(KEYS.devices, fresh);
      notify('success', which === 'others' ? WORDS.othersSignedOut : WORDS.signedOut);
    },
  });
  const busy = signOut.isPending ? signOut.variables : null;
  return (
    <SectionPanel
      id={id}
      title={WORDS.title}
      description={WORDS.text}
      flush
      actions={
        devices.length > 1 && (
          <Button size="sm" loading={busy === 'others'} onClick={() => signOut.mutate('others')}>
            {WORDS.signOutOthers}
          </Button>
        )
      }
    >
      <ul className="divide-y divide-rule">
        {devices.map((device) => (
          <DeviceLine
            key={device.id}
            device={device}
            isBusy={busy === device.id}
            onSignOut={() => signOut.mutate(device.id)}
          />
        ))}
      </ul>
    </SectionPanel>
  );
}

type LineProps = { device: Device; isBusy: boolean; onSignOut: () => void };

function DeviceLine({ device, isBusy, onSignOut }: LineProps) {
  const name = WORDS.name(device.browser, device.system);
  const Icon = device.isHandheld ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <Icon aria-hidden="true" className="size-5 flex-none text-ink-2" />
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {name}
          {device.isCurrent && <Badge tone="ok">{WORDS.current}</Badge>}
        </p>
        <p className="text-13 text-ink-2">
          {WORDS.used(formatDateTime(device.lastUsedAt))} · {WORDS.from(device.ip)}
        </p>
      </div>
      {!device.isCurrent && (
        <Button size="sm" loading={isBusy} onClick={onSignOut} aria-label={WORDS.signOutNamed(name)}>
          {WORDS.signOut}
        </Button>
      )}
    </li>
  );
}
