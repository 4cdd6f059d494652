import type { OpeningAct, ShareKind } from '#domain/sharing/sharing.ts';
import { integerText } from '#domain/numbers/write-number.ts';

export const SHARE_DETAILS: Record<ShareKind, string> = {
  azienda: 'Dati dell’azienda',
  candidatura: 'Candidatura, può scrivere',
  documento: 'Documento',
};

const ACTS: Record<OpeningAct, string> = {
  aperta: 'ha aperto',
  modificata: 'ha modificato',
  scaricata: 'ha scaricato',
  caricata: 'ha caricato',
};

export const SHARING_WORDS = {
  title: 'Documenti condivisi',
  visible: (count: number) => (count === 1 ? '1 visibile' : `${integerText(count)} visibili`),
  none: 'Non condividi niente.',
  noneShared: 'Niente è condiviso con te.',
  over: 'L’incarico non è in corso: niente è visibile.',
  never: 'mai aperto',
  opened: (when: string, times: number) =>
    times > 1 ? `aperto ${integerText(times)} volte, l’ultima ${when}` : `aperto ${when}`,
  revoked: 'revocato, non più visibile',
  revoke: 'Revoca',
  revokeOf: (name: string) => `Revoca ${name}`,
  restore: 'Ripristina',
  restoreOf: (name: string) => `Ripristina ${name}`,
  shareMore: 'Condividi altro',
  shareTitle: 'Che cosa può vedere',
  shareText: 'Vale da subito, e finché dura l’incarico. Puoi revocare quando vuoi.',
  who: 'Chi ha aperto cosa',
  line: (name: string, act: OpeningAct, thing: string) => `${name} ${ACTS[act]} «${thing}»`,
  noOpenings: 'Nessuno ha ancora aperto niente.',
  open: 'Apri',
  openOf: (name: string) => `Apri ${name}`,
  close: 'Chiudi',
  failed: 'Non siamo riusciti a salvare',
  actingFor: (client: string) => `Lavori per ${client}: ogni modifica porta il tuo nome.`,
  withdrawn: 'Non è più condivisa con te',
  withdrawnText: 'L’impresa ha revocato la condivisione, o l’incarico è finito.',
  backToClients: 'Torna alla dashboard',
} as const;
