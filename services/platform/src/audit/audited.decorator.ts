import { applyDecorators, SetMetadata } from '@nestjs/common';
import { INTERCEPTORS_METADATA } from '@nestjs/common/constants.js';
import { AUDIT_RULE, type AuditRule } from './audit-rule.js';
import { AuditInterceptor } from './audit.interceptor.js';

/**
 * On a handler: a successful call records at least one of these actions. Every handler that changes something has this
 * decorator or `@NotAudited`; the boot stops at one without.
 */
export const Audited = (...actions: [string, ...string[]]): MethodDecorator =>
  applyDecorators(SetMetadata<string, AuditRule>(AUDIT_RULE, { actions }), verifyAround);

/** On a handler whose call records nothing in the audit trail. */
export const NotAudited = (reason: string): MethodDecorator =>
  SetMetadata<string, AuditRule>(AUDIT_RULE, { reason });

/**
 * The check stands around the handler's other interceptors, in particular around its transaction, because an entry
 * counts only once it is committed. It is not installed on all routes: an interceptor makes a read a tenth slower.
 */
const verifyAround: MethodDecorator = (_target, _name, descriptor) => {
  const handler = descriptor.value as object;
  const inner = (Reflect.getMetadata(INTERCEPTORS_METADATA, handler) ?? []) as unknown[];
  Reflect.defineMetadata(INTERCEPTORS_METADATA, [AuditInterceptor, ...inner], handler);
};
