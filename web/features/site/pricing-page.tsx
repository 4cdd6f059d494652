import { PATHS } from '#domain/paths.ts';
import { PRICING } from '#messages/site/pages.ts';
import { cn } from '#web/lib/cn.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { DrawnIcon } from '#web/ui/brand/drawn-icon.tsx';
import { FaqList } from './faq-list.tsx';
import { PagePart, PageTop } from './page-top.tsx';

/** Where the form of the page asks for this plan. */
const planHref = (id: string) => (id === 'gratis' ? PATHS.auth : `${PATHS.pricing}?piano=${id}#attivazione`);

export function PricingPlans() {
  return (
    <>
      <PageTop title={PRICING.title} lead={PRICING.lead} />
      <ul className="wrap mt-6 grid gap-4 desk:grid-cols-3">
        {PRICING.plans.map(({ id, name, price, per, text, action }) => (
          <li
            key={id}
            className={cn(
              'flex flex-col gap-4 rounded border border-rule-2 bg-sheet p-6 text-on-sheet',
              id === 'premium' && 'border-t-2 border-t-filo-line',
            )}
          >
            <h2 className="text-18 font-semibold">{name}</h2>
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-serif text-40 tracking-[-0.02em] lining-nums">{price}</span>
              <span className="text-14 text-ink-2">{per}</span>
            </p>
            <p className="flex-1 text-ink-2">{text}</p>
            <ButtonLink href={planHref(id)} variant={id === 'premium' ? 'filo' : 'line'} wide>
              {action}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <PagePart id="confronto" title={PRICING.comparison}>
        <Comparison />
      </PagePart>
      <PagePart id="domande" title={PRICING.faqTitle}>
        <div className="mt-6 max-w-3xl">
          <FaqList entries={PRICING.faq} group="prezzi" />
        </div>
      </PagePart>
    </>
  );
}

function Comparison() {
  return (
    <table className="mt-6 w-full border-collapse text-14">
      <caption className="sr-only">{PRICING.comparison}</caption>
      <thead>
        <tr className="border-b border-rule-2">
          <th scope="col" className="py-3 pr-3 text-left font-semibold">
            {PRICING.feature}
          </th>
          {PRICING.plans.map(({ id, name }) => (
            <th key={id} scope="col" className="px-1 py-3 text-center font-semibold sm:w-36">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PRICING.rows.map((row) => (
          <tr key={row.label} className="border-b border-rule">
            <th scope="row" className="py-3 pr-3 text-left font-normal">
              {row.label}
            </th>
            {PRICING.plans.map(({ id }) => (
              <td key={id} className="px-1 text-center">
                <Included yes={row[id]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Included({ yes }: { yes: boolean }) {
  return (
    <>
      {yes ? <DrawnIcon name="ok" className="mx-auto text-ok-line" /> : <span aria-hidden="true">–</span>}
      <span className="sr-only">{yes ? PRICING.included : PRICING.missing}</span>
    </>
  );
}
