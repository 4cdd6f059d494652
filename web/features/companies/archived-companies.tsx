import { useQuery } from '@tanstack/react-query';
import { PATHS } from '#domain/paths.ts';
import { COMPANIES } from '#messages/companies/companies.ts';
import { formatDate } from '#web/lib/format.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { archivedQuery } from './api.ts';

const WORDS = COMPANIES.archived;
type Props = { busyId: string | null; onRestore: (company: { id: string; companyName: string }) => void };

/** Companies that are kept for what was sent in their name: they can be taken up again (COM-6). */
export function ArchivedCompanies({ busyId, onRestore }: Props) {
  // A failure costs only this list.
  const { data: items = [] } = useQuery(archivedQuery(useApi()));
  if (items.length === 0) return null;
  return (
    <SectionPanel title={WORDS.title} description={WORDS.why} flush>
      <ul className="divide-y divide-rule text-14">
        {items.map((company) => (
          <li key={company.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
            <span className="min-w-0 flex-[1_1_12rem] wrap-anywhere">
              <span className="block font-semibold">{company.companyName}</span>
              <span className="block text-13 text-ink-2">{WORDS.since(formatDate(company.archivedAt))}</span>
            </span>
            <AppLink href={PATHS.applications}>{WORDS.applications}</AppLink>
            <Button size="sm" loading={busyId === company.id} onClick={() => onRestore(company)}>
              {WORDS.restore}
              <span className="sr-only">: {company.companyName}</span>
            </Button>
          </li>
        ))}
      </ul>
    </SectionPanel>
  );
}
