import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { SECTION_IDS, type SectionId } from '#domain/applications/sections.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { applicationQuery } from './api.ts';
import { ApplyScreen } from './apply-screen.tsx';

type Props = { id: string; section: SectionId | undefined; onSection: (section: SectionId) => void };

/** The assisted page of one application, under either of its addresses. */
export function ApplyPage({ id, section, onSection }: Props) {
  const { data: view } = useSuspenseQuery(applicationQuery(useApi(), id));
  const navigate = useNavigate();
  // Chosen once: a section that becomes complete while one writes in it must not be left.
  const [first] = useState(() => view.missing[0] ?? SECTION_IDS[0]);
  return (
    <ApplyScreen
      view={view}
      section={section ?? first}
      onSection={onSection}
      onReview={() => void navigate({ to: '/application-wizard/$id', params: { id }, search: { passo: 'revisione' } })}
    />
  );
}
