import { PATHS } from '#domain/paths.ts';
import type { Sector } from '#domain/vocabulary.ts';
import { AI_PANEL, GRANT_TEMPLATES } from '#messages/assistant/panel.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { Tag } from '#web/ui/data/tag.tsx';

/** When everything failed: kinds of aid, not grants; no figure, no date, no link is made up (AST-30). */
export function TemplateGrants({ sector, onRetry }: { sector: Sector; onRetry: () => void }) {
  const templates = GRANT_TEMPLATES[sector === 'technology' ? 'technology' : 'default'];
  return (
    <div className="grid gap-2">
      <InlineAlert
        tone="verify"
        title={AI_PANEL.fallback.title}
        action={
          <Button size="sm" onClick={onRetry}>
            {AI_PANEL.retry}
          </Button>
        }
      >
        {AI_PANEL.fallback.body}
      </InlineAlert>
      {templates.map(({ id, title, description, query }) => (
        <Panel key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 text-14">
          <div className="min-w-0 flex-[1_1_16rem]">
            <h3 className="text-16 font-semibold">
              {title} <Tag>{AI_PANEL.example}</Tag>
            </h3>
            <p className="text-ink-2">{description}</p>
          </div>
          <ButtonLink size="sm" href={`${PATHS.grants}?q=${encodeURIComponent(query)}`}>
            {AI_PANEL.search}
          </ButtonLink>
        </Panel>
      ))}
    </div>
  );
}
