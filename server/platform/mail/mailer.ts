/** A finished mail: both bodies are always there. */
export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  /** The same however often it is tried: who receives it twice shows it once. */
  messageId?: string;
};

/** The one interface; which one sends is chosen by configuration. */
export type Mailer = { send(mail: Mail): Promise<void> };
