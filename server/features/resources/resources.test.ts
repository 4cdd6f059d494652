import { expect, test } from 'vitest';
import { PATHS } from '#domain/paths.ts';
import { glossaryOn } from '#messages/resources/glossary.ts';
import { RESOURCE_FAQ } from '#messages/resources/resources.ts';
import { allResources } from './guides.ts';

test('five cards: guides, one video, one reference, each with its time (RES-1)', () => {
  const all = allResources();
  expect(all.map(({ kind }) => kind)).toEqual(['guida', 'guida', 'guida', 'video', 'riferimento']);
  for (const { slug, minutes, blocks, kind } of all) {
    expect([slug, minutes > 0, kind === 'video' || blocks.length > 10]).toEqual([slug, true, true]);
  }
});

test('every guide leads to pages of ours that exist, and no Markdown is left over', () => {
  const known = Object.values(PATHS) as string[];
  for (const { blocks, kind } of allResources()) {
    const spans = blocks.flatMap((block) =>
      block.kind === 'paragraph' ? block.spans : block.kind === 'list' ? block.items.flat() : [],
    );
    const inside = spans.flatMap((span) => (span.kind === 'link' && span.href.startsWith('/') ? [span.href] : []));
    if (kind !== 'video') expect(inside.length).toBeGreaterThan(0);
    for (const href of inside) expect(known).toContain(href.split('?')[0]);
    for (const { text } of spans) expect(text).not.toMatch(/\*\*|\]\(|^#/);
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
