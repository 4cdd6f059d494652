import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { asPgm, type Gray } from './gray.ts';

/** The part of Tesseract's interface that is used here. */
type Tesseract = {
  Init(path: null, language: string, engine: number): number;
  SetVariable(name: string, value: string): void;
  SetImageFile(exif: number, radians: number): number;
  Recognize(monitor: null): number;
  GetUTF8Text(): string;
  MeanTextConf(): number;
};
type Core = { FS: { writeFile(path: string, data: Uint8Array): void }; TessBaseAPI: new () => Tesseract };

/** Neural engine alone. */
const LSTM = 1;
/** One column of letters of any size: a label and its figure at the far end of a row stay together, headings too. */
const ONE_COLUMN = '4';
/** Only tells the engine how high letters are likely to be. */
const DPI = '200';

/** Words of a page that stands upright, and how sure the engine is of them (0 to 100). */
type Recognised = { text: string; confidence: number };
export type Recogniser = (page: Gray) => Recognised;

/** Italian, from the installed package: nothing is fetched. In this thread, so that it dies with this process. */
export async function openRecogniser(): Promise<Recogniser> {
  const load = createRequire(import.meta.url);
  const open = load('tesseract.js-core/tesseract-core-simd-lstm') as (settings: object) => Promise<Core>;
  const silent = () => undefined;
  const core = await open({ print: silent, printErr: silent });
  const data = load.resolve('@tesseract.js-data/ita/4.0.0_best_int/ita.traineddata.gz');
  core.FS.writeFile('ita.traineddata', gunzipSync(readFileSync(data)));
  const engine = new core.TessBaseAPI();
  if (engine.Init(null, 'ita', LSTM) !== 0) throw new Error('no recogniser');
  engine.SetVariable('tessedit_pageseg_mode', ONE_COLUMN);
  engine.SetVariable('user_defined_dpi', DPI);
  engine.SetVariable('debug_file', '/dev/null');
  return (page) => {
    core.FS.writeFile('/input', asPgm(page));
    if (engine.SetImageFile(1, 0) === 1 || engine.Recognize(null) !== 0) return { text: '', confidence: 0 };
    return { text: engine.GetUTF8Text(), confidence: engine.MeanTextConf() };
  };
}
