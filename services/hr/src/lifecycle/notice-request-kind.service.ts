import { AppError, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { words } from '@atrium/reach';
import {
  RequestKind,
  type ApprovalStep,
  type RequestContext,
  type RequestOutcome,
  type RequestRecord,
} from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import { Checklists } from '../checklist/checklist.service.js';
import { EMPLOYEES, type EmployeeSteps } from '../employee/employee.record.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { DepartureFollowers } from './departure-followers.service.js';
import { lastDayOf } from './lifecycle.rules.js';
import { NoticeRequestRepository, type NoticeRequestRow } from './notice-request.repository.js';

export const NOTICE_KIND = 'noticePeriod';

/** Somebody gives notice: the manager and HR agree, which puts them on notice; taken back, they stay. */
@Injectable()
export class NoticeRequests extends RequestKind {
  override readonly key = NOTICE_KIND;
  override readonly remote = 'hr';
  override readonly title = words('Request Notice Period');
  override readonly icon = 'logout';
  private readonly people: EmployeeSteps;

  constructor(
    records: Records,
    private readonly employees: EmployeeRepository,
    private readonly notices: NoticeRequestRepository,
    private readonly checklists: Checklists,
    private readonly followers: DepartureFollowers,
  ) {
    super();
    this.people = records.of(EMPLOYEES);
  }

  override steps(): Promise<ApprovalStep[]> {
    return Promise.resolve([{ who: 'manager' }, { who: 'hr' }]);
  }

  override async context(requests: readonly RequestRecord[]): Promise<Map<string, RequestContext>> {
    const rows = await this.notices.listByIds(requests.map(({ ref }) => ref));
    const people = await this.employees.listByIds(rows.map(({ employeeId }) => employeeId));
    const types = new Map(people.map(({ id, employmentType }) => [id, employmentType]));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return new Map(
      requests.map(({ id, ref, employeeId }) => {
        const row = byId.get(ref);
        const type = types.get(employeeId);
        if (!row || !type) return [id, { facts: [], warnings: [] }];
        return [id, contextOf(row, lastDayOf(row.noticeOn, type))];
      }),
    );
  }

  /** @throws {AppError} TRANSITION_REFUSED when the person is suspended or has left meanwhile */
  override async effect(
    { ref, employeeId }: RequestRecord,
    outcome: RequestOutcome,
    by: SignedInUser | null,
  ): Promise<void> {
    if (outcome === 'cutShort') throw new AppError('TRANSITION_REFUSED');
    const [row] = await this.notices.listByIds([ref]);
    await this.notices.setState(ref, outcome);
    if (outcome === 'approved' && row) await this.agree(employeeId, row, by);
    if (outcome === 'cancelled') await this.takeBack(employeeId, by);
  }

  private async agree(employeeId: string, notice: NoticeRequestRow, by: SignedInUser | null): Promise<void> {
    const before = await this.people.rows.lock(employeeId);
    if (before.phase !== 'active' && before.phase !== 'onboarding') throw new AppError('TRANSITION_REFUSED');
    const { noticeOn, lastWorkingDay, reason: phaseReason } = notice;
    const values = { phase: 'notice' as const, noticeOn, lastWorkingDay, phaseReason };
    await this.people.table.change(before, values, by?.id ?? null);
    await this.people.record({ step: 'giveNotice', by, id: employeeId, before });
    const employee = await this.employees.find(employeeId);
    const leaving = { checklist: 'offboarding', day: lastWorkingDay, by } as const;
    if (employee) await this.checklists.startFor(employee, leaving);
    await this.followers.tell({ employeeId, lastDay: lastWorkingDay, noticeOn }, by);
  }

  private async takeBack(employeeId: string, by: SignedInUser | null): Promise<void> {
    const before = await this.people.rows.lock(employeeId);
    if (before.phase !== 'notice') return;
    const none = { noticeOn: null, lastWorkingDay: null, successorId: null, phaseReason: null };
    await this.people.table.change(before, { phase: 'active', ...none }, by?.id ?? null);
    await this.people.record({ step: 'withdrawNotice', by, id: employeeId, before });
    const employee = await this.employees.find(employeeId);
    if (employee) await this.checklists.undoFor(employee, 'offboarding');
    await this.followers.tell({ employeeId, lastDay: null, noticeOn: null }, by);
  }
}

function contextOf({ noticeOn, lastWorkingDay, reason }: NoticeRequestRow, full: string): RequestContext {
  return {
    facts: [
      { label: words('Notice given on'), value: { type: 'date', date: noticeOn } },
      { label: words('Last working day'), value: { type: 'date', date: lastWorkingDay } },
      { label: words('Last day of the notice period'), value: { type: 'date', date: full } },
      { label: words('Reason'), value: { type: 'text', text: reason } },
    ],
    warnings: lastWorkingDay < full ? [words('They ask to leave before the notice period ends.')] : [],
  };
}
