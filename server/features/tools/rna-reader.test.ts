import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRnaExtract, RNA_CAPS } from './rna-reader.ts';

fc.configureGlobal({ seed: 1 }); // every run sees the same

type Part = { procedure?: string; regulation?: string; amounts?: string[] };
const component = ({ procedure = 'De Minimis', regulation = 'UE2023/2831', amounts = ['1500.50'] }: Part) => `
  <COMPONENTE_AIUTO><ID_COMPONENTE_AIUTO>1</ID_COMPONENTE_AIUTO><DES_PROCEDIMENTO>${procedure}</DES_PROCEDIMENTO>
  <COD_REGOLAMENTO>${regulation}</COD_REGOLAMENTO><STRUMENTI_AIUTO>${amounts
    .map(
      (amount) =>
        `<STRUMENTO_AIUTO><ELEMENTO_DI_AIUTO>${amount}</ELEMENTO_DI_AIUTO><IMPORTO_NOMINALE>99999</IMPORTO_NOMINALE></STRUMENTO_AIUTO>`,
    )
    .join('')}</STRUMENTI_AIUTO></COMPONENTE_AIUTO>`;
const aid = (taxCode: string, parts: Part[], day = '2025-03-10+01:00') => `
  <AIUTO><CAR>12</CAR><TITOLO_MISURA>Voucher &amp; contributi per l'innovazione</TITOLO_MISURA>
  <SOGGETTO_CONCEDENTE>Camera di Commercio</SOGGETTO_CONCEDENTE><COR>777</COR><DATA_CONCESSIONE>${day}</DATA_CONCESSIONE>
  <DENOMINAZIONE_BENEFICIARIO>Caffè Più S.r.l.</DENOMINAZIONE_BENEFICIARIO>
  <CODICE_FISCALE_BENEFICIARIO>${taxCode}</CODICE_FISCALE_BENEFICIARIO>
  <COMPONENTI_AIUTO>${parts.map(component).join('')}</COMPONENTI_AIUTO></AIUTO>`;
const list = (...aids: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<LISTA_AIUTI xmlns="http://www.rna.it/RNA_aiuto/schema">${aids.join('')}</LISTA_AIUTI>`;

const OURS = '00743110157';
const bytes = (text: string) => [new TextEncoder().encode(text)];
const read = (text: string, caps = RNA_CAPS) => readRnaExtract(bytes(text), [OURS], caps);

describe('reading an extract of the national register', () => {
  it('keeps the de minimis aid of the tax codes asked, with the gross grant equivalent', async () => {
    const reading = await read(list(aid(OURS, [{}]), aid('01234567897', [{}])));
    expect(reading).toEqual({
      ok: true,
      records: 2,
      skipped: [],
      aids: [
        {
          cor: '777',
          car: '12',
          title: "Voucher & contributi per l'innovazione",
          body: 'Camera di Commercio',
          beneficiary: 'Caffè Più S.r.l.',
          taxCode: OURS,
          grantedOn: '2025-03-10',
          amountGge: 1500.5,
          regime: 'de_minimis',
          regulation: 'UE2023/2831',
        },
      ],
    });
  });

  it('leaves out exempted and notified components, and adds the instruments of one', async () => {
    const parts = [{ procedure: 'Esenzione' }, { procedure: 'Notifica' }, { amounts: ['0.10', '0.20'] }];
    expect(await read(list(aid(OURS, parts)))).toMatchObject({ aids: [{ amountGge: 0.3 }] });
    expect(await read(list(aid(OURS, [{ procedure: 'Esenzione' }])))).toMatchObject({ aids: [], records: 1 });
  });

  it.each([
    ['CE1407/2013', 'de_minimis'],
    ['CE1408/2013', 'de_minimis_agricolo'],
    ['CE717/2014', 'de_minimis_pesca'],
    ['UE2023/2832', 'de_minimis_sieg'],
  ])('%s goes under %s', async (regulation, regime) => {
    expect(await read(list(aid(OURS, [{ regulation }])))).toMatchObject({ aids: [{ regime }] });
  });

  it('reads prefixed namespaces, "IT" before the code and Latin-1 files', async () => {
    const prefixed = list(aid(`IT${OURS}`, [{}]))
      .replace('xmlns=', 'xmlns:r=')
      .replaceAll(/<(\/?)([A-Z_]+)/g, '<$1r:$2');
    expect(await read(prefixed)).toMatchObject({ aids: [{ taxCode: OURS }] });
    const latin = Buffer.from(list(aid(OURS, [{}])).replace('UTF-8', 'ISO-8859-1'), 'latin1');
    expect(await readRnaExtract([latin], [OURS])).toMatchObject({ aids: [{ beneficiary: 'Caffè Più S.r.l.' }] });
  });

  it('filters control characters, raw and as references', async () => {
    const dirty = list(aid(OURS, [{}])).replace('Camera', 'Ca\u0002me&#x10;ra\u001a');
    expect(await read(dirty)).toMatchObject({ ok: true, aids: [{ body: 'Camera di Commercio' }] });
  });

  it('says which records it could not use', async () => {
    expect(await read(list(aid(OURS, [{}], 'ieri')))).toMatchObject({
      aids: [],
      skipped: [{ cor: '777', reason: 'date' }],
    });
    expect(await read(list(aid(OURS, [{ amounts: ['n.d.'] }])))).toMatchObject({ skipped: [{ reason: 'amount' }] });
  });

  it('reads the same however the bytes are cut', async () => {
    const whole = new TextEncoder().encode(
      list(aid(OURS, [{}]), aid(OURS, [{ amounts: ['2'] }])).replace('Camera', 'C&#x10;amera'),
    );
    const expected = await readRnaExtract([whole], [OURS]);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 90 }), async (size) => {
        const chunks: Uint8Array[] = [];
        for (let at = 0; at < whole.length; at += size) chunks.push(whole.subarray(at, at + size));
        expect(await readRnaExtract(chunks, [OURS])).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });
});

describe('hostile files', () => {
  it.each([
    ['a DTD', `<!DOCTYPE x [<!ENTITY a "b">]>${list().replace(/^.*\n/, '')}`, 'unsafe'],
    ['an entity', list(aid(OURS, [{ amounts: ['&lol;'] }])), 'unsafe'],
    ['another document', '<html><body>ciao</body></html>', 'not_rna'],
    ['a truncated file', list(aid(OURS, [{}])).slice(0, -40), 'not_xml'],
    ['crossed tags', list('<AIUTO></LISTA_AIUTI></AIUTO>'), 'not_xml'],
    ['no XML', 'cod;importo\n1;2', 'not_xml'],
    ['nothing', '', 'not_xml'],
    ['a deep file', list('<A>'.repeat(40) + '</A>'.repeat(40)), 'too_deep'],
  ])('%s is refused', async (_name, text, problem) => {
    expect(await read(text)).toEqual({ ok: false, problem });
  });

  it('a file of nothing but opening tags is left at the cap of depth, not read for minutes', async () => {
    expect(await read('<a>'.repeat(200_000))).toEqual({ ok: false, problem: 'not_rna' });
    expect(await read(list('<A>'.repeat(200_000)))).toEqual({ ok: false, problem: 'too_deep' });
  });

  it('a long file leaves turns to everybody else', async () => {
    let turns = 0;
    const others = setInterval(() => (turns += 1), 1);
    const reading = await read(list(...Array.from({ length: 3_000 }, () => aid('01234567897', [{}]))));
    clearInterval(others);
    expect(reading).toMatchObject({ ok: true, records: 3_000 });
    expect(turns).toBeGreaterThan(5);
  });

  it('stops at the caps of bytes and of aid', async () => {
    const many = list(...Array.from({ length: 30 }, () => aid(OURS, [{}])));
    expect(await read(many, { ...RNA_CAPS, bytes: 5_000 })).toEqual({ ok: false, problem: 'too_large' });
    expect(await read(many, { ...RNA_CAPS, aids: 10 })).toEqual({ ok: false, problem: 'too_many' });
  });

  it('an endless file is left as soon as the cap is passed', async () => {
    let served = 0;
    const endless = async function* () {
      yield new TextEncoder().encode('<LISTA_AIUTI>');
      for (;;) {
        served += 1;
        yield new TextEncoder().encode(`<AIUTO><COR>${'9'.repeat(1_000)}</COR></AIUTO>`);
      }
    };
    const reading = await readRnaExtract(endless(), [OURS], { ...RNA_CAPS, bytes: 1_000_000 });
    expect(reading).toEqual({ ok: false, problem: 'too_large' });
    expect(served).toBeLessThan(1_100);
  });

  it('any bytes get an answer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (noise) => {
        expect((await readRnaExtract([noise], [OURS])).ok).toBe(false);
      }),
    );
  });
});
