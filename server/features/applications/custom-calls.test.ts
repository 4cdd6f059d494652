import { expect, test } from 'vitest';
import type { DocumentText } from '#domain/files/document-reading.ts';
import { readCustomGrant } from '#domain/applications/read-custom-grant.ts';
import { readDocument } from '#server/platform/documents/read-document.ts';
import { CALL_LAYOUTS, callPdf } from '#server/platform/documents/testing/call-layouts.ts';

test.each(Object.entries(CALL_LAYOUTS))(
  'a call of forty pages laid out as "%s": deadline, money and lists, each with its page',
  async (_name, layout) => {
    const reads = await readDocument(await callPdf(layout), 'pdf');
    const { text, pages, pageStarts } = reads as DocumentText;
    const { expected } = layout;
    const reading = readCustomGrant(text, pageStarts);
    expect(pages).toBe(40);
    expect(reading.entity?.value).toContain(expected.entity);
    expect(reading.title?.value).toContain(expected.title);
    expect(reading.deadlines[0]).toMatchObject({ value: expected.deadline.day, page: expected.deadline.page });
    expect(reading.amount).toMatchObject({ value: expected.amount.text, page: expected.amount.page });
    expect(reading.ratePct).toMatchObject({ value: expected.rate.pct, page: expected.rate.page });
    expect(reading.requirements.map(({ value }) => value)).toContain(expected.requirement);
    expect(reading.documents.map(({ value }) => value)).toContain(expected.document);
  },
);
