import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { trainAnswering, type AnsweringModel, type AskedOf } from '#domain/assistant/learned/answering.ts';
import { trainHearing, type HearingModel } from '#domain/assistant/learned/hearing.ts';
import { examples as askedExamples } from './asked/examples.ts';
import { examples, known } from './heard/examples.ts';

/** A trained model together with the examples it was learnt from, as a hash: `npm run train` writes it anew. */
export type Trained<Model> = { examples: string; model: Model };

const HEARING = new URL('heard/model.bin', import.meta.url);
const ANSWERING = new URL('asked/model.bin', import.meta.url);

const read = <Model>(file: URL): Trained<Model> =>
  deserialize(brotliDecompressSync(readFileSync(file))) as Trained<Model>;
const hashOf = (rows: unknown): string => createHash('sha256').update(JSON.stringify(rows)).digest('hex');

export const readHearing = (): Trained<HearingModel> => read(HEARING);
export const readAnswering = (): Trained<AnsweringModel> => read(ANSWERING);

const passagesAsked = (): AskedOf[] => askedExamples().flatMap(({ asked }) => asked ?? []);

export function examplesHashes(): { hearing: string; answering: string } {
  return { hearing: hashOf([examples(), known()]), answering: hashOf(passagesAsked()) };
}

/** Both models, learnt from the examples as they are now. */
export function trainBoth(): { hearing: Trained<HearingModel>; answering: Trained<AnsweringModel> } {
  const hashes = examplesHashes();
  return {
    hearing: { examples: hashes.hearing, model: trainHearing(examples(), known()) },
    answering: { examples: hashes.answering, model: trainAnswering(passagesAsked()) },
  };
}

export function writeBoth({ hearing, answering }: ReturnType<typeof trainBoth>): number[] {
  return [[HEARING, hearing] as const, [ANSWERING, answering] as const].map(([file, trained]) => {
    const packed = brotliCompressSync(serialize(trained));
    writeFileSync(file, packed);
    return packed.byteLength;
  });
}
