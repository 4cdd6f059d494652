import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { clientPath } from '#domain/paths.ts';
import { DESK_WORDS as WORDS } from '#messages/consultancies/consultancies.ts';
import { SECTOR_LABELS } from '#messages/sectors.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { CompleteDialog } from './complete-dialog.tsx';
import { EngagementNote } from './engagement-note.tsx';
import { QuoteDialog } from './quote-dialog.tsx';
import { TaskList } from './task-list.tsx';

/** All that is done less often: closed at first, open for whoever comes by a link to this consultancy. */
export function ActiveWork({ view, day, isOpen }: { view: ConsultancyView; day: string; isOpen: boolean }) {
  return (
    <Disclosure
      title={<span className="font-normal text-ink-2">{WORDS.more}</span>}
      open={isOpen || undefined}
      className="border-b-0 open:pb-4"
    >
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-2">
          <ButtonLink size="sm" href={clientPath(view.id)}>
            {WORDS.client}
          </ButtonLink>
          {view.quote?.status !== 'accettato' && (
            <QuoteDialog view={view} day={day} trigger={<Button size="sm">{WORDS.quote}</Button>} />
          )}
          <CompleteDialog view={view} />
        </div>
        <TaskList view={view} />
        {view.company && <SharedCompany company={view.company} />}
        <EngagementNote view={view} />
      </div>
    </Disclosure>
  );
}

function SharedCompany({ company }: { company: NonNullable<ConsultancyView['company']> }) {
  const { companyName, sector, city, region, employees, description } = company;
  const facts = [companyName, SECTOR_LABELS[sector], city, region, employees && WORDS.employees(employees)];
  return (
    <section aria-label={WORDS.sharedCompany} className="grid gap-1 text-14">
      <h3 className="font-bold">{WORDS.sharedCompany}</h3>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {description && <p className="text-ink-2">{description}</p>}
    </section>
  );
}
