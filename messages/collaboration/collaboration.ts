import { INVITATION_DAYS, type AccessLevel, type GuestRole } from '#domain/collaboration/roles.ts';

export const ROLE_LABELS: Record<GuestRole, string> = {
  lettura: 'Può leggere',
  commenti: 'Può commentare',
  modifica: 'Può modificare',
};
export const ACCESS_NOTES: Record<AccessLevel, string> = {
  proprietario: 'La candidatura è tua: decidi tu chi entra e che cosa può fare.',
  lettura: 'Puoi leggere.',
  commenti: 'Puoi leggere e commentare.',
  modifica: 'Puoi leggere, commentare e modificare.',
};

export const OWN_ADDRESS = 'È il tuo indirizzo: la candidatura è già tua.';

const AS: Record<GuestRole, string> = {
  lettura: 'leggerla',
  commenti: 'leggerla e commentarla',
  modifica: 'leggerla, commentarla e modificarla',
};
/** In a mail to an address that may be a stranger's, for what carries an address of its own. */
export const INVITER = 'Una persona che usa Bandolo';
export const A_GRANT = 'un bando';

export const invitationMail = (from: string, grantTitle: string, role: GuestRole, url: string) => ({
  subject: `${from} ti invita a lavorare su una candidatura`,
  greeting: 'Ciao,',
  paragraphs: [`${from} prepara la domanda per «${grantTitle}» su Bandolo e ti invita a ${AS[role]}.`],
  action: { label: 'Apri la candidatura', url },
  notes: [
    `Il link vale ${String(INVITATION_DAYS)} giorni e solo per questo indirizzo: entra, o registrati, con la stessa e-mail. Se non conosci chi scrive, ignora questo messaggio.`,
  ],
});

export const acceptedNotice = (name: string, grantTitle: string) => ({
  title: `${name} è entrato nella candidatura`,
  text: `Ha accettato l’invito a «${grantTitle}».`,
});

const QUOTED = 140;
export const commentNotice = (name: string, grantTitle: string, text: string) => ({
  title: `${name} ha commentato «${grantTitle}»`,
  text: text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text,
});
