import { longDayText } from '#domain/numbers/write-day.ts';
import { euroText, numberText, percentText } from '#domain/numbers/write-number.ts';
import type { Voucher } from '#domain/assistant/knowledge/voucher.ts';
import type { SumLine } from '#domain/assistant/knowledge/aid-sum.ts';
import type { AccessWay } from '#domain/grants/grant-facts.ts';
import { capital, listed } from '#domain/writing/phrases.ts';
import { fromDay, lowered, ofDay, onDay, untilDay } from '#messages/articles.ts';
import { thePercent } from '#messages/figure-articles.ts';

const ACCESS: Record<AccessWay, string> = { spid: 'SPID', cie: 'CIE', cns: 'CNS', eu_login: 'EU Login' };
const end = (text: string): string => `${text.replace(/(?<![.;\s])[.;\s]+$/, '')}.`;
const product = ({ base, percent, euro }: SumLine): string =>
  `${euroText(base)} × ${percentText(percent)} = ${euroText(euro)}`;

/** "Dal 25% al 65%": a word that only joins two percentages names no case. */
const caseOf = ({ words }: SumLine): string =>
  /^(?:da|e|o|fino a)$|\b(?:d?al|a)$/i.test(words.trim()) ? '' : withoutOf(words.trim());

/** "75% di fondo perduto per imprese femminili" without its percentage: "a fondo perduto, per imprese femminili". */
const withoutOf = (words: string): string =>
  /^(?:(?:di|a) )?fondo perduto\b/i.test(words)
    ? words.replace(/^(?:(?:di|a) )?fondo perduto,?(?: |$)/i, 'a fondo perduto, ').replace(/, $/, '')
    : words.replace(/^(?:di |del |dello |della |dei |degli |delle |dell['’])/i, '');

/** What is given, lent or not paid, as the subject of a sentence. */
export const AID_NOUNS = {
  contributo: 'il contributo',
  prestito: 'il prestito',
  misto: 'l’aiuto, tra contributo e prestito,',
  perduto: 'la quota a fondo perduto',
  garanzia: 'la parte garantita',
  imposta: 'il beneficio fiscale',
  deduzione: 'la deduzione in più',
  interessi: 'il contributo sugli interessi',
} as const;
export type AidNoun = keyof typeof AID_NOUNS;

/** The words are read without capitals. */
const monthlyCase = (words: string): string => words.replace(/\s*per persona$/, '').replace(/\bzes\b/g, 'ZES');

/** Sums: the formula first, each input with where it comes from. */
export const SUMS = {
  yearly: (total: number, count: number, part: number) =>
    `In ${count} quote annuali: ${euroText(total)} ÷ ${count} = ${euroText(part)} all’anno.`,
  revenueCap: (revenue: number, perMille: number, cap: number) =>
    `Sì, c’è un tetto: il beneficio dell’anno non supera il ${numberText(perMille)} per mille dei ricavi, quindi ${euroText(revenue)} × ${numberText(perMille)}‰ = ${euroText(cap)}. Se il conto dà di più, ci si ferma lì.`,
  revenueShare: (revenue: number, percent: number, share: number, cap: number) =>
    `Al massimo ${thePercent(percent)} dei ricavi: ${euroText(revenue)} × ${numberText(percent)}% = ${euroText(share)}.${cap < share ? ` Il bando si ferma però a ${euroText(cap)}.` : ''}`,
  one: (noun: AidNoun, line: SumLine) => `${capital(AID_NOUNS[noun])} è ${product(line)}.`,
  several: (noun: AidNoun) => `${capital(AID_NOUNS[noun])} dipende dal caso:`,
  option: (line: SumLine) => `${caseOf(line) ? `${capital(caseOf(line))}: ` : ''}${product(line)}.`,
  bands: (noun: AidNoun, lines: readonly SumLine[], total: number) =>
    `${capital(AID_NOUNS[noun])} si calcola a scaglioni: ${lines.map(product).join('; ')}. In tutto ${euroText(total)}.`,
  of: (name: string) => `Il conto per «${name}»:`,
  most: (name: string, noun: AidNoun, max: number) =>
    `Per «${name}» ${AID_NOUNS[noun]} arriva al massimo a ${euroText(max)}.`,
  onList: (amount: number) => `Su ${euroText(amount)}, con le percentuali delle schede:`,
  each: (name: string, text: string) => `«${name}»: ${text}.`,
  short: (noun: AidNoun, lines: readonly SumLine[], total: number | null, limit: number | null) => {
    const cases = lines.map((line) => `${caseOf(line) ? `${lowered(caseOf(line))}: ` : ''}${product(line)}`).join('; ');
    const all = total !== null && lines.length > 1 ? `${cases}; in tutto ${euroText(total)}` : cases;
    return `${AID_NOUNS[noun]} è ${all}${limit === null ? '' : `, ma al massimo ${euroText(limit)}`}`;
  },
  belowShort: (min: number) => `la spesa è sotto il minimo di ${euroText(min)}`,
  aboveShort: (max: number) => `la spesa è oltre il massimo di ${euroText(max)}`,
  noRateOf: (names: readonly string[]) =>
    `Di ${listed(names.map((name) => `«${name}»`))} la scheda non dà una percentuale unica: la cifra non si può calcolare.`,
  givenBack: (where: string, percent: number, loan: number, unpaid: number) =>
    `${capital(where)} ${thePercent(percent)} del prestito non si restituisce: ${euroText(loan)} × ${percentText(percent)} = ${euroText(unpaid)}; da restituire ${euroText(loan)} − ${euroText(unpaid)} = ${euroText(loan - unpaid)}.`,
  allGivenBack: (where: string, percent: number) =>
    `${capital(where)} il prestito si restituisce tutto: la quota del ${percentText(percent)} che non si restituisce è solo per il Sud.`,
  limited: (limit: number) => `Però l’aiuto si ferma al massimo del bando: ${euroText(limit)}.`,
  spendMax: (max: number) => `Oltre ${euroText(max)} di spesa l’aiuto non cresce.`,
  below: (name: string, amount: number, min: number) =>
    `Con ${euroText(amount)} non basta: «${name}» chiede una spesa di almeno ${euroText(min)}. Sotto quella soglia la domanda non è ammessa.`,
  above: (name: string, amount: number, max: number) =>
    `${euroText(amount)} superano il massimo: «${name}» ammette progetti fino a ${euroText(max)}.`,
  atMost: (max: number) => `Con un progetto di ${euroText(max)}:`,
  shareOf: (percent: number, amount: number, euro: number) =>
    `Su ${euroText(amount)} ${thePercent(percent)} è ${euroText(euro)}.`,
  eachHead: (name: string, euro: number) => `«${name}» dà ${euroText(euro)} a testa.`,
  perHead: (euro: number, heads: number, total: number) => `${euroText(euro)} × ${heads} = ${euroText(total)}.`,
  byCall: (name: string, usual: string | null) =>
    `«${name}» raccoglie più avvisi, ognuno con le sue cifre: il conto si fa su quello che ti riguarda.${usual ? ` In generale la scheda indica: ${end(usual)}` : ''}`,
  fixedShort: (euro: number) => `${euroText(euro)} fissi`,
  fixed: (name: string, noun: AidNoun, euro: number) =>
    `Per «${name}» ${AID_NOUNS[noun]} è fisso: ${euroText(euro)}, qualunque sia la spesa ammessa.`,
  revenueLimit: (revenue: number, perMille: number, cap: number) =>
    `Però c’è un tetto sui ricavi: ${euroText(revenue)} × ${numberText(perMille)}‰ = ${euroText(cap)}. Per l’anno ci si ferma lì.`,
  noRate: (name: string) => `La scheda di «${name}» non dà una percentuale unica: la cifra non si può calcolare.`,
  voucher: ({ least, most, isWhole }: Voucher) =>
    `Per una spesa così c’è anche il voucher: fino a ${euroText(least)}${most > least ? `, ${euroText(most)} nei casi che il bando indica` : ''}${isWhole ? '; può coprire tutta la spesa' : ''}. In alternativa, con la percentuale:`,
  own: (spend: number, aid: number) =>
    `Resta a tuo carico: ${euroText(spend)} − ${euroText(aid)} = ${euroText(spend - aid)}, da soldi tuoi o da un prestito.`,
  plain: (amount: number, percent: number, euro: number) =>
    `${euroText(amount)} × ${percentText(percent)} = ${euroText(euro)}.`,
  plainLimit: (limit: number) => `Con un tetto di ${euroText(limit)} l’aiuto si ferma lì.`,
  increase: (now: number, before: number, more: number) =>
    `Conta solo l’aumento sull’anno prima: ${euroText(now)} − ${euroText(before)} = ${euroText(more)}.`,
  noIncrease: (name: string) => `Senza un aumento sull’anno prima «${name}» non dà nulla.`,
  askBefore: 'Conta solo l’aumento sull’anno prima: quanto avevi speso l’anno scorso? Scrivimi le due cifre.',
  shut: (fact: string) => `Attenzione: oggi ${fact}.`,
  askSpend: 'Quanto pensi di spendere? Scrivimi la cifra, anche «60mila», e faccio il conto.',
  origin: (isProject: boolean) =>
    isProject
      ? 'La spesa è quella del tuo progetto; la percentuale viene dal bando.'
      : 'La cifra è quella che hai scritto; la percentuale viene dal bando.',
  tax: (euro: number, percent: number, saved: number, rule: string) =>
    `Di imposte: ${euroText(euro)} × ${percentText(percent)} = ${euroText(saved)} in meno, se l’utile basta (${rule}).`,
  taxRange: (euro: number, min: number, max: number) =>
    `Di imposte: tra ${euroText((euro * min) / 100)} e ${euroText((euro * max) / 100)} in meno su ${euroText(euro)}, secondo l’aliquota (dal ${percentText(min)} al ${percentText(max)}).`,
  taxYears: 'Il risparmio arriva negli anni, con le quote di ammortamento.',
  monthly: (rates: readonly { euro: number; words: string }[]) =>
    `Fino a ${listed(
      rates.map(({ euro, words }, place) =>
        [euroText(euro), place === 0 ? 'al mese per persona' : '', monthlyCase(words)].filter(Boolean).join(' '),
      ),
    )}.`,
  monthlyTotal: (euro: number, months: number, people: number, total: number) =>
    `${euroText(euro)} × ${months} mesi${people > 1 ? ` × ${people} persone` : ''} = al massimo ${euroText(total)}.`,
  dependsOnContributions: 'È un tetto: l’esonero non supera i contributi dovuti.',
} as const;

/** One grant, by what was asked of it. */
export const TOLD = {
  procedure: (name: string, steps: readonly string[]) =>
    `Per «${name}» si procede così: ${steps.map((step, at) => `${at + 1}) ${lowered(step)}`).join('; ')}.`,
  portal: (portal: string) => `La domanda si invia da: ${end(portal)}`,
  access: (ways: readonly AccessWay[]) => `Si entra con ${listed(ways.map((way) => ACCESS[way]))}.`,
  signature: 'Serve la firma digitale.',
  payment: (name: string, text: string) => `Come paga «${name}»: ${end(lowered(text))}`,
  paymentUnknown: (name: string) => `La scheda di «${name}» non dice come e quando paga.`,
  decision: (text: string) => `Esito: ${end(lowered(text))}`,
  duties: (name: string, duties: readonly string[]) => `Obblighi di «${name}»: ${duties.map(lowered).join('; ')}.`,
  found: (name: string, texts: readonly string[]) => `«${name}»: ${texts.map(end).join(' ')}`,
  beside: (text: string) => `Nella scheda si legge anche: ${end(text)}`,
  besideAsked: (question: string, answer: string) => `La scheda risponde anche a «${question}»: ${end(answer)}`,
  doubt: (text: string) => `Le fonti lasciano aperto questo punto: ${end(text)}`,
  guessed: (name: string, texts: readonly string[]) =>
    `Non sono certo di aver capito. Nella scheda di «${name}» il punto più vicino è: ${texts.map(end).join(' ')}`,
  also: (texts: readonly string[]) => texts.map((text) => capital(end(text))).join(' '),
  notSaid: (name: string) =>
    `La scheda di «${name}» non risponde a questo. Lo trovi nel testo ufficiale: il link è nella scheda.`,
  openSince: (day: string) => `Le domande si sono aperte ${onDay(longDayText(day))}.`,
  opensAt: (day: string, time: string) => `Apre ${onDay(longDayText(day))} alle ore ${time.replace(/:00$/, '')}.`,
  closesAt: (day: string, time: string) => `Chiude ${onDay(longDayText(day))} alle ore ${time.replace(/:00$/, '')}.`,
  noHour: (name: string) => `La scheda di «${name}» non indica un’ora.`,
  noClosing: (name: string) => `«${name}» non indica una data di chiusura: resta aperto fino a esaurimento dei fondi.`,
  worksUnknown: (name: string) =>
    `La scheda di «${name}» non dice entro quando va finito il progetto: lo scrivono il testo ufficiale e il provvedimento di concessione.`,
  fundsUnknown: (name: string) => `La scheda di «${name}» non dice quanti fondi ci sono in tutto.`,
  insteadOf: (name: string) => `Al suo posto oggi c’è «${name}».`,
  similarOpen: (name: string) => `Sullo stesso tema oggi è aperto «${name}».`,
  costIn: (thing: string, costs: readonly string[]) =>
    `Sì, «${thing}» può rientrare: tra le spese ammesse ci sono ${listed(costs.map(lowered))}.`,
  costOut: (costs: readonly string[]) =>
    `No, dalla scheda non risulta: le spese che elenca sono ${listed(costs.map(lowered))}. L’elenco può essere un riassunto: prima di rinunciare guarda il testo ufficiale.`,
  costPart: (name: string, shared: readonly string[], rest: string) =>
    `In parte: «${name}» ammette ${listed(shared.map((cost) => `«${lowered(cost)}»`))}. Del resto («${rest}») la scheda non dice nulla: verifica sul bando ufficiale.`,
  onlyNew: (name: string, asked: string) => `No, usato no: «${name}» chiede ${lowered(asked)}.`,
  nearest: (text: string) => `Il punto più vicino della scheda: ${end(text)}`,
  supposing: (form: string) => `Con la forma giuridica «${form}»:`,
  silentOn: (name: string, thing: string) =>
    `La scheda di «${name}» non parla di «${thing}»: chiedilo all’ente prima di contarci.`,
  weighed: ({ told, limit, isWithin }: { told: string; limit: string; isWithin: boolean }) =>
    isWithin ? `Con ${told} sei dentro il limite (${limit}).` : `Con ${told} no: il limite è ${limit}.`,
  ageOut: (name: string, age: number, limits: string) =>
    `No: a ${age} anni non puoi chiedere «${name}». L’età ammessa è ${limits}.`,
  ageIn: (name: string, age: number, limits: string) =>
    `A ${age} anni l’età va bene per «${name}»: è ammessa ${limits}.`,
  hiredOut: (name: string, age: number, whom: string) =>
    `No: «${name}» è per chi assume ${whom}, e per una persona di ${age} anni non spetta.`,
  hiredIn: (name: string, age: number, whom: string) =>
    `A ${age} anni l’età va bene: «${name}» è per chi assume ${whom}.`,
  ageBetween: (min: number | null, max: number) =>
    `${min === null ? 'fino a' : `da ${min} a`} ${max} anni compiuti (${max + 1} non compiuti)`,
  alike: (others: readonly { name: string; when: string }[]) =>
    `Se intendevi ${listed(others.map(({ name, when }) => `«${name}» (${when})`))}, dimmelo.`,
  source: (texts: readonly string[]) => `Fonte: ${texts.join('; ')}.`,
  sourceDated: (title: string, date: string | null) => (date ? `${title} (${longDayText(date)})` : title),
  card: (entity: string, checkedOn: string) =>
    `scheda di ${entity}, controllata a ${longDayText(checkedOn.slice(0, 7))}`,
  forMe: (verdict: string) => verdict,
  orders: {
    vietati_prima: 'non ammette ordini, contratti o acconti prima della domanda',
    ammessi: 'ammette anche spese ordinate prima della domanda',
    ammessi_dal: 'ammette le spese solo da una certa data',
  },
} as const;

/** Units of work out of people. */
export const ulaText = (told: { full: number; part: number; percent: number; units: number }): string =>
  `${told.full} + ${told.part} × ${percentText(told.percent)} = ${numberText(told.units)} ULA, se lavorano tutto l’anno.`;

/** Who is no firm. */
export const PRIVATE_ASKED = {
  notFirms: (name: string, whom: string) => `«${name}» è per: ${end(whom)} Case private e condomìni non ci rientrano.`,
  elsewhere:
    'Su Bandolo ci sono misure per imprese, professionisti ed enti. Per la casa o il condominio guarda le detrazioni fiscali (Agenzia delle entrate, ENEA) e il Conto Termico dei privati (GSE).',
} as const;

export const COMPARED = {
  title: 'A confronto:',
  line: (name: string, facts: readonly string[]) =>
    `${name}: ${facts.map((fact) => fact.replace(/(?<![.;\s])[.;\s]+$/, '')).join('; ')}.`,
  best: (name: string, why: string) => `Per te guarderei prima «${name}»: ${why}.`,
  onlyOne: (name: string) => `Tra questi, con i tuoi dati, la strada aperta è «${name}».`,
  reasonVerdict: 'è quello che i dati della tua azienda escludono meno',
  reasonMoney: (figure: string) => `con la tua spesa vale ${figure}`,
  nothing: (name: string) => `«${name}»: la scheda non ne parla.`,
  closesFirst: (name: string, when: string) => `Prima «${name}»: ${when}.`,
  noneCloses: 'Nessuno di questi ha oggi una data di scadenza indicata.',
} as const;

export const CUMULATED = {
  no: (one: string, other: string) => `No, sulla stessa spesa no: «${one}» e «${other}» sono alternativi.`,
  yes: (one: string, other: string) =>
    `Sì, «${one}» e «${other}» si possono sommare, ma entro un limite: sulla stessa spesa non si supera l’intensità massima ammessa, e mai il 100% del costo.`,
  never: (one: string) => `No: sulla stessa spesa «${one}» non si somma ad altri aiuti.`,
  yesOne: (one: string) => `Sì, «${one}» si può sommare ad altri aiuti, entro l’intensità massima ammessa.`,
  yesAmong: (names: readonly string[]) =>
    `Sì, ma entro un limite: ${listed(names.map((name) => `«${name}»`))} si ${names.length === 1 ? 'può' : 'possono'} sommare ad altri aiuti; sulla stessa spesa non si supera l’intensità massima ammessa, e mai il 100% del costo.`,
  silent: (names: readonly string[]) =>
    `Di ${listed(names.map((name) => `«${name}»`))} la scheda non parla di cumulo: controllalo sul bando.`,
  unknown: (names: readonly string[]) =>
    `Le schede di ${listed(names.map((name) => `«${name}»`))} non vietano il cumulo, ma non lo confermano: vale la regola generale.`,
  quote: (name: string, text: string) => `«${name}»: ${end(text)}`,
  limit: (name: string, percent: number) =>
    `Con «${name}» la somma degli aiuti resta entro il ${percentText(percent)} della spesa (DM 7 agosto 2025, art. 27).`,
  apart:
    'Sì: su spese diverse e distinguibili, con fatture separate, il divieto e il limite di cumulo non si applicano. Ogni aiuto guarda i propri requisiti, e il de minimis si somma comunque.',
  different: 'Su spese diverse e distinguibili i due aiuti sono liberi.',
} as const;

/** A hiring that is not for good, or not for the whole day. */
export const CONTRACT = {
  says: (name: string, text: string) => `«${name}»: ${end(text)}`,
  lasting: (name: string, text: string) => `«${name}»: no, con un contratto a termine non spetta. Chiede: ${end(text)}`,
  silent: (name: string, contract: 'determinato' | 'part_time') =>
    `«${name}»: la scheda non dice se vale ${contract === 'part_time' ? 'per il part-time' : 'per i contratti a termine'}. Chiedilo all’ente prima di assumere.`,
} as const;

export const ROOM = {
  asOf: (day: string) => `Con la concessione ${onDay(longDayText(day))}:`,
  formula: (ceiling: number, used: number, left: number) =>
    used > ceiling
      ? `${euroText(used)} superano di ${euroText(used - ceiling)} il massimale di ${euroText(ceiling)}: oggi non resta spazio. Controlla importi e date nel Registro nazionale aiuti.`
      : `${euroText(ceiling)} − ${euroText(used)} = ${euroText(left)} ancora disponibili.`,
  withoutOthers: 'Se negli ultimi tre anni non hai avuto altri aiuti «de minimis»:',
  planned: (left: number, planned: number, after: number) =>
    `Con altri ${euroText(planned)}: ${euroText(left)} − ${euroText(planned)} = ${euroText(after)} che restano.`,
  over: (planned: number, left: number) =>
    `${euroText(planned)} superano lo spazio di ${euroText(left)}: chiedi un importo ridotto prima della concessione, altrimenti rischi la revoca di tutto.`,
  counted: (items: readonly string[]) => `Contano negli ultimi tre anni: ${items.join('; ')}.`,
  out: (items: readonly string[]) => `Non contano più: ${items.join('; ')}.`,
  item: (amount: number, when: string | null, isLinked: boolean) =>
    `${euroText(amount)}${when ? ` (${longDayText(when)})` : ''}${isLinked ? ' della società collegata' : ''}`,
  linked:
    'Gli aiuti della società controllata o collegata si sommano ai tuoi: per il de minimis siete un’impresa unica.',
  /** A year alone tells no day: the sum is free within it. */
  frees: (when: string, amount: number) =>
    /^\d{4}$/.test(when)
      ? `Nel corso ${ofDay(when)} si liberano ${euroText(amount)}.`
      : `${capital(fromDay(longDayText(when)))} si liberano ${euroText(amount)}.`,
  freesAtLatest: (when: string, amount: number) =>
    `${euroText(amount)} si liberano al più tardi ${fromDay(longDayText(when))}; prima, se l’aiuto è più vecchio. Dimmi mese e anno di ciascuno, per esempio «40mila a marzo 2024», e ti do le date.`,
  ceiling: {
    de_minimis: 'Il massimale generale è',
    de_minimis_agricolo: 'Per la produzione agricola primaria il massimale è',
    de_minimis_pesca: 'Per pesca e acquacoltura il massimale è',
    de_minimis_sieg: 'Per i servizi di interesse economico generale (SIEG) il massimale è',
  },
  ceilingIs: (lead: string, ceiling: number, years: number, act: string) =>
    `${lead} ${euroText(ceiling)} in ${years} anni, contati all’indietro dal giorno della concessione (${act}).`,
  apart: 'Non è de minimis, quindi non riempie il massimale.',
  fromLedger: (company: string) => `Dal registro degli aiuti di ${company}:`,
  unknown:
    'Non hai ancora registrato gli aiuti ricevuti. Dimmi importo e mese di ciascuno, per esempio «40mila a marzo 2024», e faccio il conto.',
  transport: (ceiling: number) =>
    `No, non c’è più: il vecchio limite di 100.000 € per l’autotrasporto era del Reg. (UE) 1407/2013. Oggi vale anche per gli autotrasportatori il massimale di ${euroText(ceiling)}.`,
} as const;

export const SIZE = {
  linked: (share: number, own: number, other: number) =>
    `Oltre il 50% è un’impresa collegata: si somma il 100% dei suoi dati. ${numberText(own)} + ${numberText(other)} = ${numberText(own + other)} addetti.`,
  linkedUnknown: (share: number) =>
    `Con il ${percentText(share)} (oltre il 50%) è un’impresa collegata: si somma il 100% dei suoi addetti, fatturato e bilancio.`,
  partner: (share: number, own: number, other: number) =>
    `Tra il 25% e il 50% è un’impresa associata: si aggiunge la sua quota. ${numberText(own)} + ${percentText(share)} di ${numberText(other)} = ${numberText(Math.round((own + (share * other) / 100) * 10) / 10)} addetti.`,
  partnerUnknown: (share: number) =>
    `Con il ${percentText(share)} (tra il 25% e il 50%) è un’impresa associata: dei suoi dati si aggiunge quella quota, pro rata.`,
  autonomous: (share: number) =>
    `Con il ${percentText(share)} resti un’impresa autonoma: sotto il 25% contano solo i tuoi dati.`,
  is: (size: string) => `Risultato: ${lowered(size)}.`,
  isLarge: 'Risultato: grande impresa, quindi non sei una PMI.',
  byStaff: (staff: number, before: string, limit: number, size: string, years: number) =>
    `No: con ${numberText(staff)} addetti superi il limite della ${lowered(before)}, che ne ha meno di ${numberText(limit)}: risulti ${lowered(size)}. La classe però cambia solo se lo superi per ${years} esercizi di fila: guarda anche l’anno prima.`,
  open: (sizes: readonly string[]) =>
    `Restano possibili ${listed(sizes.map(lowered))}: mi servono addetti, fatturato e totale di bilancio esatti.`,
  rule: 'Fonte: Racc. 2003/361/CE e DM 18 aprile 2005.',
  noGrant: (name: string) => `Per «${name}»:`,
} as const;

export const ORDERS = {
  from: (name: string, text: string) =>
    `Per «${name}» contano solo le spese dopo un passaggio preciso: ${end(text)} Quello che hai ordinato, fatturato o pagato prima non è ammesso.`,
  notYet: (name: string) =>
    `No, aspetta: per «${name}» la domanda va presentata prima di avviare l’investimento. Un ordine, un contratto o un preventivo firmato sono già avvio: se firmi prima, rischi di perdere l’aiuto.`,
  notYetOf:
    'Attenzione: prima la domanda, poi la firma. Negli aiuti in esenzione (GBER) un ordine, un contratto, un preventivo accettato o una caparra sono già avvio dei lavori, e l’aiuto si perde. Nei bandi de minimis dipende dalla decorrenza delle spese scritta nel bando.',
  done: 'Negli aiuti in esenzione (GBER) la domanda va presentata prima di avviare i lavori, e un contratto, un ordine, un preventivo accettato anche solo per mail o un acconto vale come avvio: l’intero progetto perde l’aiuto, non solo quella spesa, che non è più ammessa. Nei bandi de minimis dipende dalla decorrenza delle spese: cerca un bando che le ammetta anche prima.',
  doneFor: (name: string) =>
    `Purtroppo no: per «${name}» quella spesa non è ammessa, perché bisogna chiedere l’aiuto prima di impegnarsi o di pagare.`,
  deposit:
    'Anche la caparra o l’acconto conta come avvio: è un impegno che non si torna indietro, quindi non cambia nulla.',
  preparatory:
    'Sì: progetti, studi di fattibilità, perizie, permessi e richieste di preventivo non contano come avvio dei lavori. Puoi pagarli anche prima della domanda; se poi siano rimborsati lo dice il bando.',
  allowed: (name: string) =>
    `«${name}» non chiede la domanda prima dell’ordine: puoi ordinare, rispettando le date del bando.`,
  unknown: (name: string) =>
    `La scheda di «${name}» non dice da quando decorrono le spese: nel dubbio, presenta la domanda prima e firma dopo.`,
  when: (day: string) =>
    `Il primo giorno sicuro per firmare è quello dopo l’invio della domanda; il progetto parte ${fromDay(longDayText(day))}: manda la domanda prima.`,
  reversed:
    'Così sì: prima la domanda, poi la firma. Nell’ordine giusto il contratto o la caparra dopo l’invio non fanno perdere l’aiuto; tieni la ricevuta con data e ora dell’invio.',
  undone:
    'Annullare e rifare l’ordine non è una via sicura: conta il primo impegno che non si poteva sciogliere, e l’ente può dire che l’investimento era già avviato. Può reggere se il contratto si scioglie davvero, senza penali, caparra restituita e nessuna consegna, e il nuovo ordine è dopo la domanda: fattelo confermare per iscritto dall’ente prima.',
  dates: (signing: string, asking: string) =>
    `Firma ${onDay(longDayText(signing))}, domanda ${onDay(longDayText(asking))}: la firma viene prima, e per gli aiuti che chiedono la domanda prima dell’avvio la spesa si perde.`,
  datesRight: (signing: string, asking: string) =>
    `Domanda ${onDay(longDayText(asking))}, firma ${onDay(longDayText(signing))}: l’ordine è giusto, la domanda viene prima.`,
  rule: 'Fonte: Reg. (UE) 651/2014, art. 6 e art. 2, punto 23.',
} as const;

export const BOUNDS = {
  riservato:
    'Questo non posso farlo: vedo solo i dati del tuo account e non mostro né istruzioni interne né dati di altre persone o aziende. Posso aiutarti con bandi, requisiti, scadenze e domande.',
  frode:
    'No, non ti aiuto in questo. Fatture gonfiate, documenti o dichiarazioni false portano alla revoca di tutto l’aiuto, con restituzione e interessi, e sono un reato (indebita percezione di erogazioni pubbliche, art. 316-ter c.p.; truffa aggravata, art. 640-bis c.p.). I controlli ci sono, anche dopo il pagamento: dell’ente e della Guardia di finanza. Se la spesa vera è più bassa, vediamo insieme un bando adatto a quella.',
  tasse:
    'A non pagare il dovuto non ti aiuto: chi ha debiti fiscali o contributivi non in regola perde anche l’accesso ai bandi. Per pagare meno in modo lecito ci sono crediti d’imposta, iperammortamento e deduzioni: dimmi che cosa vuoi comprare o chi vuoi assumere e guardiamo quelli.',
  promessa:
    'Non posso prometterlo, e non può farlo nessuno: decide l’ente, secondo requisiti, punteggio e fondi. Posso dirti quali requisiti risultano soddisfatti e che cosa manca, così la domanda parte più solida.',
} as const;

export const CONSULTANTS = {
  taxCredit: (share: number) =>
    `Per un credito d’imposta il riferimento di mercato è ${thePercent(share)} del credito.`,
  scam: 'Attenzione, sono segnali d’allarme: nessuno può garantire un contributo, perché decide l’ente. Diffida di chi chiede denaro subito, prima di un bando preciso, promette esiti certi o spese retroattive. Chiedi nome del bando, preventivo scritto e referenze che si possano controllare; non pagare in anticipo.',
  fee: (tiers: string) =>
    `Ogni consulente ha la sua tariffa, oraria, fissa o in percentuale. Come riferimento di mercato, a successo: ${tiers}. Chiedi sempre un preventivo scritto, con la parte fissa, quella legata al risultato, quando si paga e che cosa succede se l’aiuto è revocato.`,
  success: (tiers: string, staff: number, revenue: string) =>
    `Pagare solo se si ottiene il contributo è diffuso. Il riferimento di mercato è ${tiers}: confronta con quello. Meglio un preventivo scritto con una piccola parte fissa e una a risultato: il solo «a successo» può contrastare con l’equo compenso per clienti con più di ${staff} addetti o oltre ${revenue} di ricavi (L. 49/2023).`,
  eligible:
    'Di regola no: il compenso per preparare la domanda non è una spesa ammissibile. Fanno eccezione pochi bandi, che lo scrivono tra le spese ammesse. Le consulenze tecniche del progetto invece possono esserlo.',
  find: (where: string) =>
    `I consulenti sono nell’elenco «Consulenti»: puoi filtrare per regione${where}, specializzazione e tariffa, leggere il profilo e le recensioni e mandare una richiesta. Nella richiesta indica il bando e il tuo progetto.`,
  questions:
    'Che cosa chiedere al consulente: 1) per quale bando, e perché è adatto alla tua azienda; 2) quante domande di quel tipo ha presentato, con che esito e con quali referenze; 3) quanto costa, la parte fissa e quella a risultato, e quando si paga; 4) che cosa paghi se la domanda è respinta o l’aiuto è revocato; 5) chi raccoglie i documenti, chi firma e chi invia; 6) se segue anche la rendicontazione e a quale prezzo; 7) un preventivo scritto.',
  choose:
    'Guarda i fatti, non le promesse: domande dello stesso tipo già presentate e con che esito, due referenze da chiamare, recensioni sul profilo, iscrizione a un albo o partita IVA verificabile, preventivo scritto con quando e quanto si paga, chi firma e chi rendiconta. Diffida di chi garantisce il contributo o vuole molto denaro prima.',
  ifLost: (tiers: string) =>
    `Dipende da che cosa hai firmato: con una parte fissa la paghi comunque, con il solo compenso a risultato no. Mettilo per iscritto prima: che cosa paghi se la domanda è respinta, se i fondi finiscono o se l’aiuto è revocato. Riferimento a successo: ${tiers}.`,
  role: 'Un consulente non è obbligatorio: per un bando a sportello semplice puoi fare da solo. Serve soprattutto con graduatoria, business plan e rendicontazione. Prima di un incontro prepara visura, ultimo bilancio e i requisiti già controllati.',
  roleFee: (tiers: string) =>
    `Per decidere confronta il suo costo con l’aiuto. Riferimento di mercato, a successo: ${tiers}.`,
  written:
    'Sì: il preventivo va dato per iscritto, con la misura del compenso e le voci di costo (art. 9 DL 1/2012). Fatti scrivere anche per quale bando, che cosa comprende, quando si paga e che cosa succede se la domanda è respinta o l’aiuto revocato.',
  cheap:
    'Sì: nell’elenco «Consulenti» c’è il filtro della tariffa oraria massima, e l’ordine «Prezzo più basso». Confronta però il preventivo intero: parte fissa, parte a risultato e che cosa comprende.',
  upFront:
    'Una piccola parte fissa per preparare la domanda può essere normale, se c’è un preventivo scritto che dice per quale bando, che cosa comprende e quando si paga. Il resto di solito si paga a tappe: metà alla concessione, il saldo quando l’aiuto arriva. Non è normale pagare tutto subito, per un contributo «garantito» o senza il nome di un bando.',
  above: (percent: number, share: number) =>
    `${capital(thePercent(percent))} è sopra il riferimento di mercato, che qui è ${thePercent(share)}: chiedi che cosa comprende e confronta altri preventivi.`,
  within: (percent: number, share: number) =>
    `${capital(thePercent(percent))} è in linea con il riferimento di mercato, che qui è ${thePercent(share)}.`,
} as const;

export const PAPER = {
  old: (day: string) =>
    `Di regola no: un documento di quella data valeva ${untilDay(longDayText(day))}, quindi ne serve uno nuovo.`,
  tooShort: (day: string) =>
    `Di regola no: un documento di quella data vale ${untilDay(longDayText(day))}, cioè scade prima della domanda.`,
  good: (day: string) => `Di regola sì: un documento di quella data vale ${untilDay(longDayText(day))}.`,
} as const;

export const UNKNOWN = {
  first: 'Su questo non ho una risposta sicura: mi occupo di bandi, requisiti, scadenze, regole degli aiuti e domande.',
  again: 'Anche qui non trovo un appiglio nei bandi. Proviamo da un’altra parte.',
  guess: 'Forse ti serve una di queste cose:',
  choices: [
    'cercare un bando («contributi per un macchinario a Bari»)',
    'sapere se puoi partecipare («possiamo avere la Nuova Sabatini?»)',
    'fare un conto («quanto mi danno su 60mila?»)',
    'capire una regola («cos’è il de minimis?»)',
  ],
} as const;
