/** Where the open pages of one person hear what to read again, in whichever process. */
export const liveTopic = (personId: string): string => `person:${personId}`;
