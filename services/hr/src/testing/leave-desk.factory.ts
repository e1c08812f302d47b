import type { EmployeeRequest, LeaveRequest, LeaveType } from '@atrium/contracts';
import { TestClock, TestPortal, type Answer, type TestCompany, type TestPerson } from '@atrium/testing';
import { leaveTypeFields } from './full-leave.factory.js';

/** A company with one type of leave, someone who has five days of it, and HR, who decides. Today is Mon, 23 Nov 2026. */
export class LeaveDesk {
  acme!: TestCompany;
  hr!: TestPerson;
  employee!: TestPerson;
  type!: LeaveType;

  private constructor(readonly portal: TestPortal) {}

  static async start(): Promise<LeaveDesk> {
    return new LeaveDesk(await TestPortal.start({ clock: new TestClock('2026-11-23T06:00:00Z') }));
  }

  /** Begins anew with another company. */
  async open(): Promise<void> {
    this.acme = await this.portal.company();
    this.hr = await this.acme.person('hr');
    this.employee = await this.acme.person('employee');
    const fields = {
      ...leaveTypeFields('Earned leave'),
      // Nothing is credited by itself.
      ...{ quota: 0, sandwich: 'both' },
    };
    this.type = (await this.hr.post<LeaveType>('/api/hr/leave-types', fields)).body;
    const own = (await this.employee.get('/api/hr/leave/balances')).body.employee;
    const credit = { employeeId: own.id, typeId: this.type.id, days: 5 };
    const given = { ...credit, effectiveOn: '2026-01-01', reason: 'Opening' };
    expect((await this.hr.post('/api/hr/leave/adjustments', given)).status).toBe(201);
  }

  async apply(from: string, to = from): Promise<LeaveRequest> {
    const asked = { typeId: this.type.id, from, to };
    const answer = await this.employee.post<LeaveRequest>('/api/hr/leave/requests', asked);
    expect([answer.text, answer.status]).toEqual([answer.text, 201]);
    return answer.body;
  }

  /** The request that has waited for HR the longest. */
  async waiting(): Promise<EmployeeRequest> {
    const { items } = (await this.hr.get<{ items: EmployeeRequest[] }>('/api/requests/waiting')).body;
    return items[0]!;
  }

  decide(
    { id, version, step }: EmployeeRequest,
    decision = 'approve',
    reason: string | null = null,
  ): Promise<Answer> {
    return this.hr.post(`/api/requests/${id}/decide`, { decision, version, step, reason });
  }

  /** @param how `withdraw`, `cut-short` or `request-cancel` */
  end({ id }: LeaveRequest, how: string, person = this.employee, version = 1): Promise<Answer> {
    return person.post(`/api/hr/leave/requests/${id}/${how}`, { version });
  }

  async mine(): Promise<LeaveRequest[]> {
    return (await this.employee.get('/api/hr/leave/requests/mine')).body.items;
  }

  /** The ledger in the order in which it was written, as `take -2`. */
  async rows(): Promise<string[]> {
    const { items } = (await this.employee.get(`/api/hr/leave/ledger?typeId=${this.type.id}`)).body;
    return items
      .map(({ kind, days }: { kind: string; days: number }) => `${kind} ${String(days)}`)
      .toReversed();
  }
}
