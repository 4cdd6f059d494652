import { pause } from './product.ts';

export type Run = { id: string; status: string; report: { created: number; updated: number; unchanged: number } };

/** Records in the shape of the official open data. */
export function importFile(first: number, records: number): Blob {
  const docs = Array.from({ length: records }, (_, at) => ({
    ID_Incentivo: first + at,
    Titolo: `Contributi per la ceramica ${String(first + at)}`,
    Descrizione: 'Contributi alle imprese artigiane della ceramica per forni e smalti.',
    Obiettivo_Finalita: ['Sostegno investimenti'],
    Data_apertura: '2026-10-01T00:00:00',
    Data_chiusura: '2026-12-20T00:00:00',
    Dimensioni: ['Microimpresa', 'Piccola Impresa'],
    Tipologia_Soggetto: ['Impresa'],
    Forma_agevolazione: ['Contributo/Fondo perduto'],
    Costi_Ammessi: ['Macchinari'],
    Settore_Attivita: ['Altra Manifattura'],
    Regioni: ['Umbria'],
    Ambito_territoriale: ['Regionale'],
    Soggetto_Concedente: 'Regione Umbria',
    Link_istituzionale: `https://www.regione.umbria.it/ceramica/${String(first + at)}`,
    Data_ultimo_aggiornamento: '2026-10-05T00:00:00',
  }));
  return new Blob([JSON.stringify({ response: { numFound: records, docs } })]);
}

export async function startImport(url: string, cookie: string, file: Blob): Promise<string> {
  const form = new FormData();
  form.set('source', 'incentivi');
  form.set('file', file, 'dati.json');
  const answer = await fetch(`${url}/api/admin/imports`, { method: 'POST', headers: { cookie }, body: form });
  if (answer.status !== 202) throw new Error(`import refused: ${String(answer.status)} ${await answer.text()}`);
  return ((await answer.json()) as Run).id;
}

const PATIENCE_MS = 300_000;

/** The run once it has ended, or as it is when patience ends. */
export async function importRun(url: string, cookie: string, id: string): Promise<Run> {
  for (const startedAt = performance.now(); ; await pause(250)) {
    const answer = await fetch(`${url}/api/admin/imports/${id}`, { headers: { cookie } }).catch(() => null);
    const run = answer?.ok ? ((await answer.json()) as Run) : null;
    if (run && (run.status !== 'in_corso' || performance.now() - startedAt > PATIENCE_MS)) return run;
  }
}
