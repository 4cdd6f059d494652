import { NO_NETWORK_TEXT, SERVICE_AWAY_TEXT, UNEXPECTED_TEXT } from '#messages/shell/failure.ts';
import { ApiError } from './api.ts';

/** What to tell the user about an error: the server's sentence, or ours when nobody answered (SHE-5). */
export function failureText(error: unknown): string {
  if (error instanceof ApiError && error.body.message) return error.body.message;
  switch (failureCode(error)) {
    case 'no_network':
      return NO_NETWORK_TEXT;
    case 'service_unavailable':
      return SERVICE_AWAY_TEXT;
    default:
      return UNEXPECTED_TEXT;
  }
}

export function failureCode(error: unknown): string {
  if (!(error instanceof ApiError)) return isNoNetwork(error) ? 'no_network' : 'unexpected';
  const isAway = error.body.code === 'unexpected' && AWAY.includes(error.status);
  return isAway ? 'service_unavailable' : error.body.code;
}

/** Said by what stands before the server, in words of its own. */
const AWAY = [502, 503, 504];

/** Each browser has its own words for a request, or a part of the page, that could not be fetched. */
const NO_NETWORK = /fetch|network|load(ing)? (failed|dynamically)|importing a module/i;
const isNoNetwork = (error: unknown) => error instanceof TypeError && NO_NETWORK.test(error.message);

/** What the server refused, by the name of its box. */
export const failureFields = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? Object.fromEntries(error.body.fields.map(({ field, message }) => [field, message])) : {};
