import { describe, expect, test } from 'vitest';
import { analyseDocument } from '#domain/assistant/document/analyse-document.ts';
import type { DocumentText } from '#domain/files/document-reading.ts';
import { readDocument } from '#server/platform/documents/read-document.ts';
import { samplePdf } from '#server/platform/documents/testing/samples.ts';
import { scannedPdf, scanOf } from '#server/platform/documents/testing/scans.ts';
import { asPng, pngOf } from './png.ts';
import { printed, VISURA_LAYOUTS } from '#server/platform/documents/testing/visura-layouts.ts';
import { band, tilted, turned, type Gray } from './gray.ts';
import { densestBand, lieOf } from './skew.ts';

const layout = VISURA_LAYOUTS.certificato!;
const fieldOf = (text: string, name: string) =>
  analyseDocument(text).fields.find(({ field }) => field === name)?.raw ?? null;

describe('a page in the hand', () => {
  const page: Gray = { width: 3, height: 2, data: Uint8Array.from([1, 2, 3, 4, 5, 6]) };

  test('a turn to the right and the three after it come back to where it was', () => {
    expect(turned(page, 1)).toEqual({ width: 2, height: 3, data: Uint8Array.from([4, 1, 5, 2, 6, 3]) });
    expect(turned(turned(page, 1), 3)).toEqual(page);
    expect(turned(turned(page, 2), 2)).toEqual(page);
  });

  /** Lines as text makes them, not a letter among them. */
  const lines = (): Gray => {
    const data = new Uint8Array(800 * 1000).fill(255);
    let seed = 7;
    for (let y = 100; y < 900; y += 24) {
      for (let x = 80; x < 700; x += 6 + (seed % 7)) {
        seed = Math.floor((seed * 16_807) % 2_147_483_647);
        for (let down = 0; down < 9; down += 1) data.fill(0, (y + down) * 800 + x, (y + down) * 800 + x + 4);
      }
    }
    return { width: 800, height: 1000, data };
  };

  test('how it lies is seen from its ink: across or down, and by how much it leans', () => {
    expect(lieOf(lines())).toMatchObject({ isSideways: false });
    expect(lieOf(tilted(lines(), 2))!.degrees).toBeCloseTo(2, 0);
    expect(lieOf(turned(lines(), 1))).toMatchObject({ isSideways: true });
    expect(lieOf(tilted(turned(lines(), 1), -3))!.degrees).toBeCloseTo(-3, 0);
  });

  test('an empty page, or one of a single grey, has nothing to read', () => {
    expect(lieOf({ width: 400, height: 400, data: new Uint8Array(160_000).fill(250) })).toBeNull();
    const [from, to] = densestBand(lines(), 0.1);
    expect(lieOf(band(lines(), from, to))).not.toBeNull();
  });
});

describe('letters of a scan are recognised, page by page', () => {
  test('a visura that lay sideways and leaning on the glass, between a page of text and an empty one', async () => {
    const scan = await scanOf(await printed(layout), { quarters: 1, degrees: 1.5 });
    const pdf = await samplePdf((document) => {
      document.text('Questa è la copia della visura che ci avete chiesto per la domanda di contributo.');
      document.addPage({ margin: 0, size: [scan.width / 4, scan.height / 4] });
      document.image(Buffer.from(asPng(scan)), 0, 0, { width: scan.width / 4 });
      document.fontSize(6).text('Prot. 1234', 2, 2); // a stamp: few words of its own, over the picture
      document.addPage();
    });
    const pages: string[] = [];
    const onPage = (page: number, of: number) => pages.push(`${String(page)}/${String(of)}`);
    const reading = (await readDocument(pdf, 'pdf', { onPage })) as DocumentText;
    expect(reading).toMatchObject({ ok: true, pages: 3, readPages: 3, scannedPages: 1, isPartial: false });
    expect(pages).toEqual(['1/2']); // the empty page costs nothing
    expect(reading.text.slice(reading.pageStarts![1])).toContain('REGISTRO DELLE IMPRESE');
    expect(reading.text).toContain('Prot. 1234');
    expect(fieldOf(reading.text, 'vatNumber')).toBe(layout.company.vat);
    expect(fieldOf(reading.text, 'companyName')).toBe(layout.company.name);

    const again: string[] = [];
    expect(await readDocument(pdf, 'pdf', { onPage: () => again.push('') })).toEqual(reading);
    expect(again).toEqual([]); // known by its content
  }, 90_000);

  test('a page of few words and a line is only text: told once, nothing is recognised', async () => {
    const pdf = await samplePdf((page) => {
      page.text('VISURA ORDINARIA').moveTo(50, 120).lineTo(400, 120).stroke();
      page.addPage().text('Pagina 2 di 2');
    });
    const pages: number[] = [];
    const reading = (await readDocument(pdf, 'pdf', { onPage: (page) => pages.push(page) })) as DocumentText;
    expect(reading.text.match(/VISURA ORDINARIA|Pagina 2 di 2/g)).toEqual(['VISURA ORDINARIA', 'Pagina 2 di 2']);
    expect([reading.scannedPages, pages]).toEqual([undefined, []]);
  });

  test('only so many pages are looked at, and it is said; noise is no text', async () => {
    const noise: Gray = {
      width: 600,
      height: 800,
      data: new Uint8Array(480_000).map((_, at) => ((at * 7919) >> 3) & 255),
    };
    const pdf = await scannedPdf([noise, noise]);
    const reading = await readDocument(pdf, 'pdf', { limits: { maxScanPages: 1 } });
    expect(reading.ok ? reading.text : reading.problem).toBe('no_text');
  }, 60_000);

  test('a picture that promises more than a sheet is not opened; one cut short is damaged', async () => {
    const huge = pngOf(30_000, 30_000, Buffer.from([1, 2, 3]));
    expect(await readDocument(huge, 'png')).toEqual({ ok: false, problem: 'too_heavy' });
    expect(await readDocument(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4]), 'jpg')).toEqual({
      ok: false,
      problem: 'damaged',
    });
  });
});
