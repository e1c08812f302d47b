/** The actions of which an operation writes at least one, or why it writes none. */
export type AuditRule = { actions: readonly string[] } | { reason: string };

export const AUDIT_RULE = 'atrium:audit';
