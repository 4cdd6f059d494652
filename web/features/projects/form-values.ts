import { set, type FieldErrors, type Resolver } from 'react-hook-form';
import { projectProblems } from '#domain/projects/project-problems.ts';
import { projectFields, type Project } from '#domain/projects/project.ts';
import { PROJECT_PROBLEMS } from '#messages/projects/projects.ts';
import { fieldMessage } from '#messages/validation.ts';
import { useSchemaForm, type FormSchema, type SchemaForm } from '#web/ui/fields/use-schema-form.ts';

type Answer = '' | 'si' | 'no';
type Texts = 'title' | 'description' | 'region' | 'province' | 'city' | 'startsOn' | 'endsOn';

/** What the boxes hold: an empty one is a datum nobody gave. */
export type ProjectFormValues = Record<Texts, string> & {
  spend: number | null;
  hires: number | null;
  costs: { category: string; amount: number | null }[];
  ordered: Answer;
};

export const valuesOf = (project: Project): ProjectFormValues => ({
  title: project.title ?? '',
  description: project.description,
  region: project.region ?? '',
  province: project.province ?? '',
  city: project.city ?? '',
  startsOn: project.startsOn ?? '',
  endsOn: project.endsOn ?? '',
  spend: project.spend,
  hires: project.hires,
  costs: project.costs.map((line) => ({ ...line })),
  ordered: project.ordered === null ? '' : project.ordered ? 'si' : 'no',
});

/** What the API takes; whether it is right is for the schema to say. */
function inputOf(values: ProjectFormValues): Project {
  const { region, province, city, title, startsOn, endsOn, ordered } = values;
  return {
    ...values,
    title: title.trim() || null,
    description: values.description.trim(),
    region: (region || null) as Project['region'],
    province: province || null,
    city: city.trim() || null,
    startsOn: startsOn || null,
    endsOn: endsOn || null,
    ordered: ordered === '' ? null : ordered === 'si',
    costs: values.costs as Project['costs'],
  };
}

/** The server's own schema and rules, in the browser: every problem at once, beside its field. */
const projectResolver: Resolver<ProjectFormValues, unknown, Project> = (values) => {
  const parsed = projectFields.safeParse(inputOf(values));
  const problems = parsed.success ? projectProblems(parsed.data) : [];
  if (parsed.success && problems.length === 0) return { values: parsed.data, errors: {} };
  const errors: FieldErrors<ProjectFormValues> = {};
  const say = (path: string, message: string) => set(errors, path, { type: 'validate', message });
  for (const { field, problem } of problems) say(field, PROJECT_PROBLEMS[problem]);
  for (const issue of parsed.error?.issues ?? []) say(issue.path.join('.'), fieldMessage(issue));
  return { values: {}, errors };
};

export const useProjectForm = (project: Project): SchemaForm<ProjectFormValues, Project> =>
  // The schema speaks of what is sent; the boxes have the same names.
  useSchemaForm(projectFields as unknown as FormSchema<ProjectFormValues, Project>, {
    defaultValues: valuesOf(project),
    resolver: projectResolver,
  });

/** Only what the person changed: what somebody else changed meanwhile stays. */
export function changesBetween(before: Project, after: Project): Partial<Project> {
  const keys = Object.keys(projectFields.shape) as (keyof Project)[];
  return Object.fromEntries(
    keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key])).map((key) => [key, after[key]]),
  );
}
