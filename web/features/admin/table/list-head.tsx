import type { ComponentProps, ReactNode } from 'react';
import { addressOf, type AddressSearch } from '#domain/paths.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ExportLink, TableFilters } from './table-filters.tsx';

type Search = { q?: string; pagina?: number };
type Props<Of extends Search> = Pick<ComponentProps<typeof PageHeader>, 'back' | 'description'> & {
  words: { title: string; filters: string; search: string; clear: string };
  search: Of;
  onSearch: (changes: Partial<Of>) => void;
  /** The same list, all of its pages, as a file. */
  csv: string;
  /** Before the file: other places that belong to this list. */
  actions?: ReactNode;
  tabs?: ReactNode;
  /** The filters beside the words. */
  children?: ReactNode;
};

/** What stands above every table of the desk: its name, its file, its views and its filters. */
export function ListHead<Of extends Search>({
  words,
  search,
  onSearch,
  csv,
  actions,
  tabs,
  children,
  ...header
}: Props<Of>) {
  return (
    <>
      <PageHeader
        {...header}
        title={words.title}
        actions={
          <>
            {actions}
            <ExportLink href={addressOf(csv, { ...(search as AddressSearch), pagina: undefined })} what={words.title} />
          </>
        }
      />
      {tabs}
      <TableFilters
        label={words.filters}
        words={{
          label: words.search,
          clearLabel: words.clear,
          value: search.q,
          onWords: (q) => onSearch({ q } as Partial<Of>),
        }}
      >
        {children}
      </TableFilters>
    </>
  );
}
