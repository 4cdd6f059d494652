/**
 * The first part of every query's key, so that a write can name what it changes without importing another feature.
 * `client.invalidateQueries({ queryKey: KEYS.companies })` reads again all that begins so.
 */
export const KEYS = {
  everything: [],
  companies: ['companies'],
  projects: ['projects'],
  judgedCards: ['judged-cards'],
  whatIf: ['what-if'],
  contradictions: ['contradictions'],
  nextQuestions: ['next-questions'],
  vatNumbers: ['vat-numbers'],
  dashboard: ['dashboard'],
  applications: ['applications'],
  application: ['application'],
  profile: ['profile'],
  consultantProfile: ['consultant-profile'],
  consultants: ['consultants'],
  consultancies: ['consultancies'],
  chats: ['chats'],
  chat: ['chat'],
  chatReports: ['chat-reports'],
  consultantReviews: ['consultant-reviews'],
  notifications: ['notifications'],
  latestNotifications: ['notifications', 'latest'],
  consent: ['assistant-consent'],
  ledger: ['de-minimis-ledger'],
  settings: ['settings'],
  preferences: ['settings', 'preferences'],
  devices: ['settings', 'devices'],
  savedGrants: ['saved-grants'],
  savedSearches: ['saved-searches'],
} as const;
