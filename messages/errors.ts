import type { ErrorCode } from '#domain/errors.ts';
import { SERVICE_AWAY_TEXT, UNEXPECTED_TEXT } from './shell/failure.ts';

/** One sentence per code: what happened, that nothing was lost, what to do. */
export const ERROR_MESSAGES: Record<ErrorCode, string> = {
  invalid_input: 'Alcuni dati non sono validi. Controlla i campi segnalati: quello che hai scritto è ancora qui.',
  not_found: 'Non abbiamo trovato quello che cerchi.',
  not_signed_in: 'Devi accedere per continuare.',
  not_allowed: 'Il tuo account non può eseguire questa operazione.',
  wrong_origin: 'La richiesta arriva da un altro sito e non è stata eseguita.',
  too_many_requests: 'Troppe richieste in poco tempo. Aspetta un momento e riprova.',
  too_many_at_once: 'Stiamo già lavorando a tre tue richieste. Aspetta che una sia finita e riprova.',
  /** Neither e-mail nor password (ACC-7); accounts have no telephone number. */
  missing_credentials: 'Devi indicare un indirizzo e-mail e una password.',
  invalid_credentials: 'E-mail o password non corretti.',
  email_not_confirmed: 'Devi prima confermare la tua e-mail: apri il link che ti abbiamo inviato.',
  sign_up_closed:
    'In questo momento non si possono creare nuovi account. Riprova più tardi: chi ha già un account può accedere.',
  account_locked: 'Questo account è bloccato. Per sapere perché, scrivi all’assistenza.',
  account_closing:
    'Questo account è chiuso e sta per essere eliminato. Se vuoi tenerlo, apri il link che ti abbiamo mandato per e-mail.',
  weak_password: 'La password è troppo facile da indovinare.',
  wrong_code: 'Il codice non è giusto, o è già stato usato.',
  step_up_needed: 'Per farlo serve la tua password, o un nuovo accesso: riprova e confermi che sei tu.',
  wrong_password: 'La password attuale non è corretta.',
  link_invalid: 'Il link non è valido, è scaduto o è già stato usato.',
  conflict: 'Nel frattempo i dati sono cambiati. Ricarica la pagina e riprova: il tuo testo non è andato perso.',
  limit_reached: 'Hai raggiunto il numero massimo: togli qualcosa e riprova.',
  quote_decides: 'Hai mandato un preventivo: l’incarico comincia solo quando il cliente ne accetta uno.',
  application_incomplete: 'Completa tutti i campi obbligatori prima di inviare',
  application_sent: 'Questa candidatura è già stata inviata: riaprila come nuova versione per cambiarla.',
  application_not_sent: 'Questa candidatura non è ancora stata inviata.',
  file_too_large: 'Il file è troppo grande.',
  file_type_not_allowed: 'Questo tipo di file non è accettato.',
  body_too_large: 'La richiesta è troppo grande.',
  length_required: 'La richiesta non dice quanto è lunga e non è stata letta.',
  provider_not_configured: "Si è verificato un errore durante l'autenticazione",
  provider_failed: "Si è verificato un errore durante l'autenticazione",
  email_belongs_to_account: 'Esiste già un account con questa e-mail: accedi con la password.',
  provider_taken: 'Quell’account è già collegato a un altro utente di Bandolo.',
  last_way_in: 'È l’unico modo in cui entri: prima scegli una password.',
  source_unavailable: 'La fonte esterna non risponde. Riprova più tardi.',
  assistant_quota:
    'Hai raggiunto il limite di richieste a Filo per oggi. Da domani puoi continuare; tutto il resto funziona come sempre.',
  assistant_stays_here:
    'Qui Filo non usa fornitori esterni: i tuoi dati restano in questa installazione e nessun consenso serve.',
  text_not_read:
    'Non siamo riusciti a leggere questo testo in tempo. Non è andato perso niente: accorcialo o scrivilo con altre parole, poi riprova.',
  service_unavailable: SERVICE_AWAY_TEXT,
  unexpected: UNEXPECTED_TEXT,
};

/** How long, where it is known: "a moment" may be a quarter of an hour. */
export function tooManyRequests(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return `Troppe richieste in poco tempo. Riprova tra ${minutes === 1 ? 'un minuto' : `${String(minutes)} minuti`}.`;
}
