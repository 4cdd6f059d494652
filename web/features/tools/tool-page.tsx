import type { ReactNode } from 'react';
import { PATHS } from '#domain/paths.ts';
import { TOOLS_PAGE } from '#messages/tools/screens.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

type Props = {
  title: string;
  intro: string;
  /** Public pages bring their own column; inside the product the frame has one. */
  isPublic?: boolean;
  actions?: ReactNode;
  children: ReactNode;
};

export function ToolPage({ title, intro, isPublic = false, actions, children }: Props) {
  return (
    <div className={isPublic ? 'wrap pt-4' : undefined}>
      <PageHeader
        back={{ href: PATHS.tools, label: TOOLS_PAGE.back }}
        title={title}
        description={intro}
        display
        actions={actions && <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>}
      />
      {children}
    </div>
  );
}
