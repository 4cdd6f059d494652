import type { ReactNode } from 'react';
import { PATHS } from '#domain/paths.ts';
import { TOOLS_PAGE } from '#messages/tools-screens.ts';
import { BackLink } from '#web/ui/breadcrumb.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

type Props = {
  title: string;
  intro: string;
  /** Public pages have the wide column and the display face; inside the product the frame has its own. */
  isPublic?: boolean;
  actions?: ReactNode;
  children: ReactNode;
};

export function ToolPage({ title, intro, isPublic = false, actions, children }: Props) {
  return (
    <div className={isPublic ? 'wrap pt-4' : undefined}>
      <div className="print:hidden">
        <BackLink href={PATHS.tools} label={TOOLS_PAGE.back} />
      </div>
      <PageHeader
        title={title}
        description={intro}
        display={isPublic}
        className="pt-2"
        actions={actions && <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>}
      />
      {children}
    </div>
  );
}
