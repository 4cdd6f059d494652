import { describe, expect, test } from 'vitest';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import { expectedAid } from './expected-aid.ts';
import { NO_PROJECT } from './project.ts';

const OVEN = { ...NO_PROJECT, title: 'Forno nuovo', description: 'forno nuovo per il panificio', spend: 40_000 };

describe('a figure only where the call pays for what is wanted', () => {
  test('its costs name the wish', () => {
    const grant = sampleGrant({
      aidForm: 'fondo perduto',
      aidIntensityMax: 50,
      eligibleCosts: ['Macchinari e impianti'],
    });
    expect(expectedAid(grant, OVEN)).toMatchObject({ isKnown: true, euro: 20_000 });
  });

  test('its costs are something else altogether', () => {
    const grant = sampleGrant({
      aidForm: "credito d'imposta",
      aidIntensityMax: 65,
      eligibleCosts: ['Erogazioni liberali'],
    });
    expect(expectedAid(grant, OVEN)).toEqual({ isKnown: false, why: 'not_paid' });
  });

  test('a guarantee looks at the loan, not at a list of costs', () => {
    const grant = sampleGrant({ aidForm: 'garanzia', aidIntensityMax: 80, eligibleCosts: ['Operazioni finanziarie'] });
    expect(expectedAid(grant, OVEN)).toMatchObject({ isKnown: true, what: 'garanzia', euro: 32_000 });
  });
});
