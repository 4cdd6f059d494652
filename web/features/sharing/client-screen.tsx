import type { ReactNode } from 'react';
import { isActive, type ConsultancyStatus } from '#domain/consultancies/vocabulary.ts';
import type { ClientView } from '#domain/sharing/client-view.ts';
import { chatPath, PATHS, requestsTabPath } from '#domain/paths.ts';
import { FACT_TEXTS } from '#messages/chat/chat.ts';
import { EMPLOYEE_LABELS, LEGAL_FORM_LABELS, REVENUE_LABELS } from '#messages/companies/companies.ts';
import { DESK_WORDS, KIND_LABELS } from '#messages/consultancies/consultancies.ts';
import { SECTOR_LABELS } from '#messages/sectors.ts';
import { CLIENT_WORDS as WORDS } from '#messages/sharing/client.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Timeline } from '#web/ui/data/timeline.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Panel, SectionPanel } from '#web/ui/layout/panel.tsx';

type Props = {
  view: ClientView;
  status: ReactNode;
  shared: ReactNode;
  /** The press that makes this client's company the active one. */
  work: ReactNode;
  tasks: ReactNode;
};

/** The client as shared: company, applications and documents, tasks, timeline. */
export function ClientScreen({ view, status, shared, work, tasks }: Props) {
  const { consultancy } = view;
  return (
    <>
      <PageHeader
        back={{ href: PATHS.consultantDashboard, label: DESK_WORDS.back }}
        eyebrow={status}
        title={consultancy.clientName}
        description={[consultancy.clientPerson, consultancy.grantName ?? KIND_LABELS[consultancy.kind]]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <>
            {work}
            <ButtonLink href={requestsTabPath(tabOf(consultancy.status), consultancy.id)}>{WORDS.manage}</ButtonLink>
            <ButtonLink variant="ink" href={chatPath(consultancy.id)}>
              {view.unread > 0 ? WORDS.chatUnread(view.unread) : DESK_WORDS.chat}
            </ButtonLink>
          </>
        }
      />
      <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <SectionPanel title={DESK_WORDS.sharedCompany}>
            <Company view={view} />
          </SectionPanel>
          <Panel className="p-4">{tasks}</Panel>
        </div>
        <div className="grid gap-6">
          <div id="documenti" className="scroll-mt-20">
            {shared}
          </div>
          <section aria-label={WORDS.timeline} className="border-t border-rule-2 pt-5">
            <h2 className="pb-3 text-16 font-semibold">{WORDS.timeline}</h2>
            <Timeline
              label={WORDS.timeline}
              items={view.facts.flatMap(({ id, kind, by, what, at }) => {
                const text = FACT_TEXTS[kind];
                const who = by === 'consulente' ? consultancy.consultantName : consultancy.clientName;
                return text
                  ? [{ id, title: text(who, what ?? ''), detail: formatDateTime(at), state: 'done' as const }]
                  : [];
              })}
            />
          </section>
        </div>
      </div>
    </>
  );
}

const labelOf = (labels: Readonly<Record<string, string>>, code: string | null) =>
  code === null ? null : (labels[code] ?? code);

const tabOf = (status: ConsultancyStatus) => (isActive(status) ? 'attive' : status === 'nuova' ? 'nuove' : 'storico');

/** Not shared at all, or only while the work lasts. */
function whyNoCompany({ status, sharesCompany }: ClientView['consultancy']): string {
  if (!sharesCompany || isActive(status)) return WORDS.noCompany;
  return status === 'nuova' ? WORDS.companyLater : WORDS.companyOver;
}

function Company({ view: { consultancy } }: { view: ClientView }) {
  const { company } = consultancy;
  if (!company) return <p className="text-14 text-ink-2">{whyNoCompany(consultancy)}</p>;
  const facts: [string, string | null][] = [
    [WORDS.sector, SECTOR_LABELS[company.sector]],
    [WORDS.place, [company.city, company.region].filter(Boolean).join(', ') || null],
    [WORDS.form, labelOf(LEGAL_FORM_LABELS, company.legalForm)],
    [WORDS.employees, labelOf(EMPLOYEE_LABELS, company.employees)],
    [WORDS.revenue, labelOf(REVENUE_LABELS, company.revenue)],
  ];
  return (
    <>
      <p className="pb-3 text-17 font-semibold wrap-anywhere">{company.companyName}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-14">
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-ink-2">{term}</dt>
            <dd>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
      {company.description && <p className="max-w-measure pt-3 text-14 wrap-anywhere">{company.description}</p>}
    </>
  );
}
