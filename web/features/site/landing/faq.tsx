import { FAQ, FAQ_WORDS, type FaqFacts } from '#messages/site/faq.ts';
import { FaqList } from '#web/features/site/faq-list.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Section } from './section.tsx';

/** Three categories, two questions each, one open at a time (SIT-5). */
export function Faq({ facts, supportHref }: { facts: FaqFacts; supportHref: string | null }) {
  return (
    <Section id="faq" title={FAQ_WORDS.title} knot>
      <div className="mt-8 grid gap-8">
        {FAQ.map(({ title, questions }) => (
          <div key={title} className="grid gap-x-12 gap-y-3 desk:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
            <h3 className="font-serif text-22 font-book desk:pt-2.5">{title}</h3>
            <FaqList
              group="faq"
              entries={questions.map(({ id, question, answer }) => ({ id, question, answer: answer(facts) }))}
            />
          </div>
        ))}
      </div>
      {supportHref && (
        <p className="mt-6 flex flex-wrap items-center gap-4 text-ink-2">
          {FAQ_WORDS.lead}
          <ButtonLink href={supportHref}>{FAQ_WORDS.button}</ButtonLink>
        </p>
      )}
    </Section>
  );
}
