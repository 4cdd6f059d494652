/** A finished mail: both bodies are always there. */
export type Mail = { to: string; subject: string; html: string; text: string };

/** The one interface; which one sends is chosen by configuration. */
export type Mailer = { send(mail: Mail): Promise<void> };
