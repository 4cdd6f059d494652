import { ArrowRight, Bookmark, Plus, Search, Upload, type LucideIcon } from 'lucide-react';
import { PATHS } from '#domain/paths.ts';
import { APPLICATIONS } from '#messages/applications/screens.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Drawing } from '#web/ui/brand/drawing.tsx';

const WORDS = APPLICATIONS.empty;
const WAYS: [LucideIcon, { title: string; body: string }, string][] = [
  [Search, WORDS.ways.matches, PATHS.startApplication],
  [Bookmark, WORDS.ways.saved, PATHS.startApplication],
  [Upload, WORDS.ways.own, `${PATHS.applications}?carica=1`],
];

/** The first application: what it will be, and the three ways to begin it. */
export function NoApplications() {
  return (
    <div className="grid items-start gap-x-12 gap-y-8 border-t border-rule pt-8 desk:grid-cols-[minmax(0,1fr)_14rem]">
      <div>
        <h2 className="text-22 font-bold tracking-[-0.012em]">{WORDS.title}</h2>
        <p className="mt-1 max-w-measure text-ink-2">{WORDS.body}</p>
        <ButtonLink variant="filo" href={PATHS.startApplication} className="mt-5">
          <Plus aria-hidden="true" />
          {APPLICATIONS.newProject}
        </ButtonLink>
        <p className="mt-8 text-14 text-ink-2">{WORDS.or}</p>
        <ul className="mt-2 divide-y divide-rule border-t border-rule">
          {WAYS.map(([Icon, { title, body }, href]) => (
            <li key={title}>
              <AppLink href={href} className="flex items-center gap-4 py-4 no-underline hover:bg-sunken">
                <Icon aria-hidden="true" className="size-5 flex-none" />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{title}</span>
                  <span className="block text-14 text-ink-2">{body}</span>
                </span>
                <ArrowRight aria-hidden="true" className="mr-4 size-5 flex-none" />
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
      <Drawing name="dossier" className="w-56 max-desk:hidden" />
    </div>
  );
}
