import { Check, Pencil, Trash2 } from 'lucide-react';
import { PATHS } from '#domain/paths.ts';
import { WHAT_IF_LINK } from '#messages/what-if/link.ts';
import { SECTOR_LABELS } from '#messages/sectors.ts';
import { COMPANIES, LEGAL_FORM_LABELS } from '#messages/companies/companies.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { CompletenessMeter } from './completeness-meter.tsx';
import type { Company } from './api.ts';
import type { NextQuestion } from './next-questions.ts';
import { NextQuestionBox } from './questions/next-question-box.tsx';

type Props = {
  company: Company;
  editHref: string;
  /** Only the active company is matched, and so has any. */
  questions: readonly NextQuestion[];
  isBusy: boolean;
  onActivate: () => void;
  onDelete: () => void;
};

/** "Imposta come Attiva" only where it would change something (COM-9). */
export function CompanyCard({ company, editHref, questions, isBusy, onActivate, onDelete }: Props) {
  const { companyName: name } = company;
  const facts = [
    SECTOR_LABELS[company.sector],
    company.legalForm && LEGAL_FORM_LABELS[company.legalForm],
    company.location,
    company.roleInCompany,
  ].filter(Boolean);
  return (
    <Panel className="flex flex-col">
      <div className="grid flex-1 content-start gap-4 p-4">
        <div className="grid gap-1">
          <div className="flex items-start gap-3">
            <h3 className="min-w-0 flex-1 text-18 leading-snug font-bold tracking-[-0.012em] wrap-anywhere">{name}</h3>
            {company.isPrimary && (
              <Badge tone="ink" icon={<Check aria-hidden="true" className="size-4" />}>
                {COMPANIES.active}
              </Badge>
            )}
          </div>
          <p className="text-14 text-ink-2">{facts.join('\u00a0· ')}</p>
        </div>
        {company.description && <p className="line-clamp-2 text-14">{company.description}</p>}
        <CompletenessMeter {...company.completeness} isAskedBeside={questions.length > 0} />
        {questions.length > 0 && <NextQuestionBox company={company} questions={questions} />}
      </div>
      <div className="@container border-t border-rule px-4 py-2">
        <div className="flex flex-wrap items-center gap-2">
          {!company.isPrimary && (
            <Button
              size="sm"
              loading={isBusy}
              onClick={onActivate}
              aria-label={COMPANIES.named(COMPANIES.activate, name)}
              className="@max-[400px]:w-full"
            >
              {COMPANIES.activate}
            </Button>
          )}
          <ButtonLink href={editHref} size="sm" aria-label={COMPANIES.named(COMPANIES.edit, name)}>
            <Pencil aria-hidden="true" />
            {COMPANIES.edit}
          </ButtonLink>
          {company.isPrimary && (
            <ButtonLink href={PATHS.whatIf} size="sm" variant="quiet">
              {WHAT_IF_LINK}
            </ButtonLink>
          )}
          <Button
            variant="quiet"
            size="sm"
            onClick={onDelete}
            aria-label={COMPANIES.named(COMPANIES.remove, name)}
            className="ml-auto"
          >
            <Trash2 aria-hidden="true" />
            {COMPANIES.remove}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
