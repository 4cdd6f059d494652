import type { AuditAction, AuditSubject } from '#domain/audit/audit-actions.ts';
import { longDayText } from '#domain/numbers/write-day.ts';
import { FIELD_LABELS } from '#messages/grants/grant-page.ts';

export const AUDIT_ACTION_LABELS: Record<AuditAction, string> = {
  ticket_risposta: 'Ha risposto a un ticket',
  ticket_nota: 'Ha scritto una nota interna',
  ticket_stato: 'Ha cambiato lo stato di un ticket',
  ticket_priorita: 'Ha cambiato la priorità di un ticket',
  ticket_assegnato: 'Ha assegnato un ticket',
  risposta_pronta_creata: 'Ha creato una risposta pronta',
  risposta_pronta_cambiata: 'Ha cambiato una risposta pronta',
  risposta_pronta_tolta: 'Ha tolto una risposta pronta',
  consulente_deciso: 'Ha deciso su un profilo di consulente',
  segnalazione_chat_chiusa: 'Ha chiuso la segnalazione di una chat',
  bando_modificato: 'Ha modificato un bando',
  segnalazione_bando_chiusa: 'Ha chiuso la segnalazione di un bando',
  importazione_avviata: 'Ha avviato un’importazione',
  registro_esportato: 'Ha esportato il registro',
  utente_visto: 'Ha guardato un account',
  utente_ruolo: 'Ha cambiato il ruolo di un account',
  utente_verificato: 'Ha verificato l’e-mail di un account',
  utente_non_verificato: 'Ha tolto la verifica a un account',
  utente_bloccato: 'Ha bloccato un account',
  utente_sbloccato: 'Ha sbloccato un account',
  utente_disconnesso: 'Ha disconnesso un account ovunque',
  utenti_esportati: 'Ha esportato l’elenco degli utenti',
  dati_richiesta: 'Ha registrato una richiesta sui dati',
  dati_evasa: 'Ha evaso una richiesta sui dati',
  dati_riaperta: 'Ha riaperto una richiesta sui dati',
  dati_esportati: 'Ha scaricato i dati di una persona',
  dati_cancellazione: 'Ha avviato la cancellazione di un account',
  bando_pubblicato: 'Ha pubblicato un bando',
  bando_ritirato: 'Ha ritirato un bando',
  bandi_uniti: 'Ha unito due bandi',
  bandi_separati: 'Ha separato due bandi',
  catalogo_esportato: 'Ha esportato il catalogo',
  sinonimo_creato: 'Ha aggiunto un sinonimo alla ricerca',
  sinonimo_cambiato: 'Ha cambiato un sinonimo della ricerca',
  sinonimo_tolto: 'Ha tolto un sinonimo dalla ricerca',
  elenco_esportato: 'Ha esportato un elenco',
  avviso_pubblicato: 'Ha pubblicato l’avviso su ogni pagina',
  avviso_tolto: 'Ha tolto l’avviso da ogni pagina',
  interruttore_cambiato: 'Ha acceso o spento una funzione',
  lavoro_riprovato: 'Ha riprovato un lavoro fallito',
  quota_cambiata: 'Ha cambiato quanto una persona può chiedere a Filo',
  prezzi_cambiati: 'Ha cambiato i prezzi del servizio di IA',
  due_fattori_attivati: 'Ha attivato la verifica in due passaggi',
  due_fattori_tolti: 'Ha disattivato la verifica in due passaggi',
  chiave_api_creata: 'Ha creato una chiave API',
  chiave_api_revocata: 'Ha revocato una chiave API',
};

export const AUDIT_SUBJECT_LABELS: Record<AuditSubject, string> = {
  ticket: 'Ticket',
  risposta_pronta: 'Risposta pronta',
  consulente: 'Consulente',
  segnalazione_chat: 'Segnalazione di chat',
  bando: 'Bando',
  segnalazione_bando: 'Segnalazione di bando',
  sinonimo: 'Sinonimo',
  importazione: 'Importazione',
  registro: 'Registro',
  utente: 'Utente',
  account: 'Account',
  sistema: 'Sistema',
};

type Detail = Record<string, string | number | boolean | null>;
const valueText = (value: Detail[string]): string => {
  if (value === null || value === '') return '–';
  return typeof value === 'boolean' ? (value ? 'sì' : 'no') : String(value).replaceAll('_', ' ');
};

const WHOLE_FIELDS: Record<string, string> = { amounts: 'Importi', facts: 'Chi può chiedere e procedura' };
const fieldLabel = (name: string): string => FIELD_LABELS[name] ?? WHOLE_FIELDS[name] ?? name;
const fieldText = (value: Detail[string] | undefined): string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? longDayText(value) : valueText(value ?? null);

/** "Scadenza: 30 aprile 2026 → 31 maggio 2026": each field of a grant by its name, with both values where they were kept. */
function editText(detail: Detail): string {
  const names = (list: Detail[string] | undefined) =>
    String(list ?? '')
      .split(' ')
      .filter(Boolean);
  const edited = names(detail.campi).map((name) =>
    `dopo ${name}` in detail
      ? `${fieldLabel(name)}: ${fieldText(detail[`prima ${name}`])} → ${fieldText(detail[`dopo ${name}`])}`
      : fieldLabel(name),
  );
  const released = names(detail.lasciati).map(fieldLabel);
  return [...edited, ...(released.length > 0 ? [`di nuovo dalla fonte: ${released.join(', ')}`] : [])].join(' · ');
}

/** "in corso → risolto", then whatever else is known, by its name. */
export function auditDetailText(detail: Detail): string {
  if ('campi' in detail) return editText(detail);
  const { prima, dopo, ...rest } = detail;
  const change =
    dopo === undefined ? [] : [prima === undefined ? valueText(dopo) : `${valueText(prima)} → ${valueText(dopo)}`];
  return [
    ...change,
    ...Object.entries(rest).map(([name, value]) => `${name.replaceAll('_', ' ')}: ${valueText(value)}`),
  ].join(' · ');
}

export const AUDIT_EXPORT = {
  fileName: 'registro-amministrazione',
  columns: ['Quando', 'Chi', 'Azione', 'Oggetto', 'Codice', 'Dettagli'],
} as const;

export const AUDIT_LOG = {
  title: 'Registro',
  lead: 'Chi ha fatto che cosa e quando. Le righe non si possono cambiare né cancellare.',
  caption: 'Azioni degli amministratori',
  when: 'Quando',
  who: 'Chi',
  what: 'Azione',
  subject: 'Oggetto',
  detail: 'Dettagli',
  gone: 'Account cancellato',
  search: 'Codice dell’oggetto',
  clear: 'Cancella la ricerca',
  filters: 'Filtri del registro',
  anyAction: 'Tutte le azioni',
  anySubject: 'Tutti gli oggetti',
  anyone: 'Chiunque',
  from: 'Dal giorno',
  to: 'Al giorno',
  empty: 'Nessuna riga',
  emptyText: 'Con questi filtri non risulta nessuna azione.',
  none: 'Ancora nessuna azione',
  noneText: 'Qui resta scritto chi approva, blocca, modifica o risponde.',
} as const;
