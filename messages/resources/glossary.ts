import { ruleValue } from '#domain/rules/rule-at.ts';
import { euroText, integerText } from '#domain/numbers/write-number.ts';

export type Term = { id: string; term: string; text: string; source: string | null };
const term = (id: string, name: string, text: string, source: string | null = null): Term => ({
  id,
  term: name,
  text,
  source,
});

/** The four of the specification first, then by letter. Numbers come from the rules in force on the day. */
export function glossaryOn(day: string): Term[] {
  const staff = integerText(ruleValue('pmi.medium.staff', day));
  const turnover = `${integerText(ruleValue('pmi.medium.turnover', day) / 1_000_000)} milioni di euro`;
  const balance = `${integerText(ruleValue('pmi.medium.balance', day) / 1_000_000)} milioni`;
  const ceiling = euroText(ruleValue('de_minimis.general.ceiling', day));
  const durc = integerText(ruleValue('durc.validity', day));
  const disclosure = euroText(ruleValue('transparency.threshold', day));
  const first = [
    term(
      'fondo-perduto',
      'Contributo a fondo perduto',
      'Denaro che non si restituisce, se rispetti il progetto e lo rendiconti. Quasi sempre arriva dopo la spesa.',
    ),
    term(
      'pmi',
      'PMI',
      `Piccola e media impresa: meno di ${staff} dipendenti e fatturato annuo fino a ${turnover} (oppure totale di bilancio fino a ${balance}), contando anche le imprese associate e collegate.`,
      'Racc. 2003/361/CE e DM 18 aprile 2005',
    ),
    term(
      'de-minimis',
      'De minimis',
      `Aiuti di importo contenuto, fino a ${ceiling} in tre anni per impresa unica, che lo Stato può dare senza chiedere il permesso alla Commissione europea.`,
      'Reg. (UE) 2023/2831',
    ),
    term(
      'por',
      'Programma operativo regionale (POR, oggi PR)',
      'Il programma con cui una Regione spende i fondi europei: da qui nascono molti bandi regionali. Nel ciclo 2021-2027 si chiama PR FESR o PR FSE+.',
      'Reg. (UE) 2021/1060',
    ),
  ];
  const others = [
    term(
      'ammissibile',
      'Ammissibile',
      'Che rispetta i requisiti del bando: vale per l’impresa, per il progetto e per ogni singola spesa.',
    ),
    term(
      'anticipo',
      'Anticipo',
      'Quota del contributo pagata prima delle spese, di solito contro una fideiussione.',
      'D.Lgs. 123/1998, art. 5',
    ),
    term(
      'ateco',
      'Codice ATECO',
      'La classificazione delle attività economiche. Dal 1º aprile 2025 vale ATECO 2025: se il bando cita la vecchia, controlla la corrispondenza.',
      'ISTAT',
    ),
    term(
      'bando',
      'Bando',
      'L’atto pubblico che dice chi può chiedere un aiuto, per che cosa, quanto e con quali regole.',
    ),
    term('capofila', 'Capofila', 'L’impresa che presenta la domanda e parla con l’ente a nome di un raggruppamento.'),
    term(
      'car-cor',
      'CAR e COR',
      'Codici del Registro nazionale aiuti: il CAR identifica la misura, il COR il singolo aiuto concesso a un’impresa.',
      'DM 115/2017',
    ),
    term(
      'click-day',
      'Click day',
      'Giorno e ora in cui si invia la domanda e conta l’ordine di arrivo: spesso decidono i secondi.',
    ),
    term(
      'codice-incentivi',
      'Codice degli incentivi',
      'Le regole comuni dei bandi italiani dal 1º gennaio 2026: cause di esclusione, cumulo, premialità.',
      'D.Lgs. 184/2025',
    ),
    term(
      'cofinanziamento',
      'Cofinanziamento',
      'La parte del progetto che paghi tu: la spesa ammessa meno il contributo.',
    ),
    term(
      'concessione',
      'Concessione',
      'L’atto con cui nasce il diritto all’aiuto. È la sua data, non quella del bonifico, che conta per il de minimis.',
    ),
    term('confidi', 'Confidi', 'Consorzio che garantisce i prestiti delle piccole imprese verso le banche.'),
    term(
      'credito-imposta',
      'Credito d’imposta',
      'Un aiuto che si usa in compensazione delle tasse, invece di ricevere denaro.',
    ),
    term(
      'cumulo',
      'Cumulo',
      'Più aiuti sulla stessa spesa: si può solo se i bandi lo ammettono ed entro l’intensità massima, mai oltre il costo.',
      'Reg. (UE) 651/2014, art. 8',
    ),
    term(
      'cup',
      'CUP',
      'Codice unico di progetto: dopo la concessione va scritto su fatture e pagamenti.',
      'L. 3/2003, art. 11',
    ),
    term('durc', 'DURC', `Documento che attesta contributi in regola. Vale ${durc} giorni.`, 'DM 30 gennaio 2015'),
    term(
      'esl',
      'ESL, equivalente sovvenzione lordo',
      'Il vantaggio di un prestito o di una garanzia, espresso come se fosse un contributo. È la cifra che pesa nel de minimis.',
    ),
    term(
      'effetto-incentivante',
      'Effetto di incentivazione',
      'La domanda va presentata prima di avviare il progetto: un ordine firmato prima può escludere l’aiuto.',
      'Reg. (UE) 651/2014, art. 6',
    ),
    term(
      'fesr',
      'FESR',
      'Fondo europeo di sviluppo regionale: finanzia imprese, innovazione, energia e territorio attraverso le Regioni.',
      'Reg. (UE) 2021/1058',
    ),
    term(
      'fideiussione',
      'Fideiussione',
      'Promessa di banca, assicurazione o confidi di restituire l’anticipo se non rispetti il progetto.',
      'Codice civile, art. 1936',
    ),
    term(
      'firma-digitale',
      'Firma digitale',
      'Firma con valore legale su documenti informatici. Controlla che il certificato non scada prima dell’invio.',
      'D.Lgs. 82/2005',
    ),
    term(
      'gber',
      'GBER',
      'Il regolamento che dice quali aiuti sono permessi senza notifica a Bruxelles, con intensità e limiti per ciascuno.',
      'Reg. (UE) 651/2014',
    ),
    term(
      'graduatoria',
      'Graduatoria',
      'Le domande si ordinano per punteggio e si finanziano dall’alto finché ci sono fondi.',
    ),
    term(
      'impresa-unica',
      'Impresa unica',
      'L’insieme delle imprese legate da controllo: per il de minimis i loro aiuti si sommano.',
      'Reg. (UE) 2023/2831, art. 2',
    ),
    term(
      'in-difficolta',
      'Impresa in difficoltà',
      'Chi ha perso più di metà del capitale, è in procedura concorsuale o ha aiuti non rimborsati: esclusa da quasi tutti i bandi.',
      'Reg. (UE) 651/2014, art. 2, punto 18',
    ),
    term('intensita', 'Intensità di aiuto', 'La percentuale della spesa ammessa coperta dall’aiuto.'),
    term('istruttoria', 'Istruttoria', 'Il tempo in cui l’ente controlla la domanda e può chiedere integrazioni.'),
    term('massimale', 'Massimale', 'L’importo più alto che il bando può darti, qualunque sia la spesa.'),
    term(
      'pec',
      'PEC',
      'Posta elettronica certificata: gli enti la usano per richieste con scadenza. Leggila ogni giorno.',
      'D.Lgs. 82/2005',
    ),
    term(
      'polizza-catastrofale',
      'Polizza catastrofale',
      'Assicurazione contro terremoti, alluvioni e frane sui beni dell’impresa: senza, diversi incentivi sono preclusi.',
      'L. 213/2023, commi 101-102',
    ),
    term(
      'premialita',
      'Premialità',
      'Punti o percentuali in più per requisiti come rating di legalità o certificazione della parità di genere.',
      'D.Lgs. 184/2025, art. 8',
    ),
    term(
      'proroga',
      'Proroga',
      'Spostamento di una scadenza decisa dall’ente: su Bandolo è una nuova versione del bando, e te la segnaliamo.',
    ),
    term(
      'rating-legalita',
      'Rating di legalità',
      'Punteggio dell’Autorità garante della concorrenza alle imprese corrette: può valere punti in graduatoria.',
      'DL 1/2012, art. 5-ter',
    ),
    term(
      'rendicontazione',
      'Rendicontazione',
      'Le prove della spesa: fatture, pagamenti tracciabili, relazioni. Da qui dipende quanto ti viene pagato davvero.',
    ),
    term('revoca', 'Revoca', 'La perdita dell’aiuto, in tutto o in parte, con restituzione di quanto ricevuto.'),
    term(
      'rna',
      'RNA',
      'Registro nazionale degli aiuti di Stato: qui si vedono gli aiuti concessi a ogni impresa.',
      'L. 234/2012, art. 52',
    ),
    term(
      'sal',
      'SAL',
      'Stato di avanzamento lavori: pagamento di una quota quando hai speso e rendicontato una parte.',
      'D.Lgs. 123/1998, art. 5',
    ),
    term('sportello', 'Sportello', 'Domande esaminate in ordine di arrivo finché i fondi bastano.'),
    term('spesa-ammissibile', 'Spesa ammissibile', 'Le voci di costo che il bando accetta di finanziare.'),
    term(
      'trasparenza',
      'Trasparenza degli aiuti',
      `Chi riceve nell’anno aiuti pubblici per almeno ${disclosure} deve pubblicarli, nel sito o nella nota integrativa.`,
      'L. 124/2017, art. 1, commi 125-129',
    ),
    term(
      'ula',
      'ULA',
      'Unità lavorative annue: il modo di contare i dipendenti, part-time e stagionali in proporzione.',
      'DM 18 aprile 2005',
    ),
    term(
      'visura',
      'Visura camerale',
      'Il documento del Registro imprese con sede, attività, soci e amministratori.',
      'DPR 581/1995',
    ),
  ];
  return [...first, ...others];
}
