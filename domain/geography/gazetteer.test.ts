import { describe, expect, it } from 'vitest';
import { REGIONS } from '#domain/vocabulary.ts';
import { MUNICIPALITIES, placesOfItaly } from './places-of-italy.ts';
import { PROVINCES, provinceBySigla, provincesOf } from './provinces.ts';

const gazetteer = placesOfItaly();
const seen = (text: string) =>
  gazetteer.find(text).map((place) => `${place.kind} ${place.name} ${place.province ?? '-'} ${place.region}`);
const regions = (text: string) => gazetteer.find(text).map((place) => place.region);

describe('provinces', () => {
  it('every region has its provinces and every plate is unique', () => {
    expect(PROVINCES).toHaveLength(110);
    expect(new Set(PROVINCES.map((province) => province.sigla)).size).toBe(110);
    for (const region of REGIONS) expect(provincesOf(region).length).toBeGreaterThan(0);
    expect(provinceBySigla('le')?.region).toBe('Puglia');
  });

  it('Sardinia has the eight bodies of 2025', () => {
    expect(provincesOf('Sardegna').map((province) => province.sigla)).toEqual([
      'CA',
      'CI',
      'NU',
      'OG',
      'OR',
      'OT',
      'SS',
      'VS',
    ]);
  });

  it('every municipality of the list falls in a known province of its region', () => {
    for (const row of MUNICIPALITIES) {
      const place = gazetteer.find(`comune di ${row.name}`).at(-1);
      expect(place, row.name).toBeDefined();
      if (place?.province) expect(provinceBySigla(place.province)?.region, row.name).toBe(place.region);
    }
  });
});

describe('places named in a text', () => {
  it.each([
    ['aprire un bar a Lecce', 'comune Lecce LE Puglia'],
    ['bar lecce', 'comune Lecce LE Puglia'],
    ['azienda in provincia di Lecce', 'provincia Lecce LE Puglia'],
    ['impresa di Squinzano (LE)', 'comune Squinzano LE Puglia'],
    ['contributi in Puglia', 'regione Puglia - Puglia'],
    ['aziende lombarde', 'regione Lombardia - Lombardia'],
    ['hotel a Bozen', 'comune Bolzano BZ Trentino-Alto Adige'],
    ['hotel in Südtirol', 'provincia Bolzano BZ Trentino-Alto Adige'],
    ['maso in Alto Adige', 'provincia Bolzano BZ Trentino-Alto Adige'],
    ['imprese del Trentino', 'provincia Trento TN Trentino-Alto Adige'],
    ['aziende del Sudtirolo', 'provincia Bolzano BZ Trentino-Alto Adige'],
    ['officine padovane', 'provincia Padova PD Veneto'],
    ['artigiani comaschi', 'provincia Como CO Lombardia'],
    ['negozi baresi', 'provincia Bari BA Puglia'],
    ['prestito di Finpiemonte', 'regione Piemonte - Piemonte'],
    ['Trentino-Alto Adige', 'regione Trentino-Alto Adige - Trentino-Alto Adige'],
    ["Vallée d'Aoste", "regione Valle d'Aosta - Valle d'Aosta"],
    ['negozio ad Aoste', "comune Aosta AO Valle d'Aosta"],
    ['laboratorio a reggio emilia', "comune Reggio nell'Emilia RE Emilia-Romagna"],
    ['ditta di reggio calabria', 'comune Reggio di Calabria RC Calabria'],
    ["ristorante all'Aquila", "comune L'Aquila AQ Abruzzo"],
    ['friuli venezia giulia', 'regione Friuli-Venezia Giulia - Friuli-Venezia Giulia'],
    ['albergo a Olbia', 'comune Olbia OT Sardegna'],
    ['miniera a Carbonia', 'comune Carbonia CI Sardegna'],
    ['agriturismo nel salento', 'provincia Lecce LE Puglia'],
    ['bottega ad agrigento', 'comune Agrigento AG Sicilia'],
  ])('%s', (text, expected) => {
    expect(seen(text)).toEqual([expected]);
  });

  it('the longest name wins: San Benedetto del Tronto is not San Benedetto', () => {
    expect(seen('pescheria a San Benedetto del Tronto')).toEqual(['comune San Benedetto del Tronto AP Marche']);
  });

  it('of two towns with one name the larger is meant', () => {
    expect(gazetteer.find('a San Teodoro')[0]?.region).toBe('Sardegna');
  });

  it.each([
    'finanziamento a fondo perduto',
    'come funziona il bando',
    'contributi per la vita e il bene comune',
    'fiera del mobile',
    'messa a norma degli impianti',
    'messa in opera del cappotto',
    'fondi per pagare cento euro al mese',
    'pace fiscale e sale da tavola',
    'corso a sale e tre lettere',
    'Bene, vorrei sapere',
    'contributi nuove imprese',
    'il macello e la piscina',
  ])('everyday words name no place: %s', (text) => {
    expect(seen(text).filter((place) => !place.startsWith('regione'))).toEqual([]);
  });

  it('a small town named like a word is found with a sign: preposition, capital or "comune di"', () => {
    expect(regions('albergo a Re')).toEqual(['Piemonte']);
    expect(regions('sede nel comune di Sale')).toEqual(['Piemonte']);
    expect(regions('la cantina Vita in Sicilia')).toEqual(['Sicilia', 'Sicilia']);
  });

  it('tells where the place stands in the text', () => {
    const text = 'un bar, a Lecce';
    const [place] = gazetteer.find(text);
    expect(text.slice(place?.start, place?.end)).toBe('Lecce');
  });
});

describe('areas', () => {
  it('Mezzogiorno has eight regions and the ZES unica ten (L. 171/2025)', () => {
    expect(gazetteer.areas('imprese del Mezzogiorno')[0]?.regions).toHaveLength(8);
    expect(gazetteer.areas('credito ZES unica')[0]?.regions).toHaveLength(10);
    expect(gazetteer.areas('Autoimpiego Centro-Nord')[0]?.code).toBe('centro-nord');
    expect(gazetteer.areas('sud')[0]?.code).toBe('mezzogiorno');
  });
});
