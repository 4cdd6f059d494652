import { createFileRoute } from '@tanstack/react-router';
import { TakeoverScreen } from '#web/features/clients/takeover-screen.tsx';
import { appHead } from '#web/lib/app-head.ts';

export const Route = createFileRoute('/_frame/_app/aziende/invito/$token')({
  head: () => appHead('takeover'),
  component: TakeoverPage,
});

function TakeoverPage() {
  return <TakeoverScreen token={Route.useParams().token} />;
}
