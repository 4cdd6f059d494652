import { trainBoth, writeBoth } from './features/assistant/service.ts';

/** `npm run train`: learns from the examples in the corpora and writes the model files beside them. */
const [hearing, answering] = writeBoth(trainBoth());
process.stdout.write(`heard/model.bin ${String(hearing)} bytes, asked/model.bin ${String(answering)} bytes\n`);
