import { readdirSync, readFileSync } from 'node:fs';
import { CONCEPTS } from '#domain/assistant/chat/concepts.ts';
import type { Said } from '#domain/assistant/learned/hearing.ts';
import { conceptText } from '#messages/assistant/concepts.ts';
import { CONCEPT_NAMES } from '#messages/assistant/knowledge/concept-names.ts';
import { KNOWLEDGE, knowledgeText } from '#messages/assistant/knowledge/knowledge.ts';

const FOLDER = new URL('corpus/', import.meta.url);
/** Any day: only the words of a rule count here, not its figures. */
const SOME_DAY = '2026-01-01';

/** One example a line: what is asked, where it is said, the message; BANDO stands for a grant's name. */
export function examples(): Said[] {
  return readdirSync(FOLDER).flatMap((name) =>
    readFileSync(new URL(name, FOLDER), 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const [label = '', place = '', text = ''] = line.split('\t');
        return { label, place, text };
      }),
  );
}

/** What the knowledge base says of a matter, and what it goes by, are examples of how it is asked for too. */
export function known(): Said[] {
  const entries = [
    ...KNOWLEDGE.map(({ id, kind, names, ...entry }) => ({
      label: `${kind}:${id}`,
      names,
      text: knowledgeText({ id, kind, names, ...entry }, SOME_DAY),
    })),
    ...CONCEPTS.map((concept) => ({
      label: `regola:${concept}`,
      names: CONCEPT_NAMES[concept],
      text: conceptText(concept, SOME_DAY).text,
    })),
  ];
  return entries.flatMap(({ label, names, text }) =>
    [names.replace(/[|+=]/g, ' '), text].map((each) => ({ label, place: '-', text: each })),
  );
}
