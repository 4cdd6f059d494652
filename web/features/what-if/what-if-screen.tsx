import { Link as LinkIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { PATHS, worthItPath } from '#domain/paths.ts';
import {
  BEFORE_DECIDING,
  BEFORE_TITLE,
  LEDGER_LINK,
  WHAT_IF,
  whatIfSentence,
  WORTH_IT_LINK,
} from '#messages/what-if/what-if.ts';
import { cn } from '#web/lib/cn.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { copyText } from '#web/ui/feedback/copy-text.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ChangeList } from './change-list.tsx';
import { HypothesisList } from './hypothesis-list.tsx';
import { ItalyMap } from './italy-map.tsx';
import type { Trial } from './api.ts';
import type { WhatIfSearch } from './what-if-search.ts';

type Props = {
  trial: Trial | null;
  isComputing: boolean;
  onTry: (search: WhatIfSearch) => void;
  /** Placed by the route: an alert on the calls of the region that is tried. */
  alert: (region: string) => ReactNode;
};

/** "Che cosa cambia se…": one change, its grants gained and lost, and what to weigh before deciding (MAT-10). */
export function WhatIfScreen({ trial, isComputing, onTry, alert }: Props) {
  if (trial === null) {
    return (
      <>
        <PageHeader title={WHAT_IF.title} description={WHAT_IF.lead} />
        <EmptyState
          title={WHAT_IF.noCompany}
          action={<ButtonLink href={PATHS.newCompany}>{WHAT_IF.addCompany}</ButtonLink>}
        />
      </>
    );
  }
  const { asked, result, company, project } = trial;
  const sentence = whatIfSentence(asked, result.gained.count, result.lost.count);
  const hasPlace = asked.ipotesi === 'sede' || asked.ipotesi === 'regione';
  return (
    <>
      <PageHeader back={{ href: PATHS.grants, label: WHAT_IF.back }} title={WHAT_IF.title} description={WHAT_IF.lead} />
      <div className="grid grid-cols-1 items-start gap-6 pb-8 md:grid-cols-[15.25rem_minmax(0,1fr)] xl:grid-cols-[15.25rem_minmax(0,1fr)_21.25rem]">
        <form method="get" action={PATHS.whatIf}>
          <HypothesisList trial={trial} onTry={onTry} />
          <noscript>
            <button type="submit">{WHAT_IF.run}</button>
          </noscript>
        </form>
        <div className={cn('min-w-0', isComputing && 'opacity-60')} aria-busy={isComputing}>
          <p aria-live="polite" className="font-serif text-[1.3125rem] leading-[1.28] text-pretty desk:text-[1.5rem]">
            {sentence}
          </p>
          <p className="mt-1 text-13 text-ink-2">{WHAT_IF.subject(company.companyName, project?.title ?? null)}</p>
          <h2 className="sr-only">{sentence}</h2>
          <ChangeList kind="gained" list={result.gained} />
          <ChangeList kind="lost" list={result.lost} />
          <ChangeList kind="better" list={result.better} />
          <ChangeList kind="worse" list={result.worse} />
          <ChangeList kind="richer" list={result.richer} />
          <Before trial={trial} />
          <div className="mt-4 flex flex-wrap gap-2 print:hidden">
            {hasPlace && alert(asked.regione)}
            <Button onClick={() => void copyText(window.location.href, WHAT_IF)}>
              <LinkIcon aria-hidden="true" />
              {WHAT_IF.copy}
            </Button>
          </div>
          <p className="mt-3 text-13 text-ink-2">{WHAT_IF.note}</p>
        </div>
        <div className="max-xl:md:col-start-2 xl:sticky xl:top-20">
          <ItalyMap
            trial={trial}
            onRegion={(regione) => onTry({ ipotesi: asked.ipotesi === 'regione' ? 'regione' : 'sede', regione })}
          />
        </div>
      </div>
    </>
  );
}

function Before({ trial: { asked, result } }: { trial: Trial }) {
  const [first] = result.gained.items;
  return (
    <section>
      <h3 className="flex items-center gap-2 pt-3 pb-1.5 text-14 font-semibold">
        <TriangleAlert aria-hidden="true" className="size-4.5" />
        {BEFORE_TITLE}
      </h3>
      <p className="rounded border border-rule-2 bg-sheet p-3 text-13 text-on-sheet">
        {BEFORE_DECIDING[asked.ipotesi]}{' '}
        {asked.ipotesi === 'attesa' ? (
          <AppLink href={PATHS.deMinimisTool}>{LEDGER_LINK}</AppLink>
        ) : (
          <AppLink href={first ? worthItPath(first.grant.id) : PATHS.worthItTool}>{WORTH_IT_LINK}</AppLink>
        )}
      </p>
    </section>
  );
}
