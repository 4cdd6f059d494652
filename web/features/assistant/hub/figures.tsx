/** Small figures side by side, ruled, two by two on phones. */
export function Figures({ label, figures }: { label: string; figures: readonly { label: string; value: string }[] }) {
  return (
    <dl aria-label={label} className="grid grid-cols-2 gap-px bg-rule desk:auto-cols-fr desk:grid-flow-col">
      {figures.map((figure) => (
        <div key={figure.label} className="bg-sheet px-4 py-3 text-on-sheet">
          <dt className="text-13 text-ink-2">{figure.label}</dt>
          <dd className="text-18 font-semibold tabular-nums [overflow-wrap:anywhere]">{figure.value}</dd>
        </div>
      ))}
    </dl>
  );
}
