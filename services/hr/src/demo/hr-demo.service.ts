import {
  EMPLOYEE_STATUSES,
  addDays,
  dayIn,
  monthStart,
  type CreateEmployee,
  type Employee,
} from '@atrium/contracts';
import { Clock, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { AttendanceLocks } from '../attendance/attendance-lock.service.js';
import { AttendanceHistory } from '../attendance/attendance-history.service.js';
import { DepartmentService } from '../department/department.service.js';
import { EmployeeService } from '../employee/employee.service.js';
import { PlaceNames } from '../place/place-names.service.js';
import { Celebrations } from '../celebration/celebrations.service.js';
import { TaskNews } from '../task-news/task-news.service.js';
import { AssetDemo } from './asset-demo.service.js';
import { LifecycleDemo } from './lifecycle-demo.service.js';
import { LeaveDemo } from './leave-demo.service.js';
import { dayName, joiningDay, LEFT_DAYS, makeAttendance } from './demo-attendance.seed.js';
import { birthDay } from './demo-birthday.seed.js';
import { PaperDemo } from './paper-demo.service.js';
import { JobDemo } from './job-demo.service.js';
import { OvertimeDemo } from './overtime-demo.service.js';
import { PersonalDemo } from './personal-demo.service.js';
import { TeamDemo } from './team-demo.service.js';
import { WorkPlanDemo } from './work-plan-demo.service.js';
import { listDemoPeople, type DemoPerson } from './demo-people.seed.js';

const EVERYBODY = { sort: 'name', limit: 100, status: EMPLOYEE_STATUSES.join(',') } as const;

/** Longer than the demo's attendance. */
const PAST_DAYS = 4 * 366;

/** Name -> id. */
interface Places {
  departments: Map<string, string>;
  designations: Map<string, string>;
}

interface Draft {
  person: DemoPerson;
  places: Places;
  /** Employees already saved, by e-mail. */
  employees: Map<string, Employee>;
  now: Date;
  /** The employee record that the person's account got automatically. */
  known: Employee | undefined;
}

/** The demo company's employees and their attendance. */
@Injectable()
export class HrDemo {
  private readonly people = listDemoPeople();

  constructor(
    private readonly employees: EmployeeService,
    private readonly departments: DepartmentService,
    private readonly names: PlaceNames,
    private readonly histories: AttendanceHistory,
    private readonly leave: LeaveDemo,
    private readonly jobs: JobDemo,
    private readonly lifecycles: LifecycleDemo,
    private readonly assets: AssetDemo,
    private readonly overtime: OvertimeDemo,
    private readonly papers: PaperDemo,
    private readonly teams: TeamDemo,
    private readonly locks: AttendanceLocks,
    private readonly plans: WorkPlanDemo,
    private readonly personal: PersonalDemo,
    private readonly celebrations: Celebrations,
    private readonly taskNews: TaskNews,
    private readonly clock: Clock,
  ) {}

  /** Whether everybody exists already; all are created at once. */
  async isFilled(admin: SignedInUser): Promise<boolean> {
    return (await this.employees.steps.list(admin, EVERYBODY)).total >= this.people.length;
  }

  /** Employees that accounts got automatically, by e-mail. Not inside `TenantDb.run`. */
  async listKnown(admin: SignedInUser): Promise<Map<string, Employee>> {
    const { items } = await this.employees.steps.list(admin, EVERYBODY);
    return new Map(items.map((employee) => [employee.workEmail, employee]));
  }

  /** Creates everybody with three years of attendance. Inside `TenantDb.run` only. */
  async fill(admin: SignedInUser, known: Map<string, Employee>): Promise<void> {
    const now = this.clock.now();
    const places = await this.makePlaces(admin);
    const employees = new Map<string, Employee>();
    for (const person of this.people) {
      const draft = { person, employees, now, places, known: known.get(person.email) };
      employees.set(person.email, await this.save(admin, draft));
    }
    await this.nameLeaders(admin, employees, places);
    const designationOf = new Map(this.people.map(({ email, designation }) => [email, designation]));
    await this.jobs.fill(admin, employees, { ...places, designationOf });
    const { departments } = places;
    await this.plans.fill(admin, { people: this.people, employees: [...employees.values()], departments });
    const staff = this.people.filter(({ standing }) => standing !== 'left');
    await this.leave.fill(
      admin,
      staff.flatMap(({ email }) => employees.get(email) ?? []),
    );
    await this.personal.fill(admin, [...employees.values()]);
    await this.clockIn(admin, employees, now);
    await this.overtime.approve(admin);
    await this.lifecycles.fill(admin, employees);
    await this.assets.fill(admin, this.present(employees), dayIn(now, admin.companyTimezone));
    await this.papers.fill(admin, this.present(employees), dayIn(now, admin.companyTimezone));
    await this.teams.fill(admin, this.present(employees), dayIn(now, admin.companyTimezone));
    await this.lockPast(admin, dayIn(now, admin.companyTimezone));
  }

  /** Of all papers the one that is made as a document. Not inside `TenantDb.run`. */
  async writeLetter(admin: SignedInUser): Promise<void> {
    const [someone] = this.present(await this.listKnown(admin));
    if (someone) await this.papers.write(admin, someone);
  }

  /** What HR reads on the first morning, once there are tasks. Inside `TenantDb.run` only. */
  async tellMorning(admin: SignedInUser): Promise<void> {
    const now = this.clock.now();
    await this.celebrations.announce(dayIn(now, admin.companyTimezone));
    await this.taskNews.announce(now);
  }

  /** Who works here, the one whom the demo's employee is first. */
  private present(employees: ReadonlyMap<string, Employee>): Employee[] {
    const staff = this.people.filter(({ standing }) => standing === 'login' || standing === 'plain');
    const found = staff.flatMap(({ email }) => employees.get(email) ?? []);
    return found.toSorted((one, next) => Number(isDemo(next)) - Number(isDemo(one)));
  }

  /** Months that are over have been paid. */
  private async lockPast(admin: SignedInUser, today: string): Promise<void> {
    await this.locks.lock(admin, { from: addDays(today, -PAST_DAYS), to: addDays(monthStart(today), -1) });
  }

  /** Records what people have clocked; those who have left do so afterwards. */
  private async clockIn(admin: SignedInUser, employees: Map<string, Employee>, now: Date): Promise<void> {
    const away = await this.leave.listAway();
    const isAway = ({ email }: DemoPerson, date: string) =>
      away.has(`${employees.get(email)?.id ?? ''} ${date}`);
    const histories = makeAttendance(this.people, now, isAway);
    for (const [index, { email, standing }] of this.people.entries()) {
      const employee = employees.get(email);
      if (!employee) continue;
      const punches = histories[index] ?? [];
      await this.histories.record(admin.companyId, employee.id, { punches, by: admin });
      const lastDay = addDays(dayIn(now, admin.companyTimezone), -LEFT_DAYS);
      if (standing === 'left') await this.lifecycles.leave(admin, employee, lastDay);
    }
  }

  private async makePlaces(admin: SignedInUser): Promise<Places> {
    const of = (read: (person: DemoPerson) => string) => [...new Set(this.people.map(read))];
    return {
      departments: await this.names.departmentsOf(
        of(({ department }) => department),
        admin,
      ),
      designations: await this.names.designationsOf(
        [...of(({ designation }) => designation), ...of(({ startedAs = 'UI Designer' }) => startedAs)],
        admin,
      ),
    };
  }

  /** Makes the first person of each department its leader. */
  private async nameLeaders(
    admin: SignedInUser,
    employees: Map<string, Employee>,
    places: Places,
  ): Promise<void> {
    for (const [name, id] of places.departments) {
      const leader = this.people.find(({ department }) => department === name);
      const { version } = await this.departments.steps.get(admin, id);
      const leaderId = (leader && employees.get(leader.email)?.id) ?? null;
      await this.departments.update(admin, id, { version, leaderId });
    }
  }

  /** Completes the employee that an account got automatically, or creates one. */
  private async save(admin: SignedInUser, draft: Draft): Promise<Employee> {
    const fields = toFields(draft, admin.companyTimezone);
    const { known } = draft;
    if (known) return this.employees.update(admin, known.id, { ...fields, version: known.version });
    return this.employees.create(admin, { ...fields, invite: draft.person.standing === 'invited' });
  }
}

const isDemo = ({ workEmail }: Employee) => workEmail.startsWith('employee@');

type Fields = Omit<CreateEmployee, 'invite' | 'code'>;

function toFields({ person, employees, now, places }: Draft, timezone: string): Fields {
  return {
    timezone,
    firstName: person.firstName,
    lastName: person.lastName,
    workEmail: person.email,
    phone: `+9198765${String(40_001 + employees.size * 137)}`,
    designationId: places.designations.get(person.startedAs ?? person.designation) ?? null,
    departmentId: places.departments.get(person.department) ?? null,
    employmentType: person.employmentType,
    joiningDate: dayName(joiningDay(person, now)),
    // Their attendance is as old as they are here.
    attendanceFrom: dayName(joiningDay(person, now)),
    confirmDate: null,
    birthDate: birthDay(employees.size, dayIn(now, timezone)),
    managerId: (person.manager && employees.get(person.manager)?.id) ?? null,
  };
}
