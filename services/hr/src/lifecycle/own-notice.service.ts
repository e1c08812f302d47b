import {
  EMPLOYEE,
  HR_ERRORS,
  LIFECYCLE_ERRORS,
  NOTICE_DAYS,
  dayIn,
  type AskNotice,
  type OwnNotice,
} from '@atrium/contracts';
import {
  AppError,
  Audit,
  Clock,
  notFound,
  refusedField,
  TenantDb,
  type SignedInUser,
} from '@atrium/platform';
import { words } from '@atrium/reach';
import { Requests } from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import type { EmployeeEntity } from '../employee/employee.entity.js';
import { fullName } from '../employee/employee.record.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { refuseNotice } from './lifecycle.rules.js';
import { NOTICE_KIND } from './notice-request-kind.service.js';
import { NoticeRequestRepository } from './notice-request.repository.js';

/** A person's own wish to leave. */
@Injectable()
export class OwnNoticeService {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly employees: EmployeeRepository,
    private readonly notices: NoticeRequestRepository,
    private readonly requests: Requests,
    private readonly audit: Audit,
  ) {}

  /** @throws {AppError} NO_EMPLOYEE_RECORD */
  get(user: SignedInUser): Promise<OwnNotice> {
    return this.db.run(user.companyId, async () => this.show(await this.own(user)));
  }

  /** @throws {AppError} NO_EMPLOYEE_RECORD, NOTICE_WAITS, LAST_DAY_BEFORE_NOTICE, TRANSITION_REFUSED, NO_APPROVER */
  ask(user: SignedInUser, { lastWorkingDay, reason }: AskNotice): Promise<OwnNotice> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.own(user);
      const noticeOn = this.today(employee);
      const refused = refuseNotice(employee, { noticeOn, lastWorkingDay, reason });
      if (refused) throw refusedField(refused.field, refused.refusal);
      if (employee.phase === 'notice') throw new AppError('TRANSITION_REFUSED');
      const latest = await this.notices.latestOf(employee.id);
      if (latest?.state === 'pending') throw new AppError(LIFECYCLE_ERRORS.NOTICE_WAITS);
      const notice = { employeeId: employee.id, noticeOn, lastWorkingDay, reason };
      const ref = await this.notices.add(notice, { by: user.id, at: this.clock.now() });
      this.audit.record({ action: 'employee.askNotice', by: user, resource: resourceOf(employee) });
      await this.requests.submit(user, {
        kind: NOTICE_KIND,
        employeeId: employee.id,
        ref,
        from: lastWorkingDay,
        to: lastWorkingDay,
        summary: words('Leaves on {day}', { day: { day: lastWorkingDay } }),
      });
      return this.show(employee);
    });
  }

  /** What is agreed already is asked back. @throws {AppError} NO_EMPLOYEE_RECORD, NOT_FOUND, TRANSITION_REFUSED */
  withdraw(user: SignedInUser, id: string): Promise<OwnNotice> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.own(user);
      const latest = await this.notices.latestOf(employee.id);
      if (latest?.id !== id) throw notFound();
      const place = { kind: NOTICE_KIND, ref: latest.id };
      if (latest.state === 'pending') await this.requests.withdraw(user, place);
      else await this.requests.requestCancel(user, place);
      this.audit.record({ action: 'employee.withdrawOwnNotice', by: user, resource: resourceOf(employee) });
      return this.show(employee);
    });
  }

  private async show(employee: EmployeeEntity): Promise<OwnNotice> {
    const latest = await this.notices.latestOf(employee.id);
    const asked = latest ? await this.requests.of(NOTICE_KIND, [latest.id]) : new Map();
    const open =
      latest && (latest.state === 'pending' || (latest.state === 'approved' && employee.phase === 'notice'));
    return {
      today: this.today(employee),
      noticeDays: NOTICE_DAYS[employee.employmentType],
      lastWorkingDay: employee.lastWorkingDay,
      request:
        open && asked.size > 0
          ? {
              id: latest.id,
              lastWorkingDay: latest.lastWorkingDay,
              askedOn: latest.noticeOn,
              state: latest.state === 'pending' ? 'pending' : 'approved',
            }
          : null,
    };
  }

  private async own(user: SignedInUser): Promise<EmployeeEntity> {
    const employee = await this.employees.lockByUser(user.id);
    if (!employee || employee.archivedAt) throw new AppError(HR_ERRORS.NO_EMPLOYEE_RECORD);
    return employee;
  }

  private today({ timezone }: EmployeeEntity): string {
    return dayIn(this.clock.now(), timezone);
  }
}

const resourceOf = (employee: EmployeeEntity) => ({
  kind: EMPLOYEE.kind,
  id: employee.id,
  title: fullName(employee),
});
