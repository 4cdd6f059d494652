import { longDayText } from '#domain/numbers/write-day.ts';
import type { Concept } from '#domain/assistant/chat/concepts.ts';
import { ruleAt } from '#domain/rules/rule-at.ts';
import type { RuleId } from '#domain/rules/table.ts';
import { euroText, numberText } from '#domain/numbers/write-number.ts';

type ConceptTool = 'deMinimis' | 'size' | 'requirements' | 'worthIt' | 'profile' | 'company' | 'catalogue';
type Told = {
  say: (rule: (id: RuleId) => string) => string;
  /** Where the figures stand in the law. */
  rules?: readonly RuleId[];
  tool?: ConceptTool;
};

/** A figure of the rules table as a sentence says it; never typed here. */
export function ruleWords(id: RuleId, day: string): string {
  const { value, unit } = ruleAt(id, day);
  if (unit === 'month_day') return longDayText(`2000-${value}`).replace(/ 2000$/, '');
  if (typeof value === 'string') return longDayText(value);
  if (unit === 'eur') return euroText(value);
  if (unit === 'percent') return `${numberText(value)}%`;
  return numberText(value);
}

/** "Fonte: Reg. (UE) 2023/2831, art. 3", each act once. */
function sourceWords(ids: readonly RuleId[], day: string): string {
  const acts = ids
    .map((id) => ruleAt(id, day).source)
    .map(({ act, article }) => [act, article].filter(Boolean).join(', '));
  return acts.length === 0 ? '' : ` Fonte: ${[...new Set(acts)].join('; ')}.`;
}

const CONCEPT_TEXTS: Record<Concept, Told> = {
  de_minimis: {
    say: (rule) =>
      `Il «de minimis» è un aiuto di importo limitato, che lo Stato può dare senza chiedere il permesso a Bruxelles. Un’impresa unica, cioè la tua azienda più quelle collegate, può riceverne fino a ${rule('de_minimis.general.ceiling')} in ${rule('de_minimis.window')} anni, contati all’indietro dal giorno della nuova concessione. Conta il giorno in cui l’aiuto è concesso, non quello in cui arriva il denaro.`,
    rules: ['de_minimis.general.ceiling', 'de_minimis.window'],
    tool: 'deMinimis',
  },
  impresa_unica: {
    say: () =>
      'L’impresa unica è la tua azienda più quelle legate a lei dal controllo: maggioranza dei voti, nomina degli amministratori, contratto o patti tra soci, anche attraverso altre società. Per il de minimis i loro aiuti si sommano ai tuoi.',
    rules: ['de_minimis.general.ceiling'],
    tool: 'deMinimis',
  },
  rna: {
    say: () =>
      'Il Registro nazionale degli aiuti (RNA) elenca gli aiuti concessi a ogni impresa. Lo consulti gratis nella sezione Trasparenza, con il codice fiscale. Può essere incompleto: tieni anche un elenco tuo.',
    tool: 'deMinimis',
  },
  durc: {
    say: (rule) =>
      `Il DURC attesta che i contributi a INPS, INAIL e Casse edili sono in regola. Vale ${rule('durc.validity')} giorni. Se è irregolare, l’aiuto non viene concesso né pagato finché non regolarizzi. Un debito con una rateizzazione già concessa e rispettata non blocca il DURC. Chiedilo prima della domanda e controlla che valga ancora il giorno della concessione.`,
    rules: ['durc.validity'],
    tool: 'requirements',
  },
  pmi: {
    say: (rule) =>
      `Una PMI ha meno di ${rule('pmi.medium.staff')} addetti e un fatturato fino a ${rule('pmi.medium.turnover')}, oppure un totale di bilancio fino a ${rule('pmi.medium.balance')}. È piccola con meno di ${rule('pmi.small.staff')} addetti e fino a ${rule('pmi.small.turnover')}. È micro con meno di ${rule('pmi.micro.staff')} addetti e fino a ${rule('pmi.micro.turnover')}. Si aggiungono i dati delle imprese collegate e, in proporzione, di quelle associate.`,
    rules: ['pmi.medium.staff'],
    tool: 'size',
  },
  ula: {
    say: () =>
      'Le ULA, unità lavorative annue, contano il lavoro e non le teste: chi lavora a tempo pieno tutto l’anno vale 1, chi lavora a metà tempo vale 0,5, chi è stato assunto a luglio vale circa mezza unità. Servono per sapere se sei micro, piccola o media impresa.',
    rules: ['pmi.micro.staff'],
    tool: 'size',
  },
  click_day: {
    say: () =>
      'Nel click day le domande si accettano nell’ordine in cui arrivano, da un’ora precisa, finché ci sono fondi: possono finire in pochi minuti. Preparati prima: prova SPID o CIE, controlla che la firma digitale valga oltre quel giorno, tieni la PEC attiva, testi e allegati pronti e una persona che ti sostituisca. I programmi che compilano da soli sono di solito vietati dal bando.',
    tool: 'requirements',
  },
  sportello: {
    say: () =>
      '«A sportello» vuol dire che le domande sono esaminate nell’ordine in cui arrivano, finché ci sono fondi. Anche senza una scadenza il bando può chiudere da un giorno all’altro: conviene arrivare presto, con la domanda completa.',
    tool: 'catalogue',
  },
  graduatoria: {
    say: () =>
      'Con la graduatoria tutte le domande arrivate entro la scadenza ricevono un punteggio. Vince chi ha il punteggio più alto, non chi arriva prima: conviene curare i criteri di valutazione scritti nel bando.',
    tool: 'requirements',
  },
  differenza_aiuti: {
    say: () =>
      'Il fondo perduto è denaro che non restituisci. Il finanziamento agevolato è un prestito a un tasso più basso di quello di mercato: lo restituisci a rate. Il credito d’imposta riduce le tasse che versi. La garanzia non dà denaro: convince la banca a dartelo. Molti bandi ne uniscono due.',
    tool: 'worthIt',
  },
  fondo_perduto: {
    say: () =>
      'Il fondo perduto è un contributo che non restituisci, se rispetti il progetto e gli obblighi del bando. Copre solo una parte della spesa e quasi sempre arriva dopo che hai pagato: serve liquidità tua.',
    tool: 'worthIt',
  },
  finanziamento_agevolato: {
    say: () =>
      'Un finanziamento agevolato è un prestito a un tasso più basso di quello di mercato, a volte zero: lo restituisci a rate. Il «conto interessi» è simile: il prestito lo dà la banca, e il contributo paga una parte degli interessi.',
    tool: 'worthIt',
  },
  credito_imposta: {
    say: () =>
      'Il credito d’imposta non arriva sul conto: lo usi nel modello F24 per pagare meno tasse e contributi. Serve avere imposte da versare, e di solito una comunicazione prima della spesa.',
    tool: 'worthIt',
  },
  garanzia: {
    say: () =>
      'Una garanzia pubblica non dà denaro: copre una parte del rischio della banca, che così concede il prestito più facilmente o a condizioni migliori. La domanda la presenta di solito la banca o il confidi.',
    tool: 'worthIt',
  },
  cumulo: {
    say: (rule) =>
      `Due aiuti su spese diverse si possono sommare. Sulla stessa spesa, per gli aiuti in esenzione, si sommano solo fino alla percentuale più alta ammessa, e mai oltre il ${rule('cumulation.total')}. Il singolo bando può vietare il cumulo: cerca la parola «cumulo» nel testo ufficiale.`,
    rules: ['cumulation.total'],
    tool: 'requirements',
  },
  effetto_incentivo: {
    say: () =>
      'Attenzione: negli aiuti in esenzione (GBER) la domanda va presentata prima di avviare i lavori. Un ordine, un preventivo firmato, una caparra o un contratto valgono come avvio. Progetti, permessi e studi preliminari no. Nei bandi de minimis la regola può essere diversa: controlla da quando decorrono le spese. Nel dubbio, non firmare ancora.',
    rules: ['gber.incentive_effect'],
    tool: 'requirements',
  },
  ateco: {
    say: () =>
      'Il codice ATECO dice che attività svolge la tua azienda: lo trovi nella visura. Dal 1º aprile 2025 si usa la classificazione ATECO 2025, e alcuni codici sono cambiati. Molti bandi ammettono o escludono certi codici: conta quello della sede del progetto.',
    tool: 'profile',
  },
  gber: {
    say: () =>
      'GBER è il regolamento europeo che permette molti aiuti senza autorizzazione preventiva di Bruxelles. Fissa le percentuali massime per dimensione, zona e tipo di spesa, e chiede di presentare la domanda prima di avviare i lavori.',
    rules: ['gber.incentive_effect'],
    tool: 'requirements',
  },
  regime_aiuto: {
    say: (rule) =>
      `Il regime dice con quali regole europee l’aiuto è dato. I più comuni sono due: il de minimis, con il massimale di ${rule('de_minimis.general.ceiling')}, e l’esenzione (GBER), con percentuali massime sulla spesa. Lo trovi nella scheda di ogni bando.`,
    rules: ['de_minimis.general.ceiling'],
    tool: 'deMinimis',
  },
  pec: {
    say: () =>
      'Quasi sempre sì: la PEC serve per le comunicazioni dell’ente e a volte per inviare la domanda. Deve essere quella iscritta al Registro delle imprese, attiva e con spazio libero. Nel profilo la scrivi una volta sola.',
    tool: 'profile',
  },
  spid: {
    say: () =>
      'Quasi tutti i portali chiedono di entrare con SPID, CIE o CNS di chi rappresenta l’azienda, o di una persona delegata. Prova l’accesso qualche giorno prima: se il portale non riconosce il tuo ruolo, serve una delega.',
    tool: 'requirements',
  },
  firma_digitale: {
    say: () =>
      'La firma digitale del legale rappresentante (titolare, amministratore o chi ha una procura) serve quasi sempre, sulla domanda e sugli allegati. Controlla che il certificato valga oltre il giorno dell’invio e che il portale accetti il formato (.p7m o PDF firmato).',
    tool: 'requirements',
  },
  visura: {
    say: (rule) =>
      `La visura camerale dice chi è l’azienda: sede, soci, attività, codici ATECO. Di solito si chiede non più vecchia di ${rule('visura.validity')} mesi. Se la carichi nel profilo, leggo i dati e ti propongo di compilarli.`,
    rules: ['visura.validity'],
    tool: 'profile',
  },
  polizza: {
    say: (rule) =>
      `Sì: senza la polizza contro le calamità naturali l’impresa non riceve incentivi pubblici. L’obbligo vale dal ${rule('cat_nat.block.large')} per le grandi imprese, dal ${rule('cat_nat.block.medium')} per le medie e dal ${rule('cat_nat.block.small')} per piccole e micro, con rinvii per alcuni settori. Le imprese agricole ne sono escluse.`,
    rules: ['cat_nat.block.small'],
    tool: 'requirements',
  },
  difficolta: {
    say: (rule) =>
      `Un’impresa «in difficoltà» è esclusa da quasi tutti gli aiuti. Lo è una società che ha perso più del ${rule('difficulty.capital_loss.share')} del capitale sottoscritto, contate le riserve, o che è in una procedura per insolvenza. Una perdita di un anno da sola non basta. Per le PMI con meno di ${rule('difficulty.young_sme.years')} anni il criterio del capitale non vale.`,
    rules: ['difficulty.capital_loss.share'],
    tool: 'requirements',
  },
  antimafia: {
    say: (rule) =>
      `La documentazione antimafia si chiede per gli aiuti sopra ${rule('antimafia.threshold')}. La verifica la fa l’ente: a te chiede l’elenco di soci, amministratori e familiari conviventi.`,
    rules: ['antimafia.threshold'],
    tool: 'requirements',
  },
  rendicontazione: {
    say: () =>
      'La rendicontazione è la prova di come hai speso: fatture, bonifici, relazione finale, foto o collaudi. Senza, l’aiuto non si paga o va restituito. Da subito: scrivi il codice del progetto (CUP) su ogni fattura, paga solo con mezzi tracciabili e tieni tutto in una cartella.',
    tool: 'requirements',
  },
  pagamento: {
    say: (rule) =>
      `Dipende dal bando. Di solito il contributo arriva dopo la rendicontazione: come stima, da ${rule('estimate.months_to_payment.least')} a ${rule('estimate.months_to_payment.most')} mesi dalla concessione. Alcuni bandi danno un anticipo, spesso con una fideiussione, o pagano per stati di avanzamento (SAL). Intanto le spese le paghi tu.`,
    tool: 'worthIt',
  },
  intensita: {
    say: () =>
      'L’intensità è la percentuale di spesa ammessa che l’aiuto copre. Con il 50% su 100 spesi, l’aiuto è 50 e gli altri 50 li metti tu. Cambia con la dimensione dell’impresa e la zona.',
    tool: 'worthIt',
  },
  iva: {
    say: () =>
      'Di norma no: l’IVA che puoi detrarre non è una spesa ammessa. Lo è solo quando per te resta un costo, per esempio nel regime forfettario, e il bando lo prevede.',
    tool: 'worthIt',
  },
  tasse: {
    say: () =>
      'In genere sì: un contributo a fondo perduto è un ricavo o riduce il costo del bene, e quindi si tassa, salvo che la legge dica il contrario. Chiedi al tuo commercialista come registrarlo.',
    tool: 'worthIt',
  },
  startup_innovativa: {
    say: (rule) =>
      `Una startup innovativa è una società di capitali con meno di ${rule('startup.age')} mesi e un valore della produzione fino a ${rule('startup.production_value')}, iscritta alla sezione speciale del Registro delle imprese. Serve almeno uno tra: il ${rule('startup.research_share')} speso in ricerca, personale molto qualificato, un brevetto o un software registrato.`,
    rules: ['startup.age'],
    tool: 'profile',
  },
  impresa_femminile: {
    say: (rule) =>
      `È femminile la ditta di una donna, la società di persone o cooperativa con almeno il ${rule('women_led.members_share')} di socie, la società di capitali con almeno due terzi delle quote e degli amministratori donne. Alcuni bandi usano soglie diverse.`,
    rules: ['women_led.members_share'],
    tool: 'profile',
  },
  impresa_giovanile: {
    say: (rule) =>
      `Di solito è giovanile l’impresa in cui più del ${rule('youth_led.share')} dei soci e delle quote è di persone fino a ${rule('youth_led.age')} anni. L’età massima cambia da bando a bando.`,
    rules: ['youth_led.age'],
    tool: 'profile',
  },
  da_costituire: {
    say: () =>
      'Puoi partecipare anche senza partita IVA: alcuni bandi sono aperti a chi apre l’attività dopo la concessione. Aggiungi un’azienda e scegli «Impresa da costituire» come forma giuridica: confronto i bandi con quella.',
    tool: 'company',
  },
  libero_professionista: {
    say: () =>
      'Molti bandi per le PMI ammettono anche i liberi professionisti, che per l’Europa sono imprese; altri chiedono l’iscrizione al Registro delle imprese. Scegli «Libero professionista» come forma giuridica nel profilo: controllo il requisito bando per bando.',
    tool: 'profile',
  },
  mantenimento: {
    say: (rule) =>
      `Di norma i beni restano in azienda, nella sede del progetto, per almeno ${rule('gber.maintenance.sme')} anni se sei una PMI e ${rule('gber.maintenance.large')} se sei una grande impresa, contati dalla fine del progetto. Se prima li vendi, li sposti o chiudi l’attività, l’aiuto si restituisce, tutto o in parte. Il bando può chiedere di più.`,
    rules: ['gber.maintenance.sme'],
    tool: 'requirements',
  },
  trasparenza: {
    say: (rule) =>
      `Se in un anno ricevi aiuti pubblici per almeno ${rule('transparency.threshold')}, li pubblichi nella nota integrativa o, se non la fai, sul sito entro il ${rule('transparency.day')} dell’anno dopo. La sanzione per chi non lo fa è l’${rule('transparency.fine_share')} di quanto ha ricevuto, almeno ${rule('transparency.fine_min')}; se poi non rimedia entro ${rule('transparency.repay_after')} giorni, restituisce tutto.`,
    rules: [
      'transparency.threshold',
      'transparency.fine_share',
      'transparency.fine_min',
      'transparency.repay_after',
      'transparency.day',
    ],
    tool: 'deMinimis',
  },
  gulpease: {
    say: () =>
      'L’indice Gulpease misura quanto è facile un testo italiano, da 0 a 100: conta la lunghezza di parole e frasi. Più è alto, più si legge senza fatica. Lo mostro prima e dopo ogni miglioramento.',
  },
  esl: {
    say: () =>
      'L’ESL, equivalente sovvenzione lordo, è il valore dell’aiuto come se fosse a fondo perduto. Per un prestito agevolato è la parte di interessi che risparmi, non la somma prestata: è questa che conta nel de minimis.',
    tool: 'deMinimis',
  },
  probabilita: {
    say: () =>
      'Non posso dirtelo, e diffida di chi lo promette. Conta come si assegnano i fondi: a sportello pesa arrivare presto e completi, con la graduatoria pesa il punteggio. L’affinità che mostro dice quanto il bando somiglia alla tua azienda, non quanto è probabile vincere.',
    tool: 'requirements',
  },
  business_plan: {
    say: () =>
      'Un piano d’impresa per un bando dice chi sei, che cosa vendi e a chi, che cosa investi e perché, chi ci lavora, e i conti previsti con i fondi propri. Parti dalle spese ammesse dal bando e usa solo cifre che puoi dimostrare. Per le singole sezioni posso prepararti una bozza dai dati del profilo.',
    tool: 'profile',
  },
  pnrr: {
    say: () =>
      'Il PNRR è il piano italiano finanziato dai fondi europei Next Generation EU: molti bandi del 2022-2026 vengono da lì. Per te contano le regole del singolo bando, che spesso chiede anche di rispettare l’ambiente (principio DNSH) e di usare un codice di progetto su ogni fattura.',
    tool: 'catalogue',
  },
  fondi_europei: {
    say: () =>
      'Ci sono due strade. I fondi diretti (come Horizon Europe o LIFE) li assegna la Commissione europea, di solito a gruppi di più Paesi. I fondi indiretti (FESR, FSE+) arrivano alle Regioni, che pubblicano bandi in italiano: per una piccola impresa sono i più semplici.',
    tool: 'catalogue',
  },
  bando: {
    say: () =>
      'Un bando è l’atto con cui un ente offre un aiuto: dice a chi, per quali spese, quanto, entro quando e come si chiede. Se hai i requisiti presenti la domanda; se viene accolta, fai le spese e le documenti.',
    tool: 'catalogue',
  },
  cup: {
    say: () =>
      'Il CUP è il codice che identifica il progetto finanziato. Lo ricevi con la concessione e va scritto su fatture e bonifici: una fattura senza CUP può non essere rimborsata.',
  },
};

/** What a word of the field means, with the figures in force on a day and where they stand. */
export function conceptText(concept: Concept, day: string): { text: string; tool: ConceptTool | null } {
  const { say, rules = [], tool } = CONCEPT_TEXTS[concept];
  return { text: `${say((id) => ruleWords(id, day))}${sourceWords(rules, day)}`, tool: tool ?? null };
}
