import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { inDateLanguage } from '#domain/numbers/date-language.ts';
import { shownDays } from '#domain/numbers/write-day.ts';
import { EXPORT as WORDS } from '#messages/settings/erasure.ts';
import type { UserContext } from '#server/context.ts';
import { countAttempt } from '#server/features/accounts/service.ts';
import { ownFiles, readOwnFile } from '#server/features/files/service.ts';
import type { RateRule } from '#server/platform/http/rate-limit.ts';
import { ownDataOf } from './own-data.ts';

/** Reads everything a person has. */
const RATE: RateRule = { name: 'own-data', limit: 5, windowSeconds: 3600 };

type Part = { path: string; bytes: Uint8Array; isPacked: boolean };

/** One archive of everything, written part by part: at no time is more than one file in memory (SET-5). */
export async function exportOwnData(ctx: UserContext): Promise<{ name: string; body: ReadableStream<Uint8Array> }> {
  await countAttempt(ctx, RATE, ctx.user.id);
  return exportDataOf(ctx);
}

/** Also for the desk, when somebody asks for the own data by another way. */
export function exportDataOf(ctx: UserContext): { name: string; body: ReadableStream<Uint8Array> } {
  const parts = partsOf(ctx);
  let zip: Zip | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      zip = new Zip((error, chunk, isLast) => {
        if (error) return controller.error(error);
        controller.enqueue(chunk);
        if (isLast) controller.close();
      });
    },
    async pull() {
      const { value: part, done } = await parts.next();
      if (done) return zip?.end();
      const entry = part.isPacked ? new ZipPassThrough(part.path) : new ZipDeflate(part.path, { level: 6 });
      zip?.add(entry);
      entry.push(part.bytes, true);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
  return { name: WORDS.fileName(romeMoment(ctx.now()).day), body };
}

async function* partsOf(ctx: UserContext): AsyncGenerator<Part, undefined> {
  const { day, time } = romeMoment(ctx.now());
  yield text(WORDS.readMe, `\uFEFF${WORDS.readMeText(ctx.user.email, `${day} ${time}`)}\r\n`);
  for await (const { table, rows } of ownDataOf(ctx.db, ctx.user, ctx.now())) {
    const json = inDateLanguage(ctx.user.dateLanguage, () => shownDays(JSON.stringify(rows, null, 2)));
    yield text(`${WORDS.data}/${table}.json`, `${json}\n`);
  }
  for (const { id, name } of await ownFiles(ctx.db, ctx.user.id)) {
    const { bytes } = await readOwnFile(ctx, id);
    yield { path: `${WORDS.files}/${id.slice(0, 8)}-${name.replace(/[<>:"/\\|?*]/g, '_')}`, bytes, isPacked: true };
  }
}

const text = (path: string, content: string): Part => ({
  path,
  bytes: new TextEncoder().encode(content),
  isPacked: false,
});
