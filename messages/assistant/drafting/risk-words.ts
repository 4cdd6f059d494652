import { gap, type Line } from '#domain/assistant/drafting/draft.ts';
import { monthText } from '#domain/assistant/drafting/calendar.ts';
import { clashOf, type MonthsClash } from '#domain/assistant/drafting/remedy-months.ts';
import type { Material } from '#domain/assistant/drafting/material.ts';
import { inside } from '#domain/assistant/drafting/grammar/nouns.ts';
import { nounOf } from './company.ts';
import { atMonth, lower, sentence } from './words.ts';
import { line, type Voice } from './voice.ts';

const ALONE = [
  'Il rischio maggiore è noto',
  'Un rischio va governato',
  'Il punto critico è uno',
  'Tra i rischi conta questo',
];
const FIRST = [
  'Il primo rischio riguarda questo',
  'Un rischio è già considerato',
  'Il punto più critico',
  'Tra i rischi viene prima questo',
];
const NEXT = ['Un altro rischio', 'Il secondo punto critico', 'Il rischio successivo', 'C’è poi questo'];
const REMEDY = ['Per questo', 'La risposta è già nel piano:', 'Il rimedio è deciso:', 'La contromisura:'];
const JOINED = ['; per questo', '; di conseguenza', '; perciò'];
const IF = [
  'E {se} c’è una riserva',
  'Anche {se} il piano regge',
  'E {se} si sa già che cosa fare',
  '{se} la risposta è pronta',
];

/** What may go wrong and what is done about it, as the company says it: in one sentence or in two. */
export function risks(m: Material, v: Voice, max = 3): Line[] {
  const { risks: all, company } = m;
  if (all.length === 0)
    return [
      line(
        3,
        v.pick('noRisk', [
          `Il rischio da tenere sotto controllo è ${gap('rischio principale e rimedio previsto')}.`,
          `Tra i rischi ${nounOf(company)} considera ${gap('che cosa può andare storto e che cosa si fa')}.`,
          `Sui rischi: ${gap('il più probabile, con il rimedio')}.`,
        ]),
      ),
    ];
  const isOne = v.pick('riskBuild', ['two', 'one']) === 'one';
  return all.slice(0, max).flatMap((risk, at) => {
    const { what, remedy } = risk;
    const rank = at < 2 ? 1 : 2;
    const clash = clashOf(risk, m);
    const [told, answer] = [lower(inside(what)), lower(inside(remedy))];
    if (/^se\s/iu.test(told)) {
      const lead = v.pick('if', IF, at).replace('{se}', told);
      return [line(rank, sentence(answer === '' ? `Va previsto anche che cosa fare ${told}` : `${lead}: ${answer}`))];
    }
    const lead = at === 0 ? v.pick('risk', all.length > 1 ? FIRST : ALONE) : v.pick('next', NEXT, at);
    if (clash) return [line(rank, sentence(`${lead}: ${told}`)), line(rank, inThePlan(clash))];
    if (answer === '') return [line(rank, sentence(`${lead}: ${told}`))];
    if (isOne) return [line(rank, sentence(`${lead}: ${told}${v.pick('joined', JOINED, at)} ${answer}`))];
    return [
      line(rank, sentence(`${lead}: ${told}`)),
      line(rank, sentence(`${v.pick('remedy', REMEDY, at)} ${answer}`)),
    ];
  });
}

/** The plan's own months instead of others, with the question that they leave. */
function inThePlan({ from, to, outside }: MonthsClash): string {
  const [first, last] = [outside[0]!, outside.at(-1)!].map(monthText) as [string, string];
  const open = first === last ? `per ${first}` : `tra ${first} e ${last}`;
  return `Nel calendario queste attività vanno da ${monthText(from)} ${atMonth(monthText(to))}: ${gap(`rimedio ${open}, fuori dai mesi pensati per i lavori`)}.`;
}
