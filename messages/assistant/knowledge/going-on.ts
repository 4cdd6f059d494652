import { rule } from './entry.ts';

/** What people ask next once a rule was told: each goes on from the entry named last. */
export const GOING_ON = [
  rule(
    'polizza_affitto',
    ' | affitto affittato locazione inquilino locali in affitto proprietario muri capannone non mio comodato',
    'Sì, la polizza riguarda i beni usati per l’attività a qualsiasi titolo, anche in affitto o in comodato, se non li ha già assicurati il proprietario contro gli stessi rischi: chiedigli copia della sua polizza. Macchinari e attrezzature tuoi vanno assicurati comunque.',
    'DL 155/2024, art. 1-bis; L. 213/2023, art. 1, comma 101',
    'polizza',
  ),
  rule(
    'polizza_costo',
    ' | costo costa prezzo premio quanto si paga preventivo assicurazione cara',
    'Il prezzo lo fa la compagnia: dipende da zona, edificio e valore dei beni. La franchigia non può superare il 15% del danno, per i valori assicurati fino a 30 milioni. Chiedi più preventivi: le compagnie del ramo non possono rifiutare.',
    'DM 30 gennaio 2025, n. 18; L. 213/2023, art. 1, commi 101-111',
    'polizza',
  ),
  rule(
    'polizza_cosa_copre',
    ' | cosa copre quali rischi quali beni terremoti alluvioni frane magazzino scorte merce auto veicoli',
    'Copre terremoti, alluvioni, frane, inondazioni ed esondazioni su terreni, fabbricati, impianti, macchinari e attrezzature. Le merci in magazzino e i veicoli non sono tra i beni obbligatori.',
    'L. 213/2023, art. 1, comma 101; Codice civile, art. 2424',
    'polizza',
  ),
  rule(
    'perizia_costo',
    ' | costo costa prezzo tariffa quanto si paga perito ingegnere',
    'Non c’è una tariffa fissa: la perizia costa secondo il bene, i documenti già pronti e il professionista. Chiedi due preventivi e controlla se la misura la ammette tra le spese.',
    'testo della singola misura',
    'perizia',
  ),
  rule(
    'perizia_soglia',
    ' | sotto soglia 300mila 300.000 valore basso piccolo importo obbligatoria serve anche autocertificazione',
    'Sotto la soglia di valore che la misura fissa, 300.000 € per bene nelle regole 4.0, di solito basta la dichiarazione del legale rappresentante; sopra serve la perizia. Alcune misure la chiedono sempre: guarda il testo.',
    'L. 178/2020, art. 1, comma 1062',
    'perizia',
  ),
  rule(
    'durc_dove',
    ' | dove si chiede come si ottiene sito online costa gratis quanto costa richiesta chi lo rilascia',
    'Il DURC si chiede online, dal sito dell’INPS o dell’INAIL, con il codice fiscale dell’impresa: è gratuito e, se i versamenti sono a posto, arriva subito.',
    'DM 30 gennaio 2015, artt. 2 e 6',
    'durc',
  ),
  rule(
    'visura_dove',
    ' | dove si chiede come si ottiene costo costa prezzo scaricare gratis',
    'La visura si scarica dal Registro delle imprese (registroimprese.it); il legale rappresentante ha la propria gratis dal cassetto digitale dell’imprenditore, impresa.italia.it, con SPID o CIE.',
    'L. 580/1993, art. 8; servizio impresa.italia.it',
    'visura',
  ),
  rule(
    'firma_dove',
    'firma+digitale+faccio firma+digitale+ottenere firma+digitale+comprare firma+digitale+costa | dove si fa come si ottiene costo costa prezzo rilascia comprare quanto tempo',
    'La firma digitale la rilasciano i prestatori qualificati (elenco AgID), anche online e tramite la Camera di commercio, in uno o due giorni. Il prezzo lo fa il prestatore; dura di solito tre anni.',
    'D.Lgs. 82/2005, artt. 24 e 29',
    'firma_digitale',
  ),
  rule(
    'regime_quale',
    ' | quale conviene meglio scegliere differenza',
    'Non si sceglie: lo fissa il bando. In pratica il de minimis è più semplice e spesso ammette spese già fatte, ma consuma il massimale. L’esenzione (GBER) non lo consuma e può dare di più, ma chiede la domanda prima di ogni ordine e rispetta una percentuale massima.',
    'Reg. (UE) 2023/2831, art. 3; Reg. (UE) 651/2014, artt. 6 e 8',
    'gber',
  ),
  rule(
    'difficolta_rimedio',
    ' | come se ne esce rimediare ricapitalizzare cosa posso fare aumento capitale uscire soci versano',
    'Di solito si rimedia ricostituendo il patrimonio prima della domanda: un aumento di capitale o un versamento dei soci a fondo perduto, deliberato e versato. Conta la situazione alla data che il bando indica: fatti dare una situazione contabile aggiornata.',
    'Reg. (UE) 651/2014, art. 2, punto 18; Codice civile, artt. 2446 e 2482-bis',
    'difficolta',
  ),
  rule(
    'rating_come',
    ' | come si ottiene chiedere domanda requisiti fatturato quanto tempo quanto costa',
    'Si chiede online all’AGCM, gratis. Servono almeno due milioni di euro di fatturato nell’ultimo anno, sede in Italia e iscrizione al registro delle imprese da almeno due anni; la risposta arriva entro 60 giorni e vale due anni.',
    'DL 1/2012, art. 5-ter; Regolamento AGCM sul rating di legalità',
    'rating_legalita',
  ),
  rule(
    'minimis_conta',
    'sapere+preso+minimis sapere+ricevuto+minimis vedo+preso+minimis | come faccio a sapere quanto ho preso dove vedo controllare elenco miei aiuti ricevuti',
    'Gli aiuti già presi si vedono nel Registro nazionale aiuti (rna.gov.it, «Trasparenza»), con il codice fiscale dell’impresa. Scrivili nel registro de minimis di Bandolo: calcolo lo spazio che resta.',
    'L. 234/2012, art. 52',
    'de_minimis',
  ),
];
