import type { VerdictFilter } from '#domain/grants/catalogue-search.ts';
import { MineBar } from '#web/features/matching/mine-bar.tsx';
import { ActiveProjectChips } from '#web/features/projects/active-project.tsx';
import { useProjects } from '#web/features/projects/use-projects.ts';

type Props = { verdict: VerdictFilter; othersCount: number; onChange: (verdict: VerdictFilter) => void };

/** For who has a company, above the list: which verdicts are shown, and the project they are for. */
export function Mine(props: Props) {
  const { active } = useProjects();
  return (
    <div className="grid gap-3 pb-3 print:hidden">
      {active && <ActiveProjectChips key={active.id} project={active} />}
      <MineBar {...props} />
    </div>
  );
}
