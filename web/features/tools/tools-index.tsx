import { PATHS } from '#domain/paths.ts';
import { FILO_TOOLS } from '#messages/applications/filo-tools.ts';
import { TOOLS_PAGE } from '#messages/tools/screens.ts';
import {
  CUMULATION_TOOL,
  DE_MINIMIS_TOOL,
  EXCLUSIONS_TOOL,
  GUARD_TOOL,
  SIZE_TOOL,
  WORTH_IT_TOOL,
} from '#messages/tools/tools.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { DrawnIcon } from '#web/ui/brand/drawn-icon.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Tag } from '#web/ui/data/tag.tsx';

const TOOLS = [
  { ...SIZE_TOOL, href: PATHS.sizeTool, isFree: true },
  { ...DE_MINIMIS_TOOL, href: PATHS.deMinimisTool, isFree: false },
  { ...EXCLUSIONS_TOOL, href: PATHS.requirementsTool, isFree: true },
  { ...GUARD_TOOL, href: `${PATHS.requirementsTool}?scheda=firme`, isFree: true },
  { ...CUMULATION_TOOL, href: `${PATHS.requirementsTool}?scheda=cumulo`, isFree: true },
  { ...WORTH_IT_TOOL, href: PATHS.worthItTool, isFree: true },
  { ...FILO_TOOLS, href: PATHS.filoTools, isFree: false },
];

/** Every tool with what it answers and on whose word. */
export function ToolsIndex({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <div className="wrap pt-4">
      <PageHeader title={TOOLS_PAGE.title} description={TOOLS_PAGE.intro} display />
      <ul aria-label={TOOLS_PAGE.list} className="border-t border-rule-2">
        {TOOLS.map((tool) => (
          <li key={tool.title} className="group relative border-b border-rule-2">
            <div className="grid gap-x-8 gap-y-1 py-5 pr-8 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_auto] sm:items-baseline sm:pr-12">
              <h2 className="text-18 font-bold tracking-[-0.012em]">
                <AppLink href={tool.href} className="no-underline after:absolute after:inset-0 group-hover:underline">
                  {tool.title}
                </AppLink>
              </h2>
              <div className="max-w-measure">
                <p>{tool.intro}</p>
                <p className="mt-1 text-13 text-ink-2">{tool.source}</p>
              </div>
              {!isSignedIn && (
                <span>
                  <Tag>{tool.isFree ? TOOLS_PAGE.free : TOOLS_PAGE.needsAccount}</Tag>
                </span>
              )}
              <DrawnIcon name="arrow" className="absolute top-5 right-0 text-ink-2 group-hover:text-ink" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
