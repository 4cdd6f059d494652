import { createFileRoute } from '@tanstack/react-router';
import { InvitationScreen } from '#web/features/collaboration/invitation-screen.tsx';
import { appHead } from '#web/lib/app-head.ts';

export const Route = createFileRoute('/_frame/_app/applications_/invito/$token')({
  head: () => appHead('invitation'),
  component: InvitationPage,
});

function InvitationPage() {
  const { token } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <InvitationScreen
      token={token}
      onAccepted={(id) => void navigate({ to: '/applications/$id/insieme', params: { id }, replace: true })}
    />
  );
}
