import { GRANT_EDITOR as WORDS } from '#messages/admin/catalogue.ts';
import { FIELD_LABELS } from '#messages/grants/grant-page.ts';
import { VERSION_ORIGIN_LABELS } from '#messages/grants/grants.ts';
import { formatDateTime } from '#web/lib/format.ts';
import type { EditedGrant } from './catalogue-api.ts';

const LONGEST = 200;
const valueText = (value: unknown): string => {
  const text = value === null || value === '' ? WORDS.empty : typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};
const labelOf = (field: string): string => FIELD_LABELS[field] ?? FIELD_LABELS[field.split('.')[0] ?? ''] ?? field;
const originOf = (origin: string): string => (VERSION_ORIGIN_LABELS as Record<string, string>)[origin] ?? origin;

/** Each version with its diff, the newest first. */
export function GrantHistory({ versions }: Pick<EditedGrant, 'versions'>) {
  return (
    <section aria-label={WORDS.history} id="versioni" className="grid gap-3 p-4 text-14">
      <h3 className="font-bold">{WORDS.history}</h3>
      {versions.length === 0 && <p className="text-ink-2">{WORDS.noHistory}</p>}
      <ol className="grid gap-4">
        {versions.map(({ number, at, origin, changes }) => (
          <li key={number}>
            <p className="text-13 text-ink-2">
              <b className="text-ink">{WORDS.version(number)}</b> · {formatDateTime(at)} · {originOf(origin)}
            </p>
            <dl>
              {changes.map(({ field, before, after }) => (
                <div key={field} className="border-b border-rule py-1">
                  <dt className="text-13 text-ink-2">{labelOf(field)}</dt>
                  <dd className="wrap-anywhere">
                    <del className="text-ink-2">{valueText(before)}</del> <span aria-hidden="true">→</span>{' '}
                    <ins className="no-underline">{valueText(after)}</ins>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}
