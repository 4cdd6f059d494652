import { describe, expect, test } from 'vitest';
import { draftGrantOf } from '#domain/assistant/drafting/draft-grant.ts';
import { draftProject } from '#domain/assistant/drafting/draft-project.ts';
import { lengthAsked } from '#domain/assistant/drafting/fit.ts';
import { materialOf } from '#domain/assistant/drafting/material.ts';
import { CONTENT_TYPES } from '#domain/assistant/request-types.ts';
import { DRAFT_COMPANIES, DRAFT_GRANTS } from '#domain/assistant/testing/draft-samples.ts';
import { placesOfItaly } from '#domain/geography/places-of-italy.ts';
import { readProject } from '#domain/projects/read-project.ts';
import { factLabel } from '#messages/assistant/facts.ts';
import { companyFacts, projectFacts } from './draft-facts.ts';
import { writeDraft } from './write-draft.ts';

const gazetteer = placesOfItaly();
const OVEN =
  'vorrei comprare un forno elettrico da 40.000 € e un furgone frigo da 35 mila euro entro marzo, a Taranto, perché il mio è vecchio';

function materialFor(wish: string, project: object = {}) {
  return materialOf({
    company: DRAFT_COMPANIES.workshop,
    sizes: ['small'],
    grant: draftGrantOf(DRAFT_GRANTS[0]!, '2026-11-16'),
    project: draftProject.parse({ ...readProject(wish, gazetteer, '2026-11-15'), ...project }),
    written: {},
    budget: null,
    documents: [],
  });
}
/** Every part of the application, whatever way of saying it takes. */
const whole = (wish: string, project: object = {}): string => {
  const material = materialFor(wish, project);
  return CONTENT_TYPES.map((part) => writeDraft(part, material, [], lengthAsked({})).text).join('\n\n');
};

const SELF =
  /(?<!\p{L})(?:vorrei|vorremmo|voglio|vogliamo|devo|dobbiamo|ho|mi|ci serv\p{L}+|mio|pensiamo|serve un|prendere|comprare|cambiare)(?!\p{L})/iu;

describe('a wish is told as what the company does', () => {
  test.each([
    [OVEN, 'acquista un forno elettrico e un furgone frigo'],
    [
      'voglio acquistare un tornio da 50.000 euro a Rovigo e un carrello da 12.000 euro',
      'acquista un tornio e un carrello',
    ],
    [
      'devo cambiare il forno da 30.000 euro e la cella frigorifera, 12mila euro',
      'cambia il forno e la cella frigorifera',
    ],
    ['ci serve un tornio da 50.000 € a marzo e una fresa da 20.000 €', 'acquista un tornio e una fresa'],
    [
      'pensiamo di prendere due furgoni per 60.000 euro a Bari e un muletto da 15.000 euro',
      'acquista due furgoni e un muletto',
    ],
    [
      "l'acquisto di un tornio da 50.000 euro e di una pressa da 20.000 euro a Rovigo",
      'acquista un tornio e una pressa',
    ],
    [
      'Voglio aprire un secondo laboratorio a Lecce, 30.000 €, e assumere due persone',
      'apre un secondo laboratorio e assume due persone',
    ],
    ['Ho una torneria. Mi serve un tornio da 50.000 €', 'acquista un tornio'],
  ])('%s', (wish, act) => {
    const text = whole(wish).replace('L’azienda vuole digitalizzare', '');
    expect(text).toContain(`azienda ${act}`);
    expect(text).not.toMatch(SELF);
  });

  test('its lines are called after the things, also where they were kept as a wish', () => {
    const costs = [{ category: 'vorrei comprare un forno elettrico', amount: 40_000 }];
    for (const text of [whole(OVEN), whole(OVEN, { costs })]) {
      expect(text).toMatch(/il forno elettrico,? \(?40\.000 euro|40\.000 euro (?:servono )?per il forno elettrico/);
      expect(text).toMatch(/il forno elettrico/);
    }
  });

  test('sums and things without a verb are not pasted', () => {
    const text = whole('forno nuovo, 40.000 €, marzo, a Taranto');
    expect(text).toContain('L’intervento comprende il forno nuovo.');
    expect(text).not.toContain('€');
  });

  test('what a company wants to do one day is no part of the plan', () => {
    expect(whole(OVEN)).toContain('L’azienda vuole digitalizzare la produzione e ridurre i consumi.');
  });
});

test('an end that is known is told, and only the start is asked for', () => {
  const text = whole(OVEN);
  expect(text).toContain('Il lavoro comincia [DA COMPLETARE: mese di avvio] e finisce entro marzo 2027.');
  expect(text).not.toContain('mese di chiusura');
});

describe('the seat is the company’s, the place of the money is the project’s', () => {
  test('the two are told apart', () => {
    const text = whole(OVEN);
    expect(text).toMatch(/sede è a Treviso|Srl, a Treviso/);
    expect(text).toContain('L’investimento si fa a Taranto.');
    expect(text).not.toMatch(/sede (?:è )?a Taranto|addetti a Taranto|Srl, a Taranto/);
  });
  test('one place is told once', () => {
    expect(whole('vorrei comprare un tornio da 50.000 euro a Treviso', { province: '' })).not.toContain(
      'L’investimento si fa',
    );
  });
  test('another region does not lend its project the company’s province', () => {
    const { place, provinceCode } = materialFor('tornio da 50.000 euro in Puglia');
    expect([place, provinceCode]).toEqual([{ city: '', province: '', region: 'Puglia' }, '']);
  });
  test('facts are labelled by whose they are', () => {
    const material = materialFor(OVEN);
    const labels = [...companyFacts(material), ...projectFacts(material)].map(
      (fact) => `${factLabel(fact)}: ${fact.value}`,
    );
    expect(labels).toContain('Sede: a Treviso');
    expect(labels).toContain('Luogo dell’investimento: a Taranto');
    expect(labels).toContain('Descrizione del progetto: acquista un forno elettrico e un furgone frigo');
  });
});
