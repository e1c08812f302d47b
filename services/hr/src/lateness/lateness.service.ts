import {
  LATENESS_ERRORS,
  dayIn,
  type DecideLateness,
  type LateMonth,
  type LatePolicy,
  type MyLateMonth,
} from '@atrium/contracts';
import { AppError, Audit, Clock, LiveEvents, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { fullName } from '../employee/employee.record.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { ATTENDANCE_UPDATE } from '../people-scope.policy.js';
import { LatePolicyRepository } from './late-policy.repository.js';
import { LateProposals } from './late-proposals.service.js';
import { LatenessRepository } from './lateness.repository.js';

/** Late days of a month that is over: what the policy proposes, and what HR made of it, once for each person. */
@Injectable()
export class LatenessService {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly employees: EmployeeRepository,
    private readonly policies: LatePolicyRepository,
    private readonly proposals: LateProposals,
    private readonly lateness: LatenessRepository,
    private readonly live: LiveEvents,
    private readonly audit: Audit,
  ) {}

  /** Everybody with a proposal; none for a month that is not over. */
  async list(user: SignedInUser, month: string): Promise<LateMonth> {
    return this.db.run(user.companyId, async () => {
      const policy = await this.policies.of(month);
      if (!policy || !this.isOver(user, month)) return { month, policy, items: [] };
      const decisions = await this.lateness.listDecisions(month, null);
      const proposed = await this.proposals.of(month, policy);
      const items = proposed.map(({ person, lates, days }) => ({
        employee: { id: person.id, code: person.code, name: fullName(person) },
        lates,
        days,
        decision: decisions.get(person.id) ?? null,
      }));
      return { month, policy, items };
    });
  }

  async getMine(user: SignedInUser, month: string): Promise<MyLateMonth> {
    return this.db.run(user.companyId, async () => {
      const policy = await this.policies.of(month);
      const employee = await this.employees.findByUser(user.id);
      if (!employee) return { policy: null, decision: null };
      const decisions = await this.lateness.listDecisions(month, employee.id);
      return { policy, decision: decisions.get(employee.id) ?? null };
    });
  }

  /**
   * The days of a locked month may be decided: none of them changes by it.
   * @throws {AppError} NOT_FOUND when nothing is proposed, MONTH_NOT_OVER, LATENESS_CHANGED, LATENESS_DECIDED
   */
  async decide(user: SignedInUser, { employeeId, month, outcome, days }: DecideLateness): Promise<void> {
    if (!this.isOver(user, month)) throw new AppError(LATENESS_ERRORS.MONTH_NOT_OVER);
    await this.db.run(user.companyId, async () => {
      const employee = await this.employees.find(employeeId);
      const policy = await this.policies.of(month);
      if (!employee || !policy) throw notFound();
      const lates = await this.latesOf({ employeeId, month, days }, policy);
      const place = { employeeId, month, by: user.id };
      if (!(await this.lateness.decide(place, { lates, days, outcome })))
        throw new AppError(LATENESS_ERRORS.LATENESS_DECIDED);
      const resource = { kind: 'lateness', id: employee.id, title: fullName(employee) };
      this.audit.record({
        action: 'lateness.decide',
        by: user,
        resource,
        after: { month, lates, days, outcome },
      });
      await this.invalidate(employee.userId);
    });
  }

  private async latesOf(
    { employeeId, month, days }: Pick<DecideLateness, 'employeeId' | 'month' | 'days'>,
    policy: LatePolicy,
  ): Promise<number> {
    const [proposal] = await this.proposals.of(month, policy, employeeId);
    if (proposal?.days !== days) throw new AppError(LATENESS_ERRORS.LATENESS_CHANGED);
    return proposal.lates;
  }

  private isOver({ companyTimezone }: SignedInUser, month: string): boolean {
    return month < dayIn(this.clock.now(), companyTimezone).slice(0, 7);
  }

  private async invalidate(userId: string | null): Promise<void> {
    const event = { type: 'invalidate' as const, tags: ['Lateness' as const] };
    await this.live.publishAll([
      { event, audience: { check: ATTENDANCE_UPDATE } },
      ...(userId ? [{ event, audience: { users: [userId] } }] : []),
    ]);
  }
}
