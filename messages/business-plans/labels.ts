import type { PlanFinance } from '#domain/business-plans/answers/finance.ts';
import type { BalanceLine } from '#domain/business-plans/model/balance-sheet.ts';
import type { CashLine, IncomeLine } from '#domain/business-plans/model/ledger.ts';
import type { PlanPhase, PlanSection } from '#domain/business-plans/sections.ts';
import { monthNamed } from '#domain/numbers/months.ts';
import { euroText, fixedText, integerText, numberText } from '#domain/numbers/write-number.ts';

export const SECTION_TITLES: Record<PlanSection, string> = {
  executiveSummary: 'Sintesi',
  marketAnalysis: 'Analisi di mercato',
  targetMarket: 'Clienti',
  competitiveAdvantage: 'Vantaggio competitivo',
  businessModel: 'Modello di business',
  marketingStrategy: 'Vendite e comunicazione',
  operationalPlan: 'Piano operativo',
  managementTeam: 'Squadra',
  financialProjections: 'Proiezioni finanziarie',
  fundingRequest: 'Fabbisogno e coperture',
  riskAnalysis: 'Rischi',
  timeline: 'Tempi',
};

export const PHASE_TITLES: Record<PlanPhase, string> = {
  azienda: 'Azienda',
  mercato: 'Mercato e obiettivi',
  modello: 'Modello di business',
  squadra: 'Squadra e operatività',
  numeri: 'Proiezioni finanziarie',
  generazione: 'Generazione IA',
};

export const INCOME_LABELS: Record<IncomeLine, string> = {
  revenue: 'Ricavi',
  variableCosts: 'Costi variabili',
  fixedCosts: 'Costi fissi',
  staffCosts: 'Personale',
  ebitda: 'Margine operativo lordo (EBITDA)',
  depreciation: 'Ammortamenti',
  grantIncome: 'Contributi di competenza',
  ebit: 'Risultato operativo (EBIT)',
  loanInterest: 'Interessi sui finanziamenti',
  loanFees: 'Commissioni sui finanziamenti',
  overdraftInterest: 'Interessi sul fido',
  vatInterest: 'Interessi IVA trimestrale',
  interestGrants: 'Contributi in conto interessi',
  ebt: 'Risultato prima delle imposte',
  incomeTaxes: 'Imposte sul reddito',
  ownerContributions: 'Contributi INPS dei titolari',
  netProfit: 'Utile netto',
};

export const CASH_LABELS: Record<CashLine | 'net', string> = {
  customers: 'Incassi dai clienti',
  suppliers: 'Pagamenti ai fornitori',
  wages: 'Stipendi',
  socialContributions: 'Contributi previdenziali',
  vat: 'IVA versata',
  taxes: 'Imposte versate',
  ownerContributions: 'INPS dei titolari',
  taxCreditsUsed: 'Crediti d’imposta usati',
  operatingGrants: 'Contributi in esercizio e interessi',
  capitalGrants: 'Contributi in conto impianti',
  investments: 'Investimenti',
  loanDrawdowns: 'Finanziamenti ricevuti',
  loanPrincipal: 'Rimborso del capitale',
  loanInterest: 'Interessi pagati',
  loanFees: 'Commissioni pagate',
  overdraftInterest: 'Interessi sul fido',
  equity: 'Apporti dei soci',
  drawings: 'Prelievi dei titolari',
  net: 'Variazione della cassa',
};

export const BALANCE_LABELS: Record<BalanceLine, string> = {
  fixedAssets: 'Immobilizzazioni nette',
  inventory: 'Rimanenze',
  receivables: 'Crediti verso clienti',
  grantsReceivable: 'Crediti per contributi',
  vatCredit: 'Credito IVA',
  taxCredit: 'Crediti tributari',
  cash: 'Disponibilità liquide',
  overdraft: 'Fido bancario usato',
  payables: 'Debiti verso fornitori',
  vatPayable: 'Debito IVA',
  staffPayable: 'Debiti verso dipendenti',
  socialPayable: 'Debiti previdenziali',
  taxPayable: 'Debiti tributari',
  accruedInterest: 'Ratei di interessi',
  deferredGrants: 'Risconti di contributi',
  tfr: 'TFR',
  loans: 'Finanziamenti',
  equity: 'Patrimonio netto',
};

export const SCENARIO_LABELS: Record<string, string> = {
  'ricavi-5': 'Ricavi giù del 5%',
  'ricavi-10': 'Ricavi giù del 10%',
  'variabili+3': 'Costi variabili su del 3%',
  'fissi+5': 'Costi fissi su del 5%',
  'incassi+30gg': 'Incassi 30 giorni più tardi',
  'tassi+1': 'Tassi su di 1 punto',
};

export const FORM_LABELS: Record<NonNullable<PlanFinance['form']>, string> = {
  srl: 'Società di capitali o cooperativa',
  snc: 'Società di persone (snc, sas)',
  ditta: 'Ditta individuale o professionista',
  forfettario: 'Regime forfettario',
};

/** A true minus, and a space that never breaks before the sign of the euro. */
const minus = (text: string): string => text.replace(/^-/, '−');
export const money = (value: number | null): string => minus(euroText(value));
/** To the euro: where cents would be noise. */
export const wholeMoney = (value: number | null): string => (value === null ? '—' : `${minus(integerText(value))} €`);
export const amount = (value: number | null): string => minus(integerText(value));
export const times = (value: number | null): string => minus(fixedText(value, 2));
export const percent = (value: number | null): string => (value === null ? '—' : `${minus(numberText(value))}%`);

/** "2027-03" → "marzo 2027". */
export const monthText = (month: string): string => `${monthNamed(Number(month.slice(5)))} ${month.slice(0, 4)}`;
/** "a marzo 2027", "ad aprile 2027". */
export const inMonth = (month: string): string => {
  const told = monthText(month);
  return `${/^[a]/.test(told) ? 'ad' : 'a'} ${told}`;
};
