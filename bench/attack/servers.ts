import { CONSULTANT, consultantForm, pdf } from '#server/testing/people.ts';
import { importFile, importRun, startImport, type Run } from './imports.ts';
import type { Outcome } from './outcome.ts';
import { startPair } from './pair.ts';
import { pause, postJson, signIn, type Started } from './product.ts';

const IMPORTS = 50;
const CONSULTANTS = 10;
const DOCUMENTS_EACH = 5;

/**
 * Two servers on one PostgreSQL and one S3-compatible store: imports and documents, each sent to one and read on the
 * other, while the second is killed and started again.
 */
export async function twoServers(databaseUrl: string, ports: readonly [number, number]): Promise<Outcome> {
  const pair = await startPair(databaseUrl, ports);
  const { first } = pair;
  try {
    const admin = await signIn(first.url, 'admin@bandolo.example');
    const runs: { id: string; from: number }[] = [];
    const documents = await Promise.all([
      sendImports(first, admin, runs),
      sendConsultants(first),
      pause(3000).then(() => pair.killSecond()),
    ]).then(([, consultants]) => readDocuments(pair.second, consultants));
    const ended: Run[] = [];
    for (const { id } of runs) ended.push(await importRun(pair.second.url, admin, id));
    const completed = ended.filter(({ status, report }) => status === 'completato' && report.created === 20).length;
    const wanted = CONSULTANTS * DOCUMENTS_EACH;
    return {
      isHeld: completed === IMPORTS && documents === wanted,
      imports: completed,
      ofImports: IMPORTS,
      documents,
      ofDocuments: wanted,
    };
  } finally {
    await pair.close();
  }
}

async function sendImports({ url }: Started, admin: string, runs: { id: string; from: number }[]): Promise<void> {
  for (let at = 0; at < IMPORTS; at += 1) {
    const from = 2_000_000 + at * 100;
    runs.push({ id: await startImport(url, admin, importFile(from, 20)), from });
    await pause(100);
  }
}

async function sendConsultants({ url }: Started): Promise<string[]> {
  const cookies: string[] = [];
  for (let at = 0; at < CONSULTANTS; at += 1) {
    const email = `attack${String(Date.now())}-${String(at)}@studio.example`;
    const files = Array.from({ length: DOCUMENTS_EACH }, (_, place) => pdf(`documento-${String(place)}.pdf`));
    const body = consultantForm({ email }, files);
    const answer = await fetch(`${url}/api/registrations/consultant`, { method: 'POST', body });
    if (answer.status !== 202) throw new Error(`registration refused: ${await answer.text()}`);
    const { password } = CONSULTANT;
    const confirmed = await postJson(url, '/api/session/confirmation', { token: await tokenIn(url, email), password });
    cookies.push(confirmed.headers.getSetCookie()[0]?.split(';')[0] ?? '');
  }
  return cookies;
}

async function tokenIn(url: string, email: string): Promise<string> {
  for (let times = 0; times < 400; times += 1) {
    const { mails } = (await (await fetch(`${url}/api/dev/outbox`)).json()) as {
      mails: { to: string; text: string }[];
    };
    const token = mails.find(({ to }) => to === email)?.text.match(/token=([\w-]+)/)?.[1];
    if (token) return token;
    await pause(100);
  }
  throw new Error(`no mail for ${email}`);
}

async function readDocuments({ url }: Started, cookies: string[]): Promise<number> {
  let read = 0;
  for (const cookie of cookies) {
    const answer = await fetch(`${url}/api/consultant-profile`, { headers: { cookie } });
    const { profile } = (await answer.json()) as { profile: { documents: { id: string }[] } };
    for (const { id } of profile.documents) {
      const file = await fetch(`${url}/api/files/${id}`, { headers: { cookie } });
      if (file.ok && (await file.text()).startsWith('%PDF-1.7')) read += 1;
    }
  }
  return read;
}
