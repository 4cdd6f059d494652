import { unzipSync, strFromU8 } from 'fflate';
import { expect, it } from 'vitest';
import { workbookOf } from './workbook.ts';

it('a workbook names one font for its head and its lines, and lies on its side on paper', async () => {
  const file = await workbookOf({ name: 'Bandi', labels: ['Bando', 'Spesa'], widths: [40, 12] }, [
    '[["Nuova Sabatini", 20000]]',
  ]);
  const parts = unzipSync(file);
  const styles = strFromU8(parts['xl/styles.xml']!);
  const fonts = styles.match(/<font>.*?<\/font>/g) ?? [];
  expect(fonts.length).toBeGreaterThan(1);
  for (const font of fonts) expect(font).toContain('<name val="Calibri"/>');
  expect(strFromU8(parts['xl/worksheets/sheet1.xml']!)).toContain('orientation="landscape"');
});
