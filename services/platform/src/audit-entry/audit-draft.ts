/** A person as the trail names them. */
export interface AuditActor {
  id: string;
  firstName: string;
  lastName: string;
}

/** What a use case tells of what it did. */
export interface AuditRecord {
  /** Kind of record, dot, verb: `employee.update`. */
  action: string;
  /** Null: the portal itself. */
  by: AuditActor | null;
  resource: {
    kind: string;
    /** Null where there is no such record. */
    id: string | null;
    /** What people call it, now. */
    title: string;
  };
  /** The record's fields as people read them. Of both, what differs is kept; of one alone, what is not empty. */
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
