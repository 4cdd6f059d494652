import { useRouter } from '@tanstack/react-router';
import { SITE_PATHS } from '#domain/site-paths.ts';
import { NOT_FOUND } from '#messages/shell/shell.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';

/** For every page without words of its own: what is not there, or somebody else's, with two ways on. */
export function NotFoundSection() {
  const router = useRouter();
  return (
    <div className="wrap grid gap-6 py-16">
      <h1 className="display text-40">{NOT_FOUND.title}</h1>
      <p className="max-w-measure text-ink-2">{NOT_FOUND.text}</p>
      <p className="flex flex-wrap gap-2">
        <Button variant="ink" onClick={() => router.history.back()}>
          {NOT_FOUND.back}
        </Button>
        <ButtonLink href={SITE_PATHS.home}>{NOT_FOUND.home}</ButtonLink>
      </p>
    </div>
  );
}
