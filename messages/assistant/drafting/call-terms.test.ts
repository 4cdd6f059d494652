import { expect, it } from 'vitest';
import type { Grant } from '#domain/grants/grant.ts';
import { draftOfPart } from './testing/drafts-of.ts';
import { SAMPLE_PROJECTS } from './testing/sample-projects.ts';

const budget = (grant: Partial<Grant>): string =>
  draftOfPart('budget_justification', { grant, project: SAMPLE_PROJECTS.workshop });

it('a loan without interest is told as one, wherever the call says it', () => {
  const text = budget({
    aidForm: 'misto',
    aidIntensity: '40% fondo perduto e 60% prestito',
    benefits: ['Prestito a tasso zero in otto anni'],
  });
  expect(text).toContain('il 60% come prestito a tasso zero');
});

it('the most that the call gives is told beside the sum', () => {
  const text = budget({ aidIntensity: '50%', facts: { aid: { max: 200_000 } } });
  expect(text).toContain('155.000 euro');
  expect(text).toContain('il massimo del bando è di 200.000 euro');
});

it('time is told as the call counts it', () => {
  const text = budget({ facts: { duties: ['Completare il progetto entro 3 anni'] } });
  expect(text).toContain('3 anni');
  expect(text).not.toContain('36 mesi');
});

it('where each line of a call has its own range, the widest is the limit of none', () => {
  const text = budget({
    facts: {
      spend: { min: 50_000, max: 8_000_000 },
      faq: [{ question: 'Quanto?', answer: 'Linea 1 grandi: fino a 8 milioni. Linea 2 piccoli: da 50.000 euro.' }],
    },
  });
  expect(text).not.toContain('8 milioni');
});

it('the step that comes before any order is told by its name', () => {
  const text = budget({
    requirements: ['Prenotazione sul portale prima dei lavori'],
    facts: { orders: { rule: 'vietati_prima' } },
  });
  expect(text).toContain(
    'Il bando vuole la prenotazione sul portale prima dei lavori: a oggi nessun ordine è firmato.',
  );
});
