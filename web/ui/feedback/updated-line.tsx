type Props = { text: string | null; undoLabel: string; onUndo: () => void };

/** What a change has done, said politely beside it, with the way back. */
export const UpdatedLine = ({ text, undoLabel, onUndo }: Props) => (
  <div role="status" className="text-14 empty:hidden">
    {text !== null && (
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="font-semibold">{text}</span>
        <button type="button" className="underline underline-offset-2 tap:min-h-11" onClick={onUndo}>
          {undoLabel}
        </button>
      </p>
    )}
  </div>
);
