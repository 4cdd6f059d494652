import { useQueryClient } from '@tanstack/react-query';
import { PROVIDER_NAMES } from '#messages/accounts/auth.ts';
import { SETTINGS } from '#messages/settings/settings.ts';
import { formatDate } from '#web/lib/format.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { useStepUp } from '#web/lib/step-up.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { connectProvider, disconnectProvider, type Settings } from './api.ts';

const WORDS = SETTINGS.connections;
export type Provider = keyof typeof PROVIDER_NAMES;
type Props = { id: string; waysIn: Settings['waysIn']; configured: readonly Provider[] };

/** Away to the provider, which sends the browser back. */
const goTo = (address: string) => window.location.assign(address);

/** Google and Facebook as ways in (SET-9); nobody shuts the last one. */
export function ConnectionsPanel({ id, waysIn, configured }: Props) {
  const client = useQueryClient();
  const api = useApi();
  const stepUp = useStepUp();
  const connect = useWrite({
    mutationFn: connectProvider(api),
    meta: { failed: WORDS.connectFailedNow },
    onSuccess: goTo,
  });
  const disconnect = useWrite({
    mutationFn: disconnectProvider(api),
    meta: { failed: WORDS.failed },
    onSuccess: (fresh, provider) => {
      client.setQueryData<Settings>(KEYS.settings, (old) => old && { ...old, waysIn: fresh });
      notify('success', WORDS.disconnected(PROVIDER_NAMES[provider]));
    },
  });
  const shown = (Object.keys(PROVIDER_NAMES) as Provider[]).filter(
    (name) => configured.includes(name) || waysIn.providers.some(({ provider }) => provider === name),
  );
  return (
    <SectionPanel id={id} title={WORDS.title} description={WORDS.text} flush>
      {shown.length === 0 && <p className="p-4 text-14 text-ink-2">{WORDS.none}</p>}
      <ul className="divide-y divide-rule">
        {shown.map((name) => {
          const connected = waysIn.providers.find(({ provider }) => provider === name);
          return (
            <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
              <div className="min-w-0 flex-[1_1_12rem]">
                <p className="font-medium">{PROVIDER_NAMES[name]}</p>
                <p className="text-13 text-ink-2">
                  {connected ? WORDS.since(formatDate(connected.connectedAt)) : WORDS.not}
                </p>
              </div>
              {connected ? (
                <Button
                  size="sm"
                  loading={disconnect.isPending && disconnect.variables === name}
                  disabled={!waysIn.hasPassword}
                  disabledReason={WORDS.needsPassword}
                  onClick={() => disconnect.mutate(name)}
                  aria-label={WORDS.disconnectNamed(PROVIDER_NAMES[name])}
                >
                  {WORDS.disconnect}
                </Button>
              ) : (
                <Button
                  size="sm"
                  loading={connect.isPending && connect.variables === name}
                  onClick={async () => {
                    if (await stepUp()) connect.mutate(name);
                  }}
                >
                  {WORDS.connect(PROVIDER_NAMES[name])}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </SectionPanel>
  );
}
