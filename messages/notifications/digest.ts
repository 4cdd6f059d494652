import type { NotificationKind } from '#domain/notifications/notification-kinds.ts';
import type { MailTopic } from '#domain/mail-topics.ts';
import { grantPath, PATHS, wizardPath } from '#domain/paths.ts';
import { hello } from '#messages/mails/mails.ts';

type Item = { title: string; text: string; kind?: NotificationKind };

const SUBJECTS: Record<MailTopic, (count: number) => string> = {
  scadenze: (count) => `${String(count)} scadenze da tenere d’occhio`,
  bandi: (count) => `${String(count)} novità sui tuoi bandi`,
  novita: (count) => `${String(count)} cose nuove da leggere su Bandolo`,
};
const REASONS: Record<MailTopic, string> = {
  scadenze: 'Ricevi questa e-mail perché segui questi bandi e hai acceso gli avvisi sulle scadenze.',
  bandi: 'Ricevi questa e-mail perché hai acceso gli avvisi sui bandi nelle impostazioni.',
  novita: 'Ricevi questa e-mail, al massimo una al mese, perché hai acceso le novità nelle impostazioni.',
};

const ALL: Record<MailTopic, string> = {
  scadenze: 'Vedi tutte le notifiche',
  bandi: 'Vedi tutte le notifiche',
  novita: 'Leggi tutto',
};

/** What the button of a mail about one thing opens. */
const OPENS: readonly (readonly [string, string])[] = [
  [grantPath(''), 'Apri il bando'],
  [wizardPath(''), 'Apri la domanda'],
  [PATHS.documents, 'Apri il documento'],
  [PATHS.applications, 'Apri la candidatura'],
  [PATHS.grants, 'Vedi i bandi'],
  [PATHS.blog, 'Leggi'],
];
const labelOf = (url: string): string => {
  const { pathname } = new URL(url);
  return OPENS.find(([start]) => pathname.startsWith(start))?.[1] ?? 'Apri';
};
/** Only of saved grants are changes told; the other notices say themselves why they come. */
const reasoned = ({ text, kind }: Item): string =>
  kind === 'modifica_bando' ? `${text} È tra i bandi che hai salvato.` : text;

/** One mail for what waited: each with its reason, one button, and the way to stop. */
export const digestMail = (
  firstName: string,
  topic: MailTopic,
  items: readonly Item[],
  url: string,
  unsubscribeUrl: string,
) => ({
  subject: items.length === 1 ? items[0]!.title : SUBJECTS[topic](items.length),
  greeting: hello(firstName),
  paragraphs: items.length === 1 ? [reasoned(items[0]!)] : [],
  items: items.length === 1 ? [] : items.map((item) => ({ title: item.title, text: reasoned(item) })),
  action: { label: items.length === 1 ? labelOf(url) : ALL[topic], url },
  notes: [REASONS[topic]],
  unsubscribeUrl,
});

export const UNSUBSCRIBE = {
  title: 'Non ricevere più queste e-mail',
  lead: {
    scadenze: 'Smettiamo di scriverti delle scadenze dei bandi che segui. Le notifiche dentro Bandolo restano.',
    novita: 'Smettiamo di scriverti delle guide e delle novità di Bandolo.',
    bandi: 'Smettiamo di scriverti di nuovi bandi e di modifiche. Le notifiche dentro Bandolo restano.',
  },
  confirm: 'Smetti di scrivermi',
  done: { title: 'Fatto', body: 'Non riceverai più queste e-mail. Puoi riaccenderle dalle impostazioni.' },
  failed: {
    title: 'Questo collegamento non vale più',
    body: 'Accedi e scegli dalle impostazioni quali e-mail ricevere.',
  },
  settings: 'Vai alle impostazioni',
} as const;
