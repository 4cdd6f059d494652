import type { ReactNode } from 'react';
import type { FactField } from '#domain/grants/grant-facts.ts';
import { GRANT_PAGE } from '#messages/grants/grant-page.ts';
import { KNOWN } from '#messages/grants/grant-facts.ts';
import type { GrantDetail } from '#web/features/grants/grants-api.ts';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { afterRows, portalRows, withSources } from './fact-rows.tsx';
import { FactSources } from './fact-sources.tsx';
import { DataList } from './facts.tsx';
import { TextSection } from './text-section.tsx';
import { applicationDates, Lines } from './text-sections.tsx';

type Props = { grant: GrantDetail['grant'] };

function Part({ grant, title, field, children }: Props & { title: string; field: FactField; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-16 font-bold">{title}</h3>
      {children}
      <div className="mt-1">
        <FactSources facts={grant.facts} field={field} about={title} />
      </div>
    </div>
  );
}

/** What the application takes: papers, steps, the portal and the days. */
export function Application({ detail }: { detail: Pick<GrantDetail, 'grant' | 'computed'> }) {
  const { grant } = detail;
  const { procedure } = grant.facts;
  return (
    <TextSection title={GRANT_PAGE.application}>
      <div className="mt-4 grid gap-6">
        <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          <Part grant={grant} title={GRANT_PAGE.documents} field="documents">
            <Lines items={grant.documents} />
          </Part>
          {procedure && (
            <Part grant={grant} title={KNOWN.steps} field="procedure">
              <ol className="mt-1 text-14">
                {procedure.map((step, at) => (
                  <li key={step} className="flex gap-3 border-b border-rule py-2">
                    <span className="w-4 flex-none text-ink-2 tabular-nums">{at + 1}</span>
                    <span className="text-pretty">{step}</span>
                  </li>
                ))}
              </ol>
            </Part>
          )}
        </div>
        <div>
          <h3 className="text-16 font-bold">{GRANT_PAGE.howAndWhen}</h3>
          <DataList rows={[...withSources(grant.facts, portalRows(grant)), ...applicationDates(detail)]} />
        </div>
      </div>
    </TextSection>
  );
}

/** How it is judged and what follows, where that is known. */
export function Afterwards({ grant }: Props) {
  const { criteria, duties } = grant.facts;
  const rows = afterRows(grant);
  if (rows.length === 0 && !criteria && !duties) return null;
  return (
    <TextSection title={KNOWN.afterwards}>
      {rows.length > 0 && <DataList rows={withSources(grant.facts, rows)} />}
      <div className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {criteria && (
          <Part grant={grant} title={KNOWN.criteria} field="criteria">
            <Criteria criteria={criteria} />
          </Part>
        )}
        {duties && (
          <Part grant={grant} title={KNOWN.duties} field="duties">
            <Lines items={duties} />
          </Part>
        )}
      </div>
    </TextSection>
  );
}

function Criteria({ criteria }: { criteria: NonNullable<GrantDetail['grant']['facts']['criteria']> }) {
  const hasPoints = criteria.some(({ maxPoints }) => maxPoints !== undefined);
  if (!hasPoints) return <Lines items={criteria.map(({ name }) => name)} />;
  return (
    <table className="mt-1 w-full text-14">
      <thead className="text-13 text-ink-2">
        <tr className="border-b border-rule text-left [&>th]:py-2 [&>th]:font-normal">
          <th scope="col">{KNOWN.criterion}</th>
          <th scope="col" className="pl-3 text-right">
            {KNOWN.points}
          </th>
          <th scope="col" className="pl-3 text-right">
            {KNOWN.threshold}
          </th>
        </tr>
      </thead>
      <tbody>
        {criteria.map(({ name, maxPoints, threshold }) => (
          <tr key={name} className="border-b border-rule align-top [&>*]:py-2">
            <th scope="row" className="text-left font-normal text-pretty">
              {name}
            </th>
            <td className="pl-3 text-right tabular-nums">{maxPoints ?? '–'}</td>
            <td className="pl-3 text-right tabular-nums">{threshold ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Questions({ grant: { facts } }: Props) {
  if (!facts.faq) return null;
  return (
    <TextSection title={KNOWN.faq}>
      <div className="mt-2 border-t border-rule-2">
        {facts.faq.map(({ question, answer }) => (
          <Disclosure key={question} title={question}>
            <p className="max-w-measure pb-2 text-14 text-pretty text-ink-2">{answer}</p>
          </Disclosure>
        ))}
      </div>
      <div className="mt-2">
        <FactSources facts={facts} field="faq" about={KNOWN.faq} />
      </div>
    </TextSection>
  );
}

/** What the sources leave open, beside the requirements that it may touch. */
export function Doubts({ grant: { facts } }: Props) {
  if (!facts.doubts) return null;
  return (
    <InlineAlert tone="verify" title={KNOWN.doubts} className="mt-6">
      <p>{KNOWN.doubtsIntro}</p>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {facts.doubts.map((doubt) => (
          <li key={doubt} className="text-pretty">
            {doubt}
          </li>
        ))}
      </ul>
    </InlineAlert>
  );
}
