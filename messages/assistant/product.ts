import type { ProductQuestion } from '#domain/assistant/chat/product-questions.ts';
import type { SmallTalk } from '#domain/assistant/chat/small-talk.ts';
import { euroText, percentText } from '#domain/numbers/write-number.ts';

export const SMALL_TALK_TEXTS: Record<SmallTalk, string> = {
  saluto:
    'Ciao. Posso cercare bandi per la tua azienda, dirti le scadenze, spiegarti un bando o una regola. Che cosa ti serve?',
  identita:
    'Sono Filo, l’assistente di Bandolo: un programma, non una persona. Rispondo con i dati della tua azienda e dei bandi del catalogo. Quello che non so, lo dico.',
  capacita:
    'Posso cercare bandi adatti alla tua azienda, dirti le scadenze, spiegarti i requisiti di un bando e le regole (de minimis, DURC, dimensione PMI), e aiutarti a scrivere la domanda. Prova con «fondo perduto per macchinari» o «cos’è la Nuova Sabatini?».',
  grazie: 'Figurati. Se ti serve altro, sono qui.',
  congedo: 'A presto. Ritrovi questa conversazione quando torni.',
  intesa: 'Bene. Vuoi vedere i bandi più adatti, le scadenze o i requisiti di un bando?',
  rifiuto: 'Va bene. Quando vuoi, scrivimi che cosa vorresti fare o comprare: cerco il bando giusto.',
  confusione:
    'Mi spiego meglio se mi dici quale punto non è chiaro. Puoi chiedermi una cosa alla volta, per esempio «quali requisiti mancano?» o «cos’è il de minimis?».',
  sfogo:
    'Mi dispiace di non averti aiutato. Scrivimi in una frase che cosa vuoi fare, per esempio «comprare un macchinario» o «assumere due persone»: riparto da lì.',
  fuori_tema:
    'Di questo non so nulla: rispondo su bandi, requisiti, scadenze e sulla tua azienda. Dimmi che cosa vorresti fare o comprare e cerco chi può finanziarlo.',
};

type Way = 'settings' | 'profile' | 'company' | 'search' | 'catalogue' | 'requirements' | 'notifications' | 'dashboard';
export const PRODUCT_TEXTS: Record<ProductQuestion, { text: string; ways: readonly Way[] }> = {
  password: {
    text: 'La password si cambia nelle Impostazioni. Se non la ricordi, lì puoi farti mandare un link per sceglierne una nuova.',
    ways: ['settings'],
  },
  elimina_account: {
    text: 'L’account si elimina da Impostazioni, con «Elimina Account»: servono la password e una parola scritta a mano. Si chiude subito e per 14 giorni puoi ripensarci con il link che ricevi per e-mail; poi la cancellazione è per sempre. Prima puoi scaricare tutti i tuoi dati, sempre da lì.',
    ways: ['settings'],
  },
  cronologia: {
    text: 'Apri il menu in alto in questa chat e scegli «Cancella cronologia»: dimentico conversazioni, ricerche e bandi visti. Bandi salvati e dati dell’azienda restano.',
    ways: [],
  },
  altra_azienda: {
    text: 'Puoi gestire più aziende: aggiungile nel profilo. Quella «attiva» decide i bandi che ti propongo e i requisiti che controllo.',
    ways: ['company'],
  },
  cambia_azienda: {
    text: 'L’azienda attiva si cambia dal nome in alto nella pagina, oppure nel profilo. Da quel momento proposte e requisiti riguardano quella.',
    ways: ['profile'],
  },
  salva_bando: {
    text: 'Premi «Salva per dopo» o il segnalibro sulla scheda del bando. I salvati li ritrovi nella ricerca, e ne seguo le scadenze.',
    ways: ['search'],
  },
  nascondi_bando: {
    text: 'Sulla scheda del bando scegli di nasconderlo: sparisce da suggerimenti e avvisi, ma resta nel catalogo.',
    ways: ['catalogue'],
  },
  avvisi: {
    text: 'Salva un bando per ricevere gli avvisi sulla sua scadenza. Se salvi una ricerca, ti avviso quando esce un bando nuovo che le corrisponde. Trovi tutto nelle notifiche; quali avvisi arrivano anche per email lo scegli in «Impostazioni».',
    ways: ['notifications', 'search'],
  },
  prezzo: {
    text: 'I prezzi di Bandolo non li conosco e non li invento. Cercare bandi, salvarli e usare me non ti costa nulla in più: nessuna di queste schermate chiede un pagamento.',
    ways: ['catalogue'],
  },
  invio: {
    text: 'No: Bandolo ti aiuta a preparare la domanda, ma l’invio lo fai tu sul portale dell’ente, con la tua identità digitale. Il link ufficiale è nella scheda di ogni bando.',
    ways: ['catalogue'],
  },
  dati: { text: '', ways: ['settings'] },
  assistenza: {
    text: 'Io sono un programma. Se qualcosa nella scheda di un bando è sbagliato, lì puoi segnalare l’errore. Per un parere sul tuo caso rivolgiti al tuo consulente o all’ente che gestisce il bando: il contatto è nella pagina ufficiale.',
    ways: ['catalogue'],
  },
  come_funziona: {
    text: 'In quattro passi. Descrivi la tua azienda nel profilo. Bandolo confronta ogni bando con i tuoi dati, requisito per requisito. Salvi quelli che ti interessano e ne segui le scadenze. Poi ti aiuto a scrivere la domanda, solo con dati veri.',
    ways: ['profile', 'search'],
  },
  affinita: {
    text: 'L’affinità dice quanto un bando somiglia alla tua azienda, da 70 a 95: contano settore, regione, dimensione e le parole della descrizione. Non è la probabilità di vincere. Un bando non ammissibile non ha percentuale.',
    ways: ['search'],
  },
  fonti: {
    text: 'I bandi vengono da fonti ufficiali. Ogni scheda dice da dove, e quando è stata controllata. Prima di presentare la domanda leggi sempre il testo ufficiale: fa fede quello.',
    ways: ['catalogue'],
  },
  limite: { text: '', ways: [] },
};

type Tier = { upTo: number; share: number };
/** What consultants ask of a grant that is won, by its amount. */
export const feeTiersText = ({ low, mid, high }: { low: Tier; mid: Tier; high: number }): string =>
  `${percentText(low.share)} dell’aiuto fino a ${euroText(low.upTo)}, ${percentText(mid.share)} fino a ${euroText(mid.upTo)}, ${percentText(high)} oltre`;
