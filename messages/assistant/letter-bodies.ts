import { asFirm, asSentence } from '#domain/assistant/reading/as-firm.ts';
import { keptOf } from '#domain/assistant/reading/left-out.ts';
import type { Letter, LetterMatter } from '#domain/assistant/reading/letter-tasks.ts';
import { lowered } from '#messages/articles.ts';

/** What a text is made of: only what the records hold; what they lack stands in brackets, to be filled in. */
export type LetterFacts = {
  company: string;
  /** The grant it is about, with when one can apply, as a clause; null where none was named. */
  grant: { name: string; entity: string; about: string; amount: string; deadline: string } | null;
  documents: readonly string[];
};

export type Voice = 'tu' | 'lei' | 'voi';
/** `end` is left out of a short letter, `last` never is. */
export type Text = { subject: string; opening: string; items?: readonly string[]; end?: string; last?: string };
type Writer = (facts: LetterFacts, letter: Letter, voice: Voice) => Text;

const named = ({ grant }: LetterFacts): string => (grant ? `«${grant.name}»` : '[nome del bando]');
const code = '[codice della domanda o CUP]';
const you = (voice: Voice): string => ({ tu: 'ti', lei: 'le', voi: 'vi' })[voice];
export const names = ({ grant, company }: LetterFacts): string[] => [...(grant ? [grant.name] : []), company];

/** "(Regione Puglia; scade il…)", each where it was not left out and the letter is not short; who is asked knows when. */
function aside({ grant }: LetterFacts, { isShort, left, matter }: Letter): string {
  const facts =
    grant && !isShort ? keptOf(matter === 'domanda' ? [grant.entity] : [grant.entity, grant.deadline], left) : [];
  return facts.length > 0 ? ` (${facts.join('; ')})` : '';
}

const documents: Writer = (facts, letter, voice) => {
  const isOwn = letter.papers.length > 0;
  const isOfGrant = facts.grant !== null || letter.reason === null;
  const which = isOfGrant
    ? `la domanda ${letter.isShort ? 'di' : 'per'} ${named(facts)}`
    : asFirm(letter.reason!, names(facts));
  const opening = isOfGrant ? `${letter.isShort ? 'per' : 'stiamo preparando'} ${which}${aside(facts, letter)}` : '';
  const by = letter.by ? ` ${letter.by}` : '';
  const need = isOwn ? `ci servono${by}:` : `ci servono questi documenti${by}:`;
  return {
    subject: `Documenti${isOfGrant ? ` per la domanda di ${named(facts)}` : ''}`,
    opening: !isOfGrant
      ? `${need.replace(/:$/, '')}, perché ${which}:`
      : letter.isShort
        ? `${opening} ${need}`
        : `${opening}. ${asSentence(need).replace(/:\.$|\.$/, ':')}`,
    items: isOwn ? letter.papers.map((paper) => asFirm(paper)) : facts.documents,
    end:
      voice === 'tu'
        ? 'Se qualcosa manca o è scaduto, mi puoi dire entro quando si può avere?'
        : `Se qualcosa manca o è scaduto, ci ${voice === 'lei' ? 'può' : 'potete'} dire entro quando si può avere?`,
    ...(letter.isShort
      ? { last: { tu: 'Puoi mandarmeli?', lei: 'Ce li può mandare?', voi: 'Ce li potete mandare?' }[voice] }
      : {}),
  };
};

const consultant: Writer = (facts, _letter, voice) => ({
  subject: `Richiesta di preventivo per ${named(facts)}`,
  opening: `stiamo valutando ${named(facts)} per ${facts.company}. ${asSentence(you(voice)).replace('.', '')} chiediamo un preventivo scritto con:`,
  items: [
    'che cosa comprende: domanda, invio, rendicontazione',
    'parte fissa e parte a risultato, e quando si pagano',
    'che cosa è dovuto se la domanda è respinta o l’aiuto è revocato',
    'esperienza su bandi simili, con due referenze',
  ],
});

export const WRITERS: Record<LetterMatter, Writer> = {
  documenti: documents,
  preventivo: (facts, letter, voice) =>
    letter.to === 'consulente'
      ? consultant(facts, letter, voice)
      : {
          subject: 'Richiesta di preventivo',
          opening: `${you(voice)} chiediamo un preventivo per [bene o servizio, modello, quantità], intestato a ${facts.company}${facts.grant ? `, per una domanda su ${named(facts)}` : ''}. Ci serve con:`,
          items: [
            'descrizione e caratteristiche tecniche',
            'prezzo al netto dell’IVA, voce per voce',
            'tempi di consegna e di pagamento',
            'conferma che il bene è nuovo di fabbrica',
            'data e durata dell’offerta',
          ],
          last: 'Questa è una richiesta di prezzo e non un ordine: la conferma verrà, se verrà, dopo la domanda di contributo.',
        },
  proroga: (facts) => ({
    subject: `Richiesta di proroga – ${named(facts)} – ${code}`,
    opening: `in riferimento alla domanda ${code} per ${named(facts)}, chiediamo una proroga del termine del [data] al [nuova data]. Il motivo è: [ritardo della consegna, dei lavori o altro, con i documenti che lo provano].`,
    end: 'Il progetto e le spese approvate restano gli stessi. Restiamo in attesa di conferma scritta.',
  }),
  variazione: (facts) => ({
    subject: `Comunicazione di variazione – ${named(facts)} – ${code}`,
    opening: `in riferimento alla domanda ${code} per ${named(facts)}, chiediamo di autorizzare questa variazione: [che cosa cambia, da che cosa a che cosa, con i nuovi importi]. Il motivo è: [motivo].`,
    end: 'Gli obiettivi del progetto restano gli stessi. Alleghiamo: [nuovo preventivo o altri documenti].',
  }),
  pagamento: (facts) => ({
    subject: `Stato della domanda – ${named(facts)} – ${code}`,
    opening: `in riferimento alla domanda ${code} per ${named(facts)}, inviata il [data], chiediamo a che punto è la pratica, entro quando è previsto l’esito o il pagamento, e se servono altri documenti.`,
  }),
  chiarimenti: (facts, { isShort }) => ({
    subject: `Richiesta di chiarimenti – ${named(facts)}`,
    opening: `siamo interessati a ${named(facts)} e chiediamo un chiarimento su questo punto: [domanda precisa, con l’articolo del bando].${isShort ? '' : ' Il nostro caso è: [due righe].'}`,
    end: 'Ci basta una risposta scritta a questo indirizzo.',
  }),
  domanda: (facts, letter) => ({
    subject: `Richiesta di informazioni${facts.grant ? ` – «${facts.grant.name}»` : ''}`,
    opening: `${
      facts.grant
        ? `${letter.isShort ? 'per' : `la nostra azienda, ${facts.company}, è interessata a`} «${facts.grant.name}»${aside(facts, letter)}${letter.isShort ? ' v' : '. V'}`
        : 'v'
    }orremmo sapere ${asFirm(letter.wishes[0]!, names(facts))}.`,
    end: letter.to === 'ente' ? 'Ci basta una risposta scritta a questo indirizzo.' : '',
  }),
  finanziamento: (facts, letter) =>
    facts.grant
      ? {
          subject: `Finanziamento per ${named(facts)}`,
          opening: `stiamo valutando ${named(facts)}${letter.isShort ? '' : ` (${facts.grant.deadline})`} per un investimento di [importo]. Vorremmo sapere:`,
          items: [
            ...letter.wishes.map((wish) => asFirm(wish, names(facts))),
            'se la banca opera con questa misura',
            'quali documenti servono',
            'tempi della delibera',
            'tasso, spese e garanzie richieste',
          ],
        }
      : {
          subject: 'Anticipo di un contributo pubblico',
          opening:
            'stiamo preparando una domanda di contributo per un investimento di [importo]. Le spese si pagano prima del rimborso, quindi vorremmo sapere:',
          items: [
            ...letter.wishes.filter((wish) => !/anticip|fideiuss|garanzi/i.test(wish)).map((wish) => asFirm(wish)),
            'se è possibile un anticipo sul contributo una volta concesso, e a quali condizioni',
            'se è possibile la fideiussione per l’anticipo, e con quale costo annuo',
            'se è possibile la garanzia del Fondo PMI o di un confidi',
            'quali documenti servono e in quanto tempo si ha una risposta',
          ],
        },
  bando: (facts, letter, voice) =>
    facts.grant
      ? {
          subject: named(facts),
          opening: `${you(voice)} segnalo ${named(facts)} (${facts.grant.entity}).${letter.isShort ? '' : ` ${facts.grant.about}`}`,
          items: [`Quanto: ${lowered(facts.grant.amount)}`, `Quando: ${facts.grant.deadline}`],
          end: 'Prima di ordinare o firmare qualcosa controlliamo insieme requisiti e spese ammesse.',
        }
      : {
          subject: '[argomento]',
          opening:
            '[che cosa vuoi dire, in due o tre frasi brevi: di che cosa si tratta, che cosa chiedi, entro quando].',
        },
};
