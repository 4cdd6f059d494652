import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { HUB } from '#messages/assistant/hub.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { AdminTab } from './admin-tab.tsx';
import { AnalysisTab } from './analysis-tab.tsx';
import { HubDashboardTab } from './hub-dashboard-tab.tsx';
import { SuggestionsTab } from './suggestions-tab.tsx';
import { useHub, type HubState } from './use-hub.ts';

type Props = {
  start: Pick<HubState, 'usage' | 'lastAnalysis'>;
  /** The grants in hand, best first: the first five are analysed (AST-25). */
  grantIds: readonly string[];
  isAdmin: boolean;
  at: number;
};
type TabName = 'dashboard' | 'suggestions' | 'analysis' | 'admin';

/** A collapsible hub with tabs and an Auto toggle, off by default (AST-24). */
export function AiHub({ start, grantIds, isAdmin, at }: Props) {
  const id = useId();
  const hub = useHub(start, grantIds);
  const [isOpen, setOpen] = useState(true);
  const [isAuto, setAuto] = useState(false);
  const [tab, setTab] = useState<TabName>('dashboard');

  // On, and grants exist: also those that come later (AST-25).
  const grantKey = grantIds.join(' ');
  const analyseByItself = useEffectEvent(hub.analyseByItself);
  useEffect(() => {
    if (isAuto && grantKey) queueMicrotask(analyseByItself);
  }, [isAuto, grantKey]);
  const analyseAll = () => hub.analyse(() => setTab('analysis'));
  const tabs = [
    {
      value: 'dashboard' as const,
      label: HUB.dashboard,
      content: <HubDashboardTab hub={hub} hasGrants={grantIds.length > 0} at={at} onAnalyse={analyseAll} />,
    },
    {
      value: 'suggestions' as const,
      label: HUB.suggestions,
      ...(hub.state.suggestions ? { count: hub.state.suggestions.list.length } : {}),
      content: <SuggestionsTab hub={hub} />,
    },
    {
      value: 'analysis' as const,
      label: HUB.analysis,
      content: <AnalysisTab hub={hub} hasGrants={grantIds.length > 0} onAnalyse={analyseAll} />,
    },
    ...(isAdmin ? [{ value: 'admin' as const, label: HUB.admin, content: <AdminTab usage={hub.state.usage} /> }] : []),
  ];
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <section aria-labelledby={`${id}-title`}>
      <div className="mb-2 flex min-h-9 items-center gap-4">
        <h2 id={`${id}-title`} className="text-18 font-bold tracking-[-0.012em]">
          {HUB.title}
        </h2>
        <Switch
          label={HUB.auto}
          title={HUB.autoHint}
          checked={isAuto}
          onChange={(event) => setAuto(event.target.checked)}
        />
        <Button
          variant="quiet"
          size="sm"
          className="ml-auto"
          aria-expanded={isOpen}
          aria-controls={`${id}-hub`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? HUB.hide : HUB.show}
          <Chevron aria-hidden="true" />
        </Button>
      </div>
      <Panel id={`${id}-hub`} hidden={!isOpen}>
        <Tabs label={HUB.tabs} tabs={tabs} value={tab} onChange={setTab} inPanel />
      </Panel>
    </section>
  );
}
