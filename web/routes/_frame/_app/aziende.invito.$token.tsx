import { createFileRoute } from '@tanstack/react-router';
import { TakeoverScreen } from '#web/features/clients/takeover-screen.tsx';
import { pageHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/_frame/_app/aziende/invito/$token')({
  head: () => pageHead('takeover'),
  component: TakeoverPage,
});

function TakeoverPage() {
  return <TakeoverScreen token={Route.useParams().token} />;
}
