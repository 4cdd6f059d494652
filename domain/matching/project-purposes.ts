import type { CompanyView } from '#domain/eligibility/company-view.ts';
import { kindsInWords, wordsOf } from '#domain/aid/project-traits.ts';
import { hasStem } from '#domain/aid/conditions.ts';
import type { Purpose } from '#domain/grants/aid-terms.ts';
import type { CostKind } from '#domain/projects/cost-kinds.ts';
import { fold } from '#domain/search/fold.ts';

/** Beginnings of words by which a project names what it is for. */
const STEMS: Partial<Record<Purpose, readonly string[]>> = {
  beni_4_0: ['4 0', '5 0', 'interconness', 'industria 4', 'robot', 'allegato a', 'allegato iv', 'allegato v'],
  digitalizzazione: [
    'digital',
    'gestionale',
    'software',
    'erp',
    'crm',
    'cloud',
    'informatic',
    'intelligenza artificiale',
    'piattaforma',
  ],
  cybersicurezza: ['cyber', 'sicurezza informatica', 'firewall', 'antivirus', 'backup'],
  ecommerce: [
    'e commerce',
    'ecommerce',
    'negozio online',
    'vendita online',
    'vendere online',
    'marketplace',
    'shop online',
  ],
  efficienza_energetica: [
    'efficien',
    'risparmio energetico',
    'pompa di calore',
    'pompe di calore',
    'coibent',
    'isolament',
    'cappott',
    'infissi',
    'serrament',
    'led',
    'relamping',
    'caldai',
    'recupero di calore',
    'energivor',
    'consumi',
  ],
  energia_rinnovabile: [
    'fotovoltaic',
    'pannelli',
    'solar',
    'eolic',
    'biomass',
    'rinnovabil',
    'accumulo',
    'comunita energetic',
    'autoconsumo',
    'biogas',
    'idroelettric',
  ],
  edifici: ['sism', 'capannon', 'edific', 'facciat', 'tetto', 'amianto'],
  economia_circolare: ['ricicl', 'rifiut', 'circolare', 'riuso', 'scarti', 'recupero di materia'],
  ambiente_acqua: ['acqua', 'depur', 'emission', 'inquin', 'bonific'],
  mobilita: ['ricarica', 'colonnin', 'elettric', 'mobilita'],
  ricerca_sviluppo: [
    'ricerca',
    'r s',
    'sviluppo sperimentale',
    'prototip',
    'sperimenta',
    'trl',
    'deep tech',
    'laboratorio di ricerca',
    'universita',
  ],
  innovazione: ['innovativ', 'innovazion', 'nuovo processo', 'nuovo prodotto'],
  brevetti: ['brevett', 'invenzion'],
  marchi: ['marchi', 'marchio'],
  design: ['design', 'disegn', 'modello registrato', 'ideazione estetica', 'collezion'],
  certificazioni: ['certificazion', 'iso', 'soa', 'accredit'],
  nuova_impresa: [
    'apro',
    'aprire',
    'apriamo',
    'avvio',
    'avviare',
    'nuova impresa',
    'nuova attivita',
    'costituir',
    'startup',
    'start up',
    'mettermi in proprio',
  ],
  autoimpiego: ['disoccupat', 'inoccupat', 'mettermi in proprio', 'neet', 'apro', 'aprire', 'partita iva'],
  startup_innovativa: ['startup', 'start up', 'deep tech', 'scale up', 'spin off'],
  capitale_di_rischio: [
    'equity',
    'capitale di rischio',
    'aumento di capitale',
    'investitor',
    'round',
    'venture',
    'business angel',
  ],
  internazionalizzazione: [
    'ester',
    'export',
    'esport',
    'internazional',
    'mercati esteri',
    'stati uniti',
    'germania',
    'francia',
    'cina',
    'america',
    'emirati',
    'dubai',
    'africa',
    'india',
    'balcan',
  ],
  fiere: ['fier', 'stand', 'salone', 'mostra', 'evento internazionale'],
  promozione: ['promozion', 'pubblicit', 'campagn', 'marketing', 'comunicazion'],
  assunzioni: ['assum', 'assunzion', 'nuovi addetti', 'nuovo dipendent', 'inseriment'],
  formazione: ['formazion', 'corso', 'corsi', 'formare', 'competenz', 'addestra', 'tirocin', 'apprendist'],
  parita_welfare: ['parita di genere', 'welfare', 'conciliazione', 'asilo'],
  welfare_lavoro_agile: ['smart working', 'lavoro agile', 'da remoto', 'telelavoro'],
  sicurezza_lavoro: ['sicurezza', 'infortun', 'amianto', 'rumore', 'movimentazione', 'prevenzion', 'ribaltament'],
  liquidita: ['liquidit', 'circolante', 'fornitori', 'stipendi', 'scorte', 'cassa'],
  garanzia: ['garanzia', 'fideiussion', 'confidi'],
  credito_agevolato: ['prestito', 'finanziamento', 'mutuo', 'banca'],
  patrimonializzazione: ['aumento di capitale', 'patrimonializ', 'capitalizz', 'quotazion', 'borsa'],
  crisi_impresa: [
    'crisi',
    'mancati pagamenti',
    'usura',
    'ristrutturazione del debito',
    'concordato',
    'salvataggio',
    'workers buyout',
    'cassa integrazione',
  ],
  turismo: [
    'alberg',
    'hotel',
    'camere',
    'turis',
    'b b',
    'bed and breakfast',
    'agriturism',
    'campeggi',
    'ricettiv',
    'stabilimento balneare',
    'ospiti',
    'villaggio',
  ],
  commercio: ['negozio', 'bottega', 'punto vendita', 'vetrin', 'commerc', 'mercato'],
  artigianato: ['artigian', 'laborator'],
  cultura: ['cultur', 'museo', 'teatro', 'spettacol', 'music', 'festival', 'libreria'],
  audiovisivo: ['film', 'cinema', 'audiovisiv', 'serie tv', 'videogioc', 'documentari', 'sala cinematografic'],
  editoria: ['editor', 'giornal', 'libr', 'rivist'],
  sport: ['sport', 'palestr', 'piscin', 'calcio', 'tennis', 'padel'],
  agricoltura: [
    'agricol',
    'trattor',
    'serra',
    'vigneto',
    'oliveto',
    'stalla',
    'irrigazion',
    'campi',
    'allevament',
    'frutteto',
  ],
  pesca: ['pesca', 'pescherecc', 'acquacoltur'],
  agroalimentare: ['aliment', 'casear', 'cantin', 'frantoi', 'conserv', 'trasformazione'],
  trasporto_logistica: ['camion', 'autocarr', 'trasport', 'logistic', 'trattori stradali', 'flotta', 'magazzin'],
  edilizia: ['cantier', 'edil'],
  economia_sociale: ['sociale', 'cooperativa sociale', 'svantaggiat', 'disabil', 'volontari', 'terzo settore'],
  filiere_reti: ['filier', 'rete d impresa', 'rete di imprese', 'consorzi', 'aggregazion'],
  ricostruzione: ['sisma', 'terremot', 'alluvion', 'calamit'],
  ricambio_generazionale: ['passaggio generazionale', 'subentr', 'rilev', 'successione'],
  difesa_spazio: ['difesa', 'spazio', 'satellit', 'dual use', 'aerospaz'],
  semiconduttori_tecnologie_critiche: [
    'semiconduttor',
    'chip',
    'fotonic',
    'quantistic',
    'batteri',
    'biotecnolog',
    'step',
  ],
  salute: ['sanitar', 'medic', 'farmac', 'clinic', 'salute', 'dispositivo medico'],
  donazioni_mecenatismo: ['donazion', 'erogazione liberale', 'mecenat', 'restauro'],
};

/** Purposes that a kind of cost stands for by itself. */
const OF_KIND: Partial<Record<CostKind, readonly Purpose[]>> = {
  macchinari: ['investimenti_produttivi'],
  impianti: ['investimenti_produttivi'],
  veicoli: ['investimenti_produttivi'],
  hardware: ['digitalizzazione'],
  software: ['digitalizzazione'],
  energia: ['efficienza_energetica', 'energia_rinnovabile'],
  opere: ['investimenti_produttivi', 'edifici'],
  arredi: ['investimenti_produttivi'],
  ricerca: ['ricerca_sviluppo'],
  formazione: ['formazione'],
  marchi_brevetti: ['brevetti', 'marchi'],
  certificazioni: ['certificazioni'],
  fiere: ['fiere', 'internazionalizzazione'],
  promozione: ['promozione'],
  gestione: ['liquidita'],
};
/** What the company's own words or state say that it wants, whatever the project names. */
const OF_COMPANY: readonly Purpose[] = [
  'turismo',
  'agricoltura',
  'pesca',
  'sport',
  'audiovisivo',
  'cultura',
  'trasporto_logistica',
  'economia_sociale',
  'commercio',
  'artigianato',
  'agroalimentare',
  'startup_innovativa',
  'edilizia',
  'editoria',
  'salute',
];

const READ = new WeakMap<CompanyView, ReadonlyMap<Purpose, number>>();

/** How strongly a project speaks of each purpose, 0 to 1: named in words most, by a kind of cost less, by the company's trade least. */
export function projectPurposes(view: CompanyView): ReadonlyMap<Purpose, number> {
  let found = READ.get(view);
  if (found === undefined) READ.set(view, (found = read(view)));
  return found;
}

function read(view: CompanyView): ReadonlyMap<Purpose, number> {
  const found = new Map<Purpose, number>();
  const add = (purpose: Purpose, weight: number) => found.set(purpose, Math.max(found.get(purpose) ?? 0, weight));
  const words = wordsOf(view);
  const company = fold(view.facts.description);
  for (const [purpose, stems] of Object.entries(STEMS) as [Purpose, readonly string[]][]) {
    if (hasStem(words, stems)) add(purpose, 1);
    else if (OF_COMPANY.includes(purpose) && hasStem(company, stems)) add(purpose, 0.5);
  }
  for (const kind of kindsInWords(view)) for (const purpose of OF_KIND[kind] ?? []) add(purpose, 0.7);
  if ((view.project?.hires ?? 0) > 0) add('assunzioni', 1);
  if (view.age.exists === false) {
    add('nuova_impresa', 1);
    add('autoimpiego', 0.8);
  }
  if (view.facts.innovativeSection === 'startup') add('startup_innovativa', 1);
  if (found.has('investimenti_produttivi')) add('credito_agevolato', 0.4);
  return found;
}
