import { rule } from './entry.ts';

/** What every call asks or may ask: the code of incentives, exclusions, papers, rewards. */
export const GENERAL_RULES = [
  rule(
    'codice_incentivi',
    '184/2025 codice+incentivi | codice degli incentivi nuovo codice incentivi decreto legislativo 184 riforma incentivi regole comuni bandi',
    'Il Codice degli incentivi (D.Lgs. 184/2025) è in vigore dal 1º gennaio 2026 e dà regole comuni ai bandi. L’art. 9 elenca le cause di esclusione valide per tutti, tra cui DURC irregolare e mancanza della polizza contro le catastrofi naturali. L’art. 8 prevede premialità, per esempio per rating di legalità e parità di genere. L’art. 13 regola il cumulo.',
    'D.Lgs. 184/2025, artt. 8, 9 e 13',
  ),
  rule(
    'vale_la_pena',
    'perso+tempo perdere+tempo perdita+tempo | conviene davvero fare domanda bandi vale la pena fatica tempo perso ne vale troppa burocrazia perdere tempo',
    'Dipende dal conto: contributo atteso, meno i soldi da anticipare, le ore di lavoro, il compenso del consulente e il tempo fino al pagamento. Di solito conviene se la spesa la faresti comunque, se hai i requisiti e se il contributo copre più volte il costo della pratica; non conviene investire solo per prendere il contributo. Lo strumento «Vale la pena?» fa questo conto bando per bando.',
    'prassi dei bandi; strumento «Vale la pena?» di Bandolo',
  ),
  rule(
    'dnsh',
    'dnsh | dnsh do no significant harm non arrecare danno significativo ambiente principio ambientale',
    'DNSH vuol dire «non arrecare un danno significativo» all’ambiente: il progetto non deve peggiorare clima, acqua, rifiuti, inquinamento, natura. Non vale per tutti i bandi: lo chiedono quelli finanziati dal PNRR e molti con fondi europei. Di solito basta una dichiarazione o una scheda tecnica firmata; le attività con combustibili fossili sono spesso escluse.',
    'Reg. (UE) 2020/852, art. 17; Reg. (UE) 2021/241, art. 5',
  ),
  rule(
    'ccnl',
    'ccnl | ccnl contratto collettivo nazionale lavoro contratti collettivi applicare salario',
    'Il CCNL è il contratto collettivo di lavoro. I benefici contributivi e molti bandi chiedono di applicare i contratti firmati dalle organizzazioni più rappresentative e di avere il DURC in regola: chi non li rispetta perde lo sgravio.',
    'L. 296/2006, art. 1, commi 1175 e 1176',
  ),
  rule(
    'rating_legalita',
    'rating+legalita | rating di legalità legalita stelle agcm autorità garante concorrenza punteggio premialità',
    'Il rating di legalità è un punteggio da una a tre stelle che l’Autorità garante della concorrenza (AGCM) dà alle imprese sopra una soglia di fatturato e iscritte da abbastanza tempo. È gratuito, si rinnova e nei bandi vale come premialità: più punti o precedenza. Non è obbligatorio.',
    'DL 1/2012, art. 5-ter; D.Lgs. 184/2025, art. 8',
  ),
  rule(
    'parita_genere',
    'parita+genere | parità di genere certificazione uni pdr 125 certificato donne premialità',
    'La certificazione della parità di genere (UNI/PdR 125:2022) la rilascia un organismo accreditato. Dà uno sgravio contributivo e, in molti bandi, più punti o una percentuale più alta. Si rinnova, con controlli annuali.',
    'L. 162/2021; D.Lgs. 184/2025, art. 8',
  ),
  rule(
    'documenti_generali',
    ' | documenti in generale carte tenere pronte preparare bando elenco tipico',
    'Di solito servono: visura camerale recente, DURC regolare, ultimi bilanci o dichiarazioni dei redditi, preventivi delle spese, dichiarazioni su dimensione PMI e de minimis, documento di chi rappresenta l’azienda, polizza contro le catastrofi, firma digitale, PEC e SPID o CIE.',
    'prassi dei bandi; D.Lgs. 184/2025, art. 9',
  ),
  rule(
    'deggendorf',
    'deggendorf | deggendorf aiuti illegali da restituire clausola impegno',
    'La clausola Deggendorf: chi ha ricevuto un aiuto che l’Unione ha dichiarato illegale e non l’ha restituito non può averne altri. Si dichiara nella domanda.',
    'L. 234/2012, art. 46; DPCM 23 maggio 2007',
  ),
  rule(
    'legale_rappresentante',
    'legale+rappresentante procura | legale rappresentante chi può firmare firma domanda delega procura delegato amministratore titolare commercialista firmare',
    'Firma la domanda il legale rappresentante: il titolare, l’amministratore o chi ha i poteri nella visura. Può delegare con una procura, se il bando lo ammette; il commercialista o il consulente può compilare e inviare, ma la firma digitale resta di chi rappresenta l’azienda o del procuratore.',
    'DPR 445/2000, art. 38; D.Lgs. 82/2005, art. 20',
  ),
  rule(
    'dichiarazioni_false',
    'autocertificazione dichiaro+sbagliata dichiaro+sbagliato dichiarato+sbagliato dichiarare+=falso dichiara+=falso cose+vere cose+false scrive+falso scritto+falso dati+falsi dati+veri errore+dichiarazione | dichiarazioni false sanzioni autocertificazione dichiarazione sostitutiva conseguenze errore domanda',
    'Nella domanda si dichiara sotto responsabilità penale: una dichiarazione falsa fa perdere tutto l’aiuto, con restituzione e interessi, oltre alle sanzioni. Ne risponde l’impresa, e chi la rappresenta e firma, anche se il testo l’ha scritto un consulente: rileggi prima di firmare. Un errore in buona fede si corregge subito scrivendo all’ente.',
    'DPR 445/2000, artt. 75 e 76',
  ),
  rule(
    'controlli',
    'conservare+documenti conservare+fatture tenere+anni+carte tenere+anni+documenti tenere+anni+fatture | controlli verifiche ispezioni dopo il contributo quanto tempo possono controllare conservare tenere documenti per quanti anni fatture chi controlla se ho speso davvero ispettore',
    'L’ente può controllare prima e dopo il pagamento, anche in azienda. Tieni fatture, bonifici e contratti per dieci anni, salvo che il bando dica altro: senza documenti l’aiuto si restituisce.',
    'Codice civile, art. 2220; Reg. (UE) 651/2014, art. 12',
  ),
  rule(
    'soccorso_istruttorio',
    'soccorso+istruttorio sbagliato+domanda sbagliata+domanda sbagliato+inviata errore+domanda iban+domanda | soccorso istruttorio integrazione documento mancante errore domanda correggere integrare richiesta chiarimenti',
    'Se manca un documento o c’è un errore formale, di solito l’ente chiede un’integrazione e dà pochi giorni per rispondere: guarda la PEC ogni giorno. Non si può invece aggiungere un requisito che mancava alla scadenza, né cambiare il progetto. Se l’errore lo trovi tu, scrivi subito all’ente via PEC, con il codice della domanda e il dato giusto.',
    'L. 241/1990, art. 6',
  ),
  rule(
    'ricorso',
    'ricorso tar preavviso+rigetto =rigetto | ricorso domanda respinta bocciata esclusa rifiutata impugnare riesame tar preavviso di rigetto',
    'Prima del rigetto l’ente manda un preavviso: hai dieci giorni per rispondere con osservazioni. Dopo, puoi chiedere il riesame o ricorrere al TAR entro 60 giorni (per la revoca di un aiuto già concesso decide spesso il giudice civile). Puoi anche ripresentare la domanda, se il bando è ancora aperto.',
    'L. 241/1990, art. 10-bis; D.Lgs. 104/2010, art. 29',
  ),
  rule(
    'revoca',
    'chiudo+preso chiudo+soldi chiudo+contributo chiudere+preso chiudere+contributo | revoca contributo restituire perdere aiuto decadenza cosa succede se non rispetto non finisco progetto rinuncia rinunciare azienda chiude cessa attività fallisce',
    'L’aiuto si revoca, tutto o in parte, se il progetto non si realizza, cambia senza autorizzazione, mancano le prove di spesa o non si rispettano gli obblighi. Va restituito con gli interessi. Se capisci di non farcela, scrivi all’ente prima: una proroga o una variazione si chiedono in tempo; rinunciare prima dell’erogazione non costa sanzioni.',
    'D.Lgs. 123/1998, art. 9',
  ),
  rule(
    'variazione',
    'ritardo+consegna ritardo+macchina ritardo+fornitore ritardo+lavori proroga cambiare+fornitore cambio+fornitore cambiato+sede cambio+sede cambiato+amministratore cambiato+soci cambiato+fornitore | variazione progetto cambiare fornitore modificare spese proroga ritardo prolungare allungare tempi dopo approvazione',
    'Un cambio di fornitore o di voce di spesa si può fare, ma di solito va comunicato o autorizzato prima, e non deve snaturare il progetto. Anche un cambio di sede, di amministratore o di soci va detto all’ente. La proroga si chiede prima della scadenza, con il motivo. Spese e tempi oltre l’autorizzazione non si rimborsano.',
    'D.Lgs. 123/1998, art. 9; prassi dei bandi',
  ),
  rule(
    'mantenimento_delocalizzazione',
    'delocalizzazione | delocalizzazione trasferire produzione estero spostare attività fuori regione chiudere sede licenziare occupazione livelli occupazionali',
    'Chi riceve aiuti per un investimento e sposta l’attività fuori dall’Unione, o fuori dal luogo finanziato, entro {relocation.years} anni li restituisce, con una sanzione. Anche ridurre molto il personale negli stessi anni può far revocare l’aiuto.',
    'DL 87/2018, artt. 5 e 6',
  ),
  rule(
    'assunzione_disabili',
    ' | collocamento obbligatorio disabili legge 68 categorie protette quota',
    'Con almeno {disabled_hiring.staff} dipendenti c’è l’obbligo di assumere persone con disabilità: chi non lo rispetta non può avere incentivi. Si dichiara nella domanda.',
    'L. 68/1999, artt. 3 e 17',
  ),
];
