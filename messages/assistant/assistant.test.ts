import { expect, test } from 'vitest';
import { DRAFT_COMPANIES, DRAFT_GRANTS } from '#domain/assistant/testing/draft-samples.ts';
import { compose } from '#domain/assistant/drafts/compose.ts';
import { draftGrantOf } from '#domain/assistant/drafts/draft-grant.ts';
import { figuresIn } from '#domain/assistant/drafts/ground-figures.ts';
import { readability } from '#domain/assistant/gulpease.ts';
import { CONTENT_TYPES, FORM_ONLY_PARTS } from '#domain/assistant/request-types.ts';
import { ASSISTANT_FAILURES, ASSISTANT_NEEDS, consentText, searchSummary, UNKNOWN_FAILURE } from './assistant.ts';
import { checkText } from './documents.ts';
import { planOf, RESERVE } from './drafts.ts';
import { companyWords, factLabel, grantWords, projectWords } from './facts.ts';

test('the default failures of spec §8, to the letter', () => {
  expect(new Set([...Object.values(ASSISTANT_FAILURES), UNKNOWN_FAILURE])).toEqual(
    new Set([
      "Errore nell'analisi",
      'Errore nei suggerimenti',
      'Errore nella ricerca semantica',
      'Errore nella generazione',
      "Errore nell'analisi documento",
      'Errore nel miglioramento',
      'Errore nel chat',
      'Errore sconosciuto',
    ]),
  );
  expect(ASSISTANT_NEEDS).toMatchObject({
    content: 'Seleziona il tipo di contenuto e inserisci il contesto del bando',
    text: 'Inserisci il testo da migliorare e specifica la sezione',
    document: 'Seleziona un file e specifica il tipo di documento',
  });
});

test('the consent names where the texts would go', () => {
  expect(consentText('ai.example:8443')).toContain('ai.example:8443');
  expect(consentText(null)).toContain('nessun testo esce');
});

/** Words that do not go together: a band after a preposition, a body without its article, lists of lists with "e". */
const BAD_JOINS =
  /\b(?:su|di|tocca|riguardano|coinvolge|è stato) (?:da|fino|oltre) \d|\b(?:da|di) (?:Regione|Ministero|Agenzia|Commissione|INAIL|MIMIT)\b| e [^.;»]* e [^.;»]* e /;

const drafts = Object.entries(DRAFT_COMPANIES).flatMap(([name, company]) =>
  DRAFT_GRANTS.flatMap((grant) =>
    [...CONTENT_TYPES, ...FORM_ONLY_PARTS].map((part) => ({
      name: `${name}, ${grant.id}, ${part}`,
      company,
      grant,
      part,
    })),
  ),
);

test.each(drafts)('$name: facts with their sources, nothing twice, easy to read', ({ company, grant, part }) => {
  const facts = [
    ...companyWords(company),
    ...grantWords(draftGrantOf(grant)),
    ...projectWords({ title: '', goals: '', summary: '', budget: '' }),
  ];
  const draft = compose(planOf(part), {
    facts,
    seed: `${part}${company.companyName}`,
    reserve: part === 'project_title' ? [] : RESERVE,
  });
  const cited = new Map(draft.sentences.flatMap((sentence) => sentence.facts).map((fact) => [fact.key, fact]));
  const count = (origin: string) => [...cited.values()].filter((fact) => fact.origin === origin).length;
  expect(count('azienda')).toBeGreaterThanOrEqual(
    Math.min(3, facts.filter(({ origin }) => origin === 'azienda').length),
  );
  expect(count('bando')).toBeGreaterThanOrEqual(2);
  expect(new Set(draft.sentences.map(({ text }) => text)).size).toBe(draft.sentences.length);
  expect(readability(draft.text).gulpease).toBeGreaterThanOrEqual(40);
  for (const sentence of draft.sentences) {
    const sourced = new Set(sentence.facts.flatMap(({ value }) => figuresIn(value)));
    expect(figuresIn(sentence.text).filter((figure) => !sourced.has(figure))).toEqual([]);
    expect(sentence.facts.length > 0 || sentence.isOpen).toBe(true);
    for (const fact of sentence.facts)
      expect([sentence.text.toLowerCase().includes(fact.value.toLowerCase()), factLabel(fact)]).toEqual([
        true,
        expect.stringMatching(/\S/),
      ]);
  }
  expect(draft.text).not.toMatch(/undefined|null|\.\.|  /);
  expect(draft.text).not.toMatch(BAD_JOINS);
  if (part !== 'project_title') for (const { text } of draft.sentences) expect(text).not.toMatch(/^\[DA COMPLETARE/);
  expect(
    compose(planOf(part), {
      facts,
      seed: `${part}${company.companyName}`,
      reserve: part === 'project_title' ? [] : RESERVE,
    }),
  ).toEqual(draft);
});

test('what nobody told is asked for', () => {
  const [grant] = DRAFT_GRANTS;
  const bare = {
    ...DRAFT_COMPANIES.farm,
    description: '',
    employeesExact: null,
    employees: null,
    revenueExact: null,
    revenue: null,
  };
  const facts = [...companyWords(bare), ...grantWords(draftGrantOf(grant!))];
  const draft = compose(planOf('company_description'), { facts, seed: 'x', reserve: RESERVE });
  expect(draft.missing).toEqual([
    'numero di addetti',
    'fatturato dell’ultimo anno',
    'attività principale, prodotti e clienti',
  ]);
  expect(draft.text).toContain('[DA COMPLETARE: numero di addetti]');
});

test('a legal form is told as people write it, never by its code', () => {
  const check = { field: 'legalForm', outcome: 'diverso', expected: 'startup-innovativa', found: 'ditta individuale' };
  expect(checkText(check as Parameters<typeof checkText>[0])).toBe(
    'Forma giuridica: nel documento è ditta individuale, nel profilo è Startup innovativa.',
  );
});

test.each([
  [0, 2, 'Nessuno di questi indica una scadenza: verifica i tempi sul sito dell’ente.'],
  [1, 2, 'Uno è a sportello, senza una scadenza: di solito si chiude quando i fondi finiscono.'],
  [2, 2, 'Sono tutti a sportello, senza una scadenza: di solito si chiude quando i fondi finiscono.'],
  [1, 1, 'È a sportello, senza una scadenza: di solito si chiude quando i fondi finiscono.'],
])('%i of %i without a deadline at the counter: the summary says when to apply', (rolling, found, sentence) => {
  const verdicts = { ammissibile: found, da_verificare: 0, non_ammissibile: 0 };
  const rest = { company: 'Rossi', looked: 196, nearest: null, words: '', hasDroppedWords: false };
  expect(searchSummary({ ...rest, found, rolling, verdicts })).toMatch(sentence);
});
