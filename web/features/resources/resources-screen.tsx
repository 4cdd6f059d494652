import { useState } from 'react';
import { PATHS } from '#domain/paths.ts';
import { RESOURCE_CATEGORIES, type ResourcesSearch } from '#domain/resources/resources.ts';
import { fold } from '#domain/search/fold.ts';
import { glossaryOn } from '#messages/resources/glossary.ts';
import { CATEGORY_NAMES, RESOURCE_FAQ, RESOURCES as WORDS } from '#messages/resources/resources.ts';
import { DE_MINIMIS_TOOL, EXCLUSIONS_TOOL, SIZE_TOOL, WORTH_IT_TOOL } from '#messages/tools/tools.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { SearchInput } from '#web/ui/fields/search-input.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Accordion } from '#web/ui/layout/accordion.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { Resources } from './api.ts';
import { ResourceCards } from './resource-cards.tsx';

type Props = {
  resources: Resources;
  search: ResourcesSearch;
  /** A day of Rome: the numbers of the glossary are those in force on it. */
  day: string;
  back: string;
  onSearch: (search: ResourcesSearch) => void;
};

/** Search and category over guides, glossary and questions; the tools stay in sight (RES-1). */
export function ResourcesScreen({ resources, search, day, back, onSearch }: Props) {
  const { categoria } = search;
  // The address follows what is typed, and comes too late to be what the box shows.
  const [q, setTyped] = useState(search.q ?? '');
  const words = fold(q).split(/\s+/).filter(Boolean);
  const says = (...texts: string[]) => words.every((word) => fold(texts.join(' ')).includes(word));
  const shown = resources.filter(
    ({ title, description, category }) => (!categoria || category === categoria) && says(title, description),
  );
  const terms =
    !categoria || categoria === 'glossario' ? glossaryOn(day).filter((one) => says(one.term, one.text)) : [];
  const questions = categoria ? [] : RESOURCE_FAQ.filter(({ question, answer }) => says(question, answer));
  const change = (changes: { q?: string | undefined; categoria?: ResourcesSearch['categoria'] | undefined }) => {
    const next = { q, categoria, ...changes };
    onSearch({ ...(next.q ? { q: next.q } : {}), ...(next.categoria ? { categoria: next.categoria } : {}) });
  };
  return (
    <>
      <PageHeader back={{ href: back, label: WORDS.back }} title={WORDS.title} description={WORDS.lead} />
      <div className="grid gap-8">
        <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_16rem]">
          <Field label={WORDS.search}>
            <SearchInput
              value={q}
              maxLength={100}
              onChange={(next) => {
                setTyped(next);
                change({ q: next });
              }}
              clearLabel={WORDS.clear}
            />
          </Field>
          <Field label={WORDS.category}>
            <Select
              value={categoria ?? ''}
              placeholder={WORDS.all}
              options={RESOURCE_CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value] }))}
              onChange={({ target: { value } }) =>
                change({ categoria: RESOURCE_CATEGORIES.find((one) => one === value) })
              }
            />
          </Field>
        </div>
        {shown.length + terms.length + questions.length === 0 && (
          <EmptyState
            title={WORDS.none}
            description={WORDS.noneText}
            action={<ButtonLink href={PATHS.support}>{WORDS.support}</ButtonLink>}
          />
        )}
        {shown.length > 0 && <ResourceCards resources={shown} />}
        {terms.length > 0 && <Glossary terms={terms} />}
        {questions.length > 0 && (
          <section aria-labelledby="domande">
            <h2 id="domande" className="mb-2 text-18 font-bold">
              {WORDS.faq}
            </h2>
            <Accordion
              items={questions.map(({ id, question, answer }) => ({ value: id, title: question, content: answer }))}
            />
          </section>
        )}
        <Tools />
      </div>
    </>
  );
}

function Glossary({ terms }: { terms: ReturnType<typeof glossaryOn> }) {
  return (
    <section aria-labelledby="glossario">
      <h2 id="glossario" className="mb-2 flex items-baseline gap-3 text-18 font-bold">
        {WORDS.glossary}
        <span className="text-14 font-normal text-ink-2">{WORDS.glossaryCount(terms.length)}</span>
      </h2>
      <dl className="grid gap-x-8 border-t border-rule-2 desk:grid-cols-2">
        {terms.map(({ id, term, text, source }) => (
          <div key={id} id={id} className="border-b border-rule py-3">
            <dt className="font-semibold">{term}</dt>
            <dd className="text-14 text-ink-2">
              {text}
              {source && <span className="block text-13">{source}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const TOOLS = [
  { ...SIZE_TOOL, href: PATHS.sizeTool },
  { ...DE_MINIMIS_TOOL, href: PATHS.deMinimisTool },
  { ...EXCLUSIONS_TOOL, href: PATHS.requirementsTool },
  { ...WORTH_IT_TOOL, href: PATHS.worthItTool },
];

function Tools() {
  return (
    <section aria-labelledby="strumenti">
      <h2 id="strumenti" className="mb-2 text-18 font-bold">
        {WORDS.tools}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {TOOLS.map(({ title, intro, href }) => (
          <li
            key={href}
            className="grid content-start gap-1 rounded border border-rule-2 bg-sheet p-4 text-14 text-on-sheet"
          >
            <h3 className="text-16 font-bold">
              <AppLink href={href}>{title}</AppLink>
            </h3>
            <p className="text-ink-2">{intro}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
