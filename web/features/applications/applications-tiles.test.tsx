import '#web/testing/test-browser.ts';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ApplicationCard } from './api.ts';
import { ApplicationsTiles } from './applications-tiles.tsx';

const card = (fields: Partial<ApplicationCard>): ApplicationCard =>
  ({
    status: 'inviato',
    requested: 4_040,
    aidKind: 'contributo',
    submittedDate: '2026-11-10T10:00:00.000Z',
    deadline: null,
    outcome: null,
    isArchived: false,
    isReplaced: false,
    ...fields,
  }) as ApplicationCard;

test('what was sent counts once, in its last version; what was not sent asks for nothing yet', () => {
  const draft = card({ status: 'bozza', submittedDate: null, requested: 12_000 });
  const items = [card({}), card({ isReplaced: true }), draft];
  const { container } = render(<ApplicationsTiles items={items} today="2026-11-17" />);
  const text = container.textContent.replaceAll('\u00a0', ' ');
  expect(text).toMatch(/Inviate\s*1\s*1 in attesa di esito/);
  expect(text).toMatch(/Aiuti richiesti\s*4\.040 €/);
});
