import { useId, useState, type ReactNode } from 'react';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { companyPath, PATHS } from '#domain/paths.ts';
import type { UserType } from '#domain/vocabulary.ts';
import { SECTOR_LABELS } from '#messages/sectors.ts';
import { INTELLIGENT } from '#messages/assistant/search.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { filtersOf, type FilterAddress, type SearchFilters } from './search-filters.ts';
import { SearchForm } from './search-form.tsx';
import { SearchProgress } from './search-progress.tsx';
import { SearchResults, type DrawJudged, type MarkFound } from './search-results.tsx';
import type { SearchCompany } from './run-search.ts';
import { useIntelligentSearch } from './use-intelligent-search.ts';

type Props = {
  user: { id: string; userType: UserType };
  /** The active one; null before there is any. */
  company: SearchCompany | null;
  address: FilterAddress;
  /** The filters of a search go to the address, so that back and forward find them. */
  onAddress: (address: FilterAddress) => void;
  markOf: MarkFound;
  /** Makes of a sentence the active project, before the search that is for it. */
  prepare: (sentence: string) => Promise<void>;
  /** Whether a search that the address asks for may begin by itself. */
  isAsked: boolean;
  /** What the sentence was read into: chips to correct. */
  understood?: ReactNode;
  /** What one is looking for already. */
  project?: { title: string; sentence: string } | null | undefined;
  judged: DrawJudged;
};

export function IntelligentSearch(props: Props) {
  const { user, company, address, onAddress, markOf, prepare, isAsked, understood, project, judged } = props;
  const reasonId = useId();
  const filters = filtersOf(address);
  const { step, outcome, start } = useIntelligentSearch(user.id, company, filters, { prepare, isAsked });
  const [hasStarted, setStarted] = useState(false);
  const [today] = useState(() => romeMoment(new Date()).day);
  function begin(wanted: SearchFilters) {
    setStarted(true);
    onAddress(addressOf(wanted));
    start(wanted);
  }
  return (
    <div className="max-w-page pt-6">
      <SearchForm
        filters={filters}
        isSearching={step !== null}
        hasResults={outcome !== null}
        blockedBy={company ? null : reasonId}
        onStart={begin}
      />
      {understood && <div className="mt-4 border-l-2 border-filo-line pl-4">{understood}</div>}
      <div className="mt-4" id={reasonId}>
        {company ? <CompanyLine company={company} /> : <NoCompany userType={user.userType} />}
      </div>
      {step !== null && <SearchProgress step={step} companyName={company?.companyName ?? ''} />}
      {step === null && company && !outcome && (
        <Begin
          project={project ?? null}
          onBegin={(customQuery) => begin({ ...filters, customQuery })}
          onExample={(customQuery) => onAddress(addressOf({ ...filters, customQuery }))}
        />
      )}
      {step === null && outcome && (
        <SearchResults outcome={outcome} today={today} markOf={markOf} judged={judged} isFresh={hasStarted} />
      )}
    </div>
  );
}

type BeginProps = {
  project: Props['project'];
  onBegin: (sentence: string) => void;
  /** Into the box, to be made one's own: a search makes a project of its sentence. */
  onExample: (sentence: string) => void;
};

/** Before the first search: what would be here, one press away. */
function Begin({ project, onBegin, onExample }: BeginProps) {
  return (
    <EmptyState
      className="mt-8"
      title={INTELLIGENT.begin.title}
      description={project ? INTELLIGENT.begin.projectText : INTELLIGENT.begin.text}
      action={
        project ? (
          <Button variant="ink" onClick={() => onBegin(project.sentence)} className="whitespace-normal">
            {INTELLIGENT.begin.forProject(project.title)}
          </Button>
        ) : (
          INTELLIGENT.begin.examples.map((sentence) => (
            <Button key={sentence} onClick={() => onExample(sentence)} className="whitespace-normal">
              {sentence}
            </Button>
          ))
        )
      }
    />
  );
}

const addressOf = ({ territorialLevel, sector, region, customQuery }: SearchFilters): FilterAddress => ({
  ...(territorialLevel === 'tutti' ? {} : { livello: territorialLevel }),
  ...(sector ? { settore: sector } : {}),
  ...(region ? { regione: region } : {}),
  ...(customQuery ? { richiesta: customQuery } : {}),
});

function CompanyLine({ company }: { company: SearchCompany }) {
  const place = [company.city, company.region].filter(Boolean).join(', ') || company.location;
  const facts = [
    [INTELLIGENT.company, company.companyName],
    [INTELLIGENT.sector, company.sector && SECTOR_LABELS[company.sector]],
    [INTELLIGENT.location, place || INTELLIGENT.noLocation],
  ];
  return (
    <div className="flex flex-wrap items-end gap-x-8 gap-y-3 border-y border-rule py-3">
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-14">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="text-13 text-ink-2">{term}</dt>
            <dd className="font-medium [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <AppLink href={companyPath(company.id)} className="text-14 tap:py-3">
        {INTELLIGENT.editCompany}
      </AppLink>
    </div>
  );
}

function NoCompany({ userType }: { userType: UserType }) {
  const isConsultant = userType === 'consultant';
  return (
    <InlineAlert
      tone="verify"
      action={
        <ButtonLink size="sm" href={isConsultant ? PATHS.clients : PATHS.newCompany}>
          {isConsultant ? INTELLIGENT.chooseClient : INTELLIGENT.configure}
        </ButtonLink>
      }
    >
      {isConsultant ? INTELLIGENT.needsClient : INTELLIGENT.needsCompany}
    </InlineAlert>
  );
}
