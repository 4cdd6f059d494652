import { analyseDocument } from '#domain/assistant/document/analyse-document.ts';
import { readDocument } from '#server/platform/documents/read-document.ts';
import { asPng } from '#server/platform/documents/scan/png.ts';
import { scannedPdf, scanOf, type Scanned } from '#server/platform/documents/testing/scans.ts';
import { printed, VISURA_LAYOUTS } from '#server/platform/documents/testing/visura-layouts.ts';

/** Eight layouts of a visura, as they lie on the glass: how many give the right VAT number and name, and how long it takes. */
const LIES: Record<string, Scanned> = {
  diritta: {},
  'a destra': { quarters: 1 },
  capovolta: { quarters: 2 },
  'a sinistra': { quarters: 3 },
  'inclinata 2°': { degrees: 2 },
  'inclinata −4°, sgranata': { degrees: -4, grain: 30 },
};

const [only] = process.argv.slice(2);
const times: number[] = [];
let [right, all] = [0, 0];
for (const [lie, how] of Object.entries(LIES)) {
  for (const [place, [name, layout]] of Object.entries(VISURA_LAYOUTS).entries()) {
    if (only && only !== name && only !== lie) continue;
    const scan = await scanOf(await printed(layout), how);
    const isPicture = place % 2 === 0;
    const bytes = isPicture ? asPng(scan) : await scannedPdf([scan]);
    const startedAt = performance.now();
    const reading = await readDocument(bytes, isPicture ? 'png' : 'pdf');
    const seconds = (performance.now() - startedAt) / 1000;
    const { fields } = analyseDocument(reading.ok ? reading.text : '');
    const of = (field: string) => fields.find((each) => each.field === field)?.raw;
    const wrong = [
      of('vatNumber') === layout.company.vat ? [] : `partita IVA ${String(of('vatNumber'))}`,
      of('companyName') === layout.company.name ? [] : `nome ${String(of('companyName'))}`,
    ].flat();
    all += 1;
    if (wrong.length === 0) right += 1;
    times.push(seconds);
    const problem = reading.ok ? '' : reading.problem;
    console.log(
      `${lie.padEnd(24)} ${name.padEnd(12)} ${seconds.toFixed(1)} s  ${problem || wrong.join(', ') || 'giusta'}`,
    );
  }
}
const sorted = times.toSorted((one, other) => one - other);
console.log(
  `${String(right)} di ${String(all)} con partita IVA e nome giusti; mediana ${sorted[Math.floor(sorted.length / 2)]!.toFixed(1)} s, massimo ${sorted.at(-1)!.toFixed(1)} s`,
);
