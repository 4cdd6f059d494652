/** Small on purpose: the title of the page is in every page's first load. */
export const PROFILE = {
  title: 'Profilo',
  back: 'Torna alla dashboard',
  tabsLabel: 'Sezioni del profilo',
  tabs: { aziende: 'Le Mie Aziende', piano: 'Business Plan IA', dati: 'Dati Personali' },
  loading: 'Caricamento del profilo…',
  plan: { loading: 'Caricamento del piano…', failed: 'Il piano non si apre', retry: 'Riprova' },
  personal: {
    title: 'Dati Personali',
    firstName: 'Nome',
    lastName: 'Cognome',
    email: 'E-mail',
    emailHint: 'L’e-mail si cambia nelle impostazioni.',
    accountType: 'Tipo di account',
    accountTypes: { business_user: 'Utente Aziendale', consultant: 'Consulente Esperto' },
    approval: 'Stato del profilo consulente',
    approved: 'Approvato',
    pending: 'In attesa di approvazione',
    pendingHint: 'Un amministratore verifica il profilo: finché non lo approva non compari tra i consulenti.',
    edit: 'Modifica',
    save: 'Salva modifiche',
    cancel: 'Annulla',
  },
} as const;

/** Fixed sentences (PRF-4). */
export const PROFILE_TOASTS = { saved: 'Profilo aggiornato', saveFailed: 'Impossibile salvare le modifiche' } as const;
