import { gap, type Line } from '#domain/assistant/drafting/draft.ts';
import type { Material } from '#domain/assistant/drafting/material.ts';
import { inside, isPlural, withArticle } from '#domain/assistant/drafting/grammar/nouns.ts';
import { monthText } from '#domain/assistant/drafting/calendar.ts';
import { longDayText } from '#domain/numbers/write-day.ts';
import { byEntity, onDay } from '#messages/articles.ts';
import { nounOf } from './company.ts';
import { atMonth, euro, listed, sentence } from './words.ts';
import { line, type Voice } from './voice.ts';

/** Which call it is for. */
export function theCall({ grant, title }: Material, v: Voice): Line[] {
  if (!grant?.name) return [];
  const body = grant.entity && (grant.name.endsWith(')') ? `, ${grant.entity}` : ` (${grant.entity})`);
  return [
    line(
      1,
      v.pick('call', [
        `La domanda è per ${grant.name}${body}.`,
        `${title ? `«${title}»` : 'Il progetto'} si candida a ${grant.name}${body}.`,
        `Il sostegno si chiede con ${grant.name}${body}.`,
        `La domanda su ${grant.name} è valutata ${byEntity(grant.entity || 'ente')}.`,
      ]),
    ),
    line(1, grant.isShut ? `Oggi ${grant.name} non riceve domande: ${gap('nuova apertura o altro bando')}.` : ''),
  ];
}

/** "il 31 dicembre 2025", "l’8 maggio 2027". */
const theDay = (day: string): string => onDay(longDayText(day));

/** Whether the spend and the time stand within what the call admits. */
export function limits(m: Material, v: Voice, isNamed = true): Line[] {
  const { grant, spend, months, endsOn, monthsAllowed: allowed, lastDayAllowed: last } = m;
  if (!grant) return [];
  const { spendMin: min, spendMax: max } = grant;
  const problems = [
    ...(spend !== null && min !== null && spend < min
      ? [
          line(
            1,
            `La spesa è sotto il minimo di ${euro(min)}: ${gap('spese da aggiungere per arrivare al minimo del bando')}.`,
          ),
        ]
      : []),
    ...(spend !== null && max !== null && spend > max
      ? [
          line(
            1,
            `La spesa supera il massimo di ${euro(max)}: la parte oltre resta a carico di chi presenta la domanda.`,
          ),
        ]
      : []),
    ...(months !== null && allowed !== null && months > allowed
      ? [
          line(
            1,
            `Il bando concede ${String(allowed)} mesi e il piano ne prevede ${String(months)}: ${gap('come si riduce la durata')}.`,
          ),
        ]
      : []),
    ...(m.outside.length > 0
      ? [
          line(
            1,
            `Tra le spese ammesse dal bando non ${m.outside.length > 1 || isPlural(m.outside[0]!.name) ? 'risultano' : 'risulta'} ${listed(m.outside.slice(0, 3).map(({ name, amount }) => `${withArticle(name)}${amount === null ? '' : ` (${euro(amount)})`}`))}: ${gap('con quali mezzi si copre la spesa fuori dal bando')}.`,
          ),
        ]
      : []),
    ...(endsOn !== null && last !== null && endsOn > last
      ? [
          line(
            1,
            `Il bando vuole i lavori conclusi entro ${theDay(last)} e il piano finisce ${atMonth(monthText(endsOn))}: ${gap('come si rispetta il termine del bando')}.`,
          ),
        ]
      : []),
  ];
  if (problems.length > 0 || grant.isShut) return problems;
  const range =
    spend === null
      ? ''
      : min !== null && max !== null
        ? `spese da ${euro(min)} a ${euro(max)}`
        : max !== null
          ? `spese fino a ${euro(max)}`
          : min !== null
            ? `spese da ${euro(min)} in su`
            : '';
  const time = months !== null && allowed !== null ? `lavori entro ${String(allowed)} mesi` : '';
  const end = endsOn !== null && last !== null ? `lavori conclusi entro ${theDay(last)}` : '';
  const both = listed([range, time, end].filter(Boolean));
  if (both === '') return [];
  const name = isNamed && grant.name ? grant.name : 'il bando';
  const ofName = name === 'il bando' ? 'del bando' : `di ${name}`;
  return [
    line(
      2,
      sentence(
        v.pick('limits', [
          `${name} ammette ${both}: il piano vi rientra`,
          `I limiti ${ofName} sono rispettati: ${both}`,
          `Il piano sta dentro le regole ${ofName}, cioè ${both}`,
          `Con ${both}, ${name} lascia spazio a questo piano`,
        ]),
      ),
    ),
  ];
}

/** What the call does not pay for, where no line of the plan holds it. */
export function exclusions({ excluded }: Material, v: Voice): Line[] {
  if (excluded.length === 0) return [];
  const items = listed(excluded.slice(0, 5).map(inside));
  return [
    line(
      2,
      sentence(
        v.pick('excluded', [
          `Nel piano non ci sono ${items}, spese che il bando esclude`,
          `Restano fuori dal piano le spese non ammesse: ${items}`,
          `Nessuna voce riguarda ${items}: il bando non le paga`,
        ]),
      ),
    ),
  ];
}

export function orders({ ordered, grant, costs, company }: Material, v: Voice): Line[] {
  if (ordered === null) return [];
  if (ordered) return [line(1, `Una parte degli ordini è già firmata: ${gap('quali ordini e in che data')}.`)];
  const isForbidden = grant?.isOrderingForbidden ?? false;
  const bought = costs.find(
    ({ category, full }) => !/personale|sviluppat|addett|dipendent|circolant/i.test(`${category} ${full}`),
  );
  const first = bought ? ` per ${withArticle(bought.name)}` : '';
  const ways = isForbidden
    ? [
        `Nessun ordine${first} è stato firmato: si parte dopo la domanda, come chiede il bando.`,
        `Gli ordini${first} partono dopo la domanda; a oggi nessuno è firmato.`,
        `${grant!.name} non ammette ordini prima della domanda, e ${nounOf(company)} non ne ha firmati.`,
      ]
    : [
        `Nessun ordine${first} è stato ancora firmato.`,
        `A oggi ${nounOf(company)} non ha firmato ordini${first}.`,
        `Gli ordini${first} non sono ancora partiti.`,
      ];
  return [line(2, v.pick('orders', ways))];
}

const HAS_A_PRICE = /\bpreventiv|\blistino\b|\bofferta (?:n|del)\b/i;
const IS_STAFF = /personale|dipendent|addett/i;

/** How each price is known: a quote for what is bought, the cost of a month for who works; none where the line says it. */
export function quotes({ costs }: Material, v: Voice): Line {
  const open = costs.filter(({ full }) => !HAS_A_PRICE.test(full));
  if (costs.length > 0 && open.length === 0) return line(4, '');
  const bought = open.filter(({ category }) => !IS_STAFF.test(category)).map(({ name }) => inside(name));
  const staff = open.filter(({ category }) => IS_STAFF.test(category)).map(({ name }) => inside(name));
  const wanted = [
    bought.length > 0 || staff.length === 0
      ? `preventivi con fornitore e data per ${listed(bought) || 'ogni voce'}`
      : '',
    staff.length > 0 ? `costo al mese e mesi di lavoro per ${listed(staff)}` : '',
  ]
    .filter(Boolean)
    .join('; ');
  return line(
    1,
    v.pick('quotes', [
      `La congruità dei prezzi si prova con ${gap(wanted)}.`,
      `A sostegno dei prezzi si allegano ${gap(wanted)}.`,
      `La congruità poggia su ${gap(wanted)}.`,
    ]),
  );
}
