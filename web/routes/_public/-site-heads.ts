import { PATHS } from '#domain/paths.ts';
import { LOADED_HEADS } from '#messages/shell/loaded-heads.ts';
import { ACCESSIBILITY_HEAD } from '#messages/site/accessibility.ts';
import { PUBLIC_SUPPORT } from '#messages/site/help.ts';
import { ABOUT, CAREERS, FEATURES, PRICING } from '#messages/site/pages.ts';
import type { ApiClient } from '#web/lib/api.ts';
import { originOf } from '#web/lib/origin.ts';
import { publicHead } from '#web/lib/public-head.ts';

const HEADS = {
  features: FEATURES.head,
  pricing: PRICING.head,
  about: ABOUT.head,
  careers: CAREERS.head,
  publicSupport: PUBLIC_SUPPORT.head,
  accessibility: ACCESSIBILITY_HEAD,
  terms: LOADED_HEADS.terms,
  privacy: LOADED_HEADS.privacy,
} as const;

/** Fetched with a page that is reached from another; a first visit has its head in the HTML. */
export const siteHead = (api: ApiClient, page: keyof typeof HEADS) =>
  publicHead(originOf(api), PATHS[page], HEADS[page]);
