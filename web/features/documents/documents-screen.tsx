import { useState } from 'react';
import type { DocumentFields } from '#domain/documents/document-input.ts';
import type { DocumentKind } from '#domain/documents/document-kinds.ts';
import { DOCUMENT_KINDS } from '#domain/documents/document-kinds.ts';
import { FILE_PURPOSES } from '#domain/files/file-purposes.ts';
import { PATHS } from '#domain/paths.ts';
import { KIND_LABELS } from '#messages/documents/documents.ts';
import { VAULT } from '#messages/documents/screens.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Toggle } from '#web/ui/actions/toggle.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { FileInput } from '#web/ui/fields/file-input.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { Checklists, Vault, VaultDocument } from './api.ts';
import { ChecklistsPanel } from './checklists-panel.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { DocumentDialog } from './document-dialog.tsx';
import { DocumentRow } from './document-row.tsx';
import { ReadingDialog } from './reading-dialog.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { useDocuments } from './use-documents.ts';
import { useUploads } from './use-uploads.ts';

const ENDINGS = ['.pdf', '.jpg', '.jpeg', '.png', '.doc', '.docx', '.xlsx'];
const AT_ONCE = 20;

type Props = { vault: Vault; checklists: Checklists; openId: string | null; isConsultant: boolean };
type Open = { id: string; as: 'form' | 'preview' | 'reading' | 'copy' };

/** The papers of the active company: sent once, used again, and never expired by surprise (DOC-1). */
export function DocumentsScreen({ vault, checklists, openId, isConsultant }: Props) {
  const { company, isOwn, items, today } = vault;
  const [open, setOpen] = useState<Open | null>(openId ? { id: openId, as: 'form' } : null);
  const [kind, setKind] = useState<DocumentKind | null>(null);
  const { sending, add, drop } = useUploads(() => setKind(null));
  const actions = useDocuments();
  if (!company) return <NoCompany isConsultant={isConsultant} />;
  const shown = open && items.find(({ id }) => id === open.id);
  const kinds = DOCUMENT_KINDS.filter((each) => items.some((item) => item.kind === each));
  const listed = kind ? items.filter((item) => item.kind === kind) : items;
  return (
    <>
      <PageHeader title={VAULT.title} description={(isOwn ? VAULT.lead : VAULT.clientLead)(company.name)} />
      <div className="grid items-start gap-6 pb-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          <Field label={VAULT.upload} hint={VAULT.hint}>
            <FileInput
              accept={ENDINGS}
              maxBytes={FILE_PURPOSES.company_document.maxBytes}
              maxFiles={sending.length + AT_ONCE}
              files={sending}
              onAdd={add}
              onReject={(files) => notify('danger', VAULT.refused(files.map(({ file }) => file.name).join(', ')))}
              onRemove={drop}
              labels={{ choose: VAULT.choose, drop: VAULT.drop, remove: VAULT.cancel, progress: VAULT.sending }}
            />
          </Field>
          <SectionPanel
            title={isOwn ? VAULT.list : VAULT.sharedList}
            description={VAULT.count(items.length)}
            flush={items.length > 0}
          >
            {items.length === 0 ? (
              <EmptyState title={VAULT.none.title} description={VAULT.none.body} />
            ) : (
              <>
                {kinds.length > 1 && (
                  <div role="group" aria-label={VAULT.filter} className="flex flex-wrap gap-2 border-b border-rule p-4">
                    <Toggle pressed={kind === null} onChange={() => setKind(null)}>
                      {VAULT.all}
                    </Toggle>
                    {kinds.map((each) => (
                      <Toggle key={each} pressed={kind === each} onChange={() => setKind(each)}>
                        {KIND_LABELS[each]}
                      </Toggle>
                    ))}
                  </div>
                )}
                <ul aria-label={VAULT.list} className="divide-y divide-rule">
                  {listed.map((document) => (
                    <DocumentRow
                      key={document.id}
                      document={document}
                      isOwn={isOwn}
                      onEdit={() => setOpen({ id: document.id, as: 'form' })}
                      onRead={() => setOpen({ id: document.id, as: 'reading' })}
                      onPreview={() => setOpen({ id: document.id, as: 'preview' })}
                      onCopy={() => setOpen({ id: document.id, as: 'copy' })}
                      onRemove={() => actions.remove(document)}
                    />
                  ))}
                </ul>
              </>
            )}
          </SectionPanel>
        </div>
        <ChecklistsPanel checklists={checklists} companyId={company.id} today={today} />
      </div>
      {shown && (
        <Window open={open} document={shown} companyId={company.id} onClose={() => setOpen(null)} actions={actions} />
      )}
    </>
  );
}

type WindowProps = {
  open: Open;
  document: VaultDocument;
  companyId: string;
  onClose: () => void;
  actions: ReturnType<typeof useDocuments>;
};
function Window({ open, document, companyId, onClose, actions }: WindowProps) {
  const save = (fields: DocumentFields) => actions.change(document, fields);
  if (open.as === 'preview') return <PreviewDialog document={document} onClose={onClose} />;
  if (open.as === 'copy') return <CopyDialog document={document} onClose={onClose} />;
  if (open.as === 'reading') return <ReadingDialog {...{ document, companyId, onClose }} onSave={save} />;
  return <DocumentDialog key={document.id} {...{ document, onClose }} onSave={save} />;
}

function NoCompany({ isConsultant }: { isConsultant: boolean }) {
  const words = isConsultant ? VAULT.consultant : VAULT.noCompany;
  return (
    <>
      <PageHeader title={VAULT.title} />
      <EmptyState
        title={words.title}
        description={words.body}
        action={
          <ButtonLink href={isConsultant ? PATHS.requestsManagement : PATHS.newCompany}>{words.action}</ButtonLink>
        }
      />
    </>
  );
}
