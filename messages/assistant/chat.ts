import { DEADLINE } from '#domain/constants.ts';
import { capital, listed } from '#domain/writing/phrases.ts';
import { SECTION_TITLES } from '#messages/applications/applications.ts';
import type { SectionId } from '#domain/applications/sections.ts';
import { longDayText } from '#domain/numbers/write-day.ts';
import type { ChatIntent } from '#domain/assistant/request-types.ts';
import type { GrantStatus } from '#domain/vocabulary.ts';
import { fromDay, inPlace, lowered, onDay } from '#messages/articles.ts';
import { thePercent } from '#messages/figure-articles.ts';
import { counted, daysLeftWords } from './assistant.ts';
import { euroText } from '#domain/numbers/write-number.ts';

/** An application as the chat tells it. */
type ToldApplication = {
  name: string;
  status: string;
  progress: number;
  missing: SectionId[];
  submittedDate: string | null;
  deadline: string | null;
};

export const CHAT = {
  quickReplies: {
    ricerca: ['Quali scadenze ho?', 'Come compilo la domanda?'],
    compilazione: ['Trova bandi per la mia azienda', 'Quali scadenze ho?'],
    consulenti: ['Trova bandi per la mia azienda', 'Come compilo la domanda?'],
    scadenze: ['Trova bandi per la mia azienda', 'Come compilo la domanda?'],
    altro: [
      'Trova bandi per la mia azienda',
      'Quali scadenze ho?',
      'Come compilo la domanda?',
      'Mi serve un consulente',
    ],
  } satisfies Record<ChatIntent, string[]>,
  links: {
    search: 'Apri la ricerca intelligente',
    catalogue: 'Sfoglia tutti i bandi',
    profile: 'Completa il profilo',
    company: 'Aggiungi la tua azienda',
    requirements: 'Controlla i requisiti',
    worthIt: 'Vale la pena?',
    apply: 'Inizia la domanda',
    consultants: 'Vedi i consulenti',
    calendar: 'Apri il calendario',
    applications: 'Le mie candidature',
    deMinimis: 'Calcola il de minimis',
    size: 'Calcola la dimensione PMI',
    settings: 'Apri le impostazioni',
    notifications: 'Apri le notifiche',
    dashboard: 'Torna alla dashboard',
    official: 'Scheda e link ufficiale',
  },
  noClient:
    'Senza i dati di un’azienda non posso confrontare i requisiti. Dimmi un tema, una regione o il nome di un bando.',
  noCompany: 'Non hai ancora un’azienda attiva: aggiungila e confronto i bandi con i suoi dati.',
  found: (company: string) => `Questi sono i bandi aperti più adatti a ${company}:`,
  insteadOf: (name: string) => `alternative a ${name}`,
  foundFor: (words: string) => `Per «${words}» ho trovato:`,
  nothingFor: (words: string) => `Per «${words}» non trovo bandi aperti. Ecco quelli più adatti alla tua azienda:`,
  nothing: 'Con i dati di oggi non trovo bandi aperti adatti. Completa il profilo: molti requisiti dipendono da lì.',
  grantLine: (name: string, facts: readonly string[]) => `${name}${facts.length > 0 ? ` (${facts.join('; ')})` : ''}`,
  score: (score: number) => `affinità ${score}%`,
  deadline: (day: string, days: number | null) =>
    days === null || days > DEADLINE.farDays
      ? `scadenza ${longDayText(day)}`
      : `scade ${onDay(longDayText(day))}, ${daysLeftWords(days)}`,
  noDeadline: 'scadenza non indicata',
  rolling: 'a sportello, senza scadenza',
  more: 'Nella ricerca intelligente li vedi tutti, con il perché di ogni proposta.',
  howToApply:
    'Per preparare una domanda: scegli il bando, controlla i requisiti uno per uno, poi scrivi le sezioni. Le bozze usano solo i dati della tua azienda e del bando; quello che manca resta segnato.',
  startFrom: 'Puoi cominciare da un bando che hai salvato:',
  startFromMatch: 'Un buon punto di partenza, tra i bandi adatti alla tua azienda:',
  consultants:
    'Un consulente serve soprattutto per i bandi con graduatoria e per la rendicontazione. Prima di un incontro prepara visura, ultimo bilancio e i requisiti già controllati.',
  consultantsSoon: 'Intanto puoi controllare da solo i requisiti e la convenienza di un bando.',
  deadlines: (count: number) =>
    count === 1 ? 'Hai 1 bando salvato con una scadenza:' : `Hai ${count} bandi salvati con una scadenza:`,
  closed: (count: number) =>
    count === 1 ? '1 bando salvato è già chiuso.' : `${count} bandi salvati sono già chiusi.`,
  undated: (count: number) =>
    count === 1 ? '1 bando salvato non indica una scadenza.' : `${count} bandi salvati non indicano una scadenza.`,
  noSaved:
    'Non hai bandi salvati, quindi non ho scadenze da ricordarti. Queste sono le più vicine tra i bandi adatti alla tua azienda:',
  noneDated:
    'I bandi che hai salvato non hanno una scadenza vicina. Queste sono le più vicine tra i bandi adatti alla tua azienda:',
  noDeadlines: 'Tra i bandi salvati e quelli adatti alla tua azienda non ci sono scadenze nei prossimi mesi.',
  help: 'Posso cercare bandi adatti alla tua azienda, dirti le scadenze, spiegarti i requisiti e aiutarti a scrivere la domanda. Da dove cominciamo?',
  next: (question: string) => `Per darti risposte più precise mi manca un dato. ${question}`,
  notUnderstood:
    'Non ho capito la domanda, o non riguarda i bandi. Prova con una cosa concreta: «contributi per il fotovoltaico», «quando scade la Nuova Sabatini?», «cos’è il de minimis?».',
  yourCompany: 'la tua azienda',
  seePage: (name: string) => `Tutti i requisiti, uno per uno, nella scheda di ${name}.`,
  verdictShort: { ammissibile: 'compatibile', da_verificare: 'da verificare', non_ammissibile: 'oggi non ammissibile' },
  usualDocumentsShort:
    'Di solito servono visura recente, DURC, ultimi bilanci, preventivi, dichiarazioni su PMI e de minimis, firma digitale e PEC.',
  inZone: (place: string, region: string, isIn: boolean) =>
    `${isIn ? 'Sì' : 'No'}: ${place}${place === region ? '' : ` (${region})`} ${isIn ? 'ne fa parte' : 'non ne fa parte'}.`,
  thisCase: 'questo caso',
  which: 'Di quale bando parli? Scrivimi il nome, anche solo una parte.',
  whichSaved: 'Forse uno di quelli che hai salvato:',
  several: 'Con questo nome trovo più di un bando:',
  noneOpen: (words: string) => `Per «${words}» oggi non trovo bandi aperti. Questi sono chiusi o devono ancora aprire:`,
  because: 'Perché:',
  elsewhere: (who: string) => `Del posto che dici, ma oggi non per ${who}:`,
  asTold: (company: string, region: string | null) =>
    `Rispondo per quello che mi dici, non per ${company}${region ? `; non mi dici dove: considero la sede ${inPlace(region)}` : ''}.`,
  watch: 'Da tenere d’occhio, oggi non ancora o non più aperti:',
  catNatFarm: 'No, non ti riguarda: le imprese agricole sono escluse dall’obbligo della polizza contro le catastrofi.',
  agriculture: (ceiling: string) => `Per la produzione agricola primaria il massimale è ${ceiling}.`,
  foundForm: (form: string, company: string) =>
    `Questi sono i bandi aperti in forma «${form}» più adatti a ${company}:`,
  notEligibleHere: (words: string, who: string) =>
    `Per «${words}» trovo bandi aperti, ma oggi ${who} non è ammissibile. Li elenco con il motivo:`,
  level: { europeo: 'europei', nazionale: 'nazionali', regionale: 'regionali' },
  foundLevel: (level: string, company: string) => `Questi sono i bandi ${level} più adatti a ${company}:`,
  waitingLevel: (level: string) =>
    `Oggi nessuno dei bandi ${level} adatti alla tua azienda è aperto. Questi sono in attesa della prossima apertura:`,
  forms: {
    fondoPerduto: 'a fondo perduto',
    creditoImposta: 'credito d’imposta',
    prestito: 'finanziamento agevolato',
    voucher: 'voucher',
  },
  noForm: (words: string, form: string) =>
    `Per «${words}», nella forma «${form}», oggi nessun bando aperto è adatto. Sullo stesso tema ci sono altri aiuti:`,
  nothingLevel: (level: string) => `Tra i bandi ${level} non ne trovo di aperti e adatti alla tua azienda.`,
  window: (from: string, to: string) =>
    from === to ? onDay(longDayText(from)) : `tra ${onDay(longDayText(from))} e ${onDay(longDayText(to))}`,
  windowSaved: (when: string, count: number) =>
    count === 1
      ? `Dei bandi che hai salvato, 1 scade ${when}:`
      : `Dei bandi che hai salvato, ${count} scadono ${when}:`,
  windowMatches: (when: string) => `Nessuno dei bandi salvati scade ${when}. Tra quelli adatti alla tua azienda:`,
  windowAlso: 'Tra quelli adatti alla tua azienda:',
  windowNone: (when: string) =>
    `Tra i bandi salvati e quelli adatti alla tua azienda non ce n’è nessuno che scada ${when}.`,
  equity: ({ capital, equity, lost, isOver }: { capital: number; equity: number; lost: number; isOver: boolean }) =>
    `Capitale ${euroText(capital)}, patrimonio netto ${euroText(equity)}: ne manca ${thePercent(lost)}. ${isOver ? 'È più della metà: così la società risulta in difficoltà, ed è esclusa da quasi tutti gli aiuti.' : 'Non è più della metà: per questo criterio non risulta in difficoltà.'}`,
  closesIn: (where: string, when: string | null) =>
    when ? `Bandi ${where} che scadono ${when}:` : `I prossimi bandi a scadere ${where}:`,
  closesNoneIn: (where: string, when: string | null) =>
    `Non trovo bandi ${where} con una scadenza${when ? ` ${when}` : ' già fissata'}.`,
  opens: (when: string | null) =>
    when
      ? `Tra quelli adatti alla tua azienda, aprono ${when}:`
      : 'I prossimi ad aprire, tra quelli adatti alla tua azienda:',
  opensNone: (when: string | null) =>
    `Tra i bandi adatti alla tua azienda non ne trovo con un’apertura già fissata${when ? ` ${when}` : ''}.`,
  savedList: (count: number) => (count === 1 ? 'Hai salvato 1 bando:' : `Hai salvato ${count} bandi:`),
  savedMore: (count: number) => (count === 1 ? 'E un altro.' : `E altri ${count}.`),
  savedNone: 'Non hai ancora salvato bandi. Questo è il più vicino alla tua azienda:',
  savedNothing: 'Non hai ancora salvato bandi: premi «Salva per dopo» su quelli che ti interessano.',
  applications: (n: number) => (n === 1 ? 'Hai una candidatura su Bandolo:' : `Hai ${n} candidature su Bandolo:`),
  application: ({ name, status, progress, missing, submittedDate, deadline }: ToldApplication) =>
    [
      `«${name}»: ${status.toLowerCase()}`,
      submittedDate ? `inviata ${onDay(longDayText(submittedDate.slice(0, 10)))}` : `completa al ${progress}%`,
      ...(submittedDate === null && missing[0] ? [`prossima sezione: ${SECTION_TITLES[missing[0]]}`] : []),
      ...(submittedDate === null && deadline?.length === 10 ? [`scade ${onDay(longDayText(deadline))}`] : []),
    ].join('; ') + '.',
  openApplication: 'Apri la candidatura',
  noApplications:
    'Non risultano candidature a tuo nome su Bandolo. Si parte da un bando: controlla i requisiti, poi scrivi le sezioni.',
  count: (total: number, open: number, fitting: number | null) =>
    `Nel catalogo ci sono ${total} bandi, ${open} aperti oggi${fitting === null ? '' : `; ${fitting} sono compatibili con la tua azienda o da verificare`}.`,
  profileKnown: (company: string, facts: readonly string[]) => `Ecco che cosa so di ${company}: ${facts.join('; ')}.`,
  profileComplete: 'Il profilo ha già i dati che decidono più bandi.',
  profileMissing: (questions: readonly string[]) =>
    questions.length === 1
      ? `Il dato che deciderebbe più bandi: ${lowered(questions[0]!)}`
      : `I dati che deciderebbero più bandi: ${lowered(questions.join(' '))}`,
  noConsultant:
    'Non risultano consulenti che lavorano con te su Bandolo. Decidi tu se e che cosa condividere con un consulente.',
  consultantCost: (tiers: string) =>
    `Ogni consulente ha la sua tariffa: chiedi sempre un preventivo scritto, con la parte fissa e quella legata al risultato. Come riferimento di mercato: ${tiers}. Diffida di chi chiede denaro in anticipo promettendo un esito certo.`,
  sizeIs: (company: string, size: string) => `Con i dati del profilo, ${company} risulta ${lowered(size)}.`,
  sizeOpen: (company: string, sizes: readonly string[]) =>
    `Per ${company} restano possibili ${listed(sizes.map(lowered))}: servono addetti, fatturato e totale di bilancio esatti.`,
  roomLeft: (company: string, left: number) =>
    `A ${company}, con gli aiuti che hai registrato, restano ${euroText(left)}.`,
  roomUnknown: 'Non hai ancora registrato gli aiuti ricevuti: inseriscili e ti dico quanto spazio resta.',
  atecoKnown: (codes: readonly string[]) => `Nel tuo profilo: ${codes.join(', ')}.`,
  atecoMissing: 'Nel tuo profilo manca: aggiungilo, decide molti bandi.',
  usualDocuments:
    'Dipende dal bando. Di solito servono: visura camerale recente, DURC regolare, ultimi bilanci o dichiarazioni dei redditi, preventivi delle spese, dichiarazioni su dimensione PMI e de minimis, documento di chi rappresenta l’azienda, firma digitale e PEC. Dimmi il nome del bando e guardo che cosa chiede.',
  dataLocal: 'Rispondo su questo server: nessun testo esce dall’installazione, e non uso servizi esterni come ChatGPT.',
  dataHost: (host: string, isGranted: boolean) =>
    isGranted
      ? `Hai dato il consenso: per questa azienda le domande, il profilo e i dati dei bandi vanno anche a ${host}, che scrive le risposte. Puoi ritirarlo qui sotto, in fondo alla chat.`
      : `Rispondo su questo server. C’è anche un servizio esterno, ${host}, ma senza il tuo consenso non riceve nulla.`,
  dataKept: 'Ricordo conversazioni e ricerche per il tuo account: le cancelli dal menu della chat.',
  quota: (used: number, limit: number) =>
    `Oggi mi hai fatto ${counted(used, 'richiesta', 'richieste')} su ${limit}. Il conto riparte a mezzanotte.`,
} as const;

/** One grant, by what was asked of it. */
const metText = (met: number, total: number): string =>
  met === 1 ? `1 requisito su ${total} è soddisfatto` : `${met} requisiti su ${total} sono soddisfatti`;

export const GRANT_TALK = {
  /** `deadline` as a clause: "scade il …". */
  overview: (name: string, entity: string, about: string) => `«${name}». Ente: ${entity}. ${about}`,
  amount: (name: string, amount: string, aid: string, intensity: string | null) =>
    `Importo di «${name}»: ${lowered(amount)}. Forma dell’aiuto: ${lowered(aid)}.${intensity ? ` Intensità: ${intensity}.` : ''}`,
  amountAndDeadline: (amount: string, deadline: string) => `${amount}; ${deadline}.`,
  deadline: (name: string, fact: string) => `«${name}»: ${fact}.`,
  hour: (time: string) => `Attenzione all’ora: entro le ${time}.`,
  opensOn: (day: string, days: number) =>
    `apre ${onDay(longDayText(day))}${days > DEADLINE.farDays ? '' : days === 1 ? ', domani' : `, tra ${days} giorni`}`,
  closed: (day: string | null) => (day ? `è chiuso ${fromDay(longDayText(day))}` : 'è chiuso'),
  state: {
    aperto: 'è aperto',
    in_chiusura: 'è aperto, ma chiude presto',
    a_sportello: 'è aperto a sportello, finché ci sono fondi',
    in_apertura: 'deve ancora aprire',
    in_attesa: 'è in attesa della prossima apertura',
    sospeso: 'è sospeso',
    da_riverificare: 'ha uno stato da riverificare sul sito dell’ente',
    chiuso: 'è chiuso',
  } satisfies Record<GrantStatus, string>,
  eligible: (company: string, met: number, total: number) =>
    `${capital(company)} risulta ammissibile: ${metText(met, total)}.`,
  compatible: (company: string, met: number, total: number) =>
    `${capital(company)} risulta compatibile: ${metText(met, total)}, gli altri si verificano sul bando ufficiale.`,
  toVerify: (company: string, met: number, total: number) => `Per ${company} è da verificare: ${metText(met, total)}.`,
  notEligible: (company: string, met: number, total: number) =>
    `Oggi ${company} non è ammissibile: ${metText(met, total)}.`,
  failed: (requirement: string, reason: string) => `Non soddisfatto: ${lowered(requirement)}. ${reason}`,
  lacking: (items: readonly string[]) =>
    `Per decidere mi mancano questi dati dell’azienda: ${items.map(lowered).join('; ')}.`,
  lackingOf: (what: string, wanted: string) =>
    `${what} (il bando vuole: ${lowered(wanted).replace(/(?<![.\s])[.\s]+$/, '')})`,
  later: (items: readonly string[]) => `Da verificare sul bando ufficiale: ${items.map(lowered).join('; ')}.`,
  asks: (items: readonly string[]) => `Il bando chiede: ${items.map(lowered).join('; ')}.`,
  documents: (name: string, documents: readonly string[]) =>
    `Per «${name}» l’ente chiede: ${listed(documents.map(lowered))}.`,
  documentsUnknown: (name: string) => `La scheda di «${name}» non elenca i documenti.`,
  costs: (name: string, costs: readonly string[]) => `Spese ammesse da «${name}»: ${costs.map(lowered).join('; ')}.`,
  costsUnknown: (name: string) => `La scheda di «${name}» non elenca le spese ammesse: leggi il bando ufficiale.`,
  beneficiaries: (name: string, text: string) => `«${name}» si rivolge a: ${lowered(text)}.`,
  regime: (name: string, regime: string) => `Regime di «${name}»: ${lowered(regime)}.`,
  regimeUnknown: (name: string) =>
    `La scheda di «${name}» non indica il regime di aiuto: controllalo sul bando ufficiale.`,
  processing: (name: string, time: string) => `Tempi di «${name}»: ${lowered(time)}.`,
  processingUnknown: (name: string) => `La scheda di «${name}» non indica i tempi dell’istruttoria.`,
  apply: (name: string) =>
    `Per «${name}»: controlla i requisiti nella scheda, prepara i documenti e i testi, poi invia la domanda dal portale dell’ente. Il link ufficiale è nella scheda.`,
  worthIt: (name: string) =>
    `Per sapere se «${name}» vale la pena servono la tua spesa e i tuoi tempi: lo strumento stima aiuto, liquidità, mesi di attesa e costi.`,
  compareLine: (name: string, facts: readonly string[]) => `${name}: ${facts.join('; ')}.`,
  compare: 'A confronto:',
  noClient: 'Nella scheda trovi i requisiti uno per uno, da confrontare con i dati dell’azienda che segui.',
  noCompany: 'Aggiungi la tua azienda e controllo i requisiti uno per uno.',
} as const;
