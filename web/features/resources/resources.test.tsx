import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { ResourcesSearch } from '#domain/resources/resources.ts';
import { openPage } from '#web/testing/open-page.tsx';
import type { Resources } from './api.ts';
import { ResourcesScreen } from './resources-screen.tsx';
import { Walkthrough } from './walkthrough.tsx';

const card = (
  slug: string,
  kind: Resources[number]['kind'],
  category: Resources[number]['category'],
  title: string,
) => ({
  slug,
  kind,
  category,
  title,
  description: 'Una descrizione.',
  minutes: 3,
  date: '2026-11-16',
  isForConsultants: false,
});
const RESOURCES: Resources = [
  card('a', 'guida', 'ricerca', 'Leggere un bando'),
  card('b', 'video', 'video', 'Il giro guidato'),
];

function Screen() {
  const [search, setSearch] = useState<ResourcesSearch>({});
  const rest = { resources: RESOURCES, day: '2026-11-16', back: '/dashboard' };
  return <ResourcesScreen {...rest} search={search} onSearch={setSearch} />;
}

it('a video is watched, everything else is read; the glossary goes with all and with its own category', async () => {
  await openPage(Screen);
  const user = userEvent.setup({ delay: null });
  expect(screen.getByRole('link', { name: 'Guarda: Il giro guidato' }).getAttribute('href')).toBe('/resources/b');
  expect(screen.getByRole('link', { name: 'Leggi: Leggere un bando' })).toBeDefined();
  expect(screen.getByText('De minimis')).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Categoria'), 'Video tutorial');
  expect(screen.queryByText('Leggere un bando')).toBeNull();
  expect(screen.queryByText('De minimis')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Categoria'), 'Glossario');
  expect(screen.getByText('De minimis')).toBeDefined();
});

it('words are found in cards, terms and questions, without accents; nothing found says so', async () => {
  await openPage(Screen);
  const user = userEvent.setup({ delay: null });
  await user.type(screen.getByLabelText('Cerca nelle risorse'), 'fideiussione');
  expect(screen.getByText('Fideiussione')).toBeDefined();
  expect(screen.queryByText('Il giro guidato')).toBeNull();
  await user.clear(screen.getByLabelText('Cerca nelle risorse'));
  await user.type(screen.getByLabelText('Cerca nelle risorse'), 'zzz');
  expect(screen.getByText('Nessuna risorsa con queste parole')).toBeDefined();
});

it('the walkthrough is followed with the arrows and read as a transcript', async () => {
  await openPage(Walkthrough);
  const user = userEvent.setup({ delay: null });
  const player = screen.getByRole('region', { name: 'Tutorial passo per passo' });
  expect(within(player).getByText('Passo 1 di 6')).toBeDefined();
  player.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(within(player).getByText('Passo 3 di 6')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^6\. / }));
  expect(within(player).getByText('Passo 6 di 6')).toBeDefined();
  await user.click(within(player).getByRole('button', { name: 'Avvia' }));
  expect(within(player).getByText('Passo 1 di 6')).toBeDefined();
  expect(within(player).getByRole('button', { name: 'Pausa' })).toBeDefined();
});
