import type { CompanyContext, NamedCompany } from '#domain/eligibility/company-view.ts';
import type { DeMinimisRooms } from '#domain/eligibility/aid-rooms.ts';
import { NO_PROJECT, type Project } from '#domain/projects/project.ts';
import type { Day } from '#domain/rules/day.ts';
import type { LegalForm, Region, Verdict } from '#domain/vocabulary.ts';

export type Hypothesis =
  | { kind: 'sede'; region: Region }
  | { kind: 'regione'; region: Region }
  | { kind: 'forma'; legalForm: LegalForm }
  /** On that day the ledger leaves these rooms. */
  | { kind: 'attesa'; day: Day; rooms: DeMinimisRooms }
  | { kind: 'assunzione'; people: number }
  | { kind: 'spesa'; spend: number };

/** What a verdict is for: who asks, for what, on which day. */
export type Circumstances = { company: NamedCompany; context: CompanyContext; today: Day };

/**
 * The circumstances after the change. With a second seat the project may go on where it is or move there: both are
 * given, and for each grant the better one counts.
 */
export function suppose(now: Circumstances, hypothesis: Hypothesis): Circumstances[] {
  const { company, context } = now;
  const project = context.project ?? null;
  const withProject = (changes: Partial<Project>): CompanyContext => ({
    ...context,
    project: { ...(project ?? NO_PROJECT), ...changes },
  });
  switch (hypothesis.kind) {
    case 'sede': {
      const seated = { ...company, operatingSeats: withSeat(company, hypothesis.region) };
      const there = withProject({ region: hypothesis.region, province: null, city: null });
      return [{ ...now, company: seated }, ...(project ? [{ ...now, company: seated, context: there }] : [])];
    }
    case 'regione': {
      const { region } = hypothesis;
      const moved = { ...company, region, province: null, city: null, operatingSeats: [] };
      return [
        { ...now, company: moved, context: project ? withProject({ region, province: null, city: null }) : context },
      ];
    }
    case 'forma':
      return [{ ...now, company: { ...company, legalForm: hypothesis.legalForm } }];
    case 'attesa':
      return [{ ...now, today: hypothesis.day, context: { ...context, deMinimisRooms: hypothesis.rooms } }];
    case 'assunzione': {
      const { people } = hypothesis;
      const employees = company.employeesExact === null ? null : company.employeesExact + people;
      return [
        { ...now, company: { ...company, employeesExact: employees }, context: withProject(hiring(project, people)) },
      ];
    }
    case 'spesa':
      return [{ ...now, context: withProject({ spend: hypothesis.spend }) }];
  }
}

/** The registered office stands for the only seat until seats are listed: a second one is listed beside it. */
function withSeat({ operatingSeats, region, province, city }: NamedCompany, added: Region) {
  const first = region === null ? [] : [{ region, province, city, address: null }];
  const listed = operatingSeats.length > 0 ? operatingSeats : first;
  return [...listed, { region: added, province: null, city: null, address: null }];
}

const HIRING = 'Assunzione di personale';
/** People to hire are named among the costs, so that calls that pay for people are read as such. */
function hiring(project: Project | null, people: number): Partial<Project> {
  const { costs, description } = project ?? NO_PROJECT;
  return {
    hires: (project?.hires ?? 0) + people,
    ...(costs.length > 0
      ? { costs: [...costs, { category: HIRING, amount: 0 }] }
      : { description: `${description}. ${HIRING}.` }),
  };
}

export type VerdictChange = { id: string; from: Verdict; to: Verdict };
type Standing = ReadonlyMap<string, Verdict>;
const RANK: Record<Verdict, number> = { ammissibile: 2, da_verificare: 1, non_ammissibile: 0 };

/** Each grant whose verdict moves, in the order of the list it is in; `after` may be several, the best one counts. */
export function verdictChanges(before: Standing, after: readonly Standing[]): VerdictChange[] {
  const ids = new Set([...after.flatMap((standing) => [...standing.keys()]), ...before.keys()]);
  return [...ids].flatMap((id) => {
    const from = before.get(id) ?? 'non_ammissibile';
    const to = after.map((standing) => standing.get(id) ?? 'non_ammissibile').sort((a, b) => RANK[b] - RANK[a])[0]!;
    return from === to ? [] : [{ id, from, to }];
  });
}

export type ChangeKind = 'gained' | 'lost' | 'better' | 'worse';
export function kindOfChange({ from, to }: Pick<VerdictChange, 'from' | 'to'>): ChangeKind {
  if (from === 'non_ammissibile') return 'gained';
  if (to === 'non_ammissibile') return 'lost';
  return to === 'ammissibile' ? 'better' : 'worse';
}
