import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Services } from '#server/context.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { closeLostImports } from './lost-runs.ts';
import { keepRunFile, readRunFile } from './run-files.ts';
import { queueImport, runImport } from './service.ts';
import { findRun } from './store.ts';
import { importRuns } from './tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services);
});
afterAll(() => product.close());

const RECORDS = 130;
const fileFrom = (first: number) => ({
  name: 'dati.json',
  bytes: Buffer.from(
    JSON.stringify({
      response: {
        numFound: RECORDS,
        docs: Array.from({ length: RECORDS }, (_, at) => ({
          ID_Incentivo: first + at,
          Titolo: `Forni per la ceramica ${String(first + at)}`,
          Descrizione: 'Contributi alle imprese artigiane della ceramica per forni e smalti.',
          Obiettivo_Finalita: ['Sostegno investimenti'],
          Dimensioni: ['Microimpresa', 'Piccola Impresa'],
          Tipologia_Soggetto: ['Impresa'],
          Forma_agevolazione: ['Contributo/Fondo perduto'],
          Costi_Ammessi: ['Macchinari'],
          Settore_Attivita: ['Altra Manifattura'],
          Data_apertura: '2026-10-01T00:00:00',
          Data_chiusura: '2026-12-20T00:00:00',
          Regioni: ['Umbria'],
          Ambito_territoriale: ['Regionale'],
          Soggetto_Concedente: 'Regione Umbria',
          Data_ultimo_aggiornamento: '2026-10-05T00:00:00',
          Link_istituzionale: `https://www.regione.umbria.it/ceramica/${String(first + at)}`,
        })),
      },
    }),
  ),
});

/** A database that goes away after so many transactions. */
function dyingAfter(transactions: number): Services {
  const { db } = product.services;
  let left = transactions;
  const transaction: typeof db.transaction = (work) => {
    if (left-- <= 0) throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    return db.transaction(work);
  };
  return { ...product.services, db: Object.assign(Object.create(db) as typeof db, { transaction }) };
}

async function interruptedRun(first: number) {
  const file = fileFrom(first);
  const { id } = await queueImport(product.services, { source: 'incentivi', file, isDryRun: false }, null);
  await runImport(dyingAfter(5), id);
  const run = await findRun(product.db, id);
  expect(run).toMatchObject({ status: 'fallito', report: { created: 100, updated: 0 } });
  // As a killed process would have left it.
  await product.db.update(importRuns).set({ status: 'in_corso', finishedAt: null }).where(eq(importRuns.id, id));
  await keepRunFile(product.services.storage, id, file.bytes);
  return id;
}

test('a run that goes on in another process counts what it had written before as its own', async () => {
  const id = await interruptedRun(910_001);
  await runImport(product.services, id);
  const counts = { created: RECORDS, updated: 0, unchanged: 0, rejected: 0 };
  expect(await findRun(product.db, id)).toMatchObject({ status: 'completato', report: counts });
  await expect(readRunFile(product.services.storage, id)).rejects.toThrow();
});

test('a run whose job is gone ends with what is truly there; one that waits is left alone', async () => {
  product.jobs.length = 0;
  const lost = await interruptedRun(920_001);
  product.jobs.length = 0;
  const file = fileFrom(930_001);
  const waiting = await queueImport(product.services, { source: 'incentivi', file, isDryRun: false }, null);
  await closeLostImports(product.services);
  expect(await findRun(product.db, lost)).toMatchObject({
    status: 'fallito',
    report: {
      created: 100,
      reasons: expect.arrayContaining([
        expect.objectContaining({ code: 'interrupted', message: expect.stringContaining('interrotta') }),
      ]),
    },
  });
  expect((await findRun(product.db, waiting.id))?.status).toBe('in_corso');
});
