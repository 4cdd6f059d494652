import type { RichBlock, RichRun } from '#domain/business-plans/rich-text.ts';

const GAP = /(\[DA COMPLETARE: [^\]]+\])/;

/** Words with their look; what is still to be told is marked. */
export function Runs({ runs }: { runs: readonly RichRun[] }) {
  return runs.map(({ text, bold, italic }, at) => {
    const pieces = text.split(GAP).map((piece, place) =>
      GAP.test(piece) ? (
        <mark key={place} className="bg-verify font-medium text-on-verify">
          {piece}
        </mark>
      ) : (
        piece
      ),
    );
    const words = italic ? <em>{pieces}</em> : pieces;
    return <span key={at}>{bold ? <strong>{words}</strong> : words}</span>;
  });
}

/** A part as it stands. */
export function RichView({ blocks }: { blocks: readonly RichBlock[] }) {
  return (
    <div className="plan-text">
      {blocks.map((block, at) => (
        <Block key={at} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: RichBlock }) {
  switch (block.type) {
    case 'heading':
      return (
        <h4>
          <Runs runs={block.runs} />
        </h4>
      );
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.runs} />
        </p>
      );
    case 'list': {
      const items = block.items.map((item, at) => (
        <li key={at}>
          <Runs runs={item} />
        </li>
      ));
      return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table': {
      const [head = [], ...rows] = block.rows;
      return (
        <table>
          <thead>
            <tr>
              {head.map((cell, at) => (
                <th key={at} scope="col">
                  <Runs runs={cell} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                {row.map((cell, place) => (
                  <td key={place}>
                    <Runs runs={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    }
  }
}
