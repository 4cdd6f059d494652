import type { CompanyFields } from '#domain/companies/company-profile.ts';
import type { Line } from '#domain/assistant/drafting/draft.ts';
import { gap } from '#domain/assistant/drafting/draft.ts';
import type { Material, PlaceNames } from '#domain/assistant/drafting/material.ts';
import { wishesIn } from '#domain/assistant/drafting/grammar/clauses.ts';
import { inside, isPlural, nounKind, withArticle } from '#domain/assistant/drafting/grammar/nouns.ts';
import { restated } from '#domain/assistant/drafting/grammar/restated.ts';
import { headOf } from '#domain/assistant/drafting/grammar/runs.ts';
import { numberText } from '#domain/numbers/write-number.ts';
import { sentencesOf, wordsIn } from '#domain/assistant/sentences.ts';
import { capital } from '#domain/writing/phrases.ts';
import { inPlace } from '#messages/articles.ts';
import { closed, lower, sentence } from './words.ts';
import { line, type Voice } from './voice.ts';

const SUFFIX =
  /,?\s+(?:s\.?\s?r\.?\s?l\.?\s?s?\.?|s\.?\s?p\.?\s?a\.?|s\.?\s?n\.?\s?c\.?|s\.?\s?a\.?\s?s\.?|società cooperativa(?: sociale)?|soc\.? coop\.?|societ[àa] benefit|di .{3,40}? & c\.?.*)\s*$/iu;
export const shortName = (company: CompanyFields | null): string =>
  company === null ? 'L’azienda' : company.companyName.replace(SUFFIX, '').trim() || company.companyName;

/** "la startup", "la cooperativa", "l’azienda". */
export function nounOf(company: CompanyFields | null): string {
  if (!company) return 'l’azienda';
  if (company.legalForm === 'startup-innovativa') return 'la startup';
  if (company.legalForm === 'cooperativa' || /\bcooperativa\b/i.test(company.companyName)) return 'la cooperativa';
  if (company.legalForm === 'libero-professionista' || company.legalForm === 'stp') return 'lo studio';
  if (company.legalForm === 'ets') return 'l’ente';
  return 'l’azienda';
}
/** "della startup", "dell’azienda". */
export const ofNoun = (company: CompanyFields | null): string =>
  nounOf(company).replace(/^la /, 'della ').replace(/^l’/, 'dell’').replace(/^lo /, 'dello ');
export const toNoun = (company: CompanyFields | null): string =>
  nounOf(company).replace(/^la /, 'alla ').replace(/^l’/, 'all’').replace(/^lo /, 'allo ');

/** "a Sarezzo (Brescia)", "a Bologna", "in provincia di Lecce", "in Umbria"; empty where nobody says. */
export function placeText({ city, province, region }: PlaceNames): string {
  if (city) return `${/^a/iu.test(city) ? 'ad' : 'a'} ${city}${province && province !== city ? ` (${province})` : ''}`;
  if (province) return `in provincia di ${province}`;
  return region ? inPlace(region) : '';
}

/** The money is spent elsewhere than where the company is. */
/** The seat beside what the company does, where that does not name the town itself: "con vendita diretta a Taranto". */
export const seatText = ({ seat }: Material, activity: string): string =>
  seat.city !== '' && activity.includes(seat.city) ? '' : placeText(seat);

export const isAway = ({ place, seat }: Material): boolean =>
  placeText(place) !== '' && placeText(place) !== placeText(seat);

const KIND =
  /^(?:(?:piccol[oa]|grande|antic[oa]) )?(?:laboratorio|officina|albergo|hotel|panificio|forno|ristorante|negozio|agenzia|cantina|fattoria|agriturismo|bottega|falegnameria|carrozzeria|clinica|scuola|casa editrice|birrificio|caseificio|pastificio|tipografia|salumificio|frantoio|studio|torneria|impresa|azienda|società|cooperativa|startup|start-up|software house|cartiera|sartoria|pasticceria|gelateria|farmacia|ottica|vivaio|stamperia|bed and breakfast|campeggio|stabilimento|teatro|libreria|palestra|ferramenta|lavanderia|affittacamere|ambulatorio|erboristeria|macelleria|enoteca|pizzeria|trattoria|osteria|locanda|ostello|parrucchieria|cartoleria|autofficina|asilo|ludoteca|museo)\b/iu;
/** Those who work there: "consulenti del lavoro". */
const TRADES =
  /^(?:consulenti|avvocati|architetti|ingegneri|geometri|notai|medici|veterinari|agronomi|psicologi|periti|\p{L}{3,}isti)(?!\p{L})/iu;
const GENERIC = /^(?:startup|start-up|società|azienda|impresa|cooperativa)\b/iu;
const SELF = /^(?:l['’](?:azienda|impresa)|la (?:società|ditta|cooperativa|startup|nostra \w+)|noi)\s+/iu;

/** In few words; a clause that says which one is kept whole where it is short: "una piattaforma che aiuta i comuni". */
function briefly(text: string, max: number): string {
  const head = headOf(text, max);
  return /^ (?:che|con) /u.test(text.slice(head.length)) && wordsIn(text).length <= WHOLE_WORDS ? text : head;
}
const WHOLE_WORDS = 16;

/** What the company does, as the rest of a sentence that begins with its name. */
export function activityOf(company: CompanyFields | null): string {
  const [told = ''] = company ? sentencesOf(company.description) : [];
  const first = told.replace(/(?<![.;\s])[.;\s]+$/, '').replace(SELF, '');
  if (first === '') return '';
  const [clause, next] = wishesIn(first).clauses;
  if (clause?.needsSubject && next?.needsSubject && wordsIn(clause.text).length === 1)
    return headOf(`${clause.text} e ${next.text}`, 11);
  if (clause?.needsSubject) return briefly(clause.text, 10);
  const [head = '', tail = ''] = first.split(/:\s+/);
  if (KIND.test(head) && wordsIn(head).length === 2 && !GENERIC.test(head))
    return `è ${indefinite(inside(head))}${tail && ` (${inside(headOf(tail, 10))})`}`;
  if (KIND.test(head) && wordsIn(head).length > 2) return `è ${indefinite(inside(briefly(head, 9)))}`;
  if (KIND.test(head) && tail !== '') return `si occupa di ${inside(headOf(tail, 9))}`;
  if (SELF.test(told)) return headOf(first, 10);
  if (
    /^(?:produ|vend|offr|realizz|svilupp|costru|gest|progett|forn|commerc|lavor|cur|organizz|trasform|coltiv|allev)\w*(?:a|e|isce)\b/iu.test(
      head,
    )
  )
    return inside(headOf(head, 10));
  if (TRADES.test(head)) return `riunisce ${closed(inside(headOf(head, 9)))}`;
  return `si occupa di ${closed(inside(headOf(head, 9)))}`;
}

/** "un piano", "una sede", "un’officina". */
export const indefinite = (phrase: string): string => {
  const told = withArticle(phrase);
  if (/^l’/.test(told)) return `${nounKind(phrase) === 'fs' ? 'un’' : 'un '}${phrase}`;
  if (/^la /.test(told)) return `una ${phrase}`;
  return /^lo /.test(told) ? `uno ${phrase}` : `un ${phrase}`;
};

export const staffOf = (company: CompanyFields): string => {
  const count = company.employeesExact;
  if (count === null || count === 0) return '';
  return count === 1 ? '1 addetto' : `${numberText(count)} addetti`;
};

/** Who asks, where, with how many people and doing what. */
export function who(m: Material, v: Voice): Line[] {
  const name = m.company?.companyName ?? '';
  if (name === '') return [line(1, `La domanda è di ${gap('nome e attività dell’azienda')}.`)];
  const does = activityOf(m.company);
  const place = seatText(m, does);
  const activity = does || (place === '' ? `presenta questa domanda` : '');
  const staff = staffOf(m.company!);
  if (activity === '') return [line(1, `${name} ha sede ${place}${staff && ` e conta ${staff}`}.`)];
  const isOwnSection = v.part === 'company_description' || v.part === 'team_presentation';
  const count = isOwnSection || v.part === 'market_analysis' ? '' : staff;
  const ways = [
    `${name}${place && `, ${place},`} ${activity}${count && ` e conta ${count}`}.`,
    `${place ? `${sentence(place).slice(0, -1)} ` : ''}${name} ${activity}${count && `, con ${count}`}.`,
    `${name} ${activity}${place && `; la sede è ${place}`}${count && `, con ${count}`}.`,
    count
      ? `Con ${count}${place && ` ${place}`}, ${name} ${activity}.`
      : `${name}${place && `, ${place},`} ${activity}.`,
  ];
  return [line(1, v.pick('who', isOwnSection ? [ways[0]!, ways[2]!] : ways))];
}

/** Who speaks, where another part has already said what the company does. */
export function whoInShort(m: Material, v: Voice): Line[] {
  if (!m.company) return who(m, v);
  const { companyName: name, targetMarket } = m.company;
  const [place, staff] = [placeText(m.seat), staffOf(m.company)];
  if (v.part === 'market_analysis' && targetMarket)
    return [
      line(
        1,
        sentence(`${name}${place && `, ${place},`} lavora per ${closed(lower(inside(headOf(targetMarket, 9))))}`),
      ),
    ];
  if (place === '' && staff === '') return who(m, v);
  const told = staff ? `${name}${place && `, ${place},`} conta ${staff}` : `${name} ha sede ${place}`;
  return [line(1, sentence(v.part === 'team_presentation' ? `Il gruppo di lavoro parte da qui: ${told}` : told))];
}

/** Since when it works and for whom, where there is room for it. */
export function background({ company }: Material): Line {
  if (!company) return line(4, '');
  const noun = nounOf(company);
  const born = company.foundedYear
    ? `è ${/ente|studio/.test(noun) ? 'nato' : 'nata'} nel ${String(company.foundedYear)}`
    : '';
  const served = company.targetMarket ? closed(lower(inside(headOf(company.targetMarket, 9)))) : '';
  const told = [born && `${noun} ${born}`, served && `i clienti sono ${served}`].filter(Boolean);
  return line(3, told.length === 0 ? '' : sentence(told.join('; ')));
}

/** "La spiaggia privata e la cucina del lago". */
const PAIR = /^(?:il|lo|la|l['’]).* ed? (?:(?:il|lo|la|i|gli|le) |l['’])/iu;

/** What sets the company apart, in its own words. */
export function strength({ company }: Material, v: Voice): Line {
  const told = (sentencesOf(company?.competitiveAdvantage ?? '')[0] ?? '').replace(/(?<![.;\s])[.;\s]+$/, '');
  if (told === '') return line(4, '');
  const loose = withArticle(restated(told));
  const is = isPlural(told) || PAIR.test(told) ? 'sono' : 'è';
  return line(
    2,
    v.pick('strength', [
      `Il punto di forza: ${loose}.`,
      `A distinguere ${shortName(company)} ${is} ${loose}.`,
      `${capital(nounOf(company))} costruisce su una base sua: ${loose}.`,
      `Il vantaggio ${ofNoun(company)} ${is} ${loose}.`,
    ]),
  );
}
