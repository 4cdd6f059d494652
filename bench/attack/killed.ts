import { importFile, importRun, startImport } from './imports.ts';
import type { Outcome } from './outcome.ts';
import { pause, signIn, startProduct, temporaryFolder } from './product.ts';

const RECORDS = 3000;

/** kill -9 in the middle of an import: it goes on soon after the next start, and its report is true. */
export async function killedImport(port: number, env: Record<string, string>): Promise<Outcome> {
  const folder = temporaryFolder();
  const settings = { DATA_DIR: folder.path, ...env };
  try {
    const first = await startProduct(port, settings);
    const admin = await signIn(first.url, 'admin@bandolo.example');
    const id = await startImport(first.url, admin, importFile(3_000_000, RECORDS));
    await pause(2500);
    await first.stop('SIGKILL');
    const second = await startProduct(port, settings);
    const startedAt = performance.now();
    const { status, report } = await importRun(second.url, admin, id);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    await second.stop();
    return { isHeld: status === 'completato' && report.created === RECORDS, status, created: report.created, seconds };
  } finally {
    folder.remove();
  }
}
