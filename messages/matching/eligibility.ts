import { dayText } from '#domain/numbers/write-day.ts';
import { integerText } from '#domain/numbers/write-number.ts';
import type {
  AskableField,
  Check,
  CheckCode,
  Condition,
  Eligibility,
  FactSource,
  SeatAsked,
  SeatMoment,
  Value,
} from '#domain/eligibility/check.ts';
import { provinceBySigla } from '#domain/geography/provinces.ts';
import type { ApplicantKind, TaxRegime } from '#domain/grants/grant-facts.ts';
import type { CostPurpose } from '#domain/projects/cost-purposes.ts';
import type { Question } from '#domain/matching/next-question.ts';
import type { Activity, Outcome, SpecialStatus, Verdict } from '#domain/vocabulary.ts';
import { capital, listed } from '#domain/writing/phrases.ts';
import { inPlace, onDay, toDay } from '#messages/articles.ts';
import { SECTOR_LABELS } from '#messages/sectors.ts';
import { LEGAL_FORM_LABELS } from '#messages/companies/companies.ts';
import { AID_REGIME_LABELS, GRANT_STATUS_LABELS, NOT_STATED, SIZE_LABELS } from '#messages/grants/grants.ts';
import { disputeChoice, disputeText } from './contradictions.ts';

export const VERDICT_LABELS: Record<Verdict, string> = {
  ammissibile: 'Ammissibile',
  da_verificare: 'Da verificare',
  non_ammissibile: 'Non ammissibile',
};

export const CHECK_OUTCOME_LABELS: Record<Outcome, string> = {
  soddisfatto: 'Soddisfatto',
  non_soddisfatto: 'Non soddisfatto',
  da_verificare: 'Da verificare',
};

/** Of a grant known only from its summary, the positive verdict sends to the official text (MAT-5). */
export function verdictText(result: Pick<Eligibility, 'verdict' | 'met' | 'total' | 'isSummaryOnly'>): string {
  if (result.verdict === 'ammissibile' && result.isSummaryOnly) {
    return `Compatibile: verifica sul bando ufficiale (${result.met} di ${result.total} requisiti)`;
  }
  return VERDICT_LABELS[result.verdict];
}

const FACT_SOURCE_LABELS: Record<FactSource, string> = {
  profilo: 'dal profilo',
  descrizione: 'dalla descrizione',
  progetto: 'dal progetto',
  gruppo: 'con le imprese del gruppo',
  soci: 'dai soci',
  bando: 'dal bando',
  registro_aiuti: 'dal registro degli aiuti',
};

const REQUIREMENTS: Record<CheckCode, string> = {
  grant_status: 'Stato del bando',
  territory: 'Territorio (regione o provincia)',
  size: 'Dimensione dell’impresa',
  sector: 'Settore di attività',
  activity: 'Attività svolta (settore)',
  ateco: 'Settore: codice ATECO',
  legal_form: 'Forma giuridica',
  special_status: 'Forma o requisito soggettivo',
  must_exist: 'Età dell’impresa: già costituita o da avviare',
  company_age: 'Età dell’impresa',
  recently_founded: 'Età dell’impresa: recente costituzione',
  filed_accounts: 'Età dell’impresa: bilanci depositati',
  founder_age: 'Età di chi presenta la domanda',
  employees: 'Dimensione: numero di dipendenti',
  revenue: 'Dimensione: fatturato',
  applicant: 'Chi può chiederlo',
  tax_regime: 'Regime fiscale',
  primary_production: 'Produzione agricola o pesca',
  difficulty: 'Impresa non in difficoltà',
  procedure: 'Nessuna liquidazione o procedura',
  inactive: 'Impresa attiva',
  partners: 'Progetto con altre imprese',
  spend: 'Spesa del progetto',
  costs: 'Spese ammesse',
  orders: 'Niente ordinato prima della domanda',
  project_dates: 'Date del progetto',
  aid_regime: 'Aiuti già ricevuti',
  other: 'Altra condizione del bando',
};

export const STATUS_REQUIREMENT_LABELS: Record<SpecialStatus, string> = {
  startup_innovativa: 'startup innovativa',
  pmi_innovativa: 'PMI innovativa',
  femminile: 'impresa a prevalenza femminile',
  giovanile: 'impresa a prevalenza giovanile',
  cooperativa: 'cooperativa',
  ets: 'ente del Terzo settore',
  rete_imprese: 'rete d’imprese',
  consorzio: 'consorzio',
  professionista: 'libero professionista',
  da_costituire: 'impresa da costituire',
  confiscata: 'impresa sequestrata o confiscata',
  incubatore: 'incubatore o acceleratore certificato',
  societa_benefit: 'società benefit',
  in_crisi: 'impresa in difficoltà',
  agricola: 'impresa agricola',
  ricerca: 'organismo di ricerca',
  ente_pubblico: 'ente pubblico',
  fondo_o_intermediario: 'fondo o intermediario finanziario',
  cluster: 'cluster o rete di supporto',
  startup: 'startup',
  impresa_sociale: 'impresa o cooperativa sociale',
  culturale_creativa: 'impresa culturale o creativa',
  artigiana: 'impresa artigiana',
};

export const ACTIVITY_LABELS: Record<Activity, string> = {
  agricola: 'agricoltura',
  agriturismo: 'agriturismo',
  pesca: 'pesca e acquacoltura',
  agroalimentare: 'trasformazione alimentare',
  moda: 'moda e tessile',
  arredo: 'arredo',
  artigianato_artistico: 'artigianato artistico',
  meccanica: 'meccanica',
  semiconduttori: 'semiconduttori',
  net_zero: 'tecnologie per la transizione energetica',
  difesa: 'difesa e aerospazio',
  chimica_farmaceutica: 'chimica e farmaceutica',
  estrattiva: 'attività estrattive',
  altra_manifattura: 'produzione industriale',
  edilizia: 'edilizia e impianti',
  software: 'software e servizi informatici',
  videogiochi: 'videogiochi',
  audiovisivo: 'cinema e audiovisivo',
  cultura_spettacolo: 'cultura e spettacolo',
  editoria: 'editoria',
  design: 'design e architettura',
  sport: 'sport',
  ricettivo: 'alloggio e ospitalità',
  ristorazione: 'ristorazione',
  balneare_termale: 'stabilimenti balneari e terme',
  servizi_turistici: 'servizi turistici',
  commercio: 'commercio',
  farmacia: 'farmacia',
  sanita: 'sanità',
  autotrasporto_merci: 'autotrasporto di merci',
  trasporto_persone: 'trasporto di persone',
  logistica: 'logistica',
  navigazione: 'navigazione',
  energia: 'energia',
  formazione: 'formazione e istruzione',
  finanza: 'finanza e assicurazioni',
  servizi_professionali: 'servizi professionali',
  servizi_persona: 'servizi alla persona',
};

const APPLICANT_LABELS: Record<ApplicantKind, string> = {
  impresa: 'imprese',
  ditta_individuale: 'ditte individuali',
  libero_professionista: 'liberi professionisti',
  societa_persone: 'società di persone',
  societa_capitali: 'società di capitali',
  cooperativa: 'cooperative',
  consorzio: 'consorzi',
  rete: 'reti d’imprese',
  startup_innovativa: 'startup innovative',
  pmi_innovativa: 'PMI innovative',
  mid_cap: 'imprese a media capitalizzazione',
  grande_impresa: 'grandi imprese',
  energivora: 'imprese energivore',
  impresa_agricola: 'imprese agricole',
  impresa_sociale: 'imprese sociali',
  ets: 'enti del Terzo settore',
  asd_ssd: 'associazioni e società sportive',
  ente_ricerca: 'enti di ricerca',
  persona_fisica: 'persone',
  da_costituire: 'imprese da costituire',
};

export const TAX_REGIME_LABELS: Record<TaxRegime, string> = {
  ordinario: 'regime ordinario',
  semplificato: 'contabilità semplificata',
  forfettario: 'regime forfettario',
  reddito_agrario: 'reddito agrario',
};

/** What the next best question asks, and the field it fills. */
export const QUESTION_LABELS: Record<AskableField, string> = {
  region: 'In quale regione è la sede?',
  province: 'In quale provincia è la sede?',
  size: 'Quanti addetti (ULA), quale fatturato e quale totale di bilancio?',
  sector: 'In quale settore lavora l’azienda?',
  activity: 'Che cosa fa l’azienda, in una frase?',
  ateco: 'Qual è il codice ATECO?',
  ateco_2007: 'Qual era il codice nella classificazione ATECO 2007?',
  ateco_2025: 'Qual è il codice nella classificazione ATECO 2025?',
  legal_form: 'Qual è la forma giuridica?',
  founded: 'Quando è stata costituita l’azienda?',
  women_led: 'La maggioranza delle quote è di donne?',
  youth_led: 'La maggioranza delle quote è di persone fino a 35 anni?',
  founder_age: 'Quanti anni hanno i soci?',
  innovative: 'È una startup innovativa o una PMI innovativa?',
  artisan: 'È iscritta all’albo delle imprese artigiane?',
  employees: 'Quanti sono i dipendenti, con esattezza?',
  revenue: 'Qual è il fatturato, con esattezza?',
  spend: 'Quanto prevedi di spendere per il progetto?',
  group: 'Chi controlla l’azienda, e con quali addetti, fatturato e bilancio?',
  seats: 'Aprirai una sede nel territorio del bando?',
  tax_regime: 'Qual è il regime fiscale: ordinario, forfettario o reddito agrario?',
  procedure: 'L’azienda è in liquidazione o in una procedura?',
  project_place: 'Dove farai l’investimento?',
  ordered: 'Hai già ordinato, firmato o pagato qualcosa del progetto?',
};

/** What an answer is good for: the grants it alone decides, otherwise those it has a part in. */
export function questionGain({ field, decides, touches }: Question): string {
  // A code of the other list has been given: a second one may leave the same doubt.
  if (field === 'ateco_2007' || field === 'ateco_2025') return OTHER_LIST_GAIN(field.slice(-4), touches);
  const verb = decides > 0 ? 'decide' : 'riguarda';
  return `La risposta ${verb} ${grantCount(decides > 0 ? decides : touches)}`;
}

const grantCount = (count: number) => (count === 1 ? '1 bando' : `${count} bandi`);
const OTHER_LIST_GAIN = (year: string, count: number) =>
  `Il codice che hai dato non basta per ${grantCount(count)}: ${count === 1 ? 'cita' : 'citano'} i codici ATECO ${year}`;

type CheckText = {
  requirement: string;
  outcome: Outcome;
  expected: string;
  found: string;
  source: string;
  reason: string;
  wouldChange: string | null;
};

/** One row of the eligibility table in words. */
export function renderCheck(check: Check): CheckText {
  const expected = expectedText(check);
  const found = foundText(check);
  return {
    requirement: check.code === 'other' ? `${REQUIREMENTS.other}: ${expected}` : REQUIREMENTS[check.code],
    outcome: check.outcome,
    expected,
    found,
    source: FACT_SOURCE_LABELS[check.source],
    reason: reasonText(check, expected, found),
    wouldChange: wouldChangeText(check, expected),
  };
}

function foundText({ code, outcome, expected, found, disputed }: Check): string {
  if (disputed) return capital(disputeText(disputed));
  if (isForAll({ expected, found })) return ANY[code] ?? NOT_STATED;
  if (found.kind === 'unknown') return outcome === 'da_verificare' ? NOT_STATED : (DECIDED[code] ?? NOT_STATED);
  // A call pays for one thing or another; a project is made of all of them.
  if (found.kind === 'costs') return capital(list(found.costs, 'e'));
  // The room left, not what was received.
  return code === 'aid_regime' ? `Spazio residuo: ${valueText(found)}` : valueText(found);
}

/** What is known where no single value says it. */
const DECIDED: Partial<Record<CheckCode, string>> = {
  special_status: 'Nessuno di questi requisiti',
  tax_regime: 'Regime non escluso',
};

/** What a grant asks for, without any company. */
export function expectedText({ code, expected }: Pick<Check, 'code' | 'expected'>): string {
  if (code === 'grant_status') return 'Bando aperto o di prossima apertura';
  if (code === 'recently_founded') return 'Impresa di recente costituzione';
  if (expected.kind === 'none') return NO_LIMIT[code] ?? 'Nessun limite';
  if (expected.kind === 'unknown') return 'Non indicato nella sintesi';
  return valueText(expected);
}

const NO_LIMIT: Partial<Record<CheckCode, string>> = {
  territory: 'Tutto il territorio nazionale',
  size: 'Qualsiasi dimensione',
  sector: 'Tutti i settori',
  legal_form: 'Qualsiasi forma giuridica',
};

/** What one has does not matter, even where it is not known. */
const isForAll = ({ expected, found }: Pick<Check, 'expected' | 'found'>): boolean =>
  expected.kind === 'none' && found.kind === 'unknown';

const ANY: Partial<Record<CheckCode, string>> = {
  territory: 'Va bene ogni sede in Italia',
  size: 'Va bene ogni dimensione',
  sector: 'Va bene ogni settore',
  legal_form: 'Va bene ogni forma giuridica',
};

function reasonText(check: Check, expected: string, found: string): string {
  const origin = FACT_SOURCE_LABELS[check.source];
  if (check.code === 'grant_status') return statusReason(check, found);
  if (check.disputed) return `I dati dell’azienda non concordano: ${disputeText(check.disputed)}.`;
  if (check.code === 'other' && check.outcome === 'da_verificare') return otherReason(check, found);
  if (check.field === 'seats') return `Possibile se apri una sede: ${lowerFirst(expected)}.`;
  if (check.code === 'partners' && check.outcome === 'da_verificare')
    return 'Da soli non si può chiedere: servono altre imprese o enti.';
  if (check.code === 'costs' && check.outcome === 'da_verificare') return costsReason(check);
  if (check.code === 'territory' && check.lack === 'bando' && check.expected.kind !== 'unknown') return SOME_PLACES;
  if (isOverMost(check))
    return `${found} (${origin}): l’aiuto si calcola al massimo su ${euroText(check.expected.max)}.`;
  if (check.outcome === 'soddisfatto')
    return found === NOT_STATED || isForAll(check) ? `${expected}.` : `${found} (${origin}).`;
  if (check.outcome === 'non_soddisfatto') return failureText(expected, found, origin);
  if (isFormMeant(check))
    return `${found} (${origin}): con questa forma è escluso, ma puoi ancora sceglierne un’altra.`;
  if (check.lack === 'azienda') {
    return found === NOT_STATED ? 'Manca il dato dell’azienda.' : `${found} (${origin}): non basta per decidere.`;
  }
  if (check.code === 'aid_regime' && found === NOT_STATED) return 'Dipende dagli aiuti che l’azienda ha già ricevuto.';
  if (check.lack === 'progetto') return 'Dipende dal progetto: va verificato sul bando ufficiale.';
  return check.isStated
    ? 'La sintesi del bando non lo precisa.'
    : `${found} (${origin}): non è tra quelli indicati dalla fonte, che però non lo esclude.`;
}

/** A condition told in words: who would know, and what is known. */
function otherReason({ lack, source }: Check, found: string): string {
  if (found !== NOT_STATED) return `${found} (${FACT_SOURCE_LABELS[source]}): va verificato sul bando ufficiale.`;
  if (lack === 'azienda') return 'Dipende dall’azienda, e i suoi dati non lo dicono: va verificato sul bando.';
  return 'Va verificato sul bando ufficiale.';
}

/** Shut out by the form that is meant for a company still to be founded. */
const isFormMeant = ({ code, field, found, source, outcome }: Check): boolean =>
  outcome === 'da_verificare' &&
  (code === 'applicant' || code === 'legal_form') &&
  field === null &&
  found.kind === 'legal_forms' &&
  source === 'descrizione';

type SpendOver = Check & { expected: { kind: 'euro'; max: number } };

/** More is spent than the call reckons with, which shuts nobody out. */
const isOverMost = (check: Check): check is SpendOver =>
  check.code === 'spend' &&
  check.outcome === 'soddisfatto' &&
  check.expected.kind === 'euro' &&
  check.found.kind === 'euro' &&
  check.expected.max !== null &&
  (check.found.min ?? 0) > check.expected.max;

const SOME_PLACES = 'Sono ammesse solo alcune zone: va verificato sul bando che la sede vi rientri.';

function costsReason({ expected, found }: Check): string {
  if (expected.kind !== 'costs') return NOT_LISTED_COSTS;
  if (expected.ifAdvanced) return 'Il bando paga beni 4.0 o digitali: va verificato che quelli del progetto lo siano.';
  if (expected.purposes)
    return `Il bando paga spese per ${list(expected.purposes.map((purpose) => COST_PURPOSE_LABELS[purpose]))}: il progetto non ne parla.`;
  return expected.least !== undefined && found.kind === 'costs'
    ? `Delle spese del progetto sono tra quelle elencate ${euroText(found.euro ?? 0)}: il minimo è ${euroText(expected.least)}.`
    : NOT_LISTED_COSTS;
}
const NOT_LISTED_COSTS = 'Le spese del progetto non sono tra quelle elencate: va verificato sul bando.';

const COST_PURPOSE_LABELS: Record<CostPurpose, string> = {
  sport: 'lo sport',
  ricerca: 'la ricerca e sviluppo',
  proprieta: 'marchi, brevetti o disegni',
  fiere: 'le fiere',
  estero: 'i mercati esteri',
  energia: 'l’efficienza energetica e le rinnovabili',
  prevenzione: 'la sicurezza sul lavoro',
};

function failureText(expected: string, found: string, origin: string): string {
  const value = found === NOT_STATED ? 'dal profilo non risulta' : `${found} (${origin})`;
  return `Richiesto: ${expected}. Azienda: ${value}.`;
}

function statusReason(check: Check, found: string): string {
  if (check.outcome === 'non_soddisfatto') return `Il bando oggi non accetta domande: ${lowerFirst(found)}.`;
  if (check.outcome === 'da_verificare') return 'Lo stato del bando va riverificato sul sito dell’ente.';
  return `${found}.`;
}

function wouldChangeText(check: Check, expected: string): string | null {
  if (check.outcome === 'soddisfatto') return null;
  if (check.disputed) return disputeChoice(check.disputed);
  if (check.field === 'ateco' && check.found.kind === 'ateco' && check.found.version === null) return WHICH_LIST;
  if (check.field === 'size' && check.found.kind === 'sizes' && check.found.lacks)
    return SIZE_QUESTIONS[check.found.lacks];
  if (check.field !== null) return QUESTION_LABELS[check.field];
  if (check.outcome === 'da_verificare') return toSettle(check);
  return CHANGES[check.code]?.(expected) ?? null;
}

/** Only the side that is not known is asked for. */
const SIZE_QUESTIONS = {
  people: 'Quanti addetti (ULA)?',
  money: 'Quale fatturato e quale totale di bilancio?',
} as const;

/** The code is known, its list is not (MAT-7). */
const WHICH_LIST = 'Il tuo codice è della classificazione 2007 o 2025?';

/** What settles a row that no datum of the profile decides. */
function toSettle(check: Check): string | null {
  if (check.code === 'aid_regime') return 'Segnare gli aiuti ricevuti nel registro de minimis.';
  if (check.lack === 'progetto') return 'La verifica di questa condizione sul bando ufficiale.';
  return check.lack === 'bando' ? 'Una conferma nel testo ufficiale o dall’ente.' : null;
}

const isSeat = (expected: string) => expected.startsWith('Sede ');

/** A rule admits some or excludes some: "Esclusi: …" is no list to choose from. */
function among(what: string, expected: string): string {
  const [, excluded] = /^Esclus[ioae]: (.*)$/.exec(expected) ?? [];
  const change = excluded ? `${what} diversa da: ${excluded}` : `${what} tra queste: ${expected}`;
  return change.endsWith('.') ? change : `${change}.`;
}

const CHANGES: Partial<Record<CheckCode, (expected: string) => string>> = {
  grant_status: () => 'Una riapertura o una nuova edizione del bando.',
  territory: (expected) =>
    isSeat(expected) ? `Una ${lowerFirst(expected)}.` : `Una sede in questo territorio: ${expected}.`,
  size: (expected) => `Un’altra dimensione, contando anche le imprese collegate: ${lowerFirst(expected)}.`,
  sector: (expected) => among('Un’attività prevalente', expected),
  ateco: (expected) => among('Un’attività prevalente', expected),
  employees: (expected) => `Un altro numero di addetti: ${lowerFirst(expected)}.`,
  revenue: (expected) => `Un altro fatturato: ${lowerFirst(expected)}.`,
  aid_regime: () => 'Aspettare che si liberi spazio: il giorno è nel registro de minimis.',
  legal_form: (expected) => among('Un’altra forma giuridica', expected),
  tax_regime: () => 'Passare a un regime in cui i costi si deducono.',
  difficulty: () => 'Ricapitalizzare: riportare il patrimonio netto oltre metà del capitale.',
  spend: (expected) => `Una spesa diversa: ${lowerFirst(expected)}.`,
  partners: () => 'Presentare il progetto con altre imprese o enti.',
  project_dates: (expected) => `Un investimento ${lowerFirst(expected)}.`,
  inactive: () => 'Avviare l’attività e dichiararlo al Registro delle imprese.',
  special_status: (expected) => `Indicare nel profilo, se è vero: ${lowerFirst(expected)}.`,
  activity: () => 'Descrivere nel profilo un’attività ammessa, se l’azienda la svolge.',
  filed_accounts: () => 'Depositare i bilanci richiesti.',
};

function valueText(value: Value): string {
  switch (value.kind) {
    case 'none':
      return 'Nessun limite';
    case 'unknown':
      return NOT_STATED;
    case 'text':
      return value.text;
    case 'grant_status':
      return value.closesOn && value.status !== 'in_attesa'
        ? `${GRANT_STATUS_LABELS[value.status]} (scadenza ${dayText(value.closesOn)})`
        : GRANT_STATUS_LABELS[value.status];
    case 'place':
      return placeText(value);
    case 'sizes':
      return sizesText(value);
    case 'sectors':
      return prefixed(value.isExcluding, list(value.sectors.map((sector) => SECTOR_LABELS[sector])));
    case 'activities':
      return sentence(value.activities.map((activity) => ACTIVITY_LABELS[activity]));
    case 'ateco':
      return prefixed(value.isExcluding, `ATECO ${value.version ?? ''} ${value.codes.join(', ')}`.replace('  ', ' '));
    case 'legal_forms':
      return prefixed(value.isExcluding, list(value.forms.map((form) => LEGAL_FORM_LABELS[form])));
    case 'statuses':
      return statusesText(value);
    case 'months':
      return rangeText(value.min, value.max, monthsText);
    case 'years':
      return rangeText(value.min, value.max, (years) => `${years} anni`);
    case 'ages':
      return `${value.ages.join(' e ')} anni`;
    case 'people':
      return rangeText(value.min, value.max, (people) => (people === 1 ? '1 dipendente' : `${people} dipendenti`));
    case 'euro':
      return rangeText(value.min, value.max, euroText);
    case 'accounts':
      return `Almeno ${value.count} bilanci depositati`;
    case 'existing':
      return value.exists ? 'Impresa già costituita' : 'Nuova impresa, da avviare';
    case 'applicants':
      return capital(prefixed(value.isExcluding, list(value.kinds.map((kind) => APPLICANT_LABELS[kind]))));
    case 'tax':
      return capital(prefixed(value.isExcluding, list(value.regimes.map((regime) => TAX_REGIME_LABELS[regime]))));
    case 'condition':
      return CONDITION_LABELS[value.condition];
    case 'costs':
      return sentence(value.costs.map(lowerFirst));
    case 'days':
      return daysText(value);
    case 'regime':
      return AID_REGIME_LABELS[value.regime];
  }
}

function sizesText({ sizes, group = 0 }: Extract<Value, { kind: 'sizes' }>): string {
  const names = sentence(sizes.map((size) => SIZE_LABELS[size].toLowerCase()));
  if (group === 0) return names;
  return `${names}, contando ${group === 1 ? 'un’altra impresa' : `altre ${group} imprese`} del gruppo`;
}

function daysText({ from, to }: Extract<Value, { kind: 'days' }>): string {
  if (from && to) return `Dal ${dayText(from)} ${toDay(dayText(to))}`;
  if (from) return `Dal ${dayText(from)}`;
  return to ? `Entro ${onDay(dayText(to))}` : NOT_STATED;
}

const CONDITION_LABELS: Record<Condition, string> = {
  not_in_difficulty: 'Impresa non in difficoltà (Reg. UE 651/2014, art. 2)',
  in_difficulty: 'Più di metà del capitale è perso',
  no_procedure: 'Nessuna liquidazione né procedura concorsuale',
  winding_up: 'In liquidazione o in procedura',
  composition: 'Concordato in continuità o composizione negoziata',
  trading: 'Impresa attiva',
  inactive: 'Impresa inattiva',
  no_primary_production: 'Esclusa la produzione agricola primaria e la pesca',
  primary_production: 'Produzione agricola primaria o pesca',
  with_partners: 'Progetto in gruppo con altre imprese o enti',
  alone: 'Progetto presentato da soli',
  exports: 'Vende all’estero',
  denied: 'La descrizione dice di no',
  nothing_ordered: 'Nessun ordine, contratto o pagamento prima della domanda',
  ordered: 'Qualcosa è già ordinato',
  started: 'Il progetto è già iniziato',
};

const SEATS: Record<SeatAsked, string> = {
  legale: 'Sede legale',
  operativa: 'Sede operativa',
  investimento: 'Investimento',
  da_attivare: 'Sede, anche da attivare,',
};
const MOMENTS: Record<SeatMoment, string> = {
  domanda: 'già alla domanda',
  concessione: 'entro la concessione',
  erogazione: 'entro il pagamento',
};

function placeText({ regions, provinces, partly, seat, when }: Extract<Value, { kind: 'place' }>): string {
  const names = provinces.map((sigla) => provinceBySigla(sigla)?.name ?? sigla);
  const whole = regions.filter((region) => !partly.includes(region));
  const parts = partly.length > 0 ? `alcune zone di ${list(partly)}` : '';
  const place =
    names.length > 0
      ? `provincia di ${list(names)} (${list(regions)})`
      : [list(whole), parts].filter(Boolean).join(', ');
  const moment = seat && when && seat !== 'investimento' ? `, ${MOMENTS[when]}` : '';
  return capital(seat ? `${SEATS[seat]} ${inPlace(place)}${moment}` : place);
}

function statusesText({ statuses, needsAll, youthAgeMax }: Extract<Value, { kind: 'statuses' }>): string {
  const names = statuses.map((status) =>
    status === 'giovanile'
      ? `${STATUS_REQUIREMENT_LABELS.giovanile} (fino a ${youthAgeMax ?? 35} anni)`
      : STATUS_REQUIREMENT_LABELS[status],
  );
  return capital(list(names, needsAll ? 'e' : 'o'));
}

function rangeText(min: number | null, max: number | null, unit: (value: number) => string): string {
  if (min !== null && min === max) return capital(unit(min));
  const isOpen = max === null || max === Infinity;
  if (min !== null && min > 0 && !isOpen) return `Da ${unit(min)} a ${unit(max)}`;
  if (!isOpen) return `Fino a ${unit(max)}`;
  return min === null ? NOT_STATED : `Almeno ${unit(min)}`;
}

const euroText = (value: number) => `${integerText(value)} €`;

function monthsText(months: number): string {
  if (months < 24) return months === 1 ? '1 mese' : `${months} mesi`;
  const rest = months % 12;
  const years = `${Math.floor(months / 12)} anni`;
  return rest === 0 ? years : `${years} e ${rest === 1 ? '1 mese' : `${rest} mesi`}`;
}

function prefixed(isExcluding: boolean, text: string): string {
  return isExcluding ? `Esclusi: ${text}` : text;
}

function sentence(items: readonly string[]): string {
  return capital(list(items));
}

function list(items: readonly string[], last = 'o'): string {
  // "Impianti, macchinari e attrezzature" is one of them.
  if (items.some((item) => item.includes(','))) return items.join('; ');
  return listed(items, last);
}

function lowerFirst(text: string): string {
  return /^[A-ZÀ-Ü][a-zà-ù’ ]/.test(text) && !/^(?:ATECO|PMI|De minimis)/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
