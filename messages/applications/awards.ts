import type { AwardDuty, Awarded, DisclosureDuty } from '#domain/applications/award-duties.ts';
import { inDateLanguage } from '#domain/numbers/date-language.ts';
import { dayText } from '#domain/numbers/write-day.ts';
import { euroText } from '#domain/numbers/write-number.ts';
import { ruleAt } from '#domain/rules/rule-at.ts';

const of = (name: string | null): string => (name ? ` di ${name}` : '');
const because = (year: number): string => {
  const { act, article } = ruleAt('transparency.day', `${String(year)}-12-31`).source;
  return `${act}, ${article}`;
};

/** A duty in a line, for the calendar and the notifications. */
export const dutyTitle = (duty: AwardDuty): string =>
  duty.kind === 'rendicontazione'
    ? `Rendicontazione: ${duty.award.grantTitle}`
    : `Pubblica i contributi ricevuti nel ${String(duty.year)}`;

export const dutyDetail = (duty: AwardDuty): string =>
  duty.kind === 'rendicontazione'
    ? `Spese e documenti${of(duty.award.companyName)} entro la data dell’atto`
    : `${euroText(duty.total)}${of(duty.companyName)} · ${because(duty.year)}`;

const leftText = (days: number): string => (days === 0 ? 'oggi' : days === 1 ? 'domani' : `tra ${String(days)} giorni`);

export const dutyNotice = (duty: AwardDuty, daysLeft: number) => ({
  title: `${dutyTitle(duty)}: ${leftText(daysLeft)}`,
  text:
    duty.kind === 'rendicontazione'
      ? `${dutyDetail(duty)}: ${dayText(duty.day)}.`
      : `${euroText(duty.total)}${of(duty.companyName)}: entro il ${dayText(duty.day)} sul sito, oppure nella nota integrativa. ${because(duty.year)}.`,
});

const received = ({ agency, grantTitle, outcome }: Awarded): string =>
  [
    `- Soggetto erogante: ${agency}`,
    `somma: ${euroText(outcome?.amount ?? null)}`,
    outcome?.paidOn ? `data di incasso: ${dayText(outcome.paidOn)}` : 'data di incasso: da completare',
    `causale: ${[grantTitle, outcome?.act].filter(Boolean).join(', ')}`,
  ].join('; ');

/** Ready for the site or the notes to the accounts: Italian, whatever days the reader likes. */
export const disclosureText = (duty: DisclosureDuty): string => inDateLanguage('it', () => disclosureLines(duty));
const disclosureLines = ({ companyName, year, awards }: DisclosureDuty): string =>
  [
    `Informativa ai sensi dell’art. 1, commi 125 e seguenti, della legge 4 agosto 2017, n. 124.`,
    `Nell’anno ${String(year)}${companyName ? ` ${companyName}` : ''} ha ricevuto da pubbliche amministrazioni:`,
    ...awards.map(received),
  ].join('\n');

export const AWARD = {
  title: 'Dopo la concessione',
  dutyOn: (day: string) => `Entro il ${dayText(day)}`,
  disclosure: (duty: DisclosureDuty): string => {
    const end = `${String(duty.year)}-12-31`;
    const fine = ruleAt('transparency.fine_share', end);
    const least = ruleAt('transparency.fine_min', end);
    return `Sul sito, o nella nota integrativa del bilancio se la redigi. Chi non pubblica rischia una sanzione dell’${String(fine.value)}% (almeno ${euroText(least.value)}): ${fine.source.act}, ${fine.source.article}. Per gli aiuti già nel Registro nazionale basta dichiararlo.`;
  },
  unpaid: 'Conta l’anno dell’incasso: quando ricevi il denaro, registra la data nell’esito.',
  noReport: 'La data di rendicontazione è nell’atto di concessione: registrala nell’esito e te la ricordiamo.',
  cup: () => {
    const { source } = ruleAt('cup.invoices', '2026-01-01');
    return `Riporta il CUP dell’incentivo sulle fatture delle spese finanziate (${source.act}, ${source.article}).`;
  },
  copy: 'Copia il testo da pubblicare',
  copied: 'Testo copiato',
  copyFailed: 'Testo non copiato: selezionalo e copialo a mano.',
  text: 'Testo da pubblicare',
  edit: 'Modifica l’esito',
  seeLedger: 'Vedi il registro de minimis',
  inLedger: (amount: number) => `${euroText(amount)} contano nel registro de minimis dell’azienda.`,
} as const;
