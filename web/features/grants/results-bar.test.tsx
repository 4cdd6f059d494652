import '#web/testing/test-browser.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { GrantsSearch } from './grants-search.ts';
import { SortSelect } from './results-bar.tsx';

const sent = () => new FormData(document.querySelector('form')!).get('sort');

function show(search: GrantsSearch, sort: 'scadenza' | 'importo' | 'pertinenza') {
  const onSearch = vi.fn<(search: GrantsSearch) => void>();
  render(
    <form id="cerca">
      <SortSelect {...{ search, sort, onSearch }} formId="cerca" />
    </form>,
  );
  return onSearch;
}

test('the order nobody chose is not sent: words sent without script come back by relevance', () => {
  show({}, 'scadenza');
  expect(screen.getByRole<HTMLSelectElement>('combobox').selectedOptions[0]?.text).toBe('Scadenza più vicina');
  expect(sent()).toBe('');
});

test('an order that was chosen stays, and another can be', async () => {
  const onSearch = show({ sort: 'importo' }, 'importo');
  expect(sent()).toBe('importo');
  await userEvent.setup().selectOptions(screen.getByRole('combobox'), 'Scadenza più vicina');
  expect(onSearch).toHaveBeenCalledWith({ sort: 'scadenza' });
});
