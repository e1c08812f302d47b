import { dayIn, EMPLOYEE_STATUSES, type CreateEmployee, type Employee } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { DepartmentService } from '../department/department.service.js';
import { EmployeeService } from '../employee/employee.service.js';
import { PlaceNames } from '../place/place-names.service.js';
import { dayName, joiningDay } from './demo-attendance.seed.js';
import { birthDay } from './demo-birthday.seed.js';
import { listDemoPeople, type DemoPerson } from './demo-people.seed.js';

const EVERYBODY = { sort: 'name', limit: 100, status: EMPLOYEE_STATUSES.join(',') } as const;

/** Name -> id. */
export interface Places {
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

/** The demo company's employees, their departments and designations. */
@Injectable()
export class StaffDemo {
  readonly people = listDemoPeople();

  constructor(
    private readonly employees: EmployeeService,
    private readonly departments: DepartmentService,
    private readonly names: PlaceNames,
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

  /** Creates everybody, by e-mail. Inside `TenantDb.run` only. */
  async create(
    admin: SignedInUser,
    known: Map<string, Employee>,
    now: Date,
  ): Promise<{ employees: Map<string, Employee>; places: Places }> {
    const places = await this.makePlaces(admin);
    const employees = new Map<string, Employee>();
    for (const person of this.people) {
      const draft = { person, employees, now, places, known: known.get(person.email) };
      employees.set(person.email, await this.save(admin, draft));
    }
    await this.nameLeaders(admin, employees, places);
    return { employees, places };
  }

  /** Who works here, the one whom the demo's employee is first. */
  present(employees: ReadonlyMap<string, Employee>): Employee[] {
    const staff = this.people.filter(({ standing }) => standing === 'login' || standing === 'plain');
    const found = staff.flatMap(({ email }) => employees.get(email) ?? []);
    return found.toSorted((one, next) => Number(isDemo(next)) - Number(isDemo(one)));
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
