import { SaxesParser } from 'saxes';
import type { RnaProblem } from '#domain/tools/de-minimis/rna-problems.ts';
import { turn } from '#server/platform/threads/in-turns.ts';
import {
  comparableTaxCode,
  deMinimisAids,
  recordTaxCode,
  type RnaAid,
  type RnaRecord,
  type RnaSkip,
} from './rna-record.ts';
import { xmlTextOf } from './xml-text.ts';

type RnaReading =
  | { ok: true; aids: RnaAid[]; skipped: RnaSkip[]; records: number }
  | { ok: false; problem: RnaProblem };

/** A month of the whole register is about 15 MB; the extract of one firm is far smaller. */
export const RNA_CAPS = { bytes: 64 * 1024 * 1024, depth: 16, aids: 5_000, textChars: 4_000 };

/** Yields to the event loop between two chunks: this process serves everybody. */
const PIECE_BYTES = 64 * 1024;

const NAMESPACE = 'http://www.rna.it/RNA_aiuto/schema';

/**
 * De minimis aid of some tax codes from an RNA open data file, read as a stream: whatever its size, memory
 * holds one record. Other people's files are hostile until read: no DTD, no entities, caps on everything.
 */
export async function readRnaExtract(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  taxCodes: readonly string[],
  caps: typeof RNA_CAPS = RNA_CAPS,
): Promise<RnaReading> {
  const wanted = new Set(taxCodes.map(comparableTaxCode));
  const aids: RnaAid[] = [];
  const skipped: RnaSkip[] = [];
  let records = 0;
  const scan = recordScanner(caps, (record) => {
    records += 1;
    if (!wanted.has(recordTaxCode(record))) return;
    const found = deMinimisAids(record);
    aids.push(...found.aids);
    skipped.push(...found.skipped);
  });

  let bytes = 0;
  const counted = async function* () {
    for await (const chunk of chunks) {
      bytes += chunk.byteLength;
      if (bytes > caps.bytes) return;
      for (let from = 0; from < chunk.byteLength; from += PIECE_BYTES) {
        yield chunk.subarray(from, from + PIECE_BYTES);
        await turn();
      }
    }
  };
  for await (const text of xmlTextOf(counted())) {
    scan.write(text);
    if (scan.problem()) return { ok: false, problem: scan.problem()! };
    if (aids.length + skipped.length > caps.aids) return { ok: false, problem: 'too_many' };
  }
  if (bytes > caps.bytes) return { ok: false, problem: 'too_large' };
  scan.close();
  const problem = scan.problem();
  return problem ? { ok: false, problem } : { ok: true, aids, skipped, records };
}

class Stopped extends Error {}

function untilStopped(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
}

type Scanner = { write: (text: string) => void; close: () => void; problem: () => RnaProblem | null };

/** Calls back with each AIUTO as soon as it is closed, and forgets it. */
function recordScanner(caps: typeof RNA_CAPS, onRecord: (record: RnaRecord) => void): Scanner {
  const parser = new SaxesParser({ xmlns: true });
  const path: string[] = [];
  let record: RnaRecord | null = null;
  let text = '';
  let problem: RnaProblem | null = null;
  /** Thrown, so that the parser stops there: left to go on, a deep file would keep it busy for minutes. */
  const fail = (what: RnaProblem): never => {
    problem ??= what;
    throw new Stopped();
  };

  parser.on('doctype', () => fail('unsafe'));
  parser.on('error', (error) => fail(/entity/i.test(error.message) ? 'unsafe' : 'not_xml'));
  parser.on('opentag', ({ local, uri }) => {
    const name = uri === NAMESPACE || uri === '' ? local : '';
    if (path.length === 0 && name !== 'LISTA_AIUTI') fail('not_rna');
    path.push(name);
    if (path.length > caps.depth) fail('too_deep');
    text = '';
    if (name === 'AIUTO') record = { texts: new Map(), components: [] };
    if (name === 'COMPONENTE_AIUTO') record?.components.push({ texts: new Map(), aidElements: [] });
  });
  const onText = (part: string) => {
    if (record && text.length < caps.textChars) text += part.slice(0, caps.textChars - text.length);
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', () => {
    const name = path.pop()!;
    if (!record || problem) return;
    if (name === 'AIUTO') {
      onRecord(record);
      record = null;
    } else if (name) {
      const component = path.includes('COMPONENTE_AIUTO') ? record.components.at(-1)! : null;
      if (name === 'ELEMENTO_DI_AIUTO') component?.aidElements.push(text);
      else (component ?? record).texts.set(name, text);
    }
    text = '';
  });
  return {
    write: (chunk) => untilStopped(() => parser.write(chunk)),
    close: () =>
      untilStopped(() => {
        parser.close();
        if (path.length > 0) fail('not_xml');
      }),
    problem: () => problem,
  };
}
