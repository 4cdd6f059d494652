import { useEffect, useEffectEvent } from 'react';
import type { ListFilter } from '#domain/grants/catalogue-search.ts';
import { changed, toggled, type GrantsSearch } from './grants-search.ts';

/** Filters ticked and orders chosen before the page answered are on in the form and not in the address: they count all the same. */
export function useEarlyChoices(formId: string, search: GrantsSearch, onSearch: (search: GrantsSearch) => void): void {
  const apply = useEffectEvent((boxes: readonly HTMLInputElement[]) =>
    onSearch(boxes.reduce((found, { name, value }) => toggled(found, name as ListFilter, value), search)),
  );
  const sortBy = useEffectEvent((sort: string) => {
    if (sort !== (search.sort ?? '')) onSearch(changed(search, { sort: sort || undefined }));
  });
  useEffect(() => {
    const form = document.getElementById(formId);
    const fields = form instanceof HTMLFormElement ? [...form.elements] : [];
    const early = fields.filter(
      (field): field is HTMLInputElement =>
        field instanceof HTMLInputElement && field.type === 'checkbox' && field.checked !== field.defaultChecked,
    );
    if (early.length > 0) apply(early);
    const order = fields.find((field) => field instanceof HTMLSelectElement && field.name === 'sort');
    if (order instanceof HTMLSelectElement) sortBy(order.value);
  }, [formId]);
}
