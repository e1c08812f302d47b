import type {
  AttendanceDate,
  AttendanceMonth,
  Employee,
  EmployeeRequest,
  LeaveBalance,
  LeaveBalances,
  LeaveLedger,
  LeaveRequest,
  LeaveType,
  PersonalDetails,
} from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import {
  expectDone as done,
  TestClock,
  TestPortal,
  type Answer,
  type TestCompany,
  type TestPerson,
} from '@atrium/testing';
import { LeaveAccrual } from '../leave/leave-accrual.service.js';
import { leaveTypeFields } from './full-leave.factory.js';
import { makeWeekFor } from './full-work-plan.factory.js';

const ZONE = 'Asia/Kolkata';
const PEOPLE = '/api/hr/employees';
const TODAY = '2026-11-26';

/** HR of a company in India and what HR does there. Today is Thursday, 26 November 2026, unless another day is opened. */
export class HrDesk {
  acme!: TestCompany;
  hr!: TestPerson;
  /** Somebody who has five days of the one type of leave, where it was opened for leave. */
  employee!: TestPerson;
  type!: LeaveType;

  private constructor(
    readonly portal: TestPortal,
    private readonly clock: TestClock,
  ) {}

  static async start(): Promise<HrDesk> {
    const clock = new TestClock();
    return new HrDesk(await TestPortal.start({ clock }), clock);
  }

  /** Begins anew with another company. */
  async open(today = TODAY): Promise<void> {
    this.clock.set(`${today}T11:30:00+05:30`);
    this.acme = await this.portal.company({ timezone: ZONE });
    this.hr = await this.acme.person('hr');
  }

  /** Begins anew with a company with one type of leave and somebody who has five days of it, on a Monday. */
  async openForLeave(): Promise<void> {
    await this.open('2026-11-23');
    this.employee = await this.acme.person('employee');
    // Nothing is credited by itself.
    this.type = await this.makeType({ quota: 0, sandwich: 'both' });
    const own = done(await this.employee.get<LeaveBalances>('/api/hr/leave/balances')).employee;
    await this.adjust(own!.id, this.type.id, 5);
  }

  /** Another moment of the company's clock; HR signs in again, since a session ends after hours without a request. */
  async goTo(day: string, time = '11:30'): Promise<void> {
    this.clock.set(`${day}T${time}:00+05:30`);
    this.hr = await this.acme.signIn(this.hr.user.email);
  }

  async makeType(given: object = {}): Promise<LeaveType> {
    const fields = { ...leaveTypeFields('Earned leave'), rounding: 'none', ...given };
    return done(await this.hr.post<LeaveType>('/api/hr/leave-types', fields));
  }

  /** Somebody without an account. */
  async addWorker(joiningDate: string, given: object = {}): Promise<Employee> {
    const worker = done(
      await this.hr.post<Employee>(PEOPLE, {
        firstName: 'Wren',
        lastName: 'Rao',
        workEmail: `wren${joiningDate}@acme.test`,
        phone: null,
        designationId: null,
        departmentId: null,
        managerId: null,
        employmentType: 'permanent',
        joiningDate,
        birthDate: null,
        timezone: ZONE,
        invite: false,
        ...given,
      }),
    );
    await this.portal.settle();
    return worker;
  }

  /** The record of somebody with an account. */
  async recordOf({ user }: TestPerson): Promise<Employee> {
    const path = `${PEOPLE}?search=${encodeURIComponent(user.email)}`;
    return done(await this.hr.get<{ items: Employee[] }>(path)).items[0]!;
  }

  /** Somebody with an account who joined in the past. */
  async staff(joiningDate = '2024-03-10'): Promise<{ person: TestPerson; record: Employee }> {
    const person = await this.acme.person('employee');
    const record = await this.recordOf(person);
    await this.changeWorker(record, { joiningDate, attendanceFrom: joiningDate });
    return { person, record };
  }

  private async versionOf(path: string, { id }: { id: string }): Promise<number> {
    return done(await this.hr.get<{ version: number }>(`${path}/${id}`)).version;
  }

  /** A change that may be refused. */
  async tryWorker(worker: { id: string }, values: object): Promise<Answer> {
    const version = await this.versionOf(PEOPLE, worker);
    return this.hr.patch(`${PEOPLE}/${worker.id}`, { version, ...values });
  }

  async change(record: { id: string }, path: string, values: object): Promise<unknown> {
    const version = await this.versionOf(path, record);
    const changed = done(await this.hr.patch(`${path}/${record.id}`, { version, ...values }));
    await this.portal.settle();
    return changed;
  }

  changeType(type: { id: string }, values: object): Promise<unknown> {
    return this.change(type, '/api/hr/leave-types', values);
  }

  changeWorker(worker: { id: string }, values: object): Promise<unknown> {
    return this.change(worker, PEOPLE, values);
  }

  /** A change of the job from today on. */
  async promote(worker: { id: string }, values: object): Promise<void> {
    const version = await this.versionOf(PEOPLE, worker);
    const change = { reason: 'confirmation', note: '', effectiveOn: TODAY, version, ...values };
    done(await this.hr.post(`${PEOPLE}/${worker.id}/jobs`, change));
    await this.portal.settle();
  }

  async giveNotice(worker: { id: string }, lastWorkingDay: string): Promise<void> {
    const version = await this.versionOf(PEOPLE, worker);
    const notice = { noticeOn: TODAY, lastWorkingDay, reason: 'Moves abroad', successorId: null };
    done(await this.hr.post(`${PEOPLE}/${worker.id}/give-notice`, { version, ...notice }));
    await this.portal.settle();
  }

  async exit(worker: { id: string }, lastWorkingDay: string): Promise<Answer> {
    const version = await this.versionOf(PEOPLE, worker);
    const exit = { version, lastWorkingDay, reason: 'Moves abroad', successorId: null };
    const answer = await this.hr.post(`${PEOPLE}/${worker.id}/exit`, exit);
    await this.portal.settle();
    return answer;
  }

  /** Of the first type, unless one is named. */
  async balanceOf({ id }: { id: string }, asOf = TODAY, typeId?: string): Promise<LeaveBalance> {
    const path = `/api/hr/leave/balances?asOf=${asOf}&employeeId=${id}`;
    const { items } = done(await this.hr.get<{ items: LeaveBalance[] }>(path));
    return items.find(({ type }) => typeId === undefined || type.id === typeId)!;
  }

  async grantedTo(worker: { id: string }, typeId?: string): Promise<number> {
    return (await this.balanceOf(worker, TODAY, typeId)).granted;
  }

  /** Policies: the types that people of each employment may take. */
  async offer(types: Record<string, string[]>): Promise<void> {
    for (const [employmentType, typeIds] of Object.entries(types)) {
      const policy = { name: `All of ${employmentType}`, employmentType, departmentId: null, typeIds };
      done(await this.hr.post('/api/hr/leave-policies', policy));
    }
  }

  async saveGender({ id }: { id: string }, gender: string): Promise<void> {
    const path = `${PEOPLE}/${id}/personal`;
    const { version } = done(await this.hr.get<PersonalDetails>(path));
    const kept = { legalName: null, personalEmail: null, homeAddress: null, permanentAddress: null };
    done(await this.hr.put(path, { version, gender, ...kept }));
  }

  /** From today on everybody works from 09:30 to 18:30, from Monday to Friday, with an hour of break. */
  makeWeek(): Promise<void> {
    return makeWeekFor(this.hr, TODAY);
  }

  /** What a date of somebody's attendance came to. */
  async dateOf({ id }: { id: string }, date: string): Promise<AttendanceDate> {
    const path = `/api/hr/attendance/employees/${id}/month?month=${date.slice(0, 7)}`;
    return done(await this.hr.get<AttendanceMonth>(path)).dates.find((each) => each.date === date)!;
  }

  /** What the nightly job credits on a day. */
  creditLeave(today = TODAY): Promise<unknown> {
    const { app } = this.portal;
    return app.get(TenantDb).run(this.acme.id, () => app.get(LeaveAccrual).run(today));
  }

  async adjust(employeeId: string, typeId: string, days: number, more: object = {}): Promise<unknown> {
    this.clock.advance({ seconds: 1 });
    const given = { effectiveOn: '2026-01-01', reason: 'By hand', ...more };
    return done(await this.hr.post('/api/hr/leave/adjustments', { employeeId, typeId, days, ...given }));
  }

  async ask(person: TestPerson, typeId: string, from: string, more: object = {}): Promise<LeaveRequest> {
    const asked = { typeId, from, to: from, ...more };
    return done(await person.post<LeaveRequest>('/api/hr/leave/requests', asked));
  }

  /** The employee asks for days of the one type. */
  apply(from: string, to = from): Promise<LeaveRequest> {
    return this.ask(this.employee, this.type.id, from, { to });
  }

  private async listWaiting(decider: TestPerson): Promise<EmployeeRequest[]> {
    return done(await decider.get<{ items: EmployeeRequest[] }>('/api/requests/waiting')).items;
  }

  /** The request that has waited for HR the longest. */
  async waiting(): Promise<EmployeeRequest> {
    return (await this.listWaiting(this.hr))[0]!;
  }

  /** A decision that may be refused. */
  decide(
    { id, version, step }: EmployeeRequest,
    { decision = 'approve', reason = null as string | null, by = this.hr } = {},
  ): Promise<Answer> {
    return by.post(`/api/requests/${id}/decide`, { decision, version, step, reason });
  }

  async approveAll(by = this.hr): Promise<void> {
    for (const request of await this.listWaiting(by)) done(await this.decide(request, { by }));
  }

  /** @param how `withdraw`, `cut-short`, `cancel` or `request-cancel` */
  end({ id }: LeaveRequest, how: string, person = this.employee, version = 1): Promise<Answer> {
    return person.post(`/api/hr/leave/requests/${id}/${how}`, { version });
  }

  /** What the employee has asked for. */
  async mine(): Promise<LeaveRequest[]> {
    return done(await this.employee.get<{ items: LeaveRequest[] }>('/api/hr/leave/requests/mine')).items;
  }

  /** The employee's ledger in the order in which it was written, as `take -2`. */
  async rows(): Promise<string[]> {
    const path = `/api/hr/leave/ledger?typeId=${this.type.id}`;
    const { items } = done(await this.employee.get<LeaveLedger>(path));
    return items.map(({ kind, days }) => `${kind} ${String(days)}`).toReversed();
  }
}
