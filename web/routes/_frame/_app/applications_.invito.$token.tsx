import { createFileRoute } from '@tanstack/react-router';
import { InvitationScreen } from '#web/features/collaboration/invitation-screen.tsx';
import { pageHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/_frame/_app/applications_/invito/$token')({
  head: () => pageHead('invitation'),
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
