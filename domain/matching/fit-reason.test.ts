import { expect, test } from 'vitest';
import { checkView } from '#domain/eligibility/check-eligibility.ts';
import { viewCompany } from '#domain/eligibility/company-view.ts';
import { sampleCompany } from '#domain/eligibility/testing/sample-company.ts';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import { NO_PROJECT } from '#domain/projects/project.ts';
import { fitReason } from './fit-reason.ts';

const paysOf = (grant: Parameters<typeof sampleGrant>[0], description: string) => {
  const project = { ...NO_PROJECT, description };
  const view = viewCompany(sampleCompany({ region: 'Puglia' }), '2026-11-15', { project });
  const sample = sampleGrant(grant);
  return fitReason(sample, checkView(sample, view), view).pays;
};
const networks = {
  name: 'Collegare l’Europa: Trasporti',
  beneficiaries: 'Chi realizza infrastrutture di trasporto sulle reti transeuropee',
  summary: 'Infrastrutture di trasporto e combustibili alternativi.',
  eligibleCosts: ['Opere e impianti', 'Studi'],
};

test('what is paid is the project’s own words, with its sum whole', () => {
  const machines = { name: 'Macchinari nuovi', eligibleCosts: ['Macchinari, impianti e attrezzature'] };
  expect(paysOf(machines, 'forno nuovo, 40.000 €, marzo. A Taranto')).toEqual({
    cost: 'Macchinari, impianti e attrezzature',
    thing: 'forno nuovo, 40.000 €, marzo',
  });
});

test('a kind of cost in common is no reason where the grant is for something else', () => {
  expect(paysOf(networks, 'un impianto di refrigerazione per il laboratorio')).toBeNull();
  expect(paysOf(networks, 'un impianto con dodici colonnine di ricarica')).not.toBeNull();
});

test('goods that must be 4.0 are no reason until the project says that they are', () => {
  const goods = { name: 'Beni 4.0', eligibleCosts: ['Beni materiali 4.0', 'Impianti FER e accumuli'] };
  expect(paysOf(goods, 'forno elettrico')).toBeNull();
  expect(paysOf(goods, 'tornio 4.0 interconnesso')).toMatchObject({ cost: 'Beni materiali 4.0' });
});

test('"Altro" is no sector to be made for', () => {
  const meets = (sector: 'other' | 'tourism') => {
    const view = viewCompany(sampleCompany({ sector }), '2026-11-15');
    const grant = sampleGrant({ constraints: { territory: 'any', sizes: 'any', sectors: ['other', 'tourism'] } });
    return fitReason(grant, checkView(grant, view), view).meets?.code;
  };
  expect(meets('tourism')).toBe('sector');
  expect(meets('other')).toBeUndefined();
});

test('costs that must serve a purpose are no reason until it is spoken of', () => {
  const sports = { name: 'Impianti sportivi', eligibleCosts: ['Impianti sportivi'] };
  expect(paysOf(sports, 'impianto di refrigerazione')).toBeNull();
  expect(paysOf(sports, 'impianti della piscina')).toMatchObject({ cost: 'Impianti sportivi' });
});
