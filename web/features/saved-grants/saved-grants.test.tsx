import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { useApi } from '#web/lib/query/use-api.ts';
import { apiThat, refusal, type Call } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { rememberPendingSave, takePendingSave } from './pending-save.ts';
import { savedGrantsQuery, savedSearchesQuery, type SavedGrant, type SavedSearch } from './api.ts';
import { MarkWritesProvider } from './mark-writes-provider.tsx';
import { SaveSearchDialog } from './save-search-dialog.tsx';
import { SavedGrantsList } from './saved-grants-list.tsx';
import { SavedSearchesList } from './saved-searches-list.tsx';
import { useGrantMarks } from './use-grant-marks.tsx';
import { useSavedGrants } from './use-saved-grants.ts';

const saved = (grantId: string, grantTitle: string): SavedGrant => ({
  ...({} as SavedGrant),
  grantId,
  grantTitle,
  grantEntity: 'MIMIT',
  grantLink: null,
  savedAt: '2026-11-01T08:00:00.000Z',
  grant: null,
});
const SEARCH = {
  id: 's1',
  name: 'Digitale',
  criteria: { q: ['cloud'] },
  hasAlert: true,
  total: 3,
} as never as SavedSearch;

let list: SavedGrant[];
let searches: SavedSearch[];
let refuses: boolean;
let calls: string[];

beforeEach(() => {
  list = [saved('g1', 'Nuova Sabatini'), saved('g2', 'Voucher cloud')];
  searches = [SEARCH];
  refuses = false;
  calls = [];
});

function answer({ method, path, body }: Call<{ grantId: string; name: string; hasAlert: boolean }>) {
  calls.push(`${method} ${path}`);
  if (refuses) return refusal(429, 'too_many_requests', 'Aspetta qualche minuto.');
  const id = path.split('/').at(-1);
  if (path.startsWith('/api/saved-searches')) {
    if (body?.name === 'Doppia') {
      return refusal(400, 'invalid_input', 'Controlla', [
        { field: 'name', message: 'Hai già una ricerca con questo nome' },
      ]);
    }
    if (method === 'POST') searches = [SEARCH];
    if (method === 'DELETE') searches = [];
    if (method === 'PATCH') searches = searches.map((each) => ({ ...each, hasAlert: body.hasAlert }));
    return Response.json({ searches });
  }
  if (method === 'POST') list = [saved(body.grantId, 'Nuova Sabatini'), ...list];
  if (method === 'DELETE') list = list.filter(({ grantId }) => grantId !== id);
  return Response.json({ savedGrants: list });
}

function Page() {
  const { saved, seen } = useSavedGrants();
  const { data } = useSuspenseQuery(savedSearchesQuery(useApi()));
  const markOf = useGrantMarks();
  const card = markOf({ id: 'g9', name: 'Beni strumentali', isSaved: false, isHidden: false });
  return (
    <>
      <p>Salvati: {saved.length}</p>
      <button onClick={card.save.onPress} aria-pressed={card.isSaved}>
        {card.save.label}
      </button>
      <SavedGrantsList seen={seen} markOf={markOf} renderCard={() => null} />
      <SavedSearchesList searches={data} wordsOf={() => ['cloud']} hrefOf={() => '/bandi?q=cloud'} />
    </>
  );
}

async function open(Content = Page) {
  const api = apiThat(answer);
  await openPage(
    () => (
      <MarkWritesProvider>
        <Content />
      </MarkWritesProvider>
    ),
    {
      api,
      known: (client) => {
        client.setQueryData(savedGrantsQuery(api).queryKey, list);
        client.setQueryData(savedSearchesQuery(api).queryKey, searches);
      },
    },
  );
  return userEvent.setup({ delay: null });
}
const press = (name: string | RegExp) => userEvent.click(screen.getAllByRole('button', { name })[0]!);

test('what is taken away leaves a line with the way back, and the count follows', async () => {
  await open();
  expect(screen.getByText('Salvati: 2')).toBeDefined();
  await press('Rimuovi dai salvati');
  expect(await screen.findByText('Bando rimosso dai salvati')).toBeDefined();
  expect(await screen.findByText('Salvati: 1')).toBeDefined();
  expect(screen.getByText(/Nuova Sabatini/)).toBeDefined();
  await userEvent.click(screen.getAllByRole('button', { name: 'Annulla' })[0]!);
  expect(await screen.findByText('Salvati: 2')).toBeDefined();
  expect(calls).toEqual(['DELETE /api/saved-grants/g1', 'POST /api/saved-grants']);
});

test('a double press of a mark saves, and the message says what is stored', async () => {
  await open();
  const mark = screen.getByRole('button', { name: 'Salva bando' });
  fireEvent.click(mark);
  fireEvent.click(mark);
  expect(await screen.findByText('Bando salvato con successo!')).toBeDefined();
  expect(calls).toEqual(['POST /api/saved-grants']);
  expect(mark.getAttribute('aria-pressed')).toBe('true');
});

test('a mark that the server refuses goes back, with its message once (SAV-8)', async () => {
  refuses = true;
  await open();
  const mark = screen.getByRole('button', { name: 'Salva bando' });
  await userEvent.click(mark);
  expect(await screen.findByText('Errore nel salvare il bando')).toBeDefined();
  expect(screen.getAllByText('Aspetta qualche minuto.')).toHaveLength(1);
  await waitFor(() => expect(mark.getAttribute('aria-pressed')).toBe('false'));
});

test('a search is taken away at once and brought back; its alert goes back when refused', async () => {
  await open();
  await press('Elimina la ricerca Digitale');
  expect(await screen.findByText('Ricerca eliminata')).toBeDefined();
  await press('Annulla');
  expect(await screen.findByRole('heading', { name: 'Digitale' })).toBeDefined();
  refuses = true;
  const alert = screen.getByRole<HTMLInputElement>('switch');
  await userEvent.click(alert);
  expect(await screen.findByText('Aspetta qualche minuto.')).toBeDefined();
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true));
});

test('a name that is taken is said beside the name, and only there', async () => {
  const user = await open(() => (
    <SaveSearchDialog criteria={{}} suggestedName="Doppia" isOpen onOpenChange={() => {}} />
  ));
  await user.click(screen.getByRole('button', { name: 'Salva ricerca' }));
  expect(await screen.findByText('Hai già una ricerca con questo nome')).toBeDefined();
  expect(screen.queryByText('Controlla')).toBeNull();
});

/** A card of a public page, which comes before the frame of who has just signed in. */
function Card() {
  const mark = useGrantMarks()({ id: 'g9', name: 'Beni strumentali', isSaved: false, isHidden: false });
  return (
    <button onClick={mark.save.onPress} aria-pressed={mark.isSaved}>
      {mark.save.label}
    </button>
  );
}

test('what a visitor wanted to save waits for the frame, and is then really sent', async () => {
  rememberPendingSave('g9');
  function Arriving() {
    const [isFramed, setFramed] = useState(false);
    return (
      <>
        <button onClick={() => setFramed(true)}>Arriva la cornice</button>
        {isFramed ? (
          <MarkWritesProvider>
            <Card />
          </MarkWritesProvider>
        ) : (
          <Card />
        )}
      </>
    );
  }
  await openPage(() => <Arriving />, { api: apiThat(answer) });
  expect(calls).toEqual([]);
  await press('Arriva la cornice');
  expect(await screen.findByText('Bando salvato con successo!')).toBeDefined();
  expect(calls).toEqual(['POST /api/saved-grants']);
  expect(takePendingSave()).toBeNull();
});

test('without the frame nothing is shown as saved: one is asked to sign in (SAV-4)', async () => {
  await openPage(() => <Card />, { api: apiThat(answer) });
  await press('Salva bando');
  expect(await screen.findByText('Devi essere autenticato per salvare un bando')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Salva bando' }).getAttribute('aria-pressed')).toBe('false');
  expect(calls).toEqual([]);
});
