import { describe, expect, test } from 'vitest';
import { draftOfPart, draftsOf } from './testing/drafts-of.ts';

/** An application holds the drafts that Filo has written: what they say is nothing that the person has told. */
describe('sections that Filo wrote are no new facts', () => {
  const company = { companyName: 'Ottica Lampo', description: 'Negozio di ottica in centro.', employeesExact: 5 };

  test('a project of which nobody has said anything stays so in every part', () => {
    for (const text of Object.values(draftsOf({ company }))) {
      expect(text).not.toMatch(/Lo scopo è questo: .*Ottica Lampo|La prima novità|Si aggiunge/);
      expect(text.match(/Negozio di ottica|negozio di ottica/g)?.length ?? 0).toBeLessThan(2);
    }
  });
  test('a section that opens with the company is no aim', () => {
    const goals = 'Con 5 addetti a Taranto, Ottica Lampo è un negozio di ottica. La spesa è di 40.000 euro.';
    expect(draftOfPart('innovation', { company, written: { goals } })).not.toContain('è un negozio di ottica.\n\nLo');
    expect(draftOfPart('methodology', { company, written: { goals } })).not.toContain('Lo scopo');
  });
  test('an aim that the person wrote is told', () => {
    const written = { goals: 'L’obiettivo del progetto è ridurre i tempi di consegna.' };
    expect(draftOfPart('objectives', { company, written })).toContain('ridurre i tempi di consegna');
  });

  const project = {
    title: 'Laboratorio più grande',
    description:
      'Ampliamo il laboratorio e compriamo due forni. Il rischio è il ritardo dei permessi, quindi la pratica parte subito.',
    spend: 130_000,
  };
  test('a risk told again is the same risk, with its remedy, in every part', () => {
    for (const [part, text] of Object.entries(draftsOf({ company, project }))) {
      expect(text, part).not.toMatch(/(?:secondo|altro) rischio|rischio ulteriore|Il rimedio è \[DA COMPLETARE/);
      expect(text.match(/ritardo dei permessi/g)?.length ?? 0, part).toBeLessThan(2);
    }
  });
  test('months beside names are no phases', () => {
    const description = 'Mesi 1-3: ordini. Mesi 4-8: montaggio.';
    const summary =
      'Le fasi sono tre: gli ordini (mesi 1-3, Ada Furlan); il montaggio (mesi 4-8, Ugo Bit); le prove (mesi 9-12, Ada Furlan).';
    const text = draftOfPart('timeline', { company, project: { ...project, description }, written: { summary } });
    expect(text).toContain('mesi 4-8');
    expect(text).not.toContain('Ugo Bit');
  });
});
