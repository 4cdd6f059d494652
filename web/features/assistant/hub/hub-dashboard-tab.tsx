import { RotateCw } from 'lucide-react';
import { HUB, HUB_STATS } from '#messages/assistant/hub.ts';
import { openChat } from '#web/lib/chat-door.ts';
import { momentText } from '#web/lib/moment-text.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Figures } from './figures.tsx';
import type { Hub, HubState } from './use-hub.ts';

type Props = { hub: Hub; hasGrants: boolean; at: number; onAnalyse: () => void };

export function HubDashboardTab({ hub, hasGrants, at, onAnalyse }: Props) {
  const { state, refreshSuggestions } = hub;
  const { lastAnalysis, usage, suggestions, work } = state;
  return (
    <>
      <Figures
        label={HUB_STATS.label}
        figures={[
          { label: HUB_STATS.analysed, value: String(lastAnalysis?.grants ?? 0) },
          { label: HUB_STATS.status, value: statusOf(state) },
          { label: HUB_STATS.suggestions, value: String(suggestions?.list.length ?? 0) },
          { label: HUB_STATS.successRate, value: `${usage.own.successRate}%` },
        ]}
      />
      <div className="flex flex-wrap items-center gap-2 border-t border-rule px-4 py-3">
        <Button
          size="sm"
          onClick={onAnalyse}
          loading={work === 'analysis'}
          disabled={!hasGrants || work !== null}
          disabledReason={hasGrants ? undefined : HUB.noGrants}
        >
          {work === 'analysis' ? HUB.analysing : HUB.fullAnalysis}
        </Button>
        <Button size="sm" onClick={() => openChat()}>
          {HUB.quickChat}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => void refreshSuggestions()}
          loading={work === 'suggestions'}
          disabled={work !== null}
        >
          {work !== 'suggestions' && <RotateCw aria-hidden="true" />}
          {work === 'suggestions' ? HUB.refreshing : HUB.refresh}
        </Button>
        <p className="ml-auto text-13 text-ink-2">
          {lastAnalysis ? HUB.lastAnalysis(momentText(lastAnalysis.at, at)) : HUB.noAnalysis}
        </p>
      </div>
    </>
  );
}

function statusOf({ work, usage: { today } }: HubState): string {
  if (work) return HUB_STATS.working;
  return today.used >= today.limit ? HUB_STATS.limited : HUB_STATS.ready;
}
