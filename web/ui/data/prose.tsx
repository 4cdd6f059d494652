import type { Block, Span } from '#domain/blog/markdown.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';

/** An article as data, drawn: nothing of it is raw HTML. */
export function Prose({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="grid gap-5 text-17 leading-[1.7]">
      {blocks.map((block, place) => (
        <ProseBlock key={place} block={block} />
      ))}
    </div>
  );
}

function ProseBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={block.id} className="display mt-4 scroll-mt-6 text-28">
          {block.text}
        </h2>
      );
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List className={block.isOrdered ? 'grid list-decimal gap-2 pl-6' : 'grid list-disc gap-2 pl-6'}>
          {block.items.map((spans, place) => (
            <li key={place}>
              <Spans spans={spans} />
            </li>
          ))}
        </List>
      );
    }
  }
}

const Spans = ({ spans }: { spans: readonly Span[] }) =>
  spans.map((span, place) => {
    if (span.kind === 'link') {
      return (
        <AppLink key={place} href={span.href}>
          {span.text}
        </AppLink>
      );
    }
    if (span.kind === 'text') return span.text;
    const Mark = span.kind;
    return <Mark key={place}>{span.text}</Mark>;
  });
