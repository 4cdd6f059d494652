/** The button alone: it stands on public pages, which do not load the words of its window. */
export const CONTACT_WORDS = {
  contact: 'Contatta',
  contactName: (firstName: string) => `Contatta ${firstName}`,
} as const;
