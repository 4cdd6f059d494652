import { createFileRoute, redirect } from '@tanstack/react-router';

/** Without a desk of their own, people are helped on the public page (SIT-7). */
export const Route = createFileRoute('/_public/support')({
  beforeLoad: () => {
    throw redirect({ to: '/public-support', replace: true });
  },
});
