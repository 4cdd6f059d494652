import { expect, test } from 'vitest';
import { PATHS } from '#domain/paths.ts';
import { glossaryOn } from '#messages/resources/glossary.ts';
import { RESOURCE_FAQ } from '#messages/resources/resources.ts';
import { allResources, consultantResources } from './guides.ts';

test('five cards: guides, one video, one reference, each with its time (RES-1)', () => {
  const all = allResources();
  expect(all.map(({ kind }) => kind)).toEqual(['guida', 'guida', 'guida', 'video', 'riferimento']);
  for (const { slug, minutes, blocks, kind } of all) {
    expect([slug, minutes > 0, kind === 'video' || blocks.length > 10]).toEqual([slug, true, true]);
  }
});

test('every guide leads to pages of ours that exist, and no Markdown is left over', () => {
  const known = Object.values(PATHS) as string[];
  for (const { blocks, kind } of [...allResources(), ...consultantResources('2026-11-16')]) {
    const spans = blocks.flatMap((block) =>
      block.kind === 'paragraph' ? block.spans : block.kind === 'list' ? block.items.flat() : [],
    );
    const inside = spans.flatMap((span) => (span.kind === 'link' && span.href.startsWith('/') ? [span.href] : []));
    if (kind !== 'video') expect(inside.length).toBeGreaterThan(0);
    for (const href of inside) expect(known).toContain(href.split('?')[0]);
    for (const { text } of spans) expect(text).not.toMatch(/\*\*|\]\(|^#/);
  }
});

test('a consultant reads guides and regulations, with the numbers in force on the day and their sources (RES-3)', () => {
  const on = (day: string) => consultantResources(day);
  const today = on('2026-11-16');
  expect(today.map(({ kind }) => kind)).toEqual([...Array(3).fill('guida'), ...Array(5).fill('riferimento')]);
  const textOn = (day: string) =>
    JSON.stringify(on(day).find(({ slug }) => slug === 'norme-de-minimis')?.blocks).replaceAll('\u00a0', ' ');
  expect(textOn('2026-11-16')).toContain('300.000 € in 3 anni');
  expect(textOn('2023-06-01')).toContain('200.000 € in 3 anni');
  for (const { slug, kind, blocks } of today) {
    expect([slug, JSON.stringify(blocks).includes('{{')]).toEqual([slug, false]);
    if (kind === 'riferimento')
      expect([slug, /https:\/\/|legge|decreto/.test(JSON.stringify(blocks))]).toEqual([slug, true]);
  }
});

test('the glossary begins with the four terms of the specification and has many more, each once', () => {
  const terms = glossaryOn('2026-11-16');
  expect(terms.slice(0, 4).map(({ id }) => id)).toEqual(['fondo-perduto', 'pmi', 'de-minimis', 'por']);
  expect(terms.length).toBeGreaterThanOrEqual(34);
  expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
  expect(terms[1]?.text).toContain('meno di 250 dipendenti e fatturato annuo fino a 50 milioni di euro');
  expect(RESOURCE_FAQ).toHaveLength(3);
});
