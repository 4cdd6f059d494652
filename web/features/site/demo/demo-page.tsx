import type { ReactNode } from 'react';
import { demoDossierPath } from '#domain/file-paths.ts';
import { PATHS } from '#domain/paths.ts';
import { DEMO } from '#messages/site/demo.ts';
import { cn } from '#web/lib/cn.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Knot, ThreadMargin } from '#web/ui/brand/thread-margin.tsx';
import { GrantCard, type GrantCardProps } from '#web/ui/grant-card/grant-card.tsx';
import { DemoDraft, type Draft } from './demo-draft.tsx';

export type DemoProps = {
  company: { name: string; description: string; rows: readonly (readonly [string, string])[] };
  project: { title: string; description: string };
  matches: readonly { id: string; card: GrantCardProps }[];
  chosen: { id: string; name: string; href: string };
  draft: Draft;
  /** The table of requirements, placed by the route. */
  table: ReactNode;
};

/** Five knots of one thread: the company, its grants, one grant checked, its first draft, its dossier. */
export function DemoPage({ company, project, matches, chosen, draft, table }: DemoProps) {
  const [first, second, third, fourth, fifth] = DEMO.steps;
  return (
    <div className="wrap pt-12 desk:pt-18">
      <h1 className="display text-[clamp(2.25rem,1.4rem+3.4vw,3.75rem)]">{DEMO.title}</h1>
      <p className="mt-4 mb-10 max-w-measure text-18 leading-normal text-ink-2">{DEMO.lead}</p>
      <ThreadMargin knot={false} className="grid gap-14 pb-10">
        <Step id="impresa" title={first}>
          <div className="grid gap-x-12 gap-y-6 desk:grid-cols-2">
            <div>
              <h3 className="font-semibold">{company.name}</h3>
              <p className="mt-1 text-ink-2">{company.description}</p>
              <h3 className="mt-5 font-semibold">
                {DEMO.project}: {project.title}
              </h3>
              <p className="mt-1 text-ink-2">{project.description}</p>
            </div>
            <dl className="rounded border border-rule-2 bg-sheet px-4 py-1 text-14 text-on-sheet tabular-nums">
              {company.rows.map(([label, value]) => (
                <div key={label} className="flex justify-between gap-4 border-b border-rule py-2 last:border-0">
                  <dt className="text-ink-2">{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </Step>
        <Step id="bandi" title={second}>
          <ul className="grid gap-4 sm:grid-cols-2 desk:grid-cols-3">
            {matches.map(({ id, card }) => (
              <li key={id} className="grid grid-rows-[1fr_auto]">
                <GrantCard {...card} />
                <AppLink
                  href={`${PATHS.demo}?bando=${encodeURIComponent(id)}#requisiti`}
                  aria-current={id === chosen.id ? 'true' : undefined}
                  className={cn('inline-flex min-h-11 items-center text-14', id === chosen.id && 'font-semibold')}
                >
                  {id === chosen.id ? DEMO.chosen : DEMO.choose}
                </AppLink>
              </li>
            ))}
          </ul>
        </Step>
        <Step id="requisiti" title={third}>
          <p className="mb-4 flex flex-wrap items-center gap-x-4 font-semibold">
            {DEMO.checking(chosen.name)}
            <AppLink href={chosen.href} className="inline-flex min-h-11 items-center text-14 font-normal">
              {DEMO.open}
            </AppLink>
          </p>
          {table}
        </Step>
        <Step id="bozza" title={fourth}>
          <DemoDraft draft={draft} grant={chosen.name} />
        </Step>
        <Step id="dossier" title={fifth}>
          <p className="mb-4 max-w-measure text-ink-2">{DEMO.dossier}</p>
          <ButtonLink href={demoDossierPath(chosen.id)} download variant="ink">
            {DEMO.download}
          </ButtonLink>
        </Step>
      </ThreadMargin>
      <section className="mt-6 flex flex-wrap items-center justify-between gap-6 border-t border-rule-2 pt-8">
        <div className="max-w-measure">
          <h2 className="display text-28">{DEMO.nextTitle}</h2>
          <p className="mt-2 text-ink-2">{DEMO.next}</p>
        </div>
        <ButtonLink href={PATHS.auth} variant="filo" size="lg">
          {DEMO.start}
        </ButtonLink>
      </section>
    </div>
  );
}

function Step({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-titolo`} className="relative scroll-mt-6">
      <Knot className="absolute top-2.5 -left-[31px] desk:-left-[55px]" />
      <h2 id={`${id}-titolo`} className="display mb-5 text-28">
        {title}
      </h2>
      {children}
    </section>
  );
}
