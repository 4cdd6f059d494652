import { z } from 'zod';
import { COST_KINDS } from '#domain/projects/cost-kinds.ts';
import { COMPANY_SIZES, LEGAL_FORMS, REGIONS } from '#domain/vocabulary.ts';
import { APPLICANT_KINDS } from './grant-facts.ts';

/**
 * What a grant gives, to whom and for what, as data: the only place that rates, ceilings and purposes are read from.
 * Every statement has a source; what no source says is left out, and then no figure is shown.
 */

/** What comes: the parts of an aid add up, and none of them is ever called by another's name. */
export const AID_PARTS = [
  'contributo',
  'finanziamento',
  'credito_imposta',
  'deduzione',
  'garanzia',
  'esonero',
  'interessi',
  'capitale',
  'servizi',
] as const;
export type AidPart = (typeof AID_PARTS)[number];

/** Named places that are not a list of regions; which provinces or towns they hold is in the rules table. */
export const AID_ZONES = [
  'mezzogiorno',
  'zes_unica',
  'jtf_taranto',
  'jtf_sulcis',
  'zona_a',
  'zona_c',
  'area_crisi',
  'cratere_sisma',
  'aree_interne',
] as const;

/** Statuses of the company or its people that change an amount. */
export const AID_STATUSES = [
  'startup_innovativa',
  'pmi_innovativa',
  'femminile',
  'giovanile',
  'solo_donne',
  'solo_under_36',
  'under_36',
  'da_costituire',
  'cooperativa',
  'ets',
  'impresa_sociale',
  'agricola',
  'artigiana',
  'professionista',
  'rete_imprese',
  'consorzio',
  'culturale_creativa',
  'parita_di_genere',
  'rating_legalita',
] as const;

/** What the goods are, where a grant pays some more than others. */
export const GOODS = ['ordinari', '4.0', 'green', 'software', 'rinnovabili'] as const;

/** What the money is for, where a grant has a rate for each. */
export const AID_USES = [
  'investimento',
  'liquidita',
  'ricerca_industriale',
  'sviluppo_sperimentale',
  'innovazione',
  'studi_di_fattibilita',
  'formazione',
  'consulenza',
  'avvio',
  'assunzione',
] as const;

const euro = z.number().nonnegative();
const text = z.string().trim().min(3).max(600);
const range = z.union([euro, z.strictObject({ min: euro, max: euro })]);
const percent = z.number().min(0).max(500);
const percents = z.union([percent, z.strictObject({ min: percent, max: percent })]);
const bounds = z.strictObject({ min: z.number().optional(), max: z.number().optional() });

/** All that is stated must hold; of a list, one. What cannot be known of a company makes the figure a range. */
export const aidCondition = z.strictObject({
  sizes: z.array(z.enum(COMPANY_SIZES)).nonempty().optional(),
  /** Where the project is carried out; the seat only where the project names no place. */
  regions: z.array(z.enum(REGIONS)).nonempty().optional(),
  provinces: z.array(z.string().length(2)).nonempty().optional(),
  notProvinces: z.array(z.string().length(2)).nonempty().optional(),
  zones: z.array(z.enum(AID_ZONES)).nonempty().optional(),
  notZones: z.array(z.enum(AID_ZONES)).nonempty().optional(),
  /** The spend of the whole project. */
  spend: bounds.optional(),
  forms: z.array(z.enum(LEGAL_FORMS)).nonempty().optional(),
  notForms: z.array(z.enum(LEGAL_FORMS)).nonempty().optional(),
  statuses: z.array(z.enum(AID_STATUSES)).nonempty().optional(),
  notStatuses: z.array(z.enum(AID_STATUSES)).nonempty().optional(),
  /** Age of the company in months. */
  age: bounds.optional(),
  employees: bounds.optional(),
  turnover: bounds.optional(),
  /** The project has costs of one of these kinds. */
  costs: z.array(z.enum(COST_KINDS)).nonempty().optional(),
  goods: z.array(z.enum(GOODS)).nonempty().optional(),
  uses: z.array(z.enum(AID_USES)).nonempty().optional(),
  /** Year in which the money is spent. */
  year: bounds.optional(),
  /** In Italian, what no field tells: always a question, so a range. "Il fornitore è un organismo di ricerca". */
  other: text.optional(),
  /** Stems by which a project says that `other` holds: "rimorch". Without them only the person can. */
  otherStems: z.array(z.string().min(2).max(40)).nonempty().optional(),
});
export type AidCondition = z.infer<typeof aidCondition>;

const cap = z.strictObject({
  euro,
  /** What the ceiling holds for. */
  per: z.enum(['impresa', 'domanda', 'voce', 'unita', 'persona', 'anno', 'gruppo']),
  when: aidCondition.optional(),
});

/** Ceiling as a share of what the company is: 20% of its average turnover. */
const capShare = z.strictObject({
  percent,
  of: z.enum(['turnover', 'average_turnover', 'equity', 'balance']),
  when: aidCondition.optional(),
});

/** A cost line with a rate or a ceiling of its own: moulds 35.000, legal help 1.500. */
const item = z.strictObject({
  name: text,
  /** Stems by which a cost line of a project is recognised, lower case without accents: "stamp", "anteriorit". */
  stems: z.array(z.string().min(2).max(40)).nonempty(),
  /** Most aid for this item; 0 where it is never paid. */
  cap: euro.optional(),
  share: percent.optional(),
});

export const aidLine = z.strictObject({
  /** Unique within the grant: "contributo", "prestito". */
  id: z.string().regex(/^[a-z0-9-]{2,40}$/),
  what: z.enum(AID_PARTS),
  /** Percent of the base; a range where the ranking or the body decides. */
  share: percents.optional(),
  /** Percent of each slice of the base: 180% up to 2,5 million, 100% beyond. */
  slices: z
    .array(z.strictObject({ upTo: euro.nullable(), share: percent }))
    .nonempty()
    .optional(),
  /** A sum that does not grow with the spend. */
  amount: range.optional(),
  /** So much for each unit. */
  each: z
    .strictObject({
      euro: range,
      unit: z.enum([
        'assunto',
        'assunto_mese',
        'socio',
        'veicolo',
        'marchio',
        'brevetto',
        'disegno',
        'servizio',
        'mese',
        'unita_immobiliare',
        'partner',
        'kw',
        'persona_formata',
      ]),
      /** For monthly units, how many months. */
      months: range.optional(),
      most: z.number().positive().optional(),
    })
    .optional(),
  /** Conventional sums by name; parameters in the line, tax rates in the dated rules table. */
  formula: z
    .discriminatedUnion('name', [
      /** Interest of a conventional loan in equal instalments (Sabatini). */
      z.strictObject({
        name: z.literal('interessi_convenzionali'),
        yearlyRate: percent,
        years: z.number(),
        perYear: z.number(),
      }),
      /** Interest cut by so many points, or by a share of the rate. The bank's rate is not known: a range. */
      z.strictObject({
        name: z.literal('taglio_interessi'),
        points: percent.optional(),
        share: percent.optional(),
        years: range.optional(),
      }),
      /** Tax not paid because the share or slices of the base are deducted on top (IRES 24%, IRPEF by bracket). */
      z.strictObject({ name: z.literal('valore_deduzione') }),
    ])
    .optional(),
  /** What share, slices and formula are counted on. `parte:<id>` is another line of this grant. */
  of: z
    .union([
      z.enum(['spesa', 'prestito', 'costo_lavoro', 'incremento', 'donazione', 'investimento_capitale']),
      z.string().regex(/^parte:[a-z0-9-]+$/),
    ])
    .default('spesa'),
  /** Only the spend of these kinds of cost counts; all that the grant pays where absent. */
  costs: z.array(z.enum(COST_KINDS)).nonempty().optional(),
  when: aidCondition.optional(),
  /** Lines with the same name are alternatives: the first whose condition holds is the one that counts. */
  choice: z.string().optional(),
  /** Comes only while funds last or on merit: the range then begins at zero. */
  mayBeZero: z.boolean().optional(),
  /** Lower end as a share of the sum, where money is shared out afterwards: 60,38 for the ZES credit. */
  leastShare: percent.optional(),
  maxSpend: euro.optional(),
  minSpend: euro.optional(),
  caps: z.array(cap).nonempty().optional(),
  capShares: z.array(capShare).nonempty().optional(),
  items: z.array(item).nonempty().optional(),
  /** Points that add to the share under a condition. */
  premiums: z
    .array(z.strictObject({ points: percent, when: aidCondition }))
    .nonempty()
    .optional(),
});
export type AidLine = z.infer<typeof aidLine>;

/** What a programme is for: what a consultant would file it under. The first is the main one. */
export const PURPOSES = [
  'investimenti_produttivi',
  'beni_4_0',
  'digitalizzazione',
  'cybersicurezza',
  'ecommerce',
  'efficienza_energetica',
  'energia_rinnovabile',
  'edifici',
  'economia_circolare',
  'ambiente_acqua',
  'mobilita',
  'ricerca_sviluppo',
  'innovazione',
  'brevetti',
  'marchi',
  'design',
  'certificazioni',
  'nuova_impresa',
  'startup_innovativa',
  'autoimpiego',
  'capitale_di_rischio',
  'internazionalizzazione',
  'fiere',
  'promozione',
  'assunzioni',
  'formazione',
  'parita_welfare',
  'sicurezza_lavoro',
  'liquidita',
  'garanzia',
  'credito_agevolato',
  'patrimonializzazione',
  'crisi_impresa',
  'turismo',
  'commercio',
  'artigianato',
  'cultura',
  'audiovisivo',
  'editoria',
  'sport',
  'agricoltura',
  'pesca',
  'agroalimentare',
  'trasporto_logistica',
  'edilizia',
  'economia_sociale',
  'filiere_reti',
  'aree_crisi',
  'ricostruzione',
  'aree_interne',
  'ricambio_generazionale',
  'difesa_spazio',
  'semiconduttori_tecnologie_critiche',
  'salute',
  'donazioni_mecenatismo',
  'welfare_lavoro_agile',
  'altro',
] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Who applies: for all but a single company no figure is due to one that is alone. */
export const APPLIES_AS = [
  'impresa_singola',
  'anche_singola',
  'raggruppamento',
  'consorzio_internazionale',
  'ente_o_intermediario',
  'persona',
] as const;

const source = z.strictObject({
  fields: z.array(z.enum(['lines', 'spend', 'pays', 'for', 'access', 'regime'])).nonempty(),
  title: text,
  url: z.url().optional(),
  date: z
    .string()
    .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)
    .optional(),
  /** `ufficiale`: the publisher's own page, the law, the call. */
  kind: z.enum(['ufficiale', 'secondaria']),
});

export const aidTerms = z.strictObject({
  /** Parts that add up. Empty with `noFigure`. */
  lines: z.array(aidLine),
  /** In Italian: why no sum can be made for anybody ("importi e tassi fissati da ogni singola call"). */
  noFigure: text.optional(),
  /** All parts together at most. */
  total: z.strictObject({ share: percent.optional(), euro: euro.optional() }).optional(),
  spend: z
    .strictObject({
      min: euro.optional(),
      max: euro.optional(),
      /** The project itself may not be larger; else the aid stops growing there. */
      maxLimitsProject: z.boolean().optional(),
      /** Other bounds for some: the first that holds counts. */
      cases: z
        .array(z.strictObject({ min: euro.optional(), max: euro.optional(), when: aidCondition }))
        .nonempty()
        .optional(),
    })
    .optional(),
  pays: z.strictObject({
    kinds: z.array(z.enum(COST_KINDS)),
    /** "Qualsiasi spesa", "ogni investimento": what is not listed may still be paid. */
    isOpen: z.boolean().optional(),
    /** Never paid, whatever else is: buildings for Sabatini. */
    never: z.array(z.enum(COST_KINDS)).optional(),
    /** Only goods of this kind are paid: 4.0 goods of the annexes. */
    goods: z.array(z.enum(GOODS)).nonempty().optional(),
    /** In Italian: what the spend must serve, if it is narrower than its kinds ("impianti sportivi"). */
    only: text.optional(),
    /** Stems that a project or company must speak of where `only` is stated: "sport", "brevett". */
    onlyStems: z.array(z.string().min(2).max(40)).nonempty().optional(),
    purposes: z.array(z.enum(PURPOSES)).nonempty(),
  }),
  for: z.strictObject({
    as: z.enum(APPLIES_AS),
    /** For groups: how many companies or bodies, in words: "almeno tre soggetti di tre Paesi". */
    partners: text.optional(),
    kinds: z.array(z.enum(APPLICANT_KINDS)).optional(),
    /** Statuses it was made for: a start-up measure, a women's measure. Empty where it is for all. */
    madeFor: z.array(z.enum(AID_STATUSES)).optional(),
    /** Only before, or within so many months of, founding. */
    founding: z.strictObject({ toBeFounded: z.boolean(), upToMonths: z.number().optional() }).optional(),
    /** In Italian: fields of activity to which alone it speaks ("autotrasporto merci per conto terzi"). */
    activity: text.optional(),
  }),
  /** Whether one can ask today. A doubt of the record about its own status is its status. */
  access: z.strictObject({
    state: z.enum(['aperto', 'annunciato', 'in_attesa', 'sospeso', 'chiuso', 'da_verificare', 'automatico']),
    from: z.iso.date().optional(),
    until: z.iso.date().optional(),
    note: text.optional(),
    asOf: z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/),
  }),
  regime: z
    .array(
      z.strictObject({
        code: z.enum([
          'de_minimis',
          'de_minimis_agricolo',
          'de_minimis_pesca',
          'gber',
          'abers_agricolo',
          'notificato',
          'non_aiuto',
        ]),
        note: text.optional(),
      }),
    )
    .optional(),
  /** In Italian: where sources disagree, or what was decided between two readings. */
  doubts: z.array(text).optional(),
  sources: z.array(source).nonempty(),
});
export type AidTerms = z.infer<typeof aidTerms>;

/** The file beside each file of programmes: terms by the id of the grant. */
export const aidTermsFile = z.record(z.string(), aidTerms);
