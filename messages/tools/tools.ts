import { dayText } from '#domain/numbers/write-day.ts';
import { euroText, numberText, percentText } from '#domain/numbers/write-number.ts';
import type { MeterField } from '#domain/companies/completeness.ts';
import type { TaxCodeProblem } from '#domain/companies/tax-code.ts';
import type { VatNumberProblem } from '#domain/companies/vat-number.ts';
import type { RowRole } from '#domain/tools/company-size/aggregation.ts';
import type { SizeResult } from '#domain/tools/company-size/company-size.ts';
import type { SizeDoubt } from '#domain/tools/company-size/size-doubts.ts';
import type { HolderKind } from '#domain/tools/company-size/size-input.ts';
import type { SizeReason } from '#domain/tools/company-size/size-reasons.ts';
import type { CumulationOutcome, CumulationReason } from '#domain/tools/cumulation/cumulation.ts';
import type { DeMinimisRegime, UndertakingRelation } from '#domain/tools/de-minimis/ledger.ts';
import type { PlannedAidResult } from '#domain/tools/de-minimis/planned-aid.ts';
import type { LedgerDoubt } from '#domain/tools/de-minimis/position.ts';
import type { RnaProblem } from '#domain/tools/de-minimis/rna-problems.ts';
import type { ExclusionCheck, ExclusionReason } from '#domain/tools/exclusions/exclusion-facts.ts';
import type { GuardReason, StepKind } from '#domain/tools/incentive-effect/incentive-effect.ts';
import type { AssumptionCode, AssumptionOrigin } from '#domain/tools/worth-it/worth-it-input.ts';
import type { WorthItResult } from '#domain/tools/worth-it/worth-it.ts';
import type { CompanySize, Outcome } from '#domain/vocabulary.ts';

/** Eight and eleven begin with a vowel: "dal 15/11/2026", but "dall’11/11/2026". */
export function withDay(word: 'il' | 'al' | 'dal' | 'Dal' | 'del', day: string): string {
  const isVowel = day.endsWith('-08') || day.endsWith('-11');
  const elided = { il: 'l’', al: 'all’', dal: 'dall’', Dal: 'Dall’', del: 'dell’' };
  return isVowel ? `${elided[word]}${dayText(day)}` : `${word} ${dayText(day)}`;
}

export const NOT_ADVICE = 'Informazione, non consulenza';
export const TOOLS_LIMITS =
  'Il risultato dipende dai dati che inserisci: prima di firmare una dichiarazione controllali con il tuo consulente.';

export const VAT_NUMBER_PROBLEMS: Record<VatNumberProblem, string> = {
  format: 'La partita IVA ha 11 cifre, con o senza IT davanti',
  checksum: 'Partita IVA non valida: controlla le cifre',
  zeros: 'Partita IVA non valida: controlla le cifre',
};
export const TAX_CODE_PROBLEMS: Record<TaxCodeProblem, string> = {
  format: 'Il codice fiscale ha 16 caratteri, o 11 cifre per le società',
  checksum: 'Codice fiscale non valido: controlla i caratteri',
  date: 'Codice fiscale non valido: la data di nascita non esiste',
};

export const METER_FIELDS: Record<MeterField, string> = {
  name: 'Nome dell’azienda',
  role: 'Il tuo ruolo',
  sector: 'Settore',
  taxIdentity: 'Partita IVA o codice fiscale',
  description: 'Descrizione',
  region: 'Regione',
  province: 'Provincia',
  city: 'Comune',
  legalForm: 'Forma giuridica',
  employees: 'Dipendenti (ULA)',
  revenue: 'Fatturato',
  balance: 'Totale di bilancio',
  founding: 'Data di costituzione',
  ateco: 'Codice ATECO',
  womenLed: 'Impresa femminile',
  youthLed: 'Impresa giovanile',
  group: 'Imprese collegate o associate',
  address: 'Indirizzo',
  pec: 'PEC',
};

export const SIZE_LABELS: Record<CompanySize, string> = {
  micro: 'Microimpresa',
  small: 'Piccola impresa',
  medium: 'Media impresa',
  large: 'Grande impresa',
};
export const SIZE_UNDECIDED = 'Da verificare';
export const SIZE_TOOL = {
  title: 'Dimensione PMI',
  intro: 'Scopri se la tua impresa è micro, piccola, media o grande, contando anche le imprese associate e collegate.',
  source: 'Racc. 2003/361/CE e DM 18 aprile 2005',
  limits:
    'Se esistono bilanci consolidati si usano quelli. I legami complessi (patti, pegni, trust) vanno valutati da un professionista.',
} as const;
export const STANDING_LABELS: Record<NonNullable<SizeResult['standing']>, string> = {
  autonomous: 'Impresa autonoma',
  partner: 'Impresa associata',
  linked: 'Impresa collegata',
};
export const ROW_ROLE_LABELS: Record<RowRole, string> = {
  self: 'Impresa richiedente',
  linked: 'Collegata',
  partner: 'Associata',
  partner_linked: 'Collegata all’associata',
};
export const HOLDER_KIND_LABELS: Record<HolderKind, string> = {
  firm: 'Impresa',
  person: 'Persona fisica o gruppo di persone',
  public_body: 'Ente pubblico',
  local_authority: 'Ente locale',
  public_investment_company: 'Società pubblica di partecipazione',
  venture_capital: 'Società di capitale di rischio',
  business_angel: 'Business angel',
  university: 'Università',
  research_centre: 'Centro di ricerca senza scopo di lucro',
  institutional_investor: 'Investitore istituzionale o fondo di sviluppo regionale',
};

export function sizeReasonText(reason: SizeReason): string {
  switch (reason.code) {
    case 'public_ownership':
      return `Il ${percentText(reason.share)} del capitale o dei voti è in mano pubblica: dal ${percentText(reason.limit)} l’impresa non è una PMI.`;
    case 'staff':
      return reason.below === null
        ? `Nel ${reason.year} le ULA sono ${numberText(reason.staff)}.`
        : `Nel ${reason.year} le ULA sono ${numberText(reason.staff)}, meno di ${numberText(reason.below)}.`;
    case 'financial': {
      const name = reason.by === 'turnover' ? 'il fatturato' : 'il totale di bilancio';
      return reason.limit === null
        ? `Nel ${reason.year} ${name} è ${euroText(reason.amount)}.`
        : `Nel ${reason.year} ${name} è ${euroText(reason.amount)}, entro ${euroText(reason.limit)}.`;
    }
    case 'above':
      return reason.by === 'staff'
        ? `Supera la ${SIZE_LABELS[reason.size].toLowerCase()}: le ULA non sono meno di ${numberText(reason.limit)}.`
        : `Supera la ${SIZE_LABELS[reason.size].toLowerCase()}: fatturato e totale di bilancio sono oltre entrambi i limiti.`;
    case 'linked':
      return `${reason.name} è collegata: i suoi dati contano per intero.`;
    case 'partner':
      return `${reason.name} è associata: i suoi dati contano per il ${percentText(reason.share)}.`;
    case 'excepted_investor':
      return `${reason.name} ha il ${percentText(reason.share)}, ma è un investitore che non toglie l’autonomia.`;
    case 'two_year_rule_holds':
      return `I dati del ${reason.year} sono da ${SIZE_LABELS[reason.latest].toLowerCase()}, ma la dimensione cambia solo dopo due esercizi consecutivi: resta ${SIZE_LABELS[reason.kept].toLowerCase()}.`;
    case 'structural_change':
      return 'C’è stata una fusione o un’acquisizione: conta subito l’ultimo esercizio.';
    case 'first_accounts':
      return 'È il primo esercizio dell’impresa: non serve attendere il secondo.';
  }
}

export function sizeDoubtText(doubt: SizeDoubt): string {
  switch (doubt.code) {
    case 'unanswered':
      return doubt.question === 'group'
        ? 'Non sappiamo se altre imprese sono legate alla tua: dal 25% in su i loro dati si sommano ai tuoi.'
        : 'Non sappiamo se enti pubblici o investitori hanno una quota: dal 25% in mano pubblica non è una PMI.';
    case 'no_accounts':
      return 'Mancano i dati di almeno un esercizio.';
    case 'missing_figures':
      return `Mancano dati di ${doubt.name} per il ${doubt.year}.`;
    case 'older_accounts':
      return `Per ${doubt.name} sono usati i dati del ${doubt.used} al posto del ${doubt.asked}.`;
    case 'estimate':
      return `I dati ${doubt.year} di ${doubt.name} sono una stima in buona fede.`;
    case 'person_link':
      return `${doubt.person} controlla ${doubt.firms[0]} e ${doubt.firms[1]}: indica la divisione ATECO e il fatturato tra le due per sapere se sono collegate.`;
    case 'investor':
      return `Per ${doubt.name} manca un dato che decide se resta un investitore ammesso.`;
    case 'public_above':
      return `${doubt.name} ha soci pubblici che non la controllano: verifica se il controllo pubblico è indiretto.`;
    case 'one_year':
      return 'Hai inserito un solo esercizio: la regola dei due anni non è verificata.';
    case 'earlier_years':
      return 'Gli esercizi inseriti non concordano: aggiungi un anno precedente o la dimensione che avevi prima.';
  }
}

export const DE_MINIMIS_TOOL = {
  title: 'Registro de minimis',
  intro: 'Segna gli aiuti ricevuti e scopri quanto spazio resta, e quando se ne libera.',
  source: 'Reg. (UE) 2023/2831',
  limits:
    'È una stima: il Registro nazionale può essere incompleto, e gli aiuti agricoli e della pesca possono stare in altri registri. Contano la data di concessione e l’equivalente sovvenzione lordo.',
  calendarNote: 'Alcuni bandi chiedono ancora l’anno in corso e i due precedenti.',
  registerLink: 'Cerca i tuoi aiuti su RNA Trasparenza',
} as const;
export const DE_MINIMIS_REGIME_LABELS: Record<DeMinimisRegime, string> = {
  de_minimis: 'De minimis generale',
  de_minimis_agricolo: 'De minimis agricolo',
  de_minimis_pesca: 'De minimis pesca e acquacoltura',
  de_minimis_sieg: 'De minimis per servizi di interesse economico generale',
};
export const UNDERTAKING_RELATION_LABELS: Record<UndertakingRelation, string> = {
  self: 'La tua impresa',
  linked: 'Collegata: fa parte dell’impresa unica',
  acquired: 'Acquisita o incorporata: porta i suoi aiuti',
  doubtful: 'Legame solo tramite persone: da verificare',
  outside: 'Fuori dall’impresa unica',
};
export function ledgerDoubtText(doubt: LedgerDoubt): string {
  switch (doubt.code) {
    case 'doubtful_firm':
      return `${doubt.name} è legata solo tramite persone fisiche: chiedi all’ente se fa parte dell’impresa unica. Qui è contata per prudenza.`;
    case 'rule_low_confidence':
      return `Il massimale «${DE_MINIMIS_REGIME_LABELS[doubt.regime]}» è da riverificare sul bando.`;
    case 'rule_not_in_force':
      return `Alla data scelta il regolamento «${DE_MINIMIS_REGIME_LABELS[doubt.regime]}» non è in vigore: è usato il massimale più vicino.`;
    case 'future_entry':
      return 'Un aiuto ha una data futura: non conta ancora.';
    case 'register_may_be_incomplete':
      return 'Aggiungi gli aiuti che il Registro nazionale non mostra ancora.';
  }
}
export function plannedAidText(result: PlannedAidResult): string {
  switch (result.outcome) {
    case 'fits':
      return `L’aiuto entra nel massimale: dopo resterebbero ${euroText(result.leftAfter)}.`;
    case 'depends':
      return `L’aiuto entra solo se le imprese da verificare restano fuori. Per prudenza chiedi al massimo ${euroText(result.maximum)}.`;
    case 'over':
      return result.fitsOn === null
        ? `L’aiuto supera il massimale di ${euroText(result.excess)}. Chiedi al massimo ${euroText(result.maximum)} prima della concessione: un aiuto oltre soglia può essere revocato per intero.`
        : `L’aiuto supera il massimale di ${euroText(result.excess)}. Chiedi al massimo ${euroText(result.maximum)}, oppure attendi ${withDay('il', result.fitsOn)}: un aiuto oltre soglia può essere revocato per intero.`;
  }
}
export const RNA_IMPORT = {
  title: 'Importa un estratto del Registro nazionale aiuti',
  none: 'Nessun aiuto de minimis trovato per questo codice fiscale',
  skipped: (count: number) =>
    count === 1
      ? 'Un aiuto non è stato letto: aggiungilo a mano'
      : `${count} aiuti non sono stati letti: aggiungili a mano`,
} as const;
export const RNA_PROBLEM_TEXTS: Record<RnaProblem, string> = {
  too_large: 'Il file è troppo grande',
  too_many: 'Il file contiene troppi aiuti per questo codice fiscale',
  too_deep: 'Il file non è un estratto valido del Registro nazionale aiuti',
  unsafe: 'Il file contiene definizioni non ammesse',
  not_xml: 'Il file non è un documento XML valido',
  not_rna: 'Il file non è un estratto del Registro nazionale aiuti',
};

export const OUTCOME_LABELS: Record<Outcome, string> = {
  soddisfatto: 'Soddisfatto',
  non_soddisfatto: 'Non soddisfatto',
  da_verificare: 'Da verificare',
};

export const EXCLUSIONS_TOOL = {
  title: 'Requisiti generali',
  intro: 'Le cause che escludono da quasi tutti gli incentivi, prima ancora di guardare il singolo bando.',
  source: 'D.Lgs. 184/2025 (Codice degli incentivi), art. 9, e norme collegate',
  limits:
    'Non sostituisce la lettura del bando, che può aggiungere requisiti. La polizza è ricontrollata al pagamento.',
} as const;
export const EXCLUSION_CHECK_LABELS: Record<ExclusionCheck, string> = {
  durc: 'DURC regolare',
  cat_nat: 'Polizza contro le catastrofi naturali',
  difficulty_capital: 'Impresa in difficoltà: perdita del capitale',
  difficulty_ratios: 'Impresa in difficoltà: debiti e interessi',
  rescue_aid: 'Aiuti per il salvataggio non restituiti',
  liquidation: 'Liquidazione volontaria',
  insolvency: 'Procedure concorsuali',
  deggendorf: 'Aiuti illegali da restituire (Deggendorf)',
  interdiction: 'Sanzioni interdittive',
  antimafia: 'Documentazione antimafia',
  disabled_hiring: 'Collocamento delle persone con disabilità',
  labour_contracts: 'Contratti collettivi di lavoro (CCNL)',
  relocation: 'Attività trasferite altrove (delocalizzazione)',
};
export function exclusionReasonText(reason: ExclusionReason): string {
  switch (reason.code) {
    case 'declared_clear':
      return 'Hai dichiarato di essere in regola.';
    case 'declared_obstacle':
      return 'Hai dichiarato una situazione che esclude dagli incentivi.';
    case 'not_declared':
      return 'Non hai ancora risposto.';
    case 'durc_expired':
      return `Il DURC è scaduto ${withDay('il', reason.expiredOn)}: richiedine uno nuovo.`;
    case 'cat_nat_has_policy':
      return 'La polizza c’è: conservala, sarà ricontrollata al pagamento.';
    case 'cat_nat_farm_exempt':
      return 'Le imprese agricole non sono soggette all’obbligo.';
    case 'cat_nat_not_registered':
      return 'Chi non è iscritto al Registro delle imprese non è soggetto all’obbligo.';
    case 'cat_nat_maybe_exempt':
      return 'La polizza non c’è: verifica se la tua impresa è soggetta all’obbligo.';
    case 'cat_nat_not_yet':
      return `L’obbligo incide sugli incentivi ${withDay('dal', reason.from)}.`;
    case 'cat_nat_required':
      return `${withDay('Dal', reason.from)} senza polizza non si accede agli incentivi.`;
    case 'cat_nat_ask_policy':
      return `${withDay('Dal', reason.from)} serve la polizza: indica se l’hai.`;
    case 'cat_nat_ask_size':
      return `L’obbligo parte tra ${withDay('il', reason.from)} e ${withDay('il', reason.to)} secondo la dimensione: indicala.`;
    case 'capital_intact':
      return `Il capitale perso è il ${percentText(reason.lostPercent)}: non supera il ${percentText(reason.limit)}.`;
    case 'capital_lost':
      return `Il capitale perso è il ${percentText(reason.lostPercent)}: oltre il ${percentText(reason.limit)} l’impresa è in difficoltà. Una ricapitalizzazione cambierebbe l’esito.`;
    case 'capital_lost_maybe':
      return `Il patrimonio è sceso del ${percentText(reason.lostPercent)} (limite ${percentText(reason.limit)}): per questa forma giuridica chiedi una verifica.`;
    case 'capital_young_sme':
      return `Le PMI costituite da meno di ${reason.years} anni non rientrano in questo criterio.`;
    case 'capital_not_applicable':
      return 'Questa forma giuridica non ha un capitale da confrontare.';
    case 'capital_ask':
      return 'Indica capitale sociale (con il sovrapprezzo) e patrimonio netto.';
    case 'capital_ask_form':
      return 'Indica la forma giuridica.';
    case 'capital_ask_age':
      return 'Indica data di costituzione e dimensione: le PMI giovani sono escluse dal criterio.';
    case 'ratios_sme':
      return 'Il criterio riguarda solo le grandi imprese.';
    case 'ratios_ask_size':
      return 'Indica la dimensione: il criterio riguarda solo le grandi imprese.';
    case 'ratios_ask':
      return 'Indica debiti, patrimonio netto, EBITDA e interessi degli ultimi due esercizi.';
    case 'ratios_healthy':
      return 'I rapporti non sono oltre i limiti per due esercizi di seguito.';
    case 'ratios_bad':
      return `Debiti su patrimonio ${numberText(reason.debtToEquity)} ed EBITDA su interessi ${numberText(reason.interestCover)}, oltre i limiti per due esercizi.`;
    case 'antimafia_below':
      return `Fino a ${euroText(reason.threshold)} la documentazione non è richiesta.`;
    case 'antimafia_above_farm':
      return `Per i terreni agricoli, con questi fondi, oltre ${euroText(reason.threshold)} serve l’informazione antimafia: prepara i dati di soci e familiari conviventi.`;
    case 'antimafia_ask_farm':
      return `Fino a ${euroText(reason.above)} la documentazione non è richiesta, ma per chi ha terreni agricoli la soglia può scendere a ${euroText(reason.threshold)}: indica se sei un’impresa agricola.`;
    case 'antimafia_ask_funds':
      return `Per chi ha terreni agricoli la soglia dipende dai fondi: può scendere a ${euroText(reason.threshold)}. Indica da dove vengono.`;
    case 'insolvency_ask_kind':
      return 'Indica se è un concordato in continuità: alcuni bandi lo ammettono.';
    case 'insolvency_continuity':
      return 'Il concordato in continuità non esclude sempre: leggi il bando e chiedi conferma all’ente.';
    case 'disabled_hiring_small':
      return `Con meno di ${numberText(reason.below)} dipendenti non c’è l’obbligo.`;
    case 'antimafia_above':
      return `Oltre ${euroText(reason.threshold)} l’ente chiede la documentazione antimafia: prepara i dati di soci e familiari conviventi.`;
  }
}

export const GUARD_TOOL = {
  title: 'Non firmare ancora',
  intro: 'Un ordine firmato prima della domanda può far perdere l’aiuto. Controlla le date prima di impegnarti.',
  source: 'Reg. (UE) 651/2014 (GBER), art. 6',
  limits: 'I bandi de minimis possono avere regole proprie: leggi la decorrenza delle spese.',
} as const;
export const STEP_KIND_LABELS: Record<StepKind, string> = {
  order: 'Ordine',
  accepted_quote: 'Preventivo accettato',
  deposit: 'Acconto o caparra',
  contract: 'Contratto',
  construction: 'Inizio dei lavori edili',
  design: 'Progettazione',
  permit: 'Permessi e autorizzazioni',
  feasibility_study: 'Studio di fattibilità',
  land: 'Acquisto di terreni',
  quote_request: 'Richiesta di preventivi',
};
export function guardReasonText(reason: GuardReason): string {
  switch (reason.code) {
    case 'preparatory':
      return 'Attività preparatoria: non conta come avvio dei lavori.';
    case 'no_step_date':
      return 'Indica la data prevista.';
    case 'no_application_date':
      return 'Non firmare ancora: manca la data della domanda.';
    case 'regime_unknown':
      return 'Non firmare ancora: il regime di aiuto del bando non è noto.';
    case 'no_expenses_start':
      return 'Leggi nel bando da quando decorrono le spese ammissibili.';
    case 'before_application':
      return `Non firmare ancora: l’impegno è precedente alla domanda ${withDay('del', reason.applicationOn)} e farebbe perdere l’aiuto all’intero progetto, salvo aiuti all’avvio d’impresa o al capitale di rischio.`;
    case 'same_day':
      return `L’impegno è nello stesso giorno della domanda (${dayText(reason.applicationOn)}): fai in modo che la domanda risulti inviata prima.`;
    case 'after_application':
      return `L’impegno è successivo alla domanda ${withDay('del', reason.applicationOn)}.`;
    case 'startup_finance':
      return `L’impegno è precedente alla domanda ${withDay('del', reason.applicationOn)}: per gli aiuti all’avvio e al capitale di rischio la domanda prima dei lavori non è sempre richiesta. Leggi nel bando da quando decorrono le spese.`;
    case 'notified':
      return `L’impegno è precedente alla domanda ${withDay('del', reason.applicationOn)}: verifica nel regime notificato se è ammesso.`;
    case 'before_expenses':
      return `La spesa è precedente ${withDay('al', reason.expensesFrom)} e non sarebbe ammessa.`;
    case 'within_expenses':
      return `La spesa decorre ${withDay('dal', reason.expensesFrom)} in poi: è ammessa.`;
  }
}

export const CUMULATION_TOOL = {
  title: 'Cumulo degli aiuti',
  intro: 'Voce di spesa per voce di spesa, quanto puoi ancora ottenere.',
  source: 'Reg. (UE) 651/2014, art. 8, e Reg. (UE) 2023/2831, art. 5',
  limits: 'Costi diversi e individuabili si cumulano liberamente. Ogni bando può vietare il cumulo: leggi la clausola.',
} as const;
export const CUMULATION_OUTCOME_LABELS: Record<CumulationOutcome, string> = {
  ok: 'Cumulabile',
  oltre_soglia: 'Oltre soglia',
  da_verificare: 'Da verificare',
};
export function cumulationReasonText(reason: CumulationReason): string {
  switch (reason.code) {
    case 'within':
      return `Entro il limite del ${percentText(reason.limit)}.`;
    case 'over_limit':
      return `Supera di ${euroText(reason.excess)} il limite del ${percentText(reason.limit)}.`;
    case 'over_cost':
      return `Supera il costo della voce di ${euroText(reason.excess)}.`;
    case 'forbidden':
      return `${reason.name} non è cumulabile con altri aiuti.`;
    case 'amount_unknown':
      return `Indica l’importo di ${reason.name}.`;
    case 'regime_unknown':
      return `Il regime di aiuto di ${reason.name} non è noto.`;
    case 'intensity_unknown':
      return `Indica l’intensità massima ammessa per ${reason.name}.`;
    case 'clause_unknown':
      return `Leggi la clausola di cumulo di ${reason.name}.`;
    case 'not_with_tax_credit':
      return `${reason.name} non si somma a crediti d’imposta.`;
    case 'measure_rule':
      return `${reason.name} ha un limite proprio del ${percentText(reason.limit)}: verifica sul decreto.`;
    case 'single_aid':
      return 'Nessun altro aiuto sulla stessa voce.';
    case 'no_aid':
      return 'Nessun aiuto su questa voce.';
  }
}

export const WORTH_IT_TOOL = {
  title: 'Vale la pena?',
  intro:
    'Quanto potresti ottenere, quanto devi anticipare e per quanto tempo: tutto come intervallo, con ogni ipotesi in vista.',
  source: 'Dati del bando, regole citate e stime dichiarate',
  limits:
    'È una stima. La tassazione del contributo e i tempi di pagamento vanno verificati con il commercialista e sul bando.',
} as const;
export const WORTH_IT_VERDICTS: Record<WorthItResult['verdict'], string> = {
  conviene: 'Conviene',
  dipende: 'Dipende',
  non_conviene: 'Non conviene',
};
export const WORTH_IT_LIMITS: Record<WorthItResult['limitedBy'], string> = {
  spend: 'Limitato dalla spesa e dall’intensità',
  grant_cap: 'Limitato dal massimale del bando',
  de_minimis: 'Limitato dal residuo de minimis',
};
export const ASSUMPTION_LABELS: Record<AssumptionCode, string> = {
  spend: 'Spesa prevista',
  intensity: 'Parte della spesa coperta',
  grant_cap: 'Contributo massimo del bando',
  de_minimis_room: 'Spazio de minimis che resta',
  advance: 'Anticipo',
  months_to_payment: 'Mesi fino al pagamento',
  hours: 'Ore di lavoro interno',
  hour_cost: 'Costo di un’ora interna',
  bridge_rate: 'Costo annuo del denaro anticipato',
  tax_ires: 'Imposta sul contributo: IRES e IRAP',
  tax_irpef: 'Imposta sul contributo: IRPEF, secondo lo scaglione',
  tax_irpef_irap: 'Imposta sul contributo: IRPEF dei soci e IRAP',
  tax_forfettario: 'Imposta sul contributo: sostitutiva del forfettario',
  tax_agrarian: 'Imposta sul contributo: nessuna sul reddito agrario',
  tax_reduced: 'Imposta sul contributo: IRES e IRAP, con le esenzioni della forma',
  tax_unknown: 'Imposta sul contributo: forma giuridica non indicata',
  fee_quote: 'Compenso a successo del preventivo',
  fee_market: 'Compenso di mercato',
  fee_none: 'Nessun consulente',
  chance: 'Probabilità di finanziamento',
};
export const ASSUMPTION_ORIGINS: Record<AssumptionOrigin, string> = {
  user: 'Indicato da te',
  rule: 'Da regola o riferimento',
  estimate: 'Stima di Bandolo',
};

/** The printable declaration of size. */
export const SIZE_DECLARATION = {
  title: 'Dichiarazione sulla dimensione di impresa',
  subtitle: 'Prospetto di calcolo ai sensi della Racc. 2003/361/CE e del DM 18 aprile 2005',
  company: 'Impresa',
  taxCode: 'Codice fiscale',
  vatNumber: 'Partita IVA',
  seat: 'Sede legale',
  date: 'Data di riferimento',
  outcome: 'Esito',
  group: (linked: number, partners: number) =>
    `La tabella elenca le imprese del gruppo: ${linked} collegate e ${partners} associate.`,
  soFar: (size: string, isGroup: boolean) =>
    `${isGroup ? 'Contando l’impresa e quelle indicate' : 'Contando solo l’impresa'}: ${size}.`,
  possible: (sizes: string) => `Dimensioni possibili con i dati inseriti: ${sizes}`,
  why: 'Perché',
  table: (year: number) => `Aggregazione dei dati, esercizio ${year}`,
  columns: ['Impresa', 'Ruolo', 'Quota', 'Anno', 'ULA', 'Fatturato', 'Totale di bilancio'],
  total: 'Totale',
  atLeast: (amount: string) => `almeno ${amount}`,
  unknownMark: 'n.d.',
  estimateMark: 'stima',
  thresholds: 'Soglie applicate',
  thresholdColumns: ['Classe', 'ULA', 'Fatturato', 'oppure totale di bilancio'],
  thresholdStaff: (limit: string) => `meno di ${limit}`,
  thresholdMax: (limit: string) => `fino a ${limit}`,
  uncertain: 'Punti da verificare prima di firmare',
  noneUncertain: 'Nessun punto incerto con i dati inseriti.',
  sources: 'Fonti',
  sourceLine: (label: string, value: string, act: string, article: string) => `${label}: ${value} (${act}, ${article})`,
  statement: (size: string) =>
    `Il/La sottoscritto/a ______________________________, nato/a a ____________________ il ______________, legale rappresentante dell’impresa, consapevole delle sanzioni penali previste per le dichiarazioni mendaci (artt. 47 e 76 del DPR 445/2000), dichiara che l’impresa ha la dimensione di ${size.toLowerCase()} e che i dati di questo prospetto corrispondono alle scritture contabili e alla struttura proprietaria.`,
  statementUndecided:
    'Con i dati inseriti la dimensione non è determinata: completa i punti da verificare prima di usare questo prospetto come dichiarazione.',
  placeAndDate: 'Luogo e data',
  signature: 'Firma del legale rappresentante',
  page: (page: number, pages: number) => `Pagina ${page} di ${pages}`,
  footer: (day: string) => `${NOT_ADVICE}. Prospetto preparato con Bandolo ${withDay('il', day)}.`,
  fileName: 'dichiarazione-dimensione-pmi.pdf',
} as const;
