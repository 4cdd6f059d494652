import { isSafeReturnPath } from '#domain/site-paths.ts';
import type { Project } from '#domain/projects/project.ts';
import { fold } from '#domain/search/fold.ts';
import {
  EMPLOYEE_BANDS,
  REGIONS,
  SECTORS,
  type EmployeeBand,
  type Region,
  type Sector,
} from '#domain/filter-vocabulary.ts';

const KEY = 'bandolo.visitatore';
const DAYS = 60;
const DAY_MS = 86_400_000;

/** What a visitor has told before having an account; it stays in the browser until sign-up takes it over (PRJ-4). */
export type Visitor = {
  company: { sector?: Sector; region?: Region; employees?: EmployeeBand };
  /** As it was read; the server checks it again when it is stored. */
  project: Project | null;
  /** The words that it was read from. */
  words: string | null;
  /** What they said they are: "panificio". */
  trade: string | null;
  /** Where "Registrati" was pressed: the mail of confirmation leads back there. */
  next: string | null;
};

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((each) => each === value);
const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Three answers of the quick check, whatever else stands beside them. */
export function companyAnswers(told: Record<string, unknown>): Visitor['company'] {
  const [sector, region, employees] = [
    oneOf(SECTORS, told.sector),
    oneOf(REGIONS, told.region),
    oneOf(EMPLOYEE_BANDS, told.employees),
  ];
  return { ...(sector ? { sector } : {}), ...(region ? { region } : {}), ...(employees ? { employees } : {}) };
}

/** Nothing without a browser, without leave to store, or when what is stored is old or not ours. */
export function readVisitor(): Visitor | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!isObject(found) || typeof found.at !== 'number' || Date.now() - found.at > DAYS * DAY_MS) return null;
    return {
      company: companyAnswers(isObject(found.company) ? found.company : {}),
      project: isObject(found.project) ? (found.project as Project) : null,
      words: textIn(found.words),
      trade: textIn(found.trade),
      next: isSafeReturnPath(found.next) ? found.next : null,
    };
  } catch {
    return null;
  }
}

/** The project that these words were read into, as the visitor has corrected it since. */
export function projectToldAs(sentence: string): Project | null {
  const { project, words } = readVisitor() ?? { project: null, words: null };
  const isTold = [project?.description, words].some((told) => told && fold(told) === fold(sentence));
  return isTold ? project : null;
}

export function keepVisitor(told: Partial<Visitor>): void {
  const known = readVisitor();
  const company = { ...known?.company, ...told.company };
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...known, ...told, company, at: Date.now() }));
  } catch {
    // A browser that stores nothing: the answers live as long as the page.
  }
}

/** Used once: the way back, or everything. */
export function forgetVisitor(what: 'next' | 'all' = 'all'): void {
  const known = what === 'next' ? readVisitor() : null;
  try {
    if (known && (known.project !== null || Object.keys(known.company).length > 0)) keepVisitor({ next: null });
    else localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
