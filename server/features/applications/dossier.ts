import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';
import { DOSSIER as WORDS } from '#messages/applications/dossier.ts';
import type { UserContext } from '#server/context.ts';
import { readOwnFile } from '#server/features/files/service.ts';
import type { RateRule } from '#server/platform/http/rate-limit.ts';
import { dossierContent } from './dossier-content.ts';
import { dossierDocx } from './dossier-docx.ts';
import { dossierPdf } from './dossier-pdf.ts';
import { openedApplication } from './admitted.ts';
import { applicationView, type ApplicationView } from './reading.ts';

/** Reads every attachment and draws two documents. */
const RATE: RateRule = { name: 'dossier-user', limit: 20, windowSeconds: 300 };

/** Everything for the official portal in one archive: documents, attachments, their index and their fingerprints. */
export async function buildDossier(asked: UserContext, id: string): Promise<{ name: string; bytes: Uint8Array }> {
  const opened = await openedApplication(asked, id, 'read', 'scaricata');
  const { ctx } = opened;
  await ctx.limits.use(RATE, asked.user.id);
  const view = await applicationView(opened);
  const content = dossierContent(view);
  const madeOn = view.application.sentAt ?? ctx.now().toISOString();
  const entries: Record<string, Uint8Array> = {
    [WORDS.files.pdf]: await dossierPdf(content, madeOn),
    [WORDS.files.docx]: await dossierDocx(content),
  };
  for (const [at, file] of view.attachments.entries()) {
    const { bytes } = await readOwnFile(ctx, file.id);
    entries[`${WORDS.files.folder}/${numbered(at + 1, file.name)}`] = bytes;
  }
  entries[WORDS.files.index] = utf8(indexText(view, Object.keys(entries)));
  entries[WORDS.files.sums] = utf8(sumsText(entries));
  const stored = Object.fromEntries(
    Object.entries(entries).map(([path, bytes]) => [path, [bytes, { level: isPacked(path) ? 0 : 6 }] as const]),
  );
  return { name: dossierName(view), bytes: zipSync(stored as Parameters<typeof zipSync>[0]) };
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const isPacked = (path: string) => /\.(?:docx|jpe?g|png)$/i.test(path);

/** "01-visura.pdf": in the order of the index, safe on every disk, none over another. */
const numbered = (place: number, name: string): string =>
  `${String(place).padStart(2, '0')}-${name.replace(/[<>:"/\\|?*]/g, '_')}`;

function indexText({ application }: ApplicationView, paths: string[]): string {
  const head = WORDS.indexHead(application.grantTitle, application.companyName);
  return `\uFEFF${[head, '', ...paths].join('\r\n')}\r\n`;
}

/** As `sha256sum -c` reads it. */
const sumsText = (entries: Record<string, Uint8Array>): string =>
  `${Object.entries(entries)
    .map(([path, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${path}`)
    .join('\n')}\n`;

/** "Bandolo_Voucher-Cloud_Officine-Brenta_v3.zip". */
export function dossierName({ application }: ApplicationView): string {
  const part = (text: string) =>
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 40);
  return `Bandolo_${part(application.grantTitle)}_${part(application.companyName)}_v${application.version}.zip`;
}
