import { createFileRoute, notFound } from '@tanstack/react-router';
import { PATHS } from '#domain/paths.ts';
import { fullName } from '#domain/consultants/full-name.ts';
import { REQUEST_WORDS } from '#messages/consultancies/consultancies.ts';
import { ContactButton } from '#web/features/consultancies/contact-button.tsx';
import { FirstCall } from '#web/features/consultancies/first-call.tsx';
import { readOpenRequest } from '#web/features/consultancies/open-request.ts';
import { OpenRequestLink } from '#web/features/consultancies/open-request-link.tsx';
import { readCalls, readConsultant } from '#web/features/consultants/directory/directory-api.ts';
import { readOwnDraft } from '#web/features/consultants/public-profile/own-draft-api.ts';
import { ProfileNotFound } from '#web/features/consultants/public-profile/profile-not-found.tsx';
import { ProfileScreen } from '#web/features/consultants/public-profile/profile-screen.tsx';
import { readTrackRecord } from '#web/features/consultants/public-profile/track-record-api.ts';
import { SaveButton } from '#web/features/consultants/saved/save-button.tsx';
import { isSavedBy } from '#web/features/consultants/saved/saved-calls.ts';
import { useSaved } from '#web/features/consultants/saved/use-saving.ts';
import { failureCode } from '#web/lib/failure.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { idIn, strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_frame/consultant/$id')({
  validateSearch: strictSearch<{ bando?: string; richiesta?: 'si'; chiamata?: string }>((raw) => ({
    ...idIn(raw, 'bando'),
    ...(raw.richiesta === 'si' ? { richiesta: 'si' } : {}),
    ...(typeof raw.chiamata === 'string' ? { chiamata: raw.chiamata } : {}),
  })),
  loaderDeps: ({ search: { bando } }) => ({ bando }),
  loader: async ({ context: { api, user }, params: { id }, deps: { bando } }) => {
    const reading = Promise.all([
      readConsultant(api, id),
      readTrackRecord(api, id),
      readOpenRequest(api, user, id),
      readCalls(api, id),
      isSavedBy(api, user, id),
      readOwnDraft(api, user, bando),
    ]);
    const [card, record, open, calls, isSaved, draft] = await reading.catch((error: unknown) => {
      throw failureCode(error) === 'not_found' ? notFound() : error;
    });
    return { card, record, open, calls, isSaved, draft };
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
  const { card, record, open, calls, isSaved, draft } = Route.useLoaderData();
  const saved = useSaved(card.id, isSaved);
  const grants = record.programmes.flatMap(({ grantId, name, isClosed }) =>
    grantId ? [{ id: grantId, name, isClosed }] : [],
  );
  const { bando, richiesta, chiamata } = Route.useSearch();
  const isAsking = user?.userType !== 'consultant';
  const door = (isInBar: boolean) =>
    open ? (
      <OpenRequestLink request={open} look={isInBar ? 'small' : 'main'} />
    ) : (
      <ContactButton
        card={card}
        user={user}
        grants={grants}
        grantId={bando}
        look={isInBar ? 'bar' : 'main'}
        isOpenAtFirst={!isInBar && user !== null && richiesta === 'si'}
      />
    );
  return (
    <ProfileScreen
      card={card}
      record={record}
      grantId={bando}
      draft={draft}
      backHref={user ? PATHS.consultants : PATHS.directory}
      {...(isAsking && {
        contact: (
          <>
            {door(false)}
            {!open && <p className="text-center text-13 text-ink-2">{REQUEST_WORDS.free}</p>}
          </>
        ),
        save: user && <SaveButton {...saved} />,
        bar: door(true),
        firstCall: !open && calls.some(({ offered }) => offered > 0) && (
          <FirstCall
            key={card.id}
            {...{ card, user, grants }}
            days={calls}
            grantId={bando}
            callAtFirst={user ? chiamata : undefined}
          />
        ),
      })}
    />
  );
}
