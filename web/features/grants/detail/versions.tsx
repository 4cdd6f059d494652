import { CHANGE_KIND_LABELS, VERSION_ORIGIN_LABELS } from '#messages/grants/grants.ts';
import { VERSIONS } from '#messages/grants/grant-page.ts';
import type { GrantDetail, GrantVersion } from '#web/features/grants/grants-api.ts';
import { formatDate } from '#web/lib/format.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { fieldWords, valueWords } from './change-words.ts';
import { TextSection } from './text-section.tsx';

/** Extensions, corrections and early closings, field by field, the latest first. */
export function Versions({ detail }: { detail: GrantDetail }) {
  const versions = detail.versions.filter(({ changes }) => changes.length > 0);
  return (
    <TextSection title={VERSIONS.title}>
      {versions.length === 0 ? (
        <p className="mt-2 text-14 text-ink-2">{VERSIONS.none(formatDate(detail.addedAt))}</p>
      ) : (
        <ol className="mt-4 grid gap-6">
          {versions.map((version) => (
            <Version key={version.number} version={version} />
          ))}
        </ol>
      )}
    </TextSection>
  );
}

function Version({ version }: { version: GrantVersion }) {
  return (
    <li className="text-14">
      <p className="flex flex-wrap items-center gap-2">
        {version.kinds.map((kind) => (
          <Badge key={kind}>{CHANGE_KIND_LABELS[kind]}</Badge>
        ))}
        <span className="text-ink-2">{VERSIONS.on(formatDate(version.at), VERSION_ORIGIN_LABELS[version.origin])}</span>
      </p>
      <dl className="mt-1">
        {version.changes.map(({ field, before, after }) => (
          <div key={field} className="grid gap-x-6 border-b border-rule py-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <dt className="text-ink-2">{fieldWords(field)}</dt>
            <dd className="[overflow-wrap:anywhere]">
              <Change before={valueWords(field, before)} after={valueWords(field, after)} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function Change({ before, after }: { before: string | null; after: string | null }) {
  if (before === null || after === null) return VERSIONS.updated;
  return (
    <>
      <del className="text-ink-2">
        <span className="sr-only">{VERSIONS.before} </span>
        {before}
      </del>{' '}
      <span aria-hidden="true">→</span>{' '}
      <ins className="font-medium no-underline">
        <span className="sr-only">{VERSIONS.after} </span>
        {after}
      </ins>
    </>
  );
}
