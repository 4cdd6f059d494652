import { useQuery } from '@tanstack/react-query';
import { VAULT } from '#messages/documents/screens.ts';
import { failureText } from '#web/lib/failure.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { LoadingState } from '#web/ui/feedback/states.tsx';
import { wordsQuery, type VaultDocument } from './api.ts';

/** Of a Word or Excel file its words: paragraphs, and tables where cells are parted. */
export function PreviewText({ document }: { document: VaultDocument }) {
  const { data, error } = useQuery(wordsQuery(useApi(), document));
  if (error) return <InlineAlert tone="verify">{failureText(error)}</InlineAlert>;
  if (!data) return <LoadingState label={VAULT.previewOf(document.title)} />;
  if (data.problem) return <InlineAlert tone="verify">{data.problem}</InlineAlert>;
  return (
    <div
      role="group"
      aria-label={VAULT.previewOf(document.title)}
      tabIndex={0}
      className="grid max-h-[70dvh] gap-3 overflow-auto rounded border border-rule-2 p-4 text-14"
    >
      <p className="text-13 text-ink-2">{VAULT.wordsOnly}</p>
      {blocksOf(data.text).map((block, at) =>
        block.isTable ? (
          <table key={at} className="border-collapse text-13 tabular-nums">
            <tbody>
              {block.lines.map((line, row) => (
                <tr key={row}>
                  {line.split('\t').map((cell, column) => (
                    <td key={column} className="border border-rule px-2 py-1 align-top">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <p key={at} className="wrap-anywhere whitespace-pre-line">
            {block.lines.join('\n')}
          </p>
        ),
      )}
      {data.isPartial && <p className="text-13 text-ink-2">{VAULT.goesOn}</p>}
    </div>
  );
}

type Block = { isTable: boolean; lines: string[] };

/** Lines with tabs that follow each other are one table; empty lines part paragraphs. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n')) {
    const isTable = line.includes('\t');
    const last = blocks.at(-1);
    if (line.trim() === '') blocks.push({ isTable: false, lines: [] });
    else if (last && last.isTable === isTable && last.lines.length > 0) last.lines.push(line);
    else blocks.push({ isTable, lines: [line] });
  }
  return blocks.filter(({ lines }) => lines.length > 0);
}
