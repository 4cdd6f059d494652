import { gap, type Line } from '#domain/assistant/drafting/draft.ts';
import type { Material } from '#domain/assistant/drafting/material.ts';
import { contracted, inside, nounKind, withArticle } from '#domain/assistant/drafting/grammar/nouns.ts';
import { headOf } from '#domain/assistant/drafting/grammar/runs.ts';
import { wordsIn } from '#domain/assistant/sentences.ts';
import { listed } from '#domain/writing/phrases.ts';
import { nounOf, ofNoun } from './company.ts';
import { sentence } from './words.ts';
import { line, type Voice } from './voice.ts';

/** "il bando Cultura Cresce": a name alone is no subject of a sentence. */
export function callName(name: string): string {
  if (/^(?:Bando|Programma|Fondo|Piano|Progetto)\b/u.test(name)) return `il ${name}`;
  if (/^(?:Avviso|Intervento|Accordo)\b/u.test(name)) return `l’${name}`;
  return `il bando ${name}`;
}

/** Which call it is for. */
export function theCall({ grant, title, company }: Material, v: Voice): Line[] {
  if (!grant?.name) return [];
  const body = grant.entity && (grant.name.endsWith(')') ? `, ${grant.entity}` : ` (${grant.entity})`);
  const call = callName(grant.name);
  return [
    line(
      1,
      v.pick('call', [
        `La domanda è per ${call}${body}.`,
        `${title ? `«${title}»` : 'Il progetto'} si candida ${contracted('a', call)}${body}.`,
        `Il sostegno si chiede con ${call}${body}.`,
        `La domanda si presenta ${contracted('su', call)}${body}.`,
        `Per questo progetto ${nounOf(company)} fa domanda ${contracted('a', call)}${body}.`,
      ]),
    ),
    line(1, grant.isShut ? `Oggi ${call} non riceve domande: ${gap('nuova apertura o altro bando')}.` : ''),
  ];
}

/** People for whom a call is made: whether who asks is one of them, only they know. */
const OF_PEOPLE = /\b(?:giovan|donn|femminil|disoccupat|inoccupat|svantaggiat|under)/i;

/** Whom the call is for, where that depends on who the people are. */
export function addressees({ grant }: Material, v: Voice): Line[] {
  const told = inside(headOf((grant?.beneficiaries ?? '').replace(/ ?\([^)]*\)/gu, ''), 10));
  if (!OF_PEOPLE.test(told) || grant?.isShut) return [];
  const whom = v.pick('addressees', ['Il bando si rivolge a', 'La misura è per', 'L’aiuto è pensato per']);
  return [line(3, sentence(`${whom} ${told}: il requisito va confermato con la domanda`))];
}

/** "Richiesta preliminare prima di ogni impegno": the step that a call wants before anything else. */
const COMES_FIRST = /\bprima (?:di ogni|di qualsiasi|dei lavori|dell[’']avvio|di avviare)\b/i;
const MAX_STEP_WORDS = 12;
function firstStep({ requirements, procedure }: NonNullable<Material['grant']>): string {
  const told = [...requirements, ...procedure].find((rule) => COMES_FIRST.test(rule)) ?? '';
  const step = told.replace(/ ?\([^)]*\)/gu, '').replace(/(?<![.;\s])[.;\s]+$/u, '');
  return nounKind(step) === null || wordsIn(step).length > MAX_STEP_WORDS ? '' : withArticle(step);
}

/** What the call does not pay for, where no line of the plan names it: that none holds it is left to be confirmed. */
export function exclusions({ excluded }: Material, v: Voice): Line[] {
  if (excluded.length === 0) return [];
  const items = listed(excluded.slice(0, 5).map(inside));
  return [
    line(
      2,
      sentence(
        v.pick('excluded', [
          `Il bando esclude ${items}: prima dell’invio va confermato che nessuna voce ne comprenda`,
          `Tra le spese non ammesse ci sono ${items}: i preventivi devono mostrare che il piano non ne contiene`,
          `Il bando non paga ${items}: va verificato, voce per voce, che il piano non ne preveda`,
        ]),
      ),
    ),
  ];
}

/** What was ordered, held against the rule on what comes first; where nobody says it, what is to be confirmed. */
export function orders({ ordered, grant, company }: Material, v: Voice): Line[] {
  if (ordered === null)
    return grant?.isOrderingForbidden && !grant.isShut
      ? [
          line(
            2,
            v.pick('unsaid', [
              'Il bando non ammette ordini firmati prima della domanda: va confermato che non ce ne siano.',
              'Gli ordini devono venire dopo la domanda: prima dell’invio va confermato che nessuno sia già firmato.',
              'Prima la domanda e poi gli ordini, chiede il bando: resta da confermare che nessuno sia partito.',
            ]),
          ),
        ]
      : [];
  if (ordered) return [line(1, `Una parte degli ordini è già firmata: ${gap('quali ordini e in che data')}.`)];
  const step = grant?.isOrderingForbidden ? firstStep(grant) : '';
  if (step !== '') return [line(1, sentence(`Il bando vuole ${step}: a oggi nessun ordine è firmato`))];
  const ways = grant?.isOrderingForbidden
    ? [
        `Nessun ordine è firmato: la domanda viene prima, come chiede il bando.`,
        `Gli ordini ${ofNoun(company)} partono dopo la domanda, come vuole il bando; a oggi nessuno è firmato.`,
        `Il bando non ammette ordini prima della domanda: ${nounOf(company)} non ne ha firmati.`,
        `Prima la domanda, poi gli ordini, come vuole il bando: a oggi non ne è partito alcuno.`,
        `Con i fornitori non c’è ancora alcun ordine: il bando vuole prima la domanda.`,
      ]
    : [
        `Nessun ordine è stato ancora firmato.`,
        `A oggi ${nounOf(company)} non ha firmato ordini.`,
        `Gli ordini non sono ancora partiti.`,
        `Con i fornitori non c’è ancora alcun ordine firmato.`,
        `Finora non è partito alcun ordine ai fornitori.`,
      ];
  return [line(grant?.isOrderingForbidden ? 1 : 2, v.pick('orders', ways))];
}

const HAS_A_PRICE = /\bpreventiv|\blistino\b|\bofferta (?:n|del)\b/i;
/** "Le FAQ escludono preventivi e fatture". */
const WITHOUT_QUOTES = /\bescludono preventiv|\bnessun preventiv|\bnon (?:servono|occorrono) (?:i )?preventiv/i;
const IS_STAFF = /personale|dipendent|addett/i;

/** How each price is known: a quote for what is bought, the cost of a month for who works; none where the line says it. */
export function quotes({ costs, grant }: Material, v: Voice): Line {
  if (grant?.answers.some((answer) => WITHOUT_QUOTES.test(answer)))
    return line(2, 'Il bando non chiede di allegare preventivi; i prezzi si provano con le offerte dei fornitori.');
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
