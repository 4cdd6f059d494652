import { useEffect, useEffectEvent } from 'react';
import type { ListFilter } from '#domain/grants/catalogue-search.ts';
import { toggled, type GrantsSearch } from './grants-search.ts';

/** Filters ticked before the page answered are on in the form and not in the address: they count all the same. */
export function useEarlyChoices(formId: string, search: GrantsSearch, onSearch: (search: GrantsSearch) => void): void {
  const apply = useEffectEvent((boxes: readonly HTMLInputElement[]) =>
    onSearch(boxes.reduce((found, { name, value }) => toggled(found, name as ListFilter, value), search)),
  );
  useEffect(() => {
    const form = document.getElementById(formId);
    const fields = form instanceof HTMLFormElement ? [...form.elements] : [];
    const early = fields.filter(
      (field): field is HTMLInputElement =>
        field instanceof HTMLInputElement && field.type === 'checkbox' && field.checked !== field.defaultChecked,
    );
    if (early.length > 0) apply(early);
  }, [formId]);
}
