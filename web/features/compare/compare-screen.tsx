import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { grantPath, PATHS } from '#domain/paths.ts';
import { COMPARE_CHOICE } from '#messages/compare/choice.ts';
import { COMPARE_TRAY } from '#messages/compare/tray.ts';
import { COMPARE } from '#messages/compare/compare.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { removeCompared } from './compare-store.ts';

/** One grant as a column: each row is filled by the route, or says that it is not known. */
export type ComparedColumn = {
  id: string;
  name: string;
  cells: Partial<Record<keyof typeof COMPARE.rows, ReactNode>>;
};
type Props = { columns: readonly ComparedColumn[]; subject: string | null; onRemove: (id: string) => void };

const ROWS = Object.keys(COMPARE.rows) as (keyof typeof COMPARE.rows)[];

/** The same data side by side; on phones each row stacks its grants, on paper it lies on its side. */
export function CompareScreen({ columns, subject, onRemove }: Props) {
  if (columns.length === 0) {
    return (
      <>
        <PageHeader title={COMPARE.title} />
        <EmptyState
          title={COMPARE.none}
          description={COMPARE.noneText}
          action={<ButtonLink href={PATHS.grants}>{COMPARE.toGrants}</ButtonLink>}
        />
      </>
    );
  }
  const rows = ROWS.filter((row) => columns.some(({ cells }) => Boolean(cells[row])));
  return (
    <>
      <PageHeader
        back={{ href: PATHS.grants, label: COMPARE.back }}
        title={COMPARE.title}
        description={[subject, COMPARE.lead].filter(Boolean).join(' ')}
        actions={
          <Button className="print:hidden" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {COMPARE.print}
          </Button>
        }
      />
      <div className="@container pb-8">
        <table
          role="table"
          className="w-full table-fixed border-collapse border border-rule-2 bg-sheet text-14 text-on-sheet @max-[640px]:block"
        >
          <caption className="sr-only">{COMPARE.caption}</caption>
          <thead role="rowgroup" className="@max-[640px]:block">
            <tr role="row" className="@max-[640px]:grid">
              <th
                role="columnheader"
                scope="col"
                className="w-36 border-b border-rule-2 bg-sunken p-3 text-left text-13 font-medium text-ink-2 @max-[640px]:sr-only"
              >
                {COMPARE.datum}
              </th>
              {columns.map(({ id, name }) => (
                <th
                  key={id}
                  role="columnheader"
                  scope="col"
                  className="border-b border-l border-rule-2 p-3 text-left align-top @max-[640px]:border-l-0"
                >
                  <AppLink href={grantPath(id)} className="text-16 font-semibold [overflow-wrap:anywhere]">
                    {name}
                  </AppLink>
                  <Button
                    variant="quiet"
                    size="sm"
                    className="mt-1 -ml-2 flex px-2 text-13 font-normal print:hidden"
                    aria-label={COMPARE_TRAY.removeNamed(name)}
                    onClick={() => {
                      removeCompared(id);
                      onRemove(id);
                    }}
                  >
                    {COMPARE_CHOICE.remove}
                  </Button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="@max-[640px]:block">
            {rows.map((row) => (
              <tr key={row} role="row" className="border-b border-rule @max-[640px]:block">
                <th
                  role="rowheader"
                  scope="row"
                  className="p-3 text-left align-top font-semibold @max-[640px]:block @max-[640px]:bg-sunken @max-[640px]:py-2"
                >
                  {COMPARE.rows[row]}
                </th>
                {columns.map(({ id, name, cells }) => (
                  <td
                    key={id}
                    role="cell"
                    className="border-l border-rule p-3 align-top [overflow-wrap:anywhere] @max-[640px]:block @max-[640px]:border-l-0 @max-[640px]:py-2"
                  >
                    <span aria-hidden="true" className="hidden text-13 text-ink-2 @max-[640px]:block">
                      {name}
                    </span>
                    {cells[row] || <span className="text-ink-2">{COMPARE.unknown}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
