/** A person as the audit trail names them. */
export interface AuditActor {
  id: string;
  firstName: string;
  lastName: string;
}

/** Someone outside who acts without an account, such as a signer by their link. */
export type AuditGuest = Omit<AuditActor, 'id'> & { id: null };

/** What a use case hands over to be recorded. */
export interface AuditRecord {
  /** Kind of record, dot, verb: `employee.update`. */
  action: string;
  /** Null when the portal itself acted. */
  by: AuditActor | AuditGuest | null;
  resource: {
    kind: string;
    /** Null when the action concerns no single record. */
    id: string | null;
    /** The record's name at this moment. */
    title: string;
  };
  /**
   * The record's fields as people read them. With both states given, the fields that differ are kept; with one state,
   * those that are not empty.
   */
  before?: object;
  after?: object;
}

/** An entry on its way to the database, as `audit_append` reads it. */
export interface AuditDraft {
  at: string;
  actorId: string | null;
  actorName: string | null;
  action: string;
  kind: string;
  id: string | null;
  title: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  requestId: string | null;
}
