import '#web/testing/test-browser.ts';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import type { GrantFacts } from '#domain/grants/grant-facts.ts';
import type { GrantDetail } from '#web/features/grants/grants-api.ts';
import { ruleRows } from './fact-rows.tsx';
import { grantFacts } from './facts.tsx';
import { Afterwards, Application, Doubts, Questions } from './known-sections.tsx';
import { TrustNotice } from './source-lines.tsx';

const FACTS: GrantFacts = {
  procedure: ['Registrati', 'Compila'],
  portal: 'Portale Invitalia',
  access: ['spid', 'cie'],
  signature: 'firma_digitale',
  criteria: [{ name: 'Impatto', maxPoints: 5, threshold: 3 }],
  evaluation: 'graduatoria',
  times: { decision: 'circa 30 giorni' },
  payment: 'Saldo a fine progetto',
  duties: ['Conservare i documenti 5 anni'],
  faq: [{ question: 'Posso riprovare?', answer: 'Sì, due volte.' }],
  doubts: ['Massimale discorde tra le fonti'],
  sources: [
    { fields: ['portal', 'faq'], title: 'Scheda Invitalia', url: 'https://www.invitalia.it/scheda', date: '2026-05' },
    { fields: ['criteria'], title: 'DM 1 marzo 2026' },
  ],
};
const grant = sampleGrant({ facts: FACTS, documents: ['Piano di spesa'] });
const detailOf = (changes: Parameters<typeof sampleGrant>[0], amount: GrantDetail['amount'], status = 'aperto') =>
  ({ grant: sampleGrant(changes), amount, computed: { status } }) as GrantDetail;

test('papers, steps, portal, access and signature are told, each with its source', () => {
  render(<Application detail={{ ...detailOf({}, { code: 'percent', percent: 1 }), grant }} />);
  for (const words of ['Piano di spesa', 'Registrati', 'Portale Invitalia', 'SPID, CIE', 'Firma digitale']) {
    expect(screen.getByText(words)).toBeTruthy();
  }
  const link = screen.getByRole('link', { name: /Scheda Invitalia/, hidden: true });
  expect(link.getAttribute('href')).toBe('https://www.invitalia.it/scheda');
  expect(link.parentElement?.textContent).toContain('maggio 2026 · invitalia.it');
});

test('"while the money lasts" is said of what can be asked for today, not of what is suspended or in doubt', () => {
  const counter = { openingMode: 'sportello', closesOn: null, editorialState: 'aperto' } as const;
  const shown = (status: string) =>
    render(<Application detail={detailOf(counter, { code: 'percent', percent: 1 }, status)} />).container.textContent;
  expect(shown('a_sportello')).toContain('finché ci sono fondi');
  expect(shown('da_riverificare')).not.toContain('Nessuna scadenza');
});

test('criteria with their points, times, payment and duties; an act is a source without a page', () => {
  render(<Afterwards grant={grant} />);
  const row = screen.getByRole('row', { name: /Impatto/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['5', '3']);
  for (const words of ['Circa 30 giorni', 'Saldo a fine progetto', 'Conservare i documenti 5 anni']) {
    expect(screen.getByText(words)).toBeTruthy();
  }
  expect(screen.getByText(/DM 1 marzo 2026/).textContent).toContain('norma o atto');
});

test('questions and doubts are shown where there are some, and nothing where there are none', () => {
  render(
    <>
      <Questions grant={grant} />
      <Doubts grant={grant} />
    </>,
  );
  expect(screen.getByText('Sì, due volte.')).toBeTruthy();
  expect(screen.getByText('Massimale discorde tra le fonti')).toBeTruthy();
  const { container } = render(
    <>
      <Questions grant={sampleGrant()} />
      <Doubts grant={sampleGrant()} />
      <Afterwards grant={sampleGrant()} />
    </>,
  );
  expect(container.textContent).toBe('');
});

test('rules are read in Italian', () => {
  const rows = ruleRows(
    sampleGrant({
      facts: {
        who: { kinds: ['societa_capitali', 'cooperativa'], not: ['libero_professionista'] },
        seat: { kind: 'sede_operativa', scope: 'regioni', regions: ['Puglia'], where: ['Puglia'], when: 'erogazione' },
        tax: { not: ['forfettario', 'reddito_agrario'] },
        age: { companyMaxMonths: 60, founderMin: 18 },
        orders: { rule: 'ammessi_dal', from: '2025-10-21' },
      },
    }),
  );
  expect(rows.map(({ value }) => value)).toEqual([
    'Società di capitali e cooperative',
    'Liberi professionisti',
    'Sede operativa: Puglia, entro la prima erogazione',
    'Esclusi: regime forfettario e reddito agrario',
    'Impresa: fino a 5 anni. Richiedenti: almeno 18 anni',
    'Ammesse le spese dal 21 ottobre 2025',
  ]);
});

test('the first column always says something that is known', () => {
  const none = detailOf({ eligibleCosts: ['Macchinari', 'Software'] }, { code: 'none', aidForm: 'voucher' });
  expect(grantFacts(none)[0]).toEqual({ name: 'Che cosa paga', value: 'Macchinari', detail: 'Software' });
  const share = detailOf({ facts: { spend: { min: 5_000 } } }, { code: 'percent', percent: 60 });
  expect(grantFacts(share).map(({ name, value }) => `${name} ${value}`)).toEqual([
    'Aiuto fino al 60% della spesa',
    'Forma di aiuto Fondo perduto',
    expect.stringContaining('Come si chiede'),
    'Spesa da 5.000 €',
  ]);
});

test('a state that sources dispute is told with what each says', () => {
  const status = {
    value: 'sospeso',
    note: 'Stop a nuove istanze',
    asOf: '2026-03-06',
    use: 'doubt',
    against: { state: 'aperto', checkedOn: '2026-07-02' },
  } as const;
  render(<TrustNotice detail={detailOf({ facts: { status } }, { code: 'percent', percent: 1 }, 'da_riverificare')} />);
  expect(screen.getByText(/Nel catalogo \(2 luglio 2026\) risulta aperto/)).toBeTruthy();
  expect(screen.getByText(/Per un’altra fonte \(6 marzo 2026\) è sospeso: Stop a nuove istanze/)).toBeTruthy();
});
