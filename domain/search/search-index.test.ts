import { describe, expect, it } from 'vitest';
import { placesOfItaly } from '#domain/geography/places-of-italy.ts';
import { SAMPLE_GRANTS, deskGrant } from './sample-grants.ts';
import { buildIndex, SearchIndex } from './search-index.ts';

const options = { today: '2026-11-15', gazetteer: placesOfItaly() };
const index = buildIndex(SAMPLE_GRANTS, options);
const ids = (query: string, limit = 5) => index.search(query, { limit }).map((hit) => hit.id);

describe('the words of entrepreneurs find the words of grants', () => {
  it.each([
    ['pannelli solari sul capannone', 'sole'],
    ['cambiare la caldaia e gli infissi', 'caldo'],
    ['prendere un ragazzo pagando meno inps', 'assumi'],
    ['ho inventato un prodotto', 'brevetti-aperto'],
    ['super ammortamento', 'iper'],
  ])('%s', (query, id) => {
    expect(ids(query)[0]).toBe(id);
  });

  it('inflected forms and elisions', () => {
    expect(ids("l'impianto fotovoltaico")[0]).toBe('sole');
    expect(ids('assunzione')[0]).toBe('assumi');
  });

  it('a name is found by its words, split or glued', () => {
    expect(ids('iper ammortamento')[0]).toBe('iper');
    expect(ids('contotermico')[0]).toBe('conto');
    expect(ids('brevetti piu', 10)).toContain('brevetti');
  });

  it('a word of a phrase says less by itself: the chamber of commerce is not commerce', () => {
    const chamber = deskGrant({ id: 'camera', name: 'Fiere', summary: 'Lo gestiscono le Camere di commercio.' });
    const shops = deskGrant({ id: 'negozi', name: 'Credito per il commercio', summary: 'Per i negozi.' });
    const both = buildIndex([shops, chamber, ...SAMPLE_GRANTS], options);
    expect(both.search('contributi camera di commercio')[0]?.id).toBe('camera');
    expect(both.search('commercio')[0]?.id).toBe('negozi');
  });

  it('rooms are not chambers: who lodges people is not sent to the chamber of commerce', () => {
    const chamber = deskGrant({ id: 'camera', name: 'Fiere', summary: 'Lo gestiscono le Camere di commercio.' });
    const found = (query: string) =>
      buildIndex([chamber, ...SAMPLE_GRANTS], options)
        .search(query)
        .map(({ id }) => id);
    expect(found('agriturismo con sei camere').slice(0, 3)).not.toContain('camera');
    expect(found('albergo, contributi della camera di commercio').slice(0, 3)).toContain('camera');
  });

  it('a tax relief is found by the words for taxes, whatever its text says', () => {
    const prize = deskGrant({ id: 'premio', name: 'Premio alla ricerca', summary: 'Per chi fa ricerca.' });
    const relief = deskGrant({ ...prize, id: 'sgravio', aidForm: "credito d'imposta" });
    const found = buildIndex([prize, relief, ...SAMPLE_GRANTS], options).search(
      'uno sconto sulle imposte a chi fa ricerca',
    );
    expect(found[0]?.id).toBe('sgravio');
  });

  it('a name of its own calls the programme, a common word does not; its like are of the same region', () => {
    const loans = { summary: 'Mutui per macchinari e software.' };
    const grants = [
      deskGrant({ id: 'zefiro', name: 'PiuZefiro', regions: ['Marche'], ...loans }),
      deskGrant({ id: 'marche', name: 'Fondo macchinari', regions: ['Marche'], ...loans }),
      deskGrant({ id: 'lazio', name: 'Fondo macchinari', regions: ['Lazio'], ...loans }),
    ];
    const own = buildIndex([...SAMPLE_GRANTS, ...grants], options);
    const found = own.search('piuzefiro');
    expect(found[0]).toMatchObject({ id: 'zefiro', isCalled: true });
    expect(found.filter(({ isCalled }) => isCalled)).toHaveLength(1);
    const score = (id: string) => found.find((hit) => hit.id === id)?.score ?? 0;
    expect(score('marche')).toBeGreaterThan(2 * score('lazio'));
    expect(own.search('macchinari').some(({ isCalled }) => isCalled)).toBe(false);
  });

  it('one name of several programmes calls them all: what is like them is like each, not like the first', () => {
    const grants = [
      deskGrant({ id: 'borea-1', name: 'Borea – Fotovoltaico', summary: 'Consorzi per progetti di ricerca.' }),
      deskGrant({ id: 'borea-2', name: 'Borea – Brevetti', summary: 'Consorzi per progetti di ricerca.' }),
      deskGrant({ id: 'borea-3', name: 'Borea – Assunzioni', summary: 'Consorzi per progetti di ricerca.' }),
      deskGrant({ id: 'ricerca', name: 'Ricerca in consorzio', summary: 'Consorzi per progetti di ricerca.' }),
    ];
    const found = buildIndex([...SAMPLE_GRANTS, ...grants], options).search('borea');
    expect(new Set(found.slice(0, 3).map(({ id }) => id))).toEqual(new Set(['borea-1', 'borea-2', 'borea-3']));
    expect(found[3]?.id).toBe('ricerca');
    const [first, , third] = found.map(({ score }) => score) as [number, number, number];
    expect(first / third).toBeLessThan(1.15);
  });

  it('nothing is found for nothing', () => {
    expect(index.search('')).toEqual([]);
    expect(index.search('di con per')).toEqual([]);
    expect(index.search('xqzw')).toEqual([]);
  });
});

describe('typing errors and words being typed', () => {
  it.each([
    ['fotovoltaioc', 'sole'],
    ['iperamortamento', 'iper'],
    ['brevettto', 'brevetti-aperto'],
    ['fotovol', 'sole'],
  ])('%s', (query, id) => {
    expect(ids(query)[0]).toBe(id);
  });
});

describe('places', () => {
  it('a grant of the place that answers in part counts more where none there answers in full', () => {
    const national = deskGrant({ id: 'tutti', name: 'Ricerca e brevetti', summary: 'Ricerca, brevetti.' });
    const regional = { summary: 'Ricerca.', regions: ['Puglia' as const] };
    const half = deskGrant({ id: 'meta', name: 'Ricerca in Puglia', ...regional });
    const whole = deskGrant({ id: 'intero', name: 'Ricerca e brevetti in Puglia', ...regional });
    const share = (grants: readonly (typeof half)[]) => {
      const hits = buildIndex([...SAMPLE_GRANTS, ...grants], options).search('ricerca e brevetti a bari');
      const score = (id: string) => hits.find((hit) => hit.id === id)!.score;
      return score('meta') / score('tutti');
    };
    expect(share([national, half])).toBeGreaterThan(1.2 * share([national, half, whole]));
  });

  it('what is for few is not the measure of the region, unless one speaks of it', () => {
    const summary = 'Investimenti produttivi: nuovi impianti e ampliamento degli stabilimenti.';
    const here = { summary, regions: ['Campania' as const] };
    const grants = [
      deskGrant({ id: 'tutti', name: 'Investimenti produttivi', ...here }),
      deskGrant({ id: 'step', name: 'STEP, investimenti produttivi', ...here }),
    ];
    const own = buildIndex([...SAMPLE_GRANTS, ...grants], options);
    const share = (query: string) => {
      const hits = own.search(query);
      const score = (id: string) => hits.find((hit) => hit.id === id)!.score;
      return score('tutti') / score('step');
    };
    expect(share('ampliare un caseificio in Campania')).toBeGreaterThan(1.8);
    expect(share('ampliare un laboratorio di biotecnologie in Campania')).toBeLessThan(1);
  });

  it('the region of the city comes first, other regions sink, the whole country stays', () => {
    const found = ids('aprire un bar a Lecce', 12);
    expect(found[0]).toBe('apri-puglia');
    expect(found).toContain('apri-italia');
    expect(found.indexOf('apri-italia')).toBeLessThan(found.indexOf('apri-veneto'));
  });

  it('what the region lends to any trade stands behind what answers, before what does not', () => {
    const lent = { aidForm: 'finanziamento agevolato' as const, summary: 'Mutui agevolati alle imprese.' };
    const grants = [
      deskGrant({ id: 'mutui-molise', name: 'Mutui del Molise', regions: ['Molise'], ...lent }),
      deskGrant({ id: 'mutui-umbria', name: 'Mutui umbri', regions: ['Umbria'], ...lent }),
      deskGrant({ id: 'mutui-italia', name: 'Mutui', ...lent }),
    ];
    const found = buildIndex([...SAMPLE_GRANTS, ...grants], options).search('ristrutturare un albergo in Molise');
    const at = (id: string) => found.findIndex((hit) => hit.id === id);
    expect(at('mutui-molise')).toBeGreaterThan(-1);
    for (const id of ['mutui-umbria', 'mutui-italia']) expect(at(id) === -1 || at(id) > at('mutui-molise')).toBe(true);
  });

  it('Trento and Bolzano differ, in either language', () => {
    expect(ids('ristrutturare albergo a Bozen')[0]).toBe('bolzano');
    expect(ids('ristrutturare albergo in Trentino')[0]).toBe('trento');
  });

  it('a place alone lists the grants of the place', () => {
    expect(ids('bandi Veneto')[0]).toBe('apri-veneto');
  });
});

describe('status, amounts, exclusions', () => {
  it('an open grant comes before a closed one that says the same', () => {
    const found = ids('servizi per mettere a frutto un brevetto');
    expect(found.indexOf('brevetti-aperto')).toBeLessThan(found.indexOf('brevetti'));
  });

  it('the day can change without reading the grants again', () => {
    const own = buildIndex(
      [
        deskGrant({ id: 'a', name: 'Amianto nord', closesOn: '2026-12-01' }),
        deskGrant({ id: 'b', name: 'Amianto sud', closesOn: '2027-12-01' }),
      ],
      options,
    );
    expect(own.search('amianto')[0]?.id).toBe('a');
    own.setToday('2027-01-01');
    expect(own.search('amianto')[0]?.id).toBe('b');
  });

  it('a grant that asks for much more than the sum named sinks', () => {
    const score = (query: string) => index.search(query).find((hit) => hit.id === 'apri-italia')!.score;
    expect(score('aprire ristorante 20.000 euro')).toBeLessThan(score('aprire ristorante 600.000 euro'));
  });

  it('a plan of millions is proposed to who speaks of one, or calls it by its name', () => {
    const says = { summary: 'Per chi amplia uno stabilimento.', eligibleCosts: ['Opere murarie', 'Impianti'] };
    const large = deskGrant({
      id: 'grande',
      name: 'Accordi industriali',
      ...says,
      facts: { spend: { min: 20_000_000 } },
    });
    const small = deskGrant({ id: 'piccolo', name: 'Aiuti industriali', ...says });
    const first = (query: string) => buildIndex([large, small], options).search(query)[0]?.id;
    expect(first('ampliare lo stabilimento')).toBe('piccolo');
    expect(first('ampliare lo stabilimento, 25 milioni di euro')).toBe('grande');
    expect(first('accordi industriali')).toBe('grande');
  });

  it('what is excluded sinks: a subject or a place', () => {
    expect(ids('brevetto industriale')[0]).toBe('brevetti-aperto');
    expect(ids('brevetto industriale no voucher')[0]).toBe('brevetti');
    const found = ids('aprire un bar tranne in Puglia', 12);
    expect(found.indexOf('apri-veneto')).toBeLessThan(found.indexOf('apri-puglia'));
  });
});

describe('filters and limits', () => {
  it('only grants that pass the filter are found', () => {
    const only = index.ordinalOf('apri-veneto');
    const found = index.search('aprire un bar', { filter: (ordinal) => ordinal === only });
    expect(found.map((hit) => hit.id)).toEqual(['apri-veneto']);
  });

  it('all that match, in the same order as the first ones', () => {
    const all = index.search('aprire bar', { limit: Infinity }).map((hit) => hit.id);
    expect(all.slice(0, 3)).toEqual(ids('aprire bar', 3));
    expect(all.length).toBeGreaterThan(3);
  });

  it('explains itself on request', () => {
    const [hit] = index.search('pannelli solari', { explain: true });
    expect(hit?.explain?.parts[0]?.score).toBeGreaterThan(0);
    expect(hit?.terms).toContain('fotovolt');
    expect(index.search('pannelli solari')[0]?.explain).toBeUndefined();
  });
});

describe('incremental changes give what a rebuilt index gives', () => {
  const queries = [
    'pannelli solari',
    'aprire un bar a Lecce',
    'brevetto',
    'assumere giovani',
    'bandi Veneto',
    'caldaia',
  ];
  const answers = (of: SearchIndex) =>
    queries.map((query) => of.search(query, { limit: Infinity }).map((hit) => `${hit.id} ${hit.score.toFixed(6)}`));

  it('adding one by one', () => {
    const grown = new SearchIndex(options);
    for (const grant of SAMPLE_GRANTS) grown.add(grant);
    expect(answers(grown)).toEqual(answers(index));
  });

  it('adding, changing and removing in any order', () => {
    const changed = buildIndex([...SAMPLE_GRANTS].reverse(), options);
    changed.add(deskGrant({ id: 'extra', name: 'Bar e pannelli solari in Puglia', regions: ['Puglia'] }));
    changed.update(deskGrant({ id: 'sole', name: 'Altro', summary: 'Trattori e brevetti' }));
    changed.remove('extra');
    changed.update(SAMPLE_GRANTS[0]!);
    expect(changed.size).toBe(SAMPLE_GRANTS.length);
    expect(answers(changed)).toEqual(answers(index));
  });

  it('many changes pack themselves', () => {
    const packed = new SearchIndex(options);
    for (let round = 0; round < 60; round++) for (const grant of SAMPLE_GRANTS) packed.update(grant);
    expect(answers(packed)).toEqual(answers(index));
  });

  it('a removed grant is not found, and removing twice is harmless', () => {
    const smaller = buildIndex(SAMPLE_GRANTS, options);
    expect(smaller.remove('sole')).toBe(true);
    expect(smaller.remove('sole')).toBe(false);
    expect(smaller.search('fotovoltaico').map((hit) => hit.id)).not.toContain('sole');
  });
});

describe('suggestions', () => {
  it('names that start as typed come first, then words', () => {
    const found = index.suggest('brev');
    expect(found[0]).toEqual({ kind: 'bando', text: 'Brevetti+ 2026', id: 'brevetti' });
    expect(found.some((each) => each.kind === 'parola')).toBe(true);
  });

  it('one form of each word, the commonest: no plurals beside singulars, no rarer spelling a letter away', () => {
    const words = index.suggest('mac').flatMap((each) => (each.kind === 'parola' ? each.text : []));
    expect(words.filter((word) => word.startsWith('macchinar'))).toHaveLength(1);
    expect(new Set(words).size).toBe(words.length);
  });

  it('every typed word counts', () => {
    expect(index.suggest('nuove att ven')[0]).toMatchObject({ id: 'apri-veneto' });
    expect(index.suggest('x')).toEqual([]);
  });

  it('forse cercavi: corrects what is mistyped, leaves the rest and the places', () => {
    expect(index.didYouMean('pannelli fotovoltaioc a Lecce')).toBe('pannelli fotovoltaico a Lecce');
    expect(index.didYouMean('contotermico')).toBe('conto termico');
    expect(index.didYouMean('pannelli fotovoltaici')).toBeNull();
  });
});
