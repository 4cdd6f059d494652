import { HUB_ADMIN, PROVIDER_LABELS } from '#messages/assistant/hub.ts';
import { formatCount } from '#web/lib/format.ts';
import { Figures } from './figures.tsx';
import type { Usage } from '#web/features/assistant/api.ts';

/** Total, successful and failed requests, average response time and last error; for administrators (AST-26). */
export function AdminTab({ usage: { own, installation } }: { usage: Usage }) {
  const figures = installation ?? own;
  return (
    <>
      <Figures
        label={HUB_ADMIN.label}
        figures={[
          { label: HUB_ADMIN.total, value: formatCount(figures.totalRequests) },
          { label: HUB_ADMIN.successful, value: formatCount(figures.successfulRequests) },
          { label: HUB_ADMIN.failed, value: formatCount(figures.failedRequests) },
          { label: HUB_ADMIN.average, value: HUB_ADMIN.averageMs(figures.avgResponseTime) },
        ]}
      />
      <dl className="grid gap-x-4 gap-y-1 border-t border-rule px-4 py-3 text-14 sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-2">{HUB_ADMIN.lastError}</dt>
        <dd className="[overflow-wrap:anywhere]">{figures.lastError ?? HUB_ADMIN.noError}</dd>
        {installation && (
          <>
            <dt className="text-ink-2">{HUB_ADMIN.provider}</dt>
            <dd>{PROVIDER_LABELS[installation.provider]}</dd>
          </>
        )}
      </dl>
    </>
  );
}
