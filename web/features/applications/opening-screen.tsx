import { useEffect } from 'react';
import { PATHS } from '#domain/paths.ts';
import { APPLICATIONS, APPLY } from '#messages/applications/screens.ts';
import { ApiError } from '#web/lib/api.ts';
import { failureText } from '#web/lib/failure.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { ErrorState, LoadingState } from '#web/ui/feedback/states.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { openApplication } from './api.ts';

/** What the search already knows of the grant (SHE-10): shown while its draft is opened. */
export type Known = { title?: string; entity?: string; amount?: string; deadline?: string; description?: string };
type Props = { id: string; known?: Known; onOpened: (id: string) => void };

/** The address named a grant: its draft is opened, or made, and takes the address over. */
export function OpeningScreen({ id, known, onOpened }: Props) {
  const api = useApi();
  const { mutate, error, isError, isPending } = useWrite({
    mutationFn: openApplication(api),
    meta: { failed: null, changes: [KEYS.applications, KEYS.dashboard] },
    onSuccess: (opened) => onOpened(opened.id),
  });
  useEffect(() => mutate(id), [id, mutate]);
  const refusal = error instanceof ApiError ? error.body : null;
  if (refusal?.code === 'not_found') {
    const { title, body, action } = APPLY.notFound;
    return (
      <>
        <PageHeader title={title} description={body} />
        <div className="flex flex-wrap gap-2">
          <ButtonLink variant="filo" href={PATHS.advancedSearch}>
            {action}
          </ButtonLink>
          <ButtonLink href={`${PATHS.applications}?carica=1`}>{APPLICATIONS.upload}</ButtonLink>
        </div>
      </>
    );
  }
  const needsCompany = refusal?.fields.find(({ field }) => field === 'company');
  if (needsCompany)
    return (
      <>
        <PageHeader title={APPLY.needCompany.title} description={needsCompany.message} />
        <ButtonLink variant="filo" href={PATHS.newCompany}>
          {APPLY.needCompany.action}
        </ButtonLink>
      </>
    );
  if (isError)
    return (
      <ErrorState
        title={APPLY.openFailed}
        description={failureText(error)}
        retryLabel={APPLY.retry}
        retrying={isPending}
        onRetry={() => mutate(id)}
      />
    );
  return (
    <>
      {known?.title && (
        <PageHeader
          title={known.title}
          description={[known.entity, known.amount, known.deadline].filter(Boolean).join(' · ')}
        />
      )}
      {known?.description && <p className="max-w-measure pb-4 text-14 text-ink-2">{known.description}</p>}
      <LoadingState label={APPLY.opening}>
        <SkeletonLines count={8} />
      </LoadingState>
    </>
  );
}
