import { CAPS, type Cap } from '#domain/caps.ts';
import { integerText } from '#domain/numbers/write-number.ts';

const upTo = (cap: Cap): string => integerText(CAPS[cap]);

/** What is full, how much fits, what to do. */
export const CAP_MESSAGES: Record<Cap, string> = {
  companies: `Puoi tenere al massimo ${upTo('companies')} aziende: elimina quelle che non usi più.`,
  companiesEver: `Hai creato ed eliminato troppe aziende (${upTo('companiesEver')}): scrivici e ti aiutiamo.`,
  clients: `Puoi tenere al massimo ${upTo('clients')} clienti senza account`,
  clientsEver: `Hai creato ed eliminato troppi clienti (${upTo('clientsEver')}): scrivici e ti aiutiamo.`,
  projects: 'Hai raggiunto il numero massimo di progetti per questa azienda: eliminane uno',
  projectsEver: `Hai creato ed eliminato troppi progetti (${upTo('projectsEver')}): scrivici e ti aiutiamo.`,
  savedGrants: `Puoi salvare al massimo ${upTo('savedGrants')} bandi: togli quelli che non ti servono più.`,
  hiddenGrants: `Puoi nascondere al massimo ${upTo('hiddenGrants')} bandi: mostrane di nuovo qualcuno.`,
  savedSearches: `Puoi salvare al massimo ${upTo('savedSearches')} ricerche`,
  savedConsultants: `Puoi salvare al massimo ${upTo('savedConsultants')} consulenti: togli quelli che non ti servono più.`,
  applications: `Puoi tenere al massimo ${upTo('applications')} candidature: elimina quelle che non usi più.`,
  applicationsEver: `Hai creato ed eliminato troppe candidature (${upTo('applicationsEver')}): scrivici e ti aiutiamo.`,
  applicationFiles: `Puoi tenere al massimo ${upTo('applicationFiles')} allegati nelle candidature: togli quelli che non servono più.`,
  applicationGuests: `Una candidatura ha al massimo ${upTo('applicationGuests')} invitati: togline qualcuno.`,
  applicationComments: `Una candidatura tiene al massimo ${upTo('applicationComments')} commenti: togli quelli che non servono più.`,
  companyDocuments: `Puoi tenere al massimo ${upTo('companyDocuments')} documenti: elimina quelli che non servono più.`,
  calendarEvents: `Puoi tenere al massimo ${upTo('calendarEvents')} eventi tuoi nel calendario: elimina quelli passati.`,
  businessPlans: `Puoi tenere al massimo ${upTo('businessPlans')} business plan: elimina quelli che non usi più.`,
  businessPlansEver: `Hai creato ed eliminato troppi business plan (${upTo('businessPlansEver')}): scrivici e ti aiutiamo.`,
  openRequests: `Hai già ${upTo('openRequests')} richieste in attesa: aspetta una risposta o ritirane una.`,
  consultantDocuments: `Puoi inviare al massimo ${upTo('consultantDocuments')} documenti per la verifica: se ne servono altri, scrivici.`,
  consultancyTasks: `Un incarico tiene al massimo ${upTo('consultancyTasks')} compiti.`,
  chatMessages: `Una conversazione tiene al massimo ${upTo('chatMessages')} messaggi.`,
  chatFiles: `Puoi mandare al massimo ${upTo('chatFiles')} file nelle conversazioni: togli quelli che non servono più.`,
  ledgerEntries: 'Il registro è pieno: togli le righe che non servono più',
  ledgerFirms: 'Il registro è pieno: togli le righe che non servono più',
  openTickets: `Hai già ${upTo('openTickets')} ticket in corso: aspetta una risposta o chiudine uno.`,
  ticketMessages: 'Questa conversazione è molto lunga: apri un nuovo ticket e continuiamo lì.',
  apiKeys: `Puoi tenere al massimo ${upTo('apiKeys')} chiavi: revoca quelle che non usi più.`,
  supportFiles: `Puoi tenere al massimo ${upTo('supportFiles')} allegati nei ticket: incolla il testo nel messaggio.`,
  openDataRequests: `Le richieste da evadere sono al massimo ${upTo('openDataRequests')} per persona.`,
  cannedAnswers: `Le risposte pronte sono al massimo ${upTo('cannedAnswers')}: togline qualcuna.`,
  synonyms: `I sinonimi della ricerca sono al massimo ${upTo('synonyms')}: togline qualcuno.`,
  supportRequests: 'In questo momento abbiamo troppe richieste aperte: riprova più tardi o scrivici per e-mail.',
  assistantRequests: `Hai raggiunto il limite di ${upTo('assistantRequests')} richieste a Filo per oggi. Da domani puoi continuare; tutto il resto funziona come sempre.`,
};
