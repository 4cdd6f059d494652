import { integerText } from '#domain/numbers/write-number.ts';
import { DOSSIER as WORDS } from '#messages/applications/dossier.ts';
import { dayOf, paragraph, part, type Block } from './dossier-blocks.ts';
import type { DossierView } from './reading.ts';

export function verdict({ verdict: { frozen, now } }: DossierView): Block[] {
  const shown = now ?? frozen;
  if (!shown) return [];
  const W = WORDS.verdict;
  return [
    part(WORDS.parts.verdict),
    paragraph(W.at(shown.text, dayOf(shown.at)), true),
    {
      kind: 'table',
      columns: [
        { label: W.requirement, share: 0.36 },
        { label: W.outcome, share: 0.2 },
        { label: W.found, share: 0.44 },
      ],
      rows: shown.checks.map(({ requirement, outcome, found }) => [
        requirement,
        WORDS.outcomes[outcome] ?? outcome,
        found,
      ]),
    },
  ];
}

export function checklist({ application, grant, attachments: files }: DossierView): Block[] {
  const W = WORDS.checklist;
  const ways = (grant?.access ?? []).map((way) => WORDS.ways[way] ?? way).join(', ');
  const documents = grant?.documents ?? [];
  const stateOf = (document: string) => {
    if (files.some((file) => file.document === document)) return W.attached;
    return application.contents.settledDocuments.includes(document) ? W.settled : W.missing;
  };
  return [
    part(WORDS.parts.checklist),
    {
      kind: 'list',
      items: [
        ...(grant?.portal ? [grant.portal] : []),
        ...(grant?.link ? [W.link(grant.link)] : []),
        ...(ways ? [W.access(ways)] : []),
        ...(grant?.signature ? [W.signature] : []),
        W.pec,
        W.declarations,
        ...(grant?.procedure ?? []),
      ],
    },
    { kind: 'heading', text: W.documents },
    ...(documents.length === 0
      ? [paragraph(W.unknown)]
      : [
          {
            kind: 'table' as const,
            columns: [
              { label: W.document, share: 0.72 },
              { label: W.state, share: 0.28 },
            ],
            rows: documents.map((document) => [document, stateOf(document)]),
          },
        ]),
    ...(grant?.documentNotes ?? []).map((note) => paragraph(W.note(note))),
  ];
}

export function attachments({ attachments: files }: DossierView): Block[] {
  const W = WORDS.attachments;
  if (files.length === 0) return [part(WORDS.parts.attachments), paragraph(W.none)];
  return [
    part(WORDS.parts.attachments),
    {
      kind: 'table',
      columns: [
        { label: W.name, share: 0.3 },
        { label: W.kind, share: 0.15 },
        { label: W.size, share: 0.12, isNumber: true },
        { label: W.hash, share: 0.43 },
      ],
      rows: files.map(({ name, kind, bytes, sha256 }) => [name, WORDS.kinds[kind], integerText(bytes), sha256]),
    },
  ];
}
