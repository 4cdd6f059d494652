import { BookOpen, CirclePlay, FileText } from 'lucide-react';
import { resourcePath } from '#domain/paths.ts';
import type { ResourceKind } from '#domain/resources/resources.ts';
import { CATEGORY_NAMES, KIND_NAMES, RESOURCES as WORDS } from '#messages/resources/resources.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import type { Resources } from './api.ts';

const ICONS: Record<ResourceKind, typeof BookOpen> = { guida: BookOpen, video: CirclePlay, riferimento: FileText };

/** What there is to read or to watch, one card each. */
export function ResourceCards({ resources }: { resources: Resources }) {
  return (
    <ul aria-label={WORDS.list} className="grid gap-3 sm:grid-cols-2 desk:grid-cols-3">
      {resources.map(({ slug, title, description, kind, category, minutes }) => {
        const Icon = ICONS[kind];
        return (
          <li
            key={slug}
            className="grid content-start justify-items-start gap-2 rounded border border-rule-2 bg-sheet p-4 text-on-sheet"
          >
            <p className="flex w-full flex-wrap items-center gap-2 text-13 text-ink-2">
              <Badge icon={<Icon aria-hidden="true" />}>{KIND_NAMES[kind]}</Badge>
              <span>{CATEGORY_NAMES[category]}</span>
              <span className="ml-auto tabular-nums">{WORDS.minutes(minutes)}</span>
            </p>
            <h2 className="text-16 leading-snug font-bold">{title}</h2>
            <p className="text-14 text-ink-2">{description}</p>
            <ButtonLink
              href={resourcePath(slug)}
              size="sm"
              aria-label={`${kind === 'video' ? WORDS.watch : WORDS.read}: ${title}`}
              className="mt-1"
            >
              {kind === 'video' ? WORDS.watch : WORDS.read}
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}
