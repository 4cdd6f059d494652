import { PATHS } from '#domain/paths.ts';
import { CATEGORY_NAMES, KIND_NAMES, RESOURCES as WORDS } from '#messages/resources/resources.ts';
import { formatDay } from '#web/lib/format.ts';
import { Tag } from '#web/ui/data/tag.tsx';
import { Prose } from '#web/ui/data/prose.tsx';
import { MissingPage } from '#web/ui/feedback/missing-page.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { Resource } from './api.ts';
import { Walkthrough } from './walkthrough.tsx';

/** A guide to read, or the walkthrough to watch. */
export function ResourceScreen({ resource }: { resource: Resource }) {
  const { title, description, kind, category, minutes, date, blocks } = resource;
  return (
    <article className={kind === 'video' ? 'max-w-240' : 'max-w-[44rem]'}>
      <PageHeader
        display
        back={backOf(resource)}
        title={title}
        description={description}
        eyebrow={
          <>
            <Tag>{KIND_NAMES[kind]}</Tag>
            <span>{CATEGORY_NAMES[category]}</span>
            <span>{WORDS.minutes(minutes)}</span>
            <span>{formatDay(date)}</span>
          </>
        }
      />
      {kind === 'video' ? <Walkthrough /> : <Prose blocks={blocks} />}
      <p className="mt-10 border-t border-rule-2 pt-4 text-13 text-ink-2">{WORDS.note}</p>
    </article>
  );
}

/** The desk's own go back to the desk. */
function backOf({ isForConsultants, kind }: Resource) {
  if (!isForConsultants) return { href: PATHS.resources, label: WORDS.backToAll };
  return kind === 'guida'
    ? { href: PATHS.consultantGuides, label: WORDS.backToGuides }
    : { href: PATHS.consultantRegulations, label: WORDS.backToRegulations };
}

export const ResourceNotFound = () => (
  <MissingPage
    title={WORDS.notFound}
    description={WORDS.notFoundText}
    back={{ href: PATHS.resources, label: WORDS.backToAll }}
  />
);
