import type { RuleVersion } from '#domain/rules/rule.ts';
import type { RuleId } from '#domain/rules/table.ts';
import type { Confidence } from '#domain/vocabulary.ts';
import { dayText } from '#domain/numbers/write-day.ts';
import { euroText, numberText, percentText } from '#domain/numbers/write-number.ts';
import { REQUIREMENT_RULE_TEXTS } from './requirement-rules.ts';
import { TAX_RULE_TEXTS } from './tax-rules.ts';

/** What each rule is called on screen, and what the reader has to know about it. */
export const RULE_TEXTS: Record<RuleId, { label: string; note: string | null }> = {
  ...TAX_RULE_TEXTS,
  ...REQUIREMENT_RULE_TEXTS,
  'pmi.micro.staff': { label: 'Microimpresa: meno di queste unità lavorative', note: null },
  'pmi.micro.turnover': {
    label: 'Microimpresa: fatturato massimo',
    note: 'Basta rispettare fatturato o totale di bilancio.',
  },
  'pmi.micro.balance': {
    label: 'Microimpresa: totale di bilancio massimo',
    note: 'Basta rispettare fatturato o totale di bilancio.',
  },
  'pmi.small.staff': { label: 'Piccola impresa: meno di queste unità lavorative', note: null },
  'pmi.small.turnover': {
    label: 'Piccola impresa: fatturato massimo',
    note: 'Basta rispettare fatturato o totale di bilancio.',
  },
  'pmi.small.balance': {
    label: 'Piccola impresa: totale di bilancio massimo',
    note: 'Basta rispettare fatturato o totale di bilancio.',
  },
  'pmi.medium.staff': { label: 'Media impresa: meno di queste unità lavorative', note: null },
  'pmi.medium.turnover': {
    label: 'Media impresa: fatturato massimo',
    note: 'Basta rispettare fatturato o totale di bilancio.',
  },
  'pmi.medium.balance': {
    label: 'Media impresa: totale di bilancio massimo',
    note: 'Basta rispettare fatturato o totale di bilancio.',
  },
  'pmi.partner.share': { label: 'Impresa associata: quota da cui si contano i dati in proporzione', note: null },
  'pmi.linked.share': {
    label: 'Impresa collegata: quota oltre la quale si contano tutti i dati',
    note: 'Conta anche il controllo senza maggioranza.',
  },
  'pmi.public.share': { label: 'Quota pubblica che esclude dalle PMI', note: 'Con eccezioni per alcuni investitori.' },
  'pmi.status_change.years': {
    label: 'Esercizi consecutivi per cambiare dimensione',
    note: 'Non vale in caso di acquisizione o fusione.',
  },
  'pmi.business_angel.investment': { label: 'Business angel: investimento massimo nella stessa impresa', note: null },
  'pmi.local_authority.budget': { label: 'Ente locale autonomo: bilancio annuale massimo', note: null },
  'pmi.local_authority.inhabitants': { label: 'Ente locale autonomo: abitanti massimi', note: null },
  'pmi.natural_person.turnover_share': {
    label: 'Legame tramite persone: quota di fatturato verso l’altra impresa',
    note: 'In alternativa alla stessa divisione ATECO.',
  },
  'de_minimis.general.ceiling': {
    label: 'Massimale de minimis generale',
    note: 'Per impresa unica e per Stato membro.',
  },
  'de_minimis.agriculture.ceiling': {
    label: 'Massimale de minimis agricolo',
    note: 'Produzione primaria di prodotti agricoli.',
  },
  'de_minimis.fishery.ceiling': {
    label: 'Massimale de minimis pesca e acquacoltura',
    note: 'Solo produzione primaria, nell’esercizio in corso e nei due precedenti. L’Italia ha il registro nazionale che lo consente.',
  },
  'de_minimis.fishery.ceiling_without_register': {
    label: 'Massimale de minimis pesca senza registro centrale',
    note: 'Da verificare sul bando.',
  },
  'de_minimis.sgei.ceiling': { label: 'Massimale de minimis per servizi di interesse economico generale', note: null },
  'de_minimis.window': {
    label: 'Periodo de minimis',
    note: 'Tre anni su base mobile, fino al giorno della nuova concessione. Fino al 2023 si contavano tre esercizi finanziari.',
  },
  'de_minimis.cumulation': {
    label: 'Cumulo tra regolamenti de minimis',
    note: 'Gli aiuti agricoli e della pesca contano anche nel massimale generale; quello dei servizi di interesse economico generale si conta a parte.',
  },
  'de_minimis.central_register': { label: 'Registro centrale obbligatorio', note: null },
  'de_minimis.central_register.agriculture': { label: 'Registro centrale obbligatorio, agricoltura', note: null },
  'exclusions.incentives_code': {
    label: 'Cause generali di esclusione dagli incentivi',
    note: 'L’elenco completo dell’articolo va letto sul testo ufficiale.',
  },
  'cat_nat.block.large': { label: 'Polizza catastrofale: blocco degli incentivi, grandi imprese', note: null },
  'cat_nat.block.medium': { label: 'Polizza catastrofale: blocco degli incentivi, medie imprese', note: null },
  'cat_nat.block.small': { label: 'Polizza catastrofale: blocco degli incentivi, piccole imprese', note: null },
  'cat_nat.block.micro': { label: 'Polizza catastrofale: blocco degli incentivi, microimprese', note: null },
  'cat_nat.block.hospitality': {
    label: 'Polizza catastrofale: micro e piccole imprese di ristorazione e ricettività',
    note: 'Termine prorogato: verifica eventuali modifiche successive.',
  },
  'cat_nat.block.fishery': {
    label: 'Polizza catastrofale: pesca e acquacoltura',
    note: 'Termine prorogato: verifica eventuali modifiche successive.',
  },
  'difficulty.capital_loss.share': {
    label: 'Impresa in difficoltà: quota di capitale persa',
    note: 'Perdite al netto delle riserve, oltre la metà del capitale con il sovrapprezzo.',
  },
  'difficulty.young_sme.years': {
    label: 'Impresa in difficoltà: PMI giovani escluse dal criterio sul capitale',
    note: null,
  },
  'difficulty.debt_to_equity': {
    label: 'Impresa in difficoltà: rapporto debiti su patrimonio netto',
    note: 'Solo per le grandi imprese, insieme alla copertura degli interessi.',
  },
  'difficulty.interest_cover': {
    label: 'Impresa in difficoltà: rapporto EBITDA su interessi',
    note: 'Solo per le grandi imprese, insieme al rapporto debiti su patrimonio.',
  },
  'difficulty.rescue_aid': { label: 'Impresa in difficoltà: aiuti per il salvataggio non restituiti', note: null },
  'difficulty.large.years': { label: 'Impresa in difficoltà: esercizi consecutivi per le grandi imprese', note: null },
  'antimafia.threshold': {
    label: 'Documentazione antimafia: soglia',
    note: 'Sotto la soglia non è richiesta. Per i terreni agricoli valgono soglie più basse.',
  },
  'deggendorf.commitment': { label: 'Aiuti illegali da restituire (impegno Deggendorf)', note: null },
  'sanctions.interdiction': { label: 'Sanzioni interdittive', note: null },
  'insolvency.exclusion': {
    label: 'Liquidazione e procedure concorsuali',
    note: 'Alcuni bandi ammettono il concordato con continuità.',
  },
  'durc.validity': { label: 'Validità del DURC', note: null },
  'visura.validity': {
    label: 'Validità abituale della visura',
    note: 'Il bando può chiedere un documento più recente.',
  },
  'legality_rating.validity': { label: 'Durata del rating di legalità', note: null },
  'gender_equality.validity': {
    label: 'Durata della certificazione della parità di genere',
    note: 'Con un controllo ogni anno.',
  },
  'gber.incentive_effect': {
    label: 'Effetto di incentivazione',
    note: 'La domanda va presentata prima dell’avvio dei lavori. Il regolamento scade a fine 2026: verifica quello che lo sostituisce.',
  },
  'farming.incentive_effect': { label: 'Effetto di incentivazione, aiuti agricoli in esenzione', note: null },
  'gber.cumulation': {
    label: 'Cumulo tra aiuti in esenzione',
    note: 'Sugli stessi costi fino all’intensità più alta applicabile.',
  },
  'cumulation.total': { label: 'Limite assoluto degli aiuti sugli stessi costi', note: null },
  'cumulation.incentives_code': { label: 'Cumulo nel Codice degli incentivi', note: 'Testo da verificare.' },
  'gber.maintenance.sme': { label: 'Mantenimento dell’investimento, PMI', note: 'Il bando può chiedere di più.' },
  'gber.maintenance.large': {
    label: 'Mantenimento dell’investimento, grandi imprese',
    note: 'Il bando può chiedere di più.',
  },
  'incentives_code.awards': { label: 'Premialità del Codice degli incentivi', note: null },
  'startup.age': {
    label: 'Startup innovativa: età massima',
    note: 'Dopo i primi tre anni la permanenza dipende da requisiti ulteriori; proroghe possibili.',
  },
  'startup.production_value': { label: 'Startup innovativa: valore della produzione massimo', note: null },
  'startup.research_share': {
    label: 'Startup innovativa: quota di ricerca e sviluppo',
    note: 'Uno dei requisiti alternativi.',
  },
  'innovative_sme.research_share': {
    label: 'PMI innovativa: quota di ricerca e sviluppo',
    note: 'Due requisiti su tre.',
  },
  'women_led.members_share': {
    label: 'Impresa femminile: quota di socie, società di persone e cooperative',
    note: 'Il bando può dare una definizione propria.',
  },
  'women_led.capital_share': {
    label: 'Impresa femminile: quote e organi, società di capitali',
    note: 'Due terzi. Il bando può dare una definizione propria.',
  },
  'youth_led.age': { label: 'Impresa giovanile: età massima', note: 'Il bando può dare una definizione propria.' },
  'youth_led.share': {
    label: 'Impresa giovanile: quota da superare',
    note: 'Il bando può dare una definizione propria.',
  },
  'transparency.threshold': {
    label: 'Trasparenza dei contributi pubblici: soglia',
    note: 'Da questa somma in su, incassata nell’anno.',
  },
  'transparency.fine_share': { label: 'Trasparenza dei contributi pubblici: sanzione', note: null },
  'transparency.fine_min': { label: 'Trasparenza dei contributi pubblici: sanzione minima', note: null },
  'transparency.repay_after': {
    label: 'Trasparenza dei contributi pubblici: giorni prima della restituzione integrale',
    note: null,
  },
  'transparency.day': {
    label: 'Trasparenza dei contributi pubblici: scadenza annuale',
    note: 'Per chi pubblica sul proprio sito.',
  },
  'ai_disclosure.from': {
    label: 'Informativa del professionista sull’uso di sistemi di intelligenza artificiale',
    note: null,
  },
  'fair_fee.client_staff': { label: 'Equo compenso: addetti del cliente', note: null },
  'fair_fee.client_revenue': { label: 'Equo compenso: ricavi del cliente', note: null },
  'written_quote.from': { label: 'Preventivo scritto del professionista', note: null },
  'dac7.sales': { label: 'DAC7: vendite di beni per l’esenzione', note: 'L’esenzione riguarda i beni, non i servizi.' },
  'dac7.amount': { label: 'DAC7: importo per l’esenzione', note: 'L’esenzione riguarda i beni, non i servizi.' },
  'gdpr.answer.months': { label: 'Termine per rispondere a una richiesta sui dati personali', note: null },
  'dac7.report_day': { label: 'DAC7: scadenza della comunicazione', note: null },
  'invoice.vat': { label: 'IVA ordinaria', note: 'Non si applica in regime forfettario.' },
  'invoice.pension_fund': { label: 'Contributo integrativo alla cassa', note: 'Varia secondo la cassa.' },
  'invoice.withholding': { label: 'Ritenuta d’acconto', note: null },
  'invoice.stamp': { label: 'Imposta di bollo', note: null },
  'invoice.stamp_threshold': { label: 'Imposta di bollo: soglia della fattura senza IVA', note: null },
  'tax.ires': { label: 'IRES', note: 'Il trattamento fiscale del contributo dipende dal tipo e dal bando.' },
  'tax.flat_rate.revenue': {
    label: 'Regime forfettario: ricavi o compensi massimi',
    note: 'Oltre questa soglia si esce dall’anno successivo.',
  },
  'tax.irap': { label: 'IRAP ordinaria', note: 'Le Regioni possono variarla.' },
  'fee.tier_low.up_to': {
    label: 'Compenso di mercato: prima fascia',
    note: 'Riferimento di mercato, non una tariffa.',
  },
  'fee.tier_low.share': {
    label: 'Compenso di mercato: quota nella prima fascia',
    note: 'Riferimento di mercato, non una tariffa.',
  },
  'fee.tier_mid.up_to': {
    label: 'Compenso di mercato: seconda fascia',
    note: 'Riferimento di mercato, non una tariffa.',
  },
  'fee.tier_mid.share': {
    label: 'Compenso di mercato: quota nella seconda fascia',
    note: 'Riferimento di mercato, non una tariffa.',
  },
  'fee.tier_high.share': {
    label: 'Compenso di mercato: quota oltre la seconda fascia',
    note: 'Riferimento di mercato, non una tariffa.',
  },
  'fee.tax_credit.share': {
    label: 'Compenso di mercato per crediti d’imposta',
    note: 'Riferimento di mercato, non una tariffa.',
  },
  'fee.start': { label: 'Compenso di mercato: quota di avvio', note: 'Riferimento di mercato, non una tariffa.' },
  'fee.at_award.share': {
    label: 'Compenso di mercato: parte dovuta alla concessione',
    note: 'Riferimento di mercato, non una tariffa.',
  },
  'conto_termico.cumulation.small': {
    label: 'Conto Termico 3.0: intensità massima con altri aiuti, micro e piccole',
    note: 'Non si somma a crediti d’imposta. Da verificare sul decreto.',
  },
  'conto_termico.cumulation.medium': {
    label: 'Conto Termico 3.0: intensità massima con altri aiuti, medie',
    note: 'Non si somma a crediti d’imposta. Da verificare sul decreto.',
  },
  'conto_termico.cumulation.large': {
    label: 'Conto Termico 3.0: intensità massima con altri aiuti, grandi',
    note: 'Non si somma a crediti d’imposta. Da verificare sul decreto.',
  },
  'estimate.months_to_payment.least': {
    label: 'Mesi fino al pagamento, caso rapido',
    note: 'Stima da sostituire con i tempi del bando.',
  },
  'estimate.months_to_payment.most': {
    label: 'Mesi fino al pagamento, caso lento',
    note: 'Stima da sostituire con i tempi del bando.',
  },
  'estimate.advance.least': { label: 'Anticipo minimo', note: 'Stima da sostituire con quanto prevede il bando.' },
  'estimate.advance.most': { label: 'Anticipo massimo', note: 'Stima da sostituire con quanto prevede il bando.' },
  'estimate.hours.least': { label: 'Ore interne, domanda semplice', note: 'Stima.' },
  'estimate.hours.most': { label: 'Ore interne, domanda complessa', note: 'Stima.' },
  'estimate.hour_cost': { label: 'Costo di un’ora interna', note: 'Stima.' },
  'estimate.bridge_rate.least': { label: 'Costo annuo del denaro anticipato, basso', note: 'Stima.' },
  'estimate.bridge_rate.most': { label: 'Costo annuo del denaro anticipato, alto', note: 'Stima.' },
};

export const CONFIDENCE_LABELS: Record<Confidence, string> = {
  high: 'Verificato',
  medium: 'Da una sola fonte',
  low: 'Da riverificare',
};

export const RULE_NOT_IN_FORCE = 'Regola non in vigore alla data indicata: è usata la versione più vicina.';

/** A value of the table as it is read: "300.000 €", "3 anni", "1/1/2026" with its zeros. */
export function ruleValueText({ value, unit }: Pick<RuleVersion, 'value' | 'unit'>): string {
  switch (unit) {
    case 'eur':
      return euroText(Number(value));
    case 'percent':
      return percentText(Number(value));
    case 'date':
    case 'month_day':
      return dayText(String(value));
    case 'ratio':
    case 'count':
    case 'people':
      return numberText(Number(value));
    case 'years':
      return value === 1 ? '1 anno' : `${numberText(Number(value))} anni`;
    case 'months':
      return value === 1 ? '1 mese' : `${numberText(Number(value))} mesi`;
    case 'days':
      return value === 1 ? '1 giorno' : `${numberText(Number(value))} giorni`;
  }
}
