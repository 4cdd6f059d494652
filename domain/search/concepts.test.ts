import { describe, expect, it } from 'vitest';
import { compileLexicon, matchConcepts, outermost } from './concepts.ts';
import { LEXICON } from '#domain/lexicon/concepts.ts';
import { phraseStems } from './tokens.ts';

const concepts = compileLexicon([
  { id: 'fotovoltaico', words: 'fotovoltaico', asks: 'pannelli tetto', near: { energia: 0.5 } },
  { id: 'energia', words: 'energia', finds: 'impianti FER' },
  { id: 'commercio', words: 'commercio|negozio' },
  { id: 'camera', words: 'camera di commercio' },
]);
const asked = (text: string) =>
  matchConcepts(phraseStems(text), concepts.asked).map((match) => concepts.list[match.concept]!.id);
const written = (text: string) =>
  matchConcepts(phraseStems(text), concepts.written).map((match) => concepts.list[match.concept]!.id);

describe('concepts', () => {
  it('are said in any form of their words', () => {
    expect(asked('impianti fotovoltaici')).toEqual(['fotovoltaico']);
  });

  it('of a question may have their words apart and in any order, but near', () => {
    expect(asked('sul tetto vorrei dei pannelli')).toEqual(['fotovoltaico']);
    expect(asked('pannelli di legno per arredare una grande sala vicino al tetto')).toEqual([]);
  });

  it('keep the words of grants and those of questions apart', () => {
    expect(asked('impianti FER')).toEqual([]);
    expect(written('impianti FER')).toEqual(['energia']);
    expect(written('pannelli sul tetto')).toEqual([]);
  });

  it('a word inside a longer phrase means less by itself', () => {
    const matches = outermost(matchConcepts(phraseStems('camera di commercio'), concepts.written), 0.3);
    const weights = matches.map((match) => [concepts.list[match.concept]!.id, match.weight]);
    expect(Object.fromEntries(weights)).toEqual({ camera: 1, commercio: 0.3 });
  });

  it('cannot be near to what does not exist', () => {
    expect(() => compileLexicon([{ id: 'a', words: 'a', near: { b: 1 } }])).toThrow(/does not exist/);
  });
});

describe('the lexicon', () => {
  const whole = compileLexicon(LEXICON);
  const groups = (text: string) =>
    matchConcepts(phraseStems(text), whole.asked).map((match) => whole.list[match.concept]!.id);

  it.each([
    ['impresa appena nata', 'aprire-attivita'],
    ['neocostituita', 'aprire-attivita'],
    ['bando europeo senza partner', 'cascata'],
    ['progetto con azienda svedese', 'stranieri'],
    ['vendere in danimarca', 'altri-mercati'],
    ['realtà virtuale per il museo', 'realta-virtuale'],
    ['nuovo sito produttivo', 'investimenti-produttivi'],
    ['fanghi e reflui', 'acqua'],
    ['prendere un ventenne', 'assunzione-giovani'],
    ['prestito garantito', 'garanzia'],
    ['guerra e ricavi in calo', 'conflitti'],
    ['joint venture', 'inserimento-mercati'],
    ['impianto per il letame', 'biogas'],
    ['cedo la mia azienda ai dipendenti', 'workers'],
    ['un responsabile per i mercati esteri', 'export-manager'],
    ['una seminatrice per il podere', 'trattori'],
    ['un trattamento fiscale di favore', 'fisco'],
    ['la piattaforma che realizziamo', 'software-proprio'],
    ['il codice scritto da noi', 'software-proprio'],
    ['un distributore polacco', 'altri-mercati'],
    ['macchine per la potatura', 'trattori'],
    ['estrarre terre rare', 'step'],
    ['mio cognato apre uno studio', 'aprire-attivita'],
    ['salvare gli affreschi', 'restauro-beni'],
    ['collaudare un cobot', 'prova-tecnologie'],
    ['assemblare pacchi batteria', 'batterie'],
    ['arredare quattro camere', 'ricettivo'],
    ['il nostro polo in crisi', 'crisi-industriale'],
    ['la corrente mi costa il doppio', 'bollette'],
    ['prezzi del metano', 'bollette'],
  ])('%s → %s', (text, group) => {
    expect(groups(text)).toContain(group);
  });

  it('who was born is no soldier, what is worked is no hiring', () => {
    expect(groups('ditta nata nel 1990')).not.toContain('difesa');
    expect(phraseStems('lavorazione')).not.toEqual(phraseStems('lavoro'));
    expect(phraseStems('lavori')).not.toEqual(phraseStems('lavoro'));
    expect(groups('nuova cucina')).not.toContain('arredo');
    expect(groups('caseificio, nuova linea di produzione')).not.toContain('design');
    expect(groups('lavoriamo in tre')).not.toContain('assunzioni');
    expect(groups('la trattoria dei nonni')).not.toContain('trattori');
    expect(groups('campo da golf')).not.toContain('altri-mercati');
  });

  it('has hundreds of groups, each with an id of its own, and compiles', () => {
    expect(LEXICON.length).toBeGreaterThan(220);
    expect(new Set(LEXICON.map((group) => group.id)).size).toBe(LEXICON.length);
    expect(() => compileLexicon(LEXICON)).not.toThrow();
  });

  it('weighs nearness between 0 and 1', () => {
    const weights = LEXICON.flatMap((group) => Object.values(group.near ?? {}));
    expect(weights.every((weight) => weight > 0 && weight <= 1)).toBe(true);
  });
});
