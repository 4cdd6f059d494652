import { describe, expect, it } from 'vitest';
import { stemItalian } from './stemmer.ts';

/** Pairs that PostgreSQL's `italian_stem` (the same Snowball algorithm) gives. */
const KNOWN: [string, string][] = [
  ['abbandonata', 'abbandon'],
  ['abbandoneranno', 'abbandon'],
  ['pronto', 'pront'],
  ['propaganda', 'propagand'],
  ['agevolazione', 'agevol'],
  ['agevolazioni', 'agevol'],
  ['contributi', 'contrib'],
  ['imprese', 'impres'],
  ['finanziamento', 'finanz'],
  ['attività', 'attiv'],
  ['innovazione', 'innov'],
  ['digitalizzazione', 'digitalizz'],
  ['macchinari', 'macchinar'],
  ['alberghi', 'alberg'],
  ['energetica', 'energet'],
  ['assunzioni', 'assunzion'],
  ['comprarlo', 'compr'],
  ['facilmente', 'facil'],
  ['quattro', 'quattr'],
  ['psicologia', 'psicolog'],
];

describe('the Snowball stemmer for Italian', () => {
  it.each(KNOWN)('%s → %s', (word, stem) => {
    expect(stemItalian(word)).toBe(stem);
  });

  it('leaves short words alone', () => {
    expect(['ai', 'la', 'tre'].map(stemItalian)).toEqual(['ai', 'la', 'tre']);
  });

  it('brings the forms of a word together', () => {
    expect(new Set(['assumere', 'assumono', 'assumendo'].map(stemItalian)).size).toBe(1);
    expect(new Set(['ristrutturare', 'ristrutturazione', 'ristrutturazioni'].map(stemItalian)).size).toBe(1);
  });
});
