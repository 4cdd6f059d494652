import { readdirSync, readFileSync } from 'node:fs';
import { grantPassages } from '#domain/assistant/knowledge/grant-passages.ts';
import type { AskedOf } from '#domain/assistant/learned/answering.ts';
import { loadBundledCatalogue } from '#server/features/grants/service.ts';

const FOLDER = new URL('corpus/', import.meta.url);

export type AskedLine = { grant: string; field: string; opening: string; question: string };

/** One a line: the grant, the part of its record that answers and how that begins, the question. */
export const askedLines = (): AskedLine[] =>
  readdirSync(FOLDER).flatMap((name) =>
    readFileSync(new URL(name, FOLDER), 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const [grant = '', field = '', opening = '', question = ''] = line.split('\t');
        return { grant, field, opening, question };
      }),
  );

/** Each question with the passage that answers it in the bundled catalogue; null where no passage begins so. */
export function examples(): { line: AskedLine; asked: AskedOf | null }[] {
  const records = new Map(loadBundledCatalogue().map((grant) => [grant.id, grantPassages(grant)]));
  return askedLines().map((line) => {
    const passage = records
      .get(line.grant)
      ?.find(
        ({ field, title, text }) => field === line.field && (field === 'faq' ? title : text)?.startsWith(line.opening),
      );
    return { line, asked: passage ? { question: line.question, passage } : null };
  });
}
