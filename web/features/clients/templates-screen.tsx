import { Copy, Download } from 'lucide-react';
import type { Portfolio } from '#domain/sharing/portfolio.ts';
import {
  fillTemplate,
  missingIn,
  TEMPLATE_IDS,
  type TemplateData,
  type TemplateId,
} from '#domain/sharing/templates.ts';
import { templateFilePath } from '#domain/file-paths.ts';
import { PATHS } from '#domain/paths.ts';
import { TEMPLATE_FIELD_NAMES, TEMPLATE_WORDS as WORDS, TEMPLATES, templateText } from '#messages/sharing/templates.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { copyText } from '#web/ui/feedback/copy-text.ts';
import { EmptyState, LoadingState } from '#web/ui/feedback/states.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';

type Props = {
  clients: Portfolio['clients'];
  companyId: string | null;
  /** Of the client that is chosen. */
  data: TemplateData | null;
  onChoose: (companyId: string) => void;
};

/** Reusable texts, filled with what is known of a client; what is missing is named (CON-22). */
export function TemplatesScreen({ clients, companyId, data, onChoose }: Props) {
  return (
    <>
      <PageHeader title={WORDS.title} description={WORDS.intro} />
      {clients.length === 0 ? (
        <EmptyState
          title={WORDS.noClients}
          description={WORDS.noClientsText}
          action={<ButtonLink href={PATHS.newClient}>{WORDS.add}</ButtonLink>}
        />
      ) : (
        <>
          <div className="max-w-96 pb-6">
            <Field label={WORDS.client}>
              <Select
                value={companyId ?? ''}
                placeholder={WORDS.pick}
                options={clients.map(({ companyId: value, name }) => ({ value, label: name }))}
                onChange={({ target: { value } }) => value && onChoose(value)}
              />
            </Field>
          </div>
          {companyId && data ? (
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 desk:grid-cols-2">
              {TEMPLATE_IDS.map((id) => (
                <Template key={id} id={id} companyId={companyId} data={data} />
              ))}
            </div>
          ) : (
            <LoadingState label={WORDS.filling} />
          )}
        </>
      )}
    </>
  );
}

function Template({ id, companyId, data }: { id: TemplateId; companyId: string; data: TemplateData }) {
  const { title, use, text } = TEMPLATES[id];
  const parts = fillTemplate(text, data);
  const missing = missingIn(parts).map((field) => TEMPLATE_FIELD_NAMES[field]);
  return (
    <SectionPanel title={title} description={use}>
      <p className="text-14 wrap-anywhere whitespace-pre-line">
        {parts.map((part, at) =>
          part.kind === 'manca' ? (
            <mark key={at} className="rounded bg-verify px-1 text-on-verify">
              {WORDS.blank(TEMPLATE_FIELD_NAMES[part.field])}
            </mark>
          ) : part.kind === 'dato' ? (
            <b key={at} className="font-semibold">
              {part.text}
            </b>
          ) : (
            <span key={at}>{part.text}</span>
          ),
        )}
      </p>
      <p className="mt-4 border-t border-rule pt-3 text-13 text-ink-2">
        {missing.length > 0 ? WORDS.missing(missing.join(', ')) : WORDS.complete}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" aria-label={WORDS.copyOf(title)} onClick={() => void copyText(templateText(parts), WORDS)}>
          <Copy aria-hidden="true" />
          {WORDS.copy}
        </Button>
        <ButtonLink size="sm" href={templateFilePath(companyId, id)} aria-label={WORDS.downloadOf(title)} download>
          <Download aria-hidden="true" />
          {WORDS.download}
        </ButtonLink>
      </div>
    </SectionPanel>
  );
}
