import type { ReactNode } from 'react';
import { PATHS } from '#domain/paths.ts';
import { ADVANCED_SEARCH } from '#messages/grants/grant-search.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import type { SearchTab } from './advanced-address.ts';

type Props = {
  tab: SearchTab;
  onTab: (tab: SearchTab) => void;
  /** What each tab shows, in order; a missing one is not offered. */
  content: Partial<Record<SearchTab, { content: ReactNode; count?: number }>>;
};

/** Searching and what was kept of it, one tab each. */
export function AdvancedSearchScreen({ tab, onTab, content }: Props) {
  const tabs = (Object.keys(content) as SearchTab[]).map((value) => ({
    value,
    label: ADVANCED_SEARCH.tabs[value],
    count: content[value]?.count,
    content: content[value]?.content,
  }));
  return (
    <>
      <PageHeader back={{ href: PATHS.dashboard, label: ADVANCED_SEARCH.back }} title={ADVANCED_SEARCH.title} />
      <Tabs label={ADVANCED_SEARCH.tabsLabel} tabs={tabs} value={tab} onChange={onTab} />
    </>
  );
}
