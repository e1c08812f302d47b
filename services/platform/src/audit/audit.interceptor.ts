import {
  Injectable,
  Logger,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { tap, type Observable } from 'rxjs';
import { AppError } from '../errors/app-error.js';
import { RequestContext } from '../request/request-context.js';
import { isReplayed } from '../idempotency/replayed-header.js';
import { AUDIT_RULE, type AuditRule } from './audit-rule.js';

/**
 * A successful call must record at least one of the actions that its route declares, unless it repeats an earlier
 * answer. A call that records none is our mistake: outside production it fails; in production, where the change is
 * already made, it is logged.
 */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  private readonly logger = new Logger('Audit');

  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const handler = context.getHandler();
    const rule = this.reflector.get<AuditRule | undefined>(AUDIT_RULE, handler);
    if (!rule || !('actions' in rule)) return next.handle();
    const name = `${context.getClass().name}.${handler.name}`;
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const verify = () => {
      if (!isReplayed(reply)) this.verify(name, rule.actions);
    };
    return next.handle().pipe(tap(verify));
  }

  private verify(name: string, declared: readonly string[]): void {
    const written = RequestContext.current()?.audited ?? [];
    if (declared.some((action) => written.includes(action))) return;
    const message = `${name} says that it writes ${declared.join(' or ')} into the audit trail, and did not.`;
    if (process.env['NODE_ENV'] !== 'production') throw new AppError('INTERNAL', { message });
    this.logger.error(message);
  }
}
