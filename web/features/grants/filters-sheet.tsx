import { FILTERS } from '#messages/grants/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Sheet } from '#web/ui/windows/sheet.tsx';
import { Facets, type FacetsProps } from './facets.tsx';

type Props = Omit<FacetsProps, 'formId'> & {
  total: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onReset: () => void;
};

/** The filters under a thumb: each choice counts at once, and the button says what it leads to. */
export function FiltersSheet({ total, isOpen, onOpenChange, onReset, ...facets }: Props) {
  return (
    <Sheet
      side="bottom"
      title={FILTERS.title}
      closeLabel={FILTERS.close}
      open={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onClick={onReset}>{FILTERS.reset}</Button>
          <Button variant="ink" className="flex-1" onClick={() => onOpenChange(false)}>
            {FILTERS.show(total)}
          </Button>
        </>
      }
    >
      <div className="-mt-px">
        <Facets {...facets} />
      </div>
    </Sheet>
  );
}
