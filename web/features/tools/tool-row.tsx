import { TOOL_ROW } from '#messages/tools/tool-row.ts';
import {
  CumulationToolLink,
  DeMinimisToolLink,
  GuardToolLink,
  RequirementsToolLink,
  SizeToolLink,
  WorthItToolLink,
} from './tool-links.tsx';

const LINK = 'inline-flex min-h-11 items-center text-14';

/** The tools that answer the next question of who reads a grant. */
export function GrantTools({ grantId }: { grantId: string }) {
  return (
    <nav aria-label={TOOL_ROW} className="mt-4 flex flex-wrap gap-x-6 print:hidden">
      <WorthItToolLink grantId={grantId} className={LINK} />
      <GuardToolLink className={LINK} />
      <CumulationToolLink className={LINK} />
      <DeMinimisToolLink className={LINK} />
    </nav>
  );
}

/** The tools that complete what a company knows of itself. */
export function CompanyTools() {
  return (
    <nav aria-label={TOOL_ROW} className="mt-6 flex flex-wrap gap-x-6">
      <SizeToolLink className={LINK} />
      <DeMinimisToolLink className={LINK} />
      <RequirementsToolLink className={LINK} />
    </nav>
  );
}
