import { runsOf, type DocumentBlock } from '#domain/documents/document-block.ts';
import { cn } from '#web/lib/cn.ts';
import { DocumentChartView } from './document-chart.tsx';
import { Runs } from './rich-view.tsx';

/** One block of the document, on its page. */
export function PageBlock({ block }: { block: DocumentBlock }) {
  switch (block.kind) {
    case 'part':
      return <h2 id={block.id}>{block.text}</h2>;
    case 'heading':
      return <h3>{block.text}</h3>;
    case 'paragraph':
      return (
        <p className={cn(block.isStrong && 'font-bold')}>
          <Runs runs={runsOf(block.text)} />
        </p>
      );
    case 'list': {
      const items = block.items.map((item, at) => (
        <li key={at}>
          <Runs runs={runsOf(item)} />
        </li>
      ));
      return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return <PageTable block={block} />;
    case 'chart':
      return (
        <figure>
          <h3>{block.title}</h3>
          <DocumentChartView chart={block.chart} alt={block.alt} />
        </figure>
      );
    case 'gantt':
      return <PageGantt block={block} />;
  }
}

const MAX_LABELS = 14;
const percent = (share: number): string => `${String(share * 100)}%`;

/** Bars over their months, as the PDF draws them. */
function PageGantt({ block: { months, bars, alt } }: { block: Extract<DocumentBlock, { kind: 'gantt' }> }) {
  const every = Math.ceil(months.length / MAX_LABELS);
  return (
    <div className="gantt" role="img" aria-label={alt}>
      <div>
        <span />
        <span className="scale">
          {months.map(({ label }, at) => (
            <span key={at}>{at % every === 0 ? label : ''}</span>
          ))}
        </span>
      </div>
      {bars.map(({ label, from, to }) => (
        <div key={label}>
          <span>{label}</span>
          <span>
            <i style={{ marginLeft: percent(from), width: percent(to - from) }} />
          </span>
        </div>
      ))}
    </div>
  );
}

function PageTable({ block }: { block: Extract<DocumentBlock, { kind: 'table' }> }) {
  return (
    <table>
      {block.caption && <caption>{block.caption}</caption>}
      <thead>
        <tr>
          {block.columns.map(({ label, isNumber, share }) => (
            <th key={label} scope="col" className={cn(isNumber && 'n')} style={{ width: `${String(share * 100)}%` }}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row, at) => (
          <tr
            key={at}
            className={cn((block.strong?.includes(at) || (block.hasTotal && at === block.rows.length - 1)) && 's')}
          >
            {row.map((cell, place) =>
              place === 0 ? (
                <th key={place} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={place} className={cn(block.columns[place]?.isNumber && 'n')}>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
