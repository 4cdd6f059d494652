import './platform/linear-patterns.ts';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { IMPORT_SOURCES, type ImportSource } from '#domain/imports/codes.ts';
import { IMPORT_COMMAND } from '#messages/imports/runs.ts';
import { readEnv } from './env.ts';
import { applyBundle } from './features/grants/service.ts';
import { canBeAsked, importNow, type ImportFile } from './features/imports/service.ts';
import { openServices } from './open.ts';
import { DataDirBusy } from './platform/db/lock.ts';
import { StartProblem } from './platform/start-problem.ts';

class FileMissing extends Error {}

/** `npm run import -- incentivi --file F`: the same run and the same report as the API, on standard output. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { file: { type: 'string' }, 'dry-run': { type: 'boolean' } },
});

try {
  const source = positionals[0] ?? '';
  if (!isSource(source))
    fail(source === '' ? IMPORT_COMMAND.usage : `${IMPORT_COMMAND.unknownSource(source)}\n${IMPORT_COMMAND.usage}`);
  else {
    const file = typeof values.file === 'string' ? await readImportFile(values.file) : null;
    if (!file && !canBeAsked(source)) fail(IMPORT_COMMAND.usage);
    else await run(source, file);
  }
} catch (error) {
  if (error instanceof DataDirBusy) fail(IMPORT_COMMAND.busy);
  else if (error instanceof StartProblem || error instanceof FileMissing) fail(error.message);
  else throw error;
}

async function run(source: ImportSource, file: ImportFile | null): Promise<void> {
  const { services, close } = await openServices(readEnv());
  try {
    await applyBundle(services);
    const result = await importNow(services, { source, file, isDryRun: values['dry-run'] === true });
    console.log(JSON.stringify(result, null, 2));
    if (result.status === 'fallito') process.exitCode = 1;
  } finally {
    await close();
  }
}

async function readImportFile(path: string): Promise<ImportFile> {
  try {
    return { name: basename(path), bytes: await readFile(path) };
  } catch (cause) {
    throw new FileMissing(IMPORT_COMMAND.fileMissing(path), { cause });
  }
}

function isSource(text: string): text is ImportSource {
  return IMPORT_SOURCES.includes(text as ImportSource);
}

function fail(message: string): void {
  console.error(`\n${message}\n`);
  process.exitCode = 1;
}
