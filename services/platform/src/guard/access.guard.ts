import {
  Injectable,
  type CanActivate,
  type ExecutionContext,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { ModuleRef, Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { AUDIT_RULE, type AuditRule } from '../audit/audit-rule.js';
import { AppError } from '../errors/app-error.js';
import { RequestContext } from '../request/request-context.js';
import { Maintenance } from '../maintenance/maintenance.js';
import { ACCESS_RULE, MAY_BE_NOBODY, permits, type AccessRule } from '../access/access.decorator.js';
import { Clock } from '../clock/clock.js';
import { isConfirmed } from '../access/confirmation.rules.js';
import { OperatorReader } from '../access/operator-reader.js';
import { RemoteSwitches } from '../contributions/remote-switches.js';
import { refuseSeer } from './seeing.rules.js';
import { RequestSession } from '../access/request-session.js';
import { whenKnown, type Soon } from '../process/soon.js';
import type { SignedInUser } from '../request/signed-in-user.js';

const RETRY_SECONDS = 10;

type RuleOfPeople = Exclude<AccessRule, { session: 'public' | 'operator' }>;

/**
 * Checks every request against its route's rule, in this order: session, client confinement, roles, permission, remote.
 * A route without a rule is denied.
 */
@Injectable()
export class AccessGuard implements CanActivate, OnApplicationBootstrap {
  private readonly rules = new WeakMap<object, AccessRule | null>();
  private switches: RemoteSwitches;

  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: RequestSession,
    private readonly modules: ModuleRef,
    private readonly clock: Clock,
    private readonly maintenance: Maintenance,
  ) {}

  onApplicationBootstrap(): void {
    this.switches = this.modules.get(RemoteSwitches, { strict: false });
  }

  canActivate(context: ExecutionContext): Soon<boolean> {
    const rule = this.ruleOf(context);
    if (!rule) throw new AppError('ACCESS_DENIED');
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (rule.session === 'operator') return this.admitOperator(request);
    this.refuseWhileClosed(rule);
    if (rule.session === 'public') return true;
    return whenKnown(this.sessions.identify(request), (found) => {
      const user = this.signedIn(request, rule, found);
      return user ? this.admit(user, rule, context) : true;
    });
  }

  private admit(user: SignedInUser, rule: RuleOfPeople, context: ExecutionContext): Soon<boolean> {
    const { method } = context.switchToHttp().getRequest<FastifyRequest>();
    if (user.locked && !('whileLocked' in rule)) throw new AppError('SESSION_LOCKED');
    if (user.seenBy) this.refuseSeer(rule, method, context);
    if (user.secondFactorMissing && !rule.beforeSetup) throw new AppError('SECOND_FACTOR_MISSING');
    if (!permits(rule, user)) throw new AppError('ACCESS_DENIED');
    const remote = rule.session === 'staff' && rule.remote;
    return whenKnown(!remote || this.switches.isEnabled(user.companyId, remote), (isOn) => {
      if (!isOn) throw new AppError('REMOTE_DISABLED');
      if (rule.confirmed && !isConfirmed(user, this.clock.now())) throw new AppError('IDENTITY_UNCONFIRMED');
      return true;
    });
  }

  private refuseWhileClosed(rule: AccessRule): void {
    const { on, message } = this.maintenance.current();
    if (!on || 'duringMaintenance' in rule) return;
    throw new AppError('MAINTENANCE', { retryAfterSeconds: RETRY_SECONDS, ...(message && { message }) });
  }

  private refuseSeer(rule: AccessRule, method: string, context: ExecutionContext): void {
    const audit = this.reflector.get<AuditRule | undefined>(AUDIT_RULE, context.getHandler());
    const refused = refuseSeer({ rule, method, audit });
    if (refused) throw new AppError(refused);
  }

  private async admitOperator(request: FastifyRequest): Promise<true> {
    const operator = await this.modules.get(OperatorReader, { strict: false }).identify(request);
    if (operator) {
      request.operator = operator;
      return true;
    }
    throw new AppError((await this.sessions.identify(request)) ? 'ACCESS_DENIED' : 'NOT_SIGNED_IN');
  }

  /** @returns null for nobody, where the rule lets nobody in */
  private signedIn(
    request: FastifyRequest,
    rule: AccessRule,
    user: SignedInUser | null,
  ): SignedInUser | null {
    if (!user && 'orNobody' in rule && MAY_BE_NOBODY in request.headers) return null;
    if (!user) throw new AppError('NOT_SIGNED_IN');
    request.user = user;
    const current = RequestContext.current();
    if (current) current.user = user;
    return user;
  }

  private ruleOf(context: ExecutionContext): AccessRule | null {
    const handler = context.getHandler();
    const known = this.rules.get(handler);
    if (known !== undefined) return known;
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, [
      handler,
      context.getClass(),
    ]);
    this.rules.set(handler, rule ?? null);
    return rule ?? null;
  }
}
