import { monthOf, monthText } from '#domain/assistant/drafting/calendar.ts';
import { gap, type Line } from '#domain/assistant/drafting/draft.ts';
import { isPlural, withArticle } from '#domain/assistant/drafting/grammar/nouns.ts';
import type { Material } from '#domain/assistant/drafting/material.ts';
import { longDayText } from '#domain/numbers/write-day.ts';
import { listed } from '#domain/writing/phrases.ts';
import { inPlace, onDay } from '#messages/articles.ts';
import type { CompanySize } from '#domain/vocabulary.ts';
import { ofNoun, shortName, staffOf } from './company.ts';
import { atMonth, euro, sentence, theMonths } from './words.ts';
import { line, type Voice } from './voice.ts';

/** "il 31 dicembre 2025", "l’8 maggio 2027". */
const theDay = (day: string): string => onDay(longDayText(day));

/** Where the plan and the call do not agree, one question each. */
function problems(m: Material): Line[] {
  const { grant, spend, months, endsOn, timeAllowed: time, lastDayAllowed: last } = m;
  if (!grant) return [];
  const { spendMin: min, spendMax: max } = grant;
  const told = [
    spend !== null && min !== null && spend < min
      ? `La spesa è sotto il minimo di ${euro(min)}: ${gap('spese da aggiungere per arrivare al minimo del bando')}.`
      : '',
    spend !== null && max !== null && spend > max
      ? `La spesa supera il massimo di ${euro(max)}: la parte oltre resta a carico di chi presenta la domanda.`
      : '',
    months !== null && time !== null && months > time.months
      ? `Il bando concede ${time.told} e il piano prevede ${String(months)} mesi: ${gap('come si riduce la durata')}.`
      : '',
    endsOn !== null && last !== null && endsOn > last
      ? `Il bando vuole i lavori conclusi entro ${theDay(last)} e il piano finisce ${atMonth(monthText(endsOn))}: ${gap('come si rispetta il termine del bando')}.`
      : '',
  ];
  return told.filter((text) => text !== '').map((text) => line(1, text));
}

/** Lines that the call's own list does not name: they stay with the company until the body says otherwise. */
export function outsideTheCall({ outside, admitted, company }: Material): Line[] {
  if (outside.length === 0) return [];
  const items = outside
    .slice(0, 3)
    .map(({ name, amount }) => `${withArticle(name)}${amount === null ? '' : ` (${euro(amount)})`}`);
  const many = outside.length > 1 || isPlural(outside[0]!.name);
  return [
    line(
      1,
      `Tra le spese ammesse dal bando non ${many ? 'risultano' : 'risulta'} ${listed(items)}: ${many ? 'restano' : 'resta'} a carico ${ofNoun(company)}, salvo diversa indicazione dell’ente${admitted === null ? '' : `; la base ammissibile è di ${euro(admitted)}`}.`,
    ),
  ];
}

const hasLines = (answer: string): boolean => (answer.match(/\blinea \d/giu) ?? []).length > 1;

/** Whether the spend and the time stand within what the call admits, with both figures side by side. */
export function limits(m: Material, v: Voice): Line[] {
  const { grant, spend, months, endsOn, timeAllowed: time, lastDayAllowed: last } = m;
  if (!grant) return [];
  const wrong = problems(m);
  if (wrong.length > 0 || grant.isShut) return [...wrong, ...outsideTheCall(m)];
  const { spendPlain } = grant;
  // Where each line of a call has a range of its own, the ends of all belong to single ones.
  const isByLine = grant.answers.some(hasLines);
  const min = isByLine ? null : grant.spendMin;
  const max = isByLine
    ? null
    : spend !== null && spendPlain !== null && spend <= spendPlain
      ? spendPlain
      : grant.spendMax;
  const range =
    min !== null && max !== null
      ? `spese da ${euro(min)} a ${euro(max)}`
      : max !== null
        ? `spese fino a ${euro(max)}`
        : min !== null
          ? `spese da ${euro(min)} in su`
          : '';
  const isTimed = months !== null && time !== null;
  const isDated = endsOn !== null && last !== null;
  const since = time?.since ? ` ${time.since}` : '';
  const rules = listed(
    [
      spend === null ? '' : range,
      isTimed ? `lavori entro ${time.told}${since}` : '',
      isDated ? `lavori conclusi entro ${theDay(last)}` : '',
    ].filter(Boolean),
  );
  if (rules === '') return [...toConfirm(m, v), ...outsideTheCall(m)];
  const own = listed(
    [
      spend === null || range === '' ? '' : euro(spend),
      isTimed ? `${String(months)} mesi` : '',
      isDated ? `la fine ${atMonth(monthText(endsOn))}` : '',
    ].filter(Boolean),
  );
  const each = [
    spend === null || range === '' ? '' : `${euro(spend)}, ${besides(min, max)}`,
    isTimed ? `${String(months)} mesi di lavoro su ${time.told.replace(/ mesi$/u, '')}${since}` : '',
    isDated ? `fine ${atMonth(monthText(endsOn))}, entro ${theDay(last)}` : '',
  ].filter(Boolean);
  const held = [spend === null || range === '' ? '' : 'spesa', isTimed ? 'durata' : '', isDated ? 'fine' : ''];
  const subjects = held.filter(Boolean);
  const many = subjects.length > 1;
  const subject = many ? listed(subjects) : `la ${subjects[0]!}`;
  return [
    line(
      1,
      sentence(
        v.pick('limits', [
          `Il bando ammette ${rules}: con ${own} ${subject} ${many ? 'rientrano nei limiti' : 'rientra nel limite'}`,
          `${subject} ${many ? 'sono nei limiti' : 'è nel limite del bando'}: ${each.join('; ')}`,
          `Con ${own} ${subject} ${many ? 'rispettano i limiti' : 'rispetta il limite'} del bando, cioè ${rules}`,
          `Nei limiti del bando ${many ? 'rientrano' : 'rientra'} ${subject}: ${each.join('; ')}`,
          `Le regole del bando chiedono ${rules}: il progetto, con ${own}, le rispetta`,
        ]),
      ),
    ),
    ...toConfirm(m, v),
    ...outsideTheCall(m),
  ];
}

/** A limit that nobody's figure can be held against yet: the other figures say nothing of it. */
function toConfirm({ grant, months, timeAllowed: time }: Material, v: Voice): Line[] {
  if (v.part === 'budget_justification') return [];
  if (!grant || grant.isShut || months !== null || time === null) return [];
  const since = time.since ? ` ${time.since}` : '';
  return [line(2, `Il bando vuole i lavori chiusi in ${time.told}${since}: la durata va ancora confermata.`)];
}

/** "tra 100.000 euro e 1 milione di euro", "sotto il massimo di 2,5 milioni di euro". */
function besides(min: number | null, max: number | null): string {
  if (min !== null && max !== null) return `tra ${euro(min)} e ${euro(max)}`;
  return max !== null ? `sotto il massimo di ${euro(max)}` : `sopra il minimo di ${euro(min!)}`;
}

const SIZES: Record<CompanySize, string> = {
  micro: 'una microimpresa',
  small: 'una piccola impresa',
  medium: 'una media impresa',
  large: 'una grande impresa',
};

/** Who may ask, beside who asks: size, kind, age and place, as far as the profile tells them. */
export function admission(m: Material, v: Voice): Line[] {
  const { grant, company, sizes, place } = m;
  if (!grant || !company || grant.isShut) return [];
  const { admits } = grant;
  const [size] = sizes;
  const founded = company.foundedOn ?? null;
  const isKnownSize = sizes.length === 1 && size && admits.sizes.length < 4 && admits.sizes.includes(size);
  const isStartup = admits.isForStartups && company.legalForm === 'startup-innovativa';
  const isHere = admits.provinces.includes(m.provinceCode);
  const isInRegion = !isHere && admits.regions.length === 1 && admits.regions[0] === place.region;
  const staff = staffOf(company);
  const age = founded && admits.maxMonths !== null ? ageText(founded, admits.maxMonths, m.startsOn) : '';
  const kind = isStartup ? 'una startup innovativa' : isKnownSize ? `${SIZES[size]}${staff && ` (${staff})`}` : '';
  const told = [
    kind === '' ? '' : `è ${kind}${age}`,
    isHere && place.province
      ? `investe in provincia di ${place.province}`
      : isInRegion
        ? `investe ${inPlace(place.region)}`
        : '',
  ].filter(Boolean);
  if (told.length === 0) return [];
  const name = shortName(company);
  return [
    line(
      age === '' ? 3 : 2,
      sentence(
        v.pick('admission', [
          `Di chi fa domanda il profilo dice questo: ${name} ${listed(told)}`,
          `Tra i requisiti di chi fa domanda risulta questo: ${name} ${listed(told)}`,
          `Il bando guarda anche a chi fa domanda: ${name} ${listed(told)}`,
          `Quanto a chi può chiedere l’aiuto, ${name} ${listed(told)}`,
          `Sul fronte di chi presenta la domanda, ${name} ${listed(told)}`,
        ]),
      ),
    ),
  ];
}

/** The age of the company beside the limit, counted to the start of the work. */
function ageText(founded: string, max: number, startsOn: string | null): string {
  const born = `, nata ${atMonth(monthText(founded))}`;
  const isWithin = startsOn !== null && startsOn.slice(0, 7) <= monthOf(founded, max + 1);
  return isWithin
    ? `${born} e all’avvio del lavoro ancora dentro ${theMonths(max)} ammessi`
    : `${born} (il bando ammette chi ha fino a ${String(max)} mesi)`;
}
