import type { ApplicationView } from './api.ts';

/** Everything a figure of the texts may come from: project, budget, phases, the grant's own words, the company's. */
export function knownFigures({ application, project, grant, budget, terms, attachments }: ApplicationView): string {
  const { contents } = application;
  const numbers = [project, budget, terms, contents.phases, contents.cover].map((part) => JSON.stringify(part ?? ''));
  const words = [
    application.grantTitle,
    application.grantAmount ?? '',
    contents.texts.company_description?.text ?? '',
    grant?.summary ?? '',
    ...(grant?.requirements ?? []),
    ...(grant?.documents ?? []),
    ...(grant?.eligibleCosts ?? []),
    ...attachments.map(({ name }) => name),
  ];
  // A number of the record is written 60000; people write 60.000.
  return [...numbers.map((text) => text.replace(/(\d+)\.(\d{1,2})\b/g, '$1,$2')), ...words].join(' ; ');
}
