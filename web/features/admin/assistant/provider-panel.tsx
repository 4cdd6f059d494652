import { ASSISTANT_DESK as WORDS } from '#messages/admin/assistant.ts';
import { PROVIDER_LABELS } from '#messages/assistant/hub.ts';
import { FactList } from '#web/features/admin/system/fact-list.tsx';
import { formatCount } from '#web/lib/format.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { AssistantDesk } from './assistant-api.ts';

const TONES = { attivo: 'ok', in_pausa: 'no', in_prova: 'verify' } as const;

/** Whether the provider is asked at all: after repeated failures nobody waits for it. */
export function ProviderPanel({ provider }: Pick<AssistantDesk, 'provider'>) {
  return (
    <SectionPanel title={WORDS.provider} flush>
      {provider === null ? (
        <p className="p-4 text-14 text-ink-2">{WORDS.providerAbsent}</p>
      ) : (
        <FactList
          facts={[
            {
              label: WORDS.providerState,
              value: <Badge tone={TONES[provider.state]}>{PROVIDER_LABELS[provider.state]}</Badge>,
            },
            { label: WORDS.inARow, value: formatCount(provider.failuresInARow) },
            { label: WORDS.host, value: provider.host },
            { label: WORDS.model, value: provider.model },
          ]}
        />
      )}
    </SectionPanel>
  );
}
