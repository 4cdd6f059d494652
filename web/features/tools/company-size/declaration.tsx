import { FileDown, Save } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { SizeResult } from '#domain/tools/company-size/company-size.ts';
import type { SizeInput } from '#domain/tools/company-size/size-input.ts';
import { SIZE_SCREEN, TOOL_PAGE } from '#messages/tools/screens.ts';
import type { ToolCompany } from '#web/features/tools/active-company.ts';
import { TextField } from '#web/features/tools/tool-fields.tsx';
import { KEYS } from '#web/lib/query/keys.ts';
import { usePublicWrite } from '#web/lib/query/use-public-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { SizeDraft } from './size-draft.ts';
import { einProblem, type Problems } from './size-problems.ts';
import { useSizeTool } from './use-size-tool.ts';

type Props = {
  draft: SizeDraft;
  onChange: (change: Partial<SizeDraft>) => void;
  input: () => SizeInput;
  company: ToolCompany | null;
  result: SizeResult;
};

/** Who signs, the sheet itself, and the figures into the company's profile. */
export function Declaration({ draft, onChange, input, company, result }: Props) {
  const { downloadDeclaration, saveToProfile } = useSizeTool();
  const [problems, setProblems] = useState<Problems>({});
  const box = useRef<HTMLDivElement>(null);
  const downloading = usePublicWrite({
    mutationFn: () => downloadDeclaration(draft, input()),
    meta: { failed: SIZE_SCREEN.downloadFailed },
    onSuccess: () => notify('success', SIZE_SCREEN.downloaded),
  });
  const saving = usePublicWrite({
    mutationFn: (to: ToolCompany) => saveToProfile(to, draft, result),
    meta: { failed: SIZE_SCREEN.saveFailed, changes: [KEYS.everything] }, // all follows the company
    onSuccess: (_nothing, { companyName }) =>
      notify('success', SIZE_SCREEN.saved(companyName), { description: SIZE_SCREEN.savedText }),
  });
  const isOpen = result.size === null;
  const openId = useId();

  function download() {
    const ein = einProblem(draft.ein);
    const found: Problems = {
      ...(draft.name.trim() === '' ? { name: SIZE_SCREEN.nameNeeded } : {}),
      ...(ein ? { ein } : {}),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    downloading.mutate(undefined);
  }
  return (
    <SectionPanel title={SIZE_SCREEN.declaration} description={SIZE_SCREEN.declarationText} className="print:hidden">
      <div ref={box} className="field-grid sm:grid-cols-2">
        <TextField
          label={SIZE_SCREEN.name}
          value={draft.name}
          onChange={(name) => onChange({ name })}
          error={problems.name}
          autoComplete="organization"
          required
        />
        <TextField
          label={SIZE_SCREEN.ein}
          mark={TOOL_PAGE.optional}
          value={draft.ein}
          onChange={(ein) => onChange({ ein })}
          error={problems.ein}
          maxLength={20}
        />
        <TextField
          label={SIZE_SCREEN.seat}
          mark={TOOL_PAGE.optional}
          value={draft.seat}
          onChange={(seat) => onChange({ seat })}
          className="sm:col-span-2"
        />
      </div>
      {isOpen && (
        <InlineAlert tone="verify" className="mt-4">
          <span id={openId}>{SIZE_SCREEN.stillOpen}</span>
        </InlineAlert>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="filo"
          loading={downloading.isPending}
          disabled={isOpen}
          aria-describedby={isOpen ? openId : undefined}
          onClick={download}
        >
          {!downloading.isPending && <FileDown aria-hidden="true" />}
          {downloading.isPending ? SIZE_SCREEN.downloading : SIZE_SCREEN.download}
        </Button>
        {company && (
          <Button loading={saving.isPending} onClick={() => saving.mutate(company)} className="whitespace-normal">
            {!saving.isPending && <Save aria-hidden="true" />}
            {saving.isPending ? SIZE_SCREEN.saving : SIZE_SCREEN.save(company.companyName)}
          </Button>
        )}
      </div>
    </SectionPanel>
  );
}
