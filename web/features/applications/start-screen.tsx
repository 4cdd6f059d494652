import { Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { applyPath, grantPath, PATHS } from '#domain/paths.ts';
import { APPLICATIONS, START } from '#messages/applications/screens.ts';
import { formatDay } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';

export type StartGrant = { id: string; title: string; entity: string; deadline: string | null; reason: string | null };
type Props = { saved: StartGrant[]; matches: StartGrant[] };

/** The start of "Nuovo progetto": saved grants, matches, or a PDF of one's own (APP-13). */
export function StartScreen({ saved, matches }: Props) {
  return (
    <>
      <PageHeader
        display="screen"
        back={{ href: PATHS.applications, label: START.back }}
        title={START.title}
        description={START.lead}
      />
      <div className="grid items-start gap-4 desk:grid-cols-2">
        <Choices title={START.matches} grants={matches} none={START.matchesNone}>
          <ButtonLink size="sm" href={PATHS.advancedSearch}>
            {START.search}
          </ButtonLink>
        </Choices>
        <Choices title={START.saved} grants={saved} none={START.savedNone}>
          <ButtonLink size="sm" href={PATHS.grants}>
            {START.search}
          </ButtonLink>
        </Choices>
        <SectionPanel title={START.own} description={START.ownBody}>
          <ButtonLink href={`${PATHS.applications}?carica=1`}>
            <Upload aria-hidden="true" />
            {APPLICATIONS.upload}
          </ButtonLink>
        </SectionPanel>
      </div>
    </>
  );
}

function Choices({
  title,
  grants,
  none,
  children,
}: {
  title: string;
  grants: StartGrant[];
  none: string;
  children: ReactNode;
}) {
  return (
    <SectionPanel title={title} flush={grants.length > 0} actions={children}>
      {grants.length === 0 ? (
        <p className="text-14 text-ink-2">{none}</p>
      ) : (
        <ul className="divide-y divide-rule">
          {grants.map(({ id, title: name, entity, deadline, reason }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
              <div className="min-w-0 flex-[1_1_14rem] text-14">
                <AppLink href={grantPath(id)} className="font-semibold no-underline wrap-anywhere hover:underline">
                  {name}
                </AppLink>
                <p className="text-13 text-ink-2">
                  {[entity, deadline && formatDay(deadline), reason].filter(Boolean).join(' · ')}
                </p>
              </div>
              <ButtonLink size="sm" variant="ink" href={applyPath(id)}>
                {START.apply}
                <span className="sr-only">{APPLICATIONS.about(name)}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </SectionPanel>
  );
}
