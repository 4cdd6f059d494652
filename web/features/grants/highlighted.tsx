type Segment = { text: string; match: boolean };

/** Words of a text that answer the search, marked. */
export function Highlighted({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, match }, index) =>
    match ? (
      <mark key={index} className="rounded-[2px] bg-soon text-on-soon">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
