import { describe, expect, test } from 'vitest';
import { checkEligibility } from '#domain/eligibility/check-eligibility.ts';
import type { Shareholder } from '#domain/companies/company-parts.ts';
import type { NamedCompany } from '#domain/eligibility/company-view.ts';
import { sampleCompany } from '#domain/eligibility/testing/sample-company.ts';
import type { GrantFacts } from '#domain/grants/grant-facts.ts';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import type { Region } from '#domain/vocabulary.ts';
import { NO_PROJECT, type Project } from '#domain/projects/project.ts';

const summary = { ...sampleGrant().source, depth: 'solo_sintesi' as const };
const OPEN = 'da_verificare';
const YES = 'ammissibile';
const NO = 'non_ammissibile';

const seat = (region: Region) => ({ region, province: null, city: null, address: null });

/** The verdict on a grant of which only a summary is known, and this condition. */
function verdict(other: string, description: string, project: Project | null = null, facts: GrantFacts = {}) {
  const grant = sampleGrant({
    constraints: { territory: 'any', sizes: 'any', sectors: 'any', ...(other === '' ? {} : { other: [other] }) },
    facts,
    source: summary,
  });
  return checkEligibility(grant, sampleCompany({ description }), '2026-11-15', { project }).verdict;
}

describe('a condition told in words that decides who may ask is no plain yes', () => {
  test.each<[string, string, string]>([
    ['Domanda sul portale', 'Panificio.', YES],
    ['Vocazione internazionale o fornitura a imprese che esportano', 'Panificio.', OPEN],
    ['Vocazione internazionale o fornitura a imprese che esportano', 'Esportiamo in Francia.', YES],
    ['Vocazione internazionale o fornitura a imprese che esportano', 'Non esportiamo.', OPEN],
    [
      'Vocazione internazionale o fornitura a imprese che esportano',
      'Non esportiamo e non lavoriamo per esportatori.',
      NO,
    ],
    ['Almeno il 20% di fatturato estero', 'Non esportiamo.', NO],
    ['Brevetto concesso o domanda depositata', 'Sensori industriali.', OPEN],
    ['Brevetto concesso o domanda depositata', 'Abbiamo due brevetti.', YES],
    ['Brevetto concesso o domanda depositata', 'Non abbiamo brevetti.', NO],
    ['Domanda di marchio depositata', 'Non abbiamo brevetti.', OPEN],
    ['Risultati provenienti da un progetto europeo ammissibile', 'Sensori industriali.', OPEN],
    ['Risultati provenienti da un progetto europeo ammissibile', 'Veniamo da un progetto Horizon.', YES],
    ['Risultati provenienti da un progetto europeo ammissibile', 'Cerchiamo un progetto europeo.', OPEN],
    ['Risultati provenienti da un progetto europeo ammissibile', 'Non veniamo da un progetto europeo.', NO],
    ['Convenzione con l’istituto penitenziario', 'Officina meccanica.', OPEN],
    ['Convenzione con l’istituto penitenziario', 'Lavoriamo con detenuti in semilibertà.', YES],
    ['Stato di disoccupazione', 'Voglio aprire un bar.', OPEN],
    ['Stato di disoccupazione', 'Sono disoccupata.', YES],
    ['Tecnologie STEP', 'Trattoria di pesce.', OPEN],
    ['Rispetto delle condizioni del singolo topic', 'Software.', OPEN],
    ['Unità produttiva nei comuni dell’area di crisi', 'Officina.', OPEN],
    ['Partenariato con almeno un altro Paese', 'Albergo di famiglia.', OPEN],
    ['Partenariato con almeno un altro Paese', 'Il progetto lo facciamo da soli.', NO],
  ])('«%s» for «%s» is %s', (other, description, expected) => {
    expect(verdict(other, description)).toBe(expected);
  });

  test('who hires after the last year to hire in is too late', () => {
    const hires = (startsOn: string, people: number): Project => ({ ...NO_PROJECT, startsOn, hires: people });
    const asked = 'Assunzione a tempo indeterminato nel 2026';
    expect(verdict(asked, '')).toBe(YES);
    expect(verdict(asked, '', hires('2026-12-01', 2))).toBe(YES);
    expect(verdict(asked, '', hires('2027-03-01', 2))).toBe(NO);
    expect(verdict(asked, '', hires('2027-03-01', 0))).toBe(OPEN);
  });

  test('what the owners must be, and who alone may ask, count as well', () => {
    expect(verdict('', '', null, { ownership: { other: 'Impresa già sostenuta dal Fondo Rilancio' } })).toBe(OPEN);
    const answer = 'No: solo chi è stato ammesso al contributo dell’avviso Travel.';
    expect(verdict('', '', null, { faq: [{ question: 'Può chiederlo qualsiasi PMI?', answer }] })).toBe(OPEN);
    expect(verdict('', '', null, { faq: [{ question: 'Serve una garanzia?', answer: 'No: solo per le Srl.' }] })).toBe(
      YES,
    );
  });

  test('what one cannot take part without counts as well', () => {
    const question = 'Posso partecipare senza un progetto europeo alle spalle?';
    const faq = [{ question, answer: 'No. Si parte dai risultati di un progetto europeo concluso.' }];
    expect(verdict('', 'Sensori.', null, { faq })).toBe(OPEN);
    expect(verdict('', 'Nessun progetto europeo alle spalle.', null, { faq })).toBe(NO);
    const rest = [{ question: 'Posso partecipare senza partner?', answer: 'Sì.' }];
    expect(verdict('', 'Sensori.', null, { faq: rest })).toBe(YES);
  });

  test.each<[Partial<NamedCompany>, string]>([
    [{ region: 'Sicilia' }, 'non_soddisfatto'],
    [{ region: 'Lombardia' }, 'soddisfatto'],
    [{ region: 'Sicilia', operatingSeats: [seat('Lazio'), seat('Sicilia')] }, 'soddisfatto'],
    [{ region: 'Lazio', operatingSeats: [seat('Sicilia')] }, OPEN],
    [{}, OPEN],
  ])('a unit outside a region: %j is %s', (company, expected) => {
    const asked = [
      { constraints: { other: ['Unità fuori dalla Sicilia e assunzione di residenti'] } },
      { facts: { ownership: { other: 'Unità produttiva in UE o extra UE, non in Sicilia' } } },
      { beneficiaries: 'Imprese con sede fuori dalla Sicilia che assumono residenti' },
    ];
    for (const grant of asked) {
      const { checks } = checkEligibility(sampleGrant(grant), sampleCompany(company), '2026-11-15');
      expect(checks.find(({ code }) => code === 'other')?.outcome).toBe(expected);
    }
  });

  test('technology: a plan of a traditional trade that speaks of nothing new has none', () => {
    const plan = (description: string): Project => ({ ...NO_PROJECT, description, spend: 300_000 });
    const inn = { atecoCodes: ['55.10'], atecoVersion: '2025' as const, description: 'Albergo a quattro stelle.' };
    const asked = (company: Partial<NamedCompany>, project: Project | null) =>
      checkEligibility(
        sampleGrant({ constraints: { territory: 'any', sizes: 'any', other: ['Tecnologie STEP'] } }),
        sampleCompany(company),
        '2026-11-15',
        { project },
      ).checks.find(({ code }) => code === 'other')?.outcome;
    expect(asked(inn, plan('Ristrutturazione di un’ala'))).toBe('non_soddisfatto');
    expect(asked(inn, plan('Sensori e intelligenza artificiale per i consumi'))).toBe(OPEN);
    expect(asked(inn, null)).toBe(OPEN);
    const named = sampleGrant({ name: 'Fondo tecnologie STEP', source: summary });
    expect(checkEligibility(named, sampleCompany({}), '2026-11-15').verdict).toBe(OPEN);
    const machines = { ...inn, atecoCodes: ['28.41'], description: 'Macchine utensili.' };
    expect(asked(machines, plan('Nuovo capannone'))).toBe(OPEN);
    expect(asked({ description: 'Ricette di casa, nessuna tecnologia nuova.' }, null)).toBe('non_soddisfatto');
  });

  test.each<[string, Shareholder['kind'], number, string]>([
    ['Comune di Padova', 'ente_pubblico', 26, 'non_soddisfatto'],
    ['Comune di Padova', 'ente_pubblico', 25, 'soddisfatto'],
    ['Università degli Studi di Trieste', 'societa', 26, OPEN],
    ['Rossi Srl', 'societa', 60, 'soddisfatto'],
  ])('public hands: %s (%s) with %s percent is %s', (name, kind, sharePercent, expected) => {
    const other = 'Esclusi gli organismi con oltre il 25% di capitale o voti in mano pubblica';
    const owner: Shareholder = { name, kind, sharePercent, isWoman: null, birthYear: null };
    const { checks } = checkEligibility(
      sampleGrant({ facts: { ownership: { other } } }),
      sampleCompany({ shareholders: [owner] }),
      '2026-11-15',
    );
    expect(checks.find(({ code }) => code === 'other')?.outcome).toBe(expected);
  });
});
