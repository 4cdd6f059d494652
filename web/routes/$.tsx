import { createFileRoute, redirect } from '@tanstack/react-router';

/** What is on no page of the whole map leads home, replacing history (SHE-4). */
export const Route = createFileRoute('/$')({
  beforeLoad: async ({ context, location }) => {
    if (await context.learnMap()) throw redirect({ href: location.href, replace: true });
    throw redirect({ to: '/', replace: true });
  },
});
