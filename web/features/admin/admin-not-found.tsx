import { PATHS } from '#domain/paths.ts';
import { ADMIN } from '#messages/admin/admin.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** For everybody else the desk is a page that does not exist. */
export function AdminNotFound() {
  const { title, text, home } = ADMIN.notFound;
  return (
    <>
      <PageHeader title={title} />
      <EmptyState title={text} action={<ButtonLink href={PATHS.home}>{home}</ButtonLink>} />
    </>
  );
}
