import { expect, it } from 'vitest';
import { BAKERY, draftOfPart } from './testing/drafts-of.ts';

const STORY = {
  title: 'Forno e consegne',
  description:
    'Ciao, vi scrivo come viene. Nel 2025 ho venduto 61 quintali di pane. Per due mesi mia sorella ha segnato su un foglio: su 80 telefonate, 19 perse. Cambiamo il forno e compriamo un furgone. Poi il gas: quanto ne brucia il forno non lo so, mai misurato. Da ogni mercato voglio tornare con trenta clienti nuovi. Il contatore è da 20 kW. Assumiamo altre tre persone. Se il forno tarda siamo rovinati, quindi si ordina a gennaio. Ci segue Ugo Bit.',
  spend: 60_000,
  startsOn: '2027-02-01',
  endsOn: '2027-09-30',
  ordered: false,
  costs: [
    { category: 'Macchinari', amount: 38_000, description: 'Forno elettrico' },
    { category: 'Veicoli', amount: 18_000, description: 'Furgone' },
  ],
  kpis: [{ name: 'Addetti', unit: 'persone', baseline: 4, target: 6, by: '2028-01-31' }],
};
const grant = {
  requirements: ['Contatore di almeno 15 kW'],
  beneficiaries: 'Imprese di giovani o donne',
  aidForm: 'fondo perduto' as const,
};
const draft = (part: Parameters<typeof draftOfPart>[0]): string =>
  draftOfPart(part, { company: BAKERY, grant, project: STORY });

it('the figures of a story are told of the company, without the talk around them', () => {
  const text = draft('expected_results');
  expect(text).toContain('Nel 2025 l’azienda ha venduto 61 quintali di pane.');
  expect(text).toContain('una persona di famiglia ha segnato');
  expect(text).not.toMatch(/ciao|scrivo|mia sorella/i);
});

it('what was never measured is asked, with the spend that works on it', () => {
  expect(draft('expected_results')).toContain(
    'Per misurare l’effetto del forno elettrico manca un dato: [DA COMPLETARE: valore di oggi per il gas, non ancora misurato].',
  );
});

it('a wish with a figure of its own is told beside the indicators', () => {
  expect(draft('timeline')).toContain('da ogni mercato tornare con trenta clienti nuovi');
});

it('a rule of the call stands beside what the story says of it, and for whom the call is', () => {
  const text = draft('expected_results');
  expect(text).toContain('contatore di almeno 15 kW: il contatore è da 20 kW.');
  expect(text).toContain('imprese di giovani o donne: il requisito va confermato con la domanda');
});

it('figures that do not agree are asked about', () => {
  const text = draft('project_summary');
  expect(text).toContain(
    'Le voci sommano 56.000 euro e il totale è di 60.000 euro, con una differenza di 4.000 euro: [DA',
  );
  expect(text).toContain('Le assunzioni annunciate sono tre, mentre gli addetti crescono di due: [DA COMPLETARE');
});

it('who is named in passing is told among the people', () => {
  expect(draft('project_summary')).toContain('Ugo Bit');
});

it('what is lost if something happens is told as the risk, not as the plan', () => {
  const description =
    'Se il forno tarda usiamo quello vecchio. Se il permesso non arriva entro marzo perdiamo il posto al mercato e ne prendiamo uno più piccolo.';
  const text = draftOfPart('timeline', { company: BAKERY, project: { ...STORY, description } });
  expect(text).toContain('C’è poi un altro rischio: se il permesso non arriva entro marzo, l’azienda perde il posto');
});

it('of long sentences that only a copy could tell, the one with figures is told', () => {
  const description =
    'Il banco sta in fondo alla sala vicino alla porta grande che resta sempre aperta. La sala grande resta vuota il lunedì con 9 tavoli su 40 e il martedì con 12 tavoli. Compriamo un forno.';
  const text = draftOfPart('project_summary', { company: BAKERY, project: { ...STORY, description } });
  expect(text).toContain('9 tavoli su 40');
  expect(text).not.toContain('in fondo alla sala');
});
