import { PATHS } from '#domain/paths.ts';
import { WORD_TABS as WORDS } from '#messages/admin/search-words.ts';
import { TabLinks } from '#web/ui/layout/tabs.tsx';

/** The two halves of one work: what is asked, and how it is explained. */
export const WordTabs = ({ current }: { current: 'terms' | 'synonyms' }) => (
  <div className="pb-4">
    <TabLinks
      label={WORDS.label}
      links={[
        { href: PATHS.searchTermsDesk, label: WORDS.terms, current: current === 'terms' },
        { href: PATHS.synonymsDesk, label: WORDS.synonyms, current: current === 'synonyms' },
      ]}
    />
  </div>
);
