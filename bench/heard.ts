import { hearingOf, trainHearing, type Hearing, type Said } from '#domain/assistant/learned/hearing.ts';
import { plainly } from '#domain/assistant/reading/spoken-italian.ts';
import { examples, known } from '#server/features/assistant/chat/heard/examples.ts';

/**
 * How well messages are told apart by likeness to examples: each quarter of the examples is heard by what was learnt from
 * the other three. Beside it, always guessing the commonest.
 */
const PARTS = 4;
const OF_GRANT = ['nome', 'pagina', 'dopo'];

type Score = { heard: number; group: number; detail: number; inTwo: number };
const scores = new Map<string, Score>();
const said = examples();
let learningMs = 0;

for (let part = 0; part < PARTS; part += 1) {
  const started = performance.now();
  const hear = hearingOf(
    trainHearing(
      said.filter((_, at) => at % PARTS !== part),
      known(),
    ),
  );
  learningMs = Math.max(learningMs, performance.now() - started);
  for (const each of said.filter((_, at) => at % PARTS === part)) count(each, hear);
}

function count({ label, place, text }: Said, hear: Hearing): void {
  const group = label.split(':')[0]!;
  const { groups, within } = hear(plainly(text), place);
  const possible = groups.filter((guess) => guess.label !== 'bando' || OF_GRANT.includes(place));
  const details = within(group).map((guess) => guess.label);
  const score = scores.get(group) ?? { heard: 0, group: 0, detail: 0, inTwo: 0 };
  score.heard += 1;
  score.group += Number(possible[0]?.label === group);
  score.detail += Number(details[0] === label);
  score.inTwo += Number(details.slice(0, 2).includes(label));
  scores.set(group, score);
}

const share = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 1000;
for (const [group, { heard, group: right, detail, inTwo }] of scores)
  console.log(
    JSON.stringify({
      bench: 'heard',
      group,
      heard,
      right: share(right, heard),
      detail: share(detail, heard),
      inTwo: share(inTwo, heard),
    }),
  );
const all = [...scores.values()];
const total = all.reduce((sum, { heard }) => sum + heard, 0);
console.log(
  JSON.stringify({
    bench: 'heard',
    examples: total,
    right: share(
      all.reduce((sum, { group }) => sum + group, 0),
      total,
    ),
    commonest: share(Math.max(...all.map(({ heard }) => heard)), total),
    learningMs: Math.round(learningMs),
  }),
);
