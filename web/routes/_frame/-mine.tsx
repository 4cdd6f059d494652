import type { VerdictFilter } from '#domain/grants/catalogue-search.ts';
import { PATHS } from '#domain/paths.ts';
import { WHAT_IF_LINK } from '#messages/what-if/link.ts';
import { ContradictionsBox } from '#web/features/matching/contradictions-box.tsx';
import { MineBar } from '#web/features/matching/mine-bar.tsx';
import { ActiveProjectChips } from '#web/features/projects/active-project.tsx';
import { useProjects } from '#web/features/projects/use-projects.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';

type Props = { verdict: VerdictFilter; othersCount: number; onChange: (verdict: VerdictFilter) => void };

/** For who has a company, above the list: which verdicts are shown, and the project they are for. */
export function Mine(props: Props) {
  const { active } = useProjects();
  return (
    <div className="grid gap-3 pb-3 print:hidden">
      <ContradictionsBox />
      {active && <ActiveProjectChips key={active.id} project={active} />}
      <MineBar {...props} />
      <p className="text-14">
        <AppLink href={PATHS.whatIf} className="tap:inline-block tap:py-3">
          {WHAT_IF_LINK}
        </AppLink>
      </p>
    </div>
  );
}
