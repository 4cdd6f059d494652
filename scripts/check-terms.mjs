// Checks the files of terms against their schema: `node scripts/check-terms.mjs [file…]`.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { aidTermsFile } from '../domain/grants/aid-terms.ts';

const folder = new URL('../server/features/grants/catalogue/', import.meta.url).pathname;
let problems = 0;
for (const file of globSync(`${folder}terms/*.json`)) {
  const name = basename(file);
  const parsed = aidTermsFile.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) {
    problems += parsed.error.issues.length;
    for (const { path, message } of parsed.error.issues) console.log(`${name} ${path.join('.')}: ${message}`);
    continue;
  }
  const known = JSON.parse(readFileSync(`${folder}programmes/${name}`, 'utf8')).map(({ id }) => id);
  const missing = known.filter((id) => !parsed.data[id]);
  const strange = Object.keys(parsed.data).filter((id) => !known.includes(id));
  problems += strange.length;
  console.log(
    `${name}: ${known.length - missing.length} of ${known.length}${missing.length ? `, missing ${missing.join(', ')}` : ''}${strange.length ? `, unknown ${strange.join(', ')}` : ''}`,
  );
}
process.exitCode = problems ? 1 : 0;
