import { API_DOCS } from '#messages/api-docs/api-docs.ts';
import { Tag } from '#web/ui/data/tag.tsx';
import type { Operation } from './api-docs-data.ts';
import { curlOf, tryHref } from './samples.ts';

/** One operation: its line, and folded in it what it takes and how it is called. */
export function OperationFold({ operation, origin }: { operation: Operation; origin: string }) {
  const { id, method, path, summary, isPublic, hasBody, parameters } = operation;
  const href = tryHref(operation);
  return (
    <details id={id} className="border-b border-rule-2">
      <summary className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
        <code className="text-14 wrap-anywhere">
          <b>{method}</b> {path}
        </code>
        <span className="flex-1 basis-60 text-14 text-ink-2">{summary}</span>
        <Tag>{isPublic ? API_DOCS.isPublic : API_DOCS.needsSession}</Tag>
      </summary>
      <div className="grid grid-cols-1 gap-4 pb-6 text-14">
        {parameters.length > 0 && <Parameters parameters={parameters} />}
        {hasBody && <p className="text-ink-2">{API_DOCS.body}</p>}
        <div>
          <p className="font-semibold">{API_DOCS.sample}</p>
          <pre
            className="mt-1 overflow-x-auto rounded border border-rule-2 bg-sheet p-3 text-13 text-on-sheet"
            tabIndex={0}
          >
            {curlOf(operation, origin)}
          </pre>
        </div>
        {href && (
          <p>
            <a href={href} target="_blank" rel="noreferrer" className="inline-flex min-h-11 items-center">
              {API_DOCS.tryIt}
            </a>
          </p>
        )}
      </div>
    </details>
  );
}

function Parameters({ parameters }: Pick<Operation, 'parameters'>) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="pb-1 text-left font-semibold">{API_DOCS.parameters}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{API_DOCS.name}</th>
          <th scope="col">{API_DOCS.where}</th>
          <th scope="col">{API_DOCS.type}</th>
        </tr>
      </thead>
      <tbody>
        {parameters.map(({ name, in: place, isRequired, type }) => (
          <tr key={`${place} ${name}`} className="border-t border-rule align-top">
            <th scope="row" className="py-1.5 pr-4 font-normal">
              <code className="wrap-anywhere">{name}</code>
            </th>
            <td className="py-1.5 pr-4 text-ink-2">
              {API_DOCS.places[place] ?? place}
              {isRequired && `, ${API_DOCS.required}`}
            </td>
            <td className="py-1.5 text-ink-2 wrap-anywhere">{type}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
