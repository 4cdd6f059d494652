import '#web/testing/test-browser.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { GrantPage } from './grants-api.ts';
import { grantsHref, type GrantsSearch } from './grants-search.ts';
import { ListedGrant } from './listed-grant.tsx';
import { Results } from './results.tsx';
import { SAMPLE_HIT } from './sample-hit.ts';

function show(
  search: GrantsSearch,
  change: Partial<GrantPage>,
  inAllStatuses = 0,
  onOpen?: () => void,
  lessSuitedAt?: number,
) {
  const page = {
    items: [],
    total: 0,
    page: 1,
    pageSize: 20,
    pages: 0,
    sort: 'pertinenza',
    facets: { status: [{ value: 'tutti', count: inAllStatuses }] },
    hiddenCount: 0,
    didYouMean: null,
    namedElsewhere: null,
    waysOut: [],
    catalogueSize: 196,
    ...change,
  } as unknown as GrantPage;
  render(
    <Results
      search={search}
      page={page}
      markOf={() => ({ isSaved: false, isHidden: false })}
      Card={ListedGrant}
      isUpdating={false}
      hrefOf={grantsHref}
      onOpen={onOpen}
      lessSuitedAt={lessSuitedAt}
    />,
  );
}

test('words that also find closed or awaited grants say so, with the way to see them', () => {
  show({ q: 'marchio' }, { items: [SAMPLE_HIT], total: 1 }, 4);
  expect(screen.getByText(/Altri 3 bandi rispondono alla ricerca ma oggi non si possono chiedere/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Mostra anche questi' }).getAttribute('href')).toBe(
    '/bandi?q=marchio&status=tutti',
  );
});

test('a grant called by its name is told first, whatever the filter of the open ones leaves out', async () => {
  const namedElsewhere = { id: 'minipia', name: 'MiniPIA', status: 'da_riverificare' } as const;
  show({ q: 'minipia' }, { items: [SAMPLE_HIT], total: 1, namedElsewhere });
  expect(await screen.findByText(/«MiniPIA» non è tra gli aperti: da riverificare/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Apri la scheda' }).getAttribute('href')).toBe('/grant/minipia');
});

test('a list without words, or with a chosen status, does not speak of others', () => {
  show({}, { items: [SAMPLE_HIT], total: 1, sort: 'scadenza' }, 4);
  show({ q: 'marchio', status: 'a_sportello' }, { items: [SAMPLE_HIT], total: 1 }, 4);
  expect(screen.queryByText(/rispondono alla ricerca/)).toBeNull();
});

test('nothing found: filters are to blame only where leaving one out helps', async () => {
  show({ q: 'zzxq', region: 'Puglia' }, { waysOut: [{ drop: 'q', total: 54 }] });
  expect(await screen.findByText('Nessun bando parla di «zzxq»')).toBeTruthy();
  show({ q: 'fiere', region: 'Puglia' }, { waysOut: [{ drop: 'region', total: 7 }] });
  expect(await screen.findByText('Nessun bando per «fiere» con questi criteri')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Togli il filtro Regione: 7 bandi' })).toBeTruthy();
});

test('only the way to a grant counts as opening one', () => {
  const onOpen = vi.fn();
  show({ q: 'marchio' }, { items: [SAMPLE_HIT], total: 1 }, 4, onOpen);
  fireEvent.click(screen.getByRole('link', { name: 'Mostra anche questi' }));
  expect(onOpen).not.toHaveBeenCalled();
  fireEvent.click(screen.getAllByRole('link').find((link) => link.getAttribute('href')?.startsWith('/grant/'))!);
  expect(onOpen).toHaveBeenCalledOnce();
});

test('what is not for the project stands below a line that says so', async () => {
  const items = [SAMPLE_HIT, { ...SAMPLE_HIT, id: 'altro', name: 'Impianti sportivi' }];
  show({ q: 'forno da 40.000 €' }, { items, total: 2 }, 0, undefined, 1);
  const line = await screen.findByRole('heading', { name: /^Altri bandi rispondono meno/ });
  const [first, second] = screen.getAllByRole('article');
  expect(first!.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(line.compareDocumentPosition(second!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
