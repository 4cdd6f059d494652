import { useQuery } from '@tanstack/react-query';
import { CircleHelp, Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { PREVIEW as WORDS } from '#messages/business-plans/screens.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { ErrorState, LoadingState } from '#web/ui/feedback/states.tsx';
import { BackLink } from '#web/ui/layout/back-link.tsx';
import { documentQuery, planFilePath, type PlanDocument } from './api.ts';
import { AttachDialog } from './attach-dialog.tsx';
import { PageBlock } from './page-blocks.tsx';

type Props = { id: string; planHref: string; words: { loading: string; failed: string; retry: string } };

/** The document itself: the pages of the PDF, with what is still open. */
export function PreviewScreen({ id, planHref, words }: Props) {
  const { data, isError, refetch, isFetching } = useQuery(documentQuery(useApi(), id));
  const [isAttaching, setAttaching] = useState(false);
  if (isError)
    return (
      <ErrorState title={words.failed} retryLabel={words.retry} onRetry={() => void refetch()} retrying={isFetching} />
    );
  if (!data) {
    return (
      <LoadingState label={words.loading} className="py-6">
        <SkeletonLines count={10} />
      </LoadingState>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3 print:hidden">
        <BackLink href={planHref} label={WORDS.back} />
        <div className="grid text-14">
          <h1 className="font-semibold">{data.title}</h1>
          <span className="text-13 text-ink-2">
            {data.subtitle} · {WORDS.pages(data.pageCount)}
          </span>
        </div>
        <span className="flex flex-wrap gap-2 sm:ml-auto">
          <Button variant="quiet" onClick={() => setAttaching(true)}>
            {WORDS.attach}
          </Button>
          {data.hasFigures && (
            <ButtonLink variant="line" href={planFilePath(id, 'xlsx')} download>
              {WORDS.xlsx}
            </ButtonLink>
          )}
          <ButtonLink variant="line" href={planFilePath(id, 'docx')} download>
            {WORDS.docx}
          </ButtonLink>
          <ButtonLink variant="filo" href={planFilePath(id, 'pdf')} download>
            <Download aria-hidden="true" />
            {WORDS.pdf}
          </ButtonLink>
        </span>
      </div>
      {data.open.length > 0 && (
        <p className="flex flex-wrap items-center gap-2 rounded bg-verify px-4 py-2 text-14 text-on-verify print:hidden">
          <CircleHelp aria-hidden="true" className="size-5 flex-none" />
          <span>{WORDS.todo(data.open.length, WORDS.onPages([...new Set(data.open.map(({ page }) => page))]))}</span>
          <AppLink href={planHref} className="font-semibold">
            {WORDS.complete}
          </AppLink>
        </p>
      )}
      <div className="grid gap-6 pt-4 min-[900px]:grid-cols-[13rem_minmax(0,1fr)] print:block print:pt-0">
        <Contents document={data} />
        <div className="grid justify-items-center gap-6 bg-sunken p-3 sm:p-6 print:block print:bg-transparent print:p-0">
          <Cover document={data} />
          {data.pages.map(({ number, blocks }) => (
            <Sheet key={number} label={WORDS.pageLabel(number)}>
              <p className="run">
                <span>{data.company}</span>
                <span>{data.subtitle}</span>
              </p>
              {blocks.map((block, at) => (
                <PageBlock key={at} block={block} />
              ))}
              <p className="pn">{WORDS.page(number, data.pageCount)}</p>
            </Sheet>
          ))}
        </div>
      </div>
      <AttachDialog id={id} isOpen={isAttaching} onClose={() => setAttaching(false)} />
    </>
  );
}

function Contents({ document }: { document: PlanDocument }) {
  return (
    <nav aria-label={WORDS.index} className="self-start text-14 min-[900px]:sticky min-[900px]:top-18 print:hidden">
      <ol>
        {document.contents.map(({ section, title, page, open }, at) => (
          <li key={section}>
            <a
              href={`#${section}`}
              className="flex gap-3 rounded px-2 py-1.5 no-underline hover:bg-sunken tap:min-h-11"
            >
              <span className="w-5 tabular-nums">
                {open > 0 ? <CircleHelp aria-hidden="true" className="size-4 text-on-verify" /> : at + 1}
              </span>
              <span className="flex-1">{title}</span>
              <span className="text-ink-2 tabular-nums">{page}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Cover({ document }: { document: PlanDocument }) {
  return (
    <Sheet label={WORDS.cover}>
      <div className="cov">
        <p className="e">{document.company}</p>
        <svg viewBox="0 0 480 90" aria-hidden="true" className="text-filo-line" fill="none" stroke="currentColor">
          <path
            d="M-40 60C-10 60 10 70 34 52S62 8 40 14s-22 50 12 54S112 34 92 24 54 60 86 68s64-2 96-4 90 0 335 0"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
        <p className="t">{document.title}</p>
        <p className="s">{document.subtitle}</p>
        <dl>
          {document.facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="q">{document.note}</p>
      </div>
    </Sheet>
  );
}

function Sheet({ label, children }: { label: string; children: ReactNode }) {
  return (
    <article aria-label={label} className="plan-page">
      <div>{children}</div>
    </article>
  );
}
