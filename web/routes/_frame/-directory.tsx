import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, type ComponentProps } from 'react';
import { directoryWords, type DirectorySearch } from '#domain/consultants/directory-search.ts';
import { ContactButton } from '#web/features/consultancies/contact-button.tsx';
import { countConsultants } from '#web/features/consultants/directory/directory-api.ts';
import { DirectoryScreen } from '#web/features/consultants/directory/directory-screen.tsx';

type Props = Pick<ComponentProps<typeof DirectoryScreen>, 'title' | 'search' | 'page'> &
  Pick<ComponentProps<typeof ContactButton>, 'user'> & {
    onWords: (words: ReturnType<typeof directoryWords>) => void;
  };

/** The directory, under either of its addresses. */
export function Directory({ user, onWords, ...shown }: Props) {
  const router = useRouter();
  const { api } = router.options.context;
  const isUpdating = useRouterState({ select: ({ isLoading }) => isLoading });
  return (
    <DirectoryScreen
      {...shown}
      isUpdating={isUpdating}
      onSearch={(next) => onWords(directoryWords(next))}
      onRefresh={() => void router.invalidate()}
      contactOf={(card) => <ContactButton card={card} user={user} />}
      countOf={useCallback((asked: DirectorySearch) => countConsultants(api, asked), [api])}
    />
  );
}
