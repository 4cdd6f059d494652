import type { Concept } from '#domain/assistant/chat/concepts.ts';

/** The words that each rule goes by, so that it is found by meaning too. Before the bar: enough alone. */
export const CONCEPT_NAMES: Record<Concept, string> = {
  de_minimis: 'deminimis | aiuti di importo limitato massimale trecentomila triennio',
  impresa_unica: '| impresa unica società collegate controllo gruppo aiuti si sommano',
  rna: 'rna | registro nazionale aiuti consultare trasparenza aiuti ricevuti codice fiscale',
  durc: 'durc | regolarità contributiva inps linps inail debito contributi arretrati rateizzato rateizzazione irregolare cassa edile',
  pmi: 'pmi mpmi microimpresa | piccola media impresa definizione soglie dimensione',
  ula: 'ula | unità lavorative annue contare dipendenti part time',
  click_day: 'clickday | click day corsa ordine di arrivo velocità secondi',
  sportello: '| a sportello ordine cronologico procedura valutativa',
  graduatoria: '| graduatoria punteggio classifica criteri valutazione',
  differenza_aiuti: '| differenza fondo perduto prestito credito imposta garanzia forme di aiuto',
  fondo_perduto: '| fondo perduto si restituisce regalo',
  finanziamento_agevolato: '| finanziamento agevolato tasso zero conto interessi significato',
  credito_imposta: '| credito imposta come funziona compensazione f24',
  garanzia: '| garanzia pubblica come funziona confidi banca',
  cumulo: 'cumulo cumulabilità | sommare due contributi stessa spesa',
  effetto_incentivo:
    '| effetto incentivazione avvio lavori ordine prima della domanda spese già fatte retroattive già pagato firmato preventivo quando posso firmare contratto con il fornitore ordinare caparra',
  ateco: 'ateco | codice attività classificazione',
  gber: 'gber | regolamento esenzione per categoria 651 aiuto in esenzione regime di esenzione',
  regime_aiuto: '| regime di aiuto aiuti di stato regole europee',
  pec: 'pec | posta elettronica certificata',
  spid: 'spid cie cns | identità digitale accesso portale',
  firma_digitale: '| firma digitale elettronica certificato p7m',
  visura: 'visura | visura camerale registro imprese quanto dura validità vecchia',
  polizza: 'catnat | polizza catastrofale catastrofi naturali assicurazione obbligatoria alluvione terremoto calamità',
  difficolta:
    '| impresa in difficoltà perdite capitale patrimonio netto bilancio in perdita concordato liquidazione crisi',
  antimafia: 'antimafia | certificazione documentazione informativa interdittiva',
  rendicontazione: 'rendicontazione rendicontare | provare spese fatture bonifici relazione finale',
  pagamento:
    '| quanto ci mettono a pagare quando arrivano i soldi tempi pagamento contributo erogazione aspettare accredito',
  intensita: '| intensità aiuto percentuale spesa coperta significato',
  iva: '| iva spesa ammessa rimborsata detraibile',
  tasse: '| contributo tassato tassazione tasse sul contributo ricavo imponibile dichiarazione redditi',
  startup_innovativa: '| startup innovativa requisiti sezione speciale diventare',
  impresa_femminile: '| impresa femminile definizione quote socie donne',
  impresa_giovanile: '| impresa giovanile definizione età soci giovani',
  da_costituire: '| senza partita iva impresa da costituire aspirante imprenditore mettersi in proprio',
  libero_professionista: '| libero professionista freelance lavoratore autonomo partita iva può partecipare',
  mantenimento:
    'chiudo+azienda chiudo+attività chiudere+azienda chiudere+attività chiudo+ditta | vendere cedere spostare chiudere azienda macchinario bene finanziato capannone dopo anni tenere mantenere vincolo quanto tempo',
  trasparenza:
    'contributi+sito+multa ricevuti+sito contributi+messi+sito pubblicare+contributi pubblicare+aiuti pubblicare+soldi pubblicarli trasparenza contributi+bilancio aiuti+bilancio dichiarare+contributi dichiarare+aiuti | pubblicare aiuti ricevuti sito nota integrativa obbligo trasparenza sanzione',
  gulpease: 'gulpease | indice leggibilità testo',
  esl: 'esl | equivalente sovvenzione lordo',
  probabilita:
    'probabilita+vincere | probabilità di vincere possibilità successo quante domande passano difficile ottenere',
  business_plan: '| business plan piano impresa come si scrive',
  pnrr: 'pnrr | piano nazionale ripresa resilienza next generation',
  fondi_europei: 'fesr fse | fondi europei diretti indiretti strutturali bruxelles',
  bando: '| cosa è un bando significato',
  cup: 'cup | codice unico progetto fattura causale',
};
