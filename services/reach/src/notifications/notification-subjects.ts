import type { PermissionEntry, Role } from '@atrium/contracts';

/** A person of a company, signed in or not. */
export interface NotificationReader {
  id: string;
  companyId: string;
  role: Role;
  permissions: PermissionEntry[];
}

/**
 * Decides which records that notifications are about a person may still see. A service with kinds whose records are not
 * visible to everybody has a provider that extends this class. A notification about any other record is shown without
 * its text and link.
 */
export abstract class NotificationSubjects {
  abstract readonly kinds: readonly string[];
  /** The records that the person may see. */
  abstract listVisible(reader: NotificationReader, subjectIds: string[]): Promise<ReadonlySet<string>>;
}
