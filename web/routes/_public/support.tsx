import { createFileRoute, redirect } from '@tanstack/react-router';

/** spec §2's support: whoever comes without a desk of their own is helped on the public page (product.md). */
export const Route = createFileRoute('/_public/support')({
  beforeLoad: () => {
    throw redirect({ to: '/public-support', replace: true });
  },
});
