import { gap, type Line } from '#domain/assistant/drafting/draft.ts';
import { monthOf, monthText } from '#domain/assistant/drafting/calendar.ts';
import { clashOf, type MonthsClash } from '#domain/assistant/drafting/remedy-months.ts';
import type { Material } from '#domain/assistant/drafting/material.ts';
import { inside, isPlural, withArticle } from '#domain/assistant/drafting/grammar/nouns.ts';
import { hasVerb } from '#domain/assistant/drafting/grammar/plain-speech.ts';
import { restated } from '#domain/assistant/drafting/grammar/restated.ts';
import { safelyTold } from '#domain/assistant/drafting/grammar/third-person.ts';
import type { Risk } from '#domain/assistant/drafting/risks.ts';
import { whyOf } from '#domain/assistant/drafting/why-spent.ts';
import { wordsIn } from '#domain/assistant/sentences.ts';
import type { DraftPart } from '#domain/assistant/request-types.ts';
import { listed } from '#domain/writing/phrases.ts';
import { nounOf } from './company.ts';
import { atMonth, lower, sentence } from './words.ts';
import { line, type Voice } from './voice.ts';

const ALONE = [
  'Un rischio va governato',
  'Il rischio principale',
  'Il rischio da governare',
  'Un rischio è noto fin d’ora',
  'Il rischio da seguire',
];
const FIRST = [
  'Il primo rischio',
  'Un rischio è già considerato',
  'Il punto più critico',
  'Tra i rischi, il più serio',
  'Un rischio da seguire',
];
const NEXT = [
  'Un altro rischio',
  'Un secondo rischio',
  'Un rischio ulteriore',
  'C’è poi un altro rischio',
  'Resta un secondo rischio',
];
const NAMED = [
  'Il rischio principale è',
  'Il rischio da governare è',
  'Il punto più critico è',
  'Il rischio maggiore è',
  'Il rischio più serio è',
];
const REMEDY = [
  'La risposta è già nel piano:',
  'Il rimedio previsto:',
  'La contromisura:',
  'Si è deciso così:',
  'Il piano ne tiene conto:',
];
const JOINED = ['; perciò', '; di conseguenza', '; per questo'];
const ANSWERED = ['; la risposta:', '; il rimedio:', '; la contromisura:'];
/** Longer than this a danger and its remedy are two sentences. */
const MAX_WORDS = 34;
/** A danger told as a condition, alone or after another. */
const IF_FIRST = [
  'Un rischio è già considerato: {se}, {fa}',
  'Sui rischi c’è una risposta: {se}, {fa}',
  'Tra gli imprevisti possibili ce n’è uno già previsto: {se}, {fa}',
  'Il rischio principale ha il suo rimedio: {se}, {fa}',
  'Che cosa si rischia e che cosa si fa: {se}, {fa}',
];
const IF = [
  'E {se}, il piano prevede questo: {fa}',
  'E {se}, il rimedio è questo: {fa}',
  'E {se}, si fa così: {fa}',
  '{se}, la risposta è prevista: {fa}',
  'Anche un altro rischio ha risposta: {se}, {fa}',
];

/** What is lost then is no remedy of the plan. */
const LOSES = /^(?:\S+ ){0,2}(?:perde|perderà|rinuncia|rinuncerà|paga una)(?!\p{L})/iu;
const IF_LOST = 'C’è poi un altro rischio: {se}, {fa}';

/** The parts on how the work is done: nobody is asked the same thing in each of the others. */
const ASKED_IN: readonly DraftPart[] = ['methodology', 'timeline'];

/** What may go wrong and what is done about it, as the company says it: in one sentence or in two. */
export function risks(m: Material, v: Voice, max = 3): Line[] {
  const { company } = m;
  const all = told(m.risks, nounOf(company));
  if (all.length === 0 && !ASKED_IN.includes(v.part)) return [];
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
  // What begins with "se" is told without being counted.
  const hasSecond = all.slice(1, max).some(({ what, hasEffect }) => hasEffect || !/^se\s/iu.test(what));
  return all.slice(0, max).flatMap((risk, at) => {
    const { what, remedy } = risk;
    const rank = at < 2 ? 1 : 2;
    const clash = clashOf(risk, m);
    const [said, answer] = [lower(inside(what)), lower(inside(remedy))];
    if (/^se\s/iu.test(said) && !risk.hasEffect) {
      const lead = v
        .pick('if', LOSES.test(answer) ? [at === 0 ? IF_FIRST[0]! : IF_LOST] : at === 0 ? IF_FIRST : IF, at)
        .replace('{se}', said)
        .replace('{fa}', answer);
      return [line(rank, sentence(answer === '' ? `Va previsto anche che cosa fare ${said}` : lead))];
    }
    const lead = at === 0 ? v.pick('risk', hasSecond ? FIRST : ALONE) : v.pick('next', NEXT, at);
    const danger = risk.isNoun ? `${v.pick('named', NAMED)} ${said}` : `${lead}: ${said}`;
    const unknown = `${sentence(danger)} Il rimedio è ${gap('che cosa si fa se accade')}.`;
    if (answer === '') return [line(rank, unknown)];
    // "Per questo per dieci giorni" and two colons in one sentence read badly.
    const joint = /^(?:in quel caso|se) /u.test(answer)
      ? ';'
      : hasVerb(answer.split(/,| ed? /u)[0]!)
        ? v.pick('joined', /^per\s/iu.test(answer) ? JOINED.slice(0, 2) : JOINED, at)
        : v.pick('answered', ANSWERED, at);
    const isLong = wordsIn(`${danger} ${answer}`).length > MAX_WORDS;
    if (clash !== null || !isLong)
      return [line(rank, sentence(`${danger}${joint} ${answer}`)), ...(clash ? [line(rank, inThePlan(clash, m))] : [])];
    return [line(rank, sentence(danger)), line(rank, sentence(`${v.pick('remedy', REMEDY, at)} ${answer}`))];
  });
}

/** As the company's, not as who speaks says it; without those that cannot be told so, and asking for the remedies that cannot. */
function told(all: readonly Risk[], subject: string): Risk[] {
  return all.flatMap((risk) => {
    const what = safelyTold(restated(risk.what), subject);
    const remedy = safelyTold(restated(risk.remedy), subject);
    return what === null ? [] : [{ ...risk, what, remedy: remedy ?? '' }];
  });
}

/** "novembre 2027, marzo e aprile 2028". */
const monthsText = (months: readonly string[]): string =>
  listed(
    months.map((month, at) =>
      months[at + 1]?.slice(0, 4) === month.slice(0, 4) ? monthText(month).split(' ')[0]! : monthText(month),
    ),
  );

/** Beside the lines of the budget: the risks that none of them has already named, where there are some. */
export function withoutAnswered(m: Material): Material {
  const told = new Set<string>();
  const answered = m.costs.map((cost) => whyOf(m, cost, told)).flatMap((why) => (why.by === 'risk' ? [why.what] : []));
  const open = m.risks.filter(({ what }) => !answered.includes(what));
  return open.length === 0 ? m : { ...m, risks: open };
}

/** Months of the plan that the remedy leaves out, with the phases that fall in them and the question they leave. */
function inThePlan({ outside, open: shared }: MonthsClash, { phases, startsOn, openMonths }: Material): string {
  if (openMonths && shared.length > 0) {
    const months = monthsText([...new Set([...shared, ...outside])].sort());
    return sentence(
      `L’apertura va ${openMonths.told} e i lavori toccano anche ${months}: ${gap('che cosa si fa in questi mesi, in cui i lavori e l’apertura si sovrappongono')}`,
    );
  }
  const [first, last] = [outside[0]!, outside.at(-1)!].map(monthText) as [string, string];
  const late = phases.filter(({ from, to }) =>
    outside.some((month) => startsOn !== null && month >= monthOf(startsOn, from) && month <= monthOf(startsOn, to)),
  );
  const what = listed(late.slice(0, 2).map((phase) => withArticle(phase.what))) || 'il piano';
  const verb = late.length > 1 || (late.length === 1 && isPlural(late[0]!.what)) ? 'arrivano' : 'arriva';
  const open = first === last ? `per ${first}` : `tra ${first} e ${last}`;
  return sentence(
    `Nel calendario però ${what} ${verb} ${atMonth(last)}: ${gap(`rimedio ${open}, fuori dai mesi pensati per i lavori`)}`,
  );
}
