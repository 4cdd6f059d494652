import { help } from './entry.ts';

/** How the product is used; what the older list of questions does not hold. */
export const PRODUCT_HELP = [
  help(
    'orari_assistenza',
    ' | assistenza supporto orari sabato domenica telefono quando risponde contatti aiuto umano',
    'L’assistenza risponde dal lunedì al venerdì dalle 9 alle 18 e il sabato dalle 9 alle 13; la domenica è chiusa. Io rispondo sempre.',
  ),
  help(
    'dossier',
    'dossier | cosa mi resta in mano alla fine dossier scaricare pdf docx zip risultato finale candidatura esportare domanda stampare',
    'Alla fine hai il dossier: i testi della domanda in PDF e Word, i documenti che hai caricato e una checklist di ciò che il portale dell’ente chiede. Con quello invii la domanda dal portale ufficiale.',
  ),
  help(
    'calendario_telefono',
    'ics | calendario telefono google outlook ics esportare scadenze abbonare iphone collegare calendario sincronizzare agenda',
    'Le scadenze dei bandi salvati stanno nel calendario. Per vederle sul telefono o in Google Calendar usa l’indirizzo privato ICS del calendario, oppure scarica il singolo evento.',
  ),
  help(
    'salva_e_avvisi',
    ' | salvare bando avviso apertura promemoria notifica ricordare prima che apre scade',
    'Premi «Salva per dopo» sulla scheda: il bando entra nei salvati e nel calendario, e ricevi una notifica prima che apra o scada.',
  ),
  help(
    'elimina_azienda',
    ' | cancellare eliminare azienda dal profilo rimuovere impresa sbagliata',
    'Apri Profilo, «Le mie aziende», scegli l’azienda ed eliminala. Se è l’unica, prima aggiungine un’altra: serve un’azienda attiva per confrontare i bandi.',
  ),
  help(
    'modifica_dati',
    ' | modificare dati azienda aggiornare profilo cambiare sede dipendenti fatturato ateco partita iva sbagliata',
    'I dati dell’azienda si cambiano in Profilo, «Le mie aziende». Appena salvi, ricalcolo i requisiti di tutti i bandi.',
  ),
  help(
    'carica_documenti',
    ' | caricare documenti allegare file visura bilancio dove metto i documenti archivio',
    'Puoi caricare visura e bilancio nel profilo dell’azienda: leggo i dati e ti propongo di compilarli. Il documento serve solo a te.',
  ),
  help(
    'condividi_consulente',
    ' | condividere con il consulente dare accesso al commercialista collega invitare utente altro utente',
    'Decidi tu che cosa vede un consulente: mandagli una richiesta dalla sua scheda e indica il bando. Senza la tua richiesta non vede nulla.',
  ),
  help(
    'clienti_consulente',
    'invitare+cliente aggiungere+cliente invito+cliente nuovo+cliente | consulente aggiungere invitare un cliente portafoglio clienti invito titolare',
    'In «I tuoi clienti» premi «Nuovo cliente» e scrivi i suoi dati; poi, dalla riga del cliente, «Invita il titolare»: riceve un link per prendere in carico l’azienda, e tu continui a lavorarci con un incarico condiviso.',
  ),
  help(
    'ricerca_salvata',
    ' | mandare avviso ricevere avvisi salvare ricerca avvisami nuovi bandi alert nuovo bando esce mail',
    'Salva la ricerca con i filtri che ti interessano: quando esce un bando nuovo che le corrisponde ricevi un avviso tra le notifiche.',
  ),
  help(
    'errore_scheda',
    ' | segnalare errore scheda sbagliata dato sbagliato bando non aggiornato correggere informazione',
    'Nella scheda del bando c’è «Segnala un errore»: dicci che cosa non torna e la controlliamo sulla fonte ufficiale.',
  ),
  help(
    'prova_demo',
    ' | provare senza registrarsi demo esempio prova gratuita',
    'Puoi provare senza account: la demo mostra un’azienda di esempio, i suoi bandi e una bozza, e non conserva nulla.',
  ),
  help(
    'strumenti',
    ' | strumenti calcolatori calcolare de minimis dimensione requisiti conviene tool',
    'Negli Strumenti trovi quattro calcolatori: dimensione PMI, de minimis, requisiti generali e «Vale la pena?». Usano le regole in vigore e mostrano la fonte.',
  ),
];
