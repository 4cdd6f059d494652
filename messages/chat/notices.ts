import type { ReportVerdict } from '#domain/chat/chat-report.ts';

const short = (words: string): string => (words.length > 120 ? `${words.slice(0, 119).trimEnd()}…` : words);

export const CHAT_NOTICES = {
  message: (name: string, words: string) => ({ title: `${name} ti ha scritto`, text: short(words) }),
  file: 'Un file',
  verdict: {
    fondata: {
      title: 'La tua segnalazione è fondata',
      text: 'Chi amministra Bandolo ha letto la segnalazione della chat e ti dà ragione.',
    },
    non_fondata: {
      title: 'La tua segnalazione è stata letta',
      text: 'Chi amministra Bandolo non ha trovato una scorrettezza. Per rispondere scrivi al Supporto.',
    },
  } satisfies Record<ReportVerdict, { title: string; text: string }>,
} as const;
