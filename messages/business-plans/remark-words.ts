import { USUAL_DSCR, type Remark, type Trial } from '#domain/business-plans/remarks.ts';
import { capital } from '#domain/writing/phrases.ts';
import { inMonth, money, percent, times, wholeMoney } from './labels.ts';

/** What, then why. */
export function remarkWords(remark: Remark): { title: string; text: string } {
  switch (remark.code) {
    case 'cash_below_zero':
      return {
        title: `${capital(inMonth(remark.month))} la cassa va sotto zero di ${wholeMoney(-remark.amount)}.`,
        text: remark.paid
          ? `In quel mese si paga ${remark.paid.name} con l’IVA (${wholeMoney(remark.paid.amount)}) e i soldi non ci sono ancora.`
          : 'In quel mese escono più soldi di quelli che ci sono: serve un fido, un apporto o un incasso prima.',
      };
    case 'dscr_low':
      return {
        title: `Nel ${String(remark.year)} per ogni euro di rate entrano ${times(remark.dscr)} €.`,
        text: `Di solito la banca ne chiede almeno ${times(USUAL_DSCR)}.`,
      };
    case 'loss':
      return {
        title: `Il ${String(remark.year)} chiude in perdita di ${wholeMoney(remark.amount)}.`,
        text:
          remark.missing === null
            ? 'Ogni vendita costa più di quanto rende: prezzi o costi variabili vanno rivisti.'
            : `Mancano ${wholeMoney(remark.missing)} di ricavi per arrivare al pareggio.`,
      };
    case 'equity_negative':
      return {
        title: `A fine ${String(remark.year)} il patrimonio netto è negativo (${wholeMoney(remark.amount)}).`,
        text: 'Le perdite superano quanto hanno messo i soci: va scritto come si ricostituisce il capitale.',
      };
    case 'uses_not_covered':
      return {
        title: `Per gli investimenti mancano ${wholeMoney(remark.amount)}.`,
        text: 'Prestiti, contributi, mezzi propri e cassa iniziale non bastano a pagare tutto, IVA compresa.',
      };
    case 'steep_growth':
      return {
        title: `Nel ${String(remark.year)} i ricavi crescono del ${percent(remark.percent)}.`,
        text: 'È un salto: va spiegato da dove vengono i clienti in più.',
      };
    case 'fragile':
      return {
        title: `Con ricavi giù del ${percent(remark.percent)} le rate del ${String(remark.year)} non sono coperte.`,
        text: `Per ogni euro di rate entrerebbero ${times(remark.dscr)} €: meglio avere una riserva.`,
      };
    case 'slow_customers':
      return {
        title: `«${remark.name}»: i clienti pagano dopo ${String(remark.days)} giorni.`,
        text: 'L’attesa va finanziata: acconti o anticipo fatture la accorciano.',
      };
    case 'forfettario_limit':
      return {
        title: `Nel ${String(remark.year)} i ricavi superano ${wholeMoney(remark.limit)}.`,
        text: `Con ${wholeMoney(remark.revenue)} si esce dal regime forfettario: i conti vanno rifatti con il regime ordinario.`,
      };
  }
}

export const TRIAL_WORDS = {
  offer: (trial: Trial) =>
    trial.kind === 'loan_earlier'
      ? `Prova con il prestito ${inMonth(trial.month!)}`
      : `Prova con ${String(trial.instalments)} rate`,
  name: (trial: Trial) =>
    trial.kind === 'loan_earlier' ? `prestito ${inMonth(trial.month!)}` : `${String(trial.instalments)} rate`,
  gives: (trial: Trial) =>
    trial.kind === 'loan_earlier'
      ? `la cassa non scende sotto ${money(Math.round(trial.gives))}`
      : `per ogni euro di rate entrano ${times(trial.gives)} €`,
  trying: 'Stai provando',
  keep: 'Tieni questa prova',
  leave: 'Lascia stare',
} as const;
