import { createFileRoute, redirect } from '@tanstack/react-router';

/** Any other path leads home, replacing history (SHE-4). */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});
