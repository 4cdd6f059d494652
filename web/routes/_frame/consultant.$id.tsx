import { createFileRoute, notFound } from '@tanstack/react-router';
import { PATHS } from '#domain/paths.ts';
import { fullName } from '#domain/consultants/full-name.ts';
import { REQUEST_WORDS } from '#messages/consultancies/consultancies.ts';
import { ContactButton } from '#web/features/consultancies/contact-button.tsx';
import { readConsultant } from '#web/features/consultants/directory/directory-api.ts';
import { ProfileNotFound } from '#web/features/consultants/public-profile/profile-not-found.tsx';
import { ProfileScreen } from '#web/features/consultants/public-profile/profile-screen.tsx';
import { readTrackRecord } from '#web/features/consultants/public-profile/track-record-api.ts';
import { failureCode } from '#web/lib/failure.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_frame/consultant/$id')({
  validateSearch: strictSearch<{ bando?: string }>((raw) =>
    typeof raw.bando === 'string' ? { bando: raw.bando } : {},
  ),
  loader: async ({ context: { api }, params: { id } }) => {
    const [card, record] = await Promise.all([readConsultant(api, id), readTrackRecord(api, id)]).catch(
      (error: unknown) => {
        throw failureCode(error) === 'not_found' ? notFound() : error;
      },
    );
    return { card, record };
  },
  head: ({ loaderData }) =>
    loaderData
      ? {
          meta: [
            { title: `${fullName(loaderData.card)} · Bandolo` },
            { name: 'description', content: loaderData.card.bio },
          ],
        }
      : pageHead('consultantNotFound'),
  notFoundComponent: ProfileNotFound,
  component: ConsultantPage,
});

function ConsultantPage() {
  const { user } = Route.useRouteContext();
  const { card, record } = Route.useLoaderData();
  const grants = record.programmes.flatMap(({ grantId, name }) => (grantId ? [{ id: grantId, name }] : []));
  const { bando } = Route.useSearch();
  return (
    <ProfileScreen
      card={card}
      record={record}
      backHref={user ? PATHS.consultants : PATHS.directory}
      contact={
        user?.userType === 'consultant' ? undefined : (
          <>
            <ContactButton
              card={card}
              user={user}
              grants={grants}
              grantId={grants.find(({ id }) => id === bando)?.id}
              isMain
            />
            <p className="text-center text-13 text-ink-2">{REQUEST_WORDS.free}</p>
          </>
        )
      }
    />
  );
}
