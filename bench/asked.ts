import { grantPassages } from '#domain/assistant/knowledge/grant-passages.ts';
import { answeringOf, trainAnswering } from '#domain/assistant/learned/answering.ts';
import { bestPassages } from '#domain/assistant/knowledge/passages.ts';
import { plainly } from '#domain/assistant/reading/spoken-italian.ts';
import { examples } from '#server/features/assistant/chat/asked/examples.ts';
import { loadBundledCatalogue } from '#server/features/grants/service.ts';

/**
 * How often the passage of a grant's record that answers a question is found: each quarter of the grants by what was
 * learnt from the questions about the others. Beside it, the passage that shares most words with the question.
 */
const PARTS = 4;
const catalogue = loadBundledCatalogue();
const records = new Map(catalogue.map((grant) => [grant.id, grantPassages(grant)]));
const partOf = new Map(catalogue.map(({ id }, at) => [id, at % PARTS]));
const all = examples().flatMap(({ line, asked }) => (asked ? [{ ...asked, grant: line.grant }] : []));
const found = { first: 0, inThree: 0, byWords: 0 };
let learningMs = 0;

for (let part = 0; part < PARTS; part += 1) {
  const started = performance.now();
  const answers = answeringOf(trainAnswering(all.filter(({ grant }) => partOf.get(grant) !== part)));
  learningMs = Math.max(learningMs, performance.now() - started);
  for (const { grant, question, passage } of all.filter((each) => partOf.get(each.grant) === part)) {
    const passages = records.get(grant)!;
    const isAsked = ({ item }: { item: { text: string } }) => item.text === passage.text;
    const ranked = answers(plainly(question), passages);
    found.first += Number(ranked.slice(0, 1).some(isAsked));
    found.inThree += Number(ranked.slice(0, 3).some(isAsked));
    found.byWords += Number(bestPassages(plainly(question), passages).slice(0, 1).some(isAsked));
  }
}

const share = (count: number) => Math.round((1000 * count) / all.length) / 1000;
console.log(
  JSON.stringify({
    bench: 'asked',
    questions: all.length,
    first: share(found.first),
    inThree: share(found.inThree),
    byWords: share(found.byWords),
    learningMs: Math.round(learningMs),
  }),
);
