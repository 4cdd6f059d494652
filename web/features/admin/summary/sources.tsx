import { CircleCheck, CircleDashed, CircleX, TriangleAlert, type LucideIcon } from 'lucide-react';
import { PATHS } from '#domain/paths.ts';
import type { SourceLight } from '#domain/imports/source-light.ts';
import { LIGHT_LABELS, SUMMARY as WORDS } from '#messages/admin/admin.ts';
import { IMPORT_SOURCE_LABELS } from '#messages/imports/imports.ts';
import { momentText } from '#web/lib/moment-text.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { Summary } from '#web/features/admin/api.ts';

const LIGHTS: Record<SourceLight, { tone: BadgeTone; Icon: LucideIcon }> = {
  verde: { tone: 'ok', Icon: CircleCheck },
  giallo: { tone: 'verify', Icon: TriangleAlert },
  rosso: { tone: 'no', Icon: CircleX },
  spento: { tone: 'neutral', Icon: CircleDashed },
};

export function SourceLightBadge({ light }: { light: SourceLight }) {
  const { tone, Icon } = LIGHTS[light];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" className="size-4" />}>
      {LIGHT_LABELS[light]}
    </Badge>
  );
}

/** Traffic lights in words and signs, not in colour alone. */
export function Sources({ sources, now }: Pick<Summary, 'sources'> & { now: number }) {
  return (
    <SectionPanel
      title={WORDS.sources}
      flush
      actions={
        <AppLink href={PATHS.importsDesk} className="text-14">
          {WORDS.imports}
        </AppLink>
      }
    >
      <ul>
        {sources.map(({ source, light, isAsked, lastSuccess, lastFailure }) => (
          <li
            key={source}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-rule px-4 py-3 text-14 not-first:border-t"
          >
            <span className="min-w-0 flex-[1_1_12rem]">
              <b className="block">{IMPORT_SOURCE_LABELS[source]}</b>
              <span className="text-13 text-ink-2">
                {[
                  isAsked ? null : WORDS.byFile,
                  lastSuccess ? WORDS.sourceAt(momentText(lastSuccess, now)) : WORDS.sourceNever,
                  lastFailure && WORDS.sourceFailed(momentText(lastFailure, now)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <SourceLightBadge light={light} />
          </li>
        ))}
      </ul>
    </SectionPanel>
  );
}
