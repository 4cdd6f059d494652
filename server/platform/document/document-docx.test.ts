import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { documentDocx } from './document-docx.ts';

const numbers = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)].map(([, value]) => Number(value));

test('tables and Gantt end where the text ends, on every page of a Word file', async () => {
  const bytes = await documentDocx({
    title: 'Bando',
    eyebrow: 'Domanda',
    note: '',
    facts: [],
    blocks: [
      {
        kind: 'table',
        columns: [
          { label: 'Voce', share: 0.7 },
          { label: 'Importo', share: 0.3, isNumber: true },
        ],
        rows: [['Tornio', '60.000 €']],
      },
    ],
  });
  const xml = strFromU8(unzipSync(bytes)['word/document.xml']!);
  const [page] = numbers(xml, /<w:pgSz w:w="(\d+)"/g);
  const margins = [...numbers(xml, /w:left="(\d+)"[^>]*w:header/g), ...numbers(xml, /<w:pgMar[^>]*w:right="(\d+)"/g)];
  const width = page! - 2 * Math.max(...margins);
  const tables = numbers(xml, /<w:tblW w:type="dxa" w:w="(\d+)"/g);
  expect(tables).not.toEqual([]);
  for (const table of tables) expect(table).toBeLessThanOrEqual(width);
});

test('what is still to be told stands out from the words around it', async () => {
  const text = 'La quota propria si copre con [DA COMPLETARE: banca e importo].';
  const bytes = await documentDocx({
    ...{ title: 'Bando', eyebrow: 'Domanda', note: '', facts: [] },
    blocks: [{ kind: 'paragraph', text }],
  });
  const xml = strFromU8(unzipSync(bytes)['word/document.xml']!);
  const runs = [...xml.matchAll(/<w:r>.*?<\/w:r>/g)].map(([run]) => run);
  const marked = runs.filter((run) => run.includes('w:highlight')).map((run) => run.replaceAll(/<[^>]+>/g, ''));
  expect(marked).toEqual(['[DA COMPLETARE: banca e importo]']);
  expect(xml.replaceAll(/<[^>]+>/g, '')).toContain(text);
});

test('the words that lead to a table stay on its page', async () => {
  const bytes = await documentDocx({
    ...{ title: 'Bando', eyebrow: 'Domanda', note: '', facts: [] },
    blocks: [
      { kind: 'paragraph', text: 'Da sole.' },
      { kind: 'paragraph', text: 'Quanto costa:' },
      { kind: 'table', columns: [{ label: 'Voce', share: 1 }], rows: [['Tornio']] },
    ],
  });
  const xml = strFromU8(unzipSync(bytes)['word/document.xml']!);
  const kept = [...xml.matchAll(/<w:p>(?:(?!<\/w:p>).)*<\/w:p>/g)]
    .map(([paragraph]) => paragraph)
    .filter((paragraph) => /<w:keepNext\/>/.test(paragraph))
    .map((paragraph) => paragraph.replaceAll(/<[^>]+>/g, ''));
  expect(kept).toEqual(['Quanto costa:']);
});

test('after a list there is as much room as after a paragraph', async () => {
  const bytes = await documentDocx({
    ...{ title: 'Bando', eyebrow: 'Domanda', note: '', facts: [] },
    blocks: [
      { kind: 'list', items: ['Tornio', 'Fresa'], isOrdered: false },
      { kind: 'paragraph', text: 'In tutto 60.000 €.' },
    ],
  });
  const xml = strFromU8(unzipSync(bytes)['word/document.xml']!);
  const items = [...xml.matchAll(/<w:p>(?:(?!<\/w:p>).)*<w:numPr>(?:(?!<\/w:p>).)*<\/w:p>/g)].map(([item]) => item);
  expect(items.map((item) => item.includes('w:after="120"'))).toEqual([false, true]);
});
