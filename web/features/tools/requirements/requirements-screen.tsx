import type { Day } from '#domain/rules/day.ts';
import { REQUIREMENTS_SCREEN as WORDS } from '#messages/tools/screens.ts';
import type { ToolCompany } from '#web/features/tools/active-company.ts';
import { ToolPage } from '#web/features/tools/tool-page.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { CumulationCheck } from './cumulation-check.tsx';
import { ExclusionsCheck } from './exclusions-check.tsx';
import { GuardCheck } from './guard-check.tsx';
import type { RequirementTab } from './requirement-tab.ts';

type Props = { day: Day; company: ToolCompany | null; tab: RequirementTab; onTab: (tab: RequirementTab) => void };

/** Three checks before one commits; each with its own sources. */
export function RequirementsScreen({ day, company, tab, onTab }: Props) {
  const owner = company?.id ?? null;
  return (
    <ToolPage title={WORDS.title} intro={WORDS.intro} isPublic>
      <Tabs
        label={WORDS.tabsLabel}
        value={tab}
        onChange={onTab}
        tabs={[
          {
            value: 'generali',
            label: WORDS.tabs.generali,
            content: <ExclusionsCheck day={day} company={company} />,
          },
          { value: 'firme', label: WORDS.tabs.firme, content: <GuardCheck day={day} owner={owner} /> },
          { value: 'cumulo', label: WORDS.tabs.cumulo, content: <CumulationCheck day={day} company={company} /> },
        ]}
      />
    </ToolPage>
  );
}
