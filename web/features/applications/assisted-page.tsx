import type { SectionId } from '#domain/applications/sections.ts';
import { ApplyPage } from './apply-page.tsx';
import { OpeningScreen } from './opening-screen.tsx';

type Props = {
  id: string;
  /** Whether the address names an application; otherwise it names a grant. */
  isOpen: boolean;
  section: SectionId | undefined;
  onOpened: (id: string) => void;
  onSection: (section: SectionId) => void;
};

/** Under either of its addresses: an application's id, or a grant's whose draft takes the address over (APP-3). */
export function AssistedPage({ id, isOpen, section, onOpened, onSection }: Props) {
  if (!isOpen) return <OpeningScreen id={id} onOpened={onOpened} />;
  return <ApplyPage key={id} id={id} section={section} onSection={onSection} />;
}
