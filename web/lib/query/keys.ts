/**
 * The first part of every query's key, so that a write can name what it changes without importing another feature.
 * `client.invalidateQueries({ queryKey: KEYS.companies })` reads again all that begins so.
 */
export const KEYS = {
  companies: ['companies'],
  dashboard: ['dashboard'],
  notifications: ['notifications'],
  latestNotifications: ['notifications', 'latest'],
  savedGrants: ['saved-grants'],
  savedSearches: ['saved-searches'],
} as const;
