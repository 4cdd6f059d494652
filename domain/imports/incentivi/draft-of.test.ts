import { describe, expect, test } from 'vitest';
import type { GrantDraft } from '#domain/imports/draft.ts';
import { REGIONS } from '#domain/vocabulary.ts';
import { incentiviDraft } from './draft-of.ts';
import { ACTIVITY_SECTORS } from './vocabulary.ts';

const ALL_SECTORS = Object.keys(ACTIVITY_SECTORS);

function official(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    ID_Incentivo: 9001,
    Titolo: 'Voucher per botteghe storiche',
    Descrizione:
      "Cos'è Un voucher. A chi si rivolge Alle botteghe attive da anni; alle loro reti di vendita. Cosa prevede Un contributo.",
    Obiettivo_Finalita: ['Digitalizzazione', 'Sostegno investimenti'],
    Data_apertura: '2026-10-01T00:00:00',
    Data_chiusura: '2026-12-31T00:00:00',
    Note_di_apertura_chiusura: '',
    Dimensioni: ['Microimpresa', 'Piccola Impresa'],
    Tipologia_Soggetto: ['Impresa'],
    Forma_agevolazione: ['Contributo/Fondo perduto'],
    Costi_Ammessi: ['Servizi, brevetti e licenze', 'Servizi, brevetti e licenze'],
    Spesa_Ammessa_min: '2000',
    Spesa_Ammessa_max: '20000',
    Agevolazione_Concedibile_min: '0',
    Agevolazione_Concedibile_max: '10000',
    Settore_Attivita: ['Commercio'],
    Codici_ATECO: 'Tutti i settori economici ammissibili a ricevere aiuti;',
    Regioni: ['Lombardia'],
    Comuni: '',
    Ambito_territoriale: [],
    Soggetto_Concedente: 'Regione Lombardia',
    Base_normativa_primaria: 'Legge regionale di prova',
    Provvedimento_attuativo: 'Legge regionale di prova',
    Gazzetta_ufficiale: '12 del 01/02/2026',
    Stanziamento_incentivo: '1500000',
    Link_istituzionale: 'https://www.example.it/bandi/botteghe',
    Data_ultimo_aggiornamento: '2026-09-10T08:00:00Z',
    ...fields,
  };
}

function draft(fields: Record<string, unknown> = {}): GrantDraft {
  const result = incentiviDraft(official(fields), '2026-11-15');
  if (!result.ok) throw new Error(JSON.stringify(result.rejected));
  return result.draft;
}

const codes = (item: GrantDraft) => item.warnings.map((warning) => warning.code);

describe('a record of incentivi.gov.it', () => {
  test('becomes a grant with its provenance', () => {
    const { grant, budget, warnings } = draft();
    expect(warnings).toEqual([]);
    expect(grant).toMatchObject({
      id: 'lombardia-voucher-per-botteghe-storiche-9001',
      level: 'regionale',
      regions: ['Lombardia'],
      sectors: ['retail'],
      categories: ['digitale'],
      sizes: ['micro', 'small'],
      aidForm: 'fondo perduto',
      eligibleCosts: ['Servizi, brevetti e licenze'],
      opensOn: '2026-10-01',
      closesOn: '2026-12-31',
      editorialState: 'aperto',
      summary: 'Un voucher.',
      requirements: ['Alle botteghe attive da anni', 'alle loro reti di vendita.'],
      benefits: ['Un contributo.'],
      legalBasis: 'Legge regionale di prova; G.U. 12 del 01/02/2026',
      source: {
        name: 'incentivi',
        externalId: '9001',
        checkedOn: '2026-09-10',
        depth: 'solo_sintesi',
        urlEvidence: 'seen',
      },
    });
    expect(grant.source.evidence).toContain('IODL 2.0');
    expect(budget).toEqual({ kind: 'known', euro: 1_500_000 });
  });

  test('reads the same from the raw Solr document', () => {
    const solr = {
      zs_nid: '9001',
      zs_title: 'Voucher per botteghe storiche',
      zs_body: "Cos'è Un voucher.",
      zm_field_support_form_value: ['Contributo/Fondo perduto'],
      zm_field_regions_value: ['Lombardia'],
      zs_field_open_date: '2026-10-01T00:00:00',
      zs_url: '/it/catalogo/voucher-botteghe',
      ds_last_update: '2026-09-10T08:00:00Z',
    };
    const result = incentiviDraft(solr, '2026-11-15');
    expect(result).toMatchObject({
      ok: true,
      draft: {
        grant: {
          id: 'lombardia-voucher-per-botteghe-storiche-9001',
          link: 'https://www.incentivi.gov.it/it/catalogo/voucher-botteghe',
          opensOn: '2026-10-01',
        },
      },
    });
  });

  test('reads the same from cells of a CSV', () => {
    const { grant } = draft({
      Obiettivo_Finalita: 'Digitalizzazione, Transizione ecologica',
      Regioni: 'Lombardia|Veneto',
    });
    expect(grant.categories).toEqual(['digitale', 'green']);
    expect(grant.regions).toEqual(['Lombardia', 'Veneto']);
  });

  test('is rejected with every reason at once when it cannot be a grant', () => {
    const result = incentiviDraft(official({ ID_Incentivo: '', Titolo: ' ', Forma_agevolazione: [] }), '2026-11-15');
    expect(result).toMatchObject({
      ok: false,
      rejected: { reasons: [{ code: 'id_missing' }, { code: 'title_missing' }, { code: 'aid_form_missing' }] },
    });
    expect(incentiviDraft('x', '2026-11-15')).toMatchObject({ ok: false });
    expect(incentiviDraft(official({ Descrizione: 'a'.repeat(10_000_000) }), '2026-11-15')).toMatchObject({
      rejected: { reasons: [{ code: 'field_too_long', params: { column: 'Descrizione' } }] },
    });
  });

  test('markup in it is text, and a dangerous link is none', () => {
    const item = draft({
      Titolo: '<b>Bando</b> &amp; <script>x</script>premi',
      Link_istituzionale: 'javascript:alert(1)',
    });
    expect(item.grant.name).toBe('Bando & premi');
    expect(item.grant.link).toBeNull();
    expect(codes(item)).toContain('link_invalid');
  });
});

describe('opening and closing', () => {
  test.each([
    ['a closing from 2029 on', { Data_chiusura: '2030-12-31T00:00:00' }],
    ['a note on a counter', { Note_di_apertura_chiusura: 'Avviso a sportello' }],
    ['a note on money running out', { Data_chiusura: '', Note_di_apertura_chiusura: 'Fino a esaurimento risorse' }],
  ])('%s is a sportello', (_, fields) => expect(draft(fields).grant.openingMode).toBe('sportello'));

  test('a note with another closing day is a doubt, and the field is not replaced', () => {
    const item = draft({ Note_di_apertura_chiusura: 'Domande entro le ore 12 del 15 novembre 2026.' });
    expect(item.grant).toMatchObject({ closesOn: '2026-12-31', editorialState: 'da verificare' });
    expect(item.grant.source.confidence).toBe('low');
    expect(item.warnings).toContainEqual({
      code: 'note_contradicts_closing',
      params: { field: '2026-12-31', note: '2026-11-15' },
    });
  });

  test('a note with the same days gives the hours', () => {
    const note = 'Dalle ore 10:00 del 01/10/2026 alle ore 16.30 del 31 dicembre 2026 (decreto del 3 maggio 2026).';
    expect(draft({ Note_di_apertura_chiusura: note }).grant).toMatchObject({
      opensAt: '10:00',
      closesAt: '16:30',
      editorialState: 'aperto',
    });
  });

  test('a suspended counter, inverted days and no days at all are to be verified', () => {
    expect(codes(draft({ Note_di_apertura_chiusura: 'Lo sportello è stato sospeso.' }))).toContain(
      'note_says_suspended',
    );
    expect(codes(draft({ Data_apertura: '2027-01-01T00:00:00' }))).toContain('dates_inverted');
    const silent = draft({ Data_apertura: '', Data_chiusura: '' });
    expect(codes(silent)).toContain('dates_missing');
    expect(silent.grant.editorialState).toBe('da verificare');
  });

  test('a record without its own date is never fresher than its opening', () => {
    const item = draft({ Data_ultimo_aggiornamento: '' });
    expect(item.grant.source.checkedOn).toBe('2026-10-01');
    expect(codes(item)).toContain('last_update_missing');
  });
});

describe('amounts', () => {
  test('the aid is the amount, the spend is a limit', () => {
    const { grant } = draft();
    expect(grant.amounts).toEqual({ min: null, max: 10_000, kind: 'contributo' });
    expect(grant.facts.spend).toEqual({ min: 2_000, max: 20_000 });
  });

  test('where only the spend is known, the amount says that it is a spend', () => {
    expect(draft({ Agevolazione_Concedibile_max: '0' }).grant.amounts).toEqual({
      min: 2_000,
      max: 20_000,
      kind: 'spesa',
    });
  });

  test('swapped bounds are put right and told; a zero is "not indicated", not a bound', () => {
    const item = draft({ Agevolazione_Concedibile_min: '9000', Agevolazione_Concedibile_max: '3000' });
    expect(item.grant.amounts).toMatchObject({ min: 3_000, max: 9_000 });
    expect(codes(item)).toContain('amounts_swapped');
    expect(draft({ Spesa_Ammessa_min: '500', Spesa_Ammessa_max: '0' }).grant.facts.spend).toEqual({
      min: 500,
    });
  });

  test('an unlimited budget is not a sum, a filler is unreadable', () => {
    expect(draft({ Stanziamento_incentivo: '99999999999' }).budget).toEqual({ kind: 'unlimited' });
    const filler = draft({ Stanziamento_incentivo: '0.01' });
    expect(filler.budget).toBeNull();
    expect(codes(filler)).toContain('budget_unreadable');
    const noCeiling = draft({ Agevolazione_Concedibile_min: '500', Agevolazione_Concedibile_max: '99999999999' });
    expect(noCeiling.grant.amounts).toEqual({ min: 500, max: null, kind: 'contributo' });
  });
});

describe('territory', () => {
  const names = REGIONS.map((region) => (region === 'Trentino-Alto Adige' ? 'Trentino-Alto Adige/Südtirol' : region));

  test('all regions, abroad too, are the whole country', () => {
    const { grant } = draft({ Regioni: [...names, 'Estero'] });
    expect(grant).toMatchObject({ level: 'nazionale', regions: [], constraints: { territory: 'any' } });
  });

  test('15 regions are national, 14 are not', () => {
    const item = draft({ Regioni: names.slice(0, 15) });
    expect(item.grant).toMatchObject({ level: 'nazionale', regions: [] });
    expect(item.grant.constraints.territory).toBeUndefined();
    expect(codes(item)).toContain('regions_almost_all');
    expect(draft({ Regioni: names.slice(0, 14) }).grant.level).toBe('regionale');
  });

  test('Trento and Bolzano grant on their own land', () => {
    const { grant } = draft({
      Regioni: ['Trentino-Alto Adige/Südtirol'],
      Soggetto_Concedente: 'Provincia Autonoma di Bolzano - Ripartizione Economia',
    });
    expect(grant.constraints.territory).toEqual({ regions: ['Trentino-Alto Adige'], provinces: ['BZ'] });
  });

  test('towns and special areas are conditions to verify; "tutti" and every box ticked are none', () => {
    expect(draft({ Comuni: 'Piuro; Aprica', Ambito_territoriale: ['ZES'] }).grant.constraints.other).toEqual([
      'Ambito territoriale: ZES',
      'Comuni: Piuro, Aprica',
    ]);
    const all = ['Aree interne', 'ZES', 'Zone sismiche', 'Zone franche', 'Emergenza climatica'];
    expect(draft({ Comuni: 'Tutti i comuni', Ambito_territoriale: all }).grant.constraints.other).toBeUndefined();
  });
});

describe('who may apply', () => {
  test('sectors bind only when restricted', () => {
    expect(draft().grant.constraints.sectors).toEqual(['retail']);
    expect(draft({ Settore_Attivita: ALL_SECTORS }).grant.constraints.sectors).toBe('any');
    expect(draft({ Settore_Attivita: ALL_SECTORS }).grant.sectors).toHaveLength(11);
    const craft = draft({ Settore_Attivita: ['Artigianato', 'Commercio'] }).grant;
    expect(craft.constraints.sectors).toBeUndefined();
    expect(craft.constraints.other).toEqual(['Settori: Artigianato, Commercio']);
  });

  test('codes are ATECO 2007 unless they say otherwise; ticked headings above them do not widen them', () => {
    expect(draft({ Codici_ATECO: '55.00; 55.10; 55.20; 56.00;' }).grant.facts.ateco).toEqual({
      version: '2007',
      include: ['55.1', '55.2', '56'],
    });
    expect(draft({ Codici_ATECO: 'ATECO 2025: 10; 10.5; 10.51' }).grant.facts.ateco).toEqual({
      version: '2025',
      include: ['10.51'],
    });
  });

  test('prose about ATECO decides nothing', () => {
    const item = draft({ Codici_ATECO: 'Tutti tranne la divisione 01', Settore_Attivita: [] });
    expect(item.grant.facts.ateco).toBeUndefined();
    expect(codes(draft({ Codici_ATECO: 'Esclusi i codici 01 e 02 della sezione A' }))).toContain('ateco_unreadable');
  });

  test('a plain company among the subjects leaves no status to ask for', () => {
    expect(
      draft({ Tipologia_Soggetto: ['Impresa', 'Impresa - SU/PMI innovativa'] }).grant.constraints.statusesAnyOf,
    ).toBe(undefined);
    expect(draft({ Tipologia_Soggetto: ['Impresa - SU/PMI innovativa'] }).grant.constraints.statusesAnyOf).toEqual([
      'startup_innovativa',
      'pmi_innovativa',
    ]);
    expect(draft({ Tipologia_Soggetto: ['Impresa da costituire - Femminile'] }).grant.constraints).toMatchObject({
      statusesAnyOf: ['da_costituire'],
      mustExist: false,
    });
    expect(draft({ Tipologia_Soggetto: ['Cittadino'] }).grant.constraints.other).toEqual(['Soggetti: Cittadino']);
  });

  test('sizes bind, all four are any, "piccola" without "micro" shuts nobody out', () => {
    expect(draft().grant.constraints.sizes).toEqual(['micro', 'small']);
    const all = ['Microimpresa', 'Piccola Impresa', 'Media Impresa', 'Grande Impresa'];
    expect(draft({ Dimensioni: all }).grant.constraints.sizes).toBe('any');
    const old = draft({ Dimensioni: ['Piccola Impresa', 'Media Impresa'] });
    expect(old.grant.constraints.sizes).toBeUndefined();
    expect(codes(old)).toContain('micro_not_listed');
  });

  test.each([
    [['Prestito/Anticipo rimborsabile'], {}, 'finanziamento agevolato'],
    [['Contributo/Fondo perduto', 'Interventi a garanzia'], {}, 'misto'],
    [['Agevolazione fiscale'], { Titolo: 'Tax credit librerie' }, "credito d'imposta"],
    [['Agevolazione fiscale'], { Titolo: 'Detrazione per investitori' }, 'detrazione fiscale'],
    [['Riduzione dei contributi di previdenza sociale'], {}, 'esonero contributivo'],
  ])('%s is %s', (Forma_agevolazione, fields, form) =>
    expect(draft({ Forma_agevolazione, ...fields }).grant.aidForm).toBe(form),
  );

  test('a value outside the official lists is told and left out', () => {
    const item = draft({ Dimensioni: ['Microimpresa', 'Gigante'] });
    expect(item.grant.sizes).toEqual(['micro']);
    expect(item.warnings).toContainEqual({ code: 'unknown_value', params: { column: 'Dimensioni', value: 'Gigante' } });
  });

  test('a list of thousands of values makes no report of thousands of lines', () => {
    const noise = Array.from({ length: 30_000 }, (_, at) => `x${at}`).join(',');
    expect(draft({ Dimensioni: noise }).warnings.length).toBeLessThan(250);
  });
});
