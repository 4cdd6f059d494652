import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { SECTION_IDS, type SectionId } from '#domain/applications/sections.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { applicationQuery } from './api.ts';
import { ApplyScreen } from './apply-screen.tsx';

type Props = { id: string; section: SectionId | undefined; onSection: (section: SectionId) => void };

/** The assisted page of one application, under either of its addresses. */
export function ApplyPage({ id, section, onSection }: Props) {
  const { data: view } = useSuspenseQuery(applicationQuery(useApi(), id));
  const navigate = useNavigate();
  return (
    <ApplyScreen
      view={view}
      section={section ?? view.missing[0] ?? SECTION_IDS[0]}
      onSection={onSection}
      onReview={() => void navigate({ to: '/application-wizard/$id', params: { id }, search: { passo: 'revisione' } })}
    />
  );
}
