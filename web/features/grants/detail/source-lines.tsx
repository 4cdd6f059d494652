import { ExternalLink, Scale, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { GRANT_ACTIONS } from '#messages/grants/grant-actions.ts';
import { DOUBTED, FACT_STATE_LABELS } from '#messages/grants/grant-facts.ts';
import { GRANT_SOURCE } from '#messages/grants/grant-page.ts';
import { CONFIDENCE_LABELS, DEPTH_LABELS, sourceLabel } from '#messages/grants/grants.ts';
import type { GrantDetail } from '#web/features/grants/grants-api.ts';
import { formatDay } from '#web/lib/format.ts';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { FactSources } from './fact-sources.tsx';

/** Where the data come from, how old they are and how far to trust them. */
export function SourceLines({ grant }: Pick<GrantDetail, 'grant'>) {
  const { source, link, legalBasis } = grant;
  return (
    <ul className="grid gap-3 text-14">
      <Line icon={<ExternalLink aria-hidden="true" />}>
        {link ? (
          <a href={link} target="_blank" rel="noopener" className="[overflow-wrap:anywhere]">
            {GRANT_SOURCE.official[source.urlEvidence]} <span className="sr-only">{GRANT_ACTIONS.newTab}</span>
          </a>
        ) : (
          GRANT_SOURCE.noLink
        )}
        <span className="block text-13 text-ink-2">{grant.entity}</span>
      </Line>
      <Line icon={<ShieldCheck aria-hidden="true" />}>
        {GRANT_SOURCE.checkedOn(formatDay(source.checkedOn))}
        <span className="block text-13 text-ink-2">
          {GRANT_SOURCE.confidence(CONFIDENCE_LABELS[source.confidence])}
        </span>
        <span className="block text-13 text-ink-2">
          {DEPTH_LABELS[source.depth]} · {GRANT_SOURCE.origin(sourceLabel(source.name))}
        </span>
      </Line>
      {legalBasis && <Line icon={<Scale aria-hidden="true" />}>{legalBasis}</Line>}
    </ul>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2 [&>svg]:mt-px [&>svg]:size-4.5 [&>svg]:flex-none [&>svg]:text-ink-2">
      {icon}
      <div className="min-w-0">{children}</div>
    </li>
  );
}

/** Said before anything else where the data may have aged or are second-hand. */
export function TrustNotice({ detail: { grant, computed } }: { detail: GrantDetail }) {
  const isStale = computed.status === 'da_riverificare';
  if (!isStale && grant.source.confidence !== 'low') return null;
  const doubt = grant.facts.status;
  if (isStale && doubt?.against) return <DoubtedState grant={grant} doubt={doubt} />;
  return (
    <InlineAlert tone="verify" title={isStale ? GRANT_SOURCE.stale : GRANT_SOURCE.unsure} className="mt-6">
      {isStale ? GRANT_SOURCE.staleBody(formatDay(grant.source.checkedOn)) : GRANT_SOURCE.unsureBody}
    </InlineAlert>
  );
}

type Doubt = NonNullable<GrantDetail['grant']['facts']['status']>;

/** Both say something else: what each says, and since when. */
function DoubtedState({ grant: { facts, statusNote }, doubt }: Pick<GrantDetail, 'grant'> & { doubt: Doubt }) {
  const { against, asOf, value, note } = doubt;
  return (
    <InlineAlert tone="verify" title={GRANT_SOURCE.stale} className="mt-6">
      {against && (
        <p>
          {DOUBTED.catalogue(formatDay(against.checkedOn), against.state)} {statusNote}
        </p>
      )}
      <p>
        {DOUBTED.other(formatDay(asOf), value ? FACT_STATE_LABELS[value] : null)}
        {note}.
      </p>
      <p>{DOUBTED.close}</p>
      <FactSources facts={facts} field="status" about={GRANT_SOURCE.stale} />
    </InlineAlert>
  );
}
