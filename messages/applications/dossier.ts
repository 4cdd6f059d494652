import { fromDay, lowered, ofDay, onDay, toDay } from '#messages/articles.ts';
import { dayText } from '#domain/numbers/write-day.ts';
import type { AidKind } from '#domain/projects/expected-aid.ts';
import { REQUESTED } from './applications.ts';
import { euroText, percentText } from '#domain/numbers/write-number.ts';

type Limits = { ratePct: number | null; aidMax: number | null; room: number | null };

/** The words of the dossier: its PDF, its Word document and the lists beside them. */
export const DOSSIER = {
  eyebrow: 'Domanda di partecipazione',
  note: 'Preparata con Bandolo. Informazione, non consulenza: fa fede il testo ufficiale del bando.',
  index: 'Indice',
  facts: {
    project: 'Progetto',
    company: 'Azienda',
    body: 'Ente',
    deadline: 'Scadenza',
    state: 'Stato',
  },
  draft: (version: number, day: string) => `Bozza, versione ${version} ${ofDay(dayText(day))}`,
  sent: (version: number, day: string, protocol: string | null) =>
    `Inviata ${onDay(dayText(day))}, versione ${version}${protocol ? `, protocollo ${protocol}` : ''}`,
  noDeadline: 'Non indicata',
  opens: (day: string) => `Apre ${onDay(dayText(day))}`,
  rolling: 'A sportello',
  page: (page: number, pages: number) => `Pagina ${page} di ${pages}`,
  parts: {
    company: 'L’azienda',
    project: 'Il progetto',
    budget: 'Piano dei costi e contributo',
    plan: 'Piano degli aiuti',
    time: 'Cronoprogramma',
    verdict: 'Requisiti',
    checklist: 'Che cosa chiede il portale',
    attachments: 'Allegati',
  },
  empty: 'Da completare.',
  budget: {
    line: 'Voce',
    amount: 'Importo',
    eligible: 'Ammessa',
    quote: 'Preventivo',
    total: 'Totale',
    hasQuote: 'Allegato',
    noQuote: 'Manca',
    quoteNotAsked: 'Non richiesto',
    notPaid: 'Non è tra le spese pagate',
    unknown: 'Da verificare sul bando',
    none: 'Nessuna voce di spesa.',
    asked: (kind: AidKind, aid: number, { ratePct: rate, aidMax, room }: Limits, counted: number) => {
      const figure = `${REQUESTED[kind]}: ${euroText(aid)}`;
      if (rate === null) return figure;
      const share = `${percentText(rate)} di ${euroText(counted)} ammessi`;
      if (Math.round(counted * rate) <= Math.round(aid * 100)) return `${figure} (${share})`;
      const isRoom = room !== null && room < (aidMax ?? Infinity);
      return `${figure} (${share}, ${isRoom ? 'nello spazio de minimis rimasto' : 'fino al massimo del bando'})`;
    },
    /** The share depends on a case that nobody has chosen: `least` is the lowest, where the cases are known. */
    askedUpTo: (kind: AidKind, aid: number, least: number | null, rate: number, counted: number) =>
      `${REQUESTED[kind]}: ${least === null ? 'al massimo' : `da ${euroText(least)} a`} ${euroText(aid)} (percentuale più alta: ${percentText(rate)} di ${euroText(counted)} ammessi). Dipende dal caso che vale per l’azienda, da scegliere prima dell’invio.`,
    noRate: 'La percentuale di aiuto di questo bando non è nota: il contributo non si può calcolare.',
    own: (own: number) => `A carico dell’azienda: ${euroText(own)}`,
    ownAtLeast: (own: number) => `A carico dell’azienda: almeno ${euroText(own)}`,
    source: 'Copertura',
    cover: 'Come si paga la parte a carico',
  },
  plan: {
    line: 'Spesa',
    total: (spend: number) => `Totale ${euroText(spend)}`,
    share: 'Quota',
    verify: ' (cumulo da verificare)',
    note: 'Quanto potrebbe prendere tutto il progetto dai bandi salvati, senza superare il 100% di ogni spesa.',
  },
  phase: { name: 'Fase', from: 'Inizio', to: 'Fine' },
  gantt: (phases: { name: string; startsOn: string; endsOn: string }[]) =>
    `Diagramma delle fasi: ${phases.map(({ name, startsOn, endsOn }) => `${name}, ${fromDay(dayText(startsOn))} ${toDay(dayText(endsOn))}`).join('; ')}.`,
  verdict: {
    requirement: 'Requisito',
    outcome: 'Esito',
    found: 'Dato',
    at: (text: string, day: string) => `${text} (${toDay(dayText(day))})`,
  },
  outcomes: {
    soddisfatto: 'Soddisfatto',
    non_soddisfatto: 'Non soddisfatto',
    da_verificare: 'Da verificare',
  } as Record<string, string>,
  checklist: {
    link: (link: string) => `Portale o pagina ufficiale: ${link}`,
    access: (ways: string) => `Accesso: ${ways}`,
    signature: 'Firma digitale del legale rappresentante',
    pec: 'PEC attiva dell’azienda, per le comunicazioni',
    documents: 'Documenti chiesti dal bando',
    document: 'Documento',
    state: 'Stato',
    attached: 'Allegato',
    settled: 'Segnato come pronto',
    missing: 'Manca',
    unknown: 'I documenti richiesti non sono nel nostro catalogo: controlla il bando ufficiale.',
    note: (words: string) => `Il bando precisa: ${lowered(words)}.`,
    declarations: 'Dichiarazioni da rendere sul portale (D.P.R. 445/2000)',
  },
  attachments: { name: 'File', kind: 'Tipo', size: 'Byte', hash: 'Impronta SHA-256', none: 'Nessun allegato.' },
  kinds: { business_plan: 'Business plan', bilanci: 'Bilanci', altro: 'Altro', bando: 'Testo del bando' },
  ways: { spid: 'SPID', cie: 'CIE', cns: 'CNS', eu_login: 'EU Login' } as Record<string, string>,
  files: {
    pdf: 'Domanda.pdf',
    docx: 'Domanda.docx',
    index: 'Indice.txt',
    sums: 'SHA256SUMS.txt',
    folder: 'Allegati',
  },
  indexHead: (title: string, company: string) => `Dossier di ${company} per "${title}"`,
} as const;
