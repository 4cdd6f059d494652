import { FileDown, Save } from 'lucide-react';
import { useRef, useState } from 'react';
import type { SizeResult } from '#domain/tools/company-size/company-size.ts';
import type { SizeInput } from '#domain/tools/company-size/size-input.ts';
import { SIZE_SCREEN, TOOL_PAGE } from '#messages/tools/screens.ts';
import type { ToolCompany } from '#web/features/tools/active-company.ts';
import { TextField } from '#web/features/tools/tool-fields.tsx';
import { failureText } from '#web/lib/failure.ts';
import { Button } from '#web/ui/actions/button.tsx';
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
  const [busy, setBusy] = useState<'download' | 'save' | null>(null);

  async function download() {
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
    setBusy('download');
    try {
      await downloadDeclaration(draft, input());
      notify('success', SIZE_SCREEN.downloaded);
    } catch (error) {
      notify('danger', SIZE_SCREEN.downloadFailed, { description: failureText(error) });
    }
    setBusy(null);
  }
  async function save(to: ToolCompany) {
    setBusy('save');
    try {
      await saveToProfile(to, draft, result);
      notify('success', SIZE_SCREEN.saved(to.companyName), { description: SIZE_SCREEN.savedText });
    } catch (error) {
      notify('danger', SIZE_SCREEN.saveFailed, { description: failureText(error) });
    }
    setBusy(null);
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
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="filo" loading={busy === 'download'} onClick={() => void download()}>
          {busy !== 'download' && <FileDown aria-hidden="true" />}
          {busy === 'download' ? SIZE_SCREEN.downloading : SIZE_SCREEN.download}
        </Button>
        {company && (
          <Button loading={busy === 'save'} onClick={() => void save(company)} className="whitespace-normal">
            {busy !== 'save' && <Save aria-hidden="true" />}
            {busy === 'save' ? SIZE_SCREEN.saving : SIZE_SCREEN.save(company.companyName)}
          </Button>
        )}
      </div>
    </SectionPanel>
  );
}
