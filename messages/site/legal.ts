/** A paragraph, or the points of a list. */
type Block = string | readonly string[];
export type LegalText = {
  title: string;
  lead: string;
  sections: readonly { id: string; title: string; blocks: readonly Block[] }[];
};

export const LEGAL = {
  contents: 'In questa pagina',
  /** A year and a month, as the accepted version is stored. */
  version: (month: string) => `Versione di ${month}`,
} as const;

export const TERMS: LegalText = {
  title: 'Termini di servizio',
  lead: 'Che cosa fa Bandolo, che cosa resta a te, e che cosa accetti quando crei un account.',
  sections: [
    {
      id: 'servizio',
      title: 'Che cosa fa Bandolo',
      blocks: [
        'Bandolo raccoglie bandi e agevolazioni pubbliche, li confronta con i dati della tua impresa, ti aiuta a preparare i documenti con l’assistente Filo e ti mette in contatto con consulenti.',
        'È informazione, non consulenza: il bando ufficiale dell’ente prevale sempre su quello che leggi qui. Prima di decidere o di firmare, controlla il testo ufficiale collegato a ogni scheda.',
      ],
    },
    {
      id: 'account',
      title: 'Il tuo account',
      blocks: [
        [
          'Ti registri con dati veri e con un indirizzo e-mail che controlli.',
          'Tieni per te la password. Se pensi che qualcuno la conosca, cambiala nelle impostazioni: le altre sessioni vengono chiuse.',
          'Inserisci i dati di un’impresa solo se hai titolo per farlo.',
          'Chi si registra come consulente carica documenti autentici e riceve richieste solo dopo l’approvazione.',
        ],
      ],
    },
    {
      id: 'dati-dei-bandi',
      title: 'I dati dei bandi',
      blocks: [
        'Ogni scheda dice da quale fonte viene e in che data è stata controllata. Quando un dato manca scriviamo «non indicato»: importi, scadenze e collegamenti non vengono mai inventati.',
        'I bandi cambiano: una proroga, una rettifica o l’esaurimento dei fondi possono arrivare prima del nostro controllo. Se trovi un errore, segnalalo dalla scheda.',
      ],
    },
    {
      id: 'filo',
      title: 'L’assistente Filo',
      blocks: [
        'I testi di Filo sono bozze. Citano i dati da cui vengono e lasciano in evidenza quello che manca; la responsabilità di ciò che dichiari a un ente resta tua.',
        'Filo risponde con un assistente interno. Se questa installazione è collegata a un fornitore esterno, i testi di un’impresa gli vengono inviati solo dopo il tuo consenso, impresa per impresa, e puoi ritirarlo.',
      ],
    },
    {
      id: 'verifiche',
      title: 'Verifiche, punteggi e strumenti',
      blocks: [
        'L’esito di una verifica, la percentuale di affinità e i calcoli degli strumenti (dimensione PMI, de minimis, requisiti, convenienza) dipendono dai dati che inserisci e dalle regole indicate con la loro fonte. Non impegnano l’ente che concede l’aiuto.',
      ],
    },
    {
      id: 'uso',
      title: 'Uso corretto',
      blocks: [
        [
          'Non caricare file dannosi e non cercare di leggere i dati di altri.',
          'Non usare Bandolo per presentare dichiarazioni false: è un reato, e fa perdere l’aiuto.',
          'Non scaricare il catalogo in modo automatico oltre i limiti indicati dal servizio.',
        ],
        'Un account che viola queste regole può essere sospeso, con una spiegazione scritta.',
      ],
    },
    {
      id: 'contenuti',
      title: 'I tuoi contenuti',
      blocks: [
        'Quello che scrivi e carichi resta tuo. Lo usiamo solo per darti il servizio: non lo vendiamo e non lo usiamo per addestrare modelli.',
      ],
    },
    {
      id: 'modifiche',
      title: 'Modifiche e recesso',
      blocks: [
        'Con l’account salviamo quale versione di questi termini hai accettato e quando. Puoi smettere di usare Bandolo in qualsiasi momento ed eliminare l’account da Impostazioni: si chiude subito, e dopo 14 giorni in cui puoi ripensarci cancelliamo tutto.',
        'Si applica la legge italiana. Se sei un consumatore, resta competente il giudice del luogo in cui vivi.',
      ],
    },
  ],
};

export const PRIVACY: LegalText = {
  title: 'Informativa privacy',
  lead: 'Quali dati trattiamo, perché, per quanto tempo e che cosa puoi chiedere (articoli 13 e 14 del Regolamento UE 2016/679).',
  sections: [
    {
      id: 'titolare',
      title: 'Chi tratta i dati',
      blocks: [
        'Il titolare del trattamento è chi gestisce questa installazione di Bandolo. Per ogni domanda sui tuoi dati apri una richiesta dalla pagina Supporto: si può anche senza account, e la risposta arriva per e-mail.',
      ],
    },
    {
      id: 'dati',
      title: 'Quali dati',
      blocks: [
        [
          'Account: nome, cognome, e-mail, tipo di account, consensi con versione e data. Della password conserviamo solo un’impronta, da cui non si può risalire alla password.',
          'Imprese: i dati che inserisci o che scegli di copiare da una visura, il registro degli aiuti ricevuti, i bandi salvati e nascosti, le ricerche salvate.',
          'Consulenti: profilo professionale, tariffe e i documenti caricati per l’approvazione, visibili solo a chi la decide.',
          'Uso: le attività che vedi nella tua dashboard, le conversazioni con Filo, i file che carichi.',
          'Sicurezza: indirizzo IP e browser di ogni sessione, tentativi di accesso.',
        ],
        'Se entri con Google o Facebook riceviamo da loro nome, cognome, e-mail e il codice del tuo account presso di loro, e niente altro.',
      ],
    },
    {
      id: 'scopi',
      title: 'Perché li trattiamo',
      blocks: [
        [
          'Per darti il servizio che hai chiesto: confronto con i bandi, bozze, promemoria (contratto, articolo 6.1.b).',
          'Per proteggere gli account e il servizio (legittimo interesse, articolo 6.1.f).',
          'Per inviarti novità e consigli, solo se lo hai scelto nella registrazione (consenso, articolo 6.1.a).',
        ],
        'Verdetti e percentuali sono calcolati in automatico e ogni requisito mostra il dato che lo ha deciso. Non producono effetti giuridici: la decisione sull’aiuto è solo dell’ente.',
      ],
    },
    {
      id: 'destinatari',
      title: 'Chi altro li vede',
      blocks: [
        [
          'Chi fornisce il server, l’archivio dei file e l’invio della posta a questa installazione, per nostro conto.',
          'Il fornitore esterno di intelligenza artificiale, quando è configurato: solo dopo il tuo consenso per quell’impresa, e il suo indirizzo è sempre indicato.',
          'Il servizio VIES della Commissione europea riceve la partita IVA quando chiedi di verificarla.',
        ],
        'Non vendiamo dati. Le altre imprese e gli altri utenti non vedono i tuoi.',
      ],
    },
    {
      id: 'durata',
      title: 'Per quanto tempo',
      blocks: [
        [
          'Account, imprese, bandi salvati e conversazioni: finché esiste l’account. La cronologia di Filo e le imprese si possono cancellare prima, da te.',
          'Sessioni: 30 giorni dall’ultimo uso. Tentativi di accesso: un giorno.',
          'Collegamenti inviati per e-mail: da un’ora a due giorni, e valgono una volta sola; quello per tenere un account chiuso, 14 giorni.',
          'Account eliminato: 14 giorni per ripensarci, poi cancelliamo dati e file. A consulenti e clienti con cui hai lavorato restano le loro pratiche e i preventivi, senza il tuo nome; restano pubblicate, senza nome, le recensioni che hai scritto.',
          'L’ultimo messaggio che ti conferma la cancellazione: 7 giorni nella coda di invio.',
        ],
      ],
    },
    {
      id: 'cookie',
      title: 'Cookie e memoria del browser',
      blocks: [
        'Usiamo solo cookie tecnici: uno tiene aperta la sessione, uno dura dieci minuti durante l’accesso con Google o Facebook, uno due giorni perché chi si registra confermi con un clic. Nella memoria del browser restano le bozze non ancora salvate e la finestra di Filo. Niente statistiche di terzi, niente pubblicità: per questo non vedi un avviso sui cookie.',
      ],
    },
    {
      id: 'diritti',
      title: 'I tuoi diritti',
      blocks: [
        'Puoi chiedere di accedere ai tuoi dati, correggerli, cancellarli, riceverli in un formato leggibile, limitarne o rifiutarne l’uso, e ritirare un consenso senza effetti su ciò che è già avvenuto. In Impostazioni correggi i dati, li scarichi tutti in un archivio ed elimini l’account da te. Per il resto basta una richiesta dalla pagina Supporto: ti rispondiamo entro un mese.',
        'Puoi anche presentare un reclamo al Garante per la protezione dei dati personali (www.garanteprivacy.it).',
      ],
    },
  ],
};
