import { describe, expect, it } from 'vitest';
import { viewCompany } from '#domain/eligibility/company-view.ts';
import { sampleCompany } from '#domain/eligibility/testing/sample-company.ts';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import { companyThemes, grantThemes, purposeThemes } from './theme-reader.ts';
import { THEMES } from '#domain/lexicon/themes.ts';

function needs(description: string): string[] {
  const weights = companyThemes(viewCompany(sampleCompany({ description }), '2026-11-15'));
  return THEMES.filter((_, theme) => weights[theme]! > 0).map(({ code }) => code);
}

describe('what a company needs, from its own words', () => {
  it.each([
    ['Vogliamo cambiare gli infissi dello studio.', ['energy-saving', 'heating', 'buildings']],
    ['Il gas ci costa troppo: pensiamo al recupero del calore.', ['energy-saving', 'heating']],
    ['Vogliamo produrre energia dal siero con un biogas.', ['photovoltaic', 'energy-tech']],
    ['Vogliamo tagliare la CO2 e depurare le acque.', ['environment']],
    ['Vorrei esporre a Hong Kong.', ['export', 'fairs']],
    ['Vogliamo vendere in Corea e in Giappone.', ['export']],
    ['Vorrei prendere una commessa.', ['hiring']],
    ['Vogliamo mandare le assistenti a un corso di inglese.', ['training']],
    ['Vogliamo meno incidenti in cantiere.', ['safety']],
    ['Devo cambiare il forno a gas con uno elettrico.', ['energy-saving']],
    ['Vogliamo una linea collegata al gestionale.', ['connected-machines', 'digital']],
    ['Ci serve una fresatrice a cinque assi interconnessa.', ['connected-machines']],
    ['Gestiamo un doposcuola.', ['education']],
    ['Vorrei una segretaria assunta stabilmente.', ['hiring']],
    ['Cerchiamo soldi per pagare due sviluppatrici.', ['credit', 'hiring']],
    ['Cerchiamo fondi per crescere.', ['credit']],
    ['Vogliamo assumere saldatori sotto i 30 anni.', ['hiring', 'hiring-young']],
    ['Vogliamo ristrutturare le camere (circa 1,2 milioni).', ['buildings', 'credit', 'tax']],
    ['Ci serve un gestionale per gli ordini.', ['digital', 'cloud-security']],
    ['Vogliamo sostituire gli autobus con mezzi elettrici.', ['machinery', 'clean-vehicles']],
  ])('%s → %j', (description, codes) => {
    expect(needs(description)).toEqual(expect.arrayContaining(codes));
  });

  it.each([
    ['Assumeremo ragazzi appena patentati.', 'patents'],
    ['Produciamo film biodegradabile.', 'audiovisual'],
    ['Cerchiamo i batteri resistenti.', 'energy-tech'],
    ['Facciamo restauro di mobili.', 'donations'],
    ['Siamo iscritti ai fondi interprofessionali.', 'credit'],
    ['Vogliamo ristrutturare le camere.', 'tax'],
    ['Vogliamo una linea collegata al gestionale.', 'cloud-security'],
  ])('%s has nothing of %s', (description, code) => {
    expect(needs(description)).not.toContain(code);
  });
});

describe('what a grant is for', () => {
  const purposes = (grant: Parameters<typeof sampleGrant>[0]) => {
    const sample = sampleGrant(grant);
    const isPurpose = purposeThemes(sample, grantThemes(sample));
    return THEMES.filter((_, theme) => isPurpose[theme]).map(({ code }) => code);
  };

  it('is what it is named after', () => {
    expect(purposes({ name: 'Brevetti+', summary: 'Fiere, fiere e ancora fiere.' })).toEqual(['patents']);
  });

  it('is nothing that any business may have a use for', () => {
    expect(purposes({ name: 'Iperammortamento dei beni 4.0' })).toEqual([]);
  });

  it('is in the rest of its text where the name only speaks of innovation', () => {
    const text = 'Ricerca di anteriorità e deposito del brevetto';
    expect(
      purposes({ name: 'Investire in innovazione', summary: text, eligibleCosts: [text], benefits: [text] }),
    ).toContain('patents');
  });
});
