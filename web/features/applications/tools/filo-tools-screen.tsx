import { FILO_TOOLS as WORDS } from '#messages/applications/filo-tools.ts';
import { PATHS } from '#domain/paths.ts';
import { APPLICATIONS } from '#messages/applications/screens.ts';
import type { ApplicationCard } from '#web/features/applications/api.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { ContentGenerator } from './content-generator.tsx';
import { DocumentAnalyser } from './document-analyser.tsx';
import { TextImprover } from './text-improver.tsx';
import { TOOL_TABS, type ToolTab } from './tool-tabs.ts';

type Props = { tab: ToolTab; onTab: (tab: ToolTab) => void; applications: ApplicationCard[] };

/** Filo's three tools on a page of their own (APP-17). */
export function FiloToolsScreen({ tab, onTab, applications }: Props) {
  const contents = {
    genera: <ContentGenerator applications={applications} />,
    migliora: <TextImprover />,
    analizza: <DocumentAnalyser />,
  };
  return (
    <>
      <PageHeader
        display
        back={{ href: PATHS.applications, label: APPLICATIONS.title }}
        title={WORDS.title}
        description={WORDS.intro}
      />
      <Tabs
        label={WORDS.tabList}
        value={tab}
        onChange={onTab}
        tabs={TOOL_TABS.map((value) => ({ value, label: WORDS.tabs[value], content: contents[value] }))}
      />
    </>
  );
}
