import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import type { ApplicationView } from './api.ts';
import { PortalPanel } from './portal-panel.tsx';

const GRANT = { link: null, portal: 'Invitalia', access: ['spid'], signature: true, procedure: [] as string[] };
const open = (procedure: string[]) =>
  openPage(() => <PortalPanel view={{ grant: { ...GRANT, procedure } } as unknown as ApplicationView} />);
const texts = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('what one needs is told apart from the steps to take, which have their order', async () => {
  await open(['Compilazione della domanda', 'Invio alla banca']);
  const [needed, steps] = screen.getAllByRole('list');
  expect(texts(needed!)).toEqual([
    'Accesso con SPID',
    'Firma digitale del legale rappresentante',
    'Una PEC attiva dell’azienda',
  ]);
  expect(steps).toBe(screen.getByRole('list', { name: 'I passi, dall’inizio alla fine' }));
  expect(texts(steps!)).toEqual(['Compilazione della domanda', 'Invio alla banca']);
});

test('where the steps are not known none are announced', async () => {
  await open([]);
  expect(screen.getAllByRole('list')).toHaveLength(1);
});
