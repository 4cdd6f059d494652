import { plainTexts } from '#domain/applications/plain-texts.ts';
import type { TextId } from '#domain/applications/sections.ts';
import { SECTION_TITLES } from '#messages/applications/applications.ts';
import { APPLY } from '#messages/applications/screens.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { askFilo, type ApplicationView } from './api.ts';
import { filoFailed } from './tools/filo-failure.ts';

/** What Filo gives for a section: a draft of its own, or the person's text made better. */
export type Proposal = {
  kind: 'draft' | 'improved';
  text: string;
  missing: string[];
  facts: { label: string; value: string }[];
  detail: string | null;
};

/** The operations of the assistant on one section; nothing of the text changes until the person says so. */
export function useFilo(view: ApplicationView, section: TextId) {
  const { application, grant } = view;
  const api = useApi();
  const grantContext = application.isCustom
    ? {
        title: application.grantTitle,
        entity: application.grantEntity,
        description: grant?.summary ?? '',
        requirements: grant?.requirements ?? [],
      }
    : application.grantId;
  const { companyId } = application;

  const draft = useWrite({
    mutationFn: async (): Promise<Proposal> => {
      const previousData = plainTexts(application.contents);
      const project = projectHere(view);
      const data = { fieldType: section, context: grantContext, grantContext, previousData, companyId, project };
      const { text, missing, sentences } = await askFilo(api, 'form_completion', data);
      const facts = new Map(
        sentences.flatMap(({ citations }) => citations).map((each) => [each.label + each.value, each]),
      );
      return { kind: 'draft', text, missing, facts: [...facts.values()].slice(0, 8), detail: null };
    },
    meta: { failed: filoFailed(APPLY.failed) },
  });
  const improve = useWrite({
    mutationFn: async (text: string): Promise<Proposal> => {
      const data = { text, section: SECTION_TITLES[section], grantContext, companyId };
      const better = await askFilo(api, 'improve_text', data);
      const detail = APPLY.before(better.before.gulpease, better.after.gulpease);
      return { kind: 'improved', text: better.text, missing: better.suggestions, facts: [], detail };
    },
    meta: { failed: filoFailed(APPLY.improveFailed) },
  });
  return { draft, improve };
}

/** The application's own project, not whichever is active; its days from the phases where only they say them. */
function projectHere({ project, application: { contents } }: ApplicationView) {
  if (!project) return undefined;
  const days = contents.phases.flatMap(({ startsOn, endsOn }) => [startsOn, endsOn]).sort();
  return { ...project, startsOn: project.startsOn ?? days[0] ?? null, endsOn: project.endsOn ?? days.at(-1) ?? null };
}
