/** The actions of which an operation records at least one, or the reason why it records none. */
export type AuditRule = { actions: readonly string[] } | { reason: string };

export const AUDIT_RULE = 'atrium:audit';
