import type { Mail } from './mail.template.js';

/** The person to whom a notification is mailed, and what it is about. */
export interface MailedNotification {
  reader: { id: string; email: string; firstName: string; companyId: string };
  kind: string;
  subjectId: string;
  actorId: string | null;
}

/**
 * Writes mails of its own for kinds of which a notification does not say enough, for people who get them at once. A
 * service with such kinds has a provider that extends this class.
 */
export abstract class NotificationMails {
  abstract readonly kinds: readonly string[];
  /** Inside `TenantDb.run`. Null: the usual mail. */
  abstract mailOf(about: MailedNotification): Promise<Mail | null>;
}
