import { help } from './entry.ts';

/** How the product is used; what the older list of questions does not hold. */
export const PRODUCT_HELP = [
  help(
    'accesso_dopo',
    'continua+vederle continua+vedere finito+lavoro+vede finita+consulenza+vede | finito il lavoro finita la consulenza il consulente continua a vedere i miei dati accesso dopo',
    'No: il consulente vede solo quello che condividi e solo finché dura la consulenza. Quando finisce, o se togli prima l’accesso, non vede più nulla.',
  ),
  help(
    'recensioni',
    'voto+consulente recensione recensioni stelle+consulente mettere+voto dare+voto lasciare+voto | voto recensione stelle giudizio al consulente alla fine della consulenza',
    'Sì: a consulenza conclusa lasci una recensione da 1 a 5 stelle con un commento, che compare sul profilo del consulente. Prima della fine non si può: i voti vengono solo da lavori veri.',
  ),
  help(
    'annulla_eliminazione',
    'cancello+domanda cancello+candidatura cancellato+domanda cancellato+candidatura eliminato+candidatura elimino+candidatura sbaglio+candidatura | cancellare eliminare una candidatura per sbaglio recuperare ripristinare annullare',
    'Se elimini una candidatura per sbaglio premi subito «Annulla» nel messaggio che compare: torna com’era, con testi e documenti.',
  ),
  help(
    'bando_proprio',
    'caricare+bando+qua caricare+bando+qui caricare+bando+comune caricare+bando+mio caricare+bando+vostro pdf+bando | caricare un bando che non c’è nel catalogo bando trovato altrove bando mio pdf aggiungere',
    'Sì: in «Candidature», con «Carica un bando», carichi il PDF (solo PDF, fino a 10 MB, anche una scansione): leggo scadenza, importi, requisiti e documenti, tu li controlli e confermi. Da lì la candidatura funziona come per ogni altro bando: bozze delle sezioni, documenti, dossier.',
  ),
  help(
    'business_plan_ia',
    'business+plan+bandolo business+plan+preparare business+plan+prepari business+plan+prepararmi business+plan+scrivi business+plan+scrivere business+plan+scrivermi business+plan+fammi business+plan+farmi business+plan+fai business+plan+fate business+plan+word business+plan+pdf business+plan+scaricare business+plan+portare piano+impresa+bandolo | il business plan lo fa bandolo o lo porto io generare scaricare in word pdf excel',
    'Il business plan lo prepari qui: nel profilo, scheda «Business Plan IA», sezione per sezione, con i dati della tua azienda e le cifre che inserisci tu. Alla fine lo scarichi in PDF, Word (DOCX) ed Excel. Se ne hai già uno tuo, puoi caricarlo tra i documenti.',
  ),
  help(
    'invita_collega',
    'invitare+socio invito+socio invito+collega invitare+collega aggiungere+utente | invitare il socio un collega far entrare un’altra persona lavorare insieme domanda',
    'Dalla candidatura, con «Lavora insieme», inviti per e-mail il socio, un collega o il commercialista: scegli che cosa può fare, e togli l’accesso quando vuoi.',
  ),
  help(
    'chi_vede_i_dati',
    'vede+dati vede+documenti vedono+documenti vede+azienda vedono+dati dati+qualcun dati+altri | chi vede i miei dati qualcun altro accesso riservatezza dati azienda',
    'I tuoi dati li vedi solo tu. Un consulente o un collega vede quello che decidi, dopo il tuo invito o la tua richiesta, e puoi togliere l’accesso. Come li trattiamo è nella pagina Privacy.',
  ),
  help(
    'scarica_dati',
    'portarmi+via portare+via+dati dati+ridate dati+ridare dati+riavere =esportarli esportare+dati scaricare+dati scaricarli | scaricare esportare i miei dati copia archivio',
    'Sì: in Impostazioni puoi scaricare tutti i tuoi dati in un archivio. I testi di una domanda si scaricano anche dalla candidatura, in PDF e Word.',
  ),
  help(
    'manda_mail',
    'mail+mandamelo mail+mandare mail+inviare mail+inviamelo mail+mandami whatsapp | mandare per mail inviare scheda via email condividere bando whatsapp',
    'Da qui non mando e-mail. Sulla scheda del bando puoi salvarlo, condividere il link o stampare la pagina; con gli avvisi accesi ti scrivo io quando cambia o scade.',
  ),
  help(
    'continua_domanda',
    'vado+avanti+domanda vado+avanti+candidatura andare+avanti+domanda andare+avanti+candidatura riprendere+candidatura continuare+candidatura | come vado avanti con la domanda continuare riprendere candidatura iniziata prossimo passo',
    'Apri «Candidature»: per ogni domanda c’è il passo a cui sei arrivato e che cosa manca. «Continua» ti riporta lì; alla fine scarichi il dossier e lo carichi sul portale dell’ente.',
  ),
  help(
    'salvataggio',
    'spegne+computer spegne+pc spento+computer salvataggio+automatico salva+=solo cade+linea cade+connessione chiudo+pagina chiudo+scheda+browser scrivo+perdo salvare+bozza | se si spegne il computer mentre scrivo perdo tutto bozza salvata automaticamente salvataggio',
    'No, non perdi il lavoro: nelle candidature il testo si salva da solo mentre scrivi. Riapri «Candidature» e «Continua» ti riporta al punto in cui eri, anche da un altro computer.',
  ),
  help(
    'orari_assistenza',
    'assistenza+domenica assistenza+sabato assistenza+orari assistenza+sera assistenza+notte supporto+domenica supporto+sabato orari+supporto | assistenza supporto orari sabato domenica telefono quando risponde contatti aiuto umano',
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
    'accesso+commercialista accesso+consulente vedere+pratica mostrare+pratica vedere+candidatura vedere+domanda+consulente condividere+pratica condividere+candidatura aprirgli+azienda | condividere con il consulente dare accesso al commercialista collega invitare utente altro utente',
    'Decidi tu che cosa vede un consulente: mandagli una richiesta dalla sua scheda e indica il bando. Puoi condividere i dati dell’azienda, solo una candidatura o singoli documenti, e togliere l’accesso quando vuoi. Senza la tua richiesta non vede nulla.',
  ),
  help(
    'clienti_consulente',
    'invitare+cliente aggiungere+cliente invito+cliente nuovo+cliente | aggiungere invitare un cliente portafoglio clienti invito titolare',
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
    'profilo_serve',
    'serve+profilo perche+profilo compilare+profilo+azienda | a che serve il profilo azienda perché compilarlo dati azienda',
    'Il profilo dice chi è la tua azienda: sede, attività, addetti, fatturato. Con quei dati confronto i requisiti di ogni bando e preparo le bozze; più è completo, meno resta «da verificare».',
  ),
  help(
    'cambia_email',
    'cambiare+mail cambiare+email cambio+mail modificare+mail modificare+email mail+iscritto email+iscritto | cambiare indirizzo e-mail con cui mi sono iscritto registrato account',
    'L’e-mail dell’account si cambia in Impostazioni, con «Cambia e-mail»: scrivi il nuovo indirizzo e confermalo con il link che ricevi.',
  ),
  help(
    'da_telefono',
    'bandolo+telefono bandolo+cellulare bandolo+smartphone bandolo+tablet app+telefono sito+telefono disinstallo disinstallare disinstallata | usare bandolo dal telefono cellulare smartphone tablet app da scaricare',
    'Sì: Bandolo si usa dal browser anche su telefono e tablet, con lo stesso account. Puoi aggiungerlo alla schermata Home: non c’è nulla da scaricare da uno store, e i dati restano nel tuo account.',
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
