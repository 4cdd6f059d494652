import { expect, test } from 'vitest';
import { TEMPLATES, templateText } from '#messages/sharing/templates.ts';
import { fillTemplate, missingIn, TEMPLATE_IDS, type TemplateData } from './templates.ts';

const NOTHING: TemplateData = {
  azienda: null,
  sede: null,
  partitaIva: null,
  pec: null,
  addetti: null,
  cliente: null,
  consulente: null,
  data: null,
};

test('a template says what is known of the client, and names what is missing', () => {
  const parts = fillTemplate('Per {{azienda}}, PEC {{pec}}; {{azienda}}.', { ...NOTHING, azienda: 'Brenta Srl' });
  expect(templateText(parts)).toBe('Per Brenta Srl, PEC [da completare: PEC]; Brenta Srl.');
  expect(missingIn(parts)).toEqual(['pec']);
});

test('what a client is called never becomes a field of its own', () => {
  expect(templateText(fillTemplate('{{azienda}}', { ...NOTHING, azienda: 'A {{pec}} Srl' }))).toBe('A {{pec}} Srl');
});

test.each(TEMPLATE_IDS)('the template "%s" asks only for what can be filled', (id) => {
  expect(missingIn(fillTemplate(TEMPLATES[id].text, NOTHING)).length).toBeGreaterThan(2);
});

test('before a name that begins with an a, "a" is "ad"', () => {
  const filled = (azienda: string) => templateText(fillTemplate('intestati a {{azienda}}', { ...NOTHING, azienda }));
  expect([filled('Albergo Sole'), filled('Brenta Srl')]).toEqual([
    'intestati ad Albergo Sole',
    'intestati a Brenta Srl',
  ]);
  expect(templateText(fillTemplate(TEMPLATES.mandato.text, NOTHING))).toMatch(/^La\/Il sottoscritta\/o /);
});
