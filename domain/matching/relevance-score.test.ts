import { describe, expect, it } from 'vitest';
import { sampleCompany } from '#domain/eligibility/testing/sample-company.ts';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import { relevanceParts, relevanceScore } from './relevance-score.ts';
import { textAffinity } from './text-affinity.ts';

const parts = { sameSector: false, sameRegion: false, mentionsSme: false, affinity: 0 };

describe('relevance (spec §9): base 70, +15, +10, +5, 0 to 9, cap 95', () => {
  it.each([
    [parts, 70],
    [{ ...parts, sameSector: true }, 85],
    [{ ...parts, sameRegion: true }, 80],
    [{ ...parts, mentionsSme: true }, 75],
    [{ ...parts, affinity: 9 }, 79],
    [{ ...parts, sameSector: true, affinity: 9 }, 94],
    [{ ...parts, sameSector: true, sameRegion: true }, 95],
    [{ sameSector: true, sameRegion: true, mentionsSme: true, affinity: 9 }, 95],
  ])('%j scores %i', (given, score) => {
    expect(relevanceScore(given)).toBe(score);
  });

  it('reads sector, region and PMI from grant and company', () => {
    const grant = sampleGrant({ regions: ['Puglia'], beneficiaries: 'Micro, piccole e medie imprese' });
    expect(relevanceParts(grant, sampleCompany({ sector: 'technology', region: 'Puglia' }))).toEqual({
      sameSector: true,
      sameRegion: true,
      mentionsSme: true,
      affinity: 0,
    });
    expect(relevanceParts(sampleGrant(), sampleCompany({ sector: 'tourism' })).mentionsSme).toBe(false);
  });
});

describe('text affinity, 0 to 9, in place of chance (product.md)', () => {
  const grant = sampleGrant({
    name: 'Voucher per fiere internazionali',
    eligibleCosts: ['Stand e allestimento', 'Viaggi'],
    summary: 'Contributi per la partecipazione a fiere ed eventi promozionali.',
  });
  it('is 0 for an empty description and for one that shares nothing', () => {
    expect(textAffinity('', grant)).toBe(0);
    expect(textAffinity('Coltiviamo carciofi.', grant)).toBe(0);
  });

  it('grows with the words shared and never passes 9', () => {
    const little = textAffinity('Andiamo in fiera.', grant);
    const more = textAffinity('Andiamo in fiera con uno stand, viaggi ed eventi promozionali.', grant);
    const all = `${grant.name} ${grant.summary} ${grant.eligibleCosts.join(' ')} ${grant.name}`;
    expect(little).toBeGreaterThan(0);
    expect(more).toBeGreaterThan(little);
    expect(textAffinity(all, grant)).toBe(9);
  });

  it('is the same every time', () => {
    const text = 'Vogliamo esporre alle fiere internazionali.';
    expect(textAffinity(text, grant)).toBe(textAffinity(text, grant));
  });
});
