import { useRouter } from '@tanstack/react-router';
import { SITE_PATHS } from '#domain/site-paths.ts';
import { NOT_FOUND } from '#messages/shell/shell.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { MissingPage } from '#web/ui/feedback/missing-page.tsx';

/** For every page without words of its own: two ways on. */
export function NotFoundSection() {
  const router = useRouter();
  return (
    <MissingPage
      title={NOT_FOUND.title}
      description={NOT_FOUND.text}
      action={
        <>
          <Button variant="ink" onClick={() => router.history.back()}>
            {NOT_FOUND.back}
          </Button>
          <ButtonLink href={SITE_PATHS.home}>{NOT_FOUND.home}</ButtonLink>
        </>
      }
    />
  );
}
