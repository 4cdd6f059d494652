import type { AidForm } from '#domain/vocabulary.ts';

const TAX = 'non si restituisce: sono imposte che non paghi';

/** Whether the money goes back, by the form of the aid. */
const GIVEN_BACK: Record<AidForm, string> = {
  'fondo perduto': 'è a fondo perduto: se rispetti il progetto non si restituisce',
  'finanziamento agevolato': 'è un prestito: si restituisce a rate, a condizioni migliori di quelle di mercato',
  misto: 'è misto: una parte è a fondo perduto e non si restituisce, l’altra è un prestito da rimborsare',
  "credito d'imposta": TAX,
  voucher: 'è un voucher a fondo perduto: se rispetti le regole non si restituisce',
  'contributo in conto interessi':
    'è un contributo sugli interessi: il prestito della banca si restituisce, il contributo resta tuo',
  garanzia: 'è una garanzia: il prestito della banca si restituisce tutto',
  'capitale di rischio': 'è capitale: non si restituisce a rate, ma l’investitore entra in società',
  'deduzione fiscale': TAX,
  'detrazione fiscale': TAX,
  'esonero contributivo': 'non si restituisce: sono contributi che non versi',
  'agevolazione contributiva': 'non si restituisce: sono premi o contributi che non versi',
  'formazione finanziata': 'paga la formazione: se la svolgi come previsto non si restituisce',
  'tariffa incentivante': 'è una tariffa pagata sull’energia: non si restituisce',
  'titoli negoziabili': 'sono titoli che si vendono: non c’è denaro da restituire',
};

export const aidFormText = (name: string, form: AidForm, note: string): string =>
  `«${name}» ${GIVEN_BACK[form]}.${note ? ` ${note.replace(/(?<![.\s])[.\s]+$/, '')}.` : ''}`;
