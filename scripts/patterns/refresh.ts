import { collectPatterns } from './collect.ts';
import { judgeAll, refusedOf, sentenceOf, writeVerdicts } from './verdicts.ts';

/** `npm run patterns`: judges what is new, forgets what is gone, and says what may not stay. */
const { patterns } = collectPatterns();
let count = 0;
const all = judgeAll(patterns, () => (count += 1));
writeVerdicts(all);
const refused = refusedOf(all);
console.log(`${String(patterns.length)} patterns, ${String(count)} judged now, ${String(refused.length)} refused`);
for (const one of refused) console.log(sentenceOf(one));
process.exitCode = refused.length > 0 ? 1 : 0;
