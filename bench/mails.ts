import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { tellChangesJob } from '#server/features/alerts/jobs.ts';
import { sendMailJob } from '#server/features/mails/jobs.ts';
import { sendDigestsJob } from '#server/features/notifications/jobs.ts';
import { rowsOf } from '#server/platform/db/db.ts';
import { openExternal } from '#server/platform/db/external.ts';
import { createLog } from '#server/platform/log.ts';
import { startQueue } from '#server/platform/queue/queue.ts';

/**
 * Two processes on one PostgreSQL, a mail server that is away for a while: everybody who saved a grant whose deadline
 * moves is told once, and each mail arrives exactly once. `DATABASE_URL=… node bench/mails.ts [people] [away seconds]`,
 * on an empty database, after a build, between 8 and 21 in Rome: at night nobody is mailed.
 */
const people = Number(process.argv[2] ?? 20);
const awaySeconds = Number(process.argv[3] ?? 45);
const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) throw new Error('DATABASE_URL is needed: two processes share one PostgreSQL');
const FIRST_PORT = Number(process.env.PORT ?? 3992);
const PORTS = [FIRST_PORT, FIRST_PORT + 1];
const MAIL_PORT = FIRST_PORT + 2;
const HEADERS = { 'content-type': 'application/json', origin: `http://127.0.0.1:${String(FIRST_PORT)}` };
const PASSWORD = 'tornio-verde-42';
const say = (line: object) => console.log(JSON.stringify({ bench: 'mails', ...line }));

const database = await openExternal(databaseUrl);
const { db } = database;
const received: { to: string; text: string }[] = [];
function openMail(): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push({ to: envelope.rcptTo[0]?.address ?? '', text: Buffer.concat(parts).toString() });
        done();
      });
    },
  });
  return new Promise((resolve) => void server.listen(MAIL_PORT, '127.0.0.1', () => resolve(server)));
}

const dataDir = mkdtempSync(join(tmpdir(), 'bandolo-mails-'));
const start = (port: number): ChildProcess =>
  spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      FILES_SHARED: '1',
      RATE_LIMIT: '0',
      DEMO: '0',
      PUBLIC_URL: HEADERS.origin,
      NODE_ENV: 'production',
      SMTP_URL: `smtp://127.0.0.1:${String(MAIL_PORT)}`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

async function until(what: string, isTrue: () => boolean | Promise<boolean>, seconds = 120): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`waited ${String(seconds)} s for ${what}`);
    await pause(200);
  }
}
const isUp = (port: number) =>
  fetch(`http://127.0.0.1:${String(port)}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
async function send(at: number, method: string, path: string, body: object, cookie = ''): Promise<Response> {
  const answer = await fetch(`http://127.0.0.1:${String(PORTS[at % PORTS.length])}${path}`, {
    method,
    headers: { ...HEADERS, cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${String(answer.status)} ${await answer.text()}`);
  return answer;
}
const mailsTo = (email: string) => received.filter(({ to }) => to === email);

/** Signs up, confirms by the mailed link and saves the grant; of three, one wants no mails on grants. */
async function person(at: number, grantId: string): Promise<{ email: string; wantsMail: boolean }> {
  const email = `persona${String(at)}@mails.example`;
  const wantsMail = at % 3 !== 0;
  const company = {
    companyName: `Officine ${String(at)} Srl`,
    sector: 'manufacturing',
    role: 'CEO',
    acceptTerms: true,
  };
  const registration = { firstName: 'Ada', lastName: 'Bianchi', email, password: PASSWORD, ...company };
  await send(at, 'POST', '/api/registrations/business', registration);
  await until(`the link of ${email}`, () => mailsTo(email).length > 0);
  const text = mailsTo(email)[0]!.text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const token = /token=([\w-]+)/.exec(text)?.[1];
  const confirmed = await send(at, 'POST', '/api/session/confirmation', { token, password: PASSWORD });
  const cookie = confirmed.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  if (at === 0) {
    await db.execute(sql`update profiles set is_admin = true where email = ${email}`);
    adminCookie = cookie;
  }
  await send(at + 1, 'POST', '/api/saved-grants', { grantId }, cookie);
  const wishes = { emailGrants: wantsMail, emailDeadlines: false, emailNews: false, pushNotifications: false };
  await send(at + 1, 'PUT', '/api/settings/notifications', wishes, cookie);
  return { email, wantsMail };
}

let adminCookie = '';
async function moveDeadline(id: string, closesOn: string): Promise<void> {
  const [row] = await rowsOf<{ version: number }>(db, sql`select version from grants where id = ${id}`);
  await send(
    1,
    'PATCH',
    `/api/admin/grants/${id}`,
    { version: row!.version, set: { closesOn }, release: [] },
    adminCookie,
  );
}
const counted = async (query: ReturnType<typeof sql>) => (await rowsOf<{ count: number }>(db, query))[0]!.count;
const notices = (id: string) =>
  counted(sql`select count(*)::int as count from notifications where key like ${`modifica:${id}:%`}`);
const waiting = () =>
  counted(sql`select count(*)::int as count from pgboss.job
    where name = ${sendMailJob.name} and state in ('created', 'retry', 'active')`);

let mail = await openMail();
const first = start(PORTS[0]!);
await until('the first process', () => isUp(PORTS[0]!)); // it alone makes the tables
const children = [first, start(PORTS[1]!)];
await until('the second process', () => isUp(PORTS[1]!));
const queue = await startQueue(database, [tellChangesJob, sendDigestsJob], createLog('silent'));
try {
  const [grant] = await rowsOf<{ id: string; closes: string }>(
    db,
    sql`select id, data->>'closesOn' as closes from grants
        where data->>'closesOn' > to_char(now() + interval '40 days', 'YYYY-MM-DD') order by 2 limit 1`,
  );
  if (!grant) throw new Error('no open grant with a deadline');
  const told: { email: string; wantsMail: boolean }[] = [];
  for (let at = 0; at < people; at += 1) told.push(await person(at, grant.id));
  received.length = 0;

  await new Promise<void>((resolve) => void mail.close(() => resolve()));
  const moved = `${String(Number(grant.closes.slice(0, 4)) + 1)}${grant.closes.slice(4)}`;
  say({ step: 'moved', people, grant: grant.id, from: grant.closes, to: moved });
  await moveDeadline(grant.id, moved);
  // Both processes are asked for the same work at once, several times: as a schedule that fires twice.
  for (let turn = 0; turn < 4; turn += 1) await queue.send(db, tellChangesJob, {});
  await until('the notices', async () => (await notices(grant.id)) >= people);
  for (let turn = 0; turn < 4; turn += 1) await queue.send(db, sendDigestsJob, {});
  await until('mails that wait', async () => (await waiting()) > 0);
  await pause(awaySeconds * 1000);
  const early = received.length;
  say({ step: 'mail away', seconds: awaySeconds, received: early, waiting: await waiting() });

  mail = await openMail();
  await until('the mails', async () => (await waiting()) === 0, 600);
  await pause(5000);
  const wanted = told.filter(({ wantsMail }) => wantsMail);
  const once = wanted.filter(({ email }) => mailsTo(email).length === 1).length;
  const unwanted = told.filter(({ email, wantsMail }) => !wantsMail && mailsTo(email).length > 0).length;
  const result = {
    notices: await notices(grant.id),
    wanted: wanted.length,
    once,
    unwanted,
    received: received.length,
    withDifference: received.filter(({ text }) => /Prima: /.test(text)).length,
  };
  const isRight =
    result.notices === people && once === wanted.length && unwanted === 0 && received.length === wanted.length;
  say({ step: 'result', ...result, isRight });
  process.exitCode = isRight ? 0 : 1;
} finally {
  for (const child of children) child.kill('SIGTERM');
  await queue.stop();
  await database.close();
  await new Promise<void>((resolve) => void mail.close(() => resolve()));
  rmSync(dataDir, { recursive: true, force: true });
}
