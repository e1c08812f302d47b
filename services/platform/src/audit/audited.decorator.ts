import { SetMetadata } from '@nestjs/common';

/** The actions of which an operation writes at least one, or why it writes none. */
export type AuditRule = { actions: readonly string[] } | { reason: string };

export const AUDIT_RULE = 'atrium:audit';

/**
 * On a handler: a successful call writes at least one of these actions. Every handler that may change something has
 * this or `@NotAudited`; one without stops the boot.
 */
export const Audited = (...actions: [string, ...string[]]): MethodDecorator =>
  SetMetadata<string, AuditRule>(AUDIT_RULE, { actions });

/** On a handler whose call leaves nothing in the trail. */
export const NotAudited = (reason: string): MethodDecorator =>
  SetMetadata<string, AuditRule>(AUDIT_RULE, { reason });
