import { SECTION_IDS, type SectionId } from '#domain/applications/sections.ts';

/** The address of the assisted page: which section. By hand: this runs in every page's first load. */
export type ApplySearch = { sezione?: SectionId };

export function readApplySearch(raw: Record<string, unknown>): ApplySearch {
  const sezione = SECTION_IDS.find((each) => each === raw.sezione);
  return sezione ? { sezione } : {};
}
