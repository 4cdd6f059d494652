import { Download } from 'lucide-react';
import { ButtonLink } from './button-link.tsx';

type Props = { href: string; what: string; words: { csv: string; exportLabel: (what: string) => string } };

/** What a list shows, all of its pages, as a file. */
export const CsvLink = ({ href, what, words }: Props) => (
  <ButtonLink href={href} size="sm" download aria-label={words.exportLabel(what)}>
    <Download aria-hidden="true" />
    {words.csv}
  </ButtonLink>
);
