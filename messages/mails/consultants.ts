import { hello } from './mails.ts';

export const newRequestMail = (firstName: string, client: string, url: string) => ({
  subject: `${client} ti ha scritto una richiesta`,
  greeting: hello(firstName),
  paragraphs: [
    `${client} chiede il tuo aiuto su Bandolo. Puoi accettare, rifiutare, chiedere informazioni o mandare un preventivo.`,
  ],
  action: { label: 'Leggi la richiesta', url },
  notes: ['Dopo 72 ore senza risposta la richiesta torna libera.'],
});

export const quoteMail = (firstName: string, name: string, url: string) => ({
  subject: `${name} ti ha mandato un preventivo`,
  greeting: hello(firstName),
  paragraphs: [`${name} ha scritto un preventivo per la tua richiesta, con un tetto e le tasse già calcolate.`],
  action: { label: 'Leggi il preventivo', url },
  notes: ['Nessun compenso è dovuto finché non lo accetti.'],
});

export const decisionMail = (
  firstName: string,
  decision: 'approvato' | 'da_modificare' | 'rifiutato' | 'sospeso' | 'riammesso',
  reason: string | null,
  url: string,
) => ({
  subject: {
    approvato: 'Il tuo profilo è approvato',
    da_modificare: 'Il tuo profilo: servono alcune modifiche',
    rifiutato: 'Il tuo profilo non è stato approvato',
    sospeso: 'Il tuo profilo è sospeso',
    riammesso: 'La sospensione del tuo profilo è finita',
  }[decision],
  greeting: hello(firstName),
  paragraphs: [
    {
      approvato: 'abbiamo controllato il tuo profilo: da ora le imprese ti trovano tra i consulenti.',
      da_modificare: 'abbiamo guardato il tuo profilo e i documenti. Prima di pubblicarlo servono queste modifiche:',
      rifiutato: 'abbiamo guardato il tuo profilo e non possiamo pubblicarlo, per questo motivo:',
      sospeso: 'il tuo profilo non è più visibile alle imprese, per questo motivo:',
      riammesso:
        'da ora le imprese ti trovano di nuovo tra i consulenti. Abbiamo tolto la sospensione per questo motivo:',
    }[decision],
    ...(reason ? [reason] : []),
  ],
  action: { label: 'Apri il tuo profilo', url },
  notes: ['Puoi correggere il profilo in ogni momento: ogni modifica torna in revisione.'],
});
